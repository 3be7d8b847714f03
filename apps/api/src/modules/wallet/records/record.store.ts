import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BetState } from '@maidan/contract/constants';
import { patternContaining } from '#platform/database/like-pattern.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { PlayedGame } from './played-game.store.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from './round-amounts.ts';
import { ofSite } from '../site-index.ts';

/** Filter of a member's rounds; `from` and `to` are dates in `timeZone`, both included. */
export interface BetFilter {
  readonly memberId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly state: BetState | '';
  readonly vendor: string;
  readonly gameName: string;
}

/** One round as the betting record shows it; amounts in minor units. */
export interface BetRow {
  readonly roundId: string;
  readonly vendor: string;
  readonly nodeId: number;
  readonly state: BetState;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly netMinor: number;
  readonly currency: string;
  readonly openedAt: string;
  readonly settledAt: string | null;
  readonly game: PlayedGame;
}

/** One round as its detail shows it. */
export interface RoundRecord extends BetRow {
  /** The result of the round, in the vendor's words. */
  readonly outcome: LocalisedText | null;
}

/** Sums over a selection of rounds. */
export interface BetTotals {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly netMinor: number;
  readonly count: number;
}

interface BetColumns {
  round_id: string;
  vendor: string;
  node_id: number;
  state: BetState;
  stake: number;
  payout: number;
  net: number;
  currency: string;
  opened_at: string;
  settled_at: string | null;
  name: LocalisedText;
  vendor_name: string;
  vendor_names: LocalisedText | null;
  mobile_large_icon: string;
  show_icon: string | null;
}

// A round that was taken back shows the amount that was staked, although its net is zero.
const SHOWN_STAKE = sql`CASE WHEN r.state = 'rolled_back' THEN r.stake_cash_minor + r.stake_bonus_minor ELSE ${ROUND_STAKE} END`;
const BET_FIELDS = sql`r.round_id, r.vendor, r.node_id, r.state, ${SHOWN_STAKE} AS stake, ${ROUND_PAYOUT} AS payout,
  ${ROUND_PAYOUT} - ${ROUND_STAKE} AS net, r.currency, r.opened_at, r.settled_at, g.name, g.vendor_name, g.vendor_names, g.mobile_large_icon, g.show_icon`;
const FROM_ROUNDS = sql`FROM round r JOIN played_game g ON g.site_id = r.site_id AND g.vendor = r.vendor AND g.node_id = r.node_id`;

/** SQL of the betting record, for one site. */
export function recordStore(siteId: string) {
  return {
    /** A page of the selection, newest first. */
    async listBets(
      db: Queryable,
      filter: BetFilter,
      page: { readonly offset: number; readonly limit: number },
    ): Promise<BetRow[]> {
      const rows = await rowsOf<BetColumns>(
        db,
        sql`SELECT ${BET_FIELDS} ${selection(siteId, filter)} ORDER BY r.opened_at DESC, r.round_id COLLATE "C" DESC
          LIMIT ${page.limit} OFFSET ${page.offset}`,
      );
      return rows.map(betOf);
    },
    /** Sums of the whole selection. A stake that was taken back is not counted. */
    async sumBets(db: Queryable, filter: BetFilter): Promise<BetTotals> {
      const [row] = await rowsOf<Record<'stake' | 'payout' | 'count', number>>(
        db,
        sql`SELECT coalesce(sum(${ROUND_STAKE}), 0)::bigint AS stake, coalesce(sum(${ROUND_PAYOUT}), 0)::bigint AS payout,
          count(*) AS count ${selection(siteId, filter)}`,
      );
      const [stakeMinor, payoutMinor] = [row?.stake ?? 0, row?.payout ?? 0];
      const netMinor = payoutMinor - stakeMinor;
      return { stakeMinor, payoutMinor, netMinor, count: row?.count ?? 0 };
    },
    /**
     * Stakes of a member's settled rounds, without those taken back, in minor units, and the number of these rounds.
     */
    async sumPlayed(
      db: Queryable,
      memberId: string,
    ): Promise<{ validBetMinor: number; rounds: number }> {
      const [row] = await rowsOf<Record<'stake' | 'rounds', number>>(
        db,
        sql`SELECT coalesce(sum(${ROUND_STAKE}), 0)::bigint AS stake, count(*) AS rounds FROM round r
          WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId} AND r.state IN ('won', 'lost')`,
      );
      return { validBetMinor: row?.stake ?? 0, rounds: row?.rounds ?? 0 };
    },
    /** One round of a member. */
    async findBet(
      db: Queryable,
      memberId: string,
      roundId: string,
    ): Promise<RoundRecord | undefined> {
      const [row] = await rowsOf<BetColumns & { outcome: LocalisedText | null }>(
        db,
        sql`SELECT ${BET_FIELDS}, r.outcome ${FROM_ROUNDS} WHERE r.site_id = ${siteId} AND r.member_id = ${memberId} AND r.round_id = ${roundId}`,
      );
      return row && { ...betOf(row), outcome: row.outcome };
    },
  };
}

/** The member's rounds of a selection. */
function selection(siteId: string, filter: BetFilter): SQL {
  const day = (date: string, plus: SQL) =>
    sql`(${date}::date + ${plus})::timestamp AT TIME ZONE ${filter.timeZone}`;
  const conditions = [
    ofSite('r', siteId),
    sql`r.member_id = ${filter.memberId}`,
    ...(filter.from ? [sql`r.opened_at >= ${day(filter.from, sql`0`)}`] : []),
    ...(filter.to ? [sql`r.opened_at < ${day(filter.to, sql`1`)}`] : []),
    ...(filter.state ? [sql`r.state = ${filter.state}`] : []),
    ...(filter.vendor ? [sql`r.vendor = ${filter.vendor}`] : []),
    ...(filter.gameName
      ? [sql`g.search_text LIKE ${patternContaining(filter.gameName.toLowerCase())}`]
      : []),
  ];
  return sql`${FROM_ROUNDS} WHERE ${sql.join(conditions, sql` AND `)}`;
}

function betOf(row: BetColumns): BetRow {
  return {
    roundId: row.round_id,
    vendor: row.vendor,
    nodeId: row.node_id,
    state: row.state,
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    netMinor: row.net,
    currency: row.currency,
    openedAt: toMoment(row.opened_at),
    settledAt: row.settled_at === null ? null : toMoment(row.settled_at),
    game: {
      vendor: row.vendor,
      nodeId: row.node_id,
      name: row.name,
      vendorName: row.vendor_name,
      vendorNames: row.vendor_names,
      mobileLargeIcon: row.mobile_large_icon,
      showIcon: row.show_icon,
    },
  };
}

function toMoment(text: string): string {
  return new Date(text).toISOString();
}
