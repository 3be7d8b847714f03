import { CLEAR_LETTERS, drawText } from '../platform/secrets/random.ts';
import type { Random } from '../platform/secrets/random.ts';

const LENGTH = 14;

/** Draws a password of a demo account: 14 characters that are told apart easily, with a letter and a digit. */
export function drawDemoPassword(random: Random): string {
  // The password rule of members requires a letter and a digit.
  return `m${drawText(random, CLEAR_LETTERS, LENGTH - 2)}${random.integer(2, 10)}`;
}
