// With the cache between processor and flash: the budgets hold with its misses.
import { most } from '../script/scripts.mjs';
import { testScripts } from './scripts.mjs';

testScripts('pico-lcd-1-3', { cache: true, only: most });
