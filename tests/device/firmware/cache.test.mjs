// The scripts that take longest, with the cache between processor and flash: the budgets hold with its misses, too.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { testScripts } from './scripts.mjs';

const only = ['castles-solo.txt', 'castles-13b.txt', 'castles-4p-2019.txt', 'screens.txt', 'orleans-5p.txt'];
testScripts(DEFAULT_BOARD, { cache: true, only });
