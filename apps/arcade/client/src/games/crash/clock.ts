/** Time the multiplier takes to double, in milliseconds; the same as the server's. */
const DOUBLING_MS = 5_000;
/** The picture is so far behind the server that the next word of it comes before it is needed. */
const BEHIND_MS = 280;

/** Multiplier in hundredths after a time in the air, on the same curve as the server's. */
export function multiplierAt(elapsedMs: number): number {
  return Math.max(100, Math.floor(100 * 2 ** (elapsedMs / DOUBLING_MS)));
}

/** How long a flight needs to a multiplier, in milliseconds. */
export const timeTo = (hundredths: number): number => DOUBLING_MS * Math.log2(hundredths / 100);

/** The time of a flight as far as the server has told it. */
export interface FlightClock {
  /** The server said that so much time has passed since takeoff; negative before it. */
  hear: (flightNo: number, elapsedMs: number) => void;
  /** Before takeoff: how long it is still, at most; 0 from then on. */
  untilTakeoffMs: () => number;
  /** In the air: a time that the flight has surely reached, which never goes back. */
  shownMs: () => number;
}

/**
 * Makes the clock. A word of the server is never early, only late by its way here, so of all words of a flight the one
 * that came fastest says best what time it is. In the air nothing is shown beyond the last word: a flight whose end is on
 * its way to us must not climb on, and without a line the picture stands still.
 */
export function createFlightClock(now: () => number = () => performance.now()): FlightClock {
  let flightNo = 0;
  let takeoffAt = Number.POSITIVE_INFINITY;
  let toldMs = Number.NEGATIVE_INFINITY;
  let shown = 0;
  return {
    hear(number, elapsedMs) {
      if (number !== flightNo) {
        flightNo = number;
        takeoffAt = Number.POSITIVE_INFINITY;
        toldMs = Number.NEGATIVE_INFINITY;
        shown = 0;
      }
      takeoffAt = Math.min(takeoffAt, now() - elapsedMs);
      toldMs = Math.max(toldMs, elapsedMs);
    },
    untilTakeoffMs: () => Math.max(0, takeoffAt - now()),
    shownMs() {
      shown = Math.max(shown, Math.min(toldMs, now() - takeoffAt - BEHIND_MS));
      return shown;
    },
  };
}
