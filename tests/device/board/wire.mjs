// The wire from the chip's SPI to the panel. Each word takes its time; a DMA transfer is delivered in one piece; the
// select and data/command pins may change only while nothing is being shifted out.
import { FLASH_BASE, FLASH_SIZE, SRAM_BASE, SRAM_SIZE } from '../chip/bus.mjs';
import { Failure } from '../common/failure.mjs';

const FASTEST = 62.5e6;
const FUNCTION_SPI = 1;
const FIFO_WORDS = 8;

// CTRL of a DMA channel
const ENABLED = 1 << 0;
const INCREMENT_READ = 1 << 4;
const INCREMENT_WRITE = 1 << 5;
const BYTE_SWAP = 1 << 22;
const IRQ_QUIET = 1 << 21;
const BUSY = 1 << 24;

export class Wire {
  sending = null;

  constructor(chip, panel, pins) {
    Object.assign(this, { chip, panel, pins });
    const { rp } = chip;
    this.spi = rp.spi[pins.spi];
    this.shifted = rp.clock.createAlarm(() => this.spi.completeTransmit(0));
    this.spi.onTransmit = (word) => this.word(word);
    rp.gpio[pins.dc].addListener(() => this.steady('data/command'));
    rp.gpio[pins.cs].addListener(() => this.steady('select'));
    rp.gpio[pins.reset].addListener(() => panel.reset(!chip.drivenHigh(pins.reset), chip.now));
    for (const channel of rp.dma.channels) this.shorten(channel);
  }

  get busy() {
    return this.spi.busy || !this.spi.txFIFO.empty;
  }

  steady(pin) {
    if (this.busy) throw new Failure(`panel: ${pin} pin moved while a word was being sent`);
  }

  /** Returns the nanoseconds that one word takes. */
  wordTime() {
    const { spi, pins, chip } = this;
    for (const pin of [pins.sck, pins.mosi])
      if (chip.rp.gpio[pin].functionSelect !== FUNCTION_SPI) throw new Failure(`panel: pin ${pin} does not belong to the SPI`);
    if (!chip.rp.clocks.periFreq) throw new Failure('panel: the clock of the SPI is off');
    if (spi.clockFrequency > FASTEST) throw new Failure(`panel: SPI at ${spi.clockFrequency / 1e6} MHz, its limit is 62.5`);
    if (Boolean(spi.control0 & 0x40) !== Boolean(spi.control0 & 0x80)) throw new Failure('panel: SPI mode is neither 0 nor 3');
    if (spi.dataBits !== 8 && spi.dataBits !== 16) throw new Failure(`panel: words of ${spi.dataBits} bits`);
    if (chip.drivenHigh(pins.cs)) throw new Failure('panel: a word sent while it is not selected');
    return (spi.dataBits * 1e9) / spi.clockFrequency;
  }

  word(value) {
    const time = this.wordTime();
    this.deliver(value, this.isData, this.chip.now + time);
    this.shifted.schedule(time);
  }

  get isData() {
    return this.chip.drivenHigh(this.pins.dc);
  }

  deliver(value, isData, at) {
    if (this.spi.dataBits === 16) this.panel.receive(value >>> 8, isData, at);
    this.panel.receive(value & 0xff, isData, at);
  }

  /** Makes a DMA channel that feeds this SPI deliver all its words at the start; it still ends when the last would be sent. */
  shorten(channel) {
    const { rp } = this.chip;
    const start = channel.start.bind(channel);
    const abort = channel.abort.bind(channel);
    const fed = rp.clock.createAlarm(() => this.finish(channel));
    channel.start = () => (this.fits(channel) ? this.send(channel, fed) : start());
    channel.abort = () => {
      if (this.sending?.channel === channel) throw new Failure('panel: DMA aborted in the middle of a picture');
      abort();
    };
  }

  fits(channel) {
    const { spi } = this;
    const { ctrl, readAddr: from } = channel;
    const bytes = channel.transCountReload * channel.dataSize;
    const inside = (base, size) => from >= base && from + bytes <= base + size;
    return (
      channel.treq === spi.dreq.tx && ctrl & ENABLED && !(ctrl & (BUSY | INCREMENT_WRITE | BYTE_SWAP)) && ctrl & INCREMENT_READ &&
      !channel.ringMask && channel.dataSize * 8 === spi.dataBits && channel.transCountReload > FIFO_WORDS && !this.busy &&
      (inside(SRAM_BASE, SRAM_SIZE) || inside(FLASH_BASE, FLASH_SIZE))
    );
  }

  send(channel, fed) {
    const { spi, chip, isData } = this;
    const count = channel.transCountReload;
    const time = this.wordTime();
    const source = chip.memory(channel.readAddr, count * channel.dataSize);
    const copy = source.slice();
    for (let i = 0; i < count; i++) {
      const value = channel.dataSize === 2 ? copy[2 * i] | (copy[2 * i + 1] << 8) : copy[i];
      this.deliver(value, isData, chip.now + (i + 1) * time);
    }
    this.sending = { channel, source, copy };
    channel.ctrl |= BUSY;
    channel.transCount = count;
    channel.readAddr += copy.length;
    spi.busy = true;
    // The last words still sit in the FIFO when the DMA is done.
    fed.schedule((count - FIFO_WORDS) * time);
    this.shifted.schedule(count * time);
  }

  finish(channel) {
    const { source, copy } = this.sending;
    const { dma } = this.chip.rp;
    this.sending = null;
    if (Buffer.compare(source, copy)) throw new Failure('panel: pixels changed while they were being sent');
    channel.ctrl &= ~BUSY;
    channel.transCount = 0;
    if (!(channel.ctrl & IRQ_QUIET)) {
      dma.intRaw |= 1 << channel.index;
      dma.checkInterrupts();
    }
    if (channel.chainTo !== channel.index) dma.channels[channel.chainTo].start();
  }
}
