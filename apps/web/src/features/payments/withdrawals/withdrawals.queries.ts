import type { components, paths, Withdrawal } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';

/** What a member can withdraw, within which limits, and where to; amounts in minor units. */
export type WithdrawalOverview =
  paths['/withdraw/overview']['get']['responses']['200']['content']['application/json']['value'];
/** An account to which a withdrawal goes. */
export type PayoutAccount = components['schemas']['PayoutAccount'];

/** What a member requests. */
export interface WithdrawalBody {
  readonly accountId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly pin: string;
  readonly language: string;
}

/**
 * Requests a withdrawal. The same key with the same body requests nothing new, so a lost answer can be asked for again.
 * @throws ApiFailure
 */
export async function requestWithdrawal(
  body: WithdrawalBody,
  key: string,
  signal: AbortSignal,
): Promise<Withdrawal> {
  const { value } = await sendSealed(
    { ...body },
    'POST /withdraw/orders',
    () => sealingKey(signal),
    ({ encryption, body: sealed }) => {
      const headers = { 'Idempotency-Key': key };
      const header = { ...headers, Encryption: encryption };
      return read(
        browserApi.POST('/withdraw/orders', { body: sealed, headers, params: { header }, signal }),
      );
    },
  );
  return value;
}

/** The member's withdrawals before one, newest first. @throws ApiFailure */
export async function earlierWithdrawals(
  before: string,
  language: string,
  signal: AbortSignal,
): Promise<{ withdrawals: readonly Withdrawal[]; hasMore: boolean }> {
  const query = { before, language, most: 10 };
  const { value } = await read(browserApi.GET('/withdraw/orders', { params: { query }, signal }));
  return value;
}
