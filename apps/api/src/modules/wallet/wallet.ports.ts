import type {
  CreatePaymentBody,
  CreatePaymentReply,
  CreatePayoutBody,
  CreatePayoutReply,
  PaymentCallback,
} from '@maidan/wire';

/** Why a payment rail did not take an order. */
export type PaymentRailFault =
  /** It did not answer in time, or not in the agreed shape: the order may or may not be there. Ask again. */
  | 'silent'
  /** It knows the reference with another body. */
  | 'conflict'
  /** It does not know the reference. */
  | 'unknown_reference'
  /** It refused for another reason, which its own log names. */
  | 'refused';

/** Raised by a payment rail; `detail` is for the log only. */
export class PaymentRailError extends Error {
  override readonly name = 'PaymentRailError';
  readonly fault: PaymentRailFault;

  constructor(fault: PaymentRailFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/** A request of the rail to us, before anything is known of it. */
export interface RailRequest {
  readonly header: (name: string) => string | null | undefined;
  readonly method: string;
  /** Path with query as requested. */
  readonly path: string;
  readonly rawBody: string;
}

/** What became of a callback's check. */
export type CheckedCallback =
  | { readonly isGenuine: true; readonly callback: PaymentCallback }
  /** `forged`: unsigned, wrongly signed or late; `repeated`: a request id used before; `malformed`: not of the wire. */
  | { readonly isGenuine: false; readonly reason: 'forged' | 'repeated' | 'malformed' };

/**
 * What the wallet needs of a payment rail; implemented in `providers/payments`. Orders are idempotent by reference.
 * Every method but `checkCallback` throws PaymentRailError when the rail does not do what was asked.
 */
export interface PaymentRail {
  /** Orders a payment page. */
  createPayment(order: CreatePaymentBody): Promise<CreatePaymentReply>;
  /** Orders a payout. */
  createPayout(order: CreatePayoutBody): Promise<CreatePayoutReply>;
  /** The present state of an order, for when a callback is overdue. */
  readStatus(kind: PaymentCallback['kind'], reference: string): Promise<PaymentCallback>;
  /** Checks a callback's signature and shape; `remember` stores its request id and says whether it was new. */
  checkCallback(
    request: RailRequest,
    remember: (keyId: string, requestId: string) => Promise<boolean>,
  ): Promise<CheckedCallback>;
}
