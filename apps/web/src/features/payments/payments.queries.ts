import { GATEWAY } from '@maidan/contract/constants';
import type { Deposit } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** What a member orders; amounts in minor units. */
export interface DepositOrderBody {
  readonly channel: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly language: string;
}

/** Orders a deposit. The same key with the same body orders nothing new, so a lost answer can be asked for again. */
export async function orderDeposit(
  body: DepositOrderBody,
  key: string,
  signal: AbortSignal,
): Promise<Deposit> {
  const headers = { 'Idempotency-Key': key };
  const call = { body: { ...body, gateway: GATEWAY.mobile }, headers, params: { header: headers } };
  const { value } = await read(browserApi.POST('/deposit/orders', { ...call, signal }));
  return value;
}
