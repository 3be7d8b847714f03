import type { BlockKind } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { WalletService } from '#modules/wallet/index.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { refuseBlocked } from './blocks/refuse-blocked.ts';
import { breakStore } from './break.store.ts';
import type { BreakKind } from './safety.tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Which member of which site. */
interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

export interface BreaksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'lock'>;
  /** Locks the member until the transaction ends, as every sign-in does. */
  readonly holdMember: (tx: Transaction, siteId: string, memberId: string) => Promise<unknown>;
  /** Ends every game that the member has open. */
  readonly endGames: (tx: Transaction, siteId: string, memberId: string) => Promise<void>;
  /** Ends every session of the member, with its games. */
  readonly endSessions: (tx: Transaction, siteId: string, memberId: string) => Promise<void>;
}

/** Lets members sign in, play, pay in and have bonuses, unless they are on a break or blocked. Each is asked where it is done. */
export function breakGates({ clock }: { readonly clock: Clock }) {
  const find = (db: Queryable, { siteId, memberId }: Whose, kind: BreakKind) =>
    breakStore(siteId).find(db, memberId, kind, clock.now());
  const timeOutUntil = async (db: Queryable, whose: Whose): Promise<Date | undefined> =>
    (await find(db, whose, 'time_out'))?.endsAt ?? undefined;
  const admit = async (db: Queryable, whose: Whose, kind: BlockKind): Promise<void> => {
    const until = await timeOutUntil(db, whose);
    if (until) throw new AppError('safety.on_break', { until: until.toISOString() });
    await refuseBlocked(db, whose, kind, clock.now());
  };
  return {
    /** Until when a member pauses; undefined without a time-out. */
    timeOutUntil,

    /**
     * Lets a member sign in. Asked in the transaction that opens the session, after the member was locked.
     * @throws AppError auth.excluded or auth.exclusion_over with params.until, auth.excluded_for_good, or auth.blocked
     */
    async admitSignIn(tx: Transaction, whose: Whose): Promise<void> {
      const exclusion = await find(tx, whose, 'exclusion');
      if (!exclusion) return refuseBlocked(tx, whose, 'sign_in', clock.now());
      if (!exclusion.endsAt) throw new AppError('auth.excluded_for_good');
      const isOver = exclusion.endsAt <= clock.now();
      const until = exclusion.endsAt.toISOString();
      throw new AppError(isOver ? 'auth.exclusion_over' : 'auth.excluded', { until });
    },

    /** Lets a member open a game. @throws AppError safety.on_break with params.until, or safety.play_blocked */
    admitPlay: (db: Queryable, whose: Whose): Promise<void> => admit(db, whose, 'play'),

    /** Lets a member order a deposit. @throws AppError safety.on_break with params.until, or safety.deposit_blocked */
    admitDeposit: (db: Queryable, whose: Whose): Promise<void> => admit(db, whose, 'deposit'),

    /** Lets a member have a bonus. @throws AppError safety.on_break with params.until, or safety.promotions_blocked */
    admitBonus: (db: Queryable, whose: Whose): Promise<void> => admit(db, whose, 'promotions'),

    /** Lets a member ask for a reward or take rebates, also on a break. @throws AppError safety.promotions_blocked */
    admitReward: (db: Queryable, whose: Whose): Promise<void> =>
      refuseBlocked(db, whose, 'promotions', clock.now()),
  };
}

export type BreakGates = ReturnType<typeof breakGates>;

/**
 * Begins time-outs and exclusions (MEMBERX-08). A break begins in one transaction with the end of what it ends. The locks
 * are taken in the order of sign-in, launch and bet: the member, the sessions, the games, the wallet.
 */
export function breaksService(deps: BreaksDeps) {
  const { db, clock, random } = deps;
  const begin = async (tx: Transaction, whose: Whose, kind: BreakKind, endsAt: Date | null) => {
    const { siteId, memberId } = whose;
    await deps.wallet.lock(tx, siteId, memberId);
    const row = { memberId, breakId: random.id(), kind, startsAt: clock.now(), endsAt };
    await breakStore(siteId).insert(tx, row);
  };

  return {
    /** Pauses for a number of days. A shorter one than that which stands changes nothing. */
    takeTimeOut: (whose: Whose, days: number): Promise<void> =>
      db.transaction(async (tx) => {
        await deps.endGames(tx, whose.siteId, whose.memberId);
        const endsAt = new Date(clock.now().getTime() + days * DAY_MS);
        await begin(tx, whose, 'time_out', endsAt);
      }),

    /** Excludes the member for a number of months, or for good with null, and ends every session. */
    exclude: (whose: Whose, months: number | null): Promise<void> =>
      db.transaction(async (tx) => {
        await deps.holdMember(tx, whose.siteId, whose.memberId);
        await deps.endSessions(tx, whose.siteId, whose.memberId);
        const endsAt = months === null ? null : monthsAfter(clock.now(), months);
        await begin(tx, whose, 'exclusion', endsAt);
      }),
  };
}

export type BreaksService = ReturnType<typeof breaksService>;

/** The same day and time some months later; the last day of that month where it has no such day. UTC. */
function monthsAfter(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() + months);
  if (then.getUTCDate() !== moment.getUTCDate()) then.setUTCDate(0);
  return then;
}
