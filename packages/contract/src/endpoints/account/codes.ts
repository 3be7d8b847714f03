import { z } from '@hono/zod-openapi';
import { CODE_PURPOSES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { PATHS } from '../../paths.ts';

/** What asks for a code (ENTITY-07): the number is `mobileNo` in registration and `mobileNum` elsewhere (SMS-03). */
export const smsCodePayloadSchema = z.object({
  purpose: z.enum(CODE_PURPOSES),
  mobileNum: z.string().max(32).optional(),
  mobileNo: z.string().max(32).optional(),
  countryDialingCode: z.string().max(8).default(''),
  humanCheck: z.string().max(8192).optional(),
  language: z.string().max(8).optional(),
});

/** What binds a code to the browser that asked for it; unguessable. */
const codeHandleSchema = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/);

/**
 * Sends a verification code by SMS (API-16). The answer is the same for known and unknown numbers.
 * `expirationTime` is the moment, in milliseconds since 1970, from which another code may be asked (SMS-04). `codeHandle`
 * binds the code to the browser that asked: whoever uses the code sends it back as header `Code-Handle`, so that nobody
 * else can spend its tries. Web keeps it in a cookie that no script reads. A back end that binds no codes leaves it out.
 */
export const sendSmsCode = defineEndpoint({
  noun: 'codes',
  method: 'post',
  path: PATHS.account.smsCode,
  summary: 'Sends a verification code by SMS',
  request: { body: smsCodePayloadSchema },
  reply: z.object({
    value: z.object({ expirationTime: z.int(), codeHandle: codeHandleSchema.optional() }),
  }),
  errors: ['auth.human_check_failed', 'auth.mobile_invalid', 'messages.undeliverable'],
  options: { access: 'public' },
  example: {
    request: { purpose: 'login', mobileNum: '01712345678', countryDialingCode: '+880' },
    reply: {
      value: {
        expirationTime: 1_795_341_600_000,
        codeHandle: 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d',
      },
    },
  },
});
