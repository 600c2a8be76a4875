// The slowest scripts, with the cache between processor and flash: the budgets hold with its misses, too. The team game has
// the most to draw for a cursor, castles-4p-2019.txt packs a game for export, orleans-5p.txt takes up a long one.
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { testScripts } from './scripts.mjs';

const only = ['castles-team.txt', 'castles-4p-2019.txt', 'castles-solo.txt', 'orleans-5p.txt', 'screens.txt'];
testScripts(DEFAULT_BOARD, { cache: true, only });
