import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';
import { railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { promotion } from '../promotions.tables.ts';
import { writePromotions } from '../promotions.writer.ts';
import type { BonusDraft } from './bonus.service.ts';

const DAY_MS = 24 * 3_600_000;
const RELOAD = 500;
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let token: string;
let memberId: string;
let made = 0;

beforeEach(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
  // Days pass in these tests.
  const value = { idleMinutes: 43_200, absoluteMinutes: 43_200 };
  await changeSetting(app, { siteId: 'first', path: 'session', value });
  await app.app.directory.refresh();
  token = await memberOf(app, 'hasina_b');
  memberId = (await app.get('/member/info', { token })).body.value.memberId;
  await writePromotions(app.db, 'first', [
    {
      promotionId: RELOAD,
      linkedPromotionId: RELOAD,
      position: 1,
      title: { bn: 'রিলোড', en: 'Reload' },
      content: { bn: '', en: '' },
      image: '',
      status: 'process',
      categoryIds: [],
      noExpiry: true,
      imageRequired: false,
      remarkRequired: false,
      startsAt: new Date(clock.now().getTime() - DAY_MS),
      endsAt: new Date(clock.now().getTime() + 3 * DAY_MS),
      figures: {
        basis: 'deposit',
        amountsMinor: [100_000],
        steps: [{ fromMinor: 50_000, rateBasisPoints: 5_000 }],
        mostMinor: 40_000,
        wagerTimes: 8,
      },
      bonus: { lifeDays: 14, contributions: { SLOT: 10_000, CRASH: 5_000 }, atDeposit: true },
    },
  ]);
});
afterEach(async () => {
  const { differences } = await proveLedger(app.db);
  await app.close();
  expect(differences).toEqual([]);
});

const draft = (source: string, part: Partial<BonusDraft> = {}): BonusDraft => ({
  siteId: 'first',
  memberId,
  source,
  promotionId: null,
  title: { bn: 'যাচাইয়ের বোনাস', en: 'Verification bonus' },
  currency: 'BDT',
  amountMinor: 20_000,
  wagerMinor: 100_000,
  contributions: { SLOT: 10_000 },
  lifeDays: 7,
  ...part,
});
const list = async (as = token) =>
  (await app.get('/bonuses?language=en', { token: as })).body.value;
const act = (what: 'claim' | 'give-up', bonusId: string, as = token) =>
  app.ask('POST', `/bonuses/${bonusId}/${what}`, { token: as, body: { language: 'en' } });
const balance = async () => (await app.get('/wallet/balance', { token })).body;
const order = (amountMinor: number, promotionId?: number) =>
  app.ask('POST', '/deposit/orders', {
    token,
    body: {
      channel: 'shapla',
      amountMinor,
      currency: 'BDT',
      gateway: 3,
      language: 'en',
      promotionId,
    },
    headers: { 'idempotency-key': `key-of-order-${(made += 1)}` },
  });
const read = async (number: string) =>
  (await app.get(`/deposit/orders/${number}?language=en`, { token })).body.value;
async function pay(number: string, times = 1): Promise<void> {
  const callback = rail.decide(number, 'paid');
  for (let sent = 0; sent < times; sent += 1) {
    const { path, ...request } = await signedCallback(clock, callback);
    await app.ask('POST', path, request);
  }
}

describe('the bonuses of a member', () => {
  it('MONEY-15 MEMBER-09 are offered, run after the claim, and are past once given up', async () => {
    const until = new Date(clock.now().getTime() + DAY_MS);
    await app.services.bonuses.offer(draft('kyc'), until);
    const { offered } = await list();
    expect(offered).toMatchObject([
      { title: 'Verification bonus', state: 'offered', amountMinor: 20_000, wagerMinor: 100_000 },
    ]);
    const { bonusId } = offered[0];
    for (let sent = 0; sent < 2; sent += 1)
      expect((await act('claim', bonusId)).body.value).toMatchObject({
        state: 'active',
        percent: 0,
        leftMinor: 100_000,
        contributions: [{ kind: 'SLOT', rateBasisPoints: 10_000, playedMinor: 0 }],
      });
    expect(await balance()).toMatchObject({ bonusMinor: 20_000 });
    expect((await list()).active).toHaveLength(1);
    const given = (await act('give-up', bonusId)).body.value;
    expect(given).toMatchObject({ state: 'forfeited', balanceMinor: 0 });
    expect(await balance()).toMatchObject({ bonusMinor: 0 });
    expect((await list()).past).toHaveLength(1);
    expect((await act('claim', bonusId)).body.code).toBe('bonus.given_up');
  });

  it('MONEY-12 MONEY-15 the amount of a bonus opens the receipt of its grant, and then of its end', async () => {
    await app.services.bonuses.offer(draft('receipt'), new Date(clock.now().getTime() + DAY_MS));
    const { bonusId, receiptNumber: none } = (await list()).offered[0];
    expect(none).toBeUndefined();
    const causeOf = async (number: string) =>
      (await app.get(`/wallet/receipts/${number}?language=en`, { token })).body;
    const { receiptNumber: granted } = (await act('claim', bonusId)).body.value;
    expect(await causeOf(granted)).toMatchObject({ kind: 'bonus_grant' });
    const { receiptNumber: ended } = (await act('give-up', bonusId)).body.value;
    expect(await causeOf(ended)).toMatchObject({ kind: 'bonus_expiry' });
    expect((await list()).past[0].receiptNumber).toBe(ended);
  });

  it('MONEY-15 a bonus of another member or site is not there, and one whose time is over says so', async () => {
    await app.services.bonuses.offer(draft('short'), new Date(clock.now().getTime() + DAY_MS));
    const { bonusId } = (await list()).offered[0];
    const other = await memberOf(app, 'stranger');
    for (const what of ['claim', 'give-up'] as const)
      expect((await act(what, bonusId, other)).body.code).toBe('bonus.not_found');
    const neighbour = await memberOf(app, 'neighbour', 'second');
    const foreign = await app.ask('POST', `/bonuses/${bonusId}/claim`, {
      token: neighbour,
      site: 'second',
      body: { language: 'en' },
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'bonus.not_found' } });
    expect((await list(other)).offered).toEqual([]);
    clock.moveMs(DAY_MS);
    expect((await list()).past).toMatchObject([{ state: 'expired' }]);
    expect((await act('claim', bonusId)).body.code).toBe('bonus.expired');
    await app.services.bonuses.expireDue(clock.now());
    expect((await act('give-up', bonusId)).body.code).toBe('bonus.ended');
  });
});

describe('a promotion taken along with a deposit', () => {
  const options = async (amountMinor: number) =>
    (await app.get(`/deposit/bonuses?language=en&amountMinor=${amountMinor}`, { token })).body.value
      .bonuses;

  it('MONEY-07 MEMBER-04 is worked out for the amount, and none is taken along unasked', async () => {
    expect(await options(60_000)).toMatchObject([
      {
        promotionId: RELOAD,
        title: 'Reload',
        rewardMinor: 30_000,
        wagerMinor: 240_000,
        wagerTimes: 8,
        fromMinor: 50_000,
        mostMinor: 40_000,
        lifeDays: 14,
      },
    ]);
    expect((await options(49_999))[0]).toMatchObject({ rewardMinor: 0, wagerMinor: 0 });
    expect((await options(200_000))[0]).toMatchObject({ rewardMinor: 40_000 });
    const plain = (await order(60_000)).body.value;
    expect(plain.bonus).toBeUndefined();
    await pay(plain.number);
    expect(await balance()).toMatchObject({ bonusMinor: 0 });
  });

  it('MONEY-07 MONEY-08 its bonus comes with the credit, once, however often the payment is reported', async () => {
    const { number, bonus } = (await order(60_000, RELOAD)).body.value;
    expect(bonus).toEqual({
      promotionId: RELOAD,
      title: 'Reload',
      amountMinor: 30_000,
      wagerMinor: 240_000,
      state: 'chosen',
    });
    expect(await balance()).toMatchObject({ bonusMinor: 0 });
    await pay(number, 3);
    expect(await read(number)).toMatchObject({ state: 'credited', bonus: { state: 'granted' } });
    expect(await balance()).toMatchObject({ bonusMinor: 30_000 });
    expect((await list()).active).toMatchObject([{ title: 'Reload', wagerMinor: 240_000 }]);
    expect(await options(60_000)).toEqual([]);
    expect((await order(60_000, RELOAD)).body.code).toBe('bonus.had_before');
  });

  it('MONEY-07 of two deposits with one promotion the second is credited without it, and says so', async () => {
    const first = (await order(60_000, RELOAD)).body.value.number;
    const second = (await order(70_000, RELOAD)).body.value.number;
    await pay(first);
    await pay(second);
    expect(await read(second)).toMatchObject({
      state: 'credited',
      bonus: { state: 'refused', refusal: 'bonus.had_before' },
    });
    expect(await balance()).toMatchObject({ bonusMinor: 30_000 });
  });

  it('MONEY-07 a promotion that ended before the payment gives nothing, and the deposit is credited all the same', async () => {
    const { number } = (await order(60_000, RELOAD)).body.value;
    const ended = { endsAt: clock.now() };
    await app.db.update(promotion).set(ended).where(eq(promotion.promotionId, RELOAD));
    await pay(number);
    expect(await read(number)).toMatchObject({
      state: 'credited',
      bonus: { state: 'refused', refusal: 'promotions.ended' },
    });
    expect(await balance()).toMatchObject({ bonusMinor: 0 });
    expect((await order(60_000, RELOAD)).body.code).toBe('promotions.ended');
  });

  it('MONEY-07 MEMBERX-08 who pauses meanwhile gets the deposit and no bonus', async () => {
    const { number } = (await order(60_000, RELOAD)).body.value;
    const [from, until] = [0, DAY_MS].map((ms) =>
      new Date(clock.now().getTime() + ms).toISOString(),
    );
    await app.db.execute(
      sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
        VALUES ('first', ${memberId}, 'b1', 'time_out', ${from}, ${until})`,
    );
    await pay(number);
    expect(await read(number)).toMatchObject({
      state: 'credited',
      bonus: { state: 'refused', refusal: 'safety.on_break' },
    });
    expect(await options(60_000)).toEqual([]);
  });

  it('MONEY-07 one that is unknown, begins later or wants a larger deposit is refused with its reason', async () => {
    expect((await order(60_000, 77)).body.code).toBe('promotions.not_found');
    const small = await order(40_000, RELOAD);
    expect(small.body).toMatchObject({
      code: 'bonus.deposit_below',
      params: { fromMinor: 50_000 },
    });
    const later = { startsAt: new Date(clock.now().getTime() + DAY_MS) };
    await app.db.update(promotion).set(later).where(eq(promotion.promotionId, RELOAD));
    expect((await order(60_000, RELOAD)).body.code).toBe('promotions.not_begun');
  });
});
