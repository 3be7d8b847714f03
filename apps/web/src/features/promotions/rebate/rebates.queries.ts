import type { BetKind } from '@maidan/contract/constants';
import type { paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** What a member can claim and has claimed. */
export type RebateOverview =
  paths['/rebates']['get']['responses']['200']['content']['application/json']['value'];

/** Claims the rebate of one kind of play, or all; answers how much it was. The same key claims once. @throws ApiFailure */
export async function claimRebate(
  kind: BetKind | undefined,
  key: string,
  signal: AbortSignal,
): Promise<number> {
  const headers = { 'Idempotency-Key': key };
  const body = kind === undefined ? {} : { kind };
  const call = { body, headers, params: { header: headers }, signal };
  return (await read(browserApi.POST('/rebates/claim', call))).value.amountMinor;
}
