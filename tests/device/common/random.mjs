/** Returns a pseudo-random 32-bit word for (seed, index): the same on every machine, in any order. */
export function word(seed, index) {
  let x = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** Returns `length` pseudo-random bytes. */
export function noise(seed, length) {
  const words = new Uint32Array(Math.ceil(length / 4));
  for (let i = 0; i < words.length; i++) words[i] = word(seed, i);
  return new Uint8Array(words.buffer, 0, length);
}
