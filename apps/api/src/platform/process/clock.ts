/** The time, passed to whoever needs it, so that tests choose it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
