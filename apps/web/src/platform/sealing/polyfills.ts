/**
 * Functions that a library calls and the oldest browsers lack (`browser-floor.ts`). Import it before such a library,
 * and never from what the first page loads.
 */
import { hasOwn } from '@maidan/contract/has-own';

const LOW_HALF = 0xff_ff_ff_ffn;
const HALF_BITS = 32n;
const HALF_BYTES = 4;

interface Gaps {
  hasOwn?: unknown;
  setBigUint64?: unknown;
}

/** Gives `Object.hasOwn` and `DataView.setBigUint64` where they are missing (Chrome before 93, Safari before 15.4). */
export function fillGaps(object: Gaps = Object as Gaps, view: Gaps = DataView.prototype): void {
  object.hasOwn ??= hasOwn;
  view.setBigUint64 ??= setBigUint64;
}

function setBigUint64(this: DataView, at: number, value: bigint, isLittle = false): void {
  const high = Number((value >> HALF_BITS) & LOW_HALF);
  const low = Number(value & LOW_HALF);
  this.setUint32(at, isLittle ? low : high, isLittle);
  this.setUint32(at + HALF_BYTES, isLittle ? high : low, isLittle);
}

fillGaps();
