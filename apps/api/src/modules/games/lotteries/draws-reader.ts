import type { DrawTitle } from '@maidan/wire';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { GameRow } from '../catalogue/games.store.ts';
import { VendorDrawsError } from '../games.ports.ts';
import type { DrawsOf, VendorDraws, VendorDrawsFault } from '../games.ports.ts';

/** Many visitors share one answer of a vendor for so long. */
const SHARED_MS = 1000;

/** Identifies a lottery among the titles of all vendors. */
export const keyOf = ({ vendor, gameCode }: Pick<GameRow, 'vendor' | 'gameCode'>): string =>
  `${vendor}/${gameCode}`;

/** Code of the error that says a vendor's fault. */
export const drawFault = (fault: VendorDrawsFault) => `games.draws_${fault}` as const;

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
  interface Shared {
    readonly until: number;
    readonly titles: Promise<readonly DrawTitle[]>;
  }
  const shared = new Map<VendorDraws, Shared>();

  function titlesOf(source: VendorDraws): Promise<readonly DrawTitle[]> {
    const now = clock.now().getTime();
    const known = shared.get(source);
    if (known && now < known.until) return known.titles;
    const titles = source.titles();
    shared.set(source, { until: now + SHARED_MS, titles });
    return titles;
  }

  return async (rows: readonly GameRow[]) => {
    const titles = new Map<string, DrawTitle>();
    let fault: VendorDrawsFault | undefined;
    for (const vendor of new Set(rows.map((row) => row.vendor))) {
      const source = drawsOf(vendor);
      if (!source) continue;
      try {
        for (const title of await titlesOf(source))
          titles.set(keyOf({ vendor, gameCode: title.gameCode }), title);
      } catch (error) {
        if (!(error instanceof VendorDrawsError)) throw error;
        fault = error.fault;
        log.warn({ vendor, fault, detail: error.message }, 'a vendor did not tell its draws');
      }
    }
    return { titles, fault };
  };
}

export type DrawsReader = ReturnType<typeof drawsReader>;
