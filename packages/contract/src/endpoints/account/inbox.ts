import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, languageSchema, momentSchema, pageSchema } from '../../shapes.ts';

/** Most messages that one call names. */
const MOST_NAMED = 200;

/** A message of the site to a member (MEMBERX-07). */
const inboxMessageSchema = z
  .object({
    messageId: z.string(),
    title: z.string(),
    body: z.string(),
    sentAt: momentSchema,
    isRead: z.boolean(),
  })
  .openapi('InboxMessage');

/** Lists a page of the messages to the member, newest first (MEMBERX-07). Not for the default player. */
export const listInbox = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.inbox,
  summary: 'The messages to the member, newest first',
  request: {
    query: z.object({
      pageNum: integerText(1, 10_000).default(1),
      language: languageSchema.default('bn'),
    }),
  },
  reply: z.object({
    value: pageSchema.extend({
      messages: z.array(inboxMessageSchema),
      unread: z.int().min(0).openapi({ description: 'Of all pages' }),
    }),
  }),
  errors: ['session.role'],
  options: { access: 'member' },
  example: {
    parameters: { pageNum: '1', ...LANGUAGE },
    reply: {
      value: {
        messages: [
          {
            messageId: '01KB6X0000ABCDEFGHJKMNPQRS',
            title: 'A new withdrawal PIN was set.',
            body: 'If it was not you, change your password.',
            sentAt: AT,
            isRead: false,
          },
        ],
        unread: 1,
        pageNum: 1,
        totalPages: 1,
        totalCount: 1,
      },
    },
  },
});

/**
 * Marks messages as read: those that are named, or all that were sent until a moment, so that one which came meanwhile
 * stays unread. To mark one again changes nothing.
 */
export const markInboxRead = defineEndpoint({
  noun: 'member',
  method: 'post',
  path: PATHS.member.inboxRead,
  summary: 'Marks messages as read by the member',
  request: {
    body: z.union([
      z.object({ messageIds: z.array(z.string().min(1).max(64)).min(1).max(MOST_NAMED) }),
      z.object({ sentUntil: momentSchema }),
    ]),
  },
  reply: z.object({
    value: z.int().min(0).openapi({ description: 'How many are unread now' }),
  }),
  errors: ['member.message_not_found', 'session.role'],
  options: { access: 'member' },
  example: {
    request: { messageIds: ['01KB6X0000ABCDEFGHJKMNPQRS'] },
    reply: { value: 0 },
  },
});

/** Counts the unread messages of the inbox (API-30). Not for the default player (SESS-20). */
export const countInboxUnread = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.inboxUnread,
  summary: 'How many messages of the inbox are unread',
  reply: z.object({ value: z.int().min(0) }),
  errors: ['session.role'],
  options: { access: 'member' },
  example: { reply: { value: 2 } },
});
