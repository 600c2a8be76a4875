// The log channel of the firmware (RTT): the up-buffer that a probe would drain. No probe is reported to the firmware, so
// its timing is that of a device without one.
const MAGIC = 'SEGGER RTT';
const UP_CHANNEL = 24;

export class Rtt {
  /** Bytes logged so far. */
  bytes = Buffer.alloc(0);

  constructor(elf) {
    this.at = elf.symbols.get('_SEGGER_RTT')?.address;
  }

  drain(chip) {
    if (this.at === undefined) return;
    const block = chip.memory(this.at, UP_CHANNEL + 24);
    if (Buffer.from(block.subarray(0, MAGIC.length)).toString('latin1') !== MAGIC) return;
    const channel = new DataView(block.buffer, block.byteOffset + UP_CHANNEL, 24);
    const [buffer, size, write, read] = [4, 8, 12, 16].map((at) => channel.getUint32(at, true));
    if (read === write) return;
    const parts = read < write ? [[read, write]] : [[read, size], [0, write]];
    this.bytes = Buffer.concat([this.bytes, ...parts.map(([from, to]) => chip.memory(buffer + from, to - from))]);
    channel.setUint32(16, write, true);
  }
}
