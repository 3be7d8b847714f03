// The operator's side of the wallet, kept in memory and called over real HTTP, for tests.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  REFUSAL_STATUS,
  verifyRequest,
  WALLET_PATHS,
  walletRequest,
  type RefusalCode,
  type WalletCall,
  type WalletRequest,
} from '@maidan/wire';

/** One call as the operator saw it. */
export interface SeenCall {
  call: WalletCall;
  requestId: string;
  body: Record<string, unknown>;
}

/**
 * What the operator does with a call: answer it; carry it out and lose the answer; carry it out and answer late, or when a
 * promise is kept; not receive it at all; or refuse it with a code.
 */
export type CallBehaviour =
  | 'answer'
  | 'lose-answer'
  | 'slow'
  | 'deaf'
  | Promise<void>
  | RefusalCode;

/** A wallet; its behaviour can be set per call. */
export interface FakeOperator {
  url: string;
  calls: SeenCall[];
  behaviours: Partial<Record<WalletCall, CallBehaviour>>;
  balanceMinor: () => number;
  /** What the wallet moved for a round: stakes that stand, payouts, and how many payouts there were, in minor units. */
  movedFor: (roundId: string) => { stakedMinor: number; paidMinor: number; wins: number };
  /** Who signs in from now on. */
  setPlayer: (player: { playerRef: string; displayName: string }) => void;
  close: () => Promise<void>;
}

export const OPERATOR_SECRET = 'arcade-and-operator-secret';
export const OPERATOR_KEY = 'operator-1';
export const SESSION_TOKEN = 'session-token-of-the-player';

const START_MINOR = 1_000_000;

function createLedger() {
  let balance = START_MINOR;
  const done = new Map<string, string>();
  const bets = new Map<string, { stake: number; isPaid: boolean; isBack: boolean }>();
  const wins: { roundId: string; amountMinor: number }[] = [];

  function bet(
    { transactionId: id, amountMinor: stake }: WalletRequest<'bet'>['body'],
    winMinor: number,
  ): RefusalCode | undefined {
    if (bets.get(id)?.isBack === true) return 'conflict';
    if (stake > balance) return 'insufficient_funds';
    balance += winMinor - stake;
    bets.set(id, { stake, isPaid: winMinor > 0, isBack: false });
    return undefined;
  }

  function rollback(id: string): RefusalCode | undefined {
    const known = bets.get(id) ?? { stake: 0, isPaid: false, isBack: false };
    if (known.isPaid) return 'rollback_refused';
    if (!known.isBack) balance += known.stake;
    bets.set(id, { ...known, isBack: true });
    return undefined;
  }

  return {
    balance: () => balance,
    movedFor(roundId: string) {
      const paid = wins.filter((win) => win.roundId === roundId);
      const stakes = [...bets].filter(
        ([id, { isBack }]) => id.startsWith(`${roundId}.bet`) && !isBack,
      );
      return {
        stakedMinor: stakes.reduce((sum, [, { stake }]) => sum + stake, 0),
        paidMinor: paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        wins: paid.length,
      };
    },
    apply({ call, body }: WalletRequest): RefusalCode | undefined {
      const id = 'transactionId' in body ? body.transactionId : '';
      const text = JSON.stringify(body);
      if (id !== '' && done.has(id)) return done.get(id) === text ? undefined : 'conflict';
      let refusal: RefusalCode | undefined;
      if (call === 'bet') refusal = bet(body, 0);
      if (call === 'betAndWin') refusal = bet(body, body.winAmountMinor);
      if (call === 'rollback') refusal = rollback(body.betTransactionId);
      if (call === 'win') {
        balance += body.amountMinor;
        wins.push(body);
      }
      if (id !== '' && refusal === undefined) done.set(id, text);
      return refusal;
    },
  };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** Starts the operator on a free port of loopback, or on the given one. */
export async function startFakeOperator(clock = Date.now, port = 0): Promise<FakeOperator> {
  const ledger = createLedger();
  const seenRequests = new Set<string>();
  const calls: SeenCall[] = [];
  const behaviours: FakeOperator['behaviours'] = {};
  let person = { playerRef: 'player-1', displayName: 'Rahim' };

  async function handle(path: string, header: (name: string) => string | undefined, raw: string) {
    const check = await verifyRequest({
      header,
      method: 'POST',
      path,
      rawBody: raw,
      nowMs: clock(),
      findSecret: (keyId) => (keyId === OPERATOR_KEY ? OPERATOR_SECRET : undefined),
      rememberRequestId: async (_keyId, requestId) => {
        const isNew = !seenRequests.has(requestId);
        seenRequests.add(requestId);
        return isNew;
      },
    });
    const entry = Object.entries(WALLET_PATHS).find(([, own]) => own === path);
    const call = entry?.[0] as WalletCall | undefined;
    if (!check.ok || call === undefined)
      return { status: 401, body: { code: 'invalid_signature' } };
    const request = walletRequest.safeParse({ call, body: JSON.parse(raw) });
    if (!request.success) return { status: 400, body: { code: 'invalid_request' } };
    calls.push({ call, requestId: check.requestId, body: request.data.body });
    const behaviour = behaviours[call] ?? 'answer';
    if (behaviour === 'deaf') return undefined;
    const isHeld = behaviour instanceof Promise;
    const isCarriedOut = isHeld || ['answer', 'lose-answer', 'slow'].includes(behaviour);
    const refusal = isCarriedOut ? ledger.apply(request.data) : (behaviour as RefusalCode);
    if (behaviour === 'lose-answer') return undefined;
    if (behaviour === 'slow') await sleep(150);
    if (isHeld) await behaviour;
    const money = { balanceMinor: ledger.balance(), currency: 'BDT' };
    if (refusal !== undefined)
      return { status: REFUSAL_STATUS[refusal], body: { code: refusal, ...money } };
    const player = { ...person, language: 'bn' };
    return { status: 200, body: call === 'authenticate' ? { ...money, ...player } : money };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const header = (name: string) => request.headers[name.toLowerCase()]?.toString();
      handle(request.url ?? '/', header, Buffer.concat(chunks).toString())
        .then((result) =>
          result === undefined ? response.destroy() : answer(response, result.status, result.body),
        )
        .catch(() => answer(response, 500, {}));
    });
  });
  const url = await listen(server, port);
  return {
    url,
    calls,
    behaviours,
    balanceMinor: () => ledger.balance(),
    movedFor: ledger.movedFor,
    setPlayer: (player) => {
      person = player;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
