import { recordAct } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import { watchReveals } from './reveal-alert.ts';
import { revealStore } from './reveal.store.ts';

const SHOWN_MS = 5 * 60_000;

/** What showing something personal needs. */
export interface RevealDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** What is shown, and to whom. */
interface Revealed {
  readonly siteId: string;
  /** Whose it is; empty where that is not known. */
  readonly memberId: string;
  readonly target: string;
  readonly field: string;
  readonly by: TrailActor;
}

/**
 * Notes that something personal is shown for five minutes, and answers their end (OPS-43). The entry names the field, never its
 * value; the owners are told of many within an hour.
 */
export async function noteReveal(
  { db, clock, random, jobs, log }: RevealDeps,
  { siteId, memberId, target, field, by }: Revealed,
): Promise<string> {
  const { operatorId } = by;
  const shownAt = clock.now();
  const endsAt = new Date(shownAt.getTime() + SHOWN_MS);
  await db.transaction(async (tx) => {
    const revealId = random.id();
    const shown = { revealId, operatorId, memberId, field, shownAt, endsAt };
    await revealStore(tx, siteId).insert(shown);
    const inHour = await watchReveals(tx, jobs, { siteId, operatorId, now: shownAt });
    await recordAct(tx, clock, {
      siteId,
      via: 'console',
      permission: 'members.reveal',
      target,
      before: {},
      after: { field, ...(inHour === undefined ? {} : { inHour: String(inHour) }) },
      by,
    });
    if (inHour !== undefined)
      log.error({ siteId, operatorId, inHour }, 'an operator reveals many fields');
  });
  return endsAt.toISOString();
}
