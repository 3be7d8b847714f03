import { z } from '@hono/zod-openapi';
import { MODULE_ID } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, momentSchema } from '../../shapes.ts';
import { pictureSchema } from '../pictures.ts';

/** Who may use the chat, and where. */
const options = { access: 'member', capability: 'chat', moduleId: MODULE_ID.chat } as const;
const messageIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const numberSchema = integerText(1, 2_147_483_647);

/** A message of the chat. */
export const chatMessageSchema = z
  .object({
    messageId: z.string(),
    /** Its place in the chat, rising. */
    number: z.int().min(0),
    isFromMember: z.boolean(),
    /** Who answered at the desk; null for the member's own, and where the desk has no names. */
    authorName: z.string().nullable(),
    /** Plain text, with line breaks; empty for a message that is a picture. */
    body: z.string(),
    /** The picture that the message is, with the name of the file that was chosen. */
    picture: pictureSchema.extend({ name: z.string() }).optional(),
    createdAt: momentSchema,
    /** Whether the member has read it; always true for the member's own. */
    isRead: z.boolean(),
  })
  .openapi('ChatMessage');

/** How a chat is now. */
export const chatStateSchema = z
  .object({
    /** The desk's answers that the member has not read (API-31). */
    unReadCount: z.int().min(0),
    /** Number of the newest message; 0 without any. */
    lastNumber: z.int().min(0),
    /** The desk has read the member's messages up to this number. */
    deskReadNumber: z.int().min(0),
    /** Who is typing at the desk; null when nobody is. */
    typing: z.string().nullable(),
  })
  .openapi('ChatState');

const MESSAGE = {
  messageId: 'b1946ac9-2492-4d23-8a6e-0f6c6a1a7f11',
  number: 2,
  isFromMember: false,
  authorName: 'মিতু',
  body: 'রসিদ পেয়েছি, ধন্যবাদ।',
  createdAt: AT,
  isRead: false,
};
const STATE = { unReadCount: 1, lastNumber: 2, deskReadNumber: 1, typing: null };

/** Answers the address that opens the chat (API-55): a page of the product, or a chat elsewhere. */
export const launchChat = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.chatLaunch,
  summary: 'The address of the chat',
  request: {
    query: z.object({
      b2c: z.literal('1').default('1'),
      /** The reader's language in capitals; every Chinese one is CN (CS-15). */
      language: z
        .string()
        .regex(/^[A-Z]{2,3}$/)
        .default('CN'),
      /** The page to come back to (CS-16). */
      backUrl: z.string().max(2000).optional(),
      headerColor: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/)
        .optional(),
      title: z.string().max(100).optional(),
      template: z.literal('v2').default('v2'),
      extras: z.string().max(1000).optional(),
    }),
  },
  reply: z.object({ chatUrl: z.string() }),
  errors: ['session.role'],
  options,
  example: {
    parameters: {
      b2c: '1',
      language: 'BN',
      backUrl: 'https://lobby.example/m/home?splash=0',
      template: 'v2',
    },
    reply: { chatUrl: '/m/chat?back=%2Fm%2Fhome%3Fsplash%3D0' },
  },
});

/** Counts the unread answers of the chat (API-31). Not for the default player (SESS-20). */
export const countChatUnread = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.chatUnread,
  summary: 'How many answers of the chat are unread',
  reply: z.object({ value: z.object({ unReadCount: z.int().min(0) }) }),
  errors: ['session.role'],
  options,
  example: { reply: { value: { unReadCount: 0 } } },
});

/** Reads a page of one's own chat, in its order. */
export const listChatMessages = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.chatMessages,
  summary: 'Messages of the chat: the newest, those before a number, or those after one',
  request: {
    query: z.object({
      before: numberSchema.optional(),
      after: integerText(0, 2_147_483_647).optional(),
    }),
  },
  reply: z.object({
    value: z.object({
      messages: z.array(chatMessageSchema),
      /** Whether there are more on that side. */
      hasMore: z.boolean(),
      state: chatStateSchema,
    }),
  }),
  errors: ['session.role'],
  options,
  example: {
    parameters: { before: 30 },
    reply: { value: { messages: [MESSAGE], hasMore: false, state: STATE } },
  },
});

/** A message as its member sends it. */
export const chatDraftSchema = z.object({
  messageId: messageIdSchema,
  /** May be empty beside a picture only. */
  body: z.string().trim().max(2000).default(''),
  picture: z
    .object({
      pictureId: z.string().max(64),
      /** The name of the file, as the reader knows it. */
      name: z.string().trim().min(1).max(100),
    })
    .optional(),
});

/**
 * Sends a message to the desk: a text, or a picture that the member sent before (`addPicture`). Sent again with the same
 * id it is the same message.
 */
export const sendChatMessage = defineEndpoint({
  noun: 'service',
  method: 'post',
  path: PATHS.service.chatMessages,
  summary: 'Sends a message to the desk',
  request: {
    body: chatDraftSchema,
  },
  reply: z.object({ value: chatMessageSchema }),
  errors: ['session.role', 'pictures.not_found'],
  options,
  example: {
    request: { messageId: MESSAGE.messageId, body: 'ঠিক আছে, অপেক্ষা করছি।' },
    reply: {
      value: {
        ...MESSAGE,
        isFromMember: true,
        authorName: null,
        body: 'ঠিক আছে, অপেক্ষা করছি।',
        isRead: true,
      },
    },
  },
});

/** Notes that the desk's answers were read, up to a number. */
export const readChat = defineEndpoint({
  noun: 'service',
  method: 'post',
  path: PATHS.service.chatRead,
  summary: 'Marks answers of the chat as read',
  request: { body: z.object({ upTo: z.int().min(1).max(2_147_483_647) }) },
  reply: z.object({ value: z.object({ unReadCount: z.int().min(0) }) }),
  errors: ['session.role'],
  options,
  example: { request: { upTo: 2 }, reply: { value: { unReadCount: 0 } } },
});
