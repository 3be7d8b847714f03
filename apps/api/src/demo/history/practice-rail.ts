import type { PaymentCallback } from '@maidan/wire';
import { CALLBACK_PATH, PaymentRailError } from '#modules/payments/index.ts';
import type { ConnectedRail } from '#modules/payments/index.ts';
import type { Clock } from '#platform/process/clock.ts';

const PAGE_LIFE_MS = 15 * 60_000;

/** A rail in the api's own process, for the demo's past: no cashier ran then. It reports what it is told to report. */
export function practiceRail(clock: Clock) {
  let orders = 0;
  const payouts = new Map<string, Order>();
  const connected: ConnectedRail = {
    callbackUrlOf: (siteId) => `http://127.0.0.1${CALLBACK_PATH}/${siteId}`,
    rail: {
      createPayment: async () => {
        orders += 1;
        const expiresAt = new Date(clock.now().getTime() + PAGE_LIFE_MS).toISOString();
        const cashierReference = `PAST-${orders}`;
        return { cashierReference, expiresAt, paymentUrl: `http://127.0.0.1/${cashierReference}` };
      },
      createPayout: async ({ reference, amountMinor, currency }) => {
        orders += 1;
        const cashierReference = `PAST-${orders}`;
        payouts.set(reference, { reference, cashierReference, amountMinor, currency });
        return { cashierReference, status: 'pending' };
      },
      readStatus: async (_kind, reference) => {
        throw new PaymentRailError('unknown_reference', reference);
      },
      checkCallback: async () => ({ isGenuine: false, reason: 'forged' }),
    },
  };
  const callbackOf = (
    kind: PaymentCallback['kind'],
    order: Order,
    status: PaymentCallback['status'],
  ): PaymentCallback => ({
    kind,
    ...order,
    status,
    sequence: 1,
    occurredAt: clock.now().toISOString(),
  });
  return {
    connected,
    /** What the rail reports of a payment. */
    report: (order: Order, status: PaymentCallback['status']) =>
      callbackOf('payment', order, status),
    /** What the rail reports of a payout by its number. @throws Error when it was not ordered */
    reportPayout(number: string, status: PaymentCallback['status']): PaymentCallback {
      const order = payouts.get(number);
      if (!order) throw new Error(`No payout ${number} was ordered`);
      return callbackOf('payout', order, status);
    },
  };
}

/** A payment or payout as the rail knows it. */
interface Order {
  readonly reference: string;
  readonly cashierReference: string;
  readonly amountMinor: number;
  readonly currency: string;
}
