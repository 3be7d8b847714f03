import { z } from '@hono/zod-openapi';
import { NOTICE_KINDS, PLATFORM } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { ANNOUNCEMENT, BANNER, LANGUAGE, PROMOTION } from '../document/example-shapes.ts';
import { bannerSchema } from './lobby.ts';
import { PATHS } from '../paths.ts';
import { promotionSchema } from './promotions/promotions.ts';
import { languageSchema, momentSchema } from '../shapes.ts';

/** An announcement (ENTITY-28). `content` is HTML of the allow-list. */
export const announcementSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string(),
    startDate: momentSchema,
    endDate: momentSchema.optional(),
    url: z.string(),
    read: z.boolean(),
    types: z.string(),
    kind: z.enum(NOTICE_KINDS).optional().openapi({
      description: 'What it is about: its sign and its name in lists; without one it is news',
    }),
    groupName: z.string(),
    announcementImages: z.array(z.object({ url: z.string(), sequence: z.int() })),
  })
  .openapi('Announcement');

/**
 * Reads announcements by types (API-48, API-49, ENTITY-38). Those of `promotion` come in the state of the member who
 * asks, and those that ended lately are among them.
 */
export const listAnnouncements = defineEndpoint({
  noun: 'notices',
  method: 'get',
  path: PATHS.notices.announcements,
  summary: 'Announcements by types',
  request: {
    query: z.object({
      types: z.enum(['B', 'B,PL,PU', 'B,PL,PU,PR,H', 'promotion']),
      groupName: z.string().max(32).default(''),
      platform: z.literal(PLATFORM.announcements).default(PLATFORM.announcements),
      merchantCode: z.string().max(32).optional(),
      language: languageSchema.default('bn'),
      flush: z.enum(['0', '1']).default('0'),
    }),
  },
  reply: z.object({
    value: z.object({
      promotion: z.array(promotionSchema),
      banners: z.array(bannerSchema),
      player: z.array(announcementSchema),
      popup: z.array(announcementSchema),
      hot: z.array(announcementSchema),
    }),
  }),
  options: { access: 'public' },
  example: {
    parameters: { types: 'B,PL,PU,PR,H', ...LANGUAGE },
    reply: {
      value: {
        promotion: [PROMOTION],
        banners: [BANNER],
        player: [ANNOUNCEMENT],
        popup: [],
        hot: [],
      },
    },
  },
});

/** Counts the announcements of the list that the member has not read (SESS-19, NOTICE-16). */
export const countNoticesUnread = defineEndpoint({
  noun: 'notices',
  method: 'get',
  path: PATHS.notices.unread,
  summary: 'How many announcements of the list are unread',
  reply: z.object({ value: z.int().min(0) }),
  options: { access: 'session' },
  example: { reply: { value: 1 } },
});

/** The popular announcements (API-67): those that the operator has put first, newest first. */
export const listPopularAnnouncements = defineEndpoint({
  noun: 'notices',
  method: 'get',
  path: PATHS.notices.popular,
  summary: 'The popular announcements, which the operator has put first',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({ value: z.array(announcementSchema) }),
  options: { access: 'public' },
  example: { parameters: LANGUAGE, reply: { value: [{ ...ANNOUNCEMENT, types: 'H' }] } },
});

const announcementIdSchema = z.int().min(1).max(2_147_483_647);

/** Marks announcements as read (API-50, NOTICE-13); to mark one again changes nothing. */
export const markAnnouncementRead = defineEndpoint({
  noun: 'notices',
  method: 'post',
  path: PATHS.notices.read,
  summary: 'Mark an announcement, or several, as read by the member',
  request: {
    body: z.object({
      announcementId: z
        .union([announcementIdSchema, z.array(announcementIdSchema).min(1).max(200)])
        .openapi({ description: 'One announcement, or a list of several' }),
      read: z.literal(true),
    }),
  },
  reply: z.object({
    value: z.int().min(0).openapi({ description: 'How many of the list are unread now' }),
  }),
  errors: ['notices.not_found', 'session.role'],
  options: { access: 'session' },
  example: { request: { announcementId: 21, read: true }, reply: { value: 0 } },
});
