import { z } from '@hono/zod-openapi';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialId = base64url(1400);
const transports = z.array(z.string().max(32)).max(10);

/** The answer of a passkey to a question, as a browser gives it (WebAuthn, `AuthenticationResponseJSON`). */
export const assertionSchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(128).optional(),
    }),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  })
  .openapi('PasskeyAnswer');

/** A new passkey, as a browser gives it (WebAuthn, `RegistrationResponseJSON`). */
export const attestationSchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(12_000),
      transports: transports.optional(),
    }),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  })
  .openapi('NewPasskey');

const described = z.object({ type: z.literal('public-key'), id: z.string() });

/** A question to a passkey, for `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyQuestionSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z
      .array(described)
      .optional()
      .openapi({ description: 'Left out where any passkey of the console may answer' }),
  })
  .openapi('PasskeyQuestion');

/** What a new passkey is made for, for `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON`). */
export const newPasskeyQuestionSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(described),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('required'),
    }),
  })
  .openapi('NewPasskeyQuestion');

/** The code of an authenticator app. */
export const factorCode = z.string().regex(/^\d{6}$/);

/** An answer as examples have it. */
export const ANSWER = {
  id: 'nS2FoYp9Q0yqUYyK7SmhWw',
  rawId: 'nS2FoYp9Q0yqUYyK7SmhWw',
  type: 'public-key',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'c4acVAgOYIwtyGtdRVDlq8hMQd5aGHB9AfxURHghmV0FAAAAAQ',
    signature: 'MEUCIQDx3XUPXYMN5VTLY0oeHcSE8uStyg',
  },
  clientExtensionResults: {},
};

/** A question as examples have it. */
export const QUESTION = {
  challenge: 'Xk9nq4m0mS8Vg3yT0kQm0yq7S5ZkS1oRz0vD3w1r6oE',
  rpId: 'console.example',
  timeout: 300_000,
  userVerification: 'required',
};
