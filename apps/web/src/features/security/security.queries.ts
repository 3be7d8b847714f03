import { browserApi, read } from '#platform/api/browser.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';

/** Whether two-step sign-in is on. @throws ApiFailure */
export async function readHasTwoStep(signal: AbortSignal): Promise<boolean> {
  return (await read(browserApi.GET('/security/overview', { signal }))).value.twoStep.isOn;
}

/** What proves who holds a session: the password, or a code of two-step sign-in. */
export type Proof = { readonly password: string } | { readonly code: string };

/** Proves again who holds the session; the right lasts five minutes. @throws ApiFailure */
export async function stepUp(proof: Proof, signal: AbortSignal): Promise<void> {
  await sendSealed(
    proof,
    'POST /security/step-up',
    () => sealingKey(signal),
    ({ encryption, body }) =>
      read(
        browserApi.POST('/security/step-up', {
          body,
          params: { header: { Encryption: encryption } },
          signal,
        }),
      ),
  );
}

/** Sets the withdrawal PIN, six Latin digits. @throws ApiFailure */
export async function setWithdrawalPin(pin: string, signal: AbortSignal): Promise<void> {
  await sendSealed(
    { pin },
    'PUT /security/withdrawal-pin',
    () => sealingKey(signal),
    ({ encryption, body }) =>
      read(
        browserApi.PUT('/security/withdrawal-pin', {
          body,
          params: { header: { Encryption: encryption } },
          signal,
        }),
      ),
  );
}

/** Sets the payee name, once. @throws ApiFailure */
export async function setPayeeName(payeeName: string, signal: AbortSignal): Promise<void> {
  await read(browserApi.POST('/member/payee-name', { body: { payeeName }, signal }));
}

/** Signs out one other device. @throws ApiFailure */
export async function endDevice(sessionId: string, signal: AbortSignal): Promise<void> {
  await read(
    browserApi.DELETE('/security/devices/{sessionId}', { params: { path: { sessionId } }, signal }),
  );
}

/** Signs out all other devices. @throws ApiFailure */
export async function endOtherDevices(signal: AbortSignal): Promise<void> {
  await read(browserApi.DELETE('/account/sessions', { signal }));
}
