import { z } from 'zod';
import type { TitleReturn } from '@maidan/wire';
import { titleDaysStore } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import { VendorClockError } from '../games.ports.ts';
import type { ReturnsOf, VendorReturns } from '../games.ports.ts';
import { returnsStore } from './returns.store.ts';
import type { TitleReturnRow } from './returns.store.ts';

/** The first pause before a count is made again for a vendor that was not up yet; each further one is twice as long. */
const FIRST_PAUSE_MS = 10_000;
/** After the last of them, five minutes after the first count, the schedule does. */
const MOST_REPEATS = 5;

/** Counts what the titles of a site returned (FAIR-26). `repeats` is how often it was made again for a silent vendor. */
export const countReturns = jobKind({
  name: 'games.count_returns',
  payload: z.object({ repeats: z.int().min(0).max(MOST_REPEATS).optional() }),
  attempts: 3,
  schedule: { when: { everyMinutes: 10 }, payload: {} },
});

export interface CountReturnsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly returnsOf: ReturnsOf;
}

type CountRun = Pick<JobRun<{ readonly repeats?: number | undefined }>, 'siteId' | 'payload'>;

/**
 * Does the work of the job. While a vendor that starts beside this process has told nothing yet, the count is soon made
 * again, because a list without theory is not to stand until the next count of the schedule.
 */
export async function countOrRepeat(
  { db, clock, jobs }: Pick<CountReturnsDeps, 'db' | 'clock'> & { readonly jobs: Jobs },
  count: (siteId: string) => Promise<{ readonly isWhole: boolean }>,
  { siteId, payload: { repeats = 0 } }: CountRun,
): Promise<void> {
  const { isWhole } = await count(siteId);
  if (isWhole || repeats === MOST_REPEATS) return;
  const dueAt = new Date(clock.now().getTime() + FIRST_PAUSE_MS * 2 ** repeats);
  await jobs.enqueue(db, countReturns, { siteId, payload: { repeats: repeats + 1 }, dueAt });
}

type Theory = Pick<TitleReturnRow, 'leastBp' | 'mostBp' | 'changedOn'>;

/**
 * Makes the count of a site. It answers whether the list is whole: it is not while a vendor that never told its returns
 * cannot be asked.
 */
export function returnsCounter({ db, clock, log, returnsOf }: CountReturnsDeps) {
  /** What the vendors tell, each asked once; a vendor that fails leaves its titles with what it told before. */
  async function askVendors(codes: ReadonlySet<string>, known: ReadonlySet<string>) {
    const asked = new Map<VendorReturns, ReadonlyMap<string, TitleReturn> | undefined>();
    const told = new Map<string, ReadonlyMap<string, TitleReturn> | undefined>();
    for (const code of codes) {
      const source = returnsOf(code);
      if (source === undefined) continue;
      if (!asked.has(source)) asked.set(source, await ask(source, code, known.has(code)));
      told.set(code, asked.get(source));
    }
    return told;
  }

  async function ask(source: VendorReturns, vendor: string, hasToldBefore: boolean) {
    try {
      const titles = await source.titles();
      return new Map(titles.map((title) => [title.gameCode, title]));
    } catch (error) {
      if (!(error instanceof VendorClockError)) throw error;
      // A vendor that starts beside this process is not up yet when it is asked for the first time.
      const level = hasToldBefore || error.fault !== 'silent' ? 'warn' : 'info';
      log[level]({ vendor, fault: error.fault, detail: error.message }, 'a vendor told no returns');
      return undefined;
    }
  }

  return async (siteId: string): Promise<{ isWhole: boolean }> => {
    const store = returnsStore(siteId);
    const now = clock.now();
    const titles = await store.titles(db);
    const rows = await store.counted(db);
    const before = new Map(rows.map((row) => [keyOf(row), row]));
    const known = new Set(
      rows.flatMap(({ vendor, leastBp }) => (leastBp === null ? [] : [vendor])),
    );
    const told = await askVendors(new Set(titles.map(({ vendor }) => vendor)), known);
    const theories = titles.map(({ vendor, nodeId, gameCode }) => {
      const former = before.get(keyOf({ vendor, nodeId }));
      const theory = theoryOf(told.get(vendor)?.get(gameCode), former, now);
      return { vendor, nodeId, ...theory };
    });
    await db.transaction(async (tx) => {
      await titleDaysStore(siteId).sum(tx, now);
      const starts = theories.flatMap(({ changedOn, ...key }) =>
        changedOn === null ? [] : [{ vendor: key.vendor, nodeId: key.nodeId, day: changedOn }],
      );
      const totals = await titleDaysStore(siteId).totals(tx, starts);
      const ofTitle = new Map(totals.map((total) => [keyOf(total), total]));
      const counted = theories.map((theory) => ({
        ...NOTHING,
        ...theory,
        ...ofTitle.get(keyOf(theory)),
      }));
      await store.replace(tx, counted, now);
    });
    const isMissing = ([vendor, titlesTold]: [string, unknown]) =>
      titlesTold === undefined && !known.has(vendor);
    return { isWhole: ![...told].some(isMissing) };
  };
}

const NOTHING = { rounds: 0, stakeMinor: 0, payoutMinor: 0, margin: null, since: null };

const keyOf = ({ vendor, nodeId }: Pick<TitleReturnRow, 'vendor' | 'nodeId'>) =>
  `${vendor}/${nodeId}`;

/** What is said of a title now. Where it differs from before, rounds count from the next whole day on. */
function theoryOf(
  told: TitleReturn | undefined,
  former: TitleReturnRow | undefined,
  now: Date,
): Theory {
  if (told === undefined) {
    const { leastBp = null, mostBp = null, changedOn = null } = former ?? {};
    return { leastBp, mostBp, changedOn };
  }
  const { leastBp, mostBp } = told;
  const isOther =
    former?.leastBp != null && (former.leastBp !== leastBp || former.mostBp !== mostBp);
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  return { leastBp, mostBp, changedOn: isOther ? tomorrow : (former?.changedOn ?? null) };
}
