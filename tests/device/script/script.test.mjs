// Scripts are read, and mistakes are told with their place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from './script.mjs';

test('every command', () => {
  const text = '# words\n\npress A   # once\n  press DOWN x3\nhold B 800\r\nwait 250\nshot title-2_b\npower-cycle\npower-cycle Y#held';
  assert.deepEqual(parse(text), [
    { line: 3, verb: 'press', button: 'A', times: 1 },
    { line: 4, verb: 'press', button: 'DOWN', times: 3 },
    { line: 5, verb: 'hold', button: 'B', ms: 800 },
    { line: 6, verb: 'wait', ms: 250 },
    { line: 7, verb: 'shot', name: 'title-2_b' },
    { line: 8, verb: 'power-cycle', button: undefined },
    { line: 9, verb: 'power-cycle', button: 'Y' },
  ]);
});

test('mistakes are told with file and line', () => {
  const wrong = [
    ['press A\njump B', /^x.txt:2: no command 'jump'/],
    ['constructor', /no command/],
    ['press', /write 'press BUTTON \[xTIMES\]'/],
    ['press a', /no button 'a'/],
    ['press A 3', /'3' is not how often/],
    ['press A x0', /'x0' is not how often/],
    ['press A x1000', /'x1000' is not how often/],
    ['press A x2 x3', /write 'press/],
    ['hold B', /write 'hold/],
    ['hold B 0', /'0' is not a time/],
    ['wait 3600001', /not a time: 1 to 3600000/],
    ['wait -5', /not a time/],
    ['shot ../a', /is no name/],
    ['shot a\nshot a', /^x.txt:2: a second shot named 'a'/],
    ['power-cycle now', /no button 'now'/],
  ];
  for (const [text, message] of wrong) assert.throws(() => parse(text, 'x.txt'), { name: 'ScriptError', message }, text);
});
