import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInStore } from '#modules/auth/index.ts';
import { identityStore } from '#modules/security/index.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { PASSWORD, login, register, registration } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { HOST, TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const HOUSE = '198.51.100.0/24';
const CARRIER = '203.0.113.0/24';
let app: TestApp;
let care: TestOperator;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  care = await operatorsOf(app).operatorOf('member_care');
}, 120_000);
afterAll(() => app.close());
beforeEach(() => care.signIn());

/** A new member, of a device of its own unless one is given. */
async function join(
  name: string,
  deviceId = `${name}-${made}-`.padEnd(43, 'x'),
  site: keyof typeof HOST = 'first',
) {
  const account = `${name}_${(made += 1)}`;
  const { body } = await register(app, registration(account), { deviceId, site });
  const token = String(body.value.token);
  const memberId = String((await app.get('/member/info', { token, site })).body.value.memberId);
  return { account, token, memberId };
}
type Joined = Awaited<ReturnType<typeof join>>;

const signIn = ({ account }: Joined, deviceId?: string) => {
  const form = { type: 'username', username: account, password: PASSWORD };
  return login(app, form, deviceId === undefined ? {} : { deviceId });
};
const relatedTo = async ({ memberId }: Joined) => {
  const { value } = (await care.ask('GET', `/sites/first/members/${memberId}`)).body;
  return (value.related as { account: string; reason: string; strength: string }[]).map(
    ({ account, reason, strength }) => [account, reason, strength],
  );
};

/** Notes a sign-in some days ago. */
const noted = ({ memberId }: Joined, network: string, daysAgo: number, isSuccess = true) =>
  signInStore(app.db, 'first').note({
    signInId: `s-${(made += 1)}`,
    memberId,
    at: new Date(app.clock.now().getTime() - daysAgo * DAY_MS),
    way: 'password',
    isSuccess,
    userAgent: 'x',
    network,
  });

async function sendPicture({ token }: Joined, background: string): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'card.png'));
  const whole = new Response(form);
  const answer = await app.ask('POST', '/pictures', {
    token,
    rawBody: new Uint8Array(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  });
  return String(answer.body.value.pictureId);
}

describe('related accounts', () => {
  it('OPS-42 are those that registered or signed in on the same device, and none of it blocks anybody', async () => {
    const device = 'd'.repeat(43);
    const first = await join('first', device);
    const second = await join('second', device);
    const later = await join('later');
    await join('there', device, 'second');
    const apart = await join('apart');
    expect(await relatedTo(first)).toEqual([[second.account, 'device', 'strong']]);
    expect((await signIn(later, device)).status).toBe(200);
    const both = [later.account, second.account].toSorted();
    expect(await relatedTo(first)).toEqual(both.map((account) => [account, 'device', 'strong']));
    expect(await relatedTo(apart)).toEqual([]);
    for (const one of [first, second, later]) expect((await signIn(one, device)).status).toBe(200);
    const page = await care.ask('GET', `/sites/first/members/${first.memberId}`);
    const kept = await app.db.execute(sql`SELECT device FROM member_device`);
    expect(JSON.stringify([page.body, kept])).not.toContain(device);
  });

  it('OPS-42 are those that sign in from one network on the same days, where few others do', async () => {
    const [owner, same, seldom, otherDays, refused] = [
      await join('owner'),
      await join('same'),
      await join('seldom'),
      await join('other_days'),
      await join('refused'),
    ];
    const carried = await join('carried');
    for (const day of [1, 2, 3]) {
      await noted(owner, HOUSE, day);
      await noted(owner, CARRIER, day);
      await noted(same, HOUSE, day);
      await noted(carried, CARRIER, day);
      await noted(otherDays, HOUSE, day + 10);
      await noted(refused, HOUSE, day, false);
      if (day < 3) await noted(seldom, HOUSE, day);
    }
    expect(await relatedTo(owner)).toEqual(
      [carried, same].map(({ account }) => [account, 'network', 'weak']),
    );
    const longAgo = new Date(app.clock.now().getTime() - 20 * DAY_MS);
    // From then on the network is a carrier's, and says nothing.
    await app.db
      .execute(sql`INSERT INTO sign_in (site_id, sign_in_id, member_id, at, way, is_success, user_agent, network)
      SELECT 'first', 'many-' || n, 'many-' || n, ${longAgo.toISOString()}::timestamptz, 'password', true, 'x', ${CARRIER}
      FROM generate_series(1, 500) n`);
    expect(await relatedTo(owner)).toEqual([[same.account, 'network', 'weak']]);
    expect((await signIn(same)).status).toBe(200);
  });

  it('OPS-42 are those that sent the same picture as a document', async () => {
    const [owner, copies, other] = [await join('owner'), await join('copies'), await join('other')];
    for (const [who, background] of [
      [owner, 'red'],
      [copies, 'red'],
      [other, 'blue'],
    ] as const)
      await identityStore(app.db, 'first').insert({
        documentId: `doc-${who.memberId}`,
        memberId: who.memberId,
        pictureIds: [await sendPicture(who, background)],
        sentAt: app.clock.now(),
      });
    expect(await relatedTo(owner)).toEqual([[copies.account, 'document', 'strong']]);
    expect(await relatedTo(other)).toEqual([]);
  });
});
