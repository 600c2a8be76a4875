import { testScripts } from './scripts.mjs';

// The budgets must hold with cache misses too.
testScripts('picosystem', { cache: true });
