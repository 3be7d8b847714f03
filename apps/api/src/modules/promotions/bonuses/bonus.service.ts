import { MEMBER_TYPE } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import { holdMember } from '#modules/member/index.ts';
import { BALANCE_TOPIC, bonusReceipts, bonusStore, dueBonuses } from '#modules/wallet/index.ts';
import type { BonusRow, Contributions, WalletService } from '#modules/wallet/index.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';

const DAY_MS = 24 * 3_600_000;
/** Most bonuses that one turn lets expire. */
const TURN = 100;
/** Most bonuses that a member's list shows. */
const LISTED = 100;

export interface BonusDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'grantBonus' | 'releaseBonus' | 'expireBonus' | 'lock'>;
  /** Refuses who is excluded or pauses; `modules/safety` provides both. */
  readonly gates: {
    admitSignIn(tx: Transaction, whose: Whose): Promise<void>;
    admitBonus(tx: Transaction, whose: Whose): Promise<void>;
  };
}

interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

/** A bonus to be given. Amounts in minor units. */
export interface BonusDraft extends Whose {
  /** What it is given for; a second draft with the same source is the same bonus. */
  readonly source: string;
  readonly promotionId: number | null;
  readonly title: LocalisedText;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** How much has to be played, as far as it counts; 0 makes it cash at once. */
  readonly wagerMinor: number;
  readonly contributions: Contributions;
  readonly lifeDays: number;
}

/**
 * Bonuses of members (MONEY-15, MONEY-18). Each change is made under the lock of the wallet, which every bet takes too, and
 * posts one journal under the bonus's own id; so nothing is granted, released or removed twice.
 */
export function bonusService(deps: BonusDeps) {
  const { db } = deps;
  return {
    /** Offers a bonus, which moves nothing until the member claims it. Offering it again changes nothing. */
    async offer(draft: BonusDraft, claimUntil: Date): Promise<void> {
      const row = { ...newRow(deps, draft), state: 'offered' as const, claimUntil };
      await bonusStore(db, draft.siteId).insert(row);
    },

    /**
     * Gives a bonus in the caller's transaction. The second grant of a source answers the first.
     * @throws AppError bonus.not_for_member, auth.excluded, auth.exclusion_over, auth.excluded_for_good, auth.blocked, safety.on_break, safety.promotions_blocked
     */
    grant: (tx: Transaction, draft: BonusDraft): Promise<BonusRow> => grant(deps, tx, draft),

    /** @throws AppError what forbids a member a bonus now, as `grant` does */
    admit: (tx: Transaction, whose: Whose): Promise<void> => admit(deps, tx, whose),

    /** The member's bonuses, newest first. */
    list: ({ siteId, memberId }: Whose) => bonusStore(db, siteId).list(memberId, LISTED),

    /** The receipt numbers of bonuses by their ids, as `bonusReceipts`. */
    receipts: (siteId: string, rows: readonly BonusRow[]) =>
      bonusReceipts(
        db,
        siteId,
        rows.map(({ bonusId }) => bonusId),
      ),

    /**
     * Claims an offered bonus. Claiming it again answers the bonus as it is by then.
     * @throws AppError bonus.not_found for one of another member as well, bonus.expired, bonus.given_up, and what `grant` raises
     */
    claim: (whose: Whose, bonusId: string): Promise<BonusRow> =>
      db.transaction((tx) => claim(deps, tx, whose, bonusId)),

    /**
     * Gives a bonus up: what is left of it is removed, and cash stays. Giving it up again changes nothing.
     * @throws AppError bonus.not_found for one of another member as well, bonus.ended
     */
    giveUp: (whose: Whose, bonusId: string): Promise<BonusRow> =>
      db.transaction((tx) => giveUp(deps, tx, whose, bonusId)),

    /** Ends bonuses and offers whose time is over, on all sites. Several processes may do it at once. */
    async expireDue(now: Date): Promise<number> {
      const due = await dueBonuses(db, now, TURN);
      for (const row of due) await db.transaction((tx) => expire(deps, tx, row, now));
      return due.length;
    },
  };
}

export type BonusService = ReturnType<typeof bonusService>;

function newRow({ clock, random }: BonusDeps, draft: BonusDraft) {
  const { siteId: _, ...rest } = draft;
  return {
    ...rest,
    bonusId: random.id(),
    offeredAt: clock.now(),
    claimUntil: null,
    grantedAt: null,
    expiresAt: null,
  };
}

/** Who may have a bonus: a member with a real account, active, and on no break. */
async function admit({ gates }: BonusDeps, tx: Transaction, whose: Whose): Promise<void> {
  const owner = await holdMember(tx, whose.siteId, whose.memberId);
  if (owner?.status !== 'active' || owner.type === MEMBER_TYPE.trial)
    throw new AppError('bonus.not_for_member');
  await gates.admitSignIn(tx, whose);
  await gates.admitBonus(tx, whose);
}

async function grant(deps: BonusDeps, tx: Transaction, draft: BonusDraft): Promise<BonusRow> {
  const { siteId, memberId, source } = draft;
  const store = bonusStore(tx, siteId);
  await admit(deps, tx, draft);
  await deps.wallet.lock(tx, siteId, memberId);
  const earlier = await store.bySource(source);
  if (earlier) return earlier;
  const row = newRow(deps, draft);
  if (!(await store.insert({ ...row, state: 'offered' }))) throw new AppError('request.conflict');
  return start(deps, tx, siteId, row.bonusId);
}

/** Puts the amount of an offered bonus into the account of bonuses. The wallet is locked. */
async function start(deps: BonusDeps, tx: Transaction, siteId: string, bonusId: string) {
  const store = bonusStore(tx, siteId);
  const row = await store.find(bonusId);
  if (!row) throw new Error(`Bonus ${bonusId} of site ${siteId} is gone`);
  const now = deps.clock.now();
  const money = moneyOf(row, row.amountMinor);
  await deps.wallet.grantBonus(money, tx);
  const isMet = row.wagerMinor === 0;
  if (isMet) await deps.wallet.releaseBonus(money, tx);
  const change = {
    grantedAt: now,
    expiresAt: new Date(now.getTime() + row.lifeDays * DAY_MS),
    ...(isMet
      ? { state: 'met' as const, endedAt: now, releasedMinor: row.amountMinor }
      : { state: 'active' as const, balanceMinor: row.amountMinor }),
  };
  await store.write(bonusId, change);
  await tell(tx, row);
  return { ...row, ...change };
}

const moneyOf = (row: BonusRow, amountMinor: number) => ({
  siteId: row.siteId,
  memberId: row.memberId,
  currency: row.currency as CurrencyCode,
  amountMinor,
  reference: row.bonusId,
});

const tell = (tx: Transaction, { siteId, memberId }: Whose): Promise<void> =>
  notifyLive(tx, [{ siteId, memberId, topic: BALANCE_TOPIC }]);

/** A bonus of the member, read under the lock of the wallet. */
async function own(deps: BonusDeps, tx: Transaction, whose: Whose, bonusId: string) {
  const { siteId, memberId } = whose;
  await deps.wallet.lock(tx, siteId, memberId);
  const row = await bonusStore(tx, siteId).find(bonusId);
  if (row?.memberId !== memberId) throw new AppError('bonus.not_found');
  return row;
}

async function claim(deps: BonusDeps, tx: Transaction, whose: Whose, bonusId: string) {
  // The member is locked before the wallet, as everywhere.
  await admit(deps, tx, whose);
  const row = await own(deps, tx, whose, bonusId);
  if (row.state === 'active' || row.state === 'met') return row;
  if (row.state === 'forfeited') throw new AppError('bonus.given_up');
  const isOver = row.claimUntil !== null && row.claimUntil <= deps.clock.now();
  if (row.state === 'expired' || isOver) throw new AppError('bonus.expired');
  return start(deps, tx, whose.siteId, bonusId);
}

async function giveUp(deps: BonusDeps, tx: Transaction, whose: Whose, bonusId: string) {
  const row = await own(deps, tx, whose, bonusId);
  if (row.state === 'forfeited') return row;
  if (row.state === 'met' || row.state === 'expired') throw new AppError('bonus.ended');
  return end(deps, tx, row, 'forfeited', deps.clock.now());
}

async function expire(deps: BonusDeps, tx: Transaction, due: BonusRow, now: Date) {
  const row = await own(deps, tx, due, due.bonusId);
  const endsAt = row.state === 'active' ? row.expiresAt : row.claimUntil;
  const isOpen = row.state === 'active' || row.state === 'offered';
  if (!isOpen || endsAt === null || endsAt > now) return;
  await end(deps, tx, row, 'expired', now);
}

async function end(
  { wallet }: BonusDeps,
  tx: Transaction,
  row: BonusRow,
  state: 'expired' | 'forfeited',
  now: Date,
): Promise<BonusRow> {
  if (row.balanceMinor > 0) await wallet.expireBonus(moneyOf(row, row.balanceMinor), tx);
  const change = { state, balanceMinor: 0, endedAt: now };
  await bonusStore(tx, row.siteId).write(row.bonusId, change);
  await tell(tx, row);
  return { ...row, ...change };
}
