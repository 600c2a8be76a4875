// Scripts that take long, with the cache between processor and flash: the budgets hold with its misses, too. Three are over
// them and not among these: castles-team.txt, a cursor in 34 ms; castles-4p-2019.txt, 33 ms to pack a long game; and
// orleans-5p.txt, 63 ms to take one up.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { testScripts } from './scripts.mjs';

const only = ['castles-solo.txt', 'castles-13b.txt', 'screens.txt', 'orleans-2p.txt'];
testScripts(DEFAULT_BOARD, { cache: true, only });
