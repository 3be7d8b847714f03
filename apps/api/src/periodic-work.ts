import { z } from 'zod';
import { countOrRepeat, countReturns, purgeGameSessions } from './modules/games/index.ts';
import { purgeOutbox } from './modules/messages/index.ts';
import { mailRevealAlert, sendCheckedLink } from './modules/member-desk/index.ts';
import { mailMaker } from './modules/operators/index.ts';
import { forgetOld, forgetOldData } from './modules/security/index.ts';
import { sitesWithUnsummed, sumDaysOfMany, sumRecordDays } from './modules/wallet/index.ts';
import { handleNightlyProof, proofGauges } from './nightly-proof.ts';
import type { OpenDatabase } from './platform/database/connection.ts';
import type { SiteView } from './platform/http/request-context.ts';
import { makeExport } from './platform/exports/exports.ts';
import { jobKind } from './platform/jobs/job-kind.ts';
import type { Clock } from './platform/process/clock.ts';
import { createHousekeeping } from './platform/process/housekeeping.ts';
import type { Log } from './platform/process/log.ts';
import type { Metrics } from './platform/process/metrics.ts';
import type { Sealing } from './platform/secrets/sealing.ts';
import type { ShortLivedStore } from './platform/short-lived/store.ts';
import type { Services } from './services.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface PeriodicDeps {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly shortLived: ShortLivedStore;
}

/** Counts anew which games are played most. */
const refreshPopularGames = jobKind({
  name: 'games.count_plays',
  payload: z.object({}),
  attempts: 1,
  schedule: { when: { everyMinutes: 10 }, payload: {} },
});

/** Settles whatever is over on a site: days, and the periods of contracts, which may be hours (AGENTX-06). */
const settleAgents = jobKind({
  name: 'agents.settle',
  payload: z.object({}),
  schedule: { when: { everyMinutes: 30 }, payload: {} },
});

/** Settles the rebates of days that are over (MONEY-16). */
const settleRebates = jobKind({
  name: 'rebates.settle',
  payload: z.object({}),
  attempts: 3,
  schedule: { when: { everyMinutes: 10 }, payload: {} },
});

/** Gives the rewards of who invites somebody that paid in (MEMBERX-05). */
const giveInviteRewards = jobKind({
  name: 'invites.reward',
  payload: z.object({}),
  attempts: 3,
  schedule: { when: { everyMinutes: 10 }, payload: {} },
});

/** Says how each kind of job is worked on. What many processes must do once is a job; see `docs/recipes.md`. */
export function handleJobs(
  deps: PeriodicDeps,
  services: Services,
  findSite: (siteId: string) => SiteView,
): void {
  const { jobs, popularGames } = services;
  handleNightlyProof({ ...deps, db: deps.database.db, jobs });
  jobs.handle(refreshPopularGames, ({ siteId }) => popularGames.refresh(siteId));
  const { db } = deps.database;
  jobs.handle(countReturns, (run) =>
    countOrRepeat({ ...deps, db, jobs }, services.returns.count, run),
  );
  jobs.handle(settleAgents, async ({ siteId }) => {
    await services.settlement.settle(findSite(siteId));
  });
  jobs.handle(makeExport, (run) =>
    services.exports.make(run, {
      ...services.recordExports.makers,
      own_data: services.security.ownData.maker,
    }),
  );
  jobs.handle(sumRecordDays, (run) =>
    sumDaysOfMany({ ...deps, db: deps.database.db }, findSite(run.siteId), run),
  );
  jobs.handle(forgetOldData, (run) => forgetOld(deps, findSite(run.siteId), run));
  jobs.handle(mailMaker, (run) => services.mailMakerOf(run));
  jobs.handle(sendCheckedLink, (run) => services.sendCheckedReset(run));
  jobs.handle(mailRevealAlert, (run) => services.revealAlertOf(run));
  jobs.handle(giveInviteRewards, ({ siteId }) => services.giveInviteRewards(siteId));
  jobs.handle(settleRebates, ({ siteId }) => services.settleRebates(siteId));
}

/**
 * Starts what each process does for itself, and what may be done by several at once because the second finds nothing
 * left. The returned function stops it and waits.
 */
export function startHousekeeping(
  deps: PeriodicDeps,
  services: Services & { readonly sealing: Pick<Sealing, 'refresh'> },
  listSites: () => readonly Pick<SiteView, 'siteId' | 'settings'>[],
): () => Promise<void> {
  const { database, log, clock, metrics, shortLived } = deps;
  const { db } = database;
  const { jobs } = services;
  const housekeeping = createHousekeeping(log);
  housekeeping.repeat('jobs', SECOND_MS, () => jobs.turn());
  housekeeping.repeat('jobs-backlog', MINUTE_MS / 2, () => jobs.measure());
  housekeeping.repeat('jobs-ended', 60 * MINUTE_MS, () => jobs.purge());
  housekeeping.repeat('proofs', 5 * MINUTE_MS, proofGauges(db, metrics));
  // Well within the rest of a new key, so that no process is asked to open what it has no key for.
  housekeeping.repeat('sealing-keys', MINUTE_MS, () => services.sealing.refresh());
  housekeeping.repeat('short-lived', MINUTE_MS, () => shortLived.sweep());
  housekeeping.repeat('sessions', 10 * MINUTE_MS, async () => {
    for (const { siteId } of listSites()) await services.auth.sessions.sweep(siteId);
  });
  housekeeping.repeat('trial-users', 10 * MINUTE_MS, async () => {
    for (const { siteId } of listSites()) await services.trials.closeEnded(siteId);
  });
  housekeeping.repeat('team-sums', 2 * SECOND_MS, async () => {
    const waiting = new Set(await sitesWithUnsummed(db));
    for (const { siteId, settings } of listSites())
      if (waiting.has(siteId)) await services.sumTeams(siteId, settings.timeZone);
  });
  housekeeping.repeat('pictures', 10 * MINUTE_MS, () => services.pictures.purge());
  housekeeping.repeat('exports', 10 * MINUTE_MS, () => services.exports.purge());
  housekeeping.repeat('outbox', 10 * MINUTE_MS, () =>
    purgeOutbox(db, new Date(clock.now().getTime() - DAY_MS)),
  );
  housekeeping.repeat('deposits', SECOND_MS, async () => {
    await services.deposits.followDeposits(clock.now());
  });
  housekeeping.repeat('bonuses', MINUTE_MS, async () => {
    await services.bonuses.expireDue(clock.now());
  });
  housekeeping.repeat('proposals', MINUTE_MS, () => services.fourEyes.proposals.endDue());
  housekeeping.repeat('withdrawals', SECOND_MS, async () => {
    await services.payouts.followWithdrawals(clock.now());
  });
  housekeeping.repeat('payout-stops', MINUTE_MS, () =>
    services.payouts.alertOverdueStops(clock.now()),
  );
  housekeeping.repeat('game-sessions', 10 * MINUTE_MS, () => {
    const now = clock.now().getTime();
    const requests = new Date(now - 10 * MINUTE_MS);
    return purgeGameSessions(db, { requests, sessions: new Date(now - DAY_MS) });
  });
  if (database.kind === 'pglite') {
    // The embedded database has no autovacuum of its own; PostgreSQL has.
    housekeeping.repeat('vacuum', DAY_MS / 4, () => database.execute('VACUUM (ANALYZE)'));
  }
  return () => housekeeping.close();
}
