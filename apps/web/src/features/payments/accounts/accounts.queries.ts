import type { components, paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';

/** An account to which the member is paid. */
export type PayoutAccount = components['schemas']['PayoutAccount'];

/** The accounts of a member, and what a new one needs. */
export type PayoutAccounts =
  paths['/withdraw/accounts']['get']['responses']['200']['content']['application/json']['value'];

/** What the form of a new account knows. */
export type OfferedAccounts = PayoutAccounts & {
  /** The member proved lately who holds the session. */
  readonly isConfirmed: boolean;
  /** The proof has other ways than the password, and a form of its own. */
  readonly hasOtherProof?: boolean;
};

/** A new account as the member typed it. */
export interface AccountDraft {
  readonly channel: string;
  readonly number: string;
  readonly holderName: string;
  readonly language: string;
}

/** Adds a payout account. @throws ApiFailure */
export async function addAccount(draft: AccountDraft, signal: AbortSignal): Promise<PayoutAccount> {
  const { value } = await sendSealed(
    draft,
    'POST /withdraw/accounts',
    () => sealingKey(signal),
    ({ encryption, body }) =>
      read(
        browserApi.POST('/withdraw/accounts', {
          body,
          params: { header: { Encryption: encryption } },
          signal,
        }),
      ),
  );
  return value;
}

/** Removes a payout account. @throws ApiFailure */
export async function removeAccount(accountId: string, signal: AbortSignal): Promise<void> {
  const params = { path: { accountId } };
  await read(browserApi.DELETE('/withdraw/accounts/{accountId}', { params, signal }));
}
