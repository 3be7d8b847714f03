import { z } from '@hono/zod-openapi';
import { APPLICATION_STATES } from '../constants.ts';
import { AT, DONE } from '../document/example-shapes.ts';
import { integerText, minorSchema, momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from './console-shapes.ts';

const TOKEN = 'q0cYx0l3v3C0n5oLeT0kEnThatIsOfNobodyAtAll01';
const token = z.string().min(20).max(128);
const code = z.string().regex(/^\d{6}$/);

/** Shows what an invitation is for, with the secret of the second factor. The link is used up only by `finishLink`. */
export const openLink = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/link',
  summary: 'What the link of an invitation is for',
  permission: 'public',
  request: { body: z.object({ token }) },
  reply: z.object({ value: z.object({ mail: z.string(), totpSecret: z.string() }) }),
  errors: ['operators.link_over'],
  example: {
    request: { token: TOKEN },
    reply: {
      value: { mail: 'rumana@example.com', totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
    },
  },
});

/** Makes the account of an invitation active: name, password and the first code of the second factor. */
export const finishLink = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/link/finish',
  summary: 'Makes the account of an invitation active',
  permission: 'public',
  request: {
    body: z.object({
      token,
      name: z.string().trim().min(1).max(64),
      language: z.enum(['bn', 'en']),
      password: z.string().min(12).max(128),
      code,
    }),
  },
  reply: doneReply,
  errors: ['operators.link_over', 'operators.code_wrong'],
  example: {
    request: {
      token: TOKEN,
      name: 'Rumana',
      language: 'bn',
      password: 'amar-bhasha-71-dui',
      code: '287082',
    },
    reply: DONE,
  },
});

/** Signs an operator in with password and second factor (OPS-02). */
export const signIn = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session',
  summary: 'Signs in with password and second factor',
  permission: 'public',
  request: {
    body: z.object({ mail: z.string().min(3).max(254), password: z.string().max(128), code }),
  },
  reply: z.object({ value: z.object({ token: z.string() }) }),
  errors: ['operators.sign_in_wrong'],
  example: {
    request: { mail: 'rumana@example.com', password: 'amar-bhasha-71-dui', code: '287082' },
    reply: { value: { token: TOKEN } },
  },
});

/** Gives the second factor again, before acts that ask for it and after a change of network. */
export const proveAgain = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/proof',
  summary: 'Gives the second factor again',
  permission: 'self',
  request: { body: z.object({ code }) },
  reply: doneReply,
  errors: ['operators.code_wrong'],
  example: { request: { code: '287082' }, reply: DONE },
});

/** Ends the session of the call. */
export const signOut = defineConsoleEndpoint({
  method: 'delete',
  path: '/console/v1/session',
  summary: 'Ends the session',
  permission: 'self',
  reply: doneReply,
  example: { reply: DONE },
});

const sessionSchema = z.object({
  sessionId: z.string(),
  openedAt: momentSchema,
  seenAt: momentSchema,
  network: z.string(),
  userAgent: z.string(),
  isThis: z.boolean(),
});

/** Reads the operator's own account: what it may do where, and its open sessions. */
export const readSelf = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/self',
  summary: 'The own account, what it may do where, and its sessions',
  permission: 'self',
  reply: z.object({
    value: z.object({
      operatorId: z.string(),
      mail: z.string(),
      name: z.string(),
      language: z.string(),
      grants: z.array(
        z.object({
          site: z.string().openapi({ description: 'The id of a site, or * for all' }),
          role: z.string(),
          permissions: z.array(z.string()),
        }),
      ),
      sessions: z.array(sessionSchema),
    }),
  }),
  example: {
    reply: {
      value: {
        operatorId: 'op-1',
        mail: 'rumana@example.com',
        name: 'Rumana',
        language: 'bn',
        grants: [
          { site: 'khela', role: 'auditor', permissions: ['applications.read', 'trail.read'] },
        ],
        sessions: [
          {
            sessionId: 's-1',
            openedAt: AT,
            seenAt: AT,
            network: '203.0.113.0/24',
            userAgent: 'Firefox',
            isThis: true,
          },
        ],
      },
    },
  },
});

/** Ends one of the operator's own sessions. */
export const endSession = defineConsoleEndpoint({
  method: 'delete',
  path: '/console/v1/sessions/{sessionId}',
  summary: 'Ends an own session',
  permission: 'self',
  request: { params: z.object({ sessionId: z.string().min(1).max(64) }) },
  reply: doneReply,
  errors: ['operators.unknown_target'],
  example: { parameters: { sessionId: 's-1' }, reply: DONE },
});

/** Lists the permissions that there are, with words for people and the roles that have each. */
export const listPermissions = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/permissions',
  summary: 'The permissions in words, and the roles that have them',
  permission: 'operators.read',
  isOfDeployment: true,
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({
    list: z.array(
      z.object({
        permission: z.string(),
        words: z.object({ bn: z.string(), en: z.string() }),
        roles: z.array(z.string()),
      }),
    ),
  }),
  example: {
    parameters: { site: 'khela' },
    reply: {
      list: [
        {
          permission: 'trail.read',
          words: { bn: 'কাজের নথি দেখা', en: 'See the audit trail' },
          roles: ['owner', 'site_manager', 'auditor'],
        },
      ],
    },
  },
});

const fields = z.record(z.string(), z.string());

/** Reads the audit trail of a site, newest first. */
export const listEntries = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/entries',
  summary: 'The audit trail of a site, newest first',
  permission: 'trail.read',
  isOfDeployment: true,
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({ before: integerText(1, 2_000_000_000).optional(), limit: pageLimit }),
  },
  reply: z.object({
    list: z.array(
      z.object({
        number: z.int(),
        at: momentSchema,
        via: z.string(),
        permission: z.string(),
        target: z.string(),
        before: fields,
        after: fields,
        operatorId: z.string().optional(),
        role: z.string().optional(),
        reason: z.string().optional(),
        proposalId: z.string().optional(),
        hash: z.string(),
      }),
    ),
    next: z.int().optional().openapi({ description: 'Given as `before`, leads to the next page' }),
  }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [] } },
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

/** Reads an application for a reward with the rules of its promotion and what its member applied for before (OPS-50). */
export const readApplication = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/applications/{applicationId}',
  summary: 'An application with the rules of its promotion and earlier ones of its member',
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

export { listMemberJournals, readMemberPage, revealField } from './member-page.ts';
export { mailResetLink } from './member-reset.ts';
export { searchMembers } from './member-search.ts';
export { blockMember, listMemberBlocks, unblockMember } from './member-blocks.ts';
export {
  approveProposal,
  countProposals,
  listProposals,
  readOverview,
  readProposal,
  rejectProposal,
  withdrawProposal,
} from './proposals.ts';
export { changeSetting, grantRole, releaseSettlement } from './guarded-acts.ts';
export {
  askForDocument,
  claimWithdrawal,
  countWithdrawals,
  decideWithdrawal,
  listWithdrawals,
  readWithdrawalReview,
  returnWithdrawal,
} from './withdrawals.ts';
export {
  askChannel,
  countReports,
  creditReport,
  listReports,
  readReport,
  returnReport,
} from './deposit-reports.ts';
