// A computer at the other end of the cable, as far as a device sees one: a USB host with a driver for serial ports (CDC-ACM),
// and somebody who types. It can misbehave: stop reading, be unplugged at any moment.
import { Failure } from '../common/failure.mjs';

const MS = 1e6;
/** A packet with its answer takes that long, and so does a host that was told to wait, in nanoseconds. */
const PACKET_TIME = 0.05 * MS;
const NAK_TIME = 1 * MS;
/** What a host waits for a plug to sit, and how long it resets the bus. */
const DEBOUNCE = 100 * MS;
const RESET = 10 * MS;
/** The longest that a control transfer may take, by the standard. */
const CONTROL_TIME = 5000 * MS;
const PACKET = 64;
const ADDRESS = 5;
const IN = 0x80;

const GET_DESCRIPTOR = 6;
const SET_ADDRESS = 5;
const SET_CONFIGURATION = 9;
const SET_LINE_CODING = 0x20;
const SET_CONTROL_LINE_STATE = 0x22;
const DEVICE = 1;
const CONFIGURATION = 2;
const STRING = 3;
const ENDPOINT = 5;
const BULK = 2;
/** 115200 baud, 8 bits, no parity, one stop bit. */
const LINE_CODING = [0x00, 0xc2, 0x01, 0x00, 0, 0, 8];

export class Computer {
  plugged = false;
  /** Whether it takes what the device sends. */
  reads = true;
  /** What was received and not looked at yet. */
  received = Buffer.alloc(0);
  /** What the device says of itself, once it is known. */
  about = null;
  /** Packets of each kind, and those that the device put off. */
  packets = { in: 0, out: 0, nak: 0 };

  constructor(board) {
    this.board = board;
    this.forget();
  }

  forget() {
    this.life = (this.life ?? 0) + 1;
    this.state = 'away';
    this.address = 0;
    this.toSend = Buffer.alloc(0);
    this.transfer = null;
    this.ports = null;
    this.about = null;
  }

  plug() {
    this.plugged = true;
    this.board.power(true);
    this.look(this.life);
    return this;
  }

  /** Pulls the cable out: nothing more is heard or said. */
  unplug() {
    this.plugged = false;
    this.received = Buffer.alloc(0);
    this.board.power(false);
    this.forget();
    return this;
  }

  /** The chip has restarted, so the device is gone from the bus. */
  restarted() {
    const { plugged } = this;
    this.forget();
    if (plugged) this.look(this.life);
  }

  get usb() {
    return this.board.chip?.usb;
  }

  after(nanos, happen) {
    const { life } = this;
    this.board.at(this.board.now + nanos, () => life === this.life && this.board.chip && happen());
  }

  /** Looks every millisecond whether a device is there. */
  look(life) {
    this.after(NAK_TIME, () => {
      if (!this.usb.connected) return this.look(life);
      this.state = 'seen';
      this.after(DEBOUNCE, () => {
        this.usb.reset();
        this.after(RESET, () => {
          this.state = 'reset';
          this.run(this.enumerate());
          this.pump();
        });
      });
    });
  }

  // Control transfers, packet by packet.

  run(transfer) {
    this.transfer = transfer;
    this.packet = transfer.next().value;
    this.since = this.board.now;
  }

  *control(type, request, value, index, data = [], length = data.length) {
    const word = (number) => [number & 0xff, number >>> 8];
    yield { setup: [type, request, ...word(value), ...word(index), ...word(length)] };
    const received = [];
    let toggle = true;
    if (type & IN) {
      for (let last = PACKET; last === PACKET && received.length < length; toggle = !toggle) {
        const packet = yield { in: 0, toggle };
        received.push(...packet);
        last = packet.length;
      }
      yield { out: 0, toggle: true, data: [] };
    } else {
      for (let at = 0; at < data.length; at += PACKET, toggle = !toggle) yield { out: 0, toggle, data: data.slice(at, at + PACKET) };
      yield { in: 0, toggle: true };
    }
    return received;
  }

  *enumerate() {
    const descriptor = (kind, index, length, language = 0) => this.control(IN, GET_DESCRIPTOR, (kind << 8) | index, language, [], length);
    yield* descriptor(DEVICE, 0, 8);
    yield* this.control(0, SET_ADDRESS, ADDRESS, 0);
    this.address = ADDRESS;
    const device = yield* descriptor(DEVICE, 0, 18);
    const head = yield* descriptor(CONFIGURATION, 0, 9);
    const configuration = yield* descriptor(CONFIGURATION, 0, head[2] | (head[3] << 8));
    const text = (bytes) => Buffer.from(bytes.slice(2)).toString('utf16le');
    const strings = [];
    for (const index of device.slice(14, 17)) strings.push(text(yield* descriptor(STRING, index, 255, 0x409)));
    yield* this.control(0, SET_CONFIGURATION, configuration[5], 0);
    this.ports = bulk(configuration);
    yield* this.control(0x21, SET_LINE_CODING, 0, 0, LINE_CODING);
    yield* this.control(0x21, SET_CONTROL_LINE_STATE, 3, 0);
    const [maker, product, serial] = strings;
    this.about = { vendor: device[8] | (device[9] << 8), product: device[10] | (device[11] << 8), maker, name: product, serial };
    this.state = 'open';
  }

  /** Closes the port, as a program does that ends. */
  close() {
    this.run(this.control(0x21, SET_CONTROL_LINE_STATE, 0, 0));
    this.board.run(50);
    this.received = Buffer.alloc(0);
    return this;
  }

  open() {
    this.run(this.control(0x21, SET_CONTROL_LINE_STATE, 3, 0));
    this.board.run(50);
    return this;
  }

  /** Does one packet, and plans the next. */
  pump() {
    if (!this.usb.connected) return this.restarted();
    const moved = this.transfer ? this.controlPacket() : this.bulkPackets();
    if (this.state === 'away') return undefined;
    return this.after(moved ? PACKET_TIME : NAK_TIME, () => this.pump());
  }

  controlPacket() {
    const { packet, usb, address } = this;
    let answer;
    if (packet.setup) answer = usb.setup(address, packet.setup) ? 'ack' : null;
    else if (packet.in !== undefined) answer = usb.in(address, 0, packet.toggle);
    else answer = usb.out(address, 0, packet.toggle, packet.data);
    if (answer === 'stall') throw new Failure(`the device refuses a control transfer`);
    if (answer === 'nak' || answer === null) {
      if (this.board.now - this.since > CONTROL_TIME) throw new Failure('the device does not answer a control transfer');
      return false;
    }
    const { value, done } = this.transfer.next(answer);
    if (done) this.transfer = null;
    else this.packet = value;
    this.since = this.board.now;
    return true;
  }

  bulkPackets() {
    const { ports, usb, address } = this;
    let moved = false;
    if (this.toSend.length) {
      const data = this.toSend.subarray(0, PACKET);
      const answer = usb.out(address, ports.out.endpoint, ports.out.toggle, data);
      this.packets[answer === 'ack' ? 'out' : 'nak']++;
      if (answer === 'ack') {
        ports.out.toggle = !ports.out.toggle;
        this.toSend = this.toSend.subarray(data.length);
        moved = true;
      }
    }
    if (this.reads) {
      const answer = usb.in(address, ports.in.endpoint, ports.in.toggle);
      if (answer && typeof answer === 'object') {
        this.packets.in++;
        ports.in.toggle = !ports.in.toggle;
        this.received = Buffer.concat([this.received, answer]);
        moved = true;
      }
    }
    return moved;
  }

  // Somebody who types.

  /** Plugs in, unless it is, and waits until the port is there. */
  connect() {
    if (!this.plugged) this.plug();
    if (!this.board.run(3000, () => this.state === 'open')) throw new Failure(`no serial port appears: ${this.state}`);
    return this;
  }

  send(bytes) {
    this.toSend = Buffer.concat([this.toSend, Buffer.from(bytes)]);
    return this;
  }

  /** Waits for a line, at most `ms` milliseconds. */
  line(ms = 10_000) {
    const has = () => this.received.includes(10);
    const end = this.board.ms + ms;
    while (!has() && this.board.ms < end) this.board.run(Math.min(1, end - this.board.ms));
    if (!has()) throw new Failure(`the device says nothing for ${ms} ms`);
    const at = this.received.indexOf(10);
    const line = this.received.subarray(0, at).toString('latin1');
    this.received = this.received.subarray(at + 1);
    return line;
  }

  /** Returns the lines up to the one that begins with `ok` or `error`. */
  answer(ms) {
    const lines = [];
    do lines.push(this.line(ms));
    while (!/^(ok|error)\b/.test(lines.at(-1)));
    return lines;
  }

  /** Says a line. Returns what the device answers. */
  say(text, ms) {
    return this.send(`${text}\n`).answer(ms);
  }
}

/** Returns the endpoints of a configuration that carry the bytes of the port. */
function bulk(configuration) {
  const ports = {};
  for (let at = 0; at < configuration.length; at += configuration[at]) {
    const [, kind, address, type] = configuration.slice(at, at + 4);
    if (kind === ENDPOINT && type === BULK) ports[address & IN ? 'in' : 'out'] = { endpoint: address & 15, toggle: false };
  }
  return ports;
}
