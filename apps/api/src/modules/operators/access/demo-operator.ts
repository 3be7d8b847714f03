import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { newTotpSecret } from '#platform/secrets/totp.ts';
import { passkeyStore } from '../factors/passkey.store.ts';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { recordAct } from '../trail.ts';

/** An operator of the demo: its place and its password; it is active at once. */
export interface DemoOperatorOrder {
  readonly mail: string;
  readonly name: string;
  readonly role: string;
  readonly password: string;
}

/**
 * Makes an operator of the demo for all sites, or gives one that is there a new password and a new second factor, which
 * ends its sessions. Answers the secret of the second factor; undefined when the address belongs to a real operator.
 */
export async function makeDemoOperator(
  { db, clock, random, sealed, passwords }: OperatorsDeps,
  { mail, name, role, password }: DemoOperatorOrder,
): Promise<string | undefined> {
  const totpSecret = newTotpSecret(random);
  const passwordHash = await passwords.hash(password);
  const secrets = { passwordHash, totpSealed: sealed.seal(totpSecret) };
  const now = clock.now();
  return db.transaction(async (tx) => {
    const enter = (operatorId: string, permission: string) =>
      enterDemo(tx, { clock, operatorId, permission, role });
    const known = await operatorStore.byMail(tx, mail);
    if (known) {
      if (!known.isDemo) return undefined;
      const renewed = { ...secrets, totpLastStep: 0, hasTotp: true };
      await operatorStore.change(tx, known.operatorId, renewed);
      await passkeyStore.removeAll(tx, known.operatorId);
      await operatorStore.endSessions(tx, known.operatorId);
      await enter(known.operatorId, 'operators.reset');
      return totpSecret;
    }
    const operatorId = random.id();
    await operatorStore.insert(tx, {
      operatorId,
      mail,
      name,
      language: 'bn',
      state: 'active',
      ...secrets,
      linkHash: null,
      linkEndsAt: null,
      createdAt: now,
      isDemo: true,
    });
    await operatorStore.grant(tx, { siteId: ALL_SITES, operatorId, role, from: now });
    await enter(operatorId, 'operators.invite');
    return totpSecret;
  });
}

/** The mail addresses of the operators of the demo that may sign in, which stop a licensed site in production. */
export async function demoOperatorsOf(db: Queryable): Promise<string[]> {
  return (await operatorStore.listDemo(db)).map(({ mail }) => mail);
}

function enterDemo(
  tx: Transaction,
  act: {
    clock: OperatorsDeps['clock'];
    operatorId: string;
    permission: string;
    role: string;
  },
): Promise<void> {
  const { clock, operatorId, permission, role } = act;
  return recordAct(tx, clock, {
    siteId: ALL_SITES,
    via: 'command',
    permission,
    target: `operator:${operatorId}`,
    before: {},
    after: { role, kind: 'demo' },
  });
}
