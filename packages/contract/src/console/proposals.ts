import { z } from '@hono/zod-openapi';
import { FOUR_EYES_KINDS, PROPOSAL_STATES } from '../constants.ts';
import { AT, DONE } from '../document/example-shapes.ts';
import { momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from './console-shapes.ts';

const LATER = '2026-11-21T10:00:00.000Z';
const HASH = 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2';
const proposalId = z.string().min(1).max(64);
const one = z.object({ site: siteParam, proposalId });
const state = z.enum(PROPOSAL_STATES);
const kind = z.enum(FOUR_EYES_KINDS);

/** A proposal as lists show it. */
const listedSchema = z.object({
  proposalId: z.string(),
  operation: z.string().openapi({ description: 'The act, such as applications.decide' }),
  kind,
  state,
  target: z.string().openapi({ description: 'What the act touches, as noun:id' }),
  amountMinor: z.int().optional(),
  memberId: z.string().optional(),
  reason: z.string().openapi({ description: 'Why the maker wants it' }),
  maker: z.string().optional().openapi({
    description: 'The id of the operator; absent for the command line of the machine',
  }),
  madeAt: momentSchema,
  endsAt: momentSchema,
  decidedAt: momentSchema.optional(),
  isMine: z.boolean(),
  isUnseen: z.boolean().openapi({
    description: 'It is your own, was decided, and you have not opened it since',
  }),
});

const LISTED = {
  proposalId: 'p-1',
  operation: 'applications.decide',
  kind: 'rewards' as const,
  state: 'open' as const,
  target: 'application:a-1',
  amountMinor: 1_200_000,
  memberId: 'm-1',
  reason: 'The picture shows the deposit.',
  maker: 'op-1',
  madeAt: AT,
  endsAt: LATER,
  isMine: false,
  isUnseen: false,
};

/** Reads the proposals of a site, the newest first (OPS-08, OPS-09). */
export const listProposals = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/proposals',
  summary: 'The proposals of a site, the newest first',
  permission: 'proposals.read',
  isOfDeployment: true,
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({
      state: state.optional(),
      kind: kind.optional(),
      of: z
        .enum(['mine', 'others'])
        .optional()
        .openapi({ description: 'Those that the caller made, or the rest' }),
      cursor: z.string().max(200).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({ list: z.array(listedSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [LISTED] } },
});

/** Counts the proposals that concern the operator on a site; a count ends at 1,000. */
export const countProposals = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/proposals/counts',
  summary: 'How many proposals wait, wait for a decision of yours, and were decided unseen',
  permission: 'proposals.read',
  isOfDeployment: true,
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({
    value: z.object({ open: z.int(), ofOthers: z.int(), unseen: z.int() }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: { value: { open: 3, ofOthers: 2, unseen: 1 } },
  },
});

/** Reads all that a decision on a proposal needs. To its maker it counts as seen from then on. */
export const readProposal = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/proposals/{proposalId}',
  summary: 'A proposal with the exact act, and what approving it does',
  permission: 'proposals.read',
  isOfDeployment: true,
  request: { params: one },
  reply: z.object({
    value: listedSchema.extend({
      permission: z.string().openapi({ description: 'What the checker must hold' }),
      body: z.record(z.string(), z.unknown()),
      revision: z.string().openapi({ description: 'Of what the act touches, when it was made' }),
      hash: z.string().openapi({ description: 'Of the exact act; approving names it' }),
      sentence: z.object({ bn: z.string(), en: z.string() }),
      checker: z.string().optional(),
      decision: z.string().optional().openapi({ description: 'Why it ended as it did' }),
      isChanged: z.boolean().openapi({
        description: 'It is open, and what it touches has changed since: approving makes it void',
      }),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', proposalId: 'p-1' },
    reply: {
      value: {
        ...LISTED,
        permission: 'applications.decide',
        body: { applicationId: 'a-1', state: 'issued', amountMinor: 1_200_000 },
        revision: 'applying',
        hash: HASH,
        sentence: {
          bn: 'আপনি ঠিক এটিই অনুমোদন করছেন: ৳১২,০০০.০০, application:a-1, সংস্করণ applying।',
          en: 'You approve exactly ৳12,000.00, application:a-1, revision applying.',
        },
        isChanged: false,
      },
    },
  },
});

const decisionErrors = [
  'operators.unknown_target',
  'operators.own_proposal',
  'operators.proposal_decided',
  'operators.proposal_expired',
] as const;

/** Approves a proposal: the act is carried out once, at that moment (OPS-09, OPS-10). */
export const approveProposal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/proposals/{proposalId}/approval',
  summary: 'Approves a proposal, and carries its act out',
  permission: 'proposals.decide',
  isOfDeployment: true,
  stepUp: true,
  request: { params: one, body: z.object({ hash: z.string().length(64) }) },
  reply: doneReply,
  errors: [
    ...decisionErrors,
    'operators.last_editor',
    'operators.proposal_void',
    'operators.proposal_unlike',
  ],
  example: {
    parameters: { site: 'khela', proposalId: 'p-1' },
    request: { hash: HASH },
    reply: DONE,
  },
});

/** Rejects a proposal of another operator; nothing is carried out. */
export const rejectProposal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/proposals/{proposalId}/rejection',
  summary: 'Rejects a proposal',
  permission: 'proposals.decide',
  isOfDeployment: true,
  request: { params: one, body: z.object({ reason: reasonText }) },
  reply: doneReply,
  errors: decisionErrors,
  example: {
    parameters: { site: 'khela', proposalId: 'p-1' },
    request: { reason: 'The picture shows another account.' },
    reply: DONE,
  },
});

/** Takes an own proposal back; nothing is carried out. */
export const withdrawProposal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/proposals/{proposalId}/withdrawal',
  summary: 'Takes an own proposal back',
  permission: 'proposals.read',
  isOfDeployment: true,
  request: { params: one, body: z.object({ reason: reasonText }) },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.not_maker',
    'operators.proposal_decided',
    'operators.proposal_expired',
  ],
  example: {
    parameters: { site: 'khela', proposalId: 'p-1' },
    request: { reason: 'I took the wrong application.' },
    reply: DONE,
  },
});

/** Reads what is wrong with the four eyes of a site, and what waits there (OPS-08). */
export const readOverview = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/overview',
  summary: 'Faults of a site, and the proposals that wait there',
  permission: 'overview.read',
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({
    value: z.object({
      openProposals: z.int(),
      faults: z.array(
        z.object({
          fault: z.enum(['too_few_checkers', 'runs_alone']),
          permissions: z.array(z.string()).openapi({
            description: 'Which permissions fewer than two operators could approve with',
          }),
        }),
      ),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: {
      value: {
        openProposals: 1,
        faults: [{ fault: 'too_few_checkers', permissions: ['operators.grant'] }],
      },
    },
  },
});
