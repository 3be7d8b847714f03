import type { ContractKind, ContractState } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A contract that an agent offered to a member, with the answer and the exact text that was answered (AGENTX-05). */
export const agentContract = pgTable(
  'agent_contract',
  {
    siteId: text('site_id').notNull(),
    contractId: text('contract_id').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    offeredByMemberId: text('offered_by_member_id').notNull(),
    /** The member who receives the offer and is paid by it. */
    memberId: text('member_id').notNull(),
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    state: text('state').$type<ContractState>().notNull(),
    offeredAt: moment('offered_at').notNull(),
    answeredAt: moment('answered_at'),
    /** User agent of the browser that answered. */
    answeredDevice: text('answered_device'),
    /** The exact text that was answered, its language, and the SHA-256 of it in hex. */
    answeredText: text('answered_text'),
    textLanguage: text('text_language'),
    textHash: text('text_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.contractId] }),
    index('agent_contract_member').on(
      table.siteId,
      table.memberId,
      table.kind,
      table.offeredAt.desc(),
    ),
    // At most one contract of a kind waits, and at most one is in force.
    uniqueIndex('agent_contract_offered')
      .on(table.siteId, table.memberId, table.kind)
      .where(sql`${table.state} = 'offered'`),
    uniqueIndex('agent_contract_accepted')
      .on(table.siteId, table.memberId, table.kind)
      .where(sql`${table.state} = 'accepted'`),
  ],
);

/** When a contract entered each of its states; it enters each of them once at most. */
export const agentContractEvent = pgTable(
  'agent_contract_event',
  {
    siteId: text('site_id').notNull(),
    contractId: text('contract_id').notNull(),
    state: text('state').$type<ContractState>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.contractId, table.state] })],
);
