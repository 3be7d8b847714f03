import { PlainError } from '@maidan/deployment/plain-error';
import { withdrawalDecisions, withdrawalStore } from '../../modules/payments/index.ts';
import type { WithdrawalRow } from '../../modules/payments/index.ts';
import { walletService } from '../../modules/wallet/index.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Random } from '../../platform/secrets/random.ts';

/** Who decides through the socket of the running api. */
const BY = { via: 'command' } as const;
const UNDECIDED = ['requested', 'reviewing'] as const;
const MOST_LISTED = 100;

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
}

type Args = Readonly<Record<string, string>>;

/** The parts of a command that this one works with. */
interface Deps {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly random: Random;
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
    return (await store.listByState(UNDECIDED, MOST_LISTED)).map(told);
  }
  if (decision !== undefined) await decide(deps, { site, withdrawal, decision, reason });
  const row = await store.find(withdrawal);
  if (!row) throw new PlainError(`The site ${site} has no withdrawal ${withdrawal}.`);
  return [told(row)];
}

async function decide(
  { database: { db }, clock, random }: Deps,
  args: { site: string; withdrawal: string; decision: string; reason: string | undefined },
): Promise<void> {
  // The decisions announce what they change in their own transactions.
  const wallet = walletService({ db, clock, random, events: { announce: () => undefined } });
  const decisions = withdrawalDecisions({ db, clock, wallet });
  const one = { siteId: args.site, number: args.withdrawal, by: BY };
  if (args.decision === 'reject') return decisions.reject({ ...one, reason: args.reason ?? '' });
  if (args.reason !== undefined) throw new PlainError('Only a rejection has a --reason.');
  if (args.decision === 'review') return decisions.review(one);
  if (args.decision === 'approve') return decisions.approve(one);
  throw new PlainError('A decision is one of review, approve, reject.');
}

function told(row: WithdrawalRow): WithdrawalTold {
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
  };
}
