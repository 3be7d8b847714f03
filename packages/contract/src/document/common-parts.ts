import { DEVICE_ID, FORWARDED_HEADERS } from '../forwarded-headers.ts';

/** What the document says of every operation alike. */

/** The nouns of the document, each with what its operations are about. */
export const TAGS = [
  ['site', 'Whether a site is open, and what it is made of'],
  ['auth', 'Signing in, registering, signing out, and the checks before them'],
  ['codes', 'Verification codes by SMS'],
  ['passwords', 'Recovering and changing passwords'],
  ['security', 'How the account of a member is secured: proof, withdrawal PIN, devices'],
  ['safety', 'Responsible play: the limits that a member sets, and breaks'],
  ['social', 'Signing in with an account of another company'],
  ['trial', 'Trial users, who play free'],
  ['affiliates', 'Affiliate codes and their hosts'],
  ['member', 'The member of the session'],
  ['wallet', 'Balance, rounds and journals; money is an integer of minor units'],
  ['payments', 'Deposits over the channels of the site, and the accounts to which payouts go'],
  ['live', 'What concerns a session, as it changes'],
  ['jobs', 'Work that goes on after its call was answered'],
  ['exports', 'Files of a member’s records'],
  ['lobby', 'Home: its sections, banners and winners'],
  ['games', 'The catalogue, and launching a game'],
  ['favourites', 'Games that a member marked'],
  ['notices', 'Announcements and promotions'],
  ['promotions', 'Taking part in promotions'],
  ['pictures', 'Pictures that members send'],
  ['service', 'Customer service and help'],
  ['agent', 'Contracts offered to agents'],
].map(([name, description]) => ({ name, description }));

/** How a call proves its session. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `value.token` of an answer that opens a session, such as that of `postAccountLogin`: 20 to 128 characters of base64url.',
  },
};

const WEB_ONLY = 'Counts only beside a right `Maidan-Deployment`.';

/** Headers that web sends with every call; another client may leave them all out. */
export const WEB_HEADERS = {
  MaidanDeployment: header(
    FORWARDED_HEADERS.deployment,
    'The secret that web and back end share. Without it, or with another, the other `Maidan-*` headers and `X-Request-Id` are ignored, and host and address are those of the connection.',
    { type: 'string', minLength: 32 },
    'a-secret-of-32-characters-or-more',
  ),
  MaidanHost: header(
    FORWARDED_HEADERS.host,
    `The host that the visitor asked for, which says which site is meant. ${WEB_ONLY}`,
    { type: 'string', maxLength: 253 },
    'lobby.example.org',
  ),
  MaidanClientAddress: header(
    FORWARDED_HEADERS.clientAddress,
    `IP address of the visitor, for throttles and regions. ${WEB_ONLY}`,
    { type: 'string', maxLength: 45 },
    '203.0.113.9',
  ),
  MaidanCountry: header(
    FORWARDED_HEADERS.country,
    `ISO 3166 code of the visitor's country, when a proxy of web names it. ${WEB_ONLY}`,
    { type: 'string', pattern: '^[A-Z]{2}$' },
    'BD',
  ),
  MaidanDevice: header(
    FORWARDED_HEADERS.device,
    `Random id of the visitor's device, 256 bits in base64url; sent with sign-ins and where a code is asked for. A device that has signed in to an account is held up by no stranger there. ${WEB_ONLY}`,
    { type: 'string', pattern: DEVICE_ID.source },
    'q0m1xJ3kY8sV5uT2wR7zP4nL9hG6fD1cB0aEiKoQrSt',
  ),
  RequestId: header(
    'X-Request-Id',
    `The id under which both sides log the request; the answer repeats it. ${WEB_ONLY}`,
    { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    '7d1f6a52-90b4-4a6e-9a57-5f0f1a3c2b11',
  ),
};

/** The header of an operation that takes a sealed body. */
export const ENCRYPTION_HEADER = {
  ...header(
    'Encryption',
    'The wrapped key of the sealed body: `<keyId>.<base64url of the AES key, encrypted with RSA-OAEP-256>`.',
    { type: 'string', pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$' },
    'seal-1.hT2kXW0pQmVnYjR4c1dGZg',
  ),
  required: true,
};

/** The header of an operation that may be sent again. */
export const IDEMPOTENCY_HEADER = {
  ...header(
    'Idempotency-Key',
    'A key of the caller: the same key with the same body answers what the first call did, with another body `request.conflict`.',
    { type: 'string', pattern: '^[A-Za-z0-9_.:-]{8,128}$' },
    'transfer-2026-11-20-0001',
  ),
  required: true,
};

/** The header of an operation that takes a code. */
export const CODE_HANDLE_HEADER = header(
  'Code-Handle',
  'The `value.codeHandle` that the call which asked for the code answered, such as `postAccountSmsCode` or a refusal with `auth.second_step`. A code is of use only beside the handle of the browser that asked for it; web keeps it in a cookie that no script reads and sends it.',
  { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' },
  'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d',
);

/** The header that tells another back end which of its modules a call is for. */
export const moduleHeader = (moduleId: string) =>
  header(
    'Module-Id',
    'The module that the call is for; web sends it, and a back end may ignore it.',
    { type: 'string', const: moduleId },
    moduleId,
  );

/** How a body is sealed, in the words that a program reads. */
export const SEALING = {
  keyFrom: 'getAccountSealingKey',
  wrapping: 'RSA-OAEP-256',
  cipher: 'A256GCM',
  nonceBytes: 12,
  tagBytes: 16,
  associatedData: '<site of the key> <METHOD> <path>',
  header: 'Encryption: <keyId>.<base64url(wrapped key)>',
  body: '{"sealed": base64(nonce | ciphertext | tag)}',
};

/** How a body is sealed, in words. */
export const SEALING_TEXT =
  'The body travels sealed. Make a random AES-256 key and a random nonce of 12 bytes; encrypt the envelope as JSON in UTF-8 with AES-GCM, and with associated data that binds it to the site and the operation, so that it opens nowhere else: `site` of the key, a space, the method in capitals, a space, and the path as this document names it, such as `lobby POST /account/login`, in UTF-8; send `{"sealed": base64(nonce | ciphertext | tag)}` and, in the header `Encryption`, the key encrypted for the public key of `getAccountSealingKey`. The envelope is what `contentSchema` of `sealed` says: the payload, when it was sealed (24 hours either way are taken), and a nonce that is taken once.';

/** The sealed body of an operation: what is sent, and under `contentSchema` what is inside. */
export function sealedSchema(payload: { $ref: string }) {
  return {
    type: 'object',
    required: ['sealed'],
    properties: {
      sealed: {
        type: 'string',
        maxLength: 65_536,
        contentEncoding: 'base64',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          required: ['issuedAt', 'nonce', 'payload'],
          properties: {
            issuedAt: {
              description: 'Milliseconds since 1970, or ISO 8601 in UTC',
              anyOf: [{ type: 'integer' }, { type: 'string', format: 'date-time' }],
            },
            nonce: { type: 'string', minLength: 8, maxLength: 128 },
            payload,
          },
        },
      },
    },
  };
}

function header(name: string, description: string, schema: object, example: string) {
  return { name, in: 'header', description, schema, example };
}
