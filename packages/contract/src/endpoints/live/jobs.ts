import { z } from '@hono/zod-openapi';
import { JOB_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema } from '../../shapes.ts';

/** A job, as the one who waits for it sees it. */
export const jobSchema = z
  .object({
    jobId: z.string(),
    name: z.string().openapi({ description: 'What is done, such as `records.export`' }),
    state: z.enum(JOB_STATES),
    done: z.int().min(0).openapi({ description: 'How many parts of the work are done' }),
    total: z
      .int()
      .min(0)
      .optional()
      .openapi({ description: 'How many parts there are, once known' }),
    result: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .openapi({
        description: 'What it has led to; the call that starts a job says what is in it',
      }),
    createdAt: momentSchema,
    endedAt: momentSchema.optional(),
  })
  .openapi('Job');

/** Reads a job that the session waits for. Each change of it is also an event `jobs` of the stream. */
export const readJob = defineEndpoint({
  noun: 'jobs',
  method: 'get',
  path: PATHS.jobs.job,
  summary: 'How far a job of the session is',
  request: { params: z.object({ jobId: z.string().min(1).max(128) }) },
  reply: z.object({ value: jobSchema }),
  errors: ['jobs.unknown'],
  options: { access: 'session' },
  example: {
    parameters: { jobId: '0b2f6b52-6d0c-4b2a-8a4e-1a6f0a8f5c11' },
    reply: {
      value: {
        jobId: '0b2f6b52-6d0c-4b2a-8a4e-1a6f0a8f5c11',
        name: 'records.export',
        state: 'running',
        done: 400,
        total: 1200,
        createdAt: AT,
      },
    },
  },
});
