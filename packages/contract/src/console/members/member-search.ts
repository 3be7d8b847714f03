import { z } from '@hono/zod-openapi';
import { BLOCK_KINDS, MEMBER_SEARCHES } from '../../constants.ts';
import { AT } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { siteParam } from '../console-shapes.ts';

const masked = z.string().openapi({ description: 'Masked; empty without one' });

/** A member as lists show it; what is personal is masked (OPS-43). */
const foundMemberSchema = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.string(),
  blocked: z.array(z.enum(BLOCK_KINDS)).openapi({ description: 'What is blocked now' }),
  mobile: masked,
  mail: masked,
  joinedAt: momentSchema,
  lastLoginAt: momentSchema.optional(),
  by: z.enum(MEMBER_SEARCHES).openapi({ description: 'By what it was found' }),
});

/**
 * Finds members of a site (OPS-41). Account, name and upline find many, in pages; everything else is found as a whole.
 * Without `by` the text is tried as everything that it may be.
 */
export const searchMembers = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/search',
  summary: 'Finds members by account, name, number or what belongs to them',
  permission: 'members.read',
  request: {
    params: z.object({ site: siteParam }),
    body: z.object({
      text: z.string().trim().min(1).max(100),
      by: z.enum(MEMBER_SEARCHES).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.int().min(1).max(100).default(25),
    }),
  },
  reply: z.object({ list: z.array(foundMemberSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    request: { text: 'রাহিমা', limit: 25 },
    reply: {
      list: [
        {
          memberId: 'm-1',
          account: 'rahima71',
          nickname: 'Rahima',
          type: 0,
          status: 'active',
          blocked: [],
          mobile: '+88017••••••78',
          mail: 'r•••@e•••.com',
          joinedAt: AT,
          by: 'name',
        },
      ],
    },
  },
});
