import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import type { Transaction } from '#platform/database/connection.ts';
import { recordAct } from '../trail.ts';
import type { TrailActor } from '../trail.ts';
import { ableOn, checkersOf, missingPermission } from './approvers.ts';
import type { Able } from './approvers.ts';
import type { Acts, Measured } from './act.ts';
import { ALONE_MS, countAct, hashOfProposal } from './gate.ts';
import type { GateDeps } from './gate.ts';
import { proposalStore } from './proposal.store.ts';
import type { ProposalRow } from './proposal.tables.ts';

/** What decisions need beside the gate. */
export interface DecideDeps extends GateDeps {
  readonly acts: Acts;
  /** Orders the mail to the maker of a proposal that ended, in the transaction that ended it. */
  readonly tellMaker: (tx: Transaction, row: ProposalRow) => Promise<void>;
}

/** A proposal of a site. */
export interface Which {
  readonly siteId: string;
  readonly proposalId: string;
}

/** An act that says no. The transaction that tried it is rolled back, and the proposal becomes void in the next one. */
class ActRefused extends Error {
  readonly because: string;
  constructor(because: string) {
    super(because);
    this.because = because;
  }
}

/** What a try at a proposal led to; `refused` is answered after the transaction, whose changes stay. */
type Tried = { readonly isDone: true } | { readonly isDone: false; readonly refused: AppError };

const DONE = { isDone: true } as const;
const refused = (error: AppError): Tried => ({ isDone: false, refused: error });

/**
 * Approves a proposal and carries its act out, in one transaction with the entries of both (OPS-09, OPS-10).
 * @throws AppError `operators.*` that says why not; after `operators.proposal_void` and `operators.proposal_expired` the
 * proposal has ended
 */
export async function approve(
  deps: DecideDeps,
  which: Which,
  { hash, by }: { readonly hash: string; readonly by: TrailActor },
): Promise<void> {
  await settle(deps, which, async (tx, row) => {
    if (row.makerId === by.operatorId) throw new AppError('operators.own_proposal');
    if (row.hash !== hash) throw new AppError('operators.proposal_unlike');
    const able = await ableOn(tx, row.siteId, deps.clock.now());
    if (!checkersOf(able, row.permission).includes(by.operatorId)) {
      const { siteId, permission, proposalId } = row;
      const target = `proposal:${proposalId}`;
      const act = { siteId, via: 'console', permission, target, proposalId, by } as const;
      await recordAct(tx, deps.clock, { ...act, before: {}, after: { outcome: 'refused' } });
      return refused(missingPermission(able, permission));
    }
    const fault = await carryOut(deps, tx, row, { able, checker: by });
    if (fault !== undefined) return endVoid(deps, tx, row, { because: fault, by });
    await end(deps, tx, row, { state: 'approved', by });
    return DONE;
  });
}

/** Rejects a proposal of somebody else; nothing is carried out. @throws AppError `operators.*` that says why not */
export async function reject(
  deps: DecideDeps,
  which: Which,
  { reason, by }: { readonly reason: string; readonly by: TrailActor },
): Promise<void> {
  await settle(deps, which, async (tx, row) => {
    if (row.makerId === by.operatorId) throw new AppError('operators.own_proposal');
    await end(deps, tx, row, { state: 'rejected', by, decision: reason });
    return DONE;
  });
}

/** Takes an own proposal back; nothing is carried out. @throws AppError `operators.*` that says why not */
export async function withdraw(
  deps: DecideDeps,
  which: Which,
  { reason, by }: { readonly reason: string; readonly by: TrailActor },
): Promise<void> {
  await settle(deps, which, async (tx, row) => {
    if (row.makerId !== by.operatorId) throw new AppError('operators.not_maker');
    await end(deps, tx, row, { state: 'withdrawn', by, decision: reason });
    return DONE;
  });
}

/**
 * Ends what waited too long: expired, or carried out where the deployment ran with one operator when the proposal was made
 * and still does (OPS-08). Answers how many were carried out.
 */
export async function endDue(deps: DecideDeps): Promise<number> {
  let carriedOut = 0;
  for (const due of await proposalStore.due(deps.db, deps.clock.now(), 100)) {
    const attempt = deps.db.transaction(async (tx): Promise<boolean> => {
      const row = await proposalStore.hold(tx, due.siteId, due.proposalId);
      if (row?.state !== 'open') return false;
      if (!(await isAlone(deps, tx, row))) {
        await end(deps, tx, row, { state: 'expired' });
        return false;
      }
      const able = await ableOn(tx, row.siteId, deps.clock.now());
      const fault = await carryOut(deps, tx, row, { able });
      if (fault !== undefined) {
        await endVoid(deps, tx, row, { because: fault });
        return false;
      }
      await end(deps, tx, row, { state: 'approved', decision: 'no second operator' });
      return true;
    });
    const isDone = await attempt.catch(async (error: unknown) => {
      if (!(error instanceof ActRefused)) throw error;
      await voidLater(deps, due, error.because);
      return false;
    });
    if (isDone) carriedOut += 1;
  }
  return carriedOut;
}

/** What a proposal touches as it is now; undefined when it cannot be done any more. */
export async function measureAgain(
  { db, acts }: Pick<DecideDeps, 'db' | 'acts'>,
  row: ProposalRow,
): Promise<Measured | undefined> {
  const act = acts.find(row.operation);
  if (!act) return undefined;
  const order = { siteId: row.siteId, body: act.body.parse(row.body) };
  try {
    return await db.transaction((tx) => act.measure(tx, order));
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The part of what a proposal was made of that is another now; undefined when it is all the same. */
export function changedPart(row: ProposalRow, measured: Measured): string | undefined {
  if (measured.target !== row.target) return 'target';
  if ((measured.amountMinor ?? null) !== row.amountMinor) return 'amount';
  if ((measured.memberId ?? null) !== row.memberId) return 'target';
  return measured.revision === row.revision ? undefined : 'revision';
}

/** Tries something on an open proposal that nobody else touches meanwhile. */
async function settle(
  deps: DecideDeps,
  { siteId, proposalId }: Which,
  work: (tx: Transaction, row: ProposalRow) => Promise<Tried>,
): Promise<void> {
  const attempt = deps.db.transaction(async (tx): Promise<Tried> => {
    const row = await proposalStore.hold(tx, siteId, proposalId);
    if (!row) throw new AppError('operators.unknown_target');
    if (row.state === 'expired') throw new AppError('operators.proposal_expired');
    if (row.state === 'void')
      throw new AppError('operators.proposal_void', { because: row.decision ?? 'revision' });
    if (row.state !== 'open')
      throw new AppError('operators.proposal_decided', { state: row.state });
    if (row.endsAt > deps.clock.now()) return work(tx, row);
    if (row.runsAlone && (await isAlone(deps, tx, row))) return work(tx, row);
    await end(deps, tx, row, { state: 'expired' });
    return refused(new AppError('operators.proposal_expired'));
  });
  const tried = await attempt.catch(async (error: unknown): Promise<Tried> => {
    if (!(error instanceof ActRefused)) throw error;
    await voidLater(deps, { siteId, proposalId }, error.because);
    return refused(new AppError('operators.proposal_void', { because: error.because }));
  });
  if (!tried.isDone) throw tried.refused;
}

/**
 * Checks everything again and carries the act of a proposal out. Answers what has changed when it no longer fits, with
 * nothing done.
 * @throws ActRefused when the act itself says no
 * @throws AppError `operators.last_editor` for a checker who may not be one
 */
async function carryOut(
  deps: DecideDeps,
  tx: Transaction,
  row: ProposalRow,
  { able, checker }: { readonly able: readonly Able[]; readonly checker?: TrailActor },
): Promise<string | undefined> {
  const act = deps.acts.find(row.operation);
  if (!act) return 'operation';
  if (row.hash !== hashOfProposal(row)) return 'body';
  if (row.makerId !== null) {
    const maker = able.find(({ operatorId }) => operatorId === row.makerId);
    if (!maker?.permissions.has(row.permission)) return 'maker';
  }
  const order = { siteId: row.siteId, body: act.body.parse(row.body) };
  const measured = await act.measure(tx, order).catch(asRefused);
  const changed = changedPart(row, measured);
  if (changed !== undefined) return changed;
  if (checker && measured.partial?.includes(checker.operatorId))
    throw new AppError('operators.last_editor');
  const { via, proposalId, reason } = row;
  const run = { via, proposalId, ...(row.maker ? { by: { ...row.maker, reason } } : {}) };
  await countAct(deps, tx, row.siteId, measured, run);
  await act.run(tx, order, run).catch(asRefused);
  return undefined;
}

/** Whether a proposal that was made where nobody could approve it is carried out at its end. */
async function isAlone(deps: DecideDeps, tx: Transaction, row: ProposalRow): Promise<boolean> {
  const now = deps.clock.now();
  if (!row.runsAlone || now.getTime() - row.madeAt.getTime() < ALONE_MS) return false;
  const checkers = checkersOf(await ableOn(tx, row.siteId, now), row.permission);
  return checkers.every((one) => one === row.makerId) && deps.mayRunAlone(tx);
}

async function end(
  deps: DecideDeps,
  tx: Transaction,
  row: ProposalRow,
  how: {
    readonly state: Exclude<ProposalRow['state'], 'open'>;
    readonly by?: TrailActor;
    readonly decision?: string;
  },
): Promise<void> {
  const { state, by, decision } = how;
  const isOwn = by?.operatorId === row.makerId;
  await proposalStore.end(tx, row, {
    state,
    decidedAt: deps.clock.now(),
    checkerId: by && !isOwn ? by.operatorId : null,
    decision: decision ?? null,
  });
  await deps.tellMaker(tx, { ...row, state });
  const { siteId, proposalId } = row;
  const reason = state === 'rejected' || state === 'withdrawn' ? decision : undefined;
  await recordAct(tx, deps.clock, {
    siteId,
    via: by ? 'console' : 'job',
    permission: `proposals.${VERBS[state]}`,
    target: `proposal:${proposalId}`,
    before: { state: 'open' },
    after: { state, ...(state === 'void' && decision !== undefined ? { because: decision } : {}) },
    proposalId,
    ...(by ? { by: { ...by, ...(reason === undefined ? {} : { reason }) } } : {}),
  });
}

const VERBS = {
  approved: 'approve',
  rejected: 'reject',
  withdrawn: 'withdraw',
  void: 'void',
  expired: 'expire',
} as const;

async function endVoid(
  deps: DecideDeps,
  tx: Transaction,
  row: ProposalRow,
  { because, by }: { readonly because: string; readonly by?: TrailActor },
): Promise<Tried> {
  await end(deps, tx, row, { state: 'void', decision: because, ...(by ? { by } : {}) });
  return refused(new AppError('operators.proposal_void', { because }));
}

/** Makes a proposal void whose act said no, unless somebody ended it meanwhile. */
async function voidLater(deps: DecideDeps, which: Which, because: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await proposalStore.hold(tx, which.siteId, which.proposalId);
    if (row?.state === 'open') await endVoid(deps, tx, row, { because });
  });
}

/** Whether an act says no for good, other than by a failure of the machine. */
function isRefusal(error: unknown): boolean {
  if (error instanceof PlainError) return true;
  return error instanceof AppError && !error.code.startsWith('server.');
}

function asRefused(error: unknown): never {
  if (!isRefusal(error)) throw error;
  throw new ActRefused(error instanceof AppError ? error.code : (error as Error).message);
}
