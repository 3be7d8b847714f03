import { z } from '@hono/zod-openapi';
import { EXPORT_KINDS, JOB_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, EXPORT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, momentSchema } from '../../shapes.ts';

/** A file of a member's records that a job makes. `url` comes with the file and expires with it. */
export const exportSchema = z
  .object({
    exportId: z.string().openapi({ description: 'Also the id of the job that makes it' }),
    kind: z.enum(EXPORT_KINDS),
    from: z.iso.date().optional().openapi({ description: 'Days of a record, both included' }),
    to: z.iso.date().optional(),
    state: z.enum(JOB_STATES),
    done: z.int().min(0).openapi({ description: 'Rows that are written' }),
    total: z.int().min(0).optional().openapi({ description: 'Rows that there are, once known' }),
    bytes: z.int().min(0).optional(),
    createdAt: momentSchema,
    expiresAt: momentSchema.optional(),
    url: z
      .string()
      .optional()
      .openapi({ description: 'Signed link below the API, once the file is there' }),
  })
  .openapi('Export');

/** Reads the files that were asked for and are not over, newest first; at most ten. */
export const listExports = defineEndpoint({
  noun: 'exports',
  method: 'get',
  path: PATHS.exports.list,
  summary: 'The files of the member that are made or ready',
  reply: z.object({ list: z.array(exportSchema) }),
  options: { access: 'member' },
  example: { reply: { list: [EXPORT] } },
});

/** Reads one of them. Somebody else’s is as unknown as one that never was. */
export const readExport = defineEndpoint({
  noun: 'exports',
  method: 'get',
  path: PATHS.exports.one,
  summary: 'How far a file of the member is, and its link',
  request: { params: z.object({ exportId: z.string().min(1).max(128) }) },
  reply: z.object({ value: exportSchema }),
  errors: ['exports.unknown'],
  options: { access: 'member' },
  example: { parameters: { exportId: EXPORT.exportId }, reply: { value: EXPORT } },
});

const served = defineEndpoint({
  noun: 'exports',
  method: 'get',
  path: PATHS.exports.file,
  summary: 'The bytes of a file, by a signed link',
  request: {
    params: z.object({ exportId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    query: z.object({
      expires: integerText(0, Number.MAX_SAFE_INTEGER),
      signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    }),
  },
  reply: z.string(),
  errors: ['exports.link_invalid'],
  options: { access: 'public' },
  example: {
    parameters: {
      exportId: EXPORT.exportId,
      expires: Date.parse(AT),
      signature: 'c2lnbmF0dXJlLW9mLWEtbGluay1vZi0zMi1ieXRlcyE',
    },
    reply: '(the bytes of the file)',
  },
});

/** Serves a file to whoever holds its link, until the file is deleted. */
export const readExportFile = {
  ...served,
  route: {
    ...served.route,
    responses: {
      ...served.route.responses,
      200: {
        description: served.route.summary,
        content: {
          'text/csv': { schema: z.string().openapi({ format: 'binary' }) },
          'application/json': { schema: z.string().openapi({ format: 'binary' }) },
        },
      },
    },
  },
};
