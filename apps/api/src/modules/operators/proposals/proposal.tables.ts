import { FOUR_EYES_KINDS, PROPOSAL_STATES } from '@maidan/contract/constants';
import type { FourEyesKind, ProposalState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';
import type { TrailActor } from '../trail.ts';

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A dangerous act that waits for a second operator, or waited for one (OPS-09). */
export const proposal = pgTable(
  'proposal',
  {
    /** `*` for what belongs to the deployment. */
    siteId: text('site_id').notNull(),
    proposalId: text('proposal_id').notNull(),
    operation: text('operation').notNull(),
    permission: text('permission').notNull(),
    kind: text('kind').$type<FourEyesKind>().notNull(),
    body: jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull(),
    target: text('target').notNull(),
    revision: text('revision').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    memberId: text('member_id'),
    /** SHA-256 of all that is approved: operation, site, body, target, revision and amount. */
    hash: text('hash').notNull(),
    reason: text('reason').notNull(),
    /** Null for the command line of the machine. */
    makerId: text('maker_id'),
    /** The maker's call, as the entries of the act name it. */
    maker: jsonb('maker').$type<TrailActor>(),
    via: text('via').$type<'command' | 'console' | 'job'>().notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Nobody else could approve it when it was made, and the deployment may run alone: it is carried out at its end. */
    runsAlone: boolean('runs_alone').notNull(),
    checkerId: text('checker_id'),
    decidedAt: moment('decided_at'),
    /** Why it was rejected, withdrawn or void. */
    decision: text('decision'),
    /** When its maker opened it after it was decided. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.proposalId] }),
    index('proposal_newest').on(table.siteId, table.madeAt.desc(), table.proposalId.desc()),
    index('proposal_by_state').on(
      table.siteId,
      table.state,
      table.madeAt.desc(),
      table.proposalId.desc(),
    ),
    index('proposal_of_maker').on(table.siteId, table.makerId, table.madeAt.desc()),
    index('proposal_due')
      .on(table.endsAt)
      .where(sql`${table.state} = 'open'`),
    index('proposal_open_target')
      .on(table.siteId, table.target)
      .where(sql`${table.state} = 'open'`),
    check('proposal_state', sql`${table.state} IN (${listed(PROPOSAL_STATES)})`),
    check('proposal_kind', sql`${table.kind} IN (${listed(FOUR_EYES_KINDS)})`),
    check('proposal_decided', sql`(${table.state} = 'open') = (${table.decidedAt} IS NULL)`),
    check(
      'proposal_checked',
      sql`${table.checkerId} IS NULL OR ${table.makerId} IS NULL OR ${table.checkerId} <> ${table.makerId}`,
    ),
  ],
);

/** A proposal as stored. */
export type ProposalRow = typeof proposal.$inferSelect;

/** Acts of operators with an amount toward a member, so that many small ones are seen as one large one (OPS-08). */
export const countedAct = pgTable(
  'counted_act',
  {
    siteId: text('site_id').notNull(),
    actId: text('act_id').notNull(),
    kind: text('kind').$type<FourEyesKind>().notNull(),
    /** Empty for the command line of the machine. */
    operatorId: text('operator_id').notNull(),
    memberId: text('member_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.actId] }),
    index('counted_act_sum').on(
      table.siteId,
      table.operatorId,
      table.memberId,
      table.kind,
      table.at,
    ),
  ],
);
