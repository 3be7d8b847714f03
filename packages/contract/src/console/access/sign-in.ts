import { z } from '@hono/zod-openapi';
import { DONE } from '../../document/example-shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply } from '../console-shapes.ts';
import {
  ANSWER,
  assertionSchema,
  factorCode,
  passkeyQuestionSchema,
  QUESTION,
} from './passkey-shapes.ts';

const TOKEN = 'q0cYx0l3v3C0n5oLeT0kEnThatIsOfNobodyAtAll01';
const identity = z.object({ mail: z.string().min(3).max(254), password: z.string().max(128) });
const tokenReply = z.object({ value: z.object({ token: z.string() }) });
const questionReply = z.object({ value: passkeyQuestionSchema });

/** Signs an operator in with password and second factor: a code of the authenticator app, or a passkey (OPS-02). */
export const signIn = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session',
  summary: 'Signs in with password and second factor',
  permission: 'public',
  opensSession: true,
  request: {
    body: z.union([
      identity.extend({ code: factorCode }),
      identity.extend({ passkey: assertionSchema }),
    ]),
  },
  reply: tokenReply,
  errors: ['operators.sign_in_wrong', 'operators.passkeys_off'],
  example: {
    request: { mail: 'rumana@example.com', password: 'amar-bhasha-71-dui', code: '287082' },
    reply: { value: { token: TOKEN } },
  },
});

/** Asks the passkeys that can be the second factor of a sign-in. The answer does not tell whether mail and password are right. */
export const askSecondFactor = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/second-factor/options',
  summary: 'The question to the passkeys that can be the second factor of a sign-in',
  permission: 'public',
  request: { body: identity },
  reply: questionReply,
  errors: ['operators.passkeys_off'],
  example: {
    request: { mail: 'rumana@example.com', password: 'amar-bhasha-71-dui' },
    reply: {
      value: {
        ...QUESTION,
        userVerification: 'required',
        allowCredentials: [{ type: 'public-key', id: ANSWER.id }],
      },
    },
  },
});

/** Asks for a passkey that signs in by itself. */
export const askPasskey = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/passkey/options',
  summary: 'The question to a passkey that signs in by itself',
  permission: 'public',
  reply: questionReply,
  errors: ['operators.passkeys_off'],
  example: { reply: { value: QUESTION } },
});

/** Signs an operator in with a passkey alone, which has verified who uses it and so is both factors (OPS-02). */
export const signInByPasskey = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/passkey',
  summary: 'Signs in with a passkey that has verified its user',
  permission: 'public',
  opensSession: true,
  request: { body: z.object({ passkey: assertionSchema }) },
  reply: tokenReply,
  errors: ['operators.sign_in_wrong', 'operators.passkeys_off'],
  example: { request: { passkey: ANSWER }, reply: { value: { token: TOKEN } } },
});

/** Gives the second factor again, before acts that ask for it and after a change of network. */
export const proveAgain = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/proof',
  summary: 'Gives the second factor again',
  permission: 'self',
  isProof: true,
  request: {
    body: z.union([z.object({ code: factorCode }), z.object({ passkey: assertionSchema })]),
  },
  reply: doneReply,
  errors: ['operators.code_wrong', 'operators.passkey_wrong', 'operators.passkeys_off'],
  example: { request: { code: '287082' }, reply: DONE },
});

/** Asks the own passkeys for the second factor again. */
export const askProof = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/session/proof/options',
  summary: 'The question to an own passkey that gives the second factor again',
  permission: 'self',
  isProof: true,
  reply: questionReply,
  errors: ['operators.passkeys_off'],
  example: { reply: { value: QUESTION } },
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
