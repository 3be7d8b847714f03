import { z } from '@hono/zod-openapi';
import { ANCHOR_KINDS, MODULE_ID } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { GAME, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { languageSchema } from '../../shapes.ts';
import { gameSchema } from '../games.ts';

/** Who may read the presenters, and where. */
const options = { access: 'public', capability: 'chat', moduleId: MODULE_ID.chat } as const;
const language = languageSchema.default('bn');
const flag = z.enum(['0', '1']).optional();
const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ description: "A time of day by the clocks of the site's time zone" });

/** A presenter of a live game, whom the specification calls a live model or an anchor. */
export const presenterSchema = z
  .object({
    presenterId: z.string(),
    name: z.string(),
    note: z.string().optional().openapi({ description: 'What readers have to know of them' }),
    url: z.string().openapi({ description: 'Picture, path below the image host' }),
    game: gameSchema,
    from: timeSchema,
    to: timeSchema.openapi({ description: 'On the next day when it is not later than `from`' }),
    active: z.boolean().openapi({ description: 'Whether they host at all at present' }),
    streaming: z.boolean().openapi({ description: 'Whether they are on now' }),
  })
  .openapi('Presenter');

const PRESENTER = {
  presenterId: 'owl',
  name: 'পেঁচা',
  note: 'A drawn host of the practice tables.',
  url: '/avatars/owl.webp',
  game: { ...GAME, gameType: 'LIVE' },
  from: '18:00',
  to: '02:00',
  active: true,
  streaming: true,
};

/** Lists presenters (API-56, ENTITY-37): all, or those that are active, or on now, or not. */
export const listModels = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.models,
  summary: 'The presenters of live games',
  request: { query: z.object({ language, active: flag, streaming: flag }) },
  reply: z.object({ value: z.object({ modelList: z.array(presenterSchema) }) }),
  options,
  example: {
    parameters: { ...LANGUAGE, active: '1' },
    reply: { value: { modelList: [PRESENTER] } },
  },
});

/**
 * Lists active presenters by their order (API-68, ENTITY-37). `hot`: by the settled rounds of their games in the last
 * seven days, and none without rounds. `recommended`: the featured ones first, then by name.
 */
export const listAnchors = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.anchors,
  summary: 'The presenters whose games are played most, or those that the operator recommends',
  request: { query: z.object({ language, kind: z.enum(ANCHOR_KINDS) }) },
  reply: z.object({
    value: z.object({
      hotAnchorList: z
        .array(presenterSchema)
        .optional()
        .openapi({ description: 'Of the kind hot' }),
      recommendAnchorList: z
        .array(presenterSchema)
        .optional()
        .openapi({ description: 'Of the kind recommended' }),
    }),
  }),
  options,
  example: {
    parameters: { ...LANGUAGE, kind: 'hot' },
    reply: { value: { hotAnchorList: [PRESENTER] } },
  },
});

/** Lists the featured presenters that are on now; while none is, those who come next (API-69, ENTITY-37). */
export const listFocus = defineEndpoint({
  noun: 'service',
  method: 'get',
  path: PATHS.service.focus,
  summary: 'The featured presenters that are on now, or who come next',
  request: { query: z.object({ language }) },
  reply: z.object({ value: z.object({ focusList: z.array(presenterSchema) }) }),
  options,
  example: { parameters: LANGUAGE, reply: { value: { focusList: [PRESENTER] } } },
});
