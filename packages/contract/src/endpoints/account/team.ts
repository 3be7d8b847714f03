import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema } from '../../shapes.ts';

/** A member as the agent sees it whose team it is in. */
const teamMemberSchema = z
  .object({
    memberId: z.string(),
    account: z.string(),
    isAgent: z.boolean(),
    isActive: z.boolean().openapi({ description: 'False when blocked or closed' }),
    level: z.int().min(1).openapi({ description: '1 is the direct downline of the caller' }),
    directCount: z.int().min(0).openapi({ description: 'Members that it brought directly' }),
    joinedAt: momentSchema,
    lastLoginAt: momentSchema.optional(),
  })
  .openapi('TeamMember');

const teamQuery = z.object({
  memberId: z.string().min(1).max(64).optional(),
  account: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .openapi({ description: 'Names the member by account; it counts before the id' }),
  after: z
    .string()
    .max(64)
    .default('')
    .openapi({ description: 'next of the page before; empty for the first page' }),
});

const MEMBER = {
  memberId: '01KB6X0000ABCDEFGHJKMNPQRS',
  account: 'sumon_ctg',
  isAgent: true,
  isActive: true,
  level: 1,
  directCount: 12,
  joinedAt: AT,
};

/**
 * Reads one branch of the caller's own team (AGENTX-02): a page of the members that the named member brought directly,
 * ordered by account, and the path from the caller's direct downline to that member. Without a name the branch is that of
 * the caller. Members outside the team are answered as unknown ones.
 */
export const readTeam = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.team,
  summary: 'One branch of the own team',
  request: { query: teamQuery },
  reply: z.object({
    value: z.object({
      path: z.array(teamMemberSchema),
      members: z.array(teamMemberSchema),
      next: z.string().optional().openapi({ description: 'Absent on the last page' }),
    }),
  }),
  errors: ['agent.member_not_found', 'session.role'],
  options: { access: 'agent' },
  example: { reply: { value: { path: [], members: [MEMBER] } } },
});
