import { httpUrlSchema as httpUrl } from '@maidan/contract/site-fields';
import { z } from 'zod';
import { SITE_SECRET_PREFIX } from './secret-prefix.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** Without this limit, somebody who may change settings could send any secret of the deployment to their own address. */
const secretEnv = z
  .string()
  .regex(
    new RegExp(`^${SITE_SECRET_PREFIX}[A-Z0-9_]{1,60}$`),
    `is no environment variable of a site's secret: its name begins with ${SITE_SECRET_PREFIX}, then capitals, digits and underscores`,
  );
const smsProvider = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sandbox') }),
  z.strictObject({
    kind: z.literal('http'),
    url: httpUrl,
    method: z.enum(['POST', 'GET']),
    headers: z.record(z.string().max(60), z.string().max(500)),
    contentType: z.enum(['application/json', 'application/x-www-form-urlencoded']),
    body: z.string().max(4000),
    secretEnv,
  }),
]);
const mailProvider = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sandbox') }),
  z.strictObject({
    kind: z.literal('smtp'),
    host: text(253),
    port: z.int().min(1).max(65_535),
    isSecure: z.boolean(),
    user: z.string().max(200),
    secretEnv,
    from: z.email(),
  }),
]);
const socialProvider = z.strictObject({
  clientId: text(300),
  secretEnv,
  /** OpenID Connect issuer; its discovery document names the addresses. */
  issuer: httpUrl,
  /** What is asked for, `openid email profile` unless set. */
  scope: text(200).optional(),
  /** Where codes are exchanged, for a provider whose discovery document does not say. */
  tokenEndpoint: httpUrl.optional(),
  /** Asked who the person is in the place of an ID token: answers JSON with `sub` or `id`. */
  userinfoEndpoint: httpUrl.optional(),
});

const humanProvider = z.strictObject({
  kind: z.literal('siteverify'),
  /** Where a token is posted as `secret`, `response` and `remoteip`; answers JSON with `success`. */
  url: httpUrl,
  secretEnv,
  /** Whether nothing else counts while it answers; else our own proof of work does, at four times its cost. */
  isRequired: z.boolean().default(false),
});

/** Providers of a site, as the database stores them; none of it leaves the server. */
export const providersSchema = z
  .strictObject({
    sms: smsProvider,
    mail: mailProvider,
    google: socialProvider.nullable(),
    facebook: socialProvider.nullable(),
    /** An external check that somebody is human, beside our own proof of work. */
    humanCheck: humanProvider.nullable().default(null),
  })
  .default({
    sms: { kind: 'sandbox' },
    mail: { kind: 'sandbox' },
    google: null,
    facebook: null,
    humanCheck: null,
  });
