import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD, register, registration, solve } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { memberStore } from '../member/index.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
let nextAddress = 1;
const freshAddress = () => `10.0.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('registration', () => {
  it('API-10 REG-36 MONEY-01 opens a session and a wallet with the opening credits', async () => {
    const answer = await register(app, registration('shapla'));
    expect(answer.status).toBe(200);
    expect(answer.body.value).toMatchObject({
      userName: 'shapla',
      type: 0,
      merchantCode: 'FIRST',
      firstTimeLogin: true,
    });
    const wallet = await app.get('/wallet/balance', { token: answer.body.value.token });
    expect(wallet.body).toMatchObject({ sumBalance: 1_000_000, currency: 'BDT' });
  });

  it('REG-13 REG-16 REG-19 names every field that breaks its rule and creates nothing', async () => {
    const answer = await register(app, {
      ...registration('ab'),
      password: 'short',
      confirmPassword: 'other',
      birthday: '1990-02-31',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('auth.fields_invalid');
    const { fields } = answer.body.params;
    expect(Object.keys(fields).sort()).toEqual([
      'birthday',
      'confirmPassword',
      'password',
      'username',
    ]);
    expect(fields.username).toEqual([{ kind: 'too_short', minLength: 4 }]);
    expect(fields.confirmPassword).toEqual([{ kind: 'mismatch' }]);
    expect(await memberStore(app.db, 'first').findByAccount('ab')).toBeUndefined();
  });

  it('REG-31 without accepted terms it is refused', async () => {
    const answer = await register(app, { ...registration('kodom'), acceptsTerms: false });
    expect(answer.body.code).toBe('auth.terms_required');
  });

  it('MEMBERX-10 stores the acceptance with time and version, and marketing consent apart', async () => {
    await memberOf(app, 'beli01');
    await register(app, { ...registration('beli02'), acceptsMarketing: true });
    const first = await memberStore(app.db, 'first').findByAccount('beli01');
    const second = await memberStore(app.db, 'first').findByAccount('beli02');
    expect(first?.termsAcceptedAt).toEqual(app.clock.now());
    expect(first?.termsVersion).not.toBe('');
    expect(first?.marketingConsentAt).toBeNull();
    expect(second?.marketingConsentAt).toEqual(app.clock.now());
  });

  it('REG-29 one day below the minimum age is too young, the birthday itself is enough', async () => {
    const young = await register(app, { ...registration('tagor1'), birthday: '2008-11-21' });
    expect(young.body).toMatchObject({ code: 'auth.underage', params: { minimumAge: 18 } });
    const old = await register(app, { ...registration('tagor2'), birthday: '2008-11-20' });
    expect(old.status).toBe(200);
  });

  it('REG-50 API-13 a name is taken on its site whatever its case, and free on another site', async () => {
    await memberOf(app, 'Joba_1');
    const taken = await register(app, registration('joba_1'));
    expect(taken.body.code).toBe('auth.username_taken');
    const asked = await app.get('/account/username?username=JOBA_1');
    expect(asked.body.value.available).toBe(false);
    const elsewhere = await app.get('/account/username?username=joba_1', { site: 'second' });
    expect(elsewhere.body.value.available).toBe(true);
  });

  it('of two registrations of one name at once, one wins', async () => {
    const answers = await Promise.all([
      register(app, registration('jomoj'), { address: freshAddress() }),
      register(app, registration('jomoj'), { address: freshAddress() }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('REG-25 REG-34 an invitation code must belong to a member of the site, and is stored', async () => {
    await memberOf(app, 'guru01');
    const inviter = await memberStore(app.db, 'first').findByAccount('guru01');
    const code = inviter?.inviteCode ?? '';
    const invited = await register(app, {
      ...registration('shishya'),
      affiliateCode: code.toLowerCase(),
    });
    expect(invited.status).toBe(200);
    const row = await memberStore(app.db, 'first').findByAccount('shishya');
    expect(row?.invitedByMemberId).toBe(inviter?.memberId);
    const wrong = await register(app, { ...registration('shishya2'), affiliateCode: 'NOBODY12' });
    expect(wrong.body.code).toBe('auth.invitation_invalid');
    await app.db.execute(sql`UPDATE member SET type = 40 WHERE account_key = 'guru01'`);
    const byTrial = await register(app, { ...registration('shishya3'), affiliateCode: code });
    expect(byTrial.body.code).toBe('auth.invitation_invalid');
  });

  it('REG-47 SMS-14 a human check counts once, on its own site, and only when it is solved', async () => {
    const challenge = (await app.get('/account/human-check?kind=form')).body;
    const humanCheck = solve(challenge);
    const elsewhere = await register(
      app,
      { ...registration('tal001'), humanCheck },
      { site: 'second' },
    );
    expect(elsewhere.body.code).toBe('auth.human_check_failed');
    const first = await register(app, { ...registration('tal001'), humanCheck });
    expect(first.status).toBe(200);
    const again = await register(app, { ...registration('tal002'), humanCheck });
    expect(again.body.code).toBe('auth.human_check_failed');
    const none = await register(app, { ...registration('tal003'), humanCheck: '' });
    expect(none.body.code).toBe('auth.human_check_failed');
  });

  it('SMS-14 a human check ends after ten minutes', async () => {
    const humanCheck = solve((await app.get('/account/human-check?kind=form')).body);
    app.clock.moveMs(11 * MINUTE_MS);
    const late = await register(app, { ...registration('tal004'), humanCheck });
    expect(late.body.code).toBe('auth.human_check_failed');
  });

  it('API-20 LOGIN-31 a captcha is a picture, and a wrong answer uses it up', async () => {
    const { captchaId, image } = (await app.get('/account/captcha?kind=digits')).body.value;
    expect(image).toMatch(/^data:image\/png;base64,/);
    const form = { ...registration('dalim1'), humanCheck: '', captchaId };
    const wrong = await register(app, { ...form, captcha: 'abc' });
    expect(wrong.body.code).toBe('auth.captcha_wrong');
    const again = await register(app, { ...form, captcha: '000000' });
    expect(again.body.code).toBe('auth.captcha_wrong');
  });

  it('is off where the site has it off', async () => {
    const other = await openTestApp();
    const { changeSetting } = await import('../../testing/site/change-setting.ts');
    const turn = (path: string, value: unknown) =>
      changeSetting({ db: other.db, clock: other.clock }, { siteId: 'first', path, value });
    await turn('whitelabel.MOBILENUMREG3', true);
    await turn('whitelabel.USERNAMEREG3', false);
    await other.app.directory.refresh();
    const answer = await register(other, registration('nakul1'));
    expect(answer.body.code).toBe('site.feature_off');
    await other.close();
  });
});

describe('login', () => {
  it('API-07 LOGIN-13 LOGIN-32 opens a session and tells a first login', async () => {
    await memberOf(app, 'rupali');
    const address = freshAddress();
    const answer = await login(app, { username: 'RUPALI', password: PASSWORD }, { address });
    expect(answer.body.value).toMatchObject({ userName: 'rupali', firstTimeLogin: false });
    expect(answer.body.value.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('LOGIN-32 an account that was made for somebody is told of its first login once, whatever was refused before', async () => {
    await memberOf(app, 'chhayanat');
    const store = memberStore(app.db, 'first');
    const registered = await store.findByAccount('chhayanat');
    const site = app.app.directory.findById('first');
    await app.db.transaction((tx) =>
      app.services.members.create(tx, site, {
        account: 'bilawal',
        type: 0,
        passwordHash: registered?.passwordHash ?? '',
        language: 'bn',
        profile: {},
        registeredFrom: {},
        termsVersion: 'test',
        acceptsMarketing: false,
      }),
    );
    const enter = async (password: string) =>
      (await login(app, { username: 'bilawal', password }, { address: freshAddress() })).body;
    expect((await enter('no-password-1')).value?.firstTimeLogin).toBeUndefined();
    const first = (await enter(PASSWORD)).value;
    expect(first).toMatchObject({ userName: 'bilawal', firstTimeLogin: true });
    expect((await enter(PASSWORD)).value.firstTimeLogin).toBe(false);
    const { token } = first;
    const renewed = await app.ask('POST', '/account/session/renew', { token, body: {} });
    expect(renewed.body.value.firstTimeLogin, 'a session that goes on is no login').toBe(false);
  });

  it('LOGIN-30 a wrong name and a wrong password get the same answer', async () => {
    await memberOf(app, 'sonali');
    const address = freshAddress();
    const wrongName = await login(app, { username: 'nobody99', password: PASSWORD }, { address });
    const wrongPassword = await login(app, { username: 'sonali', password: 'x' }, { address });
    const { requestId: _a, ...first } = wrongName.body;
    const { requestId: _b, ...second } = wrongPassword.body;
    expect(first).toEqual(second);
    expect(first.code).toBe('auth.credentials_wrong');
  });

  it('LOGIN-08 LOGIN-09 after three failures the error holds a captcha, and the next try needs it', async () => {
    await memberOf(app, 'mitali');
    const address = freshAddress();
    const attempt = (more = {}) =>
      login(app, { username: 'mitali', password: 'wrong-one', ...more }, { address });
    expect((await attempt()).body.value).toBeUndefined();
    expect((await attempt()).body.value).toBeUndefined();
    expect((await attempt()).body.value.image).toMatch(/^data:image\/png/);
    const without = await attempt({ password: PASSWORD });
    expect(without.body).toMatchObject({ code: 'auth.captcha_required' });
    const wrong = await attempt({ captchaId: without.body.value.captchaId, captcha: '1' });
    expect(wrong.body.code).toBe('auth.captcha_wrong');
    expect(wrong.body.value.captchaId).not.toBe(without.body.value.captchaId);
  });

  it('LOGIN-09 an account that does not exist is asked for a captcha like one that does', async () => {
    const address = freshAddress();
    const attempt = () => login(app, { username: 'ghost77', password: 'x' }, { address });
    for (let n = 0; n < 3; n += 1) await attempt();
    expect((await attempt()).body.code).toBe('auth.captcha_required');
  });

  it('a stranger who guesses wrong locks nobody out: the member can sign in from another address', async () => {
    await memberOf(app, 'shanti');
    const stranger = freshAddress();
    for (let n = 0; n < 8; n += 1) {
      await login(app, { username: 'shanti', password: `guess${n}` }, { address: stranger });
    }
    const own = await login(
      app,
      { username: 'shanti', password: PASSWORD },
      { address: freshAddress() },
    );
    expect(own.status).toBe(200);
  });

  it('one address cannot try without end: IPv6 counts by its /64', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) {
      const address = `2001:db8:1:2::${n.toString(16)}`;
      statuses.push((await app.get('/account/human-check?kind=form', { address })).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const neighbour = await app.get('/account/human-check?kind=form', {
      address: '2001:db8:1:3::1',
    });
    expect(neighbour.status).toBe(200);
  });

  it('LOGIN-28 a player who signs in as agent is refused', async () => {
    await memberOf(app, 'komola');
    const body = { username: 'komola', password: PASSWORD, asAgent: true };
    const answer = await login(app, body, { address: freshAddress() });
    expect(answer.body.code).toBe('auth.not_agent');
  });

  it('LOGIN-29 an account made without registration cannot sign in', async () => {
    await memberOf(app, 'tulshi');
    const store = memberStore(app.db, 'first');
    const row = await store.findByAccount('tulshi');
    const { member } = await import('../member/member.tables.ts');
    const { eq } = await import('drizzle-orm');
    await app.db
      .update(member)
      .set({ type: 4 })
      .where(eq(member.memberId, row?.memberId ?? ''));
    const body = { username: 'tulshi', password: PASSWORD };
    const answer = await login(app, body, { address: freshAddress() });
    expect(answer.body.code).toBe('auth.not_member');
  });

  it('a blocked account is named as blocked only with the right password, and its sessions end', async () => {
    const token = await memberOf(app, 'bokul1');
    const store = memberStore(app.db, 'first');
    const row = await store.findByAccount('bokul1');
    await store.setStatus(row?.memberId ?? '', 'blocked');
    const address = freshAddress();
    const right = await login(app, { username: 'bokul1', password: PASSWORD }, { address });
    expect(right.body.code).toBe('auth.account_disabled');
    const wrong = await login(app, { username: 'bokul1', password: 'no' }, { address });
    expect(wrong.body.code).toBe('auth.credentials_wrong');
    expect((await app.get('/member/info', { token })).status).toBe(401);
  });
});

describe('sessions', () => {
  it('API-22 ENTITY-02 member info belongs to the member of the session', async () => {
    const token = await memberOf(app, 'polash');
    const info = await app.get('/member/info', { token });
    expect(info.body.value).toMatchObject({ account: 'polash', type: 0, isPlayable: true });
  });

  it('API-21 SESS-14 after signing out the token is dead', async () => {
    const token = await memberOf(app, 'kanon1');
    expect((await app.ask('DELETE', '/account/logout', { token })).body.value).toBe(true);
    const after = await app.get('/member/info', { token });
    expect(after.body.code).toBe('session.expired');
  });

  it('SESS-25 a token of one site is refused on another', async () => {
    const token = await memberOf(app, 'chapa1');
    const answer = await app.get('/member/info', { token, site: 'second' });
    expect(answer.body.code).toBe('session.expired');
  });

  it('API-23 SESS-09 using a session moves its idle end and never its absolute end', async () => {
    const token = await memberOf(app, 'madhobi');
    for (let hour = 0; hour < 6; hour += 1) {
      app.clock.moveMs(60 * MINUTE_MS);
      const renewed = await app.ask('POST', '/account/session/renew', { token });
      expect(renewed.body.value).toMatchObject({ token, userName: 'madhobi' });
    }
    app.clock.moveMs(31 * 24 * 60 * MINUTE_MS);
    expect((await app.get('/member/info', { token })).status).toBe(401);
  });

  it('a session that is not used ends after the idle time of the settings', async () => {
    const token = await memberOf(app, 'togor1');
    app.clock.moveMs(121 * MINUTE_MS);
    expect((await app.get('/member/info', { token })).body.code).toBe('session.expired');
  });

  it('the database holds neither tokens nor passwords', async () => {
    const token = await memberOf(app, 'gopon1');
    const { rows } = (await app.db.execute(
      sql`SELECT to_jsonb(s)::text AS row FROM session s UNION ALL SELECT to_jsonb(m)::text FROM member m`,
    )) as unknown as { rows: { row: string }[] };
    const all = rows.map((row) => row.row).join('\n');
    expect(all).not.toContain(token);
    expect(all).not.toContain(PASSWORD);
    expect(all).toContain('$argon2id$');
  });
});
