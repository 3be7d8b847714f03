import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import { newTotpSecret, stepOfCode } from '#platform/secrets/totp.ts';
import { demoOperatorsOf, makeDemoOperator } from './access/demo-operator.ts';
import type { DemoOperatorOrder } from './access/demo-operator.ts';
import { actorOf, hashOf } from './access/caller.ts';
import type { Caller, SignedIn } from './access/caller.ts';
import { endSession, findSession, isProven, prove } from './access/operator-session.ts';
import { changeState, listOperators } from './access/operator-state.ts';
import type { StateAct } from './access/operator-state.ts';
import { signIn, signInByPasskey } from './access/sign-in.ts';
import type { SignInForm } from './access/sign-in.ts';
import { ownFactors } from './factors/own-factors.ts';
import type { PasskeyAnswer } from './factors/passkey-answers.ts';
import type { GivenFactor } from './factors/second-factor.ts';
import { operatorStore } from './operator.store.ts';
import type { Grant } from './operator.store.ts';
import { ALL_SITES } from './operator.tables.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { ableOn, missingPermission } from './proposals/approvers.ts';
import { isGrantable, noSuchRole, permissionsOf } from './roles/roles.ts';
import { recordAct } from './trail.ts';
import type { TrailAct } from './trail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a link is valid: that of the first owner, and an invitation. */
const LINK_MS = { owner: 30 * MINUTE_MS, invitation: 48 * HOUR_MS } as const;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The languages of the console. */
export type OperatorLanguage = 'bn' | 'en';

/** The accounts of operators: their invitations, ways in and sessions (OPS-01, OPS-02, OPS-04, OPS-11, OPS-12). */
export function operatorsService(deps: OperatorsDeps) {
  const { db, clock } = deps;
  return {
    /** @throws PlainError while an active owner exists, or when the mail address is none or taken */
    async makeOwner(mail: string): Promise<NewAccount> {
      if (await operatorStore.hasOwner(db))
        throw new PlainError('There is an active owner already; an owner invites others.');
      return invite(deps, { mail, role: 'owner', siteId: ALL_SITES, lastsMs: LINK_MS.owner });
    },
    /** Gives an invited operator a new link; the one before ends. @throws PlainError for anybody who is not invited */
    renewLink: (mail: string) => renewLink(deps, mail),
    /** @throws PlainError when there is no such role, or the mail address is none or taken */
    invite: (order: { mail: string; role: string; siteId: string }) =>
      invite(deps, { ...order, lastsMs: LINK_MS.invitation }),
    /** Makes an account without a grant. @throws PlainError when the mail address is none or taken */
    makeAccount: (mail: string, language?: OperatorLanguage) =>
      invite(deps, { mail, lastsMs: LINK_MS.invitation, ...(language ? { language } : {}) }),
    /** Makes or renews an operator of the demo; answers the secret of its second factor. */
    makeDemo: (order: DemoOperatorOrder) => makeDemoOperator(deps, order),
    /** The mail addresses of the operators of the demo that may sign in. */
    listDemo: () => demoOperatorsOf(db),
    list: () => listOperators(deps),
    changeState: (change: { mail: string; act: StateAct }) => changeState(deps, change),
    openLink: (token: string) => openLink(deps, token),
    finishLink: (form: LinkForm, caller: Caller) => finishLink(deps, form, caller),
    signIn: (form: SignInForm, caller: Caller) => signIn(deps, form, caller),
    signInByPasskey: (passkey: PasskeyAnswer, caller: Caller) =>
      signInByPasskey(deps, passkey, caller),
    /** The second factors of operators: the questions to passkeys, and what each does with the own ones. */
    factors: ownFactors(deps),
    find: (token: string, caller: Caller) => findSession(deps, token, caller),
    isProven: (signedIn: SignedIn, caller: Caller, isFresh: boolean) =>
      isProven(deps, signedIn, caller, isFresh),
    prove: (signedIn: SignedIn, given: GivenFactor, caller: Caller) =>
      prove(deps, signedIn, given, caller),
    endSession: (which: Parameters<typeof endSession>[1]) => endSession(deps, which),
    listSessions: (operatorId: string) => operatorStore.listSessions(db, operatorId),
    grantsOf: (operatorId: string): Promise<Grant[]> =>
      operatorStore.grantsOf(db, operatorId, clock.now()),
    /** The role that gives a permission on a site; undefined when none does. `reaches`: whether any grant does. */
    async roleFor(operatorId: string, siteId: string, permission: string) {
      const grants = await operatorStore.grantsOf(db, operatorId, clock.now(), siteId);
      const roles = grants.map((grant) => grant.role);
      const permissions = await permissionsOf(db, roles);
      const role = roles.find((one) => permissions(one).includes(permission));
      return { role, reaches: grants.length > 0 };
    },
    /** All that an operator may do on a site. */
    async permissionsOn(operatorId: string, siteId: string): Promise<ReadonlySet<string>> {
      const grants = await operatorStore.grantsOf(db, operatorId, clock.now(), siteId);
      const roles = grants.map((grant) => grant.role);
      const permissions = await permissionsOf(db, roles);
      return new Set(roles.flatMap((role) => permissions(role)));
    },
    /** The refusal of a missing permission, with the names of those who can give it (OPS-07). */
    refusalOf: async (siteId: string, permission: string): Promise<AppError> =>
      missingPermission(await ableOn(db, siteId, clock.now()), permission),
    /** Enters what was refused, or happened without a change of anything else. */
    note: (act: TrailAct) => db.transaction((tx) => recordAct(tx, clock, act)),
  };
}

export type OperatorsService = ReturnType<typeof operatorsService>;

/** An account that waits for its person, with the token of its link and how long the link is valid. */
interface NewAccount {
  readonly token: string;
  readonly operatorId: string;
  readonly lastsMs: number;
}

async function invite(
  { db, clock, random, sealed }: OperatorsDeps,
  order: {
    mail: string;
    role?: string;
    siteId?: string;
    lastsMs: number;
    language?: OperatorLanguage;
  },
): Promise<NewAccount> {
  const mail = order.mail.trim().toLowerCase();
  if (!MAIL.test(mail)) throw new PlainError(`${order.mail} is no mail address.`);
  const { role, siteId = ALL_SITES, language = 'bn' } = order;
  if (role !== undefined && !(await isGrantable(db, role)))
    throw new PlainError(await noSuchRole(db));
  const token = random.bytes(32).toString('base64url');
  const operatorId = random.id();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isNew = await operatorStore.insert(tx, {
      operatorId,
      mail,
      name: '',
      language,
      state: 'invited',
      passwordHash: '',
      totpSealed: sealed.seal(newTotpSecret(random)),
      linkHash: hashOf(token),
      linkEndsAt: new Date(now.getTime() + order.lastsMs),
      createdAt: now,
    });
    if (!isNew) throw new PlainError(`There is an operator with the address ${mail}.`);
    if (role !== undefined) await operatorStore.grant(tx, { siteId, operatorId, role, from: now });
    await recordAct(tx, clock, {
      siteId,
      via: 'command',
      permission: 'operators.invite',
      target: `operator:${operatorId}`,
      before: {},
      after: { mail, ...(role === undefined ? {} : { role }) },
      personal: { fields: ['mail'] },
    });
  });
  return { token, operatorId, lastsMs: order.lastsMs };
}

async function renewLink(
  { db, clock, random }: OperatorsDeps,
  address: string,
): Promise<{ token: string; language: string; lastsMs: number }> {
  const mail = address.trim().toLowerCase();
  const token = random.bytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    const row = await operatorStore.byMail(tx, mail);
    if (row?.state !== 'invited')
      throw new PlainError(`${address} is not invited, or has finished the invitation before.`);
    const { operatorId, language } = row;
    // The first owner is made within half an hour, however often the link is made anew.
    const lastsMs = (await operatorStore.hasOwner(tx)) ? LINK_MS.invitation : LINK_MS.owner;
    const linkEndsAt = new Date(clock.now().getTime() + lastsMs);
    await operatorStore.change(tx, operatorId, { linkHash: hashOf(token), linkEndsAt });
    await recordAct(tx, clock, {
      siteId: ALL_SITES,
      via: 'command',
      permission: 'operators.invite',
      target: `operator:${operatorId}`,
      before: {},
      after: { link: 'renewed' },
    });
    return { token, language, lastsMs };
  });
}

async function openLink({ db, clock, sealed }: OperatorsDeps, token: string) {
  const row = await operatorStore.byLink(db, hashOf(token), clock.now());
  if (!row) throw new AppError('operators.link_over');
  return { mail: row.mail, totpSecret: sealed.open(row.totpSealed) };
}

interface LinkForm {
  readonly token: string;
  readonly name: string;
  readonly language: string;
  readonly password: string;
  readonly code: string;
}

async function finishLink(deps: OperatorsDeps, form: LinkForm, caller: Caller): Promise<void> {
  const { db, clock, sealed } = deps;
  const passwordHash = await deps.passwords.hash(form.password);
  await db.transaction(async (tx) => {
    const row = await operatorStore.byLink(tx, hashOf(form.token), clock.now());
    if (!row) throw new AppError('operators.link_over');
    const account = { secret: sealed.open(row.totpSealed), lastStep: row.totpLastStep };
    const step = stepOfCode(account, form.code, clock.now());
    if (step === undefined) throw new AppError('operators.code_wrong');
    const { operatorId } = row;
    await operatorStore.change(tx, operatorId, {
      name: form.name,
      language: form.language,
      state: 'active',
      passwordHash,
      totpLastStep: step,
      linkHash: null,
      linkEndsAt: null,
    });
    await recordAct(tx, clock, {
      siteId: ALL_SITES,
      via: 'console',
      permission: 'operators.activate',
      target: `operator:${operatorId}`,
      before: { state: row.state },
      after: { state: 'active', name: form.name },
      personal: { fields: ['name'] },
      by: actorOf(caller, { operatorId, role: 'self', sessionId: '' }),
    });
  });
}
