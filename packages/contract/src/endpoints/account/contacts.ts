import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { DONE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';

const number = {
  mobileNum: z.string().max(32),
  countryDialingCode: z.string().max(8).default(''),
};
const email = z.string().max(255);
const code = z.string().max(10).default('');

/** `expirationTime` and `codeHandle` mean what they do for `sendSmsCode`. */
const sentCode = z.object({
  value: z.object({ expirationTime: z.int(), codeHandle: z.string().optional() }),
});
const CODE_SENT = {
  value: {
    expirationTime: 1_795_341_600_000,
    codeHandle: 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d',
  },
};

/**
 * Sends a code by SMS to a number that shall become the member's, or that shall be verified. Needs a proof of the last five
 * minutes. The answer does not say whether the number belongs to another account.
 */
export const sendMobileCode = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.mobileCode,
  summary: 'Sends a code to a new mobile number',
  request: { body: z.object({ ...number, language: z.string().max(8).optional() }) },
  reply: sentCode,
  errors: ['security.step_up_required', 'auth.mobile_invalid', 'messages.undeliverable'],
  options: { access: 'member' },
  example: {
    request: { mobileNum: '01812345205', countryDialingCode: '+880' },
    reply: CODE_SENT,
  },
});

/**
 * Makes a number the member's own, by the code that was sent to it or by a token of the phone verification. The former number
 * is told. Needs a proof of the last five minutes.
 */
export const setMobile = defineEndpoint({
  noun: 'security',
  method: 'put',
  path: PATHS.security.mobile,
  summary: 'Changes or verifies the mobile number',
  request: {
    body: z.object({
      ...number,
      verificationCode: code,
      firebaseIdToken: z.string().max(4096).optional(),
    }),
  },
  reply: z.object({ value: z.literal(true) }),
  errors: [
    'security.step_up_required',
    'auth.mobile_invalid',
    'auth.mobile_taken',
    'auth.code_wrong',
    'auth.code_expired',
    'auth.phone_token_invalid',
  ],
  options: { access: 'member', takesCode: true },
  example: {
    request: {
      mobileNum: '01812345205',
      countryDialingCode: '+880',
      verificationCode: '480917',
    },
    reply: DONE,
  },
});

/** Mails a code to an address that shall become the member's, or that shall be verified; as `sendMobileCode`. */
export const sendEmailCode = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.emailCode,
  summary: 'Mails a code to a new address',
  request: { body: z.object({ email, language: z.string().max(8).optional() }) },
  reply: sentCode,
  errors: ['security.step_up_required', 'member.fields_invalid', 'messages.undeliverable'],
  options: { access: 'member' },
  example: { request: { email: 'rahim@example.org' }, reply: CODE_SENT },
});

/** Makes an address the member's own, by the code that was mailed to it; as `setMobile`. A recovery link to the former ends. */
export const setVerifiedEmail = defineEndpoint({
  noun: 'security',
  method: 'put',
  path: PATHS.security.email,
  summary: 'Changes or verifies the mail address',
  request: { body: z.object({ email, verificationCode: code }) },
  reply: z.object({ value: z.literal(true) }),
  errors: [
    'security.step_up_required',
    'member.fields_invalid',
    'auth.code_wrong',
    'auth.code_expired',
  ],
  options: { access: 'member', takesCode: true },
  example: { request: { email: 'rahim@example.org', verificationCode: '480917' }, reply: DONE },
});
