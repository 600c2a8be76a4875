// Scripts on the second board, by day a few.
import { testScripts } from './scripts.mjs';
import { few } from '../script/scripts.mjs';

testScripts('picosystem', { only: few });
