// Unpacks the WebAssembly that stands on the page with its script, and starts it.
function unpack(id, type) {
  const text = document.getElementById(id).textContent;
  const words = new DataView(new ArrayBuffer(((text.length - 1) / 5) * 4));
  // Five letters from # on are a word; x stands for <, and the first letter says how many bytes there are too many.
  for (let at = 1, to = 0; at < text.length; at += 5, to += 4) {
    let word = 0;
    for (let i = at; i < at + 5; i++) {
      const code = text.charCodeAt(i);
      word = word * 85 + (code === 120 ? 60 : code) - 35;
    }
    words.setUint32(to, word);
  }
  const packed = words.buffer.slice(0, words.byteLength - Number(text[0]));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers: { 'content-type': type } });
}
async function start() {
  const textContent = await unpack('script', 'text/javascript').text();
  document.head.append(Object.assign(document.createElement('script'), { textContent }));
  await wasm_bindgen({ module_or_path: unpack('wasm', 'application/wasm') });
}
if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') warn('too-old');
else start().catch((error) => warn('no-start', `(${error})`));
// Where a device would start again by itself.
addEventListener('error', ({ message }) => warn('broken', `(${message})`));
// Served, it can be installed, and opens without a network; from a disk it is the one file.
if (location.protocol.startsWith('http')) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: 'loire.webmanifest' }));
  navigator.serviceWorker?.register('worker.js').catch(() => {});
}
