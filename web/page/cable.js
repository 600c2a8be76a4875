/** The cable to a handheld, where the browser has Web Serial. */
class Cable {
  static exists() {
    return 'serial' in navigator;
  }
  /** Lets the player choose a port of this maker and product, and opens it. */
  static async open(usbVendorId, usbProductId) {
    const port = await navigator.serial.requestPort({ filters: [{ usbVendorId, usbProductId }] });
    await port.open({ baudRate: 115200, bufferSize: 1 << 16 });
    // Not every system tells the handheld by itself that somebody is there.
    await port.setSignals({ dataTerminalReady: true });
    return new Cable(port);
  }
  constructor(port) {
    this.port = port;
    this.reader = port.readable.getReader();
    this.writer = port.writable.getWriter();
  }
  /** Sends a text. That it did not arrive is known when no answer comes. */
  send(text) {
    this.writer.write(new TextEncoder().encode(text)).catch(() => {});
  }
  /** Resolves to the text that comes next, or to nothing if none does for so many milliseconds. Fails once the port is gone. */
  async read(ms) {
    this.next ??= this.reader.read();
    let timer;
    const late = new Promise((done) => (timer = setTimeout(done, ms)));
    const found = await Promise.race([this.next, late]);
    clearTimeout(timer);
    if (!found) return undefined;
    this.next = undefined;
    if (found.done) throw new Error('closed');
    return new TextDecoder('latin1').decode(found.value);
  }
  /** Closes the port, whatever is under way. */
  async close() {
    await Promise.allSettled([this.reader.cancel(), this.writer.abort()]);
    this.reader.releaseLock();
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
  }
}
/** Resolves after so many milliseconds. */
function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
