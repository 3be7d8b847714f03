import { AppError } from '@maidan/contract';
import { isAgentType } from '@maidan/contract/constants';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { accountKeyOf, downlineStore } from '#modules/member/index.ts';
import type { DownlineRow, TeamRow } from '#modules/member/index.ts';
import type { CommissionFigures } from './agent.ports.ts';
import { givesCredits } from './members/credits.ts';
import { figuresView, withFigures } from './figures/read-figures.ts';
import type { Figures, FiguresScope } from './figures/read-figures.ts';

const PAGE_SIZE = 50;

/** Which branch of a team is read: that of the agent itself, or of a member that is named by id or account. */
export interface TeamQuery {
  readonly memberId?: string | undefined;
  readonly account?: string | undefined;
  readonly only: '' | 'branches';
  readonly period: string;
  readonly after: string;
}

/** Which part of a team is listed. */
export interface TeamListQuery {
  readonly level?: number | undefined;
  readonly search: string;
  readonly order: 'account' | 'newest';
  readonly period: string;
  readonly after: string;
}

export interface TeamServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly commissionFigures: CommissionFigures;
}

/** The downline of agents: branch by branch, as a list, and member by member, with its figures (AGENTX-01, AGENTX-02). */
export function teamService({ db, clock, commissionFigures }: TeamServiceDeps) {
  const scoped = <Read>(
    site: SiteView,
    period: string,
    read: (scope: FiguresScope) => Promise<Read>,
  ): Promise<Read> => withFigures(db, { site, period, now: clock.now() }, read);

  return {
    /** The agent's whole team in a period, day by day, and what the agent earned. */
    overview: (site: SiteView, agentMemberId: string, period: string) =>
      scoped(site, period, async ({ tx, figures, span }) => {
        const days = await figures.days(agentMemberId);
        return {
          span,
          figures: await teamFigures(site, figures, agentMemberId, 'team'),
          days: days.map(({ day, validBetMinor, wonMinor }) => ({
            day,
            validBetMinor,
            netMinor: validBetMinor - wonMinor,
          })),
          commission: await commissionFigures(tx, site, { memberId: agentMemberId, ...span }),
        };
      }),

    /**
     * A page of the members that one member of the team brought directly, and the path to it.
     * @throws AppError `agent.member_not_found` for a member outside the agent's own team, as for an unknown one
     */
    branch: (site: SiteView, agentMemberId: string, query: TeamQuery) =>
      scoped(site, query.period, (scope) => readBranch(scope, site.siteId, agentMemberId, query)),

    /** A page of everybody below the agent. */
    list: (site: SiteView, agentMemberId: string, { period, ...query }: TeamListQuery) =>
      scoped(site, period, async ({ tx, figures, span }) => {
        if (query.after !== '' && !isCursor(query)) throw new AppError('request.invalid');
        const page = { ...query, memberId: agentMemberId, limit: PAGE_SIZE + 1 };
        const rows = await downlineStore(tx, site.siteId).team(page);
        const { members, last } = pageOf(rows);
        return {
          span,
          below: figuresView(await figures.team(agentMemberId)),
          levels: await figures.levels(agentMemberId),
          members: await rowViews(figures, members, (row) => row.level),
          ...(last ? { next: cursorOf(last, query.order) } : {}),
        };
      }),

    /**
     * One member of the team with the figures of its branch.
     * @throws AppError `agent.member_not_found` for a member outside the agent's own team, as for an unknown one
     */
    member: (
      site: SiteView,
      agentMemberId: string,
      { memberId, period }: { memberId: string; period: string },
    ) =>
      scoped(site, period, async ({ tx, figures, span }) => {
        const path = await downlineStore(tx, site.siteId).pathTo(agentMemberId, memberId);
        const views = path.map((row, index) => memberView(row, index + 1));
        const member = views.at(-1);
        if (!member) throw new AppError('agent.member_not_found');
        return {
          span,
          path: views,
          member,
          figures: await teamFigures(site, figures, memberId, 'branch'),
          takesCredits: givesCredits(site) && member.level === 1 && member.isActive,
        };
      }),
  };
}

export type TeamService = ReturnType<typeof teamService>;

async function readBranch(
  { tx, figures, span }: FiguresScope,
  siteId: string,
  agentMemberId: string,
  { memberId, account, only, after }: TeamQuery,
) {
  const downline = downlineStore(tx, siteId);
  const named = account === undefined ? memberId : ((await downline.idOf(account)) ?? '');
  const path = named === undefined ? [] : await downline.pathTo(agentMemberId, named);
  if (named !== undefined && path.length === 0) throw new AppError('agent.member_not_found');
  const head = named ?? agentMemberId;
  const isOfBranches = only === 'branches';
  const rows = await downline.direct({ memberId: head, after, limit: PAGE_SIZE + 1, isOfBranches });
  const { members, last } = pageOf(rows);
  const players =
    isOfBranches && after === '' ? await figures.players(await downline.players(head)) : undefined;
  return {
    span,
    path: path.map((row, index) => memberView(row, index + 1)),
    below: figuresView(await figures.team(head)),
    members: await rowViews(figures, members, () => path.length + 1),
    ...(players ? { players: figuresView(players) } : {}),
    ...(last ? { next: last.account } : {}),
  };
}

function pageOf<Row>(rows: readonly Row[]): { members: readonly Row[]; last: Row | undefined } {
  const members = rows.slice(0, PAGE_SIZE);
  return { members, last: rows.length > PAGE_SIZE ? members.at(-1) : undefined };
}

/** Everything that is told of the team below a member, or of the member's branch. */
async function teamFigures(
  { settings }: SiteView,
  figures: Figures,
  memberId: string,
  part: 'team' | 'branch',
) {
  const found =
    part === 'team'
      ? await figures.team(memberId)
      : (await figures.branches([memberId])).get(memberId);
  if (!found) throw new Error(`There is no member ${memberId}`);
  return {
    ...figuresView(found),
    newMembers: await figures.joined(memberId),
    depositMinor: found.depositMinor,
    withdrawalMinor: found.withdrawalMinor,
    currency: settings.currency.code,
  };
}

async function rowViews<Row extends DownlineRow>(
  figures: Figures,
  rows: readonly Row[],
  levelOf: (row: Row) => number,
) {
  const branches = await figures.branches(rows.map(({ memberId }) => memberId));
  return rows.flatMap((row) => {
    const branch = branches.get(row.memberId);
    return branch ? [{ ...memberView(row, levelOf(row)), figures: figuresView(branch) }] : [];
  });
}

/** Where the page after a member begins. */
function cursorOf({ account, joinedAt, memberId }: TeamRow, order: TeamListQuery['order']): string {
  return order === 'account'
    ? accountKeyOf(account)
    : `${new Date(joinedAt).toISOString()} ${memberId}`;
}

function isCursor({ order, after }: Pick<TeamListQuery, 'order' | 'after'>): boolean {
  return order === 'account' || /^\d{4}-\d{2}-\d{2}T[\d:.]+Z \S+$/.test(after);
}

function memberView(row: DownlineRow, level: number) {
  return {
    memberId: row.memberId,
    account: row.account,
    nickname: row.nickname,
    isAgent: isAgentType(row.type),
    isActive: row.status === 'active',
    level,
    directCount: row.directCount,
    joinedAt: new Date(row.joinedAt).toISOString(),
    ...(row.lastLoginAt === null ? {} : { lastLoginAt: new Date(row.lastLoginAt).toISOString() }),
  };
}
