import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedEntries } from '../../../testing/console/trail.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { HOST } from '../../../testing/test-app.ts';
import { applicationsStore } from '../applications/applications.store.ts';
import { writePromotions } from '../index.ts';
import type { PromotionDraft } from '../index.ts';
import { promotionDraft } from '../../../testing/site/promotions.ts';

const HOUR_MS = 3_600_000;
const REWARD = 5_000;
const TWO_FROM = 1_000_000;
const NOTE = 'All of them were looked at.';
const [PLAIN, DEPOSIT, LOSS, OPEN, LARGE, BALANCE, MOVED] = [1, 2, 3, 4, 5, 6, 7];
let safety: Safety;
let one: TestOperator;
let two: TestOperator;
let care: TestOperator;
let player: SafetyPlayer;
let memberId: string;
let made = 0;
let keys = 0;

const stepsFrom = (
  basis: 'balance' | 'net_loss' | 'deposit',
  fromMinor: number,
  rewardMinor = REWARD,
): Partial<PromotionDraft> => ({
  figures: { basis, amountsMinor: [], steps: [{ fromMinor, rewardMinor }], wagerTimes: 1 },
});
const draft = (id: number, more: Partial<PromotionDraft>): PromotionDraft =>
  promotionDraft(id, { startsAt: safety.clock.now(), ...more });

beforeAll(async () => {
  safety = await openSafety();
  await writePromotions(safety.app.db, 'first', [
    draft(PLAIN, stepsFrom('balance', 0)),
    draft(DEPOSIT, { ...stepsFrom('deposit', 40_000), imageRequired: true }),
    draft(LOSS, stepsFrom('net_loss', 10_000)),
    draft(OPEN, {}),
    draft(MOVED, { imageRequired: true }),
    draft(LARGE, stepsFrom('balance', 0, TWO_FROM)),
    draft(BALANCE, stepsFrom('balance', 2_000_000)),
  ]);
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  const { operatorOf } = operatorsOf(safety.app);
  one = await operatorOf('payments', 'first', `one-${made}@example.com`);
  two = await operatorOf('payments', 'first', `two-${made}@example.com`);
  care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
  player = await safety.player(`eligible_${made}`);
  memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
}, 60_000);

async function picture(): Promise<string> {
  const create = { width: 40, height: 60, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'bill.png', { type: 'image/png' }));
  const request = new Response(form);
  const answer = await safety.app.ask('POST', '/pictures', {
    token: player.token,
    rawBody: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return String(answer.body.value.pictureId);
}

/** Applies for a reward, and answers the id of the application. */
async function apply(promotionId: number, pictures: string[] = []): Promise<string> {
  const answer = await safety.app.ask('POST', '/promotions/reward', {
    token: player.token,
    body: { promotionId, remarks: '', pictures },
    headers: { 'idempotency-key': `application-of-${(keys += 1)}` },
  });
  expect(answer.status).toBe(200);
  const row = await applicationsStore(safety.app.db, 'first').newest(memberId, promotionId);
  return row?.applicationId ?? '';
}

const review = async (id: string, by = one) =>
  (await by.ask('GET', `/sites/first/applications/${id}`)).body.value;
/** The check of a name, as an operator reads it. */
const checkOf = async (id: string, name: string) =>
  ((await review(id)).checks as { check: string }[]).find(({ check }) => check === name);
const resultsOf = async (id: string) =>
  Object.fromEntries(
    ((await review(id)).checks as { check: string; result: string }[]).map(({ check, result }) => [
      check,
      result,
    ]),
  );
const approveAll = (applications: string[], by = one) =>
  by.ask('POST', '/sites/first/application-approvals', { applications, note: NOTE });
const stateOf = async (id: string) => (await review(id)).state;
const linkAnswer = (url: string) =>
  safety.app.app.router.hono.request(url, { headers: { host: HOST.first } });

/** Pays in, as the rail reports it. */
async function payIn(amountMinor: number): Promise<void> {
  const order = await player.deposit(amountMinor);
  expect(order.status).toBe(200);
  safety.rail.decide(String(order.body.value.number), 'paid');
  safety.clock.moveMs(60_000);
  await safety.app.services.deposits.followDeposits(safety.clock.now());
}

describe('the review of an application', () => {
  it('OPS-50 shows its pictures by links that expire', async () => {
    const sent = await picture();
    const id = await apply(DEPOSIT, [sent]);
    const { shown, pictures } = await review(id);
    expect([pictures, shown]).toMatchObject([1, [{ pictureId: sent, width: 40, height: 60 }]]);
    expect((await review(id, care)).shown).toHaveLength(1);
    const [{ url }] = shown;
    const served = await linkAnswer(url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await linkAnswer(url.replace(/\?.*/, ''))).status).not.toBe(200);
    safety.clock.moveMs(3 * HOUR_MS);
    expect((await linkAnswer(url)).status).toBe(403);
  });

  it('OPS-50 checks that the member paid in what the promotion asks for, since its begin', async () => {
    // An order that nobody pays does not count.
    expect((await player.deposit(60_000)).status).toBe(200);
    await payIn(39_900);
    const short = await apply(DEPOSIT, [await picture()]);
    expect(await checkOf(short, 'condition')).toEqual({
      check: 'condition',
      result: 'failed',
      values: { basis: 'deposit', fromMinor: 40_000, reachedMinor: 39_900 },
    });
    safety.clock.moveMs(1000);
    await payIn(50_000);
    // What came after the application does not count.
    expect((await resultsOf(short))['condition']).toBe('failed');
    await one.ask('POST', `/sites/first/applications/${short}/decision`, {
      state: 'rejected',
      reason: 'Too early.',
    });
    const enough = await apply(DEPOSIT, [await picture()]);
    expect(await resultsOf(enough)).toEqual({
      period: 'passed',
      member: 'passed',
      single: 'passed',
      request: 'passed',
      condition: 'passed',
      reward: 'passed',
    });
  });

  it('OPS-50 checks a net loss and a balance by what the member has played and has', async () => {
    const balance = await apply(BALANCE);
    expect(await checkOf(balance, 'condition')).toMatchObject({
      result: 'look',
      values: { fromMinor: 2_000_000, reachedMinor: 1_000_000 },
    });
    await player.bet(14_000, `lost-${made}`);
    await player.win(`lost-${made}`, 5_000);
    const loss = await apply(LOSS);
    expect(await checkOf(loss, 'condition')).toMatchObject({
      result: 'failed',
      values: { basis: 'net_loss', reachedMinor: 9_000 },
    });
    expect((await resultsOf(await apply(OPEN)))['reward']).toBe('look');
  });

  it('OPS-50 checks that the promotion was not given to the member before', async () => {
    const id = await apply(DEPOSIT, [await picture()]);
    const { bonuses } = safety.app.services;
    const whose = { siteId: 'first', memberId };
    const gift = {
      ...whose,
      source: `deposit:${made}`,
      promotionId: DEPOSIT,
      title: { bn: 'অফার', en: 'Offer' },
      currency: 'BDT',
      amountMinor: 100,
      wagerMinor: 0,
      contributions: {},
      lifeDays: 3,
    } as const;
    await bonuses.offer(gift, new Date(safety.clock.now().getTime() + HOUR_MS));
    // An offer that nobody claimed is no reward yet.
    expect((await resultsOf(id))['single']).toBe('passed');
    const [offered] = await bonuses.list(whose);
    await bonuses.claim(whose, offered?.bonusId ?? '');
    expect(await checkOf(id, 'single')).toMatchObject({ result: 'failed', values: { others: 1 } });
  });

  it('OPS-50 checks the state of the member, the time of the promotion, and its pictures', async () => {
    const id = await apply(MOVED, [await picture()]);
    const { db } = safety.app;
    await care.prove();
    await care.ask('POST', `/sites/first/members/${memberId}/blocks`, {
      kinds: ['promotions'],
      reason: 'fraud',
      told: 'Please write to us.',
      endsAt: new Date(safety.clock.now().getTime() + HOUR_MS).toISOString(),
    });
    expect(await checkOf(id, 'member')).toMatchObject({
      result: 'failed',
      values: { code: 'safety.promotions_blocked' },
    });
    await db.execute(sql`DELETE FROM picture WHERE member_id = ${memberId}`);
    expect((await resultsOf(id))['request']).toBe('failed');
    expect((await resultsOf(id))['period']).toBe('passed');
    // The promotion gets a later begin, after somebody has applied.
    const startsAt = new Date(safety.clock.now().getTime() + HOUR_MS);
    await writePromotions(db, 'first', [draft(MOVED, { startsAt, imageRequired: true })]);
    expect(await checkOf(id, 'period')).toMatchObject({
      result: 'failed',
      values: { code: 'promotions.not_begun' },
    });
  });
});

describe('a bulk approval of applications', () => {
  it('OPS-50 takes those whose checks all pass, and names the others with what speaks against them', async () => {
    const good = await apply(PLAIN);
    const unmet = await apply(LOSS);
    const open = await apply(OPEN);
    const large = await apply(LARGE);
    await one.prove();
    const answer = await approveAll([unmet, good, 'nobody', large, open]);
    expect(answer.body.list).toEqual([
      {
        applicationId: unmet,
        outcome: 'refused',
        code: 'operators.checks_failed',
        checks: ['condition'],
      },
      { applicationId: good, outcome: 'issued' },
      { applicationId: 'nobody', outcome: 'refused', code: 'operators.unknown_target' },
      { applicationId: large, outcome: 'proposed', proposalId: expect.any(String) },
      {
        applicationId: open,
        outcome: 'refused',
        code: 'operators.checks_failed',
        checks: ['reward'],
      },
    ]);
    const states = [await stateOf(good), await stateOf(unmet), await stateOf(large)];
    expect(states).toEqual(['issued', 'applying', 'applying']);
    const entries = await openedEntries(safety.app.db, 'first', 5);
    expect(entries.find(({ target }) => target === `application:${good}`)).toMatchObject({
      permission: 'applications.decide',
      operatorId: one.operatorId,
      reason: NOTE,
      after: { state: 'issued', amountMinor: String(REWARD) },
    });
    expect((await approveAll([good])).body.list).toEqual([
      { applicationId: good, outcome: 'refused', code: 'operators.decided_before' },
    ]);
  });

  it('OPS-50 what waits for a second operator is given only while its checks still pass', async () => {
    const large = await apply(LARGE);
    await one.prove();
    const { proposalId } = (await approveAll([large])).body.list[0];
    await safety.app.db.execute(
      sql`UPDATE member SET status = 'frozen' WHERE member_id = ${memberId}`,
    );
    await two.prove();
    const answer = await two.approve(proposalId);
    expect([answer.body.code, answer.body.params]).toEqual([
      'operators.proposal_void',
      { because: 'operators.checks_failed' },
    ]);
    expect(await stateOf(large)).toBe('applying');
  });

  it('needs the permission, and refuses one application twice, none, or too many', async () => {
    const id = await apply(PLAIN);
    await care.prove();
    expect((await approveAll([id], care)).body.code).toBe('operators.forbidden');
    await one.prove();
    for (const ids of [[], [id, id], Array.from({ length: 51 }, (_, index) => `a-${index}`)])
      expect((await approveAll(ids)).body.code).toBe('request.invalid');
    expect(await stateOf(id)).toBe('applying');
  });
});
