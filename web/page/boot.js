// Unpacks the WebAssembly that stands on the page with its script, and starts it.
function unpack(id, type) {
  const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) => letter.charCodeAt(0));
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
