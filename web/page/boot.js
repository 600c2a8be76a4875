// Unpacks the WebAssembly that stands on the page, and starts it.
const packed = Uint8Array.from(atob(document.getElementById('wasm').textContent), (letter) => letter.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const headers = { 'content-type': 'application/wasm' };
const warn = (text) => (document.getElementById('warning').textContent = text);
wasm_bindgen({ module_or_path: new Response(unpacked, { headers }) }).catch((error) => {
  warn(`This browser can't run Loire: ${error}`);
});
// Where a device would start again by itself.
addEventListener('error', ({ message }) => warn(`Something broke (${message}). Load the page again: what was shown is saved.`));
