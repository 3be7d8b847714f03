import { z } from '@hono/zod-openapi';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply } from '../console-shapes.ts';
import { attestationSchema, factorCode, newPasskeyQuestionSchema } from './passkey-shapes.ts';

const params = z.object({ passkeyId: z.string().min(1).max(64) });
const passkeyName = z.string().trim().min(1).max(64);

/** Lists what the operator proves itself with beside the password (OPS-02). */
export const listFactors = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/factors',
  summary: 'The own second factors: the authenticator app and the passkeys',
  permission: 'self',
  reply: z.object({
    value: z.object({
      hasAuthenticator: z.boolean().openapi({ description: 'An authenticator app is set up' }),
      passkeys: z.array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          isSynced: z.boolean().openapi({
            description: 'It is kept by several devices, such as by a phone’s account',
          }),
          addedAt: momentSchema,
          usedAt: momentSchema.optional(),
        }),
      ),
    }),
  }),
  example: {
    reply: {
      value: {
        hasAuthenticator: true,
        passkeys: [{ passkeyId: 'pk-1', name: 'Key on my ring', isSynced: false, addedAt: AT }],
      },
    },
  },
});

/** Asks the browser for a new passkey. */
export const askNewPasskey = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/passkeys/options',
  summary: 'What a new passkey is made for',
  permission: 'self',
  stepUp: true,
  reply: z.object({ value: newPasskeyQuestionSchema }),
  errors: ['operators.passkeys_off', 'operators.passkeys_full'],
  example: {
    reply: {
      value: {
        challenge: 'Xk9nq4m0mS8Vg3yT0kQm0yq7S5ZkS1oRz0vD3w1r6oE',
        rp: { id: 'console.example', name: 'console.example' },
        user: { id: 'b3AtMQ', name: 'rumana@example.com', displayName: 'Rumana' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      },
    },
  },
});

/** Adds a passkey. The operator's other sessions end. */
export const addPasskey = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/passkeys',
  summary: 'Adds a passkey; the other own sessions end',
  permission: 'self',
  stepUp: true,
  request: { body: z.object({ name: passkeyName, passkey: attestationSchema }) },
  reply: z.object({ value: z.object({ passkeyId: z.string() }) }),
  errors: [
    'operators.passkeys_off',
    'operators.passkeys_full',
    'operators.passkey_wrong',
    'operators.passkey_known',
  ],
  example: {
    request: {
      name: 'Key on my ring',
      passkey: {
        id: 'nS2FoYp9Q0yqUYyK7SmhWw',
        rawId: 'nS2FoYp9Q0yqUYyK7SmhWw',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik',
        },
        clientExtensionResults: {},
      },
    },
    reply: { value: { passkeyId: 'pk-1' } },
  },
});

/** Gives an own passkey another name. */
export const renamePasskey = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/passkeys/{passkeyId}/name',
  summary: 'Gives an own passkey another name; the other own sessions end',
  permission: 'self',
  stepUp: true,
  request: { params, body: z.object({ name: passkeyName }) },
  reply: doneReply,
  errors: ['operators.unknown_target'],
  example: { parameters: { passkeyId: 'pk-1' }, request: { name: 'Old key' }, reply: DONE },
});

/** Removes an own passkey, unless it is the last second factor. */
export const removePasskey = defineConsoleEndpoint({
  method: 'delete',
  path: '/console/v1/passkeys/{passkeyId}',
  summary: 'Removes an own passkey; the other own sessions end',
  permission: 'self',
  stepUp: true,
  request: { params },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.last_factor'],
  example: { parameters: { passkeyId: 'pk-1' }, reply: DONE },
});

/** Makes the secret of an authenticator app that is set up; nothing counts before `setAuthenticator`. */
export const newAuthenticator = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/authenticator/secret',
  summary: 'The secret of an authenticator app that is set up, for ten minutes',
  permission: 'self',
  stepUp: true,
  reply: z.object({ value: z.object({ totpSecret: z.string() }) }),
  example: { reply: { value: { totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } } },
});

/** Sets up the authenticator app by its first code; the one before ends. */
export const setAuthenticator = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/authenticator',
  summary: 'Sets up an authenticator app by its first code; the other own sessions end',
  permission: 'self',
  stepUp: true,
  request: { body: z.object({ code: factorCode }) },
  reply: doneReply,
  errors: ['operators.code_wrong', 'operators.setup_over'],
  example: { request: { code: '287082' }, reply: DONE },
});

/** Puts the authenticator app away, unless it is the last second factor. */
export const removeAuthenticator = defineConsoleEndpoint({
  method: 'delete',
  path: '/console/v1/authenticator',
  summary: 'Puts the authenticator app away; the other own sessions end',
  permission: 'self',
  stepUp: true,
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.last_factor'],
  example: { reply: DONE },
});
