import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, register, registration } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { depositStore } from '../../payments/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { member } from '../member.tables.ts';

let app: TestApp;
let token = '';
let code = '';

const read = async (of = token, query = '') =>
  (await app.get(`/member/invite${query}`, { token: of })).body;
const idOf = async (of: string) =>
  (await app.get('/member/info', { token: of })).body.value.memberId as string;
async function invite(username: string, affiliateCode = code): Promise<string> {
  app.clock.moveMs(60_000);
  const answer = await register(app, { ...registration(username), affiliateCode });
  expect(answer.body.code).toBeUndefined();
  return answer.body.value.token as string;
}
async function deposit(memberId: string, state: 'pending' | 'credited'): Promise<void> {
  const depositId = `d-${memberId}-${state}`;
  await depositStore(app.db, 'first').insert({
    siteId: 'first',
    depositId,
    memberId,
    channel: 'shapla',
    gateway: 1,
    amountMinor: 10_000,
    feeMinor: 0,
    currency: 'BDT',
    state,
    steps: [],
    language: 'bn',
    returnUrl: '/m',
    callbackUrl: '/rail',
    expiresAt: app.clock.now(),
    journalId: state === 'credited' ? `j-${memberId}` : null,
    createdAt: app.clock.now(),
    idempotencyKey: depositId,
    bodyHash: depositId,
  });
}

beforeAll(async () => {
  app = await openTestApp();
  await changeSetting(
    { db: app.db, clock: app.clock },
    { siteId: 'first', path: 'whitelabel.REFERRAL3', value: true },
  );
  await app.app.directory.refresh();
  token = await memberOf(app, 'inviter_1');
  ({ code } = (await read()).value);
});
afterAll(() => app.close());

describe('what a member sees of those who came by the own code', () => {
  it('MEMBERX-05 nobody at first, and a code that opens a registration', async () => {
    expect((await read()).value).toEqual({
      code: expect.stringMatching(/^[A-Z0-9]{8}$/),
      deposited: 0,
      invited: [],
      earnedMinor: 0,
      reward: expect.objectContaining({ amountMinor: 20_000 }),
      pageNum: 1,
      totalPages: 0,
      totalCount: 0,
    });
    expect((await app.get(`/account/affiliate-check?code=${code}`)).body.data.success).toBe(true);
  });

  it('MEMBERX-05 newest first with a part of the name, and a first deposit once it is paid', async () => {
    const one = await idOf(await invite('kamrul_7'));
    await invite('sadia_99');
    await deposit(one, 'pending');
    const names = async () =>
      (await read()).value.invited.map(
        ({ maskedName, state }: { maskedName: string; state: string }) => [maskedName, state],
      );
    expect(await names()).toEqual([
      ['sa***9', 'registered'],
      ['ka***7', 'registered'],
    ]);
    await deposit(one, 'credited');
    expect(await names()).toEqual([
      ['sa***9', 'registered'],
      ['ka***7', 'first_deposit'],
    ]);
    expect((await read()).value).toMatchObject({ deposited: 1, totalCount: 2, totalPages: 1 });
  });

  it('MEMBERX-05 nobody sees those of another member, and further pages end', async () => {
    const other = await memberOf(app, 'inviter_2');
    expect((await read(other)).value).toMatchObject({ invited: [], totalCount: 0 });
    expect((await read(token, '?pageNum=2')).value).toMatchObject({ invited: [], pageNum: 2 });
  });

  it('MEMBERX-05 an unknown code, another site’s code and that of a closed account open no registration', async () => {
    const closed = await memberOf(app, 'inviter_3');
    const closedCode = (await read(closed)).value.code as string;
    await app.db.update(member).set({ status: 'closed' }).where(eq(member.account, 'inviter_3'));
    const foreign = await memberOf(app, 'inviter_4', 'second');
    const memberId = (await app.get('/member/info', { token: foreign, site: 'second' })).body.value
      .memberId;
    const [row] = await app.db.select().from(member).where(eq(member.memberId, memberId));
    for (const wrong of ['NOBODY99', closedCode, row?.inviteCode ?? '']) {
      const answer = await register(app, { ...registration('nobody_1'), affiliateCode: wrong });
      expect([wrong, answer.body.code]).toEqual([wrong, 'auth.invitation_invalid']);
    }
  });

  it('MEMBERX-05 a visitor, and everybody on a site without referral, is refused', async () => {
    expect((await app.get('/member/invite')).status).toBe(401);
    await changeSetting(
      { db: app.db, clock: app.clock },
      { siteId: 'first', path: 'whitelabel.REFERRAL3', value: false },
    );
    await app.app.directory.refresh();
    expect((await read()).code).toBe('site.feature_off');
  });
});
