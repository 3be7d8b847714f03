import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { passkeyStore } from './passkey.store.ts';
import { ALGORITHMS, handleOf, takeChallenge } from './questions.ts';
import type { Question } from './questions.ts';
import { relyingParty } from './relying-party.ts';

/** The answer of a passkey, as the contract lets it in. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** A new passkey, as the contract lets it in. */
export interface NewPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
}

/** What is kept of a new passkey. */
type KeptPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'isSynced'>;

/**
 * What is kept of a new passkey; undefined when it is no answer to the question of this session.
 * @throws AppError `operators.passkeys_off`
 */
export async function verifyNewPasskey(
  deps: OperatorsDeps,
  { id, rawId, type, response }: NewPasskey,
  sessionId: string,
): Promise<KeptPasskey | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps);
  const { clientDataJSON, attestationObject } = response;
  const question = { purpose: 'new', of: sessionId } as const;
  const expectedChallenge = await takeChallenge(deps, question, clientDataJSON);
  if (expectedChallenge === undefined) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
    // The library throws whatever is wrong with an answer.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential, credentialDeviceType } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

/**
 * The passkey that answered a question, whose count is noted; undefined when the answer does not count, such as one of a
 * passkey that did not verify who uses it.
 * @throws AppError `operators.passkeys_off`
 */
export async function verifyAnswer(
  deps: OperatorsDeps,
  { id, rawId, type, response }: PasskeyAnswer,
  question: Question,
): Promise<PasskeyRow | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps);
  const { userHandle, ...signed } = response;
  const expectedChallenge = await takeChallenge(deps, question, signed.clientDataJSON);
  const row = await passkeyStore.byCredential(deps.db, id);
  if (expectedChallenge === undefined || !row) return undefined;
  if (userHandle !== undefined && userHandle !== handleOf(row.operatorId)) return undefined;
  const publicKey = Uint8Array.from(Buffer.from(row.publicKey, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id, publicKey, counter: row.counter },
    // The library throws whatever is wrong with an answer.
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  const isNoted = await passkeyStore.use(deps.db, row.passkeyId, newCounter, deps.clock.now());
  return isNoted ? row : undefined;
}
