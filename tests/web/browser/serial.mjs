// Web Serial as the page sees it, with an emulated handheld behind it, or something that only pretends to be one.
import { setImmediate } from 'node:timers/promises';
import { Device } from '../../device/firmware/device.mjs';

/** Runs in the page before anything else: as strict as a browser about who may open and close what, and when. */
function fake() {
  const check = (error) => {
    if (error) throw new DOMException(error, error);
  };
  class Port {
    async open({ baudRate }) {
      if (this.readable || !baudRate) check('InvalidStateError');
      check(await wireOpen());
      const pull = async (controller) => {
        const text = await wireRead();
        if (text === null) controller.error(new DOMException('The device has been lost.', 'NetworkError'));
        else controller.enqueue(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
      };
      this.readable = new ReadableStream({ pull }, { highWaterMark: 0 });
      this.writable = new WritableStream({ write: (bytes) => wireSend(String.fromCharCode(...bytes)) });
    }
    setSignals({ dataTerminalReady }) {
      return wireReady(dataTerminalReady);
    }
    async close() {
      if (this.readable.locked || this.writable.locked) throw new TypeError('Cannot cancel a locked stream');
      this.readable = this.writable = null;
      await wireClose();
    }
  }
  const requestPort = async ({ filters }) => {
    if (!navigator.userActivation.isActive) check('SecurityError');
    check(await wireChoose(filters));
    return new Port();
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort } });
}

/** Gives the pages of a context a serial port, which nobody listens to any longer once they are closed. */
export async function plug(context, wire) {
  context.on('close', () => wire.close());
  for (const verb of ['choose', 'open', 'ready', 'send', 'read', 'close'])
    await context.exposeFunction(`wire${verb[0].toUpperCase()}${verb.slice(1)}`, (...words) => wire[verb](...words));
  await context.addInitScript(fake);
  return wire;
}

/** Takes Web Serial away from the pages of a context. */
export function unfit(context) {
  return context.addInitScript(() => delete Navigator.prototype.serial);
}

/** The emulated handheld at a cable. Its time passes while the page listens, or its owner does something. */
export class Wire {
  /** All that the page said. */
  sent = '';
  isOpen = false;

  constructor(options) {
    this.device = new Device(options).start();
    // Nobody has opened the port.
    this.computer.connect().close();
  }

  get computer() {
    return this.device.board.computer;
  }

  choose([{ usbVendorId, usbProductId }]) {
    const { plugged, about } = this.computer;
    return plugged && about?.vendor === usbVendorId && about?.product === usbProductId ? '' : 'NotFoundError';
  }

  open() {
    this.isOpen = true;
    this.life = this.computer.life;
    return '';
  }

  ready(on) {
    if (on) this.computer.open();
    else this.computer.close();
  }

  send(text) {
    this.sent += text;
    this.computer.send(text);
  }

  async read() {
    const { computer } = this;
    const waits = () => this.isOpen && !computer.received.length;
    // A restart takes the port away, as pulling out does; what came before is there to be read.
    while (waits() && computer.life === this.life) {
      this.device.board.run(2);
      await setImmediate();
    }
    if (!this.isOpen || waits()) return null;
    const text = computer.received.toString('latin1');
    computer.received = Buffer.alloc(0);
    return text;
  }

  close() {
    this.isOpen = false;
    if (this.computer.life === this.life) this.computer.close();
  }

  /** The owner holds A as long as a question wants it. */
  allow() {
    const { board } = this.device;
    board.buttons.press('A');
    board.run(1200);
    board.buttons.release('A');
    board.run(100);
  }

  get saves() {
    return Buffer.from(this.device.board.flash.saves);
  }
}

/** Something at a port that answers each line as it likes, or not at all. */
export class Pretender {
  sent = '';
  isOpen = false;
  toSay = '';

  constructor(answer, { choosing = '', opening = '' } = {}) {
    Object.assign(this, { answer, choosing, opening });
  }

  choose() {
    return this.choosing;
  }

  open() {
    this.isOpen = !this.opening;
    return this.opening;
  }

  ready() {}

  send(text) {
    this.sent += text;
    for (const line of text.split('\n')) if (line) this.toSay += this.answer(line) ?? '';
  }

  async read() {
    while (this.isOpen && !this.toSay) await setImmediate();
    const text = this.toSay;
    this.toSay = '';
    return text || null;
  }

  close() {
    this.isOpen = false;
  }
}
