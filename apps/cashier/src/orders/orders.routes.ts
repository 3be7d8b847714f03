import {
  createPaymentBody,
  createPayoutBody,
  PAYMENT_PATHS,
  PAYMENT_REFUSAL_STATUS,
  verifyRequest,
  type PaymentRefusalCode,
} from '@maidan/wire';
import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import type { Clock } from '@maidan/partner-service';
import type { OperatorKeys } from '../platform/env.ts';
import { describeOrder, type OrdersService } from './orders.service.ts';
import type { Order, OrdersStore } from './orders.store.ts';

export interface OrdersRoutesOptions {
  operatorKeys: OperatorKeys;
  orders: OrdersStore;
  service: OrdersService;
  publicOrigin: string;
  clock: Clock;
}

type Checked<Body> = { keyId: string; body: Body } | { refusal: PaymentRefusalCode };

function refuse(c: Context, code: PaymentRefusalCode) {
  return c.json({ code }, PAYMENT_REFUSAL_STATUS[code]);
}

function parse<Body>(rawBody: string, shape: z.ZodType<Body>): Body | undefined {
  try {
    return shape.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}

/** The signed calls of operators: payments, payouts and their state. */
export function createOrdersRoutes(options: OrdersRoutesOptions): Hono {
  const { operatorKeys, orders, service, clock } = options;

  async function checkSignature(c: Context, rawBody: string): Promise<Checked<string>> {
    const url = new URL(c.req.url);
    const check = await verifyRequest({
      header: (name) => c.req.header(name),
      method: c.req.method,
      path: url.pathname + url.search,
      rawBody,
      nowMs: clock(),
      findSecret: (keyId) =>
        Object.hasOwn(operatorKeys, keyId) ? operatorKeys[keyId]?.secret : undefined,
      rememberRequestId: async (keyId, requestId) =>
        orders.rememberRequest(keyId, requestId, clock()),
    });
    if (check.ok) return { keyId: check.keyId, body: rawBody };
    const isRepeated = check.reason === 'duplicate_request';
    return { refusal: isRepeated ? 'duplicate_request' : 'invalid_signature' };
  }

  async function readOrder<Body extends { callbackUrl: string }>(
    c: Context,
    shape: z.ZodType<Body>,
  ): Promise<Checked<Body>> {
    const signed = await checkSignature(c, await c.req.text());
    if ('refusal' in signed) return signed;
    const body = parse(signed.body, shape);
    if (body === undefined) return { refusal: 'invalid_request' };
    const agreed = operatorKeys[signed.keyId]?.callbackOrigins ?? [];
    if (!agreed.includes(new URL(body.callbackUrl).origin))
      return { refusal: 'origin_not_allowed' };
    return { keyId: signed.keyId, body };
  }

  async function tellState(c: Context, kind: Order['kind']) {
    const signed = await checkSignature(c, '');
    if ('refusal' in signed) return refuse(c, signed.refusal);
    const order = orders.findByReference(signed.keyId, kind, c.req.param('reference') ?? '');
    return order === undefined ? refuse(c, 'unknown_reference') : c.json(describeOrder(order));
  }

  return new Hono()
    .post(PAYMENT_PATHS.payments, async (c) => {
      const input = await readOrder(c, createPaymentBody);
      if ('refusal' in input) return refuse(c, input.refusal);
      const order = service.createPayment(input.keyId, input.body);
      if (order === 'conflict') return refuse(c, 'conflict');
      return c.json({
        paymentUrl: `${options.publicOrigin}/pay/${order.pageToken}`,
        cashierReference: order.cashierReference,
        expiresAt: new Date(order.dueAt).toISOString(),
      });
    })
    .post(PAYMENT_PATHS.payouts, async (c) => {
      const input = await readOrder(c, createPayoutBody);
      if ('refusal' in input) return refuse(c, input.refusal);
      const order = service.createPayout(input.keyId, input.body);
      if (order === 'conflict') return refuse(c, 'conflict');
      return c.json({ cashierReference: order.cashierReference, status: 'pending' });
    })
    .get(`${PAYMENT_PATHS.payments}/:reference`, (c) => tellState(c, 'payment'))
    .get(`${PAYMENT_PATHS.payouts}/:reference`, (c) => tellState(c, 'payout'));
}
