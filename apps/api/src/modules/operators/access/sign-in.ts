import { AppError } from '@maidan/contract/errors';
import { verifyAnswer } from '../factors/passkey-answers.ts';
import type { PasskeyAnswer } from '../factors/passkey-answers.ts';
import { passkeyStore } from '../factors/passkey.store.ts';
import { askPasskey, madeUpIds } from '../factors/questions.ts';
import { relyingParty } from '../factors/relying-party.ts';
import { takeFactor } from '../factors/second-factor.ts';
import type { GivenFactor } from '../factors/second-factor.ts';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { recordAct } from '../trail.ts';
import { actorOf, hashOf } from './caller.ts';
import type { Caller, SignedIn } from './caller.ts';
import { readProof, refusedProof } from './device-proof.ts';
import { limitQuestions, limitTries } from './tries.ts';

/** Who somebody says to be. */
interface Identity {
  readonly mail: string;
  readonly password: string;
}

/** What signs an operator in. */
export type SignInForm = Identity & GivenFactor;

const mailOf = ({ mail }: Identity) => mail.trim().toLowerCase();
const secondFactorOf = (mail: string) => ({ purpose: 'second-factor', of: hashOf(mail) }) as const;
const ALONE = { purpose: 'sign-in', of: '' } as const;

/** The key of the device that a sign-in gives by a proof; null without one. @throws AppError `operators.device_proof` */
async function deviceKeyOf(deps: OperatorsDeps, { call }: Caller): Promise<string | null> {
  if (call.proof === undefined) return null;
  const read = await readProof(deps, call);
  if ('fault' in read) throw refusedProof(deps, read.fault);
  return read.key;
}

/** Asks for a passkey that signs in by itself. */
export async function askAlone(deps: OperatorsDeps, caller: Caller) {
  await limitQuestions(deps, caller);
  return askPasskey(deps, ALONE);
}

/** Asks the passkeys of an operator for the second factor. Where mail or password are wrong it asks made-up ones. */
export async function askSecondFactor(deps: OperatorsDeps, identity: Identity, caller: Caller) {
  relyingParty(deps);
  const { mail, row } = await identify(deps, identity, caller);
  const own = await passkeyStore.list(deps.db, row?.operatorId ?? '');
  const ids = own.map(({ credentialId }) => credentialId);
  const asked = ids.length > 0 ? ids : madeUpIds(deps, [mail, identity.password]);
  return askPasskey(deps, secondFactorOf(mail), asked);
}

/** Asks the own passkeys for the second factor again. */
export async function askProof(deps: OperatorsDeps, { operator, session }: SignedIn) {
  const own = await passkeyStore.list(deps.db, operator.operatorId);
  const ids = own.map(({ credentialId }) => credentialId);
  return askPasskey(deps, { purpose: 'proof', of: session.sessionId }, ids);
}

/**
 * Wrong name, wrong password and wrong second factor have the same answer, after the same work (OPS-04).
 * @throws AppError `operators.sign_in_wrong`, `operators.passkeys_off`, `operators.device_proof`
 */
export async function signIn(
  deps: OperatorsDeps,
  form: SignInForm,
  caller: Caller,
): Promise<string> {
  // Said before anything is checked, so that it tells nothing of the password.
  if ('passkey' in form) relyingParty(deps);
  const deviceKey = await deviceKeyOf(deps, caller);
  const { mail, known, row } = await identify(deps, form, caller);
  const question = secondFactorOf(mail);
  const isIn = row !== undefined && (await takeFactor(deps, row, { given: form, question }));
  return enter(deps, { known, isIn, caller, deviceKey, how: {} });
}

/**
 * Signs in with a passkey that has verified who uses it, which is both factors (OPS-02).
 * @throws AppError `operators.sign_in_wrong`, `operators.passkeys_off`, `operators.device_proof`
 */
export async function signInByPasskey(
  deps: OperatorsDeps,
  passkey: PasskeyAnswer,
  caller: Caller,
): Promise<string> {
  const deviceKey = await deviceKeyOf(deps, caller);
  await limitTries(deps, passkey.id, caller);
  const verified = await verifyAnswer(deps, passkey, ALONE);
  const named = await passkeyStore.byCredential(deps.db, passkey.id);
  const known = named && (await operatorStore.byId(deps.db, named.operatorId));
  const isIn = verified !== undefined && known?.state === 'active';
  return enter(deps, { known, isIn, caller, deviceKey, how: { factor: 'passkey' } });
}

/** The operator of a mail address; `row` only when it is active and the password is right. Each call counts as a try. */
async function identify(deps: OperatorsDeps, identity: Identity, caller: Caller) {
  const mail = mailOf(identity);
  await limitTries(deps, mail, caller);
  const known = await operatorStore.byMail(deps.db, mail);
  const active = known?.state === 'active' ? known : undefined;
  const isPassword = await deps.passwords.verify(active?.passwordHash, identity.password);
  return { mail, known, row: isPassword ? active : undefined };
}

/** Opens a session and answers its token, or enters the refusal. */
async function enter(
  { db, clock, random }: OperatorsDeps,
  asked: {
    readonly known: OperatorRow | undefined;
    readonly isIn: boolean;
    readonly caller: Caller;
    readonly deviceKey: string | null;
    readonly how: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { known, isIn, caller, deviceKey, how } = asked;
  const operatorId = known?.operatorId ?? '';
  const sessionId = random.id();
  const act = {
    siteId: ALL_SITES,
    via: 'console',
    target: `operator:${known ? operatorId : 'unknown'}`,
    before: {},
    after: how,
    by: actorOf(caller, { operatorId, role: '', sessionId }),
  } as const;
  if (!isIn) {
    await db.transaction((tx) => recordAct(tx, clock, { ...act, permission: 'session.refuse' }));
    throw new AppError('operators.sign_in_wrong');
  }
  const token = random.bytes(32).toString('base64url');
  const now = clock.now();
  const { network, userAgent } = caller;
  const times = { openedAt: now, seenAt: now, provedAt: now };
  await db.transaction(async (tx) => {
    const tokenHash = hashOf(token);
    await operatorStore.openSession(tx, {
      sessionId,
      tokenHash,
      operatorId,
      ...times,
      network,
      userAgent,
      deviceKey,
    });
    await recordAct(tx, clock, { ...act, permission: 'session.open' });
  });
  return token;
}
