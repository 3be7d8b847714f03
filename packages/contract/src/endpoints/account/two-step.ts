import { z } from '@hono/zod-openapi';
import { sessionReply } from './auth.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { DONE, OPENED, PASSWORD } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { passwordText } from '../../shapes.ts';

/** A code of the authenticator app, in digits of any script, or a recovery code, however it is spaced. */
export const secondCodeText = z.string().max(32);

/**
 * The value of `auth.second_step`: the handle that binds the second step to the browser that proved the first. Whoever ends
 * the sign-in sends it back as header `Code-Handle`.
 */
export const secondStepSchema = z.object({ codeHandle: z.string() });

/**
 * Ends a sign-in whose first proof was right and whose account asks for a second one (`auth.second_step`). A code of the app
 * counts once, and each recovery code once. The step is open for five minutes and stays open after a wrong code; tries are
 * slowed down per member.
 */
export const finishSecondStep = defineEndpoint({
  noun: 'auth',
  method: 'post',
  path: PATHS.account.secondStep,
  summary: 'Ends a sign-in with its second step',
  request: { body: z.object({ code: secondCodeText }) },
  reply: sessionReply,
  errors: [
    'auth.second_code_wrong',
    'auth.second_step_over',
    'auth.account_disabled',
    'auth.excluded',
    'auth.excluded_for_good',
    'auth.exclusion_over',
    'auth.not_member',
  ],
  options: { access: 'public', sealed: true, issuesSession: true, takesCode: true },
  example: { request: { code: '480917' }, reply: OPENED },
});

/**
 * Begins to set up two-step sign-in: a new secret, in the place of one that was never confirmed. Needs a proof of the last
 * five minutes. `address` is what an authenticator app reads from a QR code.
 */
export const beginTwoStep = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.twoStep,
  summary: 'A new secret for two-step sign-in',
  reply: z.object({
    value: z.object({
      secret: z.string().openapi({ description: 'Base32, as authenticator apps take it' }),
      address: z.string().openapi({ description: 'otpauth: address with the same secret' }),
    }),
  }),
  errors: ['security.step_up_required', 'security.two_step_on'],
  options: { access: 'member' },
  example: {
    reply: {
      value: {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        address:
          'otpauth://totp/Maidan:rahim71?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Maidan',
      },
    },
  },
});

/**
 * Confirms with a code that the app has the secret, and answers ten recovery codes: this once, since only hashes are kept.
 * Nothing asks for a second step until it is turned on. Needs a proof of the last five minutes.
 */
export const confirmTwoStep = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.twoStepCode,
  summary: 'Confirms the secret with a code and answers the recovery codes',
  request: { body: z.object({ code: secondCodeText }) },
  reply: z.object({ value: z.object({ recoveryCodes: z.array(z.string()) }) }),
  errors: [
    'security.step_up_required',
    'security.two_step_on',
    'security.two_step_unconfirmed',
    'auth.second_code_wrong',
  ],
  options: { access: 'member' },
  example: {
    request: { code: '480917' },
    reply: { value: { recoveryCodes: ['7KQ4-M2XD', 'H9PT-3CVA'] } },
  },
});

/** Turns two-step sign-in on, once the codes were answered. Needs a proof of the last five minutes. */
export const turnTwoStepOn = defineEndpoint({
  noun: 'security',
  method: 'put',
  path: PATHS.security.twoStep,
  summary: 'Turns two-step sign-in on',
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.step_up_required', 'security.two_step_on', 'security.two_step_unconfirmed'],
  options: { access: 'member' },
  example: { reply: DONE },
});

/**
 * Turns two-step sign-in off, with the password and a code in one call; the secret and the recovery codes are forgotten. A
 * member without a password gives the code alone.
 */
export const turnTwoStepOff = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.twoStepOff,
  summary: 'Turns two-step sign-in off',
  request: { body: z.object({ password: passwordText.default(''), code: secondCodeText }) },
  reply: z.object({ value: z.literal(true) }),
  errors: [
    'auth.password_wrong',
    'auth.sign_in_again',
    'auth.second_code_wrong',
    'security.two_step_off',
  ],
  options: { access: 'member', sealed: true },
  example: { request: { password: PASSWORD, code: '480917' }, reply: DONE },
});
