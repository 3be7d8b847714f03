import { paid, wholeOf, type Rule } from './rule.ts';

/** How many of the first hexadecimal digits decide an end: 52 bits. */
const HEX_DIGITS = 13;
const LEAST = 100;
const MOST = 100_000;

/** Where a flight ends, in hundredths: of what it is drawn from, 52 bits are a share s, and 99 / (1 − s) is cut. */
function endOf(drawnFrom: string): number {
  const share = Number.parseInt(drawnFrom.slice(0, HEX_DIGITS), 16) / 2 ** 52;
  return Math.min(MOST, Math.max(LEAST, Math.floor(99 / (1 - share))));
}

/**
 * Crash: one flight for everybody. A bet is paid where it was cashed out, by hand as its step says or by itself as its choice
 * says, if the flight got there; without either it flies to the top.
 */
export const crash: Rule = {
  sample: { panel: 0, autoHundredths: 200 },
  play({ choice, steps, stakeMinor }, { drawnFrom, nonce }) {
    wholeOf(choice['panel'], 0, 1);
    const [byHand] = steps as readonly Record<string, unknown>[];
    const target = byHand?.['cashOutHundredths'] ?? choice['autoHundredths'] ?? MOST;
    const cashed = wholeOf(target, LEAST + 1, MOST);
    const end = endOf(drawnFrom);
    return cashed <= end
      ? {
          outcome: { cashedAtHundredths: cashed, flightNo: nonce },
          payoutMinor: paid(stakeMinor, cashed),
        }
      : { outcome: { crashHundredths: end, flightNo: nonce }, payoutMinor: 0 };
  },
};
