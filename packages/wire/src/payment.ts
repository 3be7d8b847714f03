import { z } from 'zod';

/**
 * Where the payment rail takes orders, below its base address. POST creates, GET on
 * `<path>/<reference>` gives the state. Both are signed by the operator.
 */
export const PAYMENT_PATHS = { payments: '/payments/v1', payouts: '/payouts/v1' } as const;

const reference = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 id characters');
const siteId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const amountMinor = z.int().min(1).max(1_000_000_000_000);
const currency = z.string().regex(/^[A-Z]{3,5}$/);
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);
const timestamp = z.iso.datetime();

/**
 * Orders a payment page. The same reference with the same body gives the same answer again;
 * with another body it is refused with `conflict`.
 */
export const createPaymentBody = z.object({
  reference,
  siteId,
  amountMinor,
  currency,
  /** Where the hosted page sends the player afterwards. That the player arrives there does not prove a payment. */
  returnUrl: httpUrl,
  /** Where signed callbacks are sent. It must be on the origin agreed with the operator. */
  callbackUrl: httpUrl,
  channel: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  language: z.string().min(2).max(12),
});

/** The hosted page, the rail's own number and the moment the page stops taking a decision. */
export const createPaymentReply = z.object({
  paymentUrl: httpUrl,
  cashierReference: reference,
  expiresAt: timestamp,
});

/** Orders a payout. Like a payment, it may be repeated under the same reference. */
export const createPayoutBody = z.object({
  reference,
  siteId,
  amountMinor,
  currency,
  callbackUrl: httpUrl,
  channel: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  /**
   * Opaque name of the player's payout account. At the practice rail one that starts with FAIL fails, and the callback of one
   * that starts with LATE, LOST, TWIN, TURN or FAKE comes late, never, twice, in the wrong order, or after a forged one.
   */
  accountRef: reference,
});

/** Says that the rail accepted the payout. A callback says later how it ended. */
export const createPayoutReply = z.object({
  cashierReference: reference,
  status: z.literal('pending'),
});

/**
 * State of a payment or payout: `pending` may still change; `paid`: the money has moved; `failed`: the rail could not
 * move it; `cancelled`: the player stopped it (payments only); `expired`: nobody decided in time (payments only).
 */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired']);

/**
 * What a callback says, and what GET answers. `sequence` counts an order's states from 1 (an
 * untouched order has 0). The highest sequence counts: a lower one that arrives later is out of date,
 * and the same one again is a repetition. `paid` may follow `expired` when the money was on its way.
 */
export const paymentCallback = z.object({
  kind: z.enum(['payment', 'payout']),
  reference,
  cashierReference: reference,
  status: paymentStatus,
  amountMinor,
  currency,
  sequence: z.int().min(0),
  occurredAt: timestamp,
});

/** Why the rail refused an order, with the HTTP status each is sent with. */
export const PAYMENT_REFUSAL_STATUS = {
  invalid_request: 400,
  invalid_signature: 401,
  origin_not_allowed: 403, // callbackUrl is not on an origin agreed with this operator
  unknown_reference: 404,
  conflict: 409, // the reference exists with another body
  duplicate_request: 409, // request id used before
} as const;

/** Body of a payment order. */
export type CreatePaymentBody = z.infer<typeof createPaymentBody>;
/** Answer to a payment order. */
export type CreatePaymentReply = z.infer<typeof createPaymentReply>;
/** Body of a payout order. */
export type CreatePayoutBody = z.infer<typeof createPayoutBody>;
/** Answer to a payout order. */
export type CreatePayoutReply = z.infer<typeof createPayoutReply>;
/** State of an order. */
export type PaymentStatus = z.infer<typeof paymentStatus>;
/** Body of a callback and of a state answer. */
export type PaymentCallback = z.infer<typeof paymentCallback>;
/** Code of a refused order. */
export type PaymentRefusalCode = keyof typeof PAYMENT_REFUSAL_STATUS;
