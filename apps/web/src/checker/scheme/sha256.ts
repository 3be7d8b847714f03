/**
 * SHA-256 and HMAC-SHA256 by FIPS 180-4 and RFC 2104, written out: the browser's own are missing in a page that is opened
 * as a file, and no library shares them with the arcade.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes, as FIPS 180-4 takes them. */
function rootsOf(count: number, power: number): Uint32Array<ArrayBuffer> {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) isPrime = false;
    if (isPrime) words.push(Math.floor((candidate ** power % 1) * 2 ** 32));
  }
  return Uint32Array.from(words);
}

const START = rootsOf(8, 1 / 2);
const CONSTANTS = rootsOf(64, 1 / 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes followed by a one bit, zeros and their length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length * 8) % 2 ** 32);
  return view;
}

function scheduleOf(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const [late, early] = [words[at - 2] ?? 0, words[at - 15] ?? 0];
    const one = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const other = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    words[at] = one + (words[at - 7] ?? 0) + other + (words[at - 16] ?? 0);
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const lower = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + lower + ((e & f) ^ (~e & g)) + (CONSTANTS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const upper = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (upper + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

/** SHA-256 of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const view = padded(bytes);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK)
    mix(state, scheduleOf(view, offset));
  const hash = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) hash.setUint32(at * 4, word);
  return new Uint8Array(hash.buffer);
}

/** HMAC-SHA256 of a message under a key: 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const masked = (mask: number) =>
    Uint8Array.from({ length: BLOCK }, (_unused, at) => (short[at] ?? 0) ^ mask);
  const inner = sha256(joined(masked(0x36), message));
  return sha256(joined(masked(0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The bytes of a text, in UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes as hexadecimal digits in lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hexadecimal digits, two each; what is no digit counts as 0. */
export function bytesOfHex(text: string): Uint8Array {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16) || 0);
}
