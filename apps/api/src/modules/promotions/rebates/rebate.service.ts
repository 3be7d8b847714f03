import { dayIn } from '@maidan/contract/age';
import { BET_KINDS, MEMBER_TYPE } from '@maidan/contract/constants';
import type { BetKind } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { holdMember, memberStore } from '#modules/member/index.ts';
import type { RankService } from '#modules/member/index.ts';
import { BALANCE_TOPIC, validBetStore } from '#modules/wallet/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { rebateStore } from './rebate.store.ts';
import type { RebateClaimRow, RebateRow } from './rebate.tables.ts';

/** How many days after its day a rebate can be claimed. */
export const KEPT_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** A day counts as over this long after its end, since the clocks of two processes may differ. */
const OVER_AFTER_MS = 5 * 60_000;
/** Members that are settled at a time. */
const TURN = 200;
/** Most claims that the history shows. */
const SHOWN_CLAIMS = 50;
const BASIS_POINTS = 10_000n;

type Site = Pick<SiteView, 'siteId' | 'settings'>;

export interface RebateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'payRebate' | 'lock'>;
  readonly ranks: Pick<RankService, 'rankOf'>;
  /** Lets a member take rebates. @throws AppError safety.promotions_blocked */
  readonly admitReward: (
    tx: Transaction,
    whose: { readonly siteId: string; readonly memberId: string },
  ) => Promise<void>;
}

/**
 * Rebates that members claim (MONEY-16). The valid bets of a day of the site are settled after its end, at the rates of the
 * rank that the member has then, and can be claimed for seven days. A claim is one journal.
 */
export function rebateService(deps: RebateDeps) {
  const { db, clock } = deps;
  return {
    /** Settles every day that is over and may still be claimed. It may be repeated, stopped, and run in several processes. */
    async settleDays(site: Site): Promise<number> {
      const store = rebateStore(db, site.siteId);
      const until = new Date(clock.now().getTime() - OVER_AFTER_MS);
      const days = daysBefore(site, until);
      const settled = await store.settledDays(days[0] ?? '');
      const due = days.filter((day) => !settled.has(day));
      for (const day of due) {
        await settleDay(deps, site, day);
        await store.markSettled(day, clock.now());
      }
      return due.length;
    },

    /** What a member can claim now, and what the member claimed. */
    async overview(site: Site, memberId: string) {
      const store = rebateStore(db, site.siteId);
      const [rows, history, rank] = await Promise.all([
        store.listOpen(memberId, firstDay(site, clock.now())),
        store.listClaims(memberId, SHOWN_CLAIMS),
        deps.ranks.rankOf(site, memberId),
      ]);
      const rates = rank?.benefits.rebateBasisPoints ?? {};
      return {
        rows,
        lines: linesOf(rows),
        history,
        notCovered: BET_KINDS.filter((kind) => !rates[kind]),
      };
    },

    /**
     * Claims one kind of play, or everything. The same key answers what the first call did.
     * @throws AppError rebate.nothing_left, request.conflict, bonus.not_for_member
     */
    claim: (
      site: Site,
      memberId: string,
      order: { kind: BetKind | undefined; key: string },
    ): Promise<RebateClaimRow> => db.transaction((tx) => claim(deps, tx, site, memberId, order)),
  };
}

export type RebateService = ReturnType<typeof rebateService>;

/** What can be claimed per kind of play and rate, in the order in which lobbies show kinds. */
function linesOf(rows: readonly RebateRow[]) {
  const lines = new Map<
    string,
    Pick<RebateRow, 'kind' | 'rateBasisPoints' | 'validBetMinor' | 'amountMinor'>
  >();
  for (const { kind, rateBasisPoints, validBetMinor, amountMinor } of rows) {
    if (amountMinor === 0) continue;
    const key = `${kind} ${rateBasisPoints}`;
    const line = lines.get(key);
    lines.set(key, {
      kind,
      rateBasisPoints,
      validBetMinor: validBetMinor + (line?.validBetMinor ?? 0),
      amountMinor: amountMinor + (line?.amountMinor ?? 0),
    });
  }
  return [...lines.values()].toSorted(
    (one, other) => BET_KINDS.indexOf(one.kind) - BET_KINDS.indexOf(other.kind),
  );
}

async function settleDay(deps: RebateDeps, site: Site, day: string): Promise<void> {
  const { siteId } = site;
  for (let last = ''; ;) {
    const bets = await validBetStore(deps.db, siteId).ofDay(day, last, TURN);
    const newest = bets.at(-1);
    if (!newest) return;
    const rows = [];
    for (const memberId of new Set(bets.map((bet) => bet.memberId))) {
      const rates = await ratesOf(deps, site, memberId);
      if (!rates) continue;
      rows.push(
        ...bets
          .filter((bet) => bet.memberId === memberId)
          .map(({ kind, stakeMinor }) => ({
            memberId,
            day,
            kind,
            validBetMinor: stakeMinor,
            ...shareOf(stakeMinor, rates.rebateBasisPoints[kind] ?? 0),
            rank: rates.rank,
          })),
      );
    }
    await rebateStore(deps.db, siteId).insert(rows);
    last = newest.memberId;
  }
}

function shareOf(stakeMinor: number, rateBasisPoints: number) {
  const amountMinor = Number((BigInt(stakeMinor) * BigInt(rateBasisPoints)) / BASIS_POINTS);
  return { rateBasisPoints, amountMinor };
}

/** The rates of a member's rank; undefined for somebody who gets no rebates. */
async function ratesOf({ db, ranks }: RebateDeps, site: Site, memberId: string) {
  const owner = await memberStore(db, site.siteId).findById(memberId);
  if (!isEntitled(owner)) return undefined;
  const rank = await ranks.rankOf(site, memberId);
  return {
    rebateBasisPoints: rank?.benefits.rebateBasisPoints ?? {},
    rank: rank?.labelId ?? '',
  };
}

function isEntitled(owner: { status: string; type: number } | undefined): boolean {
  return owner?.status === 'active' && owner.type !== MEMBER_TYPE.trial;
}

async function claim(
  deps: RebateDeps,
  tx: Transaction,
  site: Site,
  memberId: string,
  { kind, key }: { kind: BetKind | undefined; key: string },
): Promise<RebateClaimRow> {
  const { siteId, settings } = site;
  const store = rebateStore(tx, siteId);
  if (!isEntitled(await holdMember(tx, siteId, memberId)))
    throw new AppError('bonus.not_for_member');
  await deps.admitReward(tx, { siteId, memberId });
  await deps.wallet.lock(tx, siteId, memberId);
  const bodyHash = hashBody({ kind: kind ?? 'all' });
  const earlier = await store.claimByKey(memberId, key);
  if (earlier && earlier.bodyHash !== bodyHash) throw new AppError('request.conflict');
  if (earlier) return earlier;
  const now = deps.clock.now();
  const from = firstDay(site, now);
  const rows = (await store.listOpen(memberId, from, kind)).filter((row) => row.amountMinor > 0);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new AppError('rebate.nothing_left');
  const amountMinor = rows.reduce((sum, row) => sum + row.amountMinor, 0);
  const claimId = deps.random.id();
  const currency = settings.currency.code;
  const money = { siteId, memberId, currency, amountMinor, reference: claimId };
  const { journalId } = await deps.wallet.payRebate(money, tx);
  const days = { fromDay: first.day, toDay: last.day };
  const made = { claimId, memberId, amountMinor, currency, ...days, journalId, bodyHash };
  const row = { ...made, claimedAt: now, idempotencyKey: key };
  await store.markClaimed(memberId, from, claimId, kind);
  await store.saveClaim(row);
  await notifyLive(tx, [{ siteId, memberId, topic: BALANCE_TOPIC }]);
  return { ...row, siteId };
}

/** The days of the site whose rebates can be claimed at a moment, oldest first. */
function daysBefore({ settings }: Site, now: Date): string[] {
  const today = Date.parse(`${dayIn(settings.timeZone, now)}T00:00:00Z`);
  return Array.from({ length: KEPT_DAYS }, (_, index) =>
    new Date(today - (KEPT_DAYS - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

const firstDay = (site: Site, now: Date): string => daysBefore(site, now)[0] ?? '';
