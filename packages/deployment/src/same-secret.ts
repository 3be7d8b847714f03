import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same. The time that this takes reveals neither where they differ nor their length. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
