import type { BetKind } from '@maidan/contract/constants';
import { hashBody } from '#platform/database/body-hash.ts';
import type { JournalDraft } from '../ledger/ledger.types.ts';
import { subtractShares, sumOf } from '../rounds/round.shares.ts';
import type { CallState, PlayWrite, RoundRow, RoundWrite } from '../rounds/round.types.ts';
import type { BonusParts, CallBonus, Contributions, Played } from './bonus.types.ts';

const BASIS_POINTS = 10_000n;

/** The call whose movements are settled. */
export interface Cause {
  readonly at: Date;
  /** The day of the site. */
  readonly day: string;
  readonly vendor: string;
  readonly transactionId: string;
}

/**
 * What the movements of a call mean for the player's bonuses (MONEY-18). The bonus part of a stake is taken from the
 * oldest bonus first, and what comes back goes to the bonuses that it was taken from; for one that ended meanwhile it
 * becomes cash when its condition was met, and expires when not. A stake counts when its round is settled, since no
 * rollback is possible then: for the oldest bonus that still has money, whole, at the rate of its kind of play. A met
 * condition turns what is left of the bonus into cash.
 */
export function settleBonuses(write: RoundWrite, state: CallState, cause: Cause): PlayWrite {
  const { round } = write;
  if (!round) return { ...write, bonuses: [], drawn: {}, counted: null };
  const book = bookOf(state.bonuses, state.wallet.memberId, cause);
  const moved = movedBonus(state.round, round);
  const drawn = book.draw(moved.staked);
  const returned = moved.refunded > 0 ? (state.bet?.bonusParts ?? {}) : {};
  const standing = sumParts(round.bonusParts, drawn, returned);
  book.giveBack(returned);
  const stake = subtractShares(round.stake, round.refund);
  book.giveBack(shareOut(moved.paid, standing, stake.bonusMinor));
  const isSettled = round.state === 'won' || round.state === 'lost';
  const stakeMinor = isSettled ? sumOf(stake) - round.countedMinor : 0;
  const kind = round.betKind;
  if (kind && stakeMinor > 0) book.count(kind, stakeMinor);
  return {
    ...write,
    round: { ...round, bonusParts: standing, countedMinor: round.countedMinor + stakeMinor },
    journals: [...write.journals, ...book.journals],
    bonuses: book.changed(),
    drawn,
    counted: kind && stakeMinor > 0 ? { day: cause.day, kind, stakeMinor } : null,
  };
}

/** How much of stakes counts for a condition, rounded down once per kind of play. */
export function progressOf(played: Played, contributions: Contributions): number {
  return Object.entries(played).reduce((sum, [kind, minor]) => {
    const rate = contributions[kind as BetKind] ?? 0;
    return sum + Number((BigInt(minor) * BigInt(rate)) / BASIS_POINTS);
  }, 0);
}

/** What a call moved of bonus money in its round. */
function movedBonus(before: RoundRow | null, after: RoundRow) {
  return {
    staked: after.stake.bonusMinor - (before?.stake.bonusMinor ?? 0),
    refunded: after.refund.bonusMinor - (before?.refund.bonusMinor ?? 0),
    paid: after.payout.bonusMinor - (before?.payout.bonusMinor ?? 0),
  };
}

/** The bonuses of a player while one call is settled. */
function bookOf(bonuses: readonly CallBonus[], memberId: string, cause: Cause) {
  const at = cause.at.toISOString();
  const order = bonuses.toSorted((one, other) => compareText(ageOf(one), ageOf(other)));
  const now = new Map(order.map((bonus) => [bonus.bonusId, bonus]));
  const touched = new Set<string>();
  const journals: JournalDraft[] = [];
  const running = () => [...now.values()].filter(({ state }) => state === 'active');
  const put = (bonus: CallBonus) => {
    now.set(bonus.bonusId, bonus);
    touched.add(bonus.bonusId);
  };
  const leave = (bonus: CallBonus, amountMinor: number, key: string) =>
    journals.push(leavingJournal(bonus, { memberId, amountMinor, key }));

  return {
    journals,
    changed: () => [...now.values()].filter(({ bonusId }) => touched.has(bonusId)),
    draw(amountMinor: number): BonusParts {
      let left = amountMinor;
      const parts: Record<string, number> = {};
      for (const bonus of running()) {
        const taken = Math.min(left, bonus.balanceMinor);
        if (taken === 0) continue;
        parts[bonus.bonusId] = taken;
        left -= taken;
        put({ ...bonus, balanceMinor: bonus.balanceMinor - taken });
      }
      return parts;
    },
    giveBack(parts: BonusParts): void {
      for (const [bonusId, amountMinor] of Object.entries(parts)) {
        const bonus = now.get(bonusId);
        if (!bonus || amountMinor === 0) continue;
        if (bonus.state === 'active') {
          put({ ...bonus, balanceMinor: bonus.balanceMinor + amountMinor });
          continue;
        }
        leave(bonus, amountMinor, `:${cause.vendor}:${cause.transactionId}`);
        if (bonus.state === 'met')
          put({ ...bonus, releasedMinor: bonus.releasedMinor + amountMinor });
      }
    },
    count(kind: BetKind, stakeMinor: number): void {
      const open = running().filter(({ expiresAt }) => new Date(expiresAt) > cause.at);
      const bonus = open.find(({ balanceMinor }) => balanceMinor > 0) ?? open[0];
      if (!bonus || !bonus.contributions[kind]) return;
      const played = { ...bonus.played, [kind]: (bonus.played[kind] ?? 0) + stakeMinor };
      const progressMinor = progressOf(played, bonus.contributions);
      if (progressMinor < bonus.wagerMinor) return put({ ...bonus, played, progressMinor });
      const met = { ...bonus, played, progressMinor, state: 'met' as const, endedAt: at };
      if (bonus.balanceMinor > 0) leave(met, bonus.balanceMinor, '');
      put({ ...met, balanceMinor: 0, releasedMinor: bonus.balanceMinor });
    },
  };
}

/** The journal by which money leaves the account of bonuses: to cash from a met bonus, else to the expired ones. */
function leavingJournal(
  { bonusId, state }: Pick<CallBonus, 'bonusId' | 'state'>,
  { memberId, amountMinor, key }: { memberId: string; amountMinor: number; key: string },
): JournalDraft {
  const kind = state === 'met' ? 'bonus_release' : 'bonus_expiry';
  const from = { account: 'bonus', memberId, amountMinor: -amountMinor } as const;
  return {
    kind,
    idempotencyKey: `${kind}:${bonusId}${key}`,
    bodyHash: hashBody({ memberId, bonusId, amountMinor }),
    reference: bonusId,
    postings:
      kind === 'bonus_release'
        ? [{ account: 'cash', memberId, amountMinor }, from]
        : [from, { account: 'expired_bonus', amountMinor }],
  };
}

/** Splits an amount by the parts of a whole. The rest of the rounding goes to the first part, unless the parts are not all of it. */
function shareOut(amountMinor: number, parts: BonusParts, wholeMinor: number): BonusParts {
  const entries = Object.entries(parts).filter(([, part]) => part > 0);
  if (amountMinor === 0 || entries.length === 0) return {};
  const shares = entries.map(
    ([bonusId, part]) =>
      [bonusId, Number((BigInt(amountMinor) * BigInt(part)) / BigInt(wholeMinor))] as const,
  );
  const isWhole = entries.reduce((sum, [, part]) => sum + part, 0) === wholeMinor;
  const rest = isWhole ? amountMinor - shares.reduce((sum, [, share]) => sum + share, 0) : 0;
  return Object.fromEntries(
    shares.map(([bonusId, share], index) => [bonusId, index === 0 ? share + rest : share]),
  );
}

function sumParts(before: BonusParts, added: BonusParts, taken: BonusParts): BonusParts {
  const ids = new Set([...Object.keys(before), ...Object.keys(added)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, (before[id] ?? 0) + (added[id] ?? 0) - (taken[id] ?? 0)]),
  );
}

const ageOf = ({ grantedAt, bonusId }: CallBonus) =>
  `${grantedAt === '' ? '' : new Date(grantedAt).toISOString()} ${bonusId}`;

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
