import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inboxStore } from '../../member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { forgetOldData } from './retention.ts';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let token = '';
let memberId = '';

beforeAll(async () => {
  app = await openTestApp();
  token = await memberOf(app, 'purono');
  const form = { type: 'username', username: 'purono', password: PASSWORD };
  await login(app, form, { deviceId: 'd'.repeat(43) });
  memberId = (await app.get('/member/info', { token })).body.value.memberId;
});
afterAll(() => app.close());

const count = async (table: string) => {
  const [row] = await rowsOf<{ count: number }>(
    app.db,
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE member_id = ${memberId}`,
  );
  return row?.count ?? 0;
};
async function forget(): Promise<void> {
  await app.services.jobs.enqueue(app.db, forgetOldData, { siteId: 'first', payload: {} });
  await app.services.jobs.runDue();
}
const write = (messageId: string) =>
  inboxStore(app.db, 'first').insert(memberId, [
    {
      messageId,
      title: { bn: 'ক', en: 'a' },
      body: { bn: 'ক', en: 'a' },
      createdAt: app.clock.now(),
    },
  ]);

describe('how long data is kept', () => {
  it('MEMBERX-10 each kind for the days of the site’s settings; the ledger stays', async () => {
    const set = (path: string, value: number) =>
      changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
    await set('retention.messageDays', 10);
    await set('retention.signInDays', 20);
    await app.app.directory.refresh();
    for (let number = 0; number < 3; number += 1) await write(`old-${number}`);
    const journals = await count('posting');
    const signIns = await count('sign_in');
    expect([journals > 0, signIns > 0, await count('member_device')]).toEqual([true, true, 1]);
    app.clock.moveMs(11 * DAY_MS);
    await write('new');
    await forget();
    expect(await count('inbox_message')).toBe(1);
    expect([await count('sign_in'), await count('member_device')]).toEqual([signIns, 1]);
    app.clock.moveMs(9.5 * DAY_MS);
    await forget();
    expect([await count('sign_in'), await count('member_device')]).toEqual([0, 0]);
    expect(await count('posting')).toBe(journals);
  });

  it('MEMBERX-10 a closed account is described until its days are over, and then by nothing but its name and its money', async () => {
    await changeSetting(
      { db: app.db, clock: app.clock },
      { siteId: 'first', path: 'openingCreditsMinor', value: 0 },
    );
    await app.app.directory.refresh();
    token = await memberOf(app, 'bidayi');
    memberId = (await app.get('/member/info', { token })).body.value.memberId;
    await app.ask('PUT', '/member/nickname', { token, body: { nickname: 'Bidayi' } });
    await sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
    expect((await app.ask('POST', '/security/closing', { token })).status).toBe(200);
    await app.app.services.background.idle();
    const described = async () => {
      const [row] = await rowsOf<Record<string, unknown>>(
        app.db,
        sql`SELECT account, nickname, status, profile::text AS profile, closed_at IS NOT NULL AS waits FROM member
          WHERE site_id = 'first' AND member_id = ${memberId}`,
      );
      return row ?? {};
    };
    const before = await described();
    expect(before).toMatchObject({ status: 'closed', waits: true });
    app.clock.moveMs(29 * DAY_MS);
    await forget();
    expect(await described()).toEqual(before);
    app.clock.moveMs(2 * DAY_MS);
    await forget();
    expect(await described()).toEqual({
      account: 'bidayi',
      nickname: '',
      status: 'closed',
      profile: '{}',
      waits: false,
    });
    for (const table of ['sign_in', 'inbox_message', 'favourite'])
      expect(await count(table)).toBe(0);
    expect((await app.ask('POST', '/security/closing', { token })).status).toBe(401);
  });

  it('MEMBERX-10 members read how long each kind is kept', async () => {
    const other = await memberOf(app, 'pathok');
    const { value } = (await app.get('/security/own-data', { token: other })).body;
    expect(value.retention).toEqual({
      signInDays: 20,
      messageDays: 10,
      chatDays: 365,
      feedbackDays: 730,
      closedAccountDays: 30,
    });
  });
});
