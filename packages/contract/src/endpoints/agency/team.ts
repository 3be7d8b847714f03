import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, momentSchema } from '../../shapes.ts';
import {
  branchFiguresSchema,
  daySchema,
  EXAMPLE_BRANCH,
  EXAMPLE_SPAN,
  EXAMPLE_TEAM,
  periodSchema,
  spanSchema,
  teamFiguresSchema,
} from './figures.ts';

/** A member as the agent sees it whose team it is in. */
const teamMemberSchema = z
  .object({
    memberId: z.string(),
    account: z.string(),
    nickname: z.string().openapi({ description: 'Empty until the member chooses one' }),
    isAgent: z.boolean(),
    isActive: z.boolean().openapi({ description: 'False when blocked or closed' }),
    level: z.int().min(1).openapi({ description: '1 is the direct downline of the caller' }),
    directCount: z.int().min(0).openapi({ description: 'Members that it brought directly' }),
    joinedAt: momentSchema,
    lastLoginAt: momentSchema.optional(),
  })
  .openapi('TeamMember');

const teamRowSchema = teamMemberSchema
  .extend({
    figures: branchFiguresSchema.openapi({
      description: 'Of the member with everybody below it, in the period',
    }),
  })
  .openapi('TeamRow');

const nextSchema = z.string().optional().openapi({ description: 'Absent on the last page' });
const afterSchema = z
  .string()
  .max(128)
  .default('')
  .openapi({ description: 'next of the page before; empty for the first page' });

const teamQuery = z.object({
  memberId: z.string().min(1).max(64).optional(),
  account: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .openapi({ description: 'Names the member by account; it counts before the id' }),
  only: z.enum(['', 'branches']).default('').openapi({
    description: 'branches leaves players without a team out of members and sums them in players',
  }),
  period: periodSchema,
  after: afterSchema,
});

const MEMBER = {
  memberId: '01KB6X0000ABCDEFGHJKMNPQRS',
  account: 'sumon_ctg',
  nickname: 'সুমন',
  isAgent: true,
  isActive: true,
  level: 1,
  directCount: 12,
  joinedAt: AT,
};
const ROW = { ...MEMBER, figures: EXAMPLE_BRANCH };

/**
 * Reads one branch of the caller's own team (AGENTX-02): a page of the members that the named member brought directly,
 * ordered by account, with the figures of their branches, and the path from the caller's direct downline to that member.
 * Without a name the branch is that of the caller. Members outside the team are answered as unknown ones.
 */
export const readTeam = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.team,
  summary: 'One branch of the own team',
  request: { query: teamQuery },
  reply: z.object({
    value: z.object({
      span: spanSchema,
      path: z.array(teamMemberSchema),
      below: branchFiguresSchema.openapi({ description: 'Everybody below the named member' }),
      members: z.array(teamRowSchema),
      players: branchFiguresSchema.optional().openapi({
        description: 'The direct downline that members leaves out, when branches were asked for',
      }),
      next: nextSchema,
    }),
  }),
  errors: ['agent.member_not_found', 'session.role'],
  options: { access: 'agent' },
  example: {
    reply: { value: { span: EXAMPLE_SPAN, path: [], below: EXAMPLE_BRANCH, members: [ROW] } },
  },
});

/** Lists the whole team of the caller, with a filter by level and a search by a part of the account (AGENTX-02). */
export const listTeam = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.teamList,
  summary: 'The own team as a list',
  request: {
    query: z.object({
      level: integerText(1, 99).optional(),
      search: z.string().max(64).default('').openapi({ description: 'A part of the account' }),
      order: z.enum(['account', 'newest']).default('account'),
      period: periodSchema,
      after: afterSchema,
    }),
  },
  reply: z.object({
    value: z.object({
      span: spanSchema,
      below: branchFiguresSchema,
      levels: z.array(z.object({ level: z.int().min(1), members: z.int().min(1) })),
      members: z.array(teamRowSchema),
      next: nextSchema,
    }),
  }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: {
    reply: {
      value: {
        span: EXAMPLE_SPAN,
        below: EXAMPLE_BRANCH,
        levels: [{ level: 1, members: 92 }],
        members: [ROW],
      },
    },
  },
});

/** Reads one member of the caller's own team with the figures of its branch (AGENTX-02). */
export const readTeamMember = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.teamMember,
  summary: 'A member of the own team',
  request: {
    params: z.object({ memberId: z.string().min(1).max(64) }),
    query: z.object({ period: periodSchema }),
  },
  reply: z.object({
    value: z.object({
      span: spanSchema,
      path: z.array(teamMemberSchema),
      member: teamMemberSchema,
      figures: teamFiguresSchema,
      takesCredits: z.boolean().openapi({
        description: 'Whether the caller can give play credits to the member',
      }),
    }),
  }),
  errors: ['agent.member_not_found', 'session.role'],
  options: { access: 'agent' },
  example: {
    parameters: { memberId: MEMBER.memberId },
    reply: {
      value: {
        span: EXAMPLE_SPAN,
        path: [MEMBER],
        member: MEMBER,
        figures: EXAMPLE_TEAM,
        takesCredits: true,
      },
    },
  },
});

/** The summary of the agent area (AGENTX-01): the caller's team in a period, day by day, and the caller's commission. */
export const readOverview = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.overview,
  summary: 'The own team and commission in a period',
  request: { query: z.object({ period: periodSchema }) },
  reply: z.object({
    value: z.object({
      span: spanSchema,
      figures: teamFiguresSchema,
      days: z.array(
        z.object({
          day: daySchema,
          validBetMinor: z.int(),
          netMinor: z.int(),
        }),
      ),
      commission: z
        .object({
          paidMinor: z.int().openapi({ description: 'Posted to the agent in the period' }),
          dueMinor: z.int().openapi({ description: 'Reckoned, and not posted yet' }),
        })
        .openapi({ description: 'What the agent earns by rebates and contracts' }),
    }),
  }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: {
    reply: {
      value: {
        span: EXAMPLE_SPAN,
        figures: EXAMPLE_TEAM,
        days: [{ day: '2026-11-20', validBetMinor: 49_400_000, netMinor: 1_562_000 }],
        commission: { paidMinor: 8_231_000, dueMinor: 411_000 },
      },
    },
  },
});
