import { hash, createHmac } from 'node:crypto';

/** How many ends a chain has that is played: enough for some months of one title. */
export const CHAIN_LENGTH = 1_000_000;
/** One value of so many is stored; those between are computed again. */
const STRIDE = 1_000;
/** So many steps are made before other work gets its turn: a few milliseconds. */
const SLICE = 2_000;
const BYTES = 32;

/**
 * A chain of values, each the SHA-256 of the next one. Value 0 is the tip, which is published; value 1 is the first that
 * is played. Whoever knows a value can compute all before it, and none after it.
 */
export interface GrownChain {
  /** How many values can be played. */
  length: number;
  /** The value from which all others follow: 64 hexadecimal digits, secret until the last round is over. */
  last: string;
  /** The values 1,000, 2,000 … up to the last multiple below `length`, 32 bytes each; as secret as the last one. */
  checkpoints: Uint8Array;
  tip: string;
}

/** The value before one: the SHA-256 of its 64 hexadecimal digits as text. */
export const valueBefore = (value: string): string => hash('sha256', value);

/**
 * Grows a chain from its last value down to its tip. A million values take a second or two; `pause` is awaited between
 * slices of a few milliseconds, so that nothing else waits.
 */
export async function growChain(
  last: string,
  length: number,
  pause: () => Promise<void>,
): Promise<GrownChain> {
  const stored = Math.floor((length - 1) / STRIDE);
  const checkpoints = new Uint8Array(stored * BYTES);
  let value = last;
  for (let no = length; no > 0; no -= 1) {
    if (no % STRIDE === 0 && no < length)
      checkpoints.set(Buffer.from(value, 'hex'), (no / STRIDE - 1) * BYTES);
    if (no % SLICE === 0) await pause();
    value = valueBefore(value);
  }
  return { length, last, checkpoints, tip: value };
}

/**
 * Value `no` of a chain, with at most a thousand steps.
 * @throws RangeError for a number that the chain does not have
 */
export function valueOf(chain: GrownChain, no: number): string {
  if (!Number.isInteger(no) || no < 0 || no > chain.length)
    throw new RangeError(`A chain of ${chain.length} has no value ${no}`);
  const above = Math.ceil(no / STRIDE);
  const isStored = above > 0 && above * STRIDE < chain.length;
  let at = isStored ? above * STRIDE : chain.length;
  if (no === 0) return chain.tip;
  const bytes = chain.checkpoints.subarray((above - 1) * BYTES, above * BYTES);
  let value = isStored ? Buffer.from(bytes).toString('hex') : chain.last;
  for (; at > no; at -= 1) value = valueBefore(value);
  return value;
}

/**
 * What a round is drawn from: HMAC-SHA256 with the text of the salt as key and the 32 bytes of the chain's value as
 * message, as 64 hexadecimal digits. This is how the field salts its chains (bustabit since 2017, BC.Game).
 */
export function saltedValue(value: string, salt: string): string {
  return createHmac('sha256', salt).update(Buffer.from(value, 'hex')).digest('hex');
}
