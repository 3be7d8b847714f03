import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A contract that was accepted at some time. */
export interface SignedContract {
  readonly contractId: string;
  readonly kind: ContractKind;
  readonly memberId: string;
  readonly offeredByMemberId: string;
  readonly offeredByType: number;
  readonly terms: ContractTerms;
  readonly answeredAt: Date;
  readonly endedAt: Date | undefined;
  /** The contract of the same kind whose acceptance ended this one. */
  readonly replacedBy: { readonly validFrom: string; readonly answeredAt: Date } | undefined;
}

interface Columns {
  readonly contract_id: string;
  readonly kind: ContractKind;
  readonly member_id: string;
  readonly offered_by_member_id: string;
  readonly offered_by_type: number;
  readonly terms: ContractTerms;
  readonly answered_at: string;
  readonly ended_at: string | null;
  readonly next_at: string | null;
  readonly next_from: string | null;
}

/** Every contract of a site that was accepted, the ended ones included. */
export async function signedContracts(db: Queryable, siteId: string): Promise<SignedContract[]> {
  const rows = await rowsOf<Columns>(
    db,
    sql`SELECT c.contract_id, c.kind, c.member_id, c.offered_by_member_id, m.type AS offered_by_type, c.terms, c.answered_at,
        e.at AS ended_at, n.answered_at AS next_at, n.terms->>'validFrom' AS next_from
      FROM agent_contract c
      JOIN member m ON m.site_id = c.site_id AND m.member_id = c.offered_by_member_id
      LEFT JOIN agent_contract_event e ON e.site_id = c.site_id AND e.contract_id = c.contract_id AND e.state = 'ended'
      LEFT JOIN agent_contract n ON n.site_id = c.site_id AND n.member_id = c.member_id AND n.kind = c.kind
        AND n.contract_id <> c.contract_id AND n.answered_at = e.at AND n.state IN ('accepted', 'ended')
      WHERE c.site_id = ${siteId} AND c.answered_at IS NOT NULL AND c.state IN ('accepted', 'ended')
      ORDER BY c.answered_at, c.contract_id`,
  );
  return rows.map((row) => ({
    contractId: row.contract_id,
    kind: row.kind,
    memberId: row.member_id,
    offeredByMemberId: row.offered_by_member_id,
    offeredByType: row.offered_by_type,
    terms: row.terms,
    answeredAt: new Date(row.answered_at),
    endedAt: row.ended_at === null ? undefined : new Date(row.ended_at),
    replacedBy:
      row.next_at === null || row.next_from === null
        ? undefined
        : { validFrom: row.next_from, answeredAt: new Date(row.next_at) },
  }));
}
