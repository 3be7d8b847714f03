import { createRequestId, signRequest } from '@maidan/wire';
import type { Clock } from '#platform/process/clock.ts';

/** The longest answer that is read, in bytes. The wire lets a vendor tell of 200 lotteries, which takes a third of it. */
const LONGEST_ANSWER = 262_144;

/** A partner that we call with signed requests. */
export interface Partner {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** A partner whose calls may take a time of their own, or the usual one. */
export type PartnerOptions = Omit<Partner, 'timeoutMs'> & { readonly timeoutMs?: number };

/** What a partner answered: a status and parsed JSON, which is undefined when the body was not JSON. */
export interface PartnerAnswer {
  readonly status: number;
  readonly value: unknown;
  /** The code of a refusal, when the body names one. */
  readonly code: string | undefined;
}

/** What the machine says when it never reached the partner's port, so that nothing of the request left. */
const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Raised when a partner did not answer in time, or answered more than we read. */
export class PartnerSilentError extends Error {
  override readonly name = 'PartnerSilentError';
  /** Whether the request may have arrived: false only when there was nobody to connect to. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived = true) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/**
 * Sends one signed request, with a request id of its own, and reads the answer. Redirects are not followed.
 * @throws PartnerSilentError
 */
export async function callPartner(
  partner: Partner,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<PartnerAnswer> {
  const url = new URL(partner.baseUrl.replace(/\/$/, '') + path);
  const rawBody = body === undefined ? '' : JSON.stringify(body);
  const { keyId, secret, clock, timeoutMs } = partner;
  const timestampMs = clock.now().getTime();
  const signed = { keyId, secret, timestampMs, method, path: url.pathname + url.search };
  const headers = await signRequest({ ...signed, requestId: createRequestId(), rawBody });
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: rawBody } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const value = parseJson(await readText(response));
    return { status: response.status, value, code: codeOf(value) };
  } catch (error) {
    if (error instanceof PartnerSilentError) throw error;
    const message = error instanceof Error ? error.message : 'no answer';
    throw new PartnerSilentError(message, !NEVER_REACHED.has(reasonOf(error)));
  }
}

/** The code of the system's error beneath a failed call; empty when it has none. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Stops reading where the answer becomes too long, so that a partner cannot fill the memory. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST_ANSWER) throw new PartnerSilentError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  return typeof value.code === 'string' ? value.code : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
