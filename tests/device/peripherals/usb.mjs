// The USB controller in device mode, after chapter 4.1 of the data sheet: its memory, its registers, and what becomes of the
// packets of a host. Whatever the data sheet forbids is a failure.
import { BasePeripheral } from 'rp2040js';
import { Failure, hex } from '../common/failure.mjs';

const ADDR_ENDP = 0x00;
const MAIN_CTRL = 0x40;
const SIE_CTRL = 0x4c;
const SIE_STATUS = 0x50;
const INT_EP_CTRL = 0x54;
const BUFF_STATUS = 0x58;
const EP_STALL_ARM = 0x68;
const USB_MUXING = 0x74;
const USB_PWR = 0x78;
const INTR = 0x8c;
const INTE = 0x90;
const INTF = 0x94;
const INTS = 0x98;
const LAST = 0x98;
/** Registers that keep what is written. */
const PLAIN = [ADDR_ENDP, MAIN_CTRL, SIE_CTRL, INT_EP_CTRL, EP_STALL_ARM, USB_MUXING, USB_PWR, INTE, INTF];

const CONTROLLER_EN = 1;
const PULLUP_EN = 1 << 16;
const EP0_INT_1BUF = 1 << 29;
const TO_PHY = 1;
const VBUS = 0b1100;
const SETUP_REC = 1 << 17;
const BUS_RESET = 1 << 19;

const INT_BUFF_STATUS = 1 << 4;
const INT_BUS_RESET = 1 << 12;
const INT_SETUP_REQ = 1 << 16;
const IRQ = 5;

// A buffer's control word.
const LENGTH = 0x3ff;
const AVAILABLE = 1 << 10;
const STALL = 1 << 11;
const PID = 1 << 13;
const FULL = 1 << 15;
// An endpoint's.
const ENABLE = 1 << 31;
const INTERRUPT_PER_BUFFER = 1 << 29;
const EP0_BUFFER = 0x100;
const SETUP_AT = 0;

/** The controller's memory: bytes, halves and words can be written. */
class Memory extends BasePeripheral {
  bytes = new Uint8Array(4096);
  view = new DataView(this.bytes.buffer);

  readUint32(offset) {
    return this.view.getUint32(offset & 0xffc, true);
  }

  /** Writes `size` bytes at an offset; bits 12 and 13 of it choose an atomic alias. */
  store(offset, size, value) {
    this.onUse?.();
    const at = offset & 0xfff;
    const old = this.readUint32(at);
    const shift = 8 * (at & 3);
    const mask = size === 4 ? 0xffffffff : ((2 ** (8 * size) - 1) << shift) >>> 0;
    const changed = [value, old ^ value, old | value, old & ~value][offset >>> 12];
    this.view.setUint32(at & 0xffc, ((old & ~mask) | (changed & mask)) >>> 0, true);
  }
}

export class Usb extends BasePeripheral {
  values = new Map(PLAIN.map((offset) => [offset, 0]));
  status = 0;
  buffers = 0;

  /** `runs()` says whether its clocks run. */
  constructor(rp, runs) {
    super(rp, 'USB');
    this.runs = runs;
    this.memory = new Memory(rp, 'USB_DPRAM');
    this.memory.onUse = () => this.require();
  }

  /** On the chip, a block whose clock is gated never answers. */
  require() {
    if (!this.runs()) throw new Failure('USB: used with its clocks gated');
  }

  readUint32(offset) {
    this.require();
    if (offset === SIE_STATUS) return this.status >>> 0;
    if (offset === BUFF_STATUS) return this.buffers >>> 0;
    if (offset === INTR) return this.raw;
    if (offset === INTS) return ((this.raw & this.values.get(INTE)) | this.values.get(INTF)) >>> 0;
    return this.values.has(offset) ? this.values.get(offset) : super.readUint32(offset);
  }

  writeUint32(offset, value) {
    this.require();
    if (offset === SIE_STATUS) this.status &= ~this.rawWriteValue;
    else if (offset === BUFF_STATUS) this.buffers &= ~this.rawWriteValue;
    else if (this.values.has(offset)) this.values.set(offset, value >>> 0);
    else if (value || offset > LAST) super.writeUint32(offset, value);
    this.update();
  }

  get raw() {
    return (this.buffers ? INT_BUFF_STATUS : 0) | (this.status & BUS_RESET ? INT_BUS_RESET : 0) | (this.status & SETUP_REC ? INT_SETUP_REQ : 0);
  }

  update() {
    this.rp2040.setInterrupt(IRQ, Boolean((this.raw & this.values.get(INTE)) | this.values.get(INTF)));
  }

  /** Whether a host sees it. */
  get connected() {
    const { values } = this;
    const powered = (values.get(USB_PWR) & VBUS) === VBUS && values.get(USB_MUXING) & TO_PHY && values.get(MAIN_CTRL) & CONTROLLER_EN;
    return Boolean(powered && values.get(SIE_CTRL) & PULLUP_EN);
  }

  // What a host does.

  reset() {
    this.status |= BUS_RESET;
    this.update();
  }

  /** Sends the packet that begins a control transfer. Returns whether it was heard. */
  setup(address, data) {
    if (!this.hears(address)) return false;
    this.memory.bytes.set(data, SETUP_AT);
    this.values.set(EP_STALL_ARM, 0);
    this.status |= SETUP_REC;
    this.update();
    return true;
  }

  /** Asks an endpoint for a packet with this toggle. Returns its bytes, 'nak', 'stall', or null if nobody answers. */
  in(address, endpoint, toggle) {
    const buffer = this.buffer(address, endpoint, 0);
    if (typeof buffer !== 'object' || buffer === null) return buffer;
    const { control, at, word } = buffer;
    if (!(word & FULL)) throw new Failure(`USB: endpoint ${endpoint} is available without being full`);
    if (Boolean(word & PID) !== toggle) throw new Failure(`USB: endpoint ${endpoint} has the wrong toggle`);
    const data = this.memory.bytes.slice(at, at + (word & LENGTH));
    this.done(control, word & ~(AVAILABLE | FULL), endpoint, 0, buffer.interrupts);
    return data;
  }

  /** Sends a packet with this toggle to an endpoint. Returns 'ack', 'nak', 'stall', or null if nobody answers. */
  out(address, endpoint, toggle, data) {
    const buffer = this.buffer(address, endpoint, 1);
    if (typeof buffer !== 'object' || buffer === null) return buffer;
    const { control, at, word } = buffer;
    if (word & FULL) throw new Failure(`USB: endpoint ${endpoint} is available although it is full`);
    if (Boolean(word & PID) !== toggle) throw new Failure(`USB: endpoint ${endpoint} has the wrong toggle`);
    if (data.length > (word & LENGTH)) throw new Failure(`USB: endpoint ${endpoint} has no room for ${data.length} bytes`);
    this.memory.bytes.set(data, at);
    this.done(control, (word & ~(AVAILABLE | LENGTH)) | FULL | data.length, endpoint, 1, buffer.interrupts);
    return 'ack';
  }

  hears(address) {
    return this.connected && this.runs() && (this.values.get(ADDR_ENDP) & 0x7f) === address && !(this.status & BUS_RESET);
  }

  buffer(address, endpoint, out) {
    if (!this.hears(address)) return null;
    const { view } = this.memory;
    const settings = endpoint ? view.getUint32(8 * endpoint + 4 * out, true) : ENABLE;
    if (!(settings & ENABLE)) return null;
    const control = 0x80 + 8 * endpoint + 4 * out;
    const word = view.getUint32(control, true);
    if (word & STALL && (endpoint || (this.values.get(EP_STALL_ARM) >>> out) & 1)) return 'stall';
    if (!(word & AVAILABLE) || (!endpoint && this.status & SETUP_REC)) return 'nak';
    const at = endpoint ? settings & 0xffff : EP0_BUFFER;
    if (at & 63) throw new Failure(`USB: the buffer of endpoint ${endpoint} is at ${hex(at)}`);
    const interrupts = endpoint ? settings & INTERRUPT_PER_BUFFER : this.values.get(SIE_CTRL) & EP0_INT_1BUF;
    return { control, at, word, interrupts };
  }

  done(control, word, endpoint, out, interrupts) {
    this.memory.view.setUint32(control, word >>> 0, true);
    if (interrupts) this.buffers |= 1 << (2 * endpoint + out);
    this.update();
  }
}
