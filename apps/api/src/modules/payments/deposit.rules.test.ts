import type { PaymentCallback } from '@maidan/wire';
import { expect, it } from 'vitest';
import { judge } from './deposit.rules.ts';
import type { DepositRow } from './deposit.tables.ts';

const row = (change: Partial<DepositRow>) =>
  ({
    depositId: 'D-1',
    amountMinor: 500,
    feeMinor: 10,
    currency: 'BDT',
    cashierReference: 'C-1',
    sequence: 0,
    state: 'pending',
    ...change,
  }) as DepositRow;
const report = (status: PaymentCallback['status'], sequence: number): PaymentCallback => ({
  kind: 'payment',
  reference: 'D-1',
  cashierReference: 'C-1',
  status,
  amountMinor: 510,
  currency: 'BDT',
  sequence,
  occurredAt: '2026-11-20T10:00:00.000Z',
});

it.each(['pending', 'paid', 'failed', 'cancelled', 'expired'] as const)(
  'MONEY-08 a credited deposit stays credited, also when a newer report says %s',
  (status) => {
    expect(judge(row({ state: 'credited', sequence: 1 }), report(status, 9)).kind).toBe('stale');
  },
);

it('MONEY-08 the highest sequence counts: an older report is no news, nor is one of an untouched order', () => {
  const waiting = row({ sequence: 3 });
  expect(judge(waiting, report('failed', 2)).kind).toBe('stale');
  expect(judge(waiting, report('failed', 3)).kind).toBe('stale');
  expect(judge(waiting, report('failed', 4))).toEqual({ kind: 'moves', state: 'failed' });
  expect(judge(row({ state: 'created' }), report('pending', 0)).kind).toBe('stale');
});

it('MONEY-08 the fee belongs to what is paid: a report without it is about another amount', () => {
  expect(judge(row({}), { ...report('paid', 1), amountMinor: 500 }).kind).toBe('mismatch');
});
