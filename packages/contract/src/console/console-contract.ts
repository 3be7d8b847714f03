import { z } from '@hono/zod-openapi';
import { AT, DONE } from '../document/example-shapes.ts';
import { momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, siteParam } from './console-shapes.ts';
import { factorCode } from './access/passkey-shapes.ts';

const TOKEN = 'q0cYx0l3v3C0n5oLeT0kEnThatIsOfNobodyAtAll01';
const token = z.string().min(20).max(128);

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
      code: factorCode,
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

const sessionSchema = z.object({
  sessionId: z.string(),
  openedAt: momentSchema,
  seenAt: momentSchema,
  network: z.string(),
  userAgent: z.string(),
  hasDeviceKey: z
    .boolean()
    .openapi({ description: 'Each of its calls proves the key of the device that signed in' }),
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
      sites: z
        .array(
          z.object({
            site: z.string().openapi({ description: 'The id of a site, or * for the deployment' }),
            permissions: z.array(z.string()),
          }),
        )
        .openapi({
          description:
            'All that the grants give on each site that they reach: what is not named there is refused, and belongs in no menu',
        }),
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
        sites: [{ site: 'khela', permissions: ['applications.read', 'trail.read'] }],
        sessions: [
          {
            sessionId: 's-1',
            openedAt: AT,
            seenAt: AT,
            network: '203.0.113.0/24',
            userAgent: 'Firefox',
            hasDeviceKey: true,
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

export { listEntries, listMemberEntries, revealEntry } from './entries.ts';
export {
  askPasskey,
  askProof,
  askSecondFactor,
  proveAgain,
  signIn,
  signInByPasskey,
  signOut,
} from './access/sign-in.ts';
export {
  addPasskey,
  askNewPasskey,
  listFactors,
  newAuthenticator,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  setAuthenticator,
} from './access/factors.ts';
export {
  approveApplications,
  decideApplication,
  listApplications,
  readApplication,
} from './applications.ts';
export { listMemberJournals, readMemberPage, revealField } from './members/member-page.ts';
export {
  changeTag,
  createTag,
  giveTag,
  listTags,
  removeTag,
  retireTag,
} from './members/member-tags.ts';
export {
  listPaymentsNotes,
  listSafetyNotes,
  listServiceNotes,
  pinPaymentsNote,
  pinSafetyNote,
  pinServiceNote,
  strikePaymentsNote,
  strikeSafetyNote,
  strikeServiceNote,
  writePaymentsNote,
  writeSafetyNote,
  writeServiceNote,
} from './members/member-notes.ts';
export {
  listMemberBonuses,
  listMemberDocuments,
  listMemberMessages,
  listMemberPayments,
  listMemberRounds,
  listMemberSignIns,
  readMemberReceipt,
} from './members/member-records.ts';
export { sendCheckedResetLink, sendResetLink } from './members/member-reset.ts';
export { searchMembers } from './members/member-search.ts';
export { blockMember, listMemberBlocks, unblockMember } from './members/member-blocks.ts';
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
export { endExclusion } from './guarded/exclusions.ts';
export { listKeys, rotateKeys } from './guarded/keys.ts';
export { correctBalance, transferByHand } from './guarded/hand-movements.ts';
export { changeRole, createRole, listRoles, retireRole } from './roles/roles.ts';
export {
  askForDocument,
  claimWithdrawal,
  countWithdrawals,
  decideWithdrawal,
  listWithdrawals,
  readWithdrawalReview,
  returnWithdrawal,
} from './withdrawals/withdrawals.ts';
export {
  askChannel,
  countReports,
  creditReport,
  listReports,
  readReport,
  returnReport,
} from './deposit-reports.ts';
export {
  listMemberStops,
  listWithdrawalStops,
  resumeWithdrawals,
  stopWithdrawals,
} from './withdrawals/withdrawal-stops.ts';
export {
  exportPayoutBatch,
  listPayoutBatches,
  makePayoutBatch,
  readPayoutBatch,
  takePayoutResults,
} from './withdrawals/payout-batches.ts';
