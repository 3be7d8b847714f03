import { BET_KINDS } from '@maidan/contract/constants';
import type { BetKind } from '@maidan/contract/constants';
import { progressOf } from '#modules/wallet/index.ts';
import type { BonusRow, Contributions } from '#modules/wallet/index.ts';
import { textIn } from '#platform/database/columns.ts';

/**
 * A bonus as the contract shows it, with the number of its receipt where it has one. One whose time is over is shown as
 * expired, even before it is ended.
 */
export function bonusView(
  row: BonusRow,
  language: string,
  { now, receipts }: { readonly now: Date; readonly receipts: ReadonlyMap<string, string> },
) {
  const { bonusId, promotionId, amountMinor, currency, balanceMinor, wagerMinor } = row;
  const { progressMinor, releasedMinor, lifeDays } = row;
  const state = stateAt(row, now);
  const counted = Math.min(progressMinor, wagerMinor);
  const receiptNumber = receipts.get(bonusId);
  return {
    bonusId,
    title: textIn(row.title, language),
    ...(promotionId === null ? {} : { promotionId }),
    state,
    amountMinor,
    currency,
    balanceMinor: state === 'active' ? balanceMinor : 0,
    wagerMinor,
    progressMinor: counted,
    leftMinor: wagerMinor - counted,
    percent: wagerMinor === 0 ? 100 : Number((BigInt(counted) * 100n) / BigInt(wagerMinor)),
    releasedMinor,
    lifeDays,
    contributions: contributing(row.contributions).map(({ kind, rateBasisPoints }) => {
      const playedMinor = row.played[kind] ?? 0;
      const countedMinor = progressOf({ [kind]: playedMinor }, row.contributions);
      return { kind, rateBasisPoints, playedMinor, countedMinor };
    }),
    notCounted: notCounted(row.contributions),
    offeredAt: row.offeredAt.toISOString(),
    ...(receiptNumber === undefined ? {} : { receiptNumber }),
    ...moments(row),
  };
}

/** The kinds of play that count, with their rates, in the order in which lobbies show them. */
export function contributing(contributions: Contributions) {
  return BET_KINDS.map((kind) => ({ kind, rateBasisPoints: contributions[kind] ?? 0 })).filter(
    ({ rateBasisPoints }) => rateBasisPoints > 0,
  );
}

/** The kinds of play that do not count. */
export function notCounted(contributions: Contributions): BetKind[] {
  return BET_KINDS.filter((kind) => !contributions[kind]);
}

function stateAt({ state, claimUntil, expiresAt }: BonusRow, now: Date) {
  const end = state === 'offered' ? claimUntil : state === 'active' ? expiresAt : null;
  return end !== null && end <= now ? ('expired' as const) : state;
}

function moments({ claimUntil, grantedAt, expiresAt, endedAt }: BonusRow) {
  const known = Object.entries({ claimUntil, grantedAt, expiresAt, endedAt }).flatMap(
    ([name, moment]) => (moment ? [[name, moment.toISOString()]] : []),
  );
  return Object.fromEntries(known) as {
    claimUntil?: string;
    grantedAt?: string;
    expiresAt?: string;
    endedAt?: string;
  };
}
