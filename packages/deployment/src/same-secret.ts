import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that depends neither on where they differ nor on how long they are. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
