import { AppError } from '@maidan/contract/errors';
import { LIMIT_DAYS, LIMIT_KINDS, LIMIT_PERIODS } from '@maidan/contract/constants';
import type { LimitPeriod } from '@maidan/contract/constants';
import { playSumsStore } from '#modules/wallet/index.ts';
import type { StakeRefusal, WalletService } from '#modules/wallet/index.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { breakStore } from './break.store.ts';
import { isStricter, limitAgainstStake, usedOf } from './limit.rules.ts';
import { limitStore } from './limit.store.ts';
import type { LimitName } from './limit.store.ts';
import type { LimitRow } from './safety.tables.ts';

const HOUR_MS = 3_600_000;

export interface LimitsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'lock'>;
  /** What a member ordered since a moment and has paid or may still pay, in minor units. */
  readonly depositedSince: (
    db: Queryable,
    siteId: string,
    memberId: string,
    since: Date,
  ) => Promise<number>;
}

/** A stake that is to be decided, as far as limits look at it. */
interface AskedStake {
  readonly siteId: string;
  readonly memberId: string;
  readonly amountMinor: number;
}

/**
 * The limits that members set for themselves (MEMBERX-08). Every change and every check runs under the lock of the
 * member's wallet, so that a bet or an order that begins after a change sees it, and two at once cannot both take the
 * last room.
 */
export function limitsService(deps: LimitsDeps) {
  const { db, clock } = deps;
  const change = async (site: SiteView, name: LimitName, run: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      await deps.wallet.lock(tx, site.siteId, name.memberId);
      await run(tx);
    });

  return {
    /** Every kind and period with what counts, what is used up, and what waits. */
    read: (site: SiteView, memberId: string) => readLimits(deps, site, memberId),

    /** What a member has played since a moment, at most a day ago. */
    playedSince: (site: SiteView, memberId: string, wished: Date) =>
      readPlayed(deps, site, { memberId, wished }),

    /** Sets a limit: a first or lower one at once, a higher one or none after the wait and a confirmation. */
    set: (site: SiteView, name: LimitName, amount: number | null): Promise<void> =>
      change(site, name, (tx) => setLimit(deps, tx, site, { ...name, amount })),

    /** @throws AppError safety.nothing_waits or safety.raise_too_early */
    confirm: (site: SiteView, name: LimitName): Promise<void> =>
      change(site, name, async (tx) => {
        const store = limitStore(site.siteId);
        const now = clock.now();
        const { confirmableFrom } = await waitingOf(tx, site.siteId, name);
        if (now < confirmableFrom) {
          const from = confirmableFrom.toISOString();
          throw new AppError('safety.raise_too_early', { confirmableFrom: from });
        }
        await store.move(tx, name, 'standing', { state: 'replaced', endedAt: now });
        await store.move(tx, name, 'waiting', { state: 'standing', standingSince: now });
      }),

    /** @throws AppError safety.nothing_waits */
    withdraw: (site: SiteView, name: LimitName): Promise<void> =>
      change(site, name, async (tx) => {
        await waitingOf(tx, site.siteId, name);
        const done = { state: 'withdrawn', endedAt: clock.now() } as const;
        await limitStore(site.siteId).move(tx, name, 'waiting', done);
      }),

    /**
     * What forbids a stake: a break, a block, or a limit. Asked in the transaction of the bet, under the lock of the wallet.
     */
    async againstStake(tx: Transaction, stake: AskedStake): Promise<StakeRefusal | undefined> {
      const { siteId, memberId, amountMinor } = stake;
      const now = clock.now();
      const { limits, is_away: isAway } = await breakStore(siteId).standing(tx, memberId, now);
      if (isAway) return { code: 'player_blocked' };
      if (limits.every(({ kind }) => kind === 'deposit')) return undefined;
      const played = await playSumsStore(siteId).read(tx, memberId, now);
      const limit = limitAgainstStake(limits, played, amountMinor);
      return limit && { code: 'limit_reached', limit };
    },

    /**
     * Lets a deposit be ordered. Asked in the transaction that stores the order, under the lock of the wallet.
     * @throws AppError deposit.limit_reached with params.period and params.leftMinor
     */
    async admitDeposit(tx: Transaction, stake: AskedStake): Promise<void> {
      const { siteId, memberId, amountMinor } = stake;
      const { limits } = await breakStore(siteId).standing(tx, memberId, clock.now());
      for (const { kind, period, amount } of limits) {
        if (kind !== 'deposit') continue;
        const used = await deps.depositedSince(tx, siteId, memberId, sinceOf(period, clock.now()));
        const leftMinor = Math.max(0, amount - used);
        if (amountMinor > leftMinor)
          throw new AppError('deposit.limit_reached', { period, leftMinor });
      }
    },
  };
}

export type LimitsService = ReturnType<typeof limitsService>;

function sinceOf(period: LimitPeriod, now: Date): Date {
  return new Date(now.getTime() - LIMIT_DAYS[period] * 24 * HOUR_MS);
}

async function waitingOf(tx: Transaction, siteId: string, name: LimitName): Promise<LimitRow> {
  const rows = await limitStore(siteId).list(tx, name.memberId);
  const waiting = rows.find((row) => isOf(row, name) && row.state === 'waiting');
  if (!waiting) throw new AppError('safety.nothing_waits');
  return waiting;
}

function isOf(row: LimitRow, { kind, period }: Pick<LimitName, 'kind' | 'period'>): boolean {
  return row.kind === kind && row.period === period;
}

async function setLimit(
  { clock, random }: LimitsDeps,
  tx: Transaction,
  { siteId, settings }: SiteView,
  { amount, ...name }: LimitName & { readonly amount: number | null },
): Promise<void> {
  const store = limitStore(siteId);
  const now = clock.now();
  const rows = await store.list(tx, name.memberId);
  const standing = rows.find((row) => isOf(row, name) && row.state === 'standing')?.amount ?? null;
  // Whoever asks anew has changed the mind about what waited.
  await store.move(tx, name, 'waiting', { state: 'withdrawn', endedAt: now });
  if (amount === standing) return;
  const wish = { limitId: random.id(), ...name, amount, askedAt: now, endedAt: null };
  if (!isStricter(amount, standing)) {
    const confirmableFrom = new Date(now.getTime() + settings.limitRaiseWaitHours * HOUR_MS);
    const waiting = { state: 'waiting' as const, confirmableFrom, standingSince: null };
    return store.insert(tx, { ...wish, ...waiting });
  }
  await store.move(tx, name, 'standing', { state: 'replaced', endedAt: now });
  await store.insert(tx, { ...wish, state: 'standing', confirmableFrom: now, standingSince: now });
}

async function readLimits({ db, clock, depositedSince }: LimitsDeps, site: SiteView, id: string) {
  const { siteId, settings } = site;
  const now = clock.now();
  const rows = await limitStore(siteId).list(db, id);
  const played = await playSumsStore(siteId).read(db, id, now);
  const deposited = Object.fromEntries(
    await Promise.all(
      LIMIT_PERIODS.map(async (period) => [
        period,
        await depositedSince(db, siteId, id, sinceOf(period, now)),
      ]),
    ),
  ) as Record<LimitPeriod, number>;
  const limits = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => {
      const own = rows.filter((row) => isOf(row, { kind, period }));
      const waiting = own.find(({ state }) => state === 'waiting');
      const amount = own.find(({ state }) => state === 'standing')?.amount ?? null;
      const used = kind === 'deposit' ? deposited[period] : usedOf(kind, played[period]);
      return { kind, period, amount, used, ...(waiting && { waiting: waitingView(waiting) }) };
    }),
  );
  return { currency: settings.currency.code, raiseWaitHours: settings.limitRaiseWaitHours, limits };
}

function waitingView({ amount, askedAt, confirmableFrom }: LimitRow) {
  return {
    amount,
    askedAt: askedAt.toISOString(),
    confirmableFrom: confirmableFrom.toISOString(),
  };
}

async function readPlayed(
  { db, clock }: LimitsDeps,
  { siteId, settings }: SiteView,
  { memberId, wished }: { readonly memberId: string; readonly wished: Date },
) {
  const dayAgo = sinceOf('day', clock.now());
  const from = wished < dayAgo ? dayAgo : wished;
  const played = await playSumsStore(siteId).readSince(db, memberId, from);
  const { minutes, stakedMinor, lossMinor } = played;
  // Not −0.
  const netMinor = lossMinor === 0 ? 0 : -lossMinor;
  const { code: currency } = settings.currency;
  return { from: from.toISOString(), minutes, stakedMinor, netMinor, currency };
}
