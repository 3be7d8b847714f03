import { AppError } from '@maidan/contract';
import type { SessionService } from '#modules/auth/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow, RankService } from '#modules/member/index.ts';
import { blockStore, breakStore } from '#modules/safety/index.ts';
import type { LimitsService } from '#modules/safety/index.ts';
import { NOTE_KINDS } from '@maidan/contract/constants';
import type { OperatorsService } from '#modules/operators/index.ts';
import { deviceNames } from '#platform/http/device-names.ts';
import { bonusStore, playSumsStore } from '#modules/wallet/index.ts';
import type { BonusRow, MovementService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { noteStore } from '../notes/note.store.ts';
import { noteView } from '../notes/note.view.ts';
import { heldTagView } from '../tags/tag.view.ts';
import { tagStore } from '../tags/tag.store.ts';
import { blockView } from '../blocks/block-view.ts';
import { memberPageStore } from './member-page.store.ts';
import { relatedStore } from './related.store.ts';
import type { RelatedMember } from './related.store.ts';
import { signalStore } from './signals.store.ts';
import { personalFields } from '../reveal/personal-fields.ts';
import { revealStore } from '../reveal/reveal.store.ts';

const DAYS_30_MS = 30 * 24 * 3_600_000;
const NEWEST = 10;
const MOST_BONUSES = 20;
const MOST_PINNED = 20;

/** What the page of a member needs. */
export interface MemberPageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
  readonly ranks: Pick<RankService, 'rankOf'>;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly movements: Pick<MovementService, 'listMovements' | 'readReceipt'>;
  readonly sessions: Pick<SessionService, 'listOpen'>;
  readonly operators: Pick<OperatorsService, 'permissionsOn'>;
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
  const [rank, upline, personal, money, safety, sessions, marks, signals, related] =
    await Promise.all([
      deps.ranks.rankOf(site, memberId),
      uplineOf(deps, siteId, row),
      personalOf(deps, siteId, row, operatorId),
      moneyOf(deps, site, memberId),
      safetyOf(deps, site, memberId),
      sessionsOf(deps, siteId, memberId),
      marksOf(deps, siteId, { memberId, operatorId }),
      signalStore(db, siteId).list(memberId, deps.clock.now()),
      relatedTo(deps, siteId, memberId),
    ]);
  return {
    ...headOf(row),
    ...(rank ? { rank: rank.labelId } : {}),
    ...(upline ? { upline } : {}),
    personal,
    ...money,
    ...safety,
    ...marks,
    sessions,
    signals,
    related,
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

/** The tags of a member, and the pinned notes of the kinds that the operator may read (OPS-46). */
async function marksOf(
  { db, operators }: MemberPageDeps,
  siteId: string,
  { memberId, operatorId }: { memberId: string; operatorId: string },
) {
  const may = await operators.permissionsOn(operatorId, siteId);
  const kinds = NOTE_KINDS.filter((kind) => may.has(`${kind}_notes.read`));
  const [tags, notes] = await Promise.all([
    tagStore(db, siteId).ofMember(memberId),
    noteStore(db, siteId).pinned(memberId, kinds, MOST_PINNED),
  ]);
  return { tags: tags.map(heldTagView), notes: notes.map(noteView) };
}

/** Who shares something with a member, with the reason and its strength; the same member once for each reason. */
async function relatedTo(
  { db, clock }: MemberPageDeps,
  siteId: string,
  memberId: string,
): Promise<RelatedMember[]> {
  const store = relatedStore(db, siteId);
  const [payouts, ...others] = await Promise.all([
    memberPageStore(db, siteId).sharingPayouts(memberId),
    store.byDevice(memberId),
    store.byDocument(memberId),
    store.byNetwork(memberId, clock.now()),
  ]);
  const byPayout = payouts.map(({ memberId: id, account, isNow }) => ({
    memberId: id,
    account,
    reason: 'payout_account' as const,
    strength: isNow ? ('strong' as const) : ('weak' as const),
  }));
  return [...byPayout, ...others.flat()];
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
