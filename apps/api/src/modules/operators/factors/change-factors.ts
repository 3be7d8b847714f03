import { AppError } from '@maidan/contract/errors';
import type { Transaction } from '#platform/database/connection.ts';
import { newTotpSecret, stepOfCode } from '#platform/secrets/totp.ts';
import type { SignedIn } from '../access/caller.ts';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { recordAct } from '../trail.ts';
import type { TrailActor } from '../trail.ts';
import { verifyNewPasskey } from './passkey-answers.ts';
import type { NewPasskey } from './passkey-answers.ts';
import { passkeyStore } from './passkey.store.ts';
import { askNewPasskey } from './questions.ts';

/** The most passkeys of an operator. */
const MOST_PASSKEYS = 10;
/** How long the secret of an authenticator app waits for its first code. */
const SETUP_MS = 10 * 60_000;

/** Who changes the own factors, and whom the entry names. */
export interface OwnFactors extends SignedIn {
  readonly by: TrailActor;
}

const setupKey = (operatorId: string) => `operator-authenticator:${operatorId}`;

/** Changes the own factors; every other session of the operator ends with it, and it is an entry (OPS-02, OPS-11). */
async function changeFactors(
  { db, clock }: OperatorsDeps,
  { operator, session, by }: OwnFactors,
  change: {
    readonly permission: string;
    readonly passkeyId?: string;
    /** What the passkey is called from now on. */
    readonly name?: string;
    readonly work: (tx: Transaction, held: OperatorRow) => Promise<void>;
  },
): Promise<void> {
  const { operatorId } = operator;
  const { permission, passkeyId, name, work } = change;
  await db.transaction(async (tx) => {
    // Two changes at once must not take away each other's last factor.
    const held = await operatorStore.hold(tx, operatorId);
    if (!held) throw new AppError('operators.unknown_target');
    await work(tx, held);
    await operatorStore.endSessions(tx, operatorId, session.sessionId);
    await recordAct(tx, clock, {
      siteId: ALL_SITES,
      via: 'console',
      permission,
      target: `operator:${operatorId}`,
      before: {},
      after: {
        ...(passkeyId === undefined ? {} : { passkey: passkeyId }),
        ...(name === undefined ? {} : { name }),
      },
      personal: { fields: name === undefined ? [] : ['name'] },
      by,
    });
  });
}

/** What a new passkey is made for. @throws AppError `operators.passkeys_full`, `operators.passkeys_off` */
export async function beginPasskey(deps: OperatorsDeps, { operator, session }: SignedIn) {
  await refuseFull(deps, operator.operatorId);
  return askNewPasskey(deps, operator, session.sessionId);
}

async function refuseFull({ db }: Pick<OperatorsDeps, 'db'>, operatorId: string): Promise<void> {
  const { length } = await passkeyStore.list(db, operatorId);
  if (length >= MOST_PASSKEYS) throw new AppError('operators.passkeys_full');
}

/** Adds a passkey and answers its id. @throws AppError `operators.passkey_wrong`, `operators.passkey_known`, `operators.passkeys_full` */
export async function addPasskey(
  deps: OperatorsDeps,
  own: OwnFactors,
  { name, passkey }: { readonly name: string; readonly passkey: NewPasskey },
): Promise<string> {
  const kept = await verifyNewPasskey(deps, passkey, own.session.sessionId);
  if (!kept) throw new AppError('operators.passkey_wrong');
  const passkeyId = deps.random.id();
  await changeFactors(deps, own, {
    permission: 'passkeys.add',
    passkeyId,
    name,
    async work(tx, { operatorId }) {
      await refuseFull({ ...deps, db: tx }, operatorId);
      const row = { ...kept, passkeyId, operatorId, name, addedAt: deps.clock.now() };
      if (!(await passkeyStore.insert(tx, row))) throw new AppError('operators.passkey_known');
    },
  });
  return passkeyId;
}

/** @throws AppError `operators.unknown_target` when the operator has no such passkey */
export function renamePasskey(
  deps: OperatorsDeps,
  own: OwnFactors,
  named: { readonly passkeyId: string; readonly name: string },
): Promise<void> {
  return changeFactors(deps, own, {
    permission: 'passkeys.rename',
    ...named,
    async work(tx, { operatorId }) {
      if (!(await passkeyStore.rename(tx, operatorId, named)))
        throw new AppError('operators.unknown_target');
    },
  });
}

/** @throws AppError `operators.unknown_target`, `operators.last_factor` */
export function removePasskey(
  deps: OperatorsDeps,
  own: OwnFactors,
  passkeyId: string,
): Promise<void> {
  return changeFactors(deps, own, {
    permission: 'passkeys.remove',
    passkeyId,
    async work(tx, { operatorId, hasTotp }) {
      if (!(await passkeyStore.remove(tx, operatorId, passkeyId)))
        throw new AppError('operators.unknown_target');
      const rest = await passkeyStore.list(tx, operatorId);
      if (!hasTotp && rest.length === 0) throw new AppError('operators.last_factor');
    },
  });
}

/** Makes the secret of an authenticator app; the one that is set up stays until the first code of the new one. */
export async function beginAuthenticator(
  { random, sealed, shortLived }: OperatorsDeps,
  { operator }: SignedIn,
): Promise<string> {
  const secret = newTotpSecret(random);
  await shortLived.put(ALL_SITES, setupKey(operator.operatorId), sealed.seal(secret), SETUP_MS);
  return secret;
}

/** Sets up the authenticator app. @throws AppError `operators.setup_over`, `operators.code_wrong` */
export async function setAuthenticator(
  deps: OperatorsDeps,
  own: OwnFactors,
  code: string,
): Promise<void> {
  const { sealed, shortLived, clock } = deps;
  const key = setupKey(own.operator.operatorId);
  const waiting = await shortLived.peek(ALL_SITES, key);
  if (!waiting) throw new AppError('operators.setup_over');
  const { value: totpSealed } = waiting;
  const account = { secret: sealed.open(totpSealed), lastStep: 0 };
  const step = stepOfCode(account, code, clock.now());
  if (step === undefined) throw new AppError('operators.code_wrong');
  await changeFactors(deps, own, {
    permission: 'authenticator.set',
    work: (tx, { operatorId }) =>
      operatorStore.change(tx, operatorId, { totpSealed, totpLastStep: step, hasTotp: true }),
  });
  await shortLived.forget(ALL_SITES, key);
}

/** Puts the authenticator app away. @throws AppError `operators.unknown_target`, `operators.last_factor` */
export function removeAuthenticator(deps: OperatorsDeps, own: OwnFactors): Promise<void> {
  return changeFactors(deps, own, {
    permission: 'authenticator.remove',
    async work(tx, { operatorId, hasTotp }) {
      if (!hasTotp) throw new AppError('operators.unknown_target');
      if ((await passkeyStore.list(tx, operatorId)).length === 0)
        throw new AppError('operators.last_factor');
      // Processes of an older version ask for a code whatever the flag says: nobody has one of this secret.
      const totpSealed = deps.sealed.seal(newTotpSecret(deps.random));
      await operatorStore.change(tx, operatorId, { hasTotp: false, totpSealed });
    },
  });
}
