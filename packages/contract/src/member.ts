import { z } from '@hono/zod-openapi';
import { defineEndpoint } from './endpoint.ts';
import { PATHS } from './paths.ts';
import { momentSchema } from './shapes.ts';

/** Member info (ENTITY-02). */
export const memberInfoSchema = z
  .object({
    memberId: z.string(),
    nickname: z.string(),
    account: z.string(),
    type: z.int(),
    joinedAt: momentSchema,
    isPlayable: z.boolean(),
  })
  .openapi('MemberInfo');

/** Reads the member of the session (API-22). */
export const readMemberInfo = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.info,
  summary: 'The member of the session',
  reply: z.object({ value: memberInfoSchema }),
  options: { access: 'session' },
});
