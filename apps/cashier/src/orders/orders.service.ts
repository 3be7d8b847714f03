import { randomBytes } from 'node:crypto';
import type {
  CreatePaymentBody,
  CreatePayoutBody,
  PaymentCallback,
  PaymentStatus,
} from '@maidan/wire';
import { inTransaction } from '@maidan/partner-service';
import type { Clock, Database } from '@maidan/partner-service';
import type { Callbacks } from './callbacks.ts';
import type { Order, OrdersStore, PaymentOrder, PayoutOrder } from './orders.store.ts';
import { endOfPayout } from './payout-end.ts';

/**
 * How the callbacks of a decision are sent, to practise what a real rail does on a bad day. normal: once, at once.
 * repeated: the same one twice. late: half a minute later. out_of_order: the previous state arrives after the new one.
 * lost: never; only who asks gets to know. forged: a stranger says first that it was paid, the true one comes after it.
 */
export const DELIVERIES = ['normal', 'repeated', 'late', 'out_of_order', 'lost', 'forged'] as const;
/** One of the ways. */
export type Delivery = (typeof DELIVERIES)[number];

/**
 * Payouts have no page on which somebody could choose. The letters with which the account begins say how the callback of its
 * payout is sent; any others are normal. A payout to FAIL… fails, and FAKE… is paid while a stranger says that it failed.
 */
const DELIVERY_OF_ACCOUNT: Readonly<Record<string, Delivery>> = {
  LATE: 'late',
  LOST: 'lost',
  TWIN: 'repeated',
  TURN: 'out_of_order',
  FAKE: 'forged',
};

/** The delay of a late callback, in milliseconds. */
export const LATE_MS = 30_000;
/** How long after the newer callback the older one, and after the forged one the true one, is sent, in milliseconds. */
export const OUT_OF_ORDER_MS = 5_000;

/** What a player can decide on the hosted page. */
export type Decision = 'paid' | 'failed' | 'cancelled';

/** The stores of orders and callbacks; `paymentLifeMs` and `payoutDelayMs` are how long pages and payouts take, in milliseconds. */
export interface OrdersServiceOptions {
  database: Database;
  orders: OrdersStore;
  callbacks: Callbacks;
  clock: Clock;
  paymentLifeMs: number;
  payoutDelayMs: number;
}

/** The rules of the practice rail. */
export interface OrdersService {
  /** The order with this reference: a new one, the existing one, or `conflict` for another body. */
  createPayment: (keyId: string, body: CreatePaymentBody) => PaymentOrder | 'conflict';
  createPayout: (keyId: string, body: CreatePayoutBody) => PayoutOrder | 'conflict';
  /**
   * Applies the player's decision. A pending payment accepts any decision; an expired one only `paid`, as money that
   * arrives late. Answers false when there was nothing to decide.
   */
  decide: (cashierReference: string, decision: Decision, delivery: Delivery) => boolean;
  /** Expires payments and ends payouts that are due. */
  advance: () => void;
}

function newOrder<Kind extends Order['kind'], Body extends Order['body']>(
  kind: Kind,
  keyId: string,
  body: Body,
  nowMs: number,
  lifeMs: number,
) {
  const status: PaymentStatus = 'pending';
  return {
    kind,
    body,
    keyId,
    status,
    cashierReference: `${kind === 'payment' ? 'pay' : 'out'}_${randomBytes(12).toString('hex')}`,
    reference: body.reference,
    pageToken: randomBytes(24).toString('base64url'),
    sequence: 0,
    dueAt: nowMs + lifeMs,
    updatedAt: nowMs,
  };
}

/** The present state of an order, as a callback sends it and as the operator reads it. */
export function describeOrder(order: Order): PaymentCallback {
  return {
    kind: order.kind,
    reference: order.reference,
    cashierReference: order.cashierReference,
    status: order.status,
    amountMinor: order.body.amountMinor,
    currency: order.body.currency,
    sequence: order.sequence,
    occurredAt: new Date(order.updatedAt).toISOString(),
  };
}

/** Makes the rules over their stores. */
export function createOrdersService(options: OrdersServiceOptions): OrdersService {
  const { database, orders, callbacks, clock } = options;

  /** Moves an order to its next state and queues the callback of that state. */
  function move(order: Order, status: PaymentStatus, notBefore: readonly number[]): Order {
    const nowMs = clock();
    const next: Order = { ...order, status, sequence: order.sequence + 1, updatedAt: nowMs };
    orders.setStatus(order.cashierReference, status, next.sequence, nowMs);
    for (const moment of notBefore)
      callbacks.add(order.cashierReference, describeOrder(next), moment);
    return next;
  }

  /** Ends an order and sends its callback in one of the ways; a forged one says the contrary of a payout's true end. */
  function end(order: Order, status: PaymentStatus, delivery: Delivery): void {
    const nowMs = clock();
    if (delivery === 'out_of_order') {
      const waiting = move(order, 'pending', [nowMs + OUT_OF_ORDER_MS]);
      move(waiting, status, [nowMs]);
      return;
    }
    const moments = {
      normal: [nowMs],
      repeated: [nowMs, nowMs],
      late: [nowMs + LATE_MS],
      lost: [],
      forged: [nowMs + OUT_OF_ORDER_MS],
    };
    const moved = move(order, status, moments[delivery]);
    if (delivery !== 'forged') return;
    const isContrary = order.kind === 'payout' && status === 'paid';
    const forged = { ...describeOrder(moved), status: isContrary ? 'failed' : 'paid' } as const;
    callbacks.addForged(order.cashierReference, forged, nowMs);
  }

  function create<Kept extends Order>(
    fresh: Kept,
    isSame: (order: Order) => order is Kept,
  ): Kept | 'conflict' {
    const known = orders.findByReference(fresh.keyId, fresh.kind, fresh.reference);
    if (known === undefined) {
      orders.insert(fresh, clock());
      return fresh;
    }
    const isRepeated = JSON.stringify(known.body) === JSON.stringify(fresh.body);
    return isRepeated && isSame(known) ? known : 'conflict';
  }

  return {
    createPayment: (keyId, body) =>
      create<PaymentOrder>(
        newOrder('payment', keyId, body, clock(), options.paymentLifeMs),
        (order) => order.kind === 'payment',
      ),
    createPayout: (keyId, body) =>
      create<PayoutOrder>(
        newOrder('payout', keyId, body, clock(), options.payoutDelayMs),
        (order) => order.kind === 'payout',
      ),
    decide(cashierReference, decision, delivery) {
      return inTransaction(database, () => {
        const order = orders.find(cashierReference);
        const isLateMoney = order?.status === 'expired' && decision === 'paid';
        if (order?.kind !== 'payment' || (order.status !== 'pending' && !isLateMoney)) return false;
        end(order, decision, delivery);
        return true;
      });
    },
    advance() {
      for (const order of orders.due(clock())) {
        inTransaction(database, () => {
          if (order.kind === 'payment') return end(order, 'expired', 'normal');
          const { accountRef } = order.body;
          const delivery = DELIVERY_OF_ACCOUNT[accountRef.slice(0, 4)] ?? 'normal';
          end(order, endOfPayout(accountRef), delivery);
        });
      }
    },
  };
}
