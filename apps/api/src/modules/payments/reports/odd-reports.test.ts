import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentCallback } from '@maidan/wire';
import { createLog } from '#platform/process/log.ts';
import { memberOf } from '../../../testing/members.ts';
import { railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const AMOUNT = 60_000;
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let lines: string[];

beforeEach(async () => {
  clock = testClock();
  rail = railInHand(clock);
  lines = [];
  const destination = { write: (line: string) => void lines.push(line) };
  app = await openTestApp({
    clock,
    rail: rail.connected,
    log: createLog({ level: 'error', destination }),
  });
}, 120_000);
afterEach(() => app.close());

const logged = (kind: 'mismatch' | 'contrary') =>
  lines.filter((line) => line.includes(`a report of the rail is ${kind}`)).length;
const tell = async (report: PaymentCallback) => {
  const { path, rawBody, headers } = await signedCallback(clock, report);
  return (await app.ask('POST', path, { rawBody, headers })).status;
};
/** Lets the rail hold another amount than was ordered. */
const spoil = (reference: string, amountMinor: number) => {
  const order = rail.orders.get(reference);
  if (!order) throw new Error(`The rail has no order ${reference}`);
  rail.orders.set(reference, { ...order, body: { ...order.body, amountMinor } });
};

describe('a report of the rail that does not fit', () => {
  it('OPS-56 about a payout is logged once for each thing it says, however often the rail is asked or tells', async () => {
    const { settings } = app.app.directory.findById('first');
    const value = { ...settings.withdrawals, approvedUpToMinor: AMOUNT, reviewSeconds: 1 };
    await changeSetting({ db: app.db, clock }, { siteId: 'first', path: 'withdrawals', value });
    await app.app.directory.refresh();
    const token = await memberOf(app, 'hasina_o');
    const member = await withdrawerOf(app, 'hasina_o', { accountNumber: 'SP33557731', token });
    const number = await member.request(AMOUNT);
    const follow = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        clock.moveMs(6000);
        await app.services.payouts.followWithdrawals(clock.now());
      }
    };
    await follow(4);
    expect(rail.orders.has(number)).toBe(true);
    spoil(number, AMOUNT + 1);
    await follow(4);
    expect(logged('mismatch')).toBe(1);
    spoil(number, AMOUNT + 2);
    await follow(2);
    expect(logged('mismatch')).toBe(2);
    spoil(number, AMOUNT);
    rail.decide(number, 'paid');
    await follow(2);
    expect((await member.read(number)).state).toBe('paid');
    const failed = rail.decide(number, 'failed');
    expect([await tell(failed), await tell(failed), await tell(failed)]).toEqual([409, 409, 409]);
    expect(logged('contrary')).toBe(1);
    expect(await tell({ ...failed, sequence: failed.sequence + 1 })).toBe(409);
    expect(logged('contrary')).toBe(2);
  });

  it('OPS-49 about a deposit is logged once for each thing it says, however often the rail is asked or tells', async () => {
    const token = await memberOf(app, 'hasina_d');
    const ordered = await app.ask('POST', '/deposit/orders', {
      token,
      body: { channel: 'shapla', amountMinor: AMOUNT, currency: 'BDT', gateway: 3, language: 'en' },
      headers: { 'idempotency-key': 'key-of-the-order' },
    });
    const number = String(ordered.body.value.number);
    const owed = rail.describe(number).amountMinor;
    const follow = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        clock.moveMs(6000);
        await app.services.deposits.followDeposits(clock.now());
      }
    };
    spoil(number, owed + 1);
    await follow(4);
    expect(logged('mismatch')).toBe(1);
    spoil(number, owed);
    rail.decide(number, 'failed');
    await follow(1);
    const paid = rail.decide(number, 'paid');
    expect([await tell(paid), await tell(paid)]).toEqual([409, 409]);
    expect(logged('contrary')).toBe(1);
  });
});
