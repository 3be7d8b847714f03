import { walletRequest } from '@maidan/wire';
import type { WalletReply, WalletRequest } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Clock, Database, Metrics } from '@maidan/partner-service';
import type { MoneyRequest, Wallet, WalletAnswer } from './wallet.client.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 600_000;
const MOST_AT_ONCE = 50;

/** A call that must reach the wallet sooner or later. */
export interface OutboxItem {
  itemId: number;
  roundId: string;
  request: MoneyRequest;
  attempts: number;
}

export interface OutboxOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** The wallet of a round, or undefined when its operator's key was removed. */
  walletOf: (roundId: string) => Wallet | undefined;
  /** Called when an item has its final answer, in the same transaction that marks it as done. */
  onDone: (item: OutboxItem, answer: WalletAnswer<WalletReply>) => void;
}

/** Durable queue of wallet calls. The calls of one round are sent in order, each until it is answered. */
export interface Outbox {
  /** Stores a call. To be run in the transaction that makes the call necessary. */
  add: (request: MoneyRequest) => void;
  /** Tries the first waiting call of a round now; answers the balance when it was accepted. */
  deliverNext: (roundId: string) => Promise<WalletReply | undefined>;
  /** The name of the first waiting call of a round; undefined when none waits. */
  nextCall: (roundId: string) => MoneyRequest['call'] | undefined;
  /** Tries every call that is due, once. */
  deliverDue: () => Promise<void>;
  /** Number of calls that wait. */
  waiting: () => number;
}

/** Wait before attempt `attempts` + 1: doubles from half a second to ten minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
}

/** Whether repeating the call is useless, because it worked or because the matter is settled. */
function isFinal({ call }: MoneyRequest, answer: WalletAnswer<WalletReply>): boolean {
  if (answer.kind === 'accepted') return true;
  if (answer.kind === 'unknown') return false;
  if (call === 'rollback') return answer.refusal.code === 'rollback_refused';
  return call === 'endRound' && answer.refusal.code === 'unknown_round';
}

function readRequest(row: Record<string, unknown>): MoneyRequest {
  const body: unknown = JSON.parse(String(row['body']));
  const request: WalletRequest = walletRequest.parse({ call: row['call'], body });
  if (request.call === 'authenticate' || request.call === 'balance')
    throw new Error(`The outbox contains ${request.call}, which belongs to no round`);
  return request;
}

function readItem(row: Record<string, unknown>): OutboxItem {
  return {
    itemId: Number(row['item_id']),
    roundId: String(row['round_id']),
    request: readRequest(row),
    attempts: Number(row['attempts']),
  };
}

/** The item of a row, or why it cannot be sent: an older or a newer version of the arcade may have written it. */
function readableItem(row: Record<string, unknown>): OutboxItem | { unreadable: unknown } {
  try {
    return readItem(row);
  } catch (error) {
    return { unreadable: error };
  }
}

const FIRST_OF_ROUND = `SELECT * FROM outbox WHERE round_id = ? AND done_at IS NULL
  ORDER BY item_id LIMIT 1`;
const DUE_ROUNDS = `SELECT round_id FROM outbox o WHERE done_at IS NULL AND next_attempt_at <= ?
  AND NOT EXISTS (SELECT 1 FROM outbox earlier WHERE earlier.round_id = o.round_id
    AND earlier.done_at IS NULL AND earlier.item_id < o.item_id) LIMIT 50`;

function nextCallOf(database: Database, roundId: string): MoneyRequest['call'] | undefined {
  const row = database.prepare(FIRST_OF_ROUND).get(roundId);
  return row === undefined ? undefined : (String(row['call']) as MoneyRequest['call']);
}

/** Makes the outbox. A refused win is kept and tried again, because a known round must be paid. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, clock, log, metrics } = options;
  const busyRounds = new Set<string>();
  const calls = metrics.counter('arcade_wallet_calls_total', 'Calls of wallets that were tried', [
    'call',
    'answer',
  ]);

  function finish(item: OutboxItem, answer: WalletAnswer<WalletReply>): void {
    database.prepare('UPDATE outbox SET done_at = ? WHERE item_id = ?').run(clock(), item.itemId);
    options.onDone(item, answer);
  }

  function postpone(item: OutboxItem, answer: WalletAnswer<WalletReply>): void {
    const fault = answer.kind === 'refused' ? answer.refusal.code : 'no answer';
    database
      .prepare(
        'UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?, last_fault = ? WHERE item_id = ?',
      )
      .run(clock() + waitAfter(item.attempts), fault, item.itemId);
    log.warn(
      { roundId: item.roundId, call: item.request.call, attempts: item.attempts + 1, fault },
      'wallet call waits',
    );
  }

  function setAside(itemId: number, roundId: string, error: unknown): void {
    database
      .prepare('UPDATE outbox SET next_attempt_at = ?, last_fault = ? WHERE item_id = ?')
      .run(clock() + LONGEST_WAIT_MS, 'unreadable', itemId);
    log.error({ roundId, itemId, err: error }, 'wallet call cannot be read and waits');
  }

  async function deliverNext(roundId: string): Promise<WalletReply | undefined> {
    if (busyRounds.has(roundId)) return undefined;
    const row = database.prepare(FIRST_OF_ROUND).get(roundId);
    if (row === undefined) return undefined;
    busyRounds.add(roundId);
    try {
      const item = readableItem(row);
      if ('unreadable' in item) {
        setAside(Number(row['item_id']), roundId, item.unreadable);
        return undefined;
      }
      const wallet = options.walletOf(roundId);
      const answer: WalletAnswer<WalletReply> =
        wallet === undefined
          ? { kind: 'unknown', fault: 'no key for this operator' }
          : await wallet.send(item.request);
      calls.inc({ call: item.request.call, answer: answer.kind });
      if (isFinal(item.request, answer)) finish(item, answer);
      else postpone(item, answer);
      return answer.kind === 'accepted' ? answer.reply : undefined;
    } finally {
      busyRounds.delete(roundId);
    }
  }

  return {
    add({ call, body }) {
      database
        .prepare(
          'INSERT INTO outbox (round_id, call, body, next_attempt_at, created_at) VALUES (?, ?, ?, ?, ?)',
        )
        .run(body.roundId, call, JSON.stringify(body), clock(), clock());
    },
    deliverNext,
    nextCall: (roundId) => nextCallOf(database, roundId),
    async deliverDue() {
      if (busyRounds.size >= MOST_AT_ONCE) return;
      const rounds = database.prepare(DUE_ROUNDS).all(clock());
      await Promise.all(rounds.map((row) => deliverNext(String(row['round_id']))));
    },
    waiting() {
      const row = database.prepare('SELECT count(*) AS n FROM outbox WHERE done_at IS NULL').get();
      return Number(row?.['n'] ?? 0);
    },
  };
}
