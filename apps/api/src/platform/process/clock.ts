/** The time. It is passed in, so that tests can set it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
