import type { RoundMovementKind } from '@maidan/contract/movements';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BetState } from '@maidan/contract/constants';
import { rowsOf } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A title as rounds name it. */
export interface GameKey {
  readonly vendor: string;
  readonly nodeId: number;
}

/** What a record shows of a game; icons are paths below the image host. */
export interface PlayedGame extends GameKey {
  readonly name: LocalisedText;
  readonly vendorName: string;
  /** The vendor's name in each language, where it is not the same in all. */
  readonly vendorNames: LocalisedText | null;
  readonly mobileLargeIcon: string;
  readonly showIcon: string | null;
}

/** Which rounds of a member to list; `from` and `to` are dates in `timeZone`, both included. */
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
  /** How it came out, in the vendor's words. */
  readonly outcome: LocalisedText | null;
}

/** Sums over a selection of rounds. */
export interface BetTotals {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly netMinor: number;
  readonly count: number;
}

/** One movement of a round; amounts are below zero for what left the wallet. */
export interface RoundMovement {
  readonly kind: RoundMovementKind;
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly balanceAfterMinor: number;
  readonly idempotencyKey: string;
  readonly journalId: string;
  readonly at: string;
}

/** A settled round that paid more than it cost. */
export interface WonRound {
  readonly roundId: string;
  readonly memberId: string;
  readonly vassalage: string;
  readonly nodeId: number;
  /** What it paid above its stake. */
  readonly netMinor: number;
  readonly currency: string;
  readonly settledAt: string;
}

interface BetColumns {
  round_id: string;
  vendor: string;
  node_id: number;
  state: BetState;
  stake: number | string;
  payout: number | string;
  net: number | string;
  currency: string;
  opened_at: string;
  settled_at: string | null;
  name: LocalisedText;
  vendor_name: string;
  vendor_names: LocalisedText | null;
  mobile_large_icon: string;
  show_icon: string | null;
}

const STANDING = sql`(r.stake_cash_minor + r.stake_bonus_minor - r.refund_cash_minor - r.refund_bonus_minor)`;
const PAYOUT = sql`(r.payout_cash_minor + r.payout_bonus_minor)`;
// A round that was taken back shows what was staked, although its net is nothing.
const SHOWN_STAKE = sql`CASE WHEN r.state = 'rolled_back' THEN r.stake_cash_minor + r.stake_bonus_minor ELSE ${STANDING} END`;
const BET_FIELDS = sql`r.round_id, r.vendor, r.node_id, r.state, ${SHOWN_STAKE} AS stake, ${PAYOUT} AS payout,
  ${PAYOUT} - ${STANDING} AS net, r.currency, r.opened_at, r.settled_at, g.name, g.vendor_name, g.vendor_names, g.mobile_large_icon, g.show_icon`;
const FROM_ROUNDS = sql`FROM round r JOIN played_game g ON g.site_id = r.site_id AND g.vendor = r.vendor AND g.node_id = r.node_id`;

/** SQL of the betting record, the winners and what records know of games, for one site. */
export function recordStore(siteId: string) {
  const selection = (filter: BetFilter): SQL => {
    const day = (date: string, plus: SQL) =>
      sql`(${date}::date + ${plus})::timestamp AT TIME ZONE ${filter.timeZone}`;
    const conditions = [
      sql`r.site_id COLLATE "C" = ${siteId}`,
      sql`r.member_id = ${filter.memberId}`,
      ...(filter.from ? [sql`r.opened_at >= ${day(filter.from, sql`0`)}`] : []),
      ...(filter.to ? [sql`r.opened_at < ${day(filter.to, sql`1`)}`] : []),
      ...(filter.state ? [sql`r.state = ${filter.state}`] : []),
      ...(filter.vendor ? [sql`r.vendor = ${filter.vendor}`] : []),
      ...(filter.gameName ? [sql`g.search_text LIKE ${likePattern(filter.gameName)}`] : []),
    ];
    return sql`${FROM_ROUNDS} WHERE ${sql.join(conditions, sql` AND `)}`;
  };

  return {
    /** Remembers what a game was called when it was launched. */
    async saveGame(db: Queryable, game: PlayedGame): Promise<void> {
      const { bn, en, hi = '' } = game.name;
      const searchText = `${bn}\n${en}\n${hi}`.trim().toLowerCase();
      await db.execute(
        sql`INSERT INTO played_game (site_id, vendor, node_id, name, vendor_name, vendor_names, mobile_large_icon, show_icon, search_text)
          VALUES (${siteId}, ${game.vendor}, ${game.nodeId}, ${JSON.stringify(game.name)}::jsonb, ${game.vendorName},
            ${game.vendorNames && JSON.stringify(game.vendorNames)}::jsonb,
            ${game.mobileLargeIcon}, ${game.showIcon}, ${searchText})
          ON CONFLICT (site_id, vendor, node_id) DO UPDATE SET name = excluded.name, vendor_name = excluded.vendor_name, vendor_names = excluded.vendor_names,
            mobile_large_icon = excluded.mobile_large_icon, show_icon = excluded.show_icon, search_text = excluded.search_text`,
      );
    },
    /** Notes whether another game is played in place of a title. */
    async saveStandIn(db: Queryable, game: GameKey, isStandIn: boolean): Promise<void> {
      await db.execute(
        sql`UPDATE played_game SET is_stand_in = ${isStandIn}
          WHERE site_id = ${siteId} AND vendor = ${game.vendor} AND node_id = ${game.nodeId} AND is_stand_in <> ${isStandIn}`,
      );
    },
    /** Of the newest settled rounds, the titles by how many members played them; a stand-in counts for no title. */
    listPlayed: (
      db: Queryable,
      bounds: { readonly since: Date; readonly rounds: number; readonly members: number },
    ): Promise<GameKey[]> =>
      rowsOf<{ vendor: string; nodeId: number }>(
        db,
        sql`SELECT newest.vendor, newest.node_id AS "nodeId" FROM (
            SELECT r.vendor, r.node_id, r.member_id FROM round r
            WHERE r.site_id COLLATE "C" = ${siteId} AND r.state IN ('won', 'lost')
              AND r.settled_at >= ${bounds.since.toISOString()}::timestamptz AND ${STANDING} > 0
            ORDER BY r.settled_at DESC LIMIT ${bounds.rounds}
          ) AS newest
          JOIN played_game g ON g.site_id = ${siteId} AND g.vendor = newest.vendor AND g.node_id = newest.node_id
          WHERE NOT g.is_stand_in
          GROUP BY newest.vendor, newest.node_id HAVING count(DISTINCT newest.member_id) >= ${bounds.members}
          ORDER BY count(DISTINCT newest.member_id) DESC, newest.vendor COLLATE "C", newest.node_id`,
      ),
    /** A page of the selection, newest first. */
    async listBets(
      db: Queryable,
      filter: BetFilter,
      page: { readonly offset: number; readonly limit: number },
    ): Promise<BetRow[]> {
      const rows = await rowsOf<BetColumns>(
        db,
        sql`SELECT ${BET_FIELDS} ${selection(filter)} ORDER BY r.opened_at DESC, r.round_id COLLATE "C" DESC
          LIMIT ${page.limit} OFFSET ${page.offset}`,
      );
      return rows.map(betOf);
    },
    /** Sums of the whole selection. A stake that was taken back counts nowhere. */
    async sumBets(db: Queryable, filter: BetFilter): Promise<BetTotals> {
      const [row] = await rowsOf<Record<'stake' | 'payout' | 'count', number | string>>(
        db,
        sql`SELECT coalesce(sum(${STANDING}), 0)::bigint AS stake, coalesce(sum(${PAYOUT}), 0)::bigint AS payout,
          count(*) AS count ${selection(filter)}`,
      );
      const [stakeMinor, payoutMinor] = [Number(row?.stake ?? 0), Number(row?.payout ?? 0)];
      const netMinor = payoutMinor - stakeMinor;
      return { stakeMinor, payoutMinor, netMinor, count: Number(row?.count ?? 0) };
    },
    /** Stakes of a member's settled rounds that stand, in minor units, and how many rounds those are. */
    async sumPlayed(
      db: Queryable,
      memberId: string,
    ): Promise<{ validBetMinor: number; rounds: number }> {
      const [row] = await rowsOf<Record<'stake' | 'rounds', number | string>>(
        db,
        sql`SELECT coalesce(sum(${STANDING}), 0)::bigint AS stake, count(*) AS rounds FROM round r
          WHERE r.site_id COLLATE "C" = ${siteId} AND r.member_id = ${memberId} AND r.state IN ('won', 'lost')`,
      );
      return { validBetMinor: Number(row?.stake ?? 0), rounds: Number(row?.rounds ?? 0) };
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
    /** What moved in a round, in the order it did. */
    async listMovements(db: Queryable, roundId: string): Promise<RoundMovement[]> {
      const rows = await rowsOf<{
        kind: RoundMovement['kind'];
        cash: number | string;
        bonus: number | string;
        after: number | string;
        idempotency_key: string;
        journal_id: string;
        posted_at: string;
      }>(
        db,
        sql`SELECT j.kind, coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'cash'), 0)::bigint AS cash,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'bonus'), 0)::bigint AS bonus,
            max(p.total_after_minor) AS after, j.idempotency_key, j.journal_id, j.posted_at
          FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
          WHERE j.site_id COLLATE "C" = ${siteId} AND j.reference = ${roundId} AND j.reference_type = 'round'
          GROUP BY j.kind, j.idempotency_key, j.journal_id, j.posted_at
          ORDER BY j.posted_at, j.kind = 'win', j.journal_id COLLATE "C"`,
      );
      return rows.map((row) => ({
        kind: row.kind,
        cashMinor: Number(row.cash),
        bonusMinor: Number(row.bonus),
        balanceAfterMinor: Number(row.after),
        idempotencyKey: row.idempotency_key,
        journalId: row.journal_id,
        at: toMoment(row.posted_at),
      }));
    },
    /** Of the newest settled rounds, those that paid more than they cost, highest net first. */
    async listWonRounds(
      db: Queryable,
      bounds: { readonly since: Date; readonly limit: number },
    ): Promise<WonRound[]> {
      const rows = await rowsOf<{
        round_id: string;
        member_id: string;
        vendor: string;
        node_id: number;
        net: number | string;
        currency: string;
        settled_at: string;
      }>(
        db,
        sql`SELECT round_id, member_id, vendor, node_id, net, currency, settled_at FROM (
            SELECT r.round_id, r.member_id, r.vendor, r.node_id, ${PAYOUT} - ${STANDING} AS net, r.currency, r.settled_at
            FROM round r WHERE r.site_id COLLATE "C" = ${siteId} AND r.state = 'won' AND r.settled_at >= ${bounds.since.toISOString()}::timestamptz
            ORDER BY r.settled_at DESC LIMIT 1000
          ) AS newest
          WHERE net > 0 ORDER BY net DESC, settled_at DESC, round_id COLLATE "C" LIMIT ${bounds.limit}`,
      );
      return rows.map((row) => ({
        roundId: row.round_id,
        memberId: row.member_id,
        vassalage: row.vendor,
        nodeId: row.node_id,
        netMinor: Number(row.net),
        currency: row.currency,
        settledAt: toMoment(row.settled_at),
      }));
    },
  };
}

function betOf(row: BetColumns): BetRow {
  return {
    roundId: row.round_id,
    vendor: row.vendor,
    nodeId: row.node_id,
    state: row.state,
    stakeMinor: Number(row.stake),
    payoutMinor: Number(row.payout),
    netMinor: Number(row.net),
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

function likePattern(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
