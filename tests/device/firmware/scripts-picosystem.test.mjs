import { testScripts } from './scripts.mjs';

testScripts('picosystem');
