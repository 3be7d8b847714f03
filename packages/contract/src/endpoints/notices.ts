import { z } from '@hono/zod-openapi';
import { PLATFORM } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { ANNOUNCEMENT, BANNER, LANGUAGE, PROMOTION } from '../document/example-shapes.ts';
import { bannerSchema } from './lobby.ts';
import { PATHS } from '../paths.ts';
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
    groupName: z.string(),
    announcementImages: z.array(z.object({ url: z.string(), sequence: z.int() })),
  })
  .openapi('Announcement');

/** A promotion (ENTITY-30). */
export const promotionSchema = z
  .object({
    id: z.int(),
    linkedPromotionId: z.int(),
    title: z.string(),
    content: z.string(),
    startDate: momentSchema,
    endDate: momentSchema.optional(),
    noExpiry: z.union([z.literal(0), z.literal(1)]),
    promoAnnouncementCategoryIds: z.array(z.int()),
    imageRequired: z.enum(['Y', 'N']),
    remarkRequired: z.enum(['Y', 'N']),
    image: z.string(),
    status: z.string(),
  })
  .openapi('Promotion');

/** Reads announcements by types (API-48, API-49, ENTITY-38). */
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
