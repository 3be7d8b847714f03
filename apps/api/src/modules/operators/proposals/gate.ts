import { AppError } from '@maidan/contract/errors';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { operatorStore } from '../operator.store.ts';
import { recordAct } from '../trail.ts';
import { ableOn, checkersOf } from './approvers.ts';
import type { Act, ActOrder, ActRun, Measured } from './act.ts';
import { isSummed, kindsOfSum, needsSecond } from './four-eyes.ts';
import type { FourEyesRule } from './four-eyes.ts';
import { proposalStore } from './proposal.store.ts';
import type { ProposalRow } from './proposal.tables.ts';

const HOUR_MS = 3_600_000;
/** Over how long the acts of one operator toward one member are added up. */
export const SUM_MS = 24 * HOUR_MS;
/** How long a proposal waits at least that is carried out without a second operator. */
export const ALONE_MS = 24 * HOUR_MS;

/** What the gate needs. */
export interface GateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  /** The rule of a site, as it stands in the transaction; of the deployment for `*`. */
  readonly ruleOf: (db: Queryable, siteId: string) => Promise<FourEyesRule>;
  /** Whether all sites are social, so that the deployment may run with one operator. */
  readonly mayRunAlone: (db: Queryable) => Promise<boolean>;
}

/** An act as somebody wants it done. */
export interface Wanted<Body> extends ActOrder<Body> {
  /** What a second operator reads. */
  readonly reason: string;
}

/** What became of it. */
export type ActOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'proposed'; readonly proposalId: string; readonly endsAt: Date };

/** The one way to an act that may need a second operator, for console, command line, jobs and bulk acts alike (OPS-09). */
export interface Gate {
  /**
   * Carries an act out in one transaction with its entries, or makes a proposal of it, as the rule of the site says. The
   * caller has checked the permission of whoever asks.
   * @throws AppError or PlainError of the act itself when it cannot be
   */
  pass<Body>(act: Act<Body>, wanted: Wanted<Body>, run: ActRun): Promise<ActOutcome>;
}

/** Makes the gate. */
export function actGate(deps: GateDeps): Gate {
  return {
    pass: (act, wanted, run) =>
      deps.db.transaction(async (tx) => {
        const order = { siteId: wanted.siteId, body: act.body.parse(wanted.body) };
        await act.admit?.(tx, order, run);
        const measured = await act.measure(tx, order);
        const rule = await deps.ruleOf(tx, order.siteId);
        if (await waits(deps, tx, rule, order.siteId, measured, run)) {
          const { proposalHours: hours } = rule;
          return propose(deps, tx, act, { ...order, reason: wanted.reason, hours }, measured, run);
        }
        await countAct(deps, tx, order.siteId, measured, run);
        await act.run(tx, order, run);
        return { state: 'done' } as const;
      }),
  };
}

/** Adds an act that is about to be carried out to those of its operator toward its member. */
export async function countAct(
  { clock, random }: Pick<GateDeps, 'clock' | 'random'>,
  tx: Transaction,
  siteId: string,
  { kind, amountMinor, memberId }: Measured,
  { by }: ActRun,
): Promise<void> {
  if (kind === undefined || !isSummed(kind)) return;
  if (amountMinor === undefined || memberId === undefined) return;
  await proposalStore.countAct(tx, {
    siteId,
    actId: random.id(),
    kind,
    operatorId: by?.operatorId ?? '',
    memberId,
    amountMinor,
    at: clock.now(),
  });
}

/** SHA-256 of all that an approval is about. */
export function hashOfProposal(
  row: Pick<
    ProposalRow,
    'siteId' | 'operation' | 'body' | 'target' | 'revision' | 'amountMinor' | 'memberId'
  >,
): string {
  const { siteId, operation, body, target, revision, amountMinor, memberId } = row;
  return hashBody({ siteId, operation, body, target, revision, amountMinor, memberId });
}

async function waits(
  { clock }: GateDeps,
  tx: Transaction,
  rule: FourEyesRule,
  siteId: string,
  measured: Measured,
  { by }: ActRun,
): Promise<boolean> {
  const { kind, amountMinor, memberId, always = false } = measured;
  if (kind === undefined) return false;
  // Before there is an owner nobody could approve, and the machine makes the first accounts.
  if (!by && !(await operatorStore.hasOwner(tx))) return false;
  const operatorId = by?.operatorId ?? '';
  const since = new Date(clock.now().getTime() - SUM_MS);
  const earlierMinor =
    memberId === undefined
      ? 0
      : await proposalStore.holdSum(
          tx,
          { siteId, operatorId, memberId, kinds: kindsOfSum(kind) },
          since,
        );
  return needsSecond(rule, {
    kind,
    earlierMinor,
    always,
    ...(amountMinor === undefined ? {} : { amountMinor }),
  });
}

async function propose<Body>(
  deps: GateDeps,
  tx: Transaction,
  act: Act<Body>,
  { siteId, body, reason, hours }: Wanted<Body> & { readonly hours: number },
  measured: Measured,
  { via, by }: ActRun,
): Promise<ActOutcome> {
  const { clock, random } = deps;
  const { kind, target } = measured;
  if (kind === undefined) throw new Error(`The act ${act.operation} has no kind to wait for`);
  if (reason.trim() === '') throw new AppError('operators.note_missing');
  const madeAt = clock.now();
  const ends = await ending(deps, tx, act.permission, { siteId, madeAt, hours, measured, by });
  const proposalId = random.id();
  const exact = exactAct(act.operation, siteId, body, measured);
  await proposalStore.insert(tx, {
    ...exact,
    proposalId,
    permission: act.permission,
    kind,
    hash: hashOfProposal(exact),
    reason,
    makerId: by?.operatorId ?? null,
    maker: by ?? null,
    via,
    state: 'open',
    madeAt,
    ...ends,
  });
  const entry = { siteId, via, permission: act.permission, target, proposalId };
  await recordAct(tx, clock, {
    ...entry,
    before: {},
    after: proposedAs(measured),
    ...(by ? { by: { ...by, reason } } : {}),
  });
  return { state: 'proposed', proposalId, endsAt: ends.endsAt };
}

/** What a proposal stores of the act and what its hash covers. */
function exactAct(operation: string, siteId: string, body: unknown, measured: Measured) {
  const { target, revision, memberId = null, amountMinor = null } = measured;
  return {
    siteId,
    operation,
    // As the database gives it back: without what is undefined.
    body: JSON.parse(JSON.stringify(body)) as Readonly<Record<string, unknown>>,
    target,
    revision,
    amountMinor,
    memberId,
  };
}

/** When a proposal ends, and whether it is then carried out, because nobody but its maker could approve it. */
async function ending<Body>(
  deps: GateDeps,
  tx: Transaction,
  permission: Act<Body>['permission'],
  {
    siteId,
    madeAt,
    hours,
    measured,
    by,
  }: { siteId: string; madeAt: Date; hours: number; measured: Measured; by: ActRun['by'] },
) {
  const { partial = [] } = measured;
  const checkers = checkersOf(await ableOn(tx, siteId, madeAt), permission).filter(
    (one) => one !== by?.operatorId && !partial.includes(one),
  );
  const runsAlone = checkers.length === 0 && (await deps.mayRunAlone(tx));
  const lastsMs = Math.max(hours * HOUR_MS, runsAlone ? ALONE_MS : 0);
  return { endsAt: new Date(madeAt.getTime() + lastsMs), runsAlone };
}

/** What the entry of a new proposal says of it. */
function proposedAs({ revision, amountMinor }: Measured): Readonly<Record<string, string>> {
  const amount = amountMinor === undefined ? {} : { amountMinor: String(amountMinor) };
  return { outcome: 'proposed', revision, ...amount };
}
