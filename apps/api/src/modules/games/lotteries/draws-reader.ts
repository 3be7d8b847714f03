import type { DrawTitle } from '@maidan/wire';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { GameRow } from '../catalogue/games.store.ts';
import { answersOfASecond } from '../answers-of-a-second.ts';
import { VendorClockError } from '../games.ports.ts';
import type { DrawsOf, VendorDraws, VendorClockFault } from '../games.ports.ts';

/** Identifies a lottery among the titles of all vendors. */
export const keyOf = ({ vendor, gameCode }: Pick<GameRow, 'vendor' | 'gameCode'>): string =>
  `${vendor}/${gameCode}`;

/** Code of the error that says a vendor's fault. */
export const drawFault = (fault: VendorClockFault) => `games.draws_${fault}` as const;

/** What a reader of draws is made of. */
export interface DrawsReaderDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly drawsOf: DrawsOf;
}

/**
 * Reads what the vendors of some games tell of their draws, each vendor once. A vendor that fails leaves its games without
 * draws, and its fault is told and logged.
 */
export function drawsReader({ clock, log, drawsOf }: DrawsReaderDeps) {
  const titlesOf = answersOfASecond<VendorDraws, readonly DrawTitle[]>(clock);

  return async (rows: readonly GameRow[]) => {
    const titles = new Map<string, DrawTitle>();
    let fault: VendorClockFault | undefined;
    for (const vendor of new Set(rows.map((row) => row.vendor))) {
      const source = drawsOf(vendor);
      if (!source) continue;
      try {
        for (const title of await titlesOf(source, () => source.titles()))
          titles.set(keyOf({ vendor, gameCode: title.gameCode }), title);
      } catch (error) {
        if (!(error instanceof VendorClockError)) throw error;
        fault = error.fault;
        log.warn({ vendor, fault, detail: error.message }, 'a vendor did not tell its draws');
      }
    }
    return { titles, fault };
  };
}

export type DrawsReader = ReturnType<typeof drawsReader>;
