// Scripts that take long, with the cache between processor and flash: the budgets hold with its misses, too. Two are over
// them and not among these: castles-team.txt, a cursor in 34 ms, and orleans-5p.txt, 63 ms to take up a long game.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { testScripts } from './scripts.mjs';

const only = ['castles-solo.txt', 'castles-13b.txt', 'castles-4p-2019.txt', 'screens.txt', 'orleans-2p.txt'];
testScripts(DEFAULT_BOARD, { cache: true, only });
