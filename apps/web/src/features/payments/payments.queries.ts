import { GATEWAY } from '@maidan/contract/constants';
import type { components, Deposit } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';

/** What a member orders; amounts in minor units. */
export interface DepositOrderBody {
  readonly channel: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly language: string;
  /** The promotion to take along, if any. */
  readonly promotionId?: number;
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

/** A promotion that a deposit may take along, worked out for its amount. */
export type DepositBonus = components['schemas']['DepositBonus'];

/** Reads the promotions that a deposit of an amount may take along. @throws ApiFailure */
export async function readDepositBonuses(
  amountMinor: number,
  language: Locale,
): Promise<readonly DepositBonus[]> {
  const query = { amountMinor, language };
  return (await read(browserApi.GET('/deposit/bonuses', { params: { query } }))).value.bonuses;
}
