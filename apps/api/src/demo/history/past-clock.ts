import type { Clock } from '#platform/process/clock.ts';

/** A clock that stands in the demo's past until it is moved on. */
export interface PastClock extends Clock {
  /** @throws Error for a moment before the present one: journals have to be written in the order of their times */
  moveTo(moment: Date): void;
}

/** A clock that begins at a moment. */
export function pastClock(start: Date): PastClock {
  let now = start;
  return {
    now: () => now,
    moveTo(moment) {
      if (moment < now) throw new Error('The past runs forward only');
      now = moment;
    },
  };
}
