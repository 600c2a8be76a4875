// All but Orléans on the first board, with the cache between processor and flash: the budgets hold with its misses.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { most } from '../script/scripts.mjs';
import { testScripts } from './scripts.mjs';

testScripts(DEFAULT_BOARD, { cache: true, only: most.filter((name) => !name.startsWith('orleans')) });
