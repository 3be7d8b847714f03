import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { passkeyStore } from './passkey.store.ts';
import { relyingParty } from './relying-party.ts';

/** Signatures that passkeys may make, the same on every process: EdDSA, ES256 and RS256. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];
/** How long a passkey has to answer. */
const QUESTION_MS = 5 * 60_000;
/** How long the ids of passkeys are, in bytes; made-up ones look like these. */
const ID_BYTES = [16, 20, 32, 48, 64] as const;

/** What a passkey is asked for, and of whom: an answer to one question is none to another. */
export interface Question {
  readonly purpose: 'sign-in' | 'second-factor' | 'proof' | 'new';
  /** The session, or the hash of the mail address; empty where anybody may answer. */
  readonly of: string;
}

const textOf = ({ purpose, of }: Question) => `${purpose}:${of}`;
const keyOf = (challenge: string) =>
  `passkey-question:${createHash('sha256').update(challenge).digest('base64url')}`;
const described = (id: string) => ({ type: 'public-key' as const, id });

/** The handle of an operator in its passkeys, in base64url. */
export const handleOf = (operatorId: string) => Buffer.from(operatorId).toString('base64url');

/**
 * Asks passkeys, by their ids; without ids any of the console may answer. Each verifies who uses it.
 * @throws AppError `operators.passkeys_off`
 */
export async function askPasskey(deps: OperatorsDeps, question: Question, ids?: readonly string[]) {
  const { id: rpId } = relyingParty(deps);
  return {
    challenge: await newChallenge(deps, question),
    rpId,
    timeout: QUESTION_MS,
    userVerification: 'required' as const,
    ...(ids ? { allowCredentials: ids.map(described) } : {}),
  };
}

/** Asks for a new passkey of an operator. @throws AppError `operators.passkeys_off` */
export async function askNewPasskey(
  deps: OperatorsDeps,
  { operatorId, mail, name }: OperatorRow,
  sessionId: string,
) {
  const { id } = relyingParty(deps);
  const known = await passkeyStore.list(deps.db, operatorId);
  return {
    challenge: await newChallenge(deps, { purpose: 'new', of: sessionId }),
    rp: { id, name: id },
    user: { id: handleOf(operatorId), name: mail, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: QUESTION_MS,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ credentialId }) => described(credentialId)),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      userVerification: 'required' as const,
    },
  };
}

/** Ids of passkeys that nobody has. The same words have the same ones, so that they do not tell that the words are wrong. */
export function madeUpIds({ deploymentSecret }: OperatorsDeps, words: readonly string[]): string[] {
  const key = Buffer.from(hkdfSync('sha256', deploymentSecret, '', 'made-up passkeys', 32));
  const drawn = (...of: (string | number)[]) =>
    createHmac('sha512', key)
      .update(JSON.stringify([...of, ...words]))
      .digest();
  return Array.from({ length: 1 + (drawn('many').readUInt8() % 3) }, (_, at) => {
    const bytes = ID_BYTES[drawn('bytes', at).readUInt8() % ID_BYTES.length];
    return drawn('id', at).subarray(0, bytes).toString('base64url');
  });
}

/** A question is kept until it is answered, for five minutes at most. */
async function newChallenge({ random, shortLived }: OperatorsDeps, question: Question) {
  const challenge = random.bytes(32).toString('base64url');
  await shortLived.put(ALL_SITES, keyOf(challenge), textOf(question), QUESTION_MS);
  return challenge;
}

/** The challenge that an answer names, used up by it; undefined when it was none of this question. */
export async function takeChallenge(
  { shortLived }: Pick<OperatorsDeps, 'shortLived'>,
  question: Question,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const kept = await shortLived.take(ALL_SITES, keyOf(challenge));
  return kept === textOf(question) ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
