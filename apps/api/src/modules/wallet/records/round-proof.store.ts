import { sql } from 'drizzle-orm';
import type { RoundProof } from '@maidan/wire';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import { ofSite } from '../site-index.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from './round-amounts.ts';

/** What a settled round was drawn from, with its amounts in minor units, as its player can check it. */
export interface ProvenRound extends RoundProof {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

/** A round in the list of those that can be checked. */
export interface ListedProof {
  readonly roundId: string;
  readonly gameName: LocalisedText;
  readonly openedAt: string;
  readonly proof: ProvenRound;
}

/** SQL of the proofs of rounds, for one site. */
export function roundProofStore(siteId: string) {
  return {
    /** The proof of a settled round of the member; undefined when the vendor tells none, or the round is not settled. */
    async find(db: Queryable, memberId: string, roundId: string): Promise<ProvenRound | undefined> {
      const [row] = await rowsOf<{ proof: RoundProof; stake: number; payout: number }>(
        db,
        sql`SELECT r.proof, ${ROUND_STAKE} AS stake, ${ROUND_PAYOUT} AS payout FROM round r
          WHERE r.site_id = ${siteId} AND r.round_id = ${roundId} AND r.member_id = ${memberId}
            AND r.proof IS NOT NULL AND r.state IN ('won', 'lost')`,
      );
      return row && { ...row.proof, stakeMinor: row.stake, payoutMinor: row.payout };
    },
    /** The newest settled rounds of the member with a proof, looked for among the newest `among` rounds. */
    async list(
      db: Queryable,
      memberId: string,
      { among, limit }: { among: number; limit: number },
    ): Promise<ListedProof[]> {
      const rows = await rowsOf<{
        round_id: string;
        name: LocalisedText;
        opened_at: string;
        proof: RoundProof;
        stake: number;
        payout: number;
      }>(
        db,
        sql`SELECT r.round_id, g.name, r.opened_at, r.proof, ${ROUND_STAKE} AS stake, ${ROUND_PAYOUT} AS payout
          FROM (
            SELECT * FROM round r WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId}
            ORDER BY r.opened_at DESC, r.round_id COLLATE "C" DESC LIMIT ${among}
          ) AS r
          JOIN played_game g ON g.site_id = r.site_id AND g.vendor = r.vendor AND g.node_id = r.node_id
          WHERE r.proof IS NOT NULL AND r.state IN ('won', 'lost')
          ORDER BY r.opened_at DESC, r.round_id COLLATE "C" DESC LIMIT ${limit}`,
      );
      return rows.map((row) => ({
        roundId: row.round_id,
        gameName: row.name,
        openedAt: new Date(row.opened_at).toISOString(),
        proof: { ...row.proof, stakeMinor: row.stake, payoutMinor: row.payout },
      }));
    },
  };
}
