import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import type { Act, ActOutcome, Gate } from '#modules/operators/index.ts';
import { DECISIONS } from './decide.act.ts';
import type { Decision } from './decide.act.ts';

/** A decision on one application, as the command line of the machine gives it. */
export interface DecisionRequest {
  readonly siteId: string;
  readonly applicationId: string;
  readonly state: string;
  /** What the member reads when the application is rejected. */
  readonly reason: string | undefined;
  /** The reward in minor units; where the promotion names one amount, it can be left out. */
  readonly amountMinor?: number | undefined;
}

/** What decisions are made with. */
export interface DecisionDeps {
  readonly gate: Gate;
  readonly decideApplication: Act<Decision>;
}

/**
 * Carries out what was decided on an application that waits, or makes a proposal of it.
 * @throws PlainError when there is no such application, it was decided before, a rejection gives no reason, the amount is
 * missing or too high, or the member may have no bonus
 */
export async function decideApplication(
  { gate, decideApplication: act }: DecisionDeps,
  request: DecisionRequest,
): Promise<ActOutcome> {
  const { siteId, applicationId, reason = '', amountMinor } = request;
  const state = DECISIONS.find((one) => one === request.state);
  if (!state) throw new PlainError(`A state is one of ${DECISIONS.join(', ')}.`);
  const text = reason.trim();
  if (state === 'rejected' && text === '')
    throw new PlainError('A rejection needs --reason: the member reads it.');
  if (state !== 'rejected' && text !== '') throw new PlainError('Only a rejection has a --reason.');
  if (amountMinor !== undefined && !(Number.isSafeInteger(amountMinor) && amountMinor > 0))
    throw new PlainError('An --amount is a whole number of minor units above zero.');
  const amount = amountMinor === undefined ? {} : { amountMinor };
  const wanted = {
    siteId,
    body: { applicationId, state, text, ...amount },
    reason: 'Decided at the command line',
  };
  return gate.pass(act, wanted, { via: 'command' }).catch((error: unknown) => {
    throw inWords(error, request);
  });
}

function inWords(error: unknown, { siteId, applicationId }: DecisionRequest): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'operators.unknown_target')
    return new PlainError(`The site ${siteId} has no application ${applicationId}.`);
  if (error.code !== 'operators.decided_before') return error;
  const state = String(error.params?.['state']);
  return new PlainError(`The application ${applicationId} was decided before: ${state}.`);
}
