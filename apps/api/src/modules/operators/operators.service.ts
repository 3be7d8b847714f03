import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { newTotpSecret, stepOfCode, takeTotpCode } from '#platform/secrets/totp.ts';
import { demoOperatorsOf, makeDemoOperator } from './access/demo-operator.ts';
import type { DemoOperatorOrder } from './access/demo-operator.ts';
import { changeState, listOperators } from './access/operator-state.ts';
import type { StateAct } from './access/operator-state.ts';
import { operatorStore } from './operator.store.ts';
import type { Grant } from './operator.store.ts';
import { ALL_SITES } from './operator.tables.ts';
import type { OperatorRow, OperatorSessionRow } from './operator.tables.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { ableOn, missingPermission } from './proposals/approvers.ts';
import { ROLE_NAMES, permissionsOf } from './roles.ts';
import { recordAct } from './trail.ts';
import type { TrailAct } from './trail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a link is valid: that of the first owner, and an invitation. */
const LINK_MS = { owner: 30 * MINUTE_MS, invitation: 48 * HOUR_MS } as const;
const IDLE_MS = 30 * MINUTE_MS;
const LIFE_MS = 12 * HOUR_MS;
const PROOF_MS = 5 * MINUTE_MS;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Tries of one account from one network, and of one network in all. */
const TRIES = { most: 8, windowMs: 10 * MINUTE_MS } as const;
const NETWORK_TRIES = { most: 40, windowMs: 10 * MINUTE_MS } as const;

/** How a call came. */
export interface Caller {
  readonly network: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** An operator who is signed in. */
export interface SignedIn {
  readonly operator: OperatorRow;
  readonly session: OperatorSessionRow;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The accounts of operators: their invitations, ways in and sessions (OPS-01, OPS-02, OPS-04, OPS-11, OPS-12). */
export function operatorsService(deps: OperatorsDeps) {
  const { db, clock } = deps;
  return {
    /** @throws PlainError while an active owner exists, or when the mail address is none or taken */
    async makeOwner(mail: string): Promise<{ token: string; operatorId: string }> {
      if (await operatorStore.hasOwner(db))
        throw new PlainError('There is an active owner already; an owner invites others.');
      return invite(deps, { mail, role: 'owner', siteId: ALL_SITES, lastsMs: LINK_MS.owner });
    },
    /** @throws PlainError when there is no such role, or the mail address is none or taken */
    invite: (order: { mail: string; role: string; siteId: string }) =>
      invite(deps, { ...order, lastsMs: LINK_MS.invitation }),
    /** Makes an account without a grant. @throws PlainError when the mail address is none or taken */
    makeAccount: (mail: string) => invite(deps, { mail, lastsMs: LINK_MS.invitation }),
    /** Makes or renews an operator of the demo; answers the secret of its second factor. */
    makeDemo: (order: DemoOperatorOrder) => makeDemoOperator(deps, order),
    /** The mail addresses of the operators of the demo that may sign in. */
    listDemo: () => demoOperatorsOf(db),
    list: () => listOperators(deps),
    changeState: (change: { mail: string; act: StateAct }) => changeState(deps, change),
    openLink: (token: string) => openLink(deps, token),
    finishLink: (form: LinkForm) => finishLink(deps, form),
    signIn: (form: SignInForm, caller: Caller) => signIn(deps, form, caller),
    find: (token: string) => findSession(deps, token),
    /** Whether the second factor of a session was given for this network, and not too long ago when `fresh` is asked. */
    isProven({ session }: SignedIn, network: string, isFresh: boolean): boolean {
      const ageMs = clock.now().getTime() - session.provedAt.getTime();
      return session.network === network && (!isFresh || ageMs <= PROOF_MS);
    },
    /** @throws AppError `operators.code_wrong` */
    async prove({ operator, session }: SignedIn, code: string, caller: Caller): Promise<void> {
      await limitTries(deps, operator.mail, caller.network);
      if (!(await takeCode(deps, operator, code))) throw new AppError('operators.code_wrong');
      const change = { provedAt: clock.now(), network: caller.network };
      await operatorStore.touch(db, session.sessionId, change);
    },
    endSession: (operatorId: string, sessionId: string) =>
      operatorStore.endSession(db, operatorId, sessionId),
    listSessions: (operatorId: string) => operatorStore.listSessions(db, operatorId),
    grantsOf: (operatorId: string): Promise<Grant[]> =>
      operatorStore.grantsOf(db, operatorId, clock.now()),
    /** The role that gives a permission on a site; undefined when none does. `reaches`: whether any grant does. */
    async roleFor(operatorId: string, siteId: string, permission: string) {
      const grants = await operatorStore.grantsOf(db, operatorId, clock.now(), siteId);
      const role = grants.find((grant) => permissionsOf(grant.role).includes(permission))?.role;
      return { role, reaches: grants.length > 0 };
    },
    /** The refusal of a missing permission, with the names of those who can give it (OPS-07). */
    refusalOf: async (siteId: string, permission: string): Promise<AppError> =>
      missingPermission(await ableOn(db, siteId, clock.now()), permission),
    /** Enters what was refused, or happened without a change of anything else. */
    note: (act: TrailAct) => db.transaction((tx) => recordAct(tx, clock, act)),
  };
}

export type OperatorsService = ReturnType<typeof operatorsService>;

async function invite(
  { db, clock, random, sealed }: OperatorsDeps,
  order: { mail: string; role?: string; siteId?: string; lastsMs: number },
): Promise<{ token: string; operatorId: string }> {
  const mail = order.mail.trim().toLowerCase();
  if (!MAIL.test(mail)) throw new PlainError(`${order.mail} is no mail address.`);
  const { role, siteId = ALL_SITES } = order;
  if (role !== undefined && !ROLE_NAMES.includes(role))
    throw new PlainError(`A role is one of ${ROLE_NAMES.join(', ')}.`);
  const token = random.bytes(32).toString('base64url');
  const operatorId = random.id();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isNew = await operatorStore.insert(tx, {
      operatorId,
      mail,
      name: '',
      language: 'bn',
      state: 'invited',
      passwordHash: '',
      totpSealed: sealed.seal(newTotpSecret(random)),
      linkHash: hashOf(token),
      linkEndsAt: new Date(now.getTime() + order.lastsMs),
      createdAt: now,
    });
    if (!isNew) throw new PlainError(`There is an operator with the address ${mail}.`);
    if (role !== undefined) await operatorStore.grant(tx, { siteId, operatorId, role, from: now });
    const after = role === undefined ? {} : { role };
    await enter(tx, clock, { siteId, operatorId, permission: 'operators.invite', after });
  });
  return { token, operatorId };
}

function enter(
  tx: Transaction,
  clock: Clock,
  act: {
    siteId: string;
    operatorId: string;
    permission: string;
    after: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { operatorId, ...rest } = act;
  const target = `operator:${operatorId}`;
  return recordAct(tx, clock, { ...rest, via: 'command', target, before: {} });
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

async function finishLink(deps: OperatorsDeps, form: LinkForm): Promise<void> {
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
    const permission = 'operators.activate';
    const act = { siteId: ALL_SITES, operatorId, permission, after: { state: 'active' } };
    await enter(tx, clock, act);
  });
}

interface SignInForm {
  readonly mail: string;
  readonly password: string;
  readonly code: string;
}

/** Wrong name, wrong password and wrong code have the same answer, after the same work. */
async function signIn(deps: OperatorsDeps, form: SignInForm, caller: Caller): Promise<string> {
  const { db, clock, random } = deps;
  const mail = form.mail.trim().toLowerCase();
  await limitTries(deps, mail, caller.network);
  const row = await operatorStore.byMail(db, mail);
  const active = row?.state === 'active' ? row : undefined;
  const isPassword = await deps.passwords.verify(active?.passwordHash, form.password);
  const isCode = isPassword && active !== undefined && (await takeCode(deps, active, form.code));
  const sessionId = random.id();
  const { network, requestId } = caller;
  const by = { operatorId: row?.operatorId ?? '', role: '', network, sessionId, requestId };
  const act = { siteId: ALL_SITES, via: 'console' as const, before: {}, by };
  const target = row ? `operator:${row.operatorId}` : 'operator:unknown';
  if (!isCode || !active) {
    const refused = { ...act, permission: 'session.refuse', target, after: {} };
    await db.transaction((tx) => recordAct(tx, clock, refused));
    throw new AppError('operators.sign_in_wrong');
  }
  const token = random.bytes(32).toString('base64url');
  const now = clock.now();
  await db.transaction(async (tx) => {
    await operatorStore.openSession(tx, {
      sessionId,
      tokenHash: hashOf(token),
      operatorId: active.operatorId,
      openedAt: now,
      seenAt: now,
      provedAt: now,
      network,
      userAgent: caller.userAgent,
    });
    await recordAct(tx, clock, { ...act, permission: 'session.open', target, after: {} });
  });
  return token;
}

/** Counts a try. Others from other networks cannot lock a person out. */
async function limitTries({ throttles }: OperatorsDeps, mail: string, network: string) {
  await throttles.limit(ALL_SITES, `operator-network:${network}`, NETWORK_TRIES);
  await throttles.limit(ALL_SITES, `operator:${hashOf(mail)}:${network}`, TRIES);
}

/** Whether a code is right and was not used before; it is used then. */
async function takeCode(
  { db, clock, sealed }: OperatorsDeps,
  row: OperatorRow,
  code: string,
): Promise<boolean> {
  const account = { secret: sealed.open(row.totpSealed), lastStep: row.totpLastStep };
  const use = (step: number) => operatorStore.useStep(db, row.operatorId, step);
  return takeTotpCode(account, code, clock.now(), use);
}

/** The operator of a live session, whose time without use begins anew; undefined when it is over. */
async function findSession(
  { db, clock }: OperatorsDeps,
  token: string,
): Promise<SignedIn | undefined> {
  const session = await operatorStore.sessionOf(db, hashOf(token));
  if (!session) return undefined;
  const now = clock.now();
  const isOver =
    now.getTime() - session.seenAt.getTime() > IDLE_MS ||
    now.getTime() - session.openedAt.getTime() > LIFE_MS;
  const operator = await operatorStore.byId(db, session.operatorId);
  if (isOver || operator?.state !== 'active') {
    await operatorStore.endSession(db, session.operatorId, session.sessionId);
    return undefined;
  }
  await operatorStore.touch(db, session.sessionId, { seenAt: now });
  return { operator, session };
}
