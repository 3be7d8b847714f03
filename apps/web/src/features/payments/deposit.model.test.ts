import { expect, test } from 'vitest';
import type { DepositState } from '@maidan/contract/constants';
import {
  chosenChannel,
  paymentPageOf,
  readAmount,
  stateInEvent,
  timelineOf,
} from './deposit.model.ts';
import { channelOf } from './testing/deposits.ts';

const channel = { minMinor: 20_000, maxMinor: 3_000_000 };

test.each([
  ['500', 50_000],
  ['৫০০', 50_000],
  ['৳ ৫০০.৫০', 50_050],
  ['১,০০০', 100_000],
  ['30,000', 3_000_000],
  ['200', 20_000],
])('MONEY-07 the amount %s is read in either digits, with grouping', (text, amountMinor) => {
  expect(readAmount(text, channel, 2)).toEqual({ ok: true, amountMinor });
});

test.each([
  ['', 'empty'],
  ['পাঁচশ', 'not_a_number'],
  ['5e2', 'not_a_number'],
  ['1e21', 'not_a_number'],
  ['1,00', 'not_a_number'],
  ['-500', 'negative'],
  ['−৫০০', 'negative'],
  ['0', 'zero'],
  ['০.০০', 'zero'],
  ['500.005', 'too_many_decimals'],
  ['9'.repeat(20), 'too_large'],
  ['199.99', 'below'],
  ['30,000.01', 'above'],
] as const)('MONEY-07 the amount “%s” has its own fault: %s', (text, fault) => {
  expect(readAmount(text, channel, 2)).toEqual({ ok: false, fault });
});

test('MONEY-07 a closed channel is never chosen', () => {
  const channels = [channelOf('shapla', { isOpen: false }), channelOf('bakul'), channelOf('kolmi')];
  expect(chosenChannel(channels, 'kolmi')?.channel).toBe('kolmi');
  expect(chosenChannel(channels, 'shapla')?.channel).toBe('bakul');
  expect(chosenChannel(channels, undefined)?.channel).toBe('bakul');
  expect(chosenChannel([channelOf('shapla', { isOpen: false })], 'shapla')).toBeUndefined();
});

const courseOf = (...states: DepositState[]) =>
  timelineOf({ steps: states.map((state) => ({ state, at: '2026-11-20T10:00:00.000Z' })) }).map(
    ({ state, look }) => [state, look],
  );

test('MONEY-09 the timeline shows what was, what is now and the credit that is to come', () => {
  expect(courseOf('created')).toEqual([
    ['created', 'now'],
    ['credited', 'todo'],
  ]);
  expect(courseOf('created', 'pending')).toEqual([
    ['created', 'done'],
    ['pending', 'now'],
    ['credited', 'todo'],
  ]);
  expect(courseOf('created', 'pending', 'expired', 'credited')).toEqual([
    ['created', 'done'],
    ['pending', 'done'],
    ['expired', 'stop'],
    ['credited', 'good'],
  ]);
  expect(courseOf('created', 'failed')).toEqual([
    ['created', 'done'],
    ['failed', 'stop'],
  ]);
});

test('only what an event tells of this deposit is taken', () => {
  const told = { number: 'D-1', state: 'pending' };
  expect(stateInEvent(JSON.stringify({ deposits: [told] }), 'D-1')).toEqual(told);
  expect(stateInEvent(JSON.stringify({ deposits: [told] }), 'D-2')).toBeUndefined();
  expect(stateInEvent('{}', 'D-1')).toBeUndefined();
  expect(stateInEvent('not JSON', 'D-1')).toBeUndefined();
});

test('a browser is sent to web addresses alone', () => {
  expect(paymentPageOf({ paymentUrl: 'https://rail.test/pay/1' })).toBe('https://rail.test/pay/1');
  expect(paymentPageOf({ paymentUrl: 'javascript:alert(1)' })).toBeUndefined();
  expect(paymentPageOf({})).toBeUndefined();
});
