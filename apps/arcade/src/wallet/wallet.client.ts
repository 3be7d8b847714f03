import {
  authenticateReply,
  createRequestId,
  signRequest,
  WALLET_PATHS,
  walletRefusal,
  walletReply,
  type AuthenticateReply,
  type WalletCall,
  type WalletRefusal,
  type WalletReply,
  type WalletRequest,
} from '@maidan/wire';
import type { z } from 'zod';
import type { Clock } from '@maidan/partner-service';

/**
 * Outcome of a wallet call. `unknown` means that the money may or may not have moved: the network failed, the answer
 * was late, or it was not in the agreed shape.
 */
export type WalletAnswer<Reply> =
  | { kind: 'accepted'; reply: Reply }
  | { kind: 'refused'; refusal: WalletRefusal }
  | { kind: 'unknown'; fault: string };

/** A call about a round: its name and its body. */
export type MoneyRequest = Exclude<WalletRequest, { call: 'authenticate' | 'balance' }>;

type BodyOf<Call extends WalletCall> = WalletRequest<Call>['body'];

/** A wallet: the operator's over the network, or the arcade's own for free play. Never throws. */
export interface Wallet {
  authenticate: (body: BodyOf<'authenticate'>) => Promise<WalletAnswer<AuthenticateReply>>;
  /** Asks for the balance; `currency` is the session's, in which play money is counted. */
  balance: (body: BodyOf<'balance'>, currency: string) => Promise<WalletAnswer<WalletReply>>;
  send: (request: MoneyRequest) => Promise<WalletAnswer<WalletReply>>;
}

export interface RemoteWalletOptions {
  keyId: string;
  secret: string;
  walletBaseUrl: string;
  clock: Clock;
  /** How long one attempt may take; `WALLET_TIMEOUT_MS` unless set. */
  timeoutMs?: number;
}

/** How long a wallet may take to answer, in milliseconds. */
export const WALLET_TIMEOUT_MS = 8_000;
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
  // A refused request id says nothing about the transaction: its first use may have moved money.
  if (isRefusal && refusal.data.code !== 'duplicate_request')
    return { kind: 'refused', refusal: refusal.data };
  return { kind: 'unknown', fault: `status ${response.status}` };
}

/** The operator's wallet over signed HTTP: a new request id on every attempt (VENDOR-01). */
export function createRemoteWallet(options: RemoteWalletOptions): Wallet {
  async function post<Reply>({ call, body }: WalletRequest, shape: z.ZodType<Reply>) {
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
        signal: AbortSignal.timeout(options.timeoutMs ?? WALLET_TIMEOUT_MS),
      });
      return await readAnswer(response, shape);
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unreadable failure';
      return { kind: 'unknown', fault } as const;
    }
  }
  return {
    authenticate: (body) => post({ call: 'authenticate', body }, authenticateReply),
    balance: (body) => post({ call: 'balance', body }, walletReply),
    send: (request) => post(request, walletReply),
  };
}
