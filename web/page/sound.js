// Tones as on the device, and a touch that can be felt.
const SILENT = 'loire-silent';
let audio;
/** Returns the browser's own memory, where it has one. */
function memory() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
/** Plays notes, hertz and milliseconds in turn, in place of what still plays; in a task of its own, for no press to wait. */
function play(notes, loud) {
  if (typeof AudioContext === 'undefined' || memory()?.getItem(SILENT)) return;
  const copy = [...notes];
  setTimeout(() => sound(copy, loud));
}
function sound(notes, loud) {
  // A browser lets a page sound once it was touched.
  audio ??= { context: new AudioContext() };
  const { context } = audio;
  if (context.state === 'suspended') context.resume().catch(() => {});
  audio.last?.stop();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'square';
  tone.connect(volume).connect(context.destination);
  let at = context.currentTime;
  for (let i = 0; i < notes.length; i += 2) {
    if (notes[i]) tone.frequency.setValueAtTime(notes[i], at);
    volume.gain.setValueAtTime(notes[i] ? (loud ? 0.2 : 0.04) : 0, at);
    at += notes[i + 1] / 1000;
  }
  tone.start();
  tone.stop(at);
  audio.last = tone;
}
/** Lets a touch be felt, where the device can. */
function buzz() {
  navigator.vibrate?.(8);
}
{
  const button = document.getElementById('sound');
  const show = () => button.setAttribute('aria-pressed', !memory()?.getItem(SILENT));
  button.hidden = typeof AudioContext === 'undefined' || !memory();
  button.addEventListener('click', () => {
    if (memory()?.getItem(SILENT)) memory().removeItem(SILENT);
    else memory()?.setItem(SILENT, '1');
    show();
  });
  show();
}
