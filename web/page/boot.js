// Unpacks the WebAssembly that stands on the page, and starts it.
const warn = (text) => (document.getElementById('warning').textContent = text);
const packed = () => Uint8Array.from(atob(document.getElementById('wasm').textContent), (letter) => letter.charCodeAt(0));
const unpacked = () => new Blob([packed()]).stream().pipeThrough(new DecompressionStream('gzip'));
if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined')
  warn('This browser is too old for Loire: update it, or open the page in Chrome 80, Firefox 113, Safari 16.4 or a later one.');
else
  wasm_bindgen({ module_or_path: new Response(unpacked(), { headers: { 'content-type': 'application/wasm' } }) }).catch((error) => {
    warn(`Loire does not start here (${error}). Load the page again; if that does not help, try another browser.`);
  });
// Where a device would start again by itself.
addEventListener('error', ({ message }) => warn(`Something broke (${message}). Load the page again: what was shown is saved.`));
// Served, it can be installed, and opens without a network; from a disk it is the one file.
if (location.protocol.startsWith('http')) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: 'loire.webmanifest' }));
  navigator.serviceWorker?.register('worker.js').catch(() => {});
}
