import { randomBytes } from 'node:crypto';
import { createRequestId, signRequest, type PaymentCallback } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Clock, Database, Metrics } from '@maidan/partner-service';
import type { OperatorKeys } from '../platform/env.ts';
import { createCallbacksStore, type DueCallback } from './callbacks.store.ts';
import type { OrdersStore } from './orders.store.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 600_000;
const MOST_AT_ONCE = 50;

/**
 * Durable queue of callbacks. They are sent independently, so the receiver must order them by their sequence number.
 */
export interface Callbacks {
  /** Stores a callback to be sent at `notBefore`. Run it in the transaction that changes the order. */
  add: (cashierReference: string, callback: PaymentCallback, notBefore: number) => void;
  /** As `add`, for one that a stranger would send: its signature is wrong, and it is tried once. */
  addForged: (cashierReference: string, callback: PaymentCallback, notBefore: number) => void;
  /** Sends every callback that is due, once, and waits for the answers. */
  deliverDue: () => Promise<void>;
  waiting: () => number;
}

export interface CallbacksOptions {
  database: Database;
  orders: OrdersStore;
  operatorKeys: OperatorKeys;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** How long one attempt may take; 8 s unless set. */
  timeoutMs?: number;
}

/** Wait before attempt `attempts` + 1: doubles from one second to ten minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
}

/** Answers undefined when the operator accepted the callback, otherwise the reason. */
async function post(
  callback: DueCallback,
  { orders, operatorKeys, clock, timeoutMs = 8_000 }: CallbacksOptions,
): Promise<string | undefined> {
  const order = orders.find(callback.cashierReference);
  const operator = order === undefined ? undefined : operatorKeys[order.keyId];
  if (order === undefined || operator === undefined) return 'no key for this operator';
  const url = new URL(order.body.callbackUrl);
  try {
    const headers = await signRequest({
      keyId: order.keyId,
      secret: callback.isForged ? randomBytes(32).toString('hex') : operator.secret,
      timestampMs: clock(),
      method: 'POST',
      path: url.pathname + url.search,
      requestId: createRequestId(),
      rawBody: callback.rawBody,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: callback.rawBody,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'unreadable failure';
  }
}

/** Makes the queue. A callback is kept until the operator answers with a 2xx status. */
export function createCallbacks(options: CallbacksOptions): Callbacks {
  const { database, clock, log, metrics } = options;
  const store = createCallbacksStore(database);
  const busy = new Set<number>();
  const sent = metrics.counter('cashier_callbacks_total', 'Callbacks that were tried', ['answer']);

  async function deliver(callback: DueCallback): Promise<void> {
    const { callbackId, cashierReference, attempts, isForged } = callback;
    if (busy.has(callbackId)) return;
    busy.add(callbackId);
    try {
      const fault = await post(callback, options);
      sent.inc({ answer: fault === undefined ? 'taken' : 'failed' });
      if (fault === undefined || isForged) {
        store.setTaken(callbackId, clock());
        return;
      }
      log.warn({ cashierReference, attempts: attempts + 1, fault }, 'callback waits');
      store.setFailed(callbackId, fault, clock() + waitAfter(attempts));
    } finally {
      busy.delete(callbackId);
    }
  }

  return {
    add: store.add,
    addForged: store.addForged,
    async deliverDue() {
      if (busy.size >= MOST_AT_ONCE) return;
      await Promise.all(store.due(clock()).map((callback) => deliver(callback)));
    },
    waiting: store.countWaiting,
  };
}
