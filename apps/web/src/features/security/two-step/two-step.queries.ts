import { browserApi, read } from '#platform/api/browser.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';

/** A secret, as text and as the address that an authenticator app reads. */
export interface TwoStepSecret {
  readonly secret: string;
  readonly address: string;
}

/** Asks for a new secret. @throws ApiFailure */
export async function beginTwoStep(signal: AbortSignal): Promise<TwoStepSecret> {
  return (await read(browserApi.POST('/security/two-step', { signal }))).value;
}

/** Confirms the secret with a code and answers the recovery codes, this once. @throws ApiFailure */
export async function confirmTwoStep(code: string, signal: AbortSignal): Promise<string[]> {
  const answer = await read(browserApi.POST('/security/two-step/code', { body: { code }, signal }));
  return answer.value.recoveryCodes;
}

/** Turns two-step sign-in on. @throws ApiFailure */
export async function turnTwoStepOn(signal: AbortSignal): Promise<void> {
  await read(browserApi.PUT('/security/two-step', { signal }));
}

/** Turns two-step sign-in off. @throws ApiFailure */
export async function turnTwoStepOff(
  proof: { password: string; code: string },
  signal: AbortSignal,
): Promise<void> {
  await sendSealed(
    proof,
    'POST /security/two-step/off',
    () => sealingKey(signal),
    ({ encryption, body }) =>
      read(
        browserApi.POST('/security/two-step/off', {
          body,
          params: { header: { Encryption: encryption } },
          signal,
        }),
      ),
  );
}
