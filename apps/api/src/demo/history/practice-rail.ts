import type { PaymentCallback } from '@maidan/wire';
import { CALLBACK_PATH, PaymentRailError } from '#modules/payments/index.ts';
import type { ConnectedRail } from '#modules/payments/index.ts';
import type { Clock } from '#platform/process/clock.ts';

const PAGE_LIFE_MS = 15 * 60_000;

/** A rail in the api's own process, for the demo's past: no cashier ran then. It reports what it is told to report. */
export function practiceRail(clock: Clock) {
  let orders = 0;
  const connected: ConnectedRail = {
    callbackUrlOf: (siteId) => `http://127.0.0.1${CALLBACK_PATH}/${siteId}`,
    rail: {
      createPayment: async () => {
        orders += 1;
        const expiresAt = new Date(clock.now().getTime() + PAGE_LIFE_MS).toISOString();
        const cashierReference = `PAST-${orders}`;
        return { cashierReference, expiresAt, paymentUrl: `http://127.0.0.1/${cashierReference}` };
      },
      createPayout: async () => {
        throw new PaymentRailError('refused', 'nothing is paid out in the past');
      },
      readStatus: async (_kind, reference) => {
        throw new PaymentRailError('unknown_reference', reference);
      },
      checkCallback: async () => ({ isGenuine: false, reason: 'forged' }),
    },
  };
  /** What the rail reports of a payment. */
  const report = (
    order: { reference: string; cashierReference: string; amountMinor: number; currency: string },
    status: PaymentCallback['status'],
  ): PaymentCallback => ({
    kind: 'payment',
    ...order,
    status,
    sequence: 1,
    occurredAt: clock.now().toISOString(),
  });
  return { connected, report };
}
