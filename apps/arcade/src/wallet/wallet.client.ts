import {
  authenticateReply,
  createRequestId,
  signRequest,
  WALLET_PATHS,
  walletRefusal,
  walletReply,
  type AuthenticateBody,
  type AuthenticateReply,
  type WalletCall,
  type WalletRefusal,
  type WalletReply,
} from '@maidan/wire';
import type { z } from 'zod';
import type { Clock } from '@maidan/partner-service';

/**
 * Outcome of a wallet call. `unknown` means that money may or may not have moved: the network failed,
 * the answer was late, or it was none of the shapes of the wire.
 */
export type WalletAnswer<Reply> =
  | { kind: 'accepted'; reply: Reply }
  | { kind: 'refused'; refusal: WalletRefusal }
  | { kind: 'unknown'; fault: string };

/** Calls that move money or ask for the balance. */
export type MoneyCall = Exclude<WalletCall, 'authenticate'>;

/** A wallet: the operator's over the network, or the arcade's own for free play. Never throws. */
export interface Wallet {
  authenticate: (body: AuthenticateBody) => Promise<WalletAnswer<AuthenticateReply>>;
  send: (call: MoneyCall, body: Record<string, unknown>) => Promise<WalletAnswer<WalletReply>>;
}

/** Everything the remote wallet needs. */
export interface RemoteWalletOptions {
  keyId: string;
  secret: string;
  walletBaseUrl: string;
  clock: Clock;
  /** How long one attempt may take; 8 s unless told. */
  timeoutMs?: number;
}

const LONGEST_ANSWER = 16_384;

async function readAnswer<Reply>(
  response: Response,
  shape: z.ZodType<Reply>,
): Promise<WalletAnswer<Reply>> {
  const text = await response.text();
  if (text.length > LONGEST_ANSWER) return { kind: 'unknown', fault: 'answer too long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unknown', fault: `status ${response.status} without JSON` };
  }
  if (response.status === 200) {
    const reply = shape.safeParse(value);
    if (reply.success) return { kind: 'accepted', reply: reply.data };
  }
  const refusal = walletRefusal.safeParse(value);
  const isRefusal = response.status >= 400 && response.status < 500 && refusal.success;
  // A used request id says nothing about the transaction: its first use may have moved money.
  if (isRefusal && refusal.data.code !== 'duplicate_request')
    return { kind: 'refused', refusal: refusal.data };
  return { kind: 'unknown', fault: `status ${response.status}` };
}

/** The operator's wallet over signed HTTP: a new request id on every attempt (VENDOR-01). */
export function createRemoteWallet(options: RemoteWalletOptions): Wallet {
  async function post<Reply>(call: WalletCall, body: unknown, shape: z.ZodType<Reply>) {
    const url = new URL(options.walletBaseUrl.replace(/\/$/, '') + WALLET_PATHS[call]);
    const rawBody = JSON.stringify(body);
    try {
      const headers = await signRequest({
        keyId: options.keyId,
        secret: options.secret,
        timestampMs: options.clock(),
        method: 'POST',
        path: url.pathname,
        requestId: createRequestId(),
        rawBody,
      });
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: rawBody,
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs ?? 8_000),
      });
      return await readAnswer(response, shape);
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unreadable failure';
      return { kind: 'unknown', fault } as const;
    }
  }
  return {
    authenticate: (body) => post('authenticate', body, authenticateReply),
    send: (call, body) => post(call, body, walletReply),
  };
}
