import { z } from '@hono/zod-openapi';
import { LINK_CODE } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { PATHS } from '../../paths.ts';
import { EXAMPLE_SPAN, periodSchema, spanSchema } from './figures.ts';

const count = z.int().min(0);
const nameSchema = z.string().trim().min(1).max(40);

/** A link by which an agent invites, with what came by it in a period. */
const linkSchema = z
  .object({
    code: z.string(),
    name: z.string().openapi({ description: 'Empty for the link with the own code' }),
    isMain: z.boolean().openapi({ description: 'It has the own code, and is always open' }),
    isOpen: z.boolean().openapi({ description: 'A closed link brings nobody in' }),
    visits: count.openapi({ description: 'Devices, each once a day' }),
    registrations: count,
    firstDeposits: count,
  })
  .openapi('ReferralLink');

const linksReply = z.object({
  value: z.object({
    span: spanSchema,
    most: count.openapi({
      description: 'How many links there may be beside the one with the own code',
    }),
    links: z.array(linkSchema),
  }),
});

const MAIN = {
  code: 'RAFI88QX',
  name: '',
  isMain: true,
  isOpen: true,
  visits: 1120,
  registrations: 61,
  firstDeposits: 38,
};
const FURTHER = {
  code: 'FBRAFI',
  name: 'ফেসবুক পাতা',
  isMain: false,
  isOpen: true,
  visits: 540,
  registrations: 27,
  firstDeposits: 15,
};
const EXAMPLE = { value: { span: EXAMPLE_SPAN, most: 20, links: [MAIN, FURTHER] } };

/** Reads the caller's links with what came by each in a period; the one with the own code comes first (AGENTX-07). */
export const readLinks = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.links,
  summary: 'The links by which the caller invites, with their figures',
  request: { query: z.object({ period: periodSchema }) },
  reply: linksReply,
  errors: ['session.role'],
  options: { access: 'agent' },
  example: { parameters: { period: 'month' }, reply: EXAMPLE },
});

/** Adds a link under a code of the caller's choice. A code is given once on a site, in whatever case it is written. */
export const addLink = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.links,
  summary: 'Adds a link',
  request: { body: z.object({ code: z.string().trim().regex(LINK_CODE), name: nameSchema }) },
  reply: linksReply,
  errors: ['agent.link_taken', 'agent.links_full', 'session.role'],
  options: { access: 'agent' },
  example: { request: { code: 'FBRAFI', name: 'ফেসবুক পাতা' }, reply: EXAMPLE },
});

/** Names a link anew, closes or opens it. Who was brought in by it stays. */
export const changeLink = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.link,
  summary: 'Names a link anew, closes or opens it',
  request: {
    params: z.object({ code: z.string().min(1).max(64) }),
    body: z.object({ name: nameSchema, isOpen: z.boolean() }),
  },
  reply: linksReply,
  errors: ['agent.link_not_found', 'session.role'],
  options: { access: 'agent' },
  example: {
    parameters: { code: 'FBRAFI' },
    request: { name: 'ফেসবুক পাতা', isOpen: false },
    reply: EXAMPLE,
  },
});
