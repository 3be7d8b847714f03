import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContractKind, ContractState } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

interface Columns {
  readonly contract_id: string;
  readonly kind: ContractKind;
  readonly state: ContractState;
  readonly offered_by: string | null;
  readonly offered_to: string | null;
  readonly terms: ContractTerms;
  readonly offered_at: string;
  readonly answered_at: string | null;
  readonly ended_at: string | null;
  readonly answered_device: string | null;
  readonly text_hash: string | null;
}

/** Lists of contracts with both accounts, newest first, for one site. */
export function contractListStore(db: Queryable, siteId: string) {
  const list = async (where: SQL) => {
    const rows = await rowsOf<Columns>(
      db,
      sql`SELECT c.contract_id, c.kind, c.state, a.account AS offered_by, m.account AS offered_to, c.terms, c.offered_at,
          c.answered_at, e.at AS ended_at, c.answered_device, c.text_hash
        FROM agent_contract c
        LEFT JOIN member a ON a.site_id = c.site_id AND a.member_id = c.offered_by_member_id
        LEFT JOIN member m ON m.site_id = c.site_id AND m.member_id = c.member_id
        LEFT JOIN agent_contract_event e ON e.site_id = c.site_id AND e.contract_id = c.contract_id AND e.state = 'ended'
        WHERE c.site_id = ${siteId} AND ${where}
        ORDER BY c.offered_at DESC, c.contract_id DESC LIMIT 50`,
    );
    return rows.map(viewOf);
  };
  return {
    /** The contracts that a member was offered. */
    offeredTo: (memberId: string) => list(sql`c.member_id = ${memberId}`),
    /** Those that an agent offered, to everybody or to one member. */
    offeredBy: (agentMemberId: string, memberId?: string) =>
      list(
        memberId === undefined
          ? sql`c.offered_by_member_id = ${agentMemberId}`
          : sql`c.offered_by_member_id = ${agentMemberId} AND c.member_id = ${memberId}`,
      ),
    /** One contract that an agent offered. */
    one: async (agentMemberId: string, contractId: string) =>
      (
        await list(sql`c.offered_by_member_id = ${agentMemberId} AND c.contract_id = ${contractId}`)
      )[0],
  };
}

const moment = (text: string) => new Date(text).toISOString();

function viewOf(row: Columns) {
  return {
    contractId: row.contract_id,
    kind: row.kind,
    state: row.state,
    offeredBy: row.offered_by ?? '',
    offeredTo: row.offered_to ?? '',
    terms: row.terms,
    offeredAt: moment(row.offered_at),
    ...(row.answered_at === null ? {} : { answeredAt: moment(row.answered_at) }),
    ...(row.ended_at === null ? {} : { endedAt: moment(row.ended_at) }),
    ...(row.answered_device === null ? {} : { device: row.answered_device }),
    ...(row.text_hash === null ? {} : { textHash: row.text_hash }),
  };
}
