// Scripts of button presses, the same for the simulator and the emulated device.
import { TUNES } from '../board/piezo.mjs';

export const BUTTONS = ['UP', 'DOWN', 'LEFT', 'RIGHT', 'A', 'B', 'X', 'Y'];

/** A press is this long down, then this long up, in milliseconds. */
export const PRESS_MS = 60;
export const GAP_MS = 60;
/** The longest that a command waits for an idle console, after the one before it. */
export const SETTLE_MS = 60000;
/** The longest that power-on or a picture waits for an idle console; after that the firmware has failed. */
export const IDLE_MS = 60000;

/** The longest `hold` or `wait`: an hour. */
const LONGEST_MS = 3_600_000;

export class ScriptError extends Error {
  name = 'ScriptError';
}

const SHAPES = {
  press: 'press BUTTON [xTIMES]',
  hold: 'hold BUTTON MILLISECONDS',
  wait: 'wait MILLISECONDS',
  shot: 'shot NAME',
  sound: 'sound SOUND',
  'power-cycle': 'power-cycle [BUTTON]',
};

/** Returns the commands of a script, each with its `line`; throws a ScriptError with `file` and line of the first mistake. */
export function parse(text, file = 'script') {
  const shots = new Set();
  return text.split('\n').flatMap((source, index) => {
    const words = source.replace(/#.*/, '').split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const line = index + 1;
    const fail = (message) => {
      throw new ScriptError(`${file}:${line}: ${message}`);
    };
    const command = { line, ...read(words, fail) };
    if (command.verb === 'shot' && shots.size === shots.add(command.name).size) fail(`a second shot named '${command.name}'`);
    return [command];
  });
}

function read([verb, ...rest], fail) {
  if (!Object.hasOwn(SHAPES, verb)) fail(`no command '${verb}'; there are ${Object.keys(SHAPES).join(', ')}`);
  const places = SHAPES[verb].split(' ').slice(1);
  const required = places.filter((word) => !word.startsWith('['));
  if (rest.length < required.length || rest.length > places.length) fail(`write '${SHAPES[verb]}'`);
  switch (verb) {
    case 'press':
      return { verb, button: button(rest[0], fail), times: rest[1] === undefined ? 1 : times(rest[1], fail) };
    case 'hold':
      return { verb, button: button(rest[0], fail), ms: milliseconds(rest[1], fail) };
    case 'wait':
      return { verb, ms: milliseconds(rest[0], fail) };
    case 'shot':
      if (!/^[\w-]+$/.test(rest[0])) fail(`'${rest[0]}' is no name for a picture: letters, digits, - and _`);
      return { verb, name: rest[0] };
    case 'sound':
      if (!Object.hasOwn(TUNES, rest[0])) fail(`no sound '${rest[0]}'; there are ${Object.keys(TUNES).join(', ')}`);
      return { verb, name: rest[0] };
    default:
      return { verb, button: rest[0] === undefined ? undefined : button(rest[0], fail) };
  }
}

function button(word, fail) {
  if (!BUTTONS.includes(word)) fail(`no button '${word}'; there are ${BUTTONS.join(', ')}`);
  return word;
}

function times(word, fail) {
  if (!/^x[1-9]\d{0,2}$/.test(word)) fail(`'${word}' is not how often: x1 to x999`);
  return Number(word.slice(1));
}

function milliseconds(word, fail) {
  if (!/^[1-9]\d{0,6}$/.test(word) || Number(word) > LONGEST_MS) fail(`'${word}' is not a time: 1 to ${LONGEST_MS} milliseconds`);
  return Number(word);
}
