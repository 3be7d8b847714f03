// The setup for tests of payments: a rail that tests hold in their hand, and signed callbacks.
import { createRequestId, signRequest } from '@maidan/wire';
import type { CreatePaymentBody, CreatePayoutBody, PaymentCallback } from '@maidan/wire';
import { cashierRail } from '#providers/payments/cashier.ts';
import type { Clock } from '#platform/process/clock.ts';
import { CALLBACK_PATH, PaymentRailError } from '#modules/payments/payments.ports.ts';
import type { ConnectedRail } from '#modules/payments/payments.ports.ts';

const RAIL_KEY = { keyId: 'rail-1', secret: 'a-secret-of-the-rail-0123456789abcdef' };

/** How long the rail's page lives, in milliseconds. */
export const PAGE_LIFE_MS = 15 * 60_000;

/** One order as the rail of the tests holds it. */
export interface HeldOrder {
  readonly kind: PaymentCallback['kind'];
  readonly body: CreatePaymentBody | CreatePayoutBody;
  readonly cashierReference: string;
  readonly expiresAt: string;
  status: PaymentCallback['status'];
  sequence: number;
}

/** A rail in memory, whose own numbers begin with `references`; two on one site need two. It can fall silent or refuse; its signatures are checked as those of the cashier. */
export function railInHand(clock: Clock, references = 'C') {
  const orders = new Map<string, HeldOrder>();
  const state = {
    answers: 'well' as 'well' | 'silent' | 'unreachable' | 'refused' | 'loses_answers',
    /** How many orders of payouts arrived, also those that were refused or not answered. */
    payoutsSent: 0,
  };
  const { checkCallback } = cashierRail({ ...RAIL_KEY, baseUrl: 'http://rail.test', clock });

  const describe = (reference: string): PaymentCallback => {
    const order = orders.get(reference);
    if (!order) throw new PaymentRailError('unknown_reference', reference);
    const { kind, body, cashierReference, status, sequence } = order;
    const { amountMinor, currency } = body;
    const occurredAt = clock.now().toISOString();
    const told = { reference, cashierReference, status, amountMinor, currency, sequence };
    return { kind, ...told, occurredAt };
  };
  const refuse = () => {
    if (state.answers === 'unreachable')
      throw new PaymentRailError('unreachable', 'nobody to connect to');
    if (state.answers === 'silent') throw new PaymentRailError('silent', 'no answer');
    if (state.answers === 'refused') throw new PaymentRailError('refused', 'status 403');
  };
  const take = (kind: HeldOrder['kind'], body: HeldOrder['body']): HeldOrder => {
    refuse();
    const known = orders.get(body.reference);
    if (known && JSON.stringify(known.body) !== JSON.stringify(body))
      throw new PaymentRailError('conflict', body.reference);
    const order = known ?? {
      kind,
      body,
      cashierReference: `${references}-${orders.size + 1}`,
      expiresAt: new Date(clock.now().getTime() + PAGE_LIFE_MS).toISOString(),
      status: 'pending' as const,
      sequence: 0,
    };
    orders.set(body.reference, order);
    if (state.answers === 'loses_answers') throw new PaymentRailError('silent', 'lost');
    return order;
  };
  const connected: ConnectedRail = {
    callbackUrlOf: (siteId) => `http://api.test${CALLBACK_PATH}/${siteId}`,
    rail: {
      async createPayment(body) {
        const { cashierReference, expiresAt } = take('payment', body);
        const paymentUrl = `http://rail.test/pay/${cashierReference}`;
        return { paymentUrl, cashierReference, expiresAt };
      },
      async createPayout(body) {
        if (state.answers !== 'unreachable') state.payoutsSent += 1;
        const { cashierReference } = take('payout', body);
        return { cashierReference, status: 'pending' };
      },
      async readStatus(_kind, reference) {
        refuse();
        return describe(reference);
      },
      checkCallback,
    },
  };
  return {
    connected,
    orders,
    state,
    describe,
    /** Moves an order on, as a decision on the page does, and returns what its callback says. */
    decide(reference: string, status: PaymentCallback['status']): PaymentCallback {
      const order = orders.get(reference);
      if (!order) throw new Error(`The rail has no order ${reference}`);
      order.status = status;
      order.sequence += 1;
      return describe(reference);
    },
  };
}

/** The rail of the tests. */
export type RailInHand = ReturnType<typeof railInHand>;

/** A callback as it travels; a test spoils the parts that it wants refused. */
export async function signedCallback(
  clock: Clock,
  callback: unknown,
  spoilt: { siteId?: string; secret?: string; atMs?: number; requestId?: string } = {},
) {
  const { siteId = 'first', requestId = createRequestId(), secret = RAIL_KEY.secret } = spoilt;
  const path = `${CALLBACK_PATH}/${siteId}`;
  const rawBody = JSON.stringify(callback);
  const signed = await signRequest({
    keyId: RAIL_KEY.keyId,
    secret,
    timestampMs: spoilt.atMs ?? clock.now().getTime(),
    method: 'POST',
    path,
    requestId,
    rawBody,
  });
  return { path, rawBody, headers: { ...signed, 'content-type': 'application/json' } };
}
