import { AppError, isAgentType, MEMBER_TYPE } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SignInWay } from '@maidan/contract/constants';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { KnownDevices } from './known-devices.ts';
import type { OpenedSession } from '../register/register.service.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SessionService } from '../session/session.service.ts';
import { signInStore } from './sign-in.store.ts';

/** Member types without an account to sign in to, because they were not registered. */
const WITHOUT_ACCOUNT: readonly number[] = [MEMBER_TYPE.defaultPlayer, MEMBER_TYPE.trial];

/**
 * Checks that a member may sign in, as agent or as player.
 * @throws AppError `auth.account_disabled`, `auth.not_member` or `auth.not_agent`
 */
export function checkMayEnter(owner: MemberRow, asAgent: boolean): void {
  if (owner.status !== 'active') throw new AppError('auth.account_disabled');
  if (WITHOUT_ACCOUNT.includes(owner.type)) throw new AppError('auth.not_member');
  if (asAgent && !isAgentType(owner.type)) throw new AppError('auth.not_agent');
}

/** Tells a member of a sign-in from a device that the account does not know, or with a recovery code. */
export interface MemberAlert {
  tell(site: SiteView, owner: MemberRow, kind: 'new_device' | 'recovery_code_used'): void;
}

/** Lets a member sign in, in the transaction that opens the session. */
export type AdmitSignIn = (
  tx: Transaction,
  whose: { readonly siteId: string; readonly memberId: string },
) => Promise<void>;

/** What opening a session needs. */
export interface MemberEntryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: SessionService;
  readonly devices: KnownDevices;
  readonly alerts: MemberAlert;
  readonly admitSignIn: AdmitSignIn;
}

/** Opens a session for a member who has proved their identity, notes the sign-in and remembers the device. @throws AppError `auth.excluded` */
export async function openMemberSession(
  deps: MemberEntryDeps,
  visitor: {
    site: SiteView;
    userAgent: string;
    clientAddress: string;
    deviceId: string | undefined;
  },
  owner: MemberRow,
  way: SignInWay,
): Promise<OpenedSession> {
  const { db, clock, sessions, devices } = deps;
  const { site, userAgent, deviceId } = visitor;
  const network = networkOf(visitor.clientAddress);
  const { siteId } = site;
  const { memberId } = owner;
  const isKnown = deviceId && (await devices.isKnown(siteId, owner.memberId, deviceId));
  await devices.remember(siteId, owner.memberId, deviceId);
  // At the very first sign-in every device is new.
  const isNewDevice = !isKnown && owner.lastLoginAt !== null;
  const token = await db.transaction(async (tx) => {
    // This locks the member, so that an exclusion either is seen here or finds the session that is opened here.
    await memberStore(tx, siteId).markLogin(owner.memberId, clock.now());
    await deps.admitSignIn(tx, { siteId, memberId: owner.memberId });
    const entry = {
      signInId: deps.random.id(),
      memberId,
      at: clock.now(),
      way,
      userAgent,
      network,
      isNewDevice,
    };
    await signInStore(tx, siteId).note({ ...entry, isSuccess: true });
    return sessions.open(tx, site, { memberId, userAgent });
  });
  if (isNewDevice) deps.alerts.tell(site, owner, 'new_device');
  return { ...sessionInfo(site, owner, token), firstTimeLogin: owner.lastLoginAt === null };
}

/** Session info of a session that continues, as it is sent. */
export function sessionInfo(
  site: SiteView,
  owner: Pick<SessionView, 'account' | 'type'>,
  token: string,
): OpenedSession {
  const { merchantCode } = site.settings;
  const { account: userName, type } = owner;
  return { token, merchantCode, userName, type, firstTimeLogin: false };
}
