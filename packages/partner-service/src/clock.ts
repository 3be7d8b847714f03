/** Gives the present moment in Unix milliseconds. Tests hand in their own. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = () => Date.now();
