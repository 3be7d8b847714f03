import type { components, paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** Rates per game type, in basis points. */
export type Rates = components['schemas']['AgentRates'];

/** The body that creates a member. */
export type NewMemberBody =
  paths['/agent/members']['post']['requestBody']['content']['application/json'];

/** A new member with the password that is told once. */
export interface MadeMember {
  readonly memberId: string;
  readonly account: string;
  readonly password: string;
}

/** Both balances before credits are given. */
export interface Credits {
  readonly ownCashMinor: number;
  readonly memberCashMinor: number;
  readonly currency: string;
}

/** Creates a member. @throws ApiFailure such as `auth.username_taken`, `agent.rate_too_high` */
export async function createMember(
  body: NewMemberBody,
  key: string,
  signal: AbortSignal,
): Promise<MadeMember> {
  const header = { 'Idempotency-Key': key };
  return (await read(browserApi.POST('/agent/members', { body, params: { header }, signal })))
    .value;
}

/** Reads both balances. @throws ApiFailure such as `agent.not_downline` */
export async function readCredits(memberId: string): Promise<Credits> {
  const call = { params: { path: { memberId } } };
  return (await read(browserApi.GET('/agent/team/members/{memberId}/credits', call))).value;
}

/** Gives play credits. @throws ApiFailure such as `wallet.insufficient_funds`, `security.step_up_required` */
export async function giveCredits(
  body: { memberId: string; amountMinor: number; currency: string },
  key: string,
  signal: AbortSignal,
): Promise<{ receiptNumber: string; amountMinor: number }> {
  const header = { 'Idempotency-Key': key };
  return (await read(browserApi.POST('/wallet/transfer', { body, params: { header }, signal })))
    .value;
}
