// Unpacks the WebAssembly that stands on the page, and starts it.
const packed = Uint8Array.from(atob(document.getElementById('wasm').textContent), (letter) => letter.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const headers = { 'content-type': 'application/wasm' };
wasm_bindgen({ module_or_path: new Response(unpacked, { headers }) }).catch((error) => {
  document.getElementById('warning').textContent = `This browser can't run Loire: ${error}`;
});
