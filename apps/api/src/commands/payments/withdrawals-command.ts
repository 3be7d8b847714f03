import { PlainError } from '@maidan/deployment/plain-error';
import { AppError } from '@maidan/contract/errors';
import {
  holdUndecided,
  withdrawalDecisions,
  withdrawalStore,
} from '../../modules/payments/index.ts';
import type { WithdrawalRow } from '../../modules/payments/index.ts';
import { walletService } from '../../modules/wallet/index.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Env } from '../../platform/process/env.ts';
import type { Random } from '../../platform/secrets/random.ts';
import { AT_THE_COMMAND_LINE, commandFourEyes, told } from '../command-four-eyes.ts';

/** Who decides through the socket of the running api. */
const BY = { via: 'command' } as const;
const UNDECIDED = ['requested', 'reviewing'] as const;
const MOST_LISTED = 100;
/** The longest reason of a rejection, in characters. */
const MOST_REASON = 500;
const STATE_OF: Readonly<Record<string, 'approved' | 'rejected'>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** A withdrawal as the command tells it. The account's number is left out. */
export interface WithdrawalTold {
  readonly number: string;
  readonly state: string;
  readonly memberId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly channel: string;
  readonly holderName: string;
  readonly steps: readonly { readonly state: string; readonly at: string }[];
  /** Whether the site's own rule decides, unless an operator takes it up. */
  readonly isOfRule: boolean;
  readonly reason?: string;
  readonly fault?: string;
  /** The proposal that the decision became, because it waits for a second operator. */
  readonly proposal?: string;
}

type Args = Readonly<Record<string, string>>;

/** The parts of a command that this one works with. */
interface Deps {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly env: Env;
}

/**
 * Lists the withdrawals of a site that wait for a decision, shows one, or decides on one.
 * @throws PlainError when there is no such withdrawal, or the decision is refused
 */
export async function runWithdrawalsCommand(
  deps: Deps,
  { site = '', withdrawal, decision, reason }: Args,
): Promise<readonly WithdrawalTold[]> {
  const store = withdrawalStore(deps.database.db, site);
  if (withdrawal === undefined) {
    if (decision !== undefined) throw new PlainError('A --decision needs --withdrawal.');
    return (await store.listByState(UNDECIDED, MOST_LISTED)).map((row) => toldOf(row));
  }
  const proposal =
    decision === undefined ? undefined : await decide(deps, { site, withdrawal, decision, reason });
  const row = await store.find(withdrawal);
  if (!row) throw new PlainError(`The site ${site} has no withdrawal ${withdrawal}.`);
  return [toldOf(row, proposal)];
}

async function decide(
  deps: Deps,
  args: { site: string; withdrawal: string; decision: string; reason: string | undefined },
): Promise<string | undefined> {
  const { site: siteId, withdrawal: number, decision } = args;
  const reason = (args.reason ?? '').trim();
  if (decision === 'reject' && (reason === '' || reason.length > MOST_REASON))
    throw new PlainError(
      `A rejection needs a reason of at most ${MOST_REASON} characters: the member reads it.`,
    );
  if (decision !== 'reject' && reason !== '')
    throw new PlainError('Only a rejection has a --reason.');
  const work =
    decision === 'review' ? review(deps, siteId, number) : pass(deps, { ...args, reason });
  return work.catch((error: unknown) => {
    throw inWords(error, siteId, number);
  });
}

async function review(
  { database: { db }, clock, random }: Deps,
  siteId: string,
  number: string,
): Promise<undefined> {
  const wallet = walletService({ db, clock, random, events: { announce: () => undefined } });
  const { review: take } = withdrawalDecisions({ clock, wallet });
  await db.transaction(async (tx) => take(tx, await holdUndecided(tx, siteId, number), BY));
  return undefined;
}

/** Orders a decision through the gate; answers the proposal that it became. */
async function pass(
  deps: Deps,
  args: { site: string; withdrawal: string; decision: string; reason: string },
): Promise<string | undefined> {
  const { site: siteId, withdrawal: number, decision, reason: text } = args;
  const state = STATE_OF[decision];
  if (!state) throw new PlainError('A decision is one of review, approve, reject.');
  const { gate, decideWithdrawal } = commandFourEyes(deps);
  const wanted = { siteId, body: { number, state, text }, reason: AT_THE_COMMAND_LINE };
  return told(await gate.pass(decideWithdrawal, wanted, BY)).proposal;
}

function inWords(error: unknown, siteId: string, number: string): unknown {
  if (!(error instanceof AppError)) return error;
  const { state, operatorId } = error.params ?? {};
  if (error.code === 'operators.unknown_target')
    return new PlainError(`The site ${siteId} has no withdrawal ${number}.`);
  if (error.code === 'operators.claimed')
    return new PlainError(`The operator ${String(operatorId)} works on the withdrawal ${number}.`);
  if (error.code !== 'operators.decided_before') return error;
  if (state === 'reviewing')
    return new PlainError(`The withdrawal ${number} is in review already.`);
  if (state === 'proposed')
    return new PlainError(`The withdrawal ${number} waits for a second operator.`);
  return new PlainError(`The withdrawal ${number} was decided before: ${String(state)}.`);
}

function toldOf(row: WithdrawalRow, proposal?: string): WithdrawalTold {
  const { state, memberId, amountMinor, currency, channel, holderName, steps } = row;
  const isUndecided = (UNDECIDED as readonly string[]).includes(state);
  return {
    number: row.withdrawalId,
    state,
    memberId,
    amountMinor,
    currency,
    channel,
    holderName,
    steps,
    isOfRule: isUndecided && row.nextCheckAt !== null,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.fault === null ? {} : { fault: row.fault }),
    ...(proposal === undefined ? {} : { proposal }),
  };
}
