import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { GAME_TYPE, joinGameOf } from '#modules/games/index.ts';
import { journalIdTime } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { PlayedBets } from './commission.rules.ts';
import type { Span } from './line-member.store.ts';

const STAKED = sql`SELECT p.member_id AS "memberId", coalesce(${GAME_TYPE}, '') AS "gameType", -sum(p.amount_minor)::bigint AS "validBetsMinor"`;
const JOINED = sql`JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
  JOIN round r ON r.site_id = j.site_id AND r.round_id = j.reference ${joinGameOf('r')}`;

/** Who played what on one site. */
export function playStore(db: Queryable, siteId: string) {
  return {
    /** The valid bets of every member per game type. */
    played: async ({ from, to }: Span): Promise<PlayedBets[]> =>
      known(
        await rowsOf(
          db,
          sql`${STAKED} FROM posting p ${JOINED}
            WHERE p.site_id = ${siteId} AND p.journal_id >= ${journalIdTime(from.getTime())}
              AND p.journal_id < ${journalIdTime(to.getTime())} AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL AND j.kind IN ('bet', 'rollback')
            GROUP BY 1, 2`,
        ),
      ),
  };
}

interface PlayColumns {
  readonly memberId: string;
  readonly gameType: string;
  readonly validBetsMinor: number;
}

/** A game that left the catalogue has no type any more, and rates are given per type: it earns nothing. */
function known(rows: readonly PlayColumns[]): PlayedBets[] {
  const types: readonly string[] = GAME_TYPES;
  return rows
    .filter(({ gameType }) => types.includes(gameType))
    .map((row) => ({ ...row, gameType: row.gameType as GameType }));
}
