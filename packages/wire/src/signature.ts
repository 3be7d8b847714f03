import { hmacOf, isHmacOf } from './hmac.ts';

/**
 * How far a request's timestamp may be before or after the receiver's clock, in milliseconds.
 * Source: VENDOR-01.
 */
export const CLOCK_WINDOW_MS = 60_000;

/**
 * How long a receiver must remember a request id, in milliseconds: a signed request is acceptable
 * from one window before its timestamp to one window after it.
 */
export const REQUEST_ID_MEMORY_MS = 2 * CLOCK_WINDOW_MS;

/** Names of the four signature headers as they are sent. Receivers match them without case. */
export const SIGNATURE_HEADERS = {
  keyId: 'Maidan-Key-Id',
  timestamp: 'Maidan-Timestamp',
  requestId: 'Maidan-Request-Id',
  signature: 'Maidan-Signature',
} as const;

/** The four headers that make a request signed, ready for `fetch`. */
export type SignatureHeaders = Record<
  (typeof SIGNATURE_HEADERS)[keyof typeof SIGNATURE_HEADERS],
  string
>;

/** What the signature covers. */
export interface SignedParts {
  /** Unix time in milliseconds at the sender. */
  timestampMs: number;
  /** HTTP method in any case; signed in upper case. */
  method: string;
  /** Path with query exactly as requested, from the first slash, without origin. */
  path: string;
  /** New on every attempt: 8 to 64 letters, digits, `_` or `-`. */
  requestId: string;
  /** The body's text exactly as sent; empty for a request without a body. */
  rawBody: string;
}

/** Everything `signRequest` needs. */
export interface SignRequestInput extends SignedParts {
  /** Public name of the key: 1 to 64 letters, digits, `_`, `.` or `-`. */
  keyId: string;
  /** Shared secret, at least 16 characters. */
  secret: string;
}

/** Why a signature was not accepted. The first four answer 401, the last one 409. */
export type SignatureFailure =
  | 'missing' // a header is absent or malformed
  | 'unknown_key' // no secret under this key id
  | 'clock' // timestamp outside the window
  | 'signature' // the parts do not match the signature
  | 'duplicate_request'; // this request id was used before inside the window

/** Outcome of `verifyRequest`. */
export type VerifyResult =
  | { ok: true; keyId: string; requestId: string }
  | { ok: false; reason: SignatureFailure };

/** Everything `verifyRequest` needs. */
export interface VerifyRequestInput {
  /** Reads one request header by name; null or undefined when it is absent. */
  header: (name: string) => string | null | undefined;
  method: string;
  path: string;
  rawBody: string;
  /** The receiver's clock, Unix milliseconds. */
  nowMs: number;
  /** Gives the secret of a key id, or undefined when the key is unknown or withdrawn. */
  findSecret: (keyId: string) => Promise<string | undefined> | string | undefined;
  /**
   * Stores the request id for at least REQUEST_ID_MEMORY_MS and answers true when it was new,
   * false when it was stored before. It is called only for requests whose signature is right, so that
   * a stranger cannot use up ids. It must be atomic across the receiver's processes.
   */
  rememberRequestId: (keyId: string, requestId: string) => Promise<boolean>;
}

const KEY_ID = /^[A-Za-z0-9_.-]{1,64}$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const TIMESTAMP = /^[0-9]{10,16}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;
const PATH = /^\/[^\s#]*$/;

function signedText({ timestampMs, method, path, requestId, rawBody }: SignedParts): string {
  return [String(timestampMs), method.toUpperCase(), path, requestId, rawBody].join('\n');
}

/** Makes a request id that no other attempt has: 32 hexadecimal digits of randomness. */
export function createRequestId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * Signs one attempt of a request: HMAC-SHA256, as lower-case hexadecimal, over
 * `timestamp\nMETHOD\npath-with-query\nrequestId\nrawBody`. Source: VENDOR-01.
 * @throws RangeError when the key id, request id, path or timestamp is malformed, so that no
 * receiver could verify it; that is a fault of the caller
 */
export async function signRequest(input: SignRequestInput): Promise<SignatureHeaders> {
  if (!KEY_ID.test(input.keyId)) throw new RangeError('signRequest: malformed key id');
  if (!REQUEST_ID.test(input.requestId)) throw new RangeError('signRequest: malformed request id');
  if (!PATH.test(input.path)) throw new RangeError('signRequest: path must start with a slash');
  if (!TIMESTAMP.test(String(input.timestampMs)))
    throw new RangeError('signRequest: timestamp must be whole milliseconds');
  return {
    [SIGNATURE_HEADERS.keyId]: input.keyId,
    [SIGNATURE_HEADERS.timestamp]: String(input.timestampMs),
    [SIGNATURE_HEADERS.requestId]: input.requestId,
    [SIGNATURE_HEADERS.signature]: await hmacOf(input.secret, signedText(input)),
  };
}

/**
 * Checks a signed request and remembers its request id. Bad input never makes it throw: every
 * refusal is a typed reason. Errors of `findSecret` and `rememberRequestId` are thrown on, so that a
 * request is not accepted twice while the store is broken. Source: VENDOR-01.
 */
export async function verifyRequest(input: VerifyRequestInput): Promise<VerifyResult> {
  const keyId = input.header(SIGNATURE_HEADERS.keyId) ?? '';
  const timestamp = input.header(SIGNATURE_HEADERS.timestamp) ?? '';
  const requestId = input.header(SIGNATURE_HEADERS.requestId) ?? '';
  const signature = input.header(SIGNATURE_HEADERS.signature) ?? '';
  const isWellFormed =
    KEY_ID.test(keyId) &&
    TIMESTAMP.test(timestamp) &&
    REQUEST_ID.test(requestId) &&
    SIGNATURE.test(signature);
  if (!isWellFormed) return { ok: false, reason: 'missing' };

  const secret = await input.findSecret(keyId);
  if (secret === undefined) return { ok: false, reason: 'unknown_key' };

  const timestampMs = Number(timestamp);
  if (Math.abs(input.nowMs - timestampMs) > CLOCK_WINDOW_MS) return { ok: false, reason: 'clock' };

  const { method, path, rawBody } = input;
  const signed = { timestampMs, method, path, requestId, rawBody };
  if (!(await isHmacOf(secret, signedText(signed), signature)))
    return { ok: false, reason: 'signature' };
  if (!(await input.rememberRequestId(keyId, requestId)))
    return { ok: false, reason: 'duplicate_request' };
  return { ok: true, keyId, requestId };
}
