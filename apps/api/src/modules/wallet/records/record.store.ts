import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BetState } from '@maidan/contract/constants';
import { rowsOf } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { isTitleNamed } from './played-game.store.ts';
import type { PlayedGame } from './played-game.store.ts';
import { ROUND_PAYOUT, ROUND_STAKE, SHOWN_STAKE } from './round-amounts.ts';
import { momentOf } from './round-days.store.ts';
import type { RoundFilter, RoundSpan } from './round-days.store.ts';
import { ofSite } from '../site-index.ts';

/** A page of a member's rounds: those before one round, at most `limit`. */
export interface BetCut {
  readonly span: RoundSpan;
  readonly filter: RoundFilter;
  /** The round after which the page begins, towards older ones. */
  readonly before: BetPlace | undefined;
  /** Where it is known which days have the rounds of a selection, these days alone, newest first. */
  readonly days: readonly string[] | undefined;
  readonly limit: number;
}

/** The place of a round in the record. */
export interface BetPlace {
  readonly roundId: string;
  readonly openedAt: string;
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

const BET_FIELDS = sql`r.round_id, r.vendor, r.node_id, r.state, ${SHOWN_STAKE} AS stake, ${ROUND_PAYOUT} AS payout,
  ${ROUND_PAYOUT} - ${ROUND_STAKE} AS net, r.currency, r.opened_at, r.settled_at, g.name, g.vendor_name, g.vendor_names, g.mobile_large_icon, g.show_icon`;
const NEWEST_FIRST = sql`r.opened_at DESC, r.round_id COLLATE "C" DESC`;
const GAME_OF_ROUND = sql`g.site_id = r.site_id AND g.vendor = r.vendor AND g.node_id = r.node_id`;

/** SQL of the betting record, for one site. */
export function recordStore(siteId: string) {
  return {
    /** A page of a selection, newest first. Never by counting the rows before it. */
    async listBets(db: Queryable, cut: BetCut): Promise<BetRow[]> {
      if (cut.days?.length === 0) return [];
      const rows = await rowsOf<BetColumns>(
        db,
        sql`SELECT ${BET_FIELDS} FROM (${page(siteId, cut)}) AS r JOIN played_game g ON ${GAME_OF_ROUND}
          ORDER BY ${NEWEST_FIRST}`,
      );
      return rows.map(betOf);
    },
    /** The place of a round, if it is the member's. */
    async findPlace(
      db: Queryable,
      memberId: string,
      roundId: string,
    ): Promise<BetPlace | undefined> {
      const [row] = await rowsOf<{ opened_at: string }>(
        db,
        sql`SELECT to_char(r.opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS opened_at FROM round r
          WHERE r.site_id = ${siteId} AND r.round_id = ${roundId} AND r.member_id = ${memberId}`,
      );
      return row && { roundId, openedAt: row.opened_at };
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
        sql`SELECT ${BET_FIELDS}, r.outcome FROM round r JOIN played_game g ON ${GAME_OF_ROUND}
          WHERE r.site_id = ${siteId} AND r.member_id = ${memberId} AND r.round_id = ${roundId}`,
      );
      return row && { ...betOf(row), outcome: row.outcome };
    },
  };
}

/**
 * The rounds of a page. Their games are joined afterwards: beside a join the planner expects so few rounds that it reads
 * and sorts all of a member's instead of the newest.
 */
function page(siteId: string, { span, filter, before, days, limit }: BetCut): SQL {
  const startOf = (plus: number) =>
    sql`(chosen.day + ${plus}::int)::timestamp AT TIME ZONE ${span.timeZone}`;
  const list = sql.join(
    (days ?? []).map((day) => sql`(${day}::date)`),
    sql`, `,
  );
  const conditions = [
    ofSite('r', siteId),
    sql`r.member_id = ${span.memberId}`,
    sql`r.opened_at >= ${momentOf(span.fromMs)}`,
    sql`r.opened_at < ${momentOf(span.endMs)}`,
    ...(days ? [sql`r.opened_at >= ${startOf(0)}`, sql`r.opened_at < ${startOf(1)}`] : []),
    ...(before
      ? [
          sql`(r.opened_at, r.round_id COLLATE "C") < (${before.openedAt}::timestamptz, ${before.roundId})`,
        ]
      : []),
    ...(filter.state ? [sql`r.state = ${filter.state}`] : []),
    ...(filter.kind ? [sql`r.bet_kind = ${filter.kind}`] : []),
    ...(filter.vendor ? [sql`r.vendor = ${filter.vendor}`] : []),
    ...(filter.nodeId === undefined ? [] : [sql`r.node_id = ${filter.nodeId}`]),
    ...(filter.gameName ? [isTitleNamed(siteId, 'r', filter.gameName)] : []),
  ];
  const chosen = days ? sql`JOIN (VALUES ${list}) AS chosen(day) ON TRUE` : sql``;
  return sql`SELECT r.* FROM round r ${chosen} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${NEWEST_FIRST} LIMIT ${limit}`;
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
