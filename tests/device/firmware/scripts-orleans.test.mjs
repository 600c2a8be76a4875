// Orléans on the first board, with the cache. A file of its own, since files run side by side.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { most } from '../script/scripts.mjs';
import { testScripts } from './scripts.mjs';

testScripts(DEFAULT_BOARD, { cache: true, only: most.filter((name) => name.startsWith('orleans')) });
