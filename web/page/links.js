/** Copies a text. Returns whether that worked. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without encryption have no clipboard, but may copy what is selected.
    const area = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
/** Returns whether the browser can share a link. */
function canShare() {
  return 'share' in navigator;
}
/** Shares a link. Returns whether that was done: the player may think better of it. */
function share(text, url) {
  return navigator.share({ title: 'Loire', text, url }).then(
    () => true,
    () => false,
  );
}
/** Takes the game out of the address: loading the page again does not watch it again. */
function forgetLink() {
  history.replaceState(null, '', location.pathname + location.search);
}
