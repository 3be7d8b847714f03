import type {
  CreatePaymentBody,
  CreatePaymentReply,
  CreatePayoutBody,
  CreatePayoutReply,
  PaymentCallback,
} from '@maidan/wire';

/** Why a payment rail did not take an order. */
export type PaymentRailFault =
  /** The rail did not answer in time, or not in the agreed shape. The order may or may not exist, so ask again. */
  | 'silent'
  /** There was nobody to connect to, so the order cannot have arrived. */
  | 'unreachable'
  /** The rail knows the reference with another body. */
  | 'conflict'
  /** The rail does not know the reference. */
  | 'unknown_reference'
  /** The rail refused for another reason, which its own log names. */
  | 'refused';

/** Raised when a payment rail does not do what was asked; `detail` is for the log only. */
export class PaymentRailError extends Error {
  override readonly name = 'PaymentRailError';
  readonly fault: PaymentRailFault;

  constructor(fault: PaymentRailFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/** A request from the rail to us, before it is checked. */
export interface RailRequest {
  readonly header: (name: string) => string | null | undefined;
  readonly method: string;
  /** Path with query as requested. */
  readonly path: string;
  readonly rawBody: string;
}

/** The result of checking a callback. */
export type CheckedCallback =
  | { readonly isGenuine: true; readonly callback: PaymentCallback }
  /**
   * `forged`: unsigned, wrongly signed or late. `repeated`: the request id was used before. `malformed`: not in the
   * agreed shape.
   */
  | { readonly isGenuine: false; readonly reason: 'forged' | 'repeated' | 'malformed' };

/**
 * What payments need of a payment rail; implemented in `providers/payments`. Repeating an order with the same
 * reference orders nothing new. Every method except `checkCallback` throws PaymentRailError when the rail does not do
 * what was asked.
 */
export interface PaymentRail {
  /** Orders a payment page. The rail's own reference is given once, since what it names is credited once on a site. */
  createPayment(order: CreatePaymentBody): Promise<CreatePaymentReply>;
  /** Orders a payout. */
  createPayout(order: CreatePayoutBody): Promise<CreatePayoutReply>;
  /** The present state of an order, for a callback that is overdue. An answer about another order counts as silence. */
  readStatus(kind: PaymentCallback['kind'], reference: string): Promise<PaymentCallback>;
  /** Checks a callback's signature and shape; `remember` stores its request id and answers whether it was new. */
  checkCallback(
    request: RailRequest,
    remember: (keyId: string, requestId: string) => Promise<boolean>,
  ): Promise<CheckedCallback>;
}

/** Where the rail tells how payments end, below the address of the api; the site's id follows. */
export const CALLBACK_PATH = '/rail/v1/callback';

/** The rail of a deployment, and where it sends its callbacks. */
export interface ConnectedRail {
  readonly rail: PaymentRail;
  callbackUrlOf(siteId: string): string;
}
