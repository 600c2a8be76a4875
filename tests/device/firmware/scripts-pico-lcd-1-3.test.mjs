import { testScripts } from './scripts.mjs';

testScripts('pico-lcd-1-3');
