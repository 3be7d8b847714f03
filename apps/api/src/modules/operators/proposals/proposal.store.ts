import type { FourEyesKind, ProposalState } from '@maidan/contract/constants';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { countedAct, proposal } from './proposal.tables.ts';
import type { ProposalRow } from './proposal.tables.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';

/** With site, operator and member this locks the sum of acts, so that two at once do not both stay below it. */
const SUM_LOCK = 724511006;
/** Where counts end. */
const MOST_COUNTED = 1000;

/** Which proposals are listed. */
export interface ProposalFilter {
  readonly state?: ProposalState | undefined;
  readonly kind?: FourEyesKind | undefined;
  readonly of?: 'mine' | 'others' | undefined;
  /** Whoever lists them. */
  readonly operatorId: string;
}

/** How a proposal ends. */
export type ProposalEnd = Pick<ProposalRow, 'state' | 'decidedAt' | 'checkerId' | 'decision'>;

const one = (siteId: string, proposalId: string) =>
  and(eq(proposal.siteId, siteId), eq(proposal.proposalId, proposalId));
/** Not made by an operator; the command line of the machine is somebody else for everybody. */
const notOf = (operatorId: string) =>
  or(isNull(proposal.makerId), ne(proposal.makerId, operatorId)) as SQL;
const unseenOf = (operatorId: string) =>
  and(eq(proposal.makerId, operatorId), ne(proposal.state, 'open'), isNull(proposal.seenAt));

/** Proposals, and the acts whose amounts are added up. */
export const proposalStore = {
  async insert(tx: Transaction, row: typeof proposal.$inferInsert): Promise<void> {
    await tx.insert(proposal).values(row);
  },
  async find(db: Queryable, siteId: string, proposalId: string): Promise<ProposalRow | undefined> {
    return (await db.select().from(proposal).where(one(siteId, proposalId)))[0];
  },
  /** A proposal, locked until the transaction ends: of two decisions the second sees the first. */
  async hold(tx: Transaction, siteId: string, id: string): Promise<ProposalRow | undefined> {
    return (await tx.select().from(proposal).where(one(siteId, id)).for('update'))[0];
  },
  /** Ends an open proposal; false when it is open no longer. */
  async end(
    db: Queryable,
    { siteId, proposalId }: Pick<ProposalRow, 'siteId' | 'proposalId'>,
    end: ProposalEnd,
  ): Promise<boolean> {
    const rows = await db
      .update(proposal)
      .set(end)
      .where(and(one(siteId, proposalId), eq(proposal.state, 'open')))
      .returning({ proposalId: proposal.proposalId });
    return rows.length > 0;
  },
  /** The proposal about a thing that waits, the oldest where there are several. */
  async openOn(db: Queryable, siteId: string, target: string): Promise<ProposalRow | undefined> {
    const where = and(
      eq(proposal.siteId, siteId),
      eq(proposal.target, target),
      eq(proposal.state, 'open'),
    );
    return (
      await db.select().from(proposal).where(where).orderBy(asc(proposal.madeAt)).limit(1)
    )[0];
  },
  async see(db: Queryable, siteId: string, proposalId: string, now: Date): Promise<void> {
    await db.update(proposal).set({ seenAt: now }).where(one(siteId, proposalId));
  },
  /** A page of proposals of a site, the newest first, from after a place in the list. */
  list(
    db: Queryable,
    siteId: string,
    filter: ProposalFilter,
    { after, most }: KeysetRead,
  ): Promise<ProposalRow[]> {
    const { state, kind, of, operatorId } = filter;
    const conditions = [
      eq(proposal.siteId, siteId),
      ...(state === undefined ? [] : [eq(proposal.state, state)]),
      ...(kind === undefined ? [] : [eq(proposal.kind, kind)]),
      ...(of === 'mine' ? [eq(proposal.makerId, operatorId)] : []),
      ...(of === 'others' ? [notOf(operatorId)] : []),
      ...(after
        ? [
            sql`(${proposal.madeAt}, ${proposal.proposalId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ]
        : []),
    ];
    return db
      .select()
      .from(proposal)
      .where(and(...conditions))
      .orderBy(desc(proposal.madeAt), desc(proposal.proposalId))
      .limit(most);
  },
  /** How many wait, how many of them are of others, and how many own ones were decided and not seen since; each up to 1,000. */
  async counts(db: Queryable, siteId: string, operatorId: string) {
    const upTo = async (where: SQL | undefined) => {
      const some = db
        .select({ proposalId: proposal.proposalId })
        .from(proposal)
        .where(and(eq(proposal.siteId, siteId), where))
        .limit(MOST_COUNTED)
        .as('some');
      const [row] = await db.select({ rows: count() }).from(some);
      return row?.rows ?? 0;
    };
    return {
      open: await upTo(eq(proposal.state, 'open')),
      ofOthers: await upTo(and(eq(proposal.state, 'open'), notOf(operatorId))),
      unseen: await upTo(unseenOf(operatorId)),
    };
  },
  /** Open proposals whose time is over, those that wait longest first. */
  due: (db: Queryable, now: Date, most: number): Promise<ProposalRow[]> =>
    db
      .select()
      .from(proposal)
      .where(and(eq(proposal.state, 'open'), lte(proposal.endsAt, now)))
      .orderBy(asc(proposal.endsAt))
      .limit(most),
  isUnseen: (row: ProposalRow, operatorId: string): boolean =>
    row.makerId === operatorId && row.state !== 'open' && row.seenAt === null,
  /** What an operator gave or paid a member by acts of some kinds after a moment, in minor units. No other act of the two is counted meanwhile. */
  async holdSum(
    tx: Transaction,
    whose: Pick<typeof countedAct.$inferSelect, 'siteId' | 'operatorId' | 'memberId'> & {
      readonly kinds: readonly FourEyesKind[];
    },
    since: Date,
  ): Promise<number> {
    const { siteId, operatorId, memberId, kinds } = whose;
    const text = `${siteId} ${operatorId} ${memberId}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SUM_LOCK}::int, hashtext(${text}))`);
    const [row] = await tx
      .select({ minor: sum(countedAct.amountMinor).mapWith(Number) })
      .from(countedAct)
      .where(
        and(
          eq(countedAct.siteId, siteId),
          eq(countedAct.operatorId, operatorId),
          eq(countedAct.memberId, memberId),
          inArray(countedAct.kind, [...kinds]),
          gt(countedAct.at, since),
        ),
      );
    return row?.minor ?? 0;
  },
  async countAct(tx: Transaction, row: typeof countedAct.$inferInsert): Promise<void> {
    await tx.insert(countedAct).values(row);
  },
  /** Forgets acts whose amounts are added up no longer. */
  async forgetActs(db: Queryable, before: Date): Promise<void> {
    await db.delete(countedAct).where(lte(countedAct.at, before));
  },
};
