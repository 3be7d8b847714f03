import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { memberOf, PASSWORD, sendSealed } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { roundService } from '../wallet/index.ts';
import { inboxStore } from './inbox/inbox.store.ts';
import { memberStore } from './member.store.ts';
import { inboxMessage, member } from './member.tables.ts';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let token = '';
let memberId = '';
let other = '';

const post = (path: string, body: object, more: { token?: string } = {}) =>
  app.ask('POST', path, { token, body, ...more });
const info = async () => (await app.get('/member/info', { token })).body.value;
const row = async () => memberStore(app.db, 'first').findById(memberId);
async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}

beforeAll(async () => {
  app = await openTestApp();
  token = await memberOf(app, 'monowara');
  other = await memberOf(app, 'jahanara');
  memberId = (await info()).memberId;
});
afterAll(() => app.close());

describe('the picture of a member', () => {
  const choose = (headIcon: string) =>
    app.ask('POST', '/member/head-icon', {
      token,
      rawBody: new URLSearchParams({ headIcon }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('API-03 API-34 API-70 one of the choices is read, chosen by a form-encoded call and shown in the info', async () => {
    const { body } = await app.get('/member/head-icon', { token });
    expect(body.value.headIcon).toBe('');
    expect(body.value.choices).toHaveLength(8);
    expect((await info()).headIcon).toBeUndefined();
    const [, second] = body.value.choices;
    expect((await choose(second)).body.value).toEqual({ ...body.value, headIcon: second });
    expect((await app.get('/member/head-icon', { token })).body.value.headIcon).toBe(second);
    expect((await info()).headIcon).toBe(second);
    const foreign = await app.get('/member/head-icon', { token: other });
    expect(foreign.body.value.headIcon).toBe('');
  });

  it('API-70 a picture that is not offered and a JSON body are refused', async () => {
    const before = (await row())?.headIcon;
    expect((await choose('')).body.code, 'nothing is chosen').toBe('request.invalid');
    for (const wrong of ['../../etc/passwd', 'https://evil.example/x.png', 'avatars/none.webp']) {
      const answer = await choose(wrong);
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('member.fields_invalid');
      expect(Object.keys(answer.body.params.fields)).toEqual(['headIcon']);
    }
    const json = await post('/member/head-icon', { headIcon: 'avatars/kite.webp' });
    expect(json.body.code).toBe('request.unsupported_media');
    expect((await row())?.headIcon).toBe(before);
  });
});

describe('a picture of the member’s own', () => {
  const choose = (fields: Record<string, string>, of = token) =>
    app.ask('POST', '/member/head-icon', {
      token: of,
      rawBody: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const isServed = async (url: string) =>
    (await app.app.router.hono.request(url, { headers: { host: 'first.test' } })).status;
  async function send(of = token): Promise<string> {
    const background = { r: 20, g: 120, b: 80 };
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
    const whole = new Response(form);
    const answer = await app.ask('POST', '/pictures', {
      token: of,
      rawBody: new Uint8Array(await whole.arrayBuffer()),
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    });
    return answer.body.value.pictureId;
  }

  it('MEMBER-13 it is sent, chosen and shown by a link; replaced, it is gone', async () => {
    const chosen = (await choose({ pictureId: await send() })).body.value;
    expect(chosen).toMatchObject({
      headIcon: '',
      pictureUrl: expect.stringContaining('/pictures/'),
    });
    const shown = await info();
    expect([shown.headIcon, shown.pictureUrl]).toEqual([undefined, chosen.pictureUrl]);
    expect(await isServed(shown.pictureUrl)).toBe(200);
    const drawn = await choose({ headIcon: chosen.choices[0] });
    expect(drawn.body.value).toEqual({ headIcon: chosen.choices[0], choices: chosen.choices });
    expect(await isServed(shown.pictureUrl)).toBe(404);
  });

  it('MEMBER-13 a picture of another member, an unknown one and one that was used are refused alike', async () => {
    const used = await send();
    await choose({ pictureId: used });
    for (const pictureId of [await send(other), 'nobody', used]) {
      expect((await choose({ pictureId })).body.code).toBe('pictures.not_found');
    }
    expect((await info()).pictureUrl).toContain(used);
  });
});

const setEmail = (email: string, password = PASSWORD) =>
  sendSealed(app, 'POST', '/member/email', { email, password }, { token });

describe('the fields of a member', () => {
  it('API-05 a changed e-mail address is told in the inbox', async () => {
    await setEmail('first-of-all@example.org');
    await app.app.services.background.idle();
    const ofMember = eq(inboxMessage.memberId, memberId);
    const kept = await app.db.select().from(inboxMessage).where(ofMember);
    expect(kept.map(({ title }) => title.en)).toEqual([
      expect.stringContaining('e-mail address of your account was changed'),
    ]);
  });

  it('API-03 changing the e-mail address needs the password, because recovery mails go there', async () => {
    const before = (await row())?.profile['email'];
    const refused = await setEmail('thief@example.org', 'not-the-password-1');
    expect(refused.body.code).toBe('auth.password_wrong');
    expect((await row())?.profile['email']).toBe(before);
    const bare = await post('/member/email', { email: 'thief@example.org', password: PASSWORD });
    expect(bare.body.code).toBe('request.not_sealed');
  });

  it('API-03 a member without a password needs a sign-in of the last minutes to change the e-mail address', async () => {
    const borrowed = await memberOf(app, 'password_less');
    const store = memberStore(app.db, 'first');
    const mailOf = async () => (await store.findByAccount('password_less'))?.profile['email'];
    await store.setPassword((await store.findByAccount('password_less'))?.memberId ?? '', '');
    const set = (email: string) =>
      sendSealed(app, 'POST', '/member/email', { email, password: 'x' }, { token: borrowed });
    expect((await set('own@example.org')).status).toBe(200);
    app.clock.moveMs(10 * 60_000 + 1);
    await app.ask('POST', '/account/session/renew', { token: borrowed });
    expect((await set('thief@example.org')).body.code).toBe('auth.sign_in_again');
    expect(await mailOf()).toBe('own@example.org');
  });

  it('API-03 ENTITY-02 the nickname follows the rule of the site and shows in the info', async () => {
    const answer = await post('/member/nickname', { nickname: '  মনোয়ারা ' });
    expect(answer.body).toEqual({ value: { nickname: 'মনোয়ারা' } });
    expect(await info()).toMatchObject({ nickname: 'মনোয়ারা', account: 'monowara', type: 0 });
    for (const [nickname, kind] of [
      ['x', 'too_short'],
      ['ম'.repeat(21), 'too_long'],
      ['<b>x</b>', 'pattern'],
    ] as const) {
      const refused = await post('/member/nickname', { nickname });
      expect(refused.body.code).toBe('member.fields_invalid');
      expect(refused.body.params.fields.nickname[0].kind).toBe(kind);
    }
    expect((await info()).nickname).toBe('মনোয়ারা');
  });

  it('API-03 an empty nickname takes it away, unless the site requires one', async () => {
    await turn('register.nickname.required', true);
    const refused = await post('/member/nickname', { nickname: ' ' });
    expect(refused.body.params.fields.nickname).toEqual([{ kind: 'required' }]);
    await turn('register.nickname.required', false);
    expect((await post('/member/nickname', { nickname: '' })).body.value.nickname).toBe('');
    expect((await info()).nickname).toBe('');
  });

  it('API-03 a changed e-mail address is not verified, an unchanged one stays verified', async () => {
    const set = async (email: string) => (await setEmail(email)).body.value;
    const mine = and(eq(member.siteId, 'first'), eq(member.memberId, memberId));
    expect(await set('mono@example.org')).toEqual({ email: 'mono@example.org', isVerified: false });
    await app.db.update(member).set({ emailVerifiedAt: app.clock.now() }).where(mine);
    expect(await set('mono@example.org')).toEqual({ email: 'mono@example.org', isVerified: true });
    expect(await set('wara@example.org')).toEqual({ email: 'wara@example.org', isVerified: false });
    expect(await row()).toMatchObject({
      emailVerifiedAt: null,
      profile: { email: 'wara@example.org', birthday: '1990-05-17' },
    });
    for (const wrong of ['', 'x', 'a@b', 'a b@example.org', `${'a'.repeat(260)}@example.org`]) {
      const refused = await setEmail(wrong);
      expect(refused.body.code).toBe('member.fields_invalid');
    }
    expect((await row())?.profile['email']).toBe('wara@example.org');
  });

  it('API-03 the payee name is set once, even when two calls set it at the same moment', async () => {
    const refused = await post('/member/payee-name', { payeeName: '1' });
    expect(refused.body.code).toBe('member.fields_invalid');
    const both = await Promise.all(
      ['Monowara Begum', 'মনোয়ারা বেগম'].map((payeeName) =>
        post('/member/payee-name', { payeeName }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body.value.payeeName;
    const again = await post('/member/payee-name', { payeeName: kept });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('member.payee_name_set');
    expect((await row())?.profile['payeeName']).toBe(kept);
    const foreign = { token: other };
    expect((await post('/member/payee-name', { payeeName: 'Jahanara' }, foreign)).status).toBe(200);
  });
});

describe('the rank of a member', () => {
  const read = async (language = 'en') =>
    (await app.get(`/member/rank-progress?language=${language}`, { token })).body.value;
  const play = async (id: string, stake: number, win?: number) => {
    const rounds = roundService({
      clock: app.clock,
      random: systemRandom,
      timeZoneOf: () => 'Asia/Dhaka',
    });
    const base = {
      siteId: 'first',
      memberId,
      vendor: 'JL',
      vendorRoundId: id,
      gameCode: 'slot.mango',
    };
    const money = (transactionId: string, amountMinor: number) => ({
      transactionId,
      bodyHash: transactionId,
      amountMinor,
      currency: 'BDT',
    });
    await app.db.transaction((tx) =>
      rounds.bet(tx, { ...base, ...money(`b${id}`, stake) }, async () => ({
        code: 'approved',
        betKind: 'SLOT',
        nodeId: 7,
      })),
    );
    if (win !== undefined)
      await app.db.transaction((tx) => rounds.win(tx, { ...base, ...money(`w${id}`, win) }));
  };

  it('API-25 ENTITY-12 MENU-25 the progress follows the ledger and the calendar, rounded down to whole percents', async () => {
    await turn('ranks', [
      {
        labelId: 'first',
        name: { bn: 'প্রথম', en: 'First' },
        conditions: { validBetMinor: 0, rounds: 0, days: 0 },
      },
      {
        labelId: 'next',
        name: { bn: 'পরের', en: 'Next' },
        conditions: { validBetMinor: 1500, rounds: 2, days: 3 },
      },
    ]);
    await play('open', 700);
    expect(await read()).toEqual({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 3 },
      playerRankProgress: { labelId: 'first', labelName: 'First', place: 0 },
      percent: 0,
      showBenefit: true,
      nextRank: {
        labelId: 'next',
        labelName: 'Next',
        conditions: [
          { condition: 'validBetMinor', reached: 0, expected: 1500 },
          { condition: 'rounds', reached: 0, expected: 2 },
          { condition: 'days', reached: 0, expected: 3 },
        ],
      },
    });
    await play('a', 1000, 5000);
    await play('b', 500, 0);
    const later = await read('bn');
    expect(later.playerRankProgress).toEqual({ labelId: 'first', labelName: 'প্রথম', place: 0 });
    expect(later.percent).toBe(66);
    expect(later.nextRank.conditions.slice(0, 2)).toEqual([
      { condition: 'validBetMinor', reached: 1500, expected: 1500 },
      { condition: 'rounds', reached: 2, expected: 2 },
    ]);
    app.clock.moveMs(3 * DAY_MS);
    token = await tokenAnew();
    const top = await read();
    expect(top.playerRankProgress.labelId).toBe('next');
    expect(top.nextRank).toBeUndefined();
    expect(top.percent).toBe(100);
  });

  it('API-25 MENU-25 without ranks there is no label and 100 percent, and the benefit flag is the site’s', async () => {
    await turn('ranks', []);
    await turn('whitelabel.VIPBENEFIT3', false);
    expect(await read()).toEqual({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      playerRankProgress: { labelId: '', labelName: '' },
      percent: 100,
      showBenefit: false,
    });
  });

  it('WIDGET-21 MEMBERX-06 every figure of the way is what the journals of the ledger add up to', async () => {
    await turn('ranks', [ranked('none', [0, 0, 0]), ranked('all', [1_000_000, 100, 400])]);
    await play('c', 40_000, 0);
    await play('d', 2500, 90_000);
    const { nextRank, percent, currentProgress } = await read();
    // Stakes leave the member's accounts; those of the round `open` are no bets that count yet.
    const [journals] = await rowsOf<{ stakes: number }>(
      app.db,
      sql`
      SELECT -sum(p.amount_minor)::int AS stakes FROM journal j
      JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
      JOIN round r ON r.site_id = j.site_id AND r.round_id = j.reference
      WHERE j.site_id = 'first' AND j.kind = 'bet' AND p.amount_minor < 0
        AND r.member_id = ${memberId} AND r.settled_at IS NOT NULL`,
    );
    const [bets, rounds] = nextRank.conditions;
    expect(bets.reached).toBe(journals?.stakes);
    expect(bets.reached).toBe(44_000);
    expect(rounds.reached).toBe(4);
    expect([currentProgress.completedConditions, percent]).toEqual([0, 0]);
  });

  it('MEMBERX-06 everybody reads the ranks with what they ask for and bring', async () => {
    await turn('ranks', [
      ranked('none', [0, 0, 0]),
      {
        ...ranked('all', [1500, 0, 3]),
        benefits: { morePayoutAccounts: 2, inWords: [{ bn: 'উপহার', en: 'A gift' }] },
      },
    ]);
    const listed = await app.get('/member/ranks?language=en');
    const { most } = app.app.directory.findById('first').settings.payoutAccounts;
    expect(listed.body.value).toEqual([
      {
        labelId: 'none',
        labelName: 'none',
        conditions: [],
        benefits: { payoutAccounts: most, inWords: [] },
      },
      {
        labelId: 'all',
        labelName: 'all',
        conditions: [
          { condition: 'validBetMinor', expected: 1500 },
          { condition: 'days', expected: 3 },
        ],
        benefits: { payoutAccounts: most + 2, inWords: ['A gift'] },
      },
    ]);
  });

  it('WIDGET-23 a rank that expects nothing is 0 percent of the way', async () => {
    await turn('ranks', [ranked('none', [0, 0, 0])]);
    expect(await read()).toMatchObject({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      playerRankProgress: { labelId: 'none' },
      percent: 0,
    });
  });

  const ranked = (labelId: string, [validBetMinor, rounds, days]: [number, number, number]) => ({
    labelId,
    name: { bn: labelId, en: labelId },
    conditions: { validBetMinor, rounds, days },
  });

  async function tokenAnew(): Promise<string> {
    const site = app.app.directory.findById('first');
    return app.services.auth.sessions.open(app.db, site, { memberId, userAgent: '' });
  }
});

describe('the inbox', () => {
  const draft = (messageId: string) => ({
    messageId,
    title: { bn: 'খবর', en: 'News' },
    body: { bn: 'পড়ুন।', en: 'Read.' },
    createdAt: app.clock.now(),
  });
  const unread = async () => (await app.get('/member/inbox/unread', { token })).body;

  it('API-30 ENTITY-18 counts the unread messages of this member only', async () => {
    const inbox = inboxStore(app.db, 'first');
    // Changes of the address were told to the member before.
    await app.app.services.background.idle();
    await app.db.delete(inboxMessage).where(eq(inboxMessage.memberId, memberId));
    expect(await unread()).toEqual({ value: 0 });
    await inbox.insert(memberId, [draft('a'), draft('b')]);
    await inbox.insert(memberId, [draft('b'), draft('c')]);
    await inbox.insert('somebody', [draft('d')]);
    await inboxStore(app.db, 'second').insert(memberId, [draft('e')]);
    expect(await unread()).toEqual({ value: 3 });
    await app.db
      .update(inboxMessage)
      .set({ readAt: app.clock.now() })
      .where(eq(inboxMessage.messageId, 'b'));
    // A message that was read stays read when it is sent again.
    await inbox.insert(memberId, [draft('b')]);
    expect(await unread()).toEqual({ value: 2 });
  });

  it('the default player has no inbox', async () => {
    await app.db.update(member).set({ type: 4 }).where(eq(member.memberId, memberId));
    const answer = await app.get('/member/inbox/unread', { token });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('session.role');
    await app.db.update(member).set({ type: 0 }).where(eq(member.memberId, memberId));
  });
});
