import { z } from '@hono/zod-openapi';
import {
  APPLICATION_CHECKS,
  APPLICATION_STATES,
  BULK_APPLICATIONS,
  CHECK_RESULTS,
} from '../constants.ts';
import { AT, DONE } from '../document/example-shapes.ts';
import { pictureSchema } from '../endpoints/pictures.ts';
import { minorSchema, momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from './console-shapes.ts';

/** One thing that speaks for a reward or against it. */
const checkSchema = z.object({
  check: z.enum(APPLICATION_CHECKS),
  result: z.enum(CHECK_RESULTS),
  values: z
    .record(z.string(), z.union([z.string(), z.int()]))
    .openapi({ description: 'What it was judged by; amounts in minor units' }),
});

const applicationSchema = z.object({
  applicationId: z.string(),
  memberId: z.string(),
  promotion: z.int(),
  state: z.enum(APPLICATION_STATES),
  remarks: z.string(),
  pictures: z.int(),
  reason: z.string().optional(),
  appliedAt: momentSchema,
  decidedAt: momentSchema.optional(),
});

/** Reads the applications for rewards of a site, the longest waiting first. */
export const listApplications = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/applications',
  summary: 'Applications for rewards that wait, the longest waiting first',
  permission: 'applications.read',
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({ cursor: z.string().max(200).optional(), limit: pageLimit }),
  },
  reply: z.object({ list: z.array(applicationSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [] } },
});

/** Reads an application for a reward with its pictures and checks, its promotion's rules, and earlier ones (OPS-50). */
export const readApplication = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/applications/{applicationId}',
  summary: 'An application with pictures, checks, the rules of its promotion and earlier ones',
  permission: 'applications.read',
  request: { params: z.object({ site: siteParam, applicationId: z.string().min(1).max(64) }) },
  reply: z.object({
    value: applicationSchema.extend({
      rules: z
        .object({
          title: z.string().openapi({ description: 'In Bengali, or in English without it' }),
          startsAt: momentSchema,
          endsAt: momentSchema.optional(),
          needsRemarks: z.boolean(),
          needsPicture: z.boolean(),
          mostMinor: minorSchema.optional(),
          wagerTimes: z.number().optional(),
        })
        .optional()
        .openapi({ description: 'Left out when the promotion is gone' }),
      checks: z.array(checkSchema).openapi({ description: 'Computed now, none decides by itself' }),
      shown: z
        .array(pictureSchema)
        .openapi({ description: 'The pictures; their links are below the API of the site' }),
      earlier: z
        .array(applicationSchema)
        .openapi({ description: 'The newest twenty others of the member, on every promotion' }),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', applicationId: 'a-1' },
    reply: {
      value: {
        applicationId: 'a-1',
        memberId: 'm-1',
        promotion: 7,
        state: 'applying',
        remarks: '',
        pictures: 0,
        appliedAt: AT,
        checks: [{ check: 'reward', result: 'look', values: {} }],
        shown: [],
        earlier: [],
      },
    },
  },
});

/** Decides on an application for a reward (OPS-50). The member reads the reason of a rejection. */
export const decideApplication = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/applications/{applicationId}/decision',
  summary: 'Decides on an application for a reward',
  permission: 'applications.decide',
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam, applicationId: z.string().min(1).max(64) }),
    body: z.discriminatedUnion('state', [
      z.object({ state: z.literal('process') }),
      z.object({
        state: z.literal('issued'),
        amountMinor: minorSchema.optional(),
        note: reasonText.optional().openapi({
          description: 'What a second operator reads when the amount needs one',
        }),
      }),
      z.object({ state: z.literal('rejected'), reason: z.string().trim().min(1).max(500) }),
    ]),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.decided_before',
    'operators.reward_refused',
    'operators.note_missing',
  ],
  example: {
    parameters: { site: 'khela', applicationId: 'a-1' },
    request: { state: 'rejected', reason: 'The picture shows another account.' },
    reply: DONE,
  },
});

/**
 * Approves several applications whose checks all pass, each by itself (OPS-50): the promotion's one amount is given, or waits
 * for a second operator. The others are named with what speaks against them, and stay as they are.
 */
export const approveApplications = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/application-approvals',
  summary: 'Approves those of several applications whose checks all pass',
  permission: 'applications.decide',
  stepUp: true,
  request: {
    params: z.object({ site: siteParam }),
    body: z.object({
      applications: z
        .array(z.string().min(1).max(64))
        .min(1)
        .max(BULK_APPLICATIONS)
        .refine((ids) => new Set(ids).size === ids.length),
      note: reasonText.openapi({ description: 'Why; a second operator reads it as well' }),
    }),
  },
  reply: z.object({
    list: z
      .array(
        z.object({
          applicationId: z.string(),
          outcome: z.enum(['issued', 'proposed', 'refused']),
          proposalId: z.string().optional(),
          code: z.string().optional().openapi({ description: 'Why it was refused' }),
          checks: z
            .array(z.enum(APPLICATION_CHECKS))
            .optional()
            .openapi({ description: 'The checks that did not pass' }),
        }),
      )
      .openapi({ description: 'One of each, in the order of the request' }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    request: { applications: ['a-1', 'a-2'], note: 'All pictures were looked at.' },
    reply: {
      list: [
        { applicationId: 'a-1', outcome: 'issued' },
        {
          applicationId: 'a-2',
          outcome: 'refused',
          code: 'operators.checks_failed',
          checks: ['condition'],
        },
      ],
    },
  },
});
