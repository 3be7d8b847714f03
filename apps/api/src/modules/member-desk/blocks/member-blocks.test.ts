import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPENING, openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { writePromotions } from '#modules/promotions/index.ts';
import { PASSWORD, login } from '../../../testing/members.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { openedEntries } from '../../../testing/console/trail.ts';
import { promotionDraft } from '../../../testing/site/promotions.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const TOLD = 'একটি কাগজ লাগবে।';
let safety: Safety;
let care: TestOperator;
let foreign: TestOperator;
let player: SafetyPlayer;
let memberId: string;
let name: string;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  const { operatorOf } = operatorsOf(safety.app);
  care = await operatorOf('member_care');
  foreign = await operatorOf('member_care', 'second', 'elsewhere@example.com');
  await writePromotions(safety.app.db, 'first', [
    promotionDraft(1, { startsAt: safety.clock.now() }),
  ]);
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  name = `blocked_${made}`;
  player = await safety.player(name);
  memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
  await care.prove();
});

const endsIn = (days: number) =>
  new Date(safety.clock.now().getTime() + days * DAY_MS).toISOString();
const path = (site = 'first') => `/sites/${site}/members/${memberId}/blocks`;
const block = (kinds: string[], more: object = {}) =>
  care.ask('POST', path(), { kinds, reason: 'identity', told: TOLD, endsAt: endsIn(7), ...more });
const lift = (kinds: string[]) =>
  care.ask('POST', `${path()}/lift`, { kinds, reason: 'identity', told: 'ধন্যবাদ।' });
const signIn = () => login(safety.app, { username: name, password: PASSWORD, type: 'username' });
const apply = (key: string) =>
  safety.app.ask('POST', '/promotions/reward', {
    token: player.token,
    body: { promotionId: 1, remarks: '', pictures: [] },
    headers: { 'idempotency-key': `apply-${key}` },
  });

describe('blocks of a member', () => {
  it('OPS-45 a block of signing in ends every session and game at once, and none is opened before its end', async () => {
    await player.bet(5_000, `open-${name}`);
    // The operator's own session outlives the block only if that is short.
    const endsAt = new Date(safety.clock.now().getTime() + 20 * MINUTE_MS).toISOString();
    expect((await block(['sign_in'], { endsAt })).status).toBe(200);
    expect((await player.ask('GET', '/member/info')).status).toBe(401);
    expect(await player.bet(1_000)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.blocked']);
    expect(refused.body.params).toEqual({ until: endsAt, told: TOLD });
    // What was staked before is settled.
    const won = await player.win(`open-${name}`, 9_000);
    expect([won.status, won.body.balanceMinor]).toEqual([200, OPENING + 4_000]);
    safety.clock.moveMs(20 * MINUTE_MS);
    expect((await signIn()).status).toBe(200);
  });

  it('OPS-45 a block of play ends launch tokens, refuses games and bets in their own transaction, and leaves the rest', async () => {
    const bet = await player.bet(5_000, `back-${name}`);
    await block(['play']);
    expect(await player.bet(1_000)).toMatchObject({ status: 401 });
    expect(await player.launch()).toMatchObject({
      status: 403,
      body: { code: 'safety.play_blocked', params: { told: TOLD } },
    });
    // A game session that outlived the block.
    await safety.app.db.execute(sql`UPDATE game_session SET is_ended = false`);
    expect(await player.bet(1_000)).toMatchObject({
      status: 403,
      body: { code: 'player_blocked', balanceMinor: OPENING - 5_000 },
    });
    const back = await player.rollback(`back-${name}`, bet.body.transactionId);
    expect([back.status, back.body.balanceMinor]).toEqual([200, OPENING]);
    expect((await player.ask('GET', '/wallet/bets')).status).toBe(200);
    expect((await player.deposit(50_000)).status).toBe(200);
    expect((await apply(`a-${name}`)).status).toBe(200);
  });

  it('OPS-45 a block of deposits refuses the order, and play goes on', async () => {
    await block(['deposit']);
    expect(await player.deposit(50_000)).toMatchObject({
      status: 403,
      body: { code: 'safety.deposit_blocked' },
    });
    expect((await player.bet(1_000)).status).toBe(200);
  });

  it('OPS-45 a block of promotions refuses applications and rebates, and deposits go on', async () => {
    await block(['promotions']);
    expect(await apply(`b-${name}`)).toMatchObject({
      status: 403,
      body: { code: 'safety.promotions_blocked' },
    });
    const claim = await safety.app.ask('POST', '/rebates/claim', {
      token: player.token,
      body: {},
      headers: { 'idempotency-key': `claim-${name}` },
    });
    expect(claim.body.code).toBe('safety.promotions_blocked');
    expect((await player.deposit(50_000)).status).toBe(200);
  });

  it('OPS-45 of bets and sign-ins at the same moment none is left behind the block', async () => {
    const [, ...rest] = await Promise.all([
      block(['sign_in', 'play']),
      ...Array.from({ length: 4 }, () => player.bet(1_000)),
      ...Array.from({ length: 4 }, () => signIn()),
    ]);
    for (const answer of rest.slice(4)) {
      if (answer.status !== 200) continue;
      const token = String(answer.body.value.token);
      expect((await safety.app.get('/member/info', { token })).status).toBe(401);
    }
    expect((await player.bet(1_000)).status).not.toBe(200);
  });

  it('OPS-45 is lifted kind by kind, told to the member, and each act is an entry without what the member reads', async () => {
    await block(['play', 'deposit']);
    const replacedEnd = endsIn(7);
    safety.clock.moveMs(1000);
    const newEnd = endsIn(1);
    await block(['play'], { reason: 'safety', endsAt: newEnd });
    expect((await lift(['deposit'])).status).toBe(200);
    expect((await lift(['deposit'])).body.code).toBe('operators.nothing_blocked');
    expect((await player.deposit(50_000)).status).toBe(200);
    expect((await player.launch()).body.code).toBe('safety.play_blocked');
    const listed = await care.ask('GET', path());
    expect(
      listed.body.list.map(({ kind, liftedAt }: { kind: string; liftedAt?: string }) => [
        kind,
        liftedAt !== undefined,
      ]),
    ).toEqual([
      ['play', false],
      ['deposit', true],
      ['play', true],
    ]);
    const inbox = await player.ask('GET', '/member/inbox?language=bn');
    expect(JSON.stringify(inbox.body)).toContain('ধন্যবাদ।');
    const [lifted, replaced] = await openedEntries(safety.app.db, 'first', 2);
    expect(lifted).toMatchObject({
      permission: 'members.unblock',
      target: `member:${memberId}`,
      operatorId: care.operatorId,
      role: 'member_care',
      reason: 'identity',
    });
    expect(replaced).toMatchObject({
      permission: 'members.block',
      before: { play: replacedEnd },
      after: { play: newEnd },
      reason: 'safety',
    });
    expect(JSON.stringify([lifted, replaced])).not.toContain(TOLD);
  });

  it('refuses an end in the past, a kind twice, and what lies on another site', async () => {
    expect((await block(['play'], { endsAt: endsIn(-1) })).body.code).toBe('operators.end_past');
    expect((await block(['play', 'play'])).body.code).toBe('request.invalid');
    expect((await block([])).body.code).toBe('request.invalid');
    const order = { kinds: ['play'], reason: 'other', told: 'x', endsAt: endsIn(1) };
    for (const site of ['first', 'second']) {
      const answer = await foreign.ask('POST', path(site), order);
      expect([answer.status, answer.body.code]).toEqual([404, 'operators.unknown_target']);
    }
    expect((await player.bet(1_000)).status).toBe(200);
  });
});
