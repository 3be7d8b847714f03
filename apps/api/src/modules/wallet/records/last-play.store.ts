import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ROUND_STAKE } from './round-amounts.ts';
import type { GameKey } from './played-game.store.ts';
import { ofSite } from '../site-index.ts';

/** How a member played a title last. */
export interface LastPlay extends GameKey {
  readonly stakeMinor: number;
  readonly openedAt: string;
  /** Whether the round is still under way. */
  readonly isOpen: boolean;
}

const selectStakedAfter = preparedStatement<
  { is_staked: boolean },
  {
    siteId: string;
    memberId: string;
    vendor: string;
    gameCode: string;
    fromJournal: string;
    since: string;
  }
>(
  'staked_after',
  sql`SELECT EXISTS (
      SELECT FROM posting p
      JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
      JOIN round r ON r.site_id = j.site_id AND r.round_id = j.reference
      WHERE ${ofSite('p', sql.placeholder('siteId'))} AND p.member_id = ${sql.placeholder('memberId')}
        AND p.journal_id COLLATE "C" >= ${sql.placeholder('fromJournal')} AND j.kind = 'bet'
        AND j.posted_at > ${sql.placeholder('since')}::timestamptz
        AND r.vendor = ${sql.placeholder('vendor')} AND r.game_code = ${sql.placeholder('gameCode')}
    ) AS is_staked`,
);

/** SQL of what members played last, for one site. */
export function lastPlayStore(siteId: string) {
  return {
    /** Whether a member staked in a game after a moment of the last seconds, in any round of it. */
    async hasStakedAfter(
      tx: Queryable,
      game: { readonly memberId: string; readonly vendor: string; readonly gameCode: string },
      moment: Date,
    ): Promise<boolean> {
      const fromJournal = journalIdTime(moment.getTime());
      const since = moment.toISOString();
      const [row] = await selectStakedAfter(tx, { ...game, siteId, fromJournal, since });
      return row?.is_staked === true;
    },
    /** The last round of each title among the member's newest `rounds`; one that is under way comes before a later one. */
    list: (
      db: Queryable,
      { memberId, rounds }: { readonly memberId: string; readonly rounds: number },
    ): Promise<LastPlay[]> =>
      rowsOf<LastPlay>(
        db,
        sql`SELECT DISTINCT ON (vendor, node_id) vendor, node_id AS "nodeId", stake AS "stakeMinor", opened_at AS "openedAt", is_open AS "isOpen" FROM (
            SELECT r.vendor, r.node_id, ${ROUND_STAKE} AS stake, r.opened_at, r.round_id, r.state = 'open' AND r.ended_at IS NULL AS is_open, r.state
            FROM round r WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId}
            ORDER BY r.opened_at DESC, r.round_id COLLATE "C" DESC LIMIT ${rounds}
          ) AS newest
          WHERE state <> 'rolled_back' AND stake > 0
          ORDER BY vendor, node_id, is_open DESC, opened_at DESC, round_id COLLATE "C"`,
      ),
  };
}
