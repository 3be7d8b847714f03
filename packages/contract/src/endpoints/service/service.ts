import { z } from '@hono/zod-openapi';
import { FEEDBACK_TOPICS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE, SERVICE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { languageSchema, momentSchema } from '../../shapes.ts';

/** A customer-service entry (ENTITY-35). `path` is encoded (CS-05, CS-06). */
export const serviceEntrySchema = z
  .object({
    csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']),
    title: z.string(),
    path: z.string(),
  })
  .openapi('ServiceEntry');

/** Reads the customer-service entries (API-54). */
export const listServiceEntries = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.list,
  summary: 'Customer-service entries',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({ value: z.array(serviceEntrySchema) }),
  options: { access: 'public', whenClosed: true },
  example: { parameters: LANGUAGE, reply: { value: [SERVICE] } },
});

/** A help item (ENTITY-46). `content` is HTML of the allow-list. */
export const helpItemSchema = z
  .object({
    title: z.string(),
    content: z.string(),
    tag: z.string(),
    children: z.array(z.object({ title: z.string(), content: z.string() })),
    version: z.string(),
  })
  .openapi('HelpItem');

/** Reads the help centre (API-32). */
export const listHelp = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.account.help,
  summary: 'Help items of the device and language',
  request: {
    query: z.object({
      device: z.literal('MOBILE').default('MOBILE'),
      lang: languageSchema.default('bn'),
    }),
  },
  reply: z.array(helpItemSchema),
  options: { access: 'public', whenClosed: true },
  example: {
    parameters: { device: 'MOBILE', lang: 'bn' },
    reply: [
      {
        title: 'Signing in',
        content: '<p>With your name and password.</p>',
        tag: 'account',
        children: [{ title: 'The code does not come', content: '<p>Ask for another one.</p>' }],
        version: '1',
      },
    ],
  },
});

/** What a reader wrote to the operator. */
const feedbackSchema = z.object({
  /** Plain text. The site's settings bound it, in letters as people see them (CS-12, CS-13). */
  content: z.string().max(8000),
  topic: z.enum(FEEDBACK_TOPICS).default('other'),
  /** The page that it is about, without its parameters. */
  page: z
    .string()
    .regex(/^\/m(\/[A-Za-z0-9_.~-]+)*\/?$/)
    .max(200)
    .optional(),
  language: languageSchema.default('bn'),
});

/**
 * Sends feedback (API-33), as a member or as a visitor. The same text about the same thing, sent again on the same day,
 * is stored once.
 */
export const sendFeedback = defineEndpoint({
  noun: 'service',
  method: 'put',
  path: PATHS.account.feedback,
  summary: 'Sends feedback to the operator',
  request: { body: feedbackSchema },
  reply: z.object({ value: z.object({ receivedAt: momentSchema }) }),
  errors: ['service.feedback_length'],
  options: { access: 'public', maxBodyBytes: 32_768 },
  example: {
    request: {
      content: 'রসিদের নম্বরটা আরেকটু বড় হলে ভালো হতো।',
      topic: 'looks',
      page: '/m/gameRecord',
      language: 'bn',
    },
    reply: { value: { receivedAt: AT } },
  },
});

/** A reader's answer to "Did it help?" below an article of the help centre. */
const helpAnswerSchema = z.object({
  /** The tag of the topic (ENTITY-46). */
  tag: z.string().min(1).max(64),
  /** The place of the article among the topic's children, from 0. */
  part: z.int().min(0).max(999),
  /** The version that was read. */
  version: z.string().min(1).max(64),
  isHelpful: z.boolean(),
  /** What the reader adds, in plain text; the site's settings bound it as they bound feedback. */
  words: z.string().max(8000).optional(),
  language: languageSchema.default('bn'),
});

/**
 * Says whether an article of the help centre helped, as a member or as a visitor. Each reader has one answer to a version
 * of an article: a later one takes its place.
 */
export const answerHelp = defineEndpoint({
  noun: 'service',
  method: 'put',
  path: PATHS.account.helpAnswer,
  summary: 'Says whether a help article helped',
  request: { body: helpAnswerSchema },
  reply: z.object({ value: z.object({ receivedAt: momentSchema }) }),
  errors: ['service.article_not_found', 'service.feedback_length'],
  options: { access: 'public', maxBodyBytes: 32_768 },
  example: {
    request: { tag: 'account', part: 0, version: '1', isHelpful: false, language: 'bn' },
    reply: { value: { receivedAt: AT } },
  },
});
