import type { ContractKind, GameType, SettlementState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';
import type { TeamFigures } from './team-figures.store.ts';
import type { ContractPay } from './contract-pay.rules.ts';

/** What is settled: the commission of a day, or the pay of a contract for a period. */
export type SettlementKind = 'commission' | ContractKind;

/** The frozen inputs of a settlement, and what was reckoned from them. */
export type SettlementInputs =
  | {
      readonly validBetsMinor: number;
      /** Bets of closed and excluded members. */
      readonly leftOutMinor: number;
      /** Commission below zero of the day before. */
      readonly carriedInMinor: number;
      readonly commissionMinor: number;
    }
  | { readonly figures: TeamFigures; readonly pay: ContractPay };

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A settled period of one payee (AGENTX-06). Only state, journal and time of payment change after it was frozen. */
export const agentSettlement = pgTable(
  'agent_settlement',
  {
    siteId: text('site_id').notNull(),
    /** Made of kind, period and payee or contract, so that a period is settled once. */
    settlementId: text('settlement_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<SettlementKind>().notNull(),
    contractId: text('contract_id'),
    periodKey: text('period_key').notNull(),
    periodFrom: moment('period_from').notNull(),
    periodTo: moment('period_to').notNull(),
    frozenAt: moment('frozen_at').notNull(),
    inputs: jsonb('inputs').$type<SettlementInputs>().notNull(),
    currency: text('currency').notNull(),
    amountMinor: minor('amount_minor'),
    /** A shortfall that lowers the next period. */
    carriedOutMinor: minor('carried_out_minor'),
    /** The agent from whose cash it is paid; empty when the site pays. */
    paidByMemberId: text('paid_by_member_id'),
    state: text('state').$type<SettlementState>().notNull(),
    journalId: text('journal_id'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.settlementId] }),
    index('agent_settlement_member').on(
      table.siteId,
      table.memberId,
      table.kind,
      table.periodFrom.desc(),
    ),
    index('agent_settlement_due')
      .on(table.siteId, table.frozenAt)
      .where(sql`${table.state} = 'due'`),
  ],
);

/** The lines of a settled commission: valid bets times the difference of rates, per line and game type. */
export const agentCommissionLine = pgTable(
  'agent_commission_line',
  {
    siteId: text('site_id').notNull(),
    settlementId: text('settlement_id').notNull(),
    lineMemberId: text('line_member_id').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    validBetsMinor: minor('valid_bets_minor'),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    givenBasisPoints: integer('given_basis_points').notNull(),
    commissionMinor: minor('commission_minor'),
  },
  (table) => [
    primaryKey({
      name: 'agent_commission_line_pk',
      columns: [table.siteId, table.settlementId, table.lineMemberId, table.gameType],
    }),
  ],
);

/** The days of a site whose commission is frozen. */
export const agentSettledDay = pgTable(
  'agent_settled_day',
  {
    siteId: text('site_id').notNull(),
    day: text('day').notNull(),
    frozenAt: moment('frozen_at').notNull(),
    payees: integer('payees').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
);
