import { sql } from 'drizzle-orm';
import type { RoundProof } from '@maidan/wire';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from './round-amounts.ts';

/** What a settled round was drawn from, with its amounts in minor units, as its player can check it. */
export interface ProvenRound extends RoundProof {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
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
  };
}
