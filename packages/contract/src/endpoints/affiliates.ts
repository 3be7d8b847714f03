import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../document/endpoint.ts';
import { PATHS } from '../paths.ts';

/** Whether an affiliate code is valid for a domain (API-14). */
export const checkAffiliate = defineEndpoint({
  noun: 'affiliates',
  method: 'get',
  path: PATHS.account.affiliateCheck,
  summary: 'Whether an affiliate code is valid',
  request: {
    query: z.object({
      code: z.string().max(64).default(''),
      domain: z.string().max(255).default(''),
      visit: z
        .enum(['', '1'])
        .default('')
        .openapi({ description: '1 when the visitor came by a link, which counts as a visit' }),
    }),
  },
  reply: z.object({ data: z.object({ success: z.boolean() }) }),
  options: { access: 'public' },
  example: {
    parameters: { code: 'KARIM1', domain: 'lobby.example.org' },
    reply: { data: { success: true } },
  },
});

/** The affiliate code that belongs to the host the visitor came to (API-15); empty when none does. */
export const readAffiliateCode = defineEndpoint({
  noun: 'affiliates',
  method: 'get',
  path: PATHS.account.affiliateCode,
  summary: 'The affiliate code of the domain',
  reply: z.object({ value: z.object({ code: z.string() }) }),
  options: { access: 'public' },
  example: { reply: { value: { code: 'KARIM1' } } },
});
