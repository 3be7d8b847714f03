import { AppError } from '@maidan/contract/errors';
import { deviceNames } from '#platform/http/device-names.ts';
import { takeFactor } from '../factors/second-factor.ts';
import type { GivenFactor } from '../factors/second-factor.ts';
import { operatorStore } from '../operator.store.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorsDeps, SessionTimes } from '../operators-deps.ts';
import { recordAct } from '../trail.ts';
import type { TrailAct, TrailActor } from '../trail.ts';
import { actorOf, hashOf } from './caller.ts';
import type { Caller, SignedIn } from './caller.ts';
import { readProof, refusedProof } from './device-proof.ts';
import { limitTries } from './tries.ts';

const MINUTE_MS = 60_000;
/** The longest that a session lasts without use and in all; sites may only shorten it. */
const LONGEST: SessionTimes = { idleMinutes: 30, totalMinutes: 12 * 60 };
const PROOF_MS = 5 * MINUTE_MS;
/** The browser of a user agent without its version, or the program that sent it. */
function familyOf(userAgent: string): string {
  return deviceNames(userAgent).browser || (userAgent.split(/[/ ]/, 1)[0] ?? '');
}

/**
 * Whether the second factor of a session was given for the network and the family of browser of this call, and within five
 * minutes when `isFresh` is asked. A session that is bound to the key of its device may move between networks (OPS-11).
 */
export function isProven(
  { clock }: Pick<OperatorsDeps, 'clock'>,
  { session }: SignedIn,
  { network, userAgent }: Pick<Caller, 'network' | 'userAgent'>,
  isFresh: boolean,
): boolean {
  const ageMs = clock.now().getTime() - session.provedAt.getTime();
  const isBound =
    session.deviceKey !== null ||
    (session.network === network && familyOf(session.userAgent) === familyOf(userAgent));
  return isBound && (!isFresh || ageMs <= PROOF_MS);
}

/**
 * Takes the second factor again, for the network and the browser of the call.
 * @throws AppError `operators.code_wrong`, `operators.passkey_wrong`, `operators.passkeys_off`
 */
export async function prove(
  deps: OperatorsDeps,
  { operator, session }: SignedIn,
  given: GivenFactor,
  caller: Caller,
): Promise<void> {
  const { db, clock } = deps;
  const { sessionId } = session;
  await limitTries(deps, operator.mail, caller);
  const question = { purpose: 'proof', of: sessionId } as const;
  const isRight = await takeFactor(deps, operator, { given, question });
  await db.transaction(async (tx) => {
    const { network, userAgent } = caller;
    const change = { provedAt: clock.now(), network, userAgent };
    if (isRight) await operatorStore.touch(tx, sessionId, change);
    const { operatorId } = operator;
    const by = actorOf(caller, { operatorId, role: 'self', sessionId });
    await recordAct(tx, clock, {
      ...sessionAct(sessionId, by),
      permission: 'session.prove',
      after: isRight ? {} : { outcome: 'refused' },
    });
  });
  if (isRight) return;
  throw new AppError('code' in given ? 'operators.code_wrong' : 'operators.passkey_wrong');
}

/** Ends an own session. @throws AppError `operators.unknown_target` when the operator has none of the id */
export async function endSession(
  { db, clock }: OperatorsDeps,
  { sessionId, by }: { readonly sessionId: string; readonly by: TrailActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await operatorStore.endSession(tx, by.operatorId, sessionId)))
      throw new AppError('operators.unknown_target');
    await recordAct(tx, clock, {
      ...sessionAct(sessionId, by),
      permission: 'session.end',
      after: {},
    });
  });
}

function sessionAct(sessionId: string, by: TrailActor): Omit<TrailAct, 'permission' | 'after'> {
  return { siteId: ALL_SITES, via: 'console', target: `session:${sessionId}`, before: {}, by };
}

/**
 * The operator of a live session, whose time without use begins anew; undefined when it is over.
 * @throws AppError `operators.device_proof` when it is bound to a key and the call has no valid proof of it
 */
export async function findSession(
  deps: OperatorsDeps,
  token: string,
  caller: Caller,
): Promise<SignedIn | undefined> {
  const { db, clock } = deps;
  const session = await operatorStore.sessionOf(db, hashOf(token));
  if (!session) return undefined;
  const now = clock.now();
  const { idleMinutes, totalMinutes } = await timesOf(deps, session.operatorId);
  const isOver =
    now.getTime() - session.seenAt.getTime() > idleMinutes * MINUTE_MS ||
    now.getTime() - session.openedAt.getTime() > totalMinutes * MINUTE_MS;
  const operator = await operatorStore.byId(db, session.operatorId);
  if (isOver || operator?.state !== 'active') {
    await operatorStore.endSession(db, session.operatorId, session.sessionId);
    return undefined;
  }
  // Before the time without use begins anew: whoever has the token alone must not keep the session open.
  if (session.deviceKey !== null) await requireProof(deps, session, { token, caller });
  await operatorStore.touch(db, session.sessionId, { seenAt: now });
  return { operator, session };
}

/** Refuses a call without a valid proof of the session's key, and enters the refusal. */
async function requireProof(
  deps: OperatorsDeps,
  { deviceKey, sessionId, operatorId }: SignedIn['session'],
  { token, caller }: { readonly token: string; readonly caller: Caller },
): Promise<void> {
  const read = await readProof(deps, caller.call, token);
  if ('key' in read && read.key === deviceKey) return;
  const fault = 'fault' in read ? read.fault : 'invalid';
  const by = actorOf(caller, { operatorId, role: '', sessionId });
  const act = { ...sessionAct(sessionId, by), permission: 'session.refuse' };
  await deps.db.transaction((tx) => recordAct(tx, deps.clock, { ...act, after: { proof: fault } }));
  throw refusedProof(deps, fault);
}

/** How long the sessions of an operator last: the shortest times of the sites that the grants reach. */
async function timesOf(
  { db, clock, sessionTimes }: OperatorsDeps,
  operatorId: string,
): Promise<SessionTimes> {
  const times = sessionTimes?.() ?? new Map<string, SessionTimes>();
  const grants = await operatorStore.grantsOf(db, operatorId, clock.now());
  const isEverywhere = grants.some(({ siteId }) => siteId === ALL_SITES);
  const sites = isEverywhere ? [...times.keys()] : grants.map(({ siteId }) => siteId);
  const reached = [LONGEST, ...sites.flatMap((siteId) => times.get(siteId) ?? [])];
  return {
    idleMinutes: Math.min(...reached.map(({ idleMinutes }) => idleMinutes)),
    totalMinutes: Math.min(...reached.map(({ totalMinutes }) => totalMinutes)),
  };
}
