import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { DONE, PASSWORD } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { passwordText } from '../../shapes.ts';

const done = z.object({ value: z.literal(true) });

/** What recovery by e-mail sends (ENTITY-08). */
export const recoverPasswordPayloadSchema = z.object({
  username: z.string().trim().min(1).max(64),
  email: z.string().trim().min(1).max(254),
  language: z.string().max(8).optional(),
});

/**
 * Mails a recovery link (API-17). Answers the same, in the same time, for known and unknown accounts; the mail leaves
 * after the answer, so that a provider that fails tells nothing either.
 */
export const recoverPassword = defineEndpoint({
  noun: 'passwords',
  method: 'post',
  path: PATHS.account.recoverPassword,
  summary: 'Mails a link that sets a new password',
  request: { body: recoverPasswordPayloadSchema },
  reply: done,
  errors: ['auth.fields_invalid'],
  options: { access: 'public', form: true, capability: 'mailRecovery' },
  example: {
    request: { username: 'rahim71', email: 'rahim@example.org' },
    reply: DONE,
  },
});

/** Sets a new password by the link of a recovery mail; ends every session of the member. */
export const resetPassword = defineEndpoint({
  noun: 'passwords',
  method: 'post',
  path: PATHS.account.resetPassword,
  summary: 'Sets a new password by a recovery link',
  request: {
    body: z.object({
      token: z.string().max(128),
      newPassword: passwordText,
      confirmNewPassword: passwordText,
    }),
  },
  reply: done,
  errors: ['auth.reset_link_invalid', 'auth.fields_invalid', 'auth.password_same'],
  options: { access: 'public', sealed: true },
  example: {
    request: { token: 'cmVjb3Zlcnk', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    reply: DONE,
  },
});

/** What setting a password by phone sends (ENTITY-09), before sealing. */
export const passwordByPhonePayloadSchema = z.object({
  mobileNum: z.string().max(32),
  countryDialingCode: z.string().max(8).default(''),
  verificationCode: z.string().max(10).default(''),
  newPassword: passwordText,
  firebaseIdToken: z.string().max(4096).optional(),
});

/** Sets a new password by a code sent to the phone (API-18); ends every session of the member. */
export const setPasswordByPhone = defineEndpoint({
  noun: 'passwords',
  method: 'post',
  path: PATHS.account.passwordByPhone,
  summary: 'Sets a new password by a code sent to the phone',
  request: { body: passwordByPhonePayloadSchema },
  reply: done,
  errors: [
    'auth.code_wrong',
    'auth.code_expired',
    'auth.mobile_invalid',
    'auth.phone_token_invalid',
    'auth.fields_invalid',
    'auth.password_same',
  ],
  options: { access: 'public', sealed: true, takesCode: true, capability: 'phoneRecovery' },
  example: {
    request: {
      mobileNum: '01712345678',
      countryDialingCode: '+880',
      verificationCode: '482913',
      newPassword: PASSWORD,
    },
    reply: DONE,
  },
});

/** What changing a password sends (ENTITY-10), before sealing; the captcha where the site asks for one (PSW-32). */
export const changePasswordPayloadSchema = z.object({
  oldPassword: passwordText,
  newPassword: passwordText,
  confirmNewPassword: passwordText,
  captcha: z.string().max(16).optional(),
  captchaId: z.string().max(64).optional(),
  /** A proof of work of kind `captcha`, in the place of a captcha. */
  humanCheck: z.string().max(8192).optional(),
});

/** Changes the password (API-19); every other session of the member ends. */
export const changePassword = defineEndpoint({
  noun: 'passwords',
  method: 'post',
  path: PATHS.account.changePassword,
  summary: "Changes the password of the session's member",
  request: { body: changePasswordPayloadSchema },
  reply: done,
  errors: [
    'auth.password_wrong',
    'auth.sign_in_again',
    'auth.password_same',
    'auth.fields_invalid',
    'auth.captcha_required',
    'auth.captcha_wrong',
    'auth.human_check_failed',
  ],
  options: { access: 'member', sealed: true },
  example: {
    request: {
      oldPassword: 'purono-bhasha-52',
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
    },
    reply: DONE,
  },
});
