import { createRequestId, signRequest, type PaymentCallback } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Clock, Database, Metrics } from '@maidan/partner-service';
import type { OperatorKeys } from '../platform/env.ts';
import type { OrdersStore } from './orders.store.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 600_000;
const MOST_AT_ONCE = 50;

/** Durable queue of callbacks. Each goes on its own, so a receiver must go by their sequence. */
export interface Callbacks {
  /** Stores a callback to be sent at `notBefore`. Run it in the transaction that changes the order. */
  add: (cashierReference: string, callback: PaymentCallback, notBefore: number) => void;
  /** Sends every callback whose time has come, once, and waits for the answers. */
  deliverDue: () => Promise<void>;
  waiting: () => number;
}

/** Everything callbacks need. */
export interface CallbacksOptions {
  database: Database;
  orders: OrdersStore;
  operatorKeys: OperatorKeys;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** How long one attempt may take; 8 s unless told. */
  timeoutMs?: number;
}

interface Item {
  callbackId: number;
  cashierReference: string;
  rawBody: string;
  attempts: number;
}

/** Wait before attempt `attempts` + 1: doubles from one second to ten minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
}

/** Makes the queue. A callback is kept until the operator answers with a 2xx status. */
export function createCallbacks(options: CallbacksOptions): Callbacks {
  const { database, clock, log, metrics } = options;
  const busy = new Set<number>();
  const sent = metrics.counter('cashier_callbacks_total', 'Callbacks that were tried', ['answer']);

  /** Answers undefined when the operator took it, else why not. */
  async function post(item: Item): Promise<string | undefined> {
    const order = options.orders.find(item.cashierReference);
    const operator = order === undefined ? undefined : options.operatorKeys[order.keyId];
    if (order === undefined || operator === undefined) return 'no key for this operator';
    const url = new URL(order.body.callbackUrl);
    try {
      const headers = await signRequest({
        keyId: order.keyId,
        secret: operator.secret,
        timestampMs: clock(),
        method: 'POST',
        path: url.pathname + url.search,
        requestId: createRequestId(),
        rawBody: item.rawBody,
      });
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: item.rawBody,
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs ?? 8_000),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unreadable failure';
    }
  }

  async function deliver(item: Item): Promise<void> {
    if (busy.has(item.callbackId)) return;
    busy.add(item.callbackId);
    try {
      const fault = await post(item);
      sent.inc({ answer: fault === undefined ? 'taken' : 'failed' });
      if (fault === undefined) {
        database
          .prepare('UPDATE callbacks SET done_at = ? WHERE callback_id = ?')
          .run(clock(), item.callbackId);
        return;
      }
      const { cashierReference, attempts } = item;
      log.warn({ cashierReference, attempts: attempts + 1, fault }, 'callback waits');
      database
        .prepare(
          `UPDATE callbacks SET attempts = attempts + 1, next_attempt_at = ?, last_fault = ?
           WHERE callback_id = ?`,
        )
        .run(clock() + waitAfter(attempts), fault, item.callbackId);
    } finally {
      busy.delete(item.callbackId);
    }
  }

  return {
    add(cashierReference, callback, notBefore) {
      database
        .prepare(
          'INSERT INTO callbacks (cashier_reference, body, next_attempt_at) VALUES (?, ?, ?)',
        )
        .run(cashierReference, JSON.stringify(callback), notBefore);
    },
    async deliverDue() {
      if (busy.size >= MOST_AT_ONCE) return;
      const rows = database
        .prepare(
          `SELECT * FROM callbacks WHERE done_at IS NULL AND next_attempt_at <= ?
           ORDER BY next_attempt_at, callback_id LIMIT 50`,
        )
        .all(clock());
      const items = rows.map((row) => ({
        callbackId: Number(row['callback_id']),
        cashierReference: String(row['cashier_reference']),
        rawBody: String(row['body']),
        attempts: Number(row['attempts']),
      }));
      await Promise.all(items.map((item) => deliver(item)));
    },
    waiting() {
      const row = database
        .prepare('SELECT count(*) AS n FROM callbacks WHERE done_at IS NULL')
        .get();
      return Number(row?.['n'] ?? 0);
    },
  };
}
