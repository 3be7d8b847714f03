import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const PAYEE = 'Rafi Ahmed';
const HOUR_MS = 3_600_000;
let app: TestApp;
let token = '';
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  await set('payoutAccounts', { most: 5, delayHours: 0 });
  token = await memberOf(app, `payee_${count}`);
  const named = await app.ask('POST', '/member/payee-name', {
    token,
    body: { payeeName: PAYEE },
  });
  expect(named.status).toBe(200);
  await stepUp();
});

async function set(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}
const stepUp = (of = token) =>
  sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token: of });
const add = (change: object = {}, of = token): Promise<TestAnswer> =>
  sendSealed(
    app,
    'POST',
    '/withdraw/accounts',
    { channel: 'shapla', number: 'SP 3355 7730', holderName: PAYEE, language: 'en', ...change },
    { token: of },
  );
const list = async (of = token) =>
  (await app.get('/withdraw/accounts?language=en', { token: of })).body.value;
const remove = (accountId: string, of = token) =>
  app.ask('DELETE', `/withdraw/accounts/${accountId}`, { token: of });
const alerts = async () => {
  await app.app.services.background.idle();
  return (await app.get('/member/inbox/unread', { token })).body.value as number;
};
const idOf = async (of = token) =>
  (await app.get('/member/info', { token: of })).body.value.memberId as string;
const forWithdrawal = async (accountId: string, memberId?: string) =>
  app.services.payoutAccounts.payoutAccountForWithdrawal(app.db, 'first', {
    memberId: memberId ?? (await idOf()),
    accountId,
  });

describe('adding a payout account', () => {
  it('MONEY-11 needs the password again: without a proof of the last minutes nothing is added or removed', async () => {
    const { body } = await add();
    app.clock.moveMs(5 * 60_000 + 1);
    const refused = await add({ number: 'SP 3355 7731' });
    expect([refused.status, refused.body.code]).toEqual([403, 'security.step_up_required']);
    expect((await remove(body.value.accountId)).body.code).toBe('security.step_up_required');
    expect((await list()).accounts).toHaveLength(1);
  });

  it('MONEY-11 shows the number masked, and is told to the member', async () => {
    const before = await alerts();
    const { body } = await add();
    const account = {
      accountId: expect.stringMatching(/./),
      channel: 'shapla',
      channelName: 'Shapla Pay',
      channelIcon: 'channels/shapla.svg',
      masked: 'SP •••• 7730',
      addedAt: app.clock.now().toISOString(),
      usableFrom: app.clock.now().toISOString(),
      isUsable: true,
    };
    expect(body.value).toEqual(account);
    const shown = await list();
    expect(shown).toMatchObject({ accounts: [account], most: 5, delayHours: 0, payeeName: PAYEE });
    expect(shown.isPractice).toBe(true);
    expect(shown.channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      'shapla',
      'bakul',
      'kolmi',
    ]);
    expect(JSON.stringify(shown)).not.toContain('3355');
    expect(await alerts()).toBe(before + 1);
  });

  it('MONEY-11 only takes the payee name, however it is written', async () => {
    for (const holderName of ['Rafi Ahmed Khan', 'Somebody Else', '', '\u200b']) {
      const { status, body } = await add({ holderName });
      expect([status, body.code]).toEqual([422, 'payout.name_differs']);
    }
    expect((await list()).accounts).toEqual([]);
    expect((await add({ holderName: '  RAFI  ahmed ' })).status).toBe(200);
  });

  it('MONEY-11 a member without a payee name sets it first', async () => {
    const nameless = await memberOf(app, `nameless_${count}`);
    await stepUp(nameless);
    expect((await add({ holderName: '' }, nameless)).body.code).toBe('payout.payee_name_missing');
  });

  it.each([
    [{ channel: 'nobody' }, 'payout.channel_unknown'],
    [{ number: '01712345678' }, 'payout.number_invalid'],
    [{ number: '' }, 'payout.number_invalid'],
  ])('%j is refused', async (change, code) => {
    const { status, body } = await add(change);
    expect([status, body.code]).toEqual([422, code]);
  });

  it('is refused for an account that is there, however its number is written, until it is removed', async () => {
    const { accountId } = (await add()).body.value;
    const again = await add({ number: 'sp-৩৩৫৫-7730' });
    expect([again.status, again.body.code]).toEqual([409, 'payout.account_exists']);
    expect((await add({ channel: 'bakul' })).status).toBe(200);
    await remove(accountId);
    expect((await add()).status).toBe(200);
  });

  it('stops at the site’s limit, also for accounts that are added at once', async () => {
    await set('payoutAccounts', { most: 2, delayHours: 0 });
    const site = app.app.directory.findById('first');
    const session = await app.services.auth.sessions.find(site, token);
    const draftOf = (end: number) => ({
      channel: 'shapla',
      number: `SP3355773${end}`,
      holderName: PAYEE,
    });
    // Connections that are open already let the steps run at once.
    await Promise.all(Array.from({ length: 8 }, () => app.db.execute(sql`SELECT pg_sleep(0.02)`)));
    const answers = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5, 6, 7].map((end) =>
        app.services.payoutAccounts.add(site, session ?? expect.fail(), draftOf(end)),
      ),
    );
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(6);
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'payout.too_many_accounts', params: { most: 2 } });
    }
    expect((await list()).accounts).toHaveLength(2);
  });

  it('MEMBERX-06 a member may have the further accounts that the own rank brings, and no other rank’s', async () => {
    const rank = (labelId: string, days: number, morePayoutAccounts: number) => ({
      labelId,
      name: { bn: labelId, en: labelId },
      conditions: { validBetMinor: 0, rounds: 0, days },
      benefits: { morePayoutAccounts, inWords: [] },
    });
    await set('payoutAccounts', { most: 1, delayHours: 0 });
    await set('ranks', [rank('first', 0, 1), rank('later', 30, 9)]);
    expect((await list()).most).toBe(2);
    for (const number of ['SP 1111 2222', 'SP 3333 4444'])
      expect((await add({ number })).status).toBe(200);
    const more = await add({ number: 'SP 5555 6666' });
    expect(more.body).toMatchObject({ code: 'payout.too_many_accounts', params: { most: 2 } });
    await set('ranks', []);
  });
});

describe('the delay of a new account', () => {
  it('MONEY-11 it is paid to after the hours of the site, and a later change of them moves nothing', async () => {
    await set('payoutAccounts', { most: 5, delayHours: 24 });
    const { accountId, usableFrom, isUsable } = (await add()).body.value;
    expect(isUsable).toBe(false);
    expect(Date.parse(usableFrom) - app.clock.now().getTime()).toBe(24 * HOUR_MS);
    await set('payoutAccounts', { most: 5, delayHours: 0 });
    await expect(forWithdrawal(accountId)).rejects.toMatchObject({
      code: 'payout.account_waiting',
      params: { usableFrom },
    });
    const memberId = await idOf();
    app.clock.moveMs(24 * HOUR_MS);
    expect(await forWithdrawal(accountId, memberId)).toMatchObject({ accountId });
  });

  it('MONEY-11 without a delay it is paid to at once, with its whole number', async () => {
    const { accountId } = (await add()).body.value;
    expect(await forWithdrawal(accountId)).toMatchObject({
      channel: 'shapla',
      number: 'SP33557730',
      holderName: PAYEE,
    });
  });
});

describe('removing a payout account', () => {
  it('MONEY-11 takes it out of the list and is told; a withdrawal finds it no more', async () => {
    const { accountId } = (await add()).body.value;
    const before = await alerts();
    expect((await remove(accountId)).body).toEqual({ value: true });
    expect(await alerts()).toBe(before + 1);
    expect((await list()).accounts).toEqual([]);
    expect((await remove(accountId)).body.code).toBe('payout.account_not_found');
    await expect(forWithdrawal(accountId)).rejects.toMatchObject({
      code: 'payout.account_not_found',
    });
  });

  it('MONEY-11 an account of another member is not found, and stays', async () => {
    const { accountId } = (await add()).body.value;
    const stranger = await memberOf(app, `stranger_${count}`);
    await stepUp(stranger);
    expect((await list(stranger)).accounts).toEqual([]);
    const answer = await remove(accountId, stranger);
    expect([answer.status, answer.body.code]).toEqual([404, 'payout.account_not_found']);
    await expect(forWithdrawal(accountId, await idOf(stranger))).rejects.toMatchObject({
      code: 'payout.account_not_found',
    });
    expect((await list()).accounts).toHaveLength(1);
  });
});
