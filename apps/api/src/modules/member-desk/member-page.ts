import { AppError } from '@maidan/contract';
import type { SessionService } from '#modules/auth/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow, RankService } from '#modules/member/index.ts';
import { blockStore, breakStore } from '#modules/safety/index.ts';
import type { LimitsService } from '#modules/safety/index.ts';
import { deviceNames } from '#modules/security/index.ts';
import { bonusStore, playSumsStore } from '#modules/wallet/index.ts';
import type { BonusRow, MovementService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { blockView } from './block-view.ts';
import { memberPageStore } from './member-page.store.ts';
import { personalFields } from './personal-fields.ts';
import { revealStore } from './reveal.store.ts';

const DAYS_30_MS = 30 * 24 * 3_600_000;
const NEWEST = 10;
const MOST_BONUSES = 20;

/** What the page of a member needs. */
export interface MemberPageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
  readonly ranks: Pick<RankService, 'rankOf'>;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly movements: Pick<MovementService, 'listMovements'>;
  readonly sessions: Pick<SessionService, 'listOpen'>;
}

/** @throws AppError operators.unknown_target for a member of another site as for one that never was */
export async function requireMember(
  db: Database,
  siteId: string,
  memberId: string,
): Promise<MemberRow> {
  const row = await memberStore(db, siteId).findById(memberId);
  if (!row) throw new AppError('operators.unknown_target');
  return row;
}

/** Everything that stands on the page of a member, as one operator sees it (OPS-42). */
export async function readMemberPage(
  deps: MemberPageDeps,
  { siteId, memberId, operatorId }: { siteId: string; memberId: string; operatorId: string },
) {
  const { db } = deps;
  const row = await requireMember(db, siteId, memberId);
  const site = deps.siteOf(siteId);
  const [rank, upline, personal, money, safety, sessions, related] = await Promise.all([
    deps.ranks.rankOf(site, memberId),
    uplineOf(deps, siteId, row),
    personalOf(deps, siteId, row, operatorId),
    moneyOf(deps, site, memberId),
    safetyOf(deps, site, memberId),
    sessionsOf(deps, siteId, memberId),
    memberPageStore(db, siteId).sharingPayouts(memberId),
  ]);
  return {
    ...headOf(row),
    ...(rank ? { rank: rank.labelId } : {}),
    ...(upline ? { upline } : {}),
    personal,
    ...money,
    ...safety,
    sessions,
    related: related.map(({ memberId: id, account, isNow }) => ({
      memberId: id,
      account,
      reason: 'payout_account' as const,
      strength: isNow ? ('strong' as const) : ('weak' as const),
    })),
  };
}

function headOf(row: MemberRow) {
  const { memberId, account, nickname, type, status, language, profile } = row;
  return {
    memberId,
    account,
    nickname,
    type,
    status,
    language,
    isMobileVerified: row.mobileKey !== null && row.mobileVerifiedAt !== null,
    isMailVerified: Boolean(profile['email']) && row.emailVerifiedAt !== null,
    joinedAt: row.createdAt.toISOString(),
    ...(row.lastLoginAt ? { lastLoginAt: row.lastLoginAt.toISOString() } : {}),
  };
}

async function uplineOf({ db }: MemberPageDeps, siteId: string, row: MemberRow) {
  const memberId = row.invitedByMemberId;
  if (memberId === null) return undefined;
  const account = await memberPageStore(db, siteId).accountOf(memberId);
  return account === undefined ? undefined : { memberId, account };
}

async function personalOf(
  { db, clock }: MemberPageDeps,
  siteId: string,
  row: MemberRow,
  operatorId: string,
) {
  const payouts = await memberPageStore(db, siteId).payouts(row.memberId);
  const shown = await revealStore(db, siteId).shown(operatorId, row.memberId, clock.now());
  const endOf = new Map(shown.map(({ field, endsAt }) => [field, endsAt]));
  return personalFields(row, payouts).map(({ field, value, masked }) => {
    const endsAt = endOf.get(field);
    const now = endsAt ? { shown: value, shownUntil: endsAt.toISOString() } : {};
    return { field, masked, ...now };
  });
}

async function moneyOf({ db, clock, movements }: MemberPageDeps, site: SiteView, memberId: string) {
  const { siteId, settings } = site;
  const now = clock.now();
  const store = memberPageStore(db, siteId);
  const since = new Date(now.getTime() - DAYS_30_MS);
  const question = { memberId, kind: '', cause: '', pageSize: NEWEST, language: 'bn' } as const;
  const [wallet, paid, played, bonuses, journals] = await Promise.all([
    store.balances(memberId),
    store.paidSince(memberId, since),
    playSumsStore(siteId).read(db, memberId, now),
    bonusStore(db, siteId).list(memberId, MOST_BONUSES),
    movements.listMovements(site, question),
  ]);
  const { stakedMinor, lossMinor } = played.month;
  return {
    balances: {
      currency: settings.currency.code,
      cashMinor: wallet?.cash ?? 0,
      heldMinor: wallet?.held ?? 0,
      bonusMinor: wallet?.bonus ?? 0,
      isProved: wallet?.isProved ?? false,
      ...(wallet?.provedAt ? { provedAt: new Date(wallet.provedAt).toISOString() } : {}),
      conditions: bonuses.filter(({ state }) => state === 'active').map(conditionView),
    },
    days30: {
      deposits: paid.deposits,
      depositMinor: paid.deposited,
      withdrawals: paid.withdrawals,
      withdrawalMinor: paid.withdrawn,
      stakedMinor,
      lossMinor,
    },
    journals: journals.list,
  };
}

function conditionView({ bonusId, balanceMinor, wagerMinor, progressMinor, expiresAt }: BonusRow) {
  const end = expiresAt ? { expiresAt: expiresAt.toISOString() } : {};
  return { bonusId, balanceMinor, wagerMinor, progressMinor, ...end };
}

async function safetyOf({ db, clock, limits }: MemberPageDeps, site: SiteView, memberId: string) {
  const { siteId } = site;
  const now = clock.now();
  const breaks = breakStore(siteId);
  const [read, timeOut, exclusion, blocks] = await Promise.all([
    limits.read(site, memberId),
    breaks.find(db, memberId, 'time_out', now),
    breaks.find(db, memberId, 'exclusion', now),
    blockStore(db, siteId).standing(memberId, now),
  ]);
  const until = exclusion?.endsAt ? { until: exclusion.endsAt.toISOString() } : {};
  return {
    limits: read.limits,
    ...(timeOut?.endsAt ? { timeOutUntil: timeOut.endsAt.toISOString() } : {}),
    ...(exclusion ? { exclusion: until } : {}),
    blocks: blocks.map(blockView),
  };
}

async function sessionsOf({ sessions }: MemberPageDeps, siteId: string, memberId: string) {
  const open = await sessions.listOpen(siteId, memberId);
  return open.map(({ sessionId, createdAt, renewedAt, userAgent }) => {
    const { browser, system } = deviceNames(userAgent);
    return {
      sessionId,
      openedAt: createdAt.toISOString(),
      seenAt: renewedAt.toISOString(),
      browser,
      system,
    };
  });
}
