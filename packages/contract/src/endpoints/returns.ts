import { z } from '@hono/zod-openapi';
import { LEAST_ROUNDS_FOR_RETURN } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { AT, LANGUAGE, PAGE } from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import {
  integerText,
  languageSchema,
  momentSchema,
  pageSchema,
  vendorCodeSchema,
} from '../shapes.ts';

const basisPoints = z.int().min(0);

const titleReturnSchema = z
  .object({
    vassalage: vendorCodeSchema,
    vendorName: z.string(),
    nodeId: z.int().min(1),
    gameName: z.string(),
    rounds: z.int().min(0).openapi({ description: 'Settled rounds' }),
    since: z.iso.date().openapi({ description: 'The day of the first of them, in UTC' }).optional(),
    theory: z
      .object({ leastBp: basisPoints, mostBp: basisPoints })
      .openapi({
        description:
          'What the vendor says that the title returns, in hundredths of a percent: by the way to play that returns least, and by the one that returns most',
      })
      .optional(),
    measured: z
      .object({
        returnBp: basisPoints,
        marginBp: basisPoints.openapi({
          description: 'The true return lies within this distance of it with 95 %',
        }),
      })
      .openapi({
        description: `What went back of all stakes, in hundredths of a percent; absent below ${LEAST_ROUNDS_FOR_RETURN} rounds`,
      })
      .optional(),
  })
  .openapi('TitleReturn');

/** Reads what the titles of the site return in theory, and what they returned (FAIR-26). */
export const listReturns = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.returns.list,
  summary: 'What each title returns in theory and what was measured, most rounds first',
  request: {
    query: z.object({
      pageNum: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 100).default(50),
      language: languageSchema.default('bn'),
    }),
  },
  reply: pageSchema.extend({
    countedAt: momentSchema.openapi({ description: 'Absent before the first count' }).optional(),
    list: z.array(titleReturnSchema),
  }),
  options: { access: 'public' },
  example: {
    parameters: { pageNum: 1, pageSize: 50, ...LANGUAGE },
    reply: {
      ...PAGE,
      countedAt: AT,
      list: [
        {
          vassalage: 'MELA',
          vendorName: 'Mela',
          nodeId: 7,
          gameName: 'Pasha',
          rounds: 412_380,
          since: '2026-09-01',
          theory: { leastBp: 9900, mostBp: 9900 },
          measured: { returnBp: 9912, marginBp: 30 },
        },
      ],
    },
  },
});

const table = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.returns.table,
  summary: 'The returns of all titles as a table file',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.string(),
  options: { access: 'public' },
  example: { parameters: LANGUAGE, reply: '(the bytes of the file)' },
});

/** Reads the same of all titles as CSV (FAIR-26). */
export const readReturnsTable = {
  ...table,
  route: {
    ...table.route,
    responses: {
      ...table.route.responses,
      200: {
        description: table.route.summary,
        content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  },
};
