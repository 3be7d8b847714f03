import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { createLog } from '#platform/process/log.ts';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { block, mailsTo, memberWithEmail, recover, tokenFor } from '../../../testing/passwords.ts';
import { outboxOf } from '../../../testing/phone.ts';
import {
  requestsTo,
  openTestApp,
  seedTestSites,
  testClock,
  testDeps,
} from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { memberStore } from '#modules/member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { passwordMails } from './mails.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'notun-shopno-26';
let app: TestApp;
let next = 0;
const fresh = () => {
  next += 1;
  return { username: `mail${next}`, email: `mail${next}@example.com`, address: `10.1.0.${next}` };
};

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const reset = (token: string, newPassword = NEW_PASSWORD, more = {}) =>
  sendSealed(app, 'POST', '/account/password/reset', {
    token,
    newPassword,
    confirmNewPassword: newPassword,
    ...more,
  });

async function memberWithLink() {
  const who = fresh();
  const session = await memberWithEmail(app, who.username, who.email);
  const { username, email, address } = who;
  await recover(app, { username, email }, { address });
  return { ...who, session, token: await tokenFor(app, email) };
}

describe('asking for a recovery mail', () => {
  it("API-17 PSW-13 ENTITY-08 takes username and e-mail, form-encoded, and mails a link of the visitor's host", async () => {
    const { username, email, address } = fresh();
    await memberWithEmail(app, username, email);
    const answer = await recover(
      app,
      {
        username: ` ${username.toUpperCase()} `,
        email: ` ${email.toUpperCase()} `,
        language: 'en',
      },
      { address },
    );
    expect(answer.body).toEqual({ value: true });
    const [mail] = await mailsTo(app, email);
    expect(mail).toMatchObject({ kind: 'mail', purpose: 'recovery' });
    expect(mail?.body).toMatch(/\nhttp:\/\/first\.test\/m\/forget\?token=[\w-]{43}\n/);
    expect(mail?.body).toContain('30 minutes');
    expect(mail?.html).toContain(`<a href="http://first.test/m/forget?token=`);
    expect(mail?.html).not.toMatch(/<img|<script|<style/);
  });

  it('API-17 refuses JSON', async () => {
    const body = { username: 'somebody', email: 'a@example.com' };
    const answer = await app.ask('POST', '/account/password/recover', { body });
    expect(answer.body.code).toBe('request.unsupported_media');
  });

  it('PSW-09 refuses an invalid e-mail address, and accepts a long top-level domain', async () => {
    for (const email of [
      'abc',
      'a@b',
      'a b@example.com',
      'a@example.c',
      `${'a'.repeat(260)}@x.com`,
    ]) {
      const answer = await recover(app, { username: 'somebody', email });
      expect([400, 422]).toContain(answer.status);
    }
    const good = await recover(app, { username: 'somebody', email: 'a.b+c@example.photography' });
    expect(good.status).toBe(200);
  });

  it('writes in the language that was asked for, else in that of the member', async () => {
    const { username, email, address } = fresh();
    await memberWithEmail(app, username, email);
    await recover(app, { username, email }, { address });
    const [own] = await mailsTo(app, email);
    expect(own?.html).toContain('<html lang="bn">');
    expect(own?.body).toContain('৩০ মিনিটের মধ্যে');
    app.clock.moveMs(2 * MINUTE_MS);
    await recover(app, { username, email, language: 'hi' }, { address });
    expect((await mailsTo(app, email))[0]?.body).toContain('नया पासवर्ड');
  });

  it('no input can write markup into a mail', async () => {
    const sent: string[] = [];
    const mails = passwordMails({
      log: createLog({ level: 'silent' }),
      messages: {
        canSend: () => true,
        sendMail: async (_site, { html = '' }) => void sent.push(html),
      },
    });
    const site = app.app.directory.findById('first');
    const reader = { account: '<b>"x"</b>', email: 'x@example.com', language: 'en' };
    await mails.sendRecovery(site, reader, 'http://first.test/?a=1&b="2"');
    expect(sent[0]).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(sent[0]).toContain('href="http://first.test/?a=1&amp;b=&quot;2&quot;"');
  });

  it("mails nobody when name and e-mail are not one active member's, and answers the same", async () => {
    const one = fresh();
    const other = fresh();
    const blocked = fresh();
    await memberWithEmail(app, one.username, one.email);
    await memberWithEmail(app, other.username, other.email);
    await memberWithEmail(app, blocked.username, blocked.email);
    await block(app, blocked.username);
    const without = fresh();
    await memberOf(app, without.username);
    const before = (await outboxOf(app)).length;
    const wishes = [
      { username: 'nobody_here', email: one.email },
      { username: one.username, email: other.email },
      { username: blocked.username, email: blocked.email },
      { username: without.username, email: 'someone@example.com' },
    ];
    const right = await recover(app, one, { address: one.address });
    for (const wish of wishes) {
      const answer = await recover(app, wish, { address: one.address });
      expect([answer.status, answer.body]).toEqual([right.status, right.body]);
    }
    expect((await outboxOf(app)).length).toBe(before + 1);
  });

  it('is off where the site has it off', async () => {
    const set = (value: boolean) =>
      changeSetting(app, { siteId: 'second', path: 'whitelabel.MAILVERF3', value });
    await set(false);
    await app.app.directory.refresh();
    const answer = await recover(
      app,
      { username: 'a', email: 'a@example.com' },
      { site: 'second' },
    );
    expect(answer.body.code).toBe('site.feature_off');
    await set(true);
    await app.app.directory.refresh();
  });
});

describe('the time of an answer', () => {
  it('does not depend on the member: lookup and mail come after it, and the work before is the same', async () => {
    const calls: string[] = [];
    const watched = await openWatchedApp(calls);
    await memberWithEmail(watched, 'chena01', 'chena01@example.com');
    const held = Promise.withResolvers<void>();
    watched.services.background.run = (_name, work) => void held.promise.then(work);
    const seen: string[][] = [];
    for (const username of ['chena01', 'ochena1']) {
      calls.length = 0;
      const answer = await recover(watched, { username, email: 'chena01@example.com' });
      expect(answer.body).toEqual({ value: true });
      seen.push([...calls]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.length).toBeGreaterThan(0);
    expect(await outboxOf(watched)).toHaveLength(0);
    held.resolve();
    await expect.poll(async () => (await outboxOf(watched)).length).toBe(1);
    await watched.close();
  });
});

/** An app that records every call of its short-lived store. */
async function openWatchedApp(calls: string[]): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = testClock();
  const store = databaseShortLived(database.db, clock);
  const shortLived = new Proxy(store, {
    get: (target, name: keyof ShortLivedStore) => {
      calls.push(name);
      return target[name];
    },
  });
  await seedTestSites(database, clock);
  const built = await buildApp(testDeps(database, { clock, shortLived }));
  const close = async () => {
    await built.close();
    await database.close();
  };
  const { services } = built;
  return { ...requestsTo(built), app: built, database, db: database.db, clock, services, close };
}

describe('a recovery link', () => {
  it('sets a new password, ends every session and is confirmed by a second mail', async () => {
    const { username, email, session, token, address } = await memberWithLink();
    expect((await reset(token)).body).toEqual({ value: true });
    await app.services.background.idle();
    // The login below tells of a new device by one more mail, at a moment of its own.
    const mails = await mailsTo(app, email);
    expect((await app.get('/member/info', { token: session })).body.code).toBe('session.expired');
    const old = await login(app, { username, password: PASSWORD }, { address });
    expect(old.body.code).toBe('auth.credentials_wrong');
    const now = await login(app, { username, password: NEW_PASSWORD }, { address });
    expect(now.status).toBe(200);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['password-changed', 'recovery']);
    expect(mails[0]?.body).not.toContain('token');
  });

  it('API-03 proves the address that it was mailed to, and no other', async () => {
    const { username, email, token } = await memberWithLink();
    const members = memberStore(app.db, 'first');
    const verifiedAt = async () => (await members.findByAccount(username))?.emailVerifiedAt;
    expect(await verifiedAt()).toBeNull();
    expect((await reset(token)).status).toBe(200);
    expect(await verifiedAt()).toEqual(app.clock.now());

    const { memberId = '' } = (await members.findByAccount(username)) ?? {};
    expect(await members.setEmail(memberId, 'onno@mail.example')).toBe(false);
    await members.markEmailVerified(memberId, email, app.clock.now());
    expect(await verifiedAt()).toBeNull();
  });

  it('counts once, even when it is used twice at the same moment', async () => {
    const { token } = await memberWithLink();
    const answers = await Promise.all([reset(token), reset(token, 'onno-shopno-27')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
  });

  it('ends after thirty minutes', async () => {
    const { token } = await memberWithLink();
    app.clock.moveMs(30 * MINUTE_MS);
    expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
  });

  it('is ended by a newer one, and by a change of the password', async () => {
    const { username, email, address, token } = await memberWithLink();
    app.clock.moveMs(2 * MINUTE_MS);
    await recover(app, { username, email }, { address });
    const newer = await tokenFor(app, email);
    expect(newer).not.toBe(token);
    expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
    const signedIn = await login(app, { username, password: PASSWORD }, { address });
    const change = {
      oldPassword: PASSWORD,
      newPassword: 'bodol-kori-28',
      confirmNewPassword: 'bodol-kori-28',
    };
    const options = { token: signedIn.body.value.token };
    await sendSealed(app, 'POST', '/account/v2/password', change, options);
    expect((await reset(newer)).body.code).toBe('auth.reset_link_invalid');
  });

  it('is ended by a change of the e-mail address, since its mailbox may no longer be the member’s', async () => {
    const { session, token } = await memberWithLink();
    const other = { email: 'next@mail.example', password: PASSWORD };
    const changed = await sendSealed(app, 'POST', '/member/email', other, { token: session });
    expect(changed.status).toBe(200);
    expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
  });

  it('stays valid after a password that breaks the rule, a wrong confirmation and the present password', async () => {
    const { token } = await memberWithLink();
    const short = await reset(token, 'a1');
    expect(short.body).toMatchObject({ code: 'auth.fields_invalid' });
    expect(Object.keys(short.body.params.fields)).toEqual(['newPassword']);
    const other = await reset(token, NEW_PASSWORD, { confirmNewPassword: 'x' });
    expect(other.body.params.fields).toEqual({ confirmNewPassword: [{ kind: 'mismatch' }] });
    expect((await reset(token, PASSWORD)).body.code).toBe('auth.password_same');
    expect((await reset(token)).status).toBe(200);
  });

  it('is refused on another site, for a blocked member, and when it is made up', async () => {
    const { token, username } = await memberWithLink();
    const form = { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    const elsewhere = await sendSealed(app, 'POST', '/account/password/reset', form, {
      site: 'second',
    });
    expect(elsewhere.body.code).toBe('auth.reset_link_invalid');
    await block(app, username);
    expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
    for (const wrong of ['', 'A'.repeat(43), '../x', '\u0995']) {
      expect((await reset(wrong)).body.code).toBe('auth.reset_link_invalid');
    }
  });

  it("is stored nowhere in the database except in the sandbox's outbox", async () => {
    const { token } = await memberWithLink();
    const rows = await rowsOf<{ row: string }>(
      app.db,
      sql`SELECT to_jsonb(s)::text AS row FROM short_lived s
        UNION ALL SELECT to_jsonb(m)::text FROM member m`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });
});

describe("a stranger who asks in a member's name", () => {
  it('cannot flood the inbox, and the member keeps a link that opens', async () => {
    const { username, email } = fresh();
    await memberWithEmail(app, username, email);
    const statuses: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const answer = await recover(app, { username, email }, { address: `10.66.${minute}.1` });
      statuses.push(answer.status);
      app.clock.moveMs(MINUTE_MS);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await mailsTo(app, email)).length).toBeLessThanOrEqual(8);
    expect((await reset(await tokenFor(app, email))).status).toBe(200);
  });

  it('waits longer and longer on one device, while another device does not wait', async () => {
    const agent = (name: string) => ({ address: '10.67.0.1', headers: { 'user-agent': name } });
    const ask = (name: string) =>
      recover(app, { username: 'keu', email: 'keu@example.com' }, agent(name));
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await ask('Phone A');
      if (answer.status !== 429) continue;
      const wait: number = answer.body.params.retryAfterSeconds;
      expect(answer.headers.get('retry-after')).toBe(String(wait));
      waits.push(wait);
      app.clock.moveMs(wait * 1000);
    }
    expect(waits.slice(0, 3)).toEqual([5, 10, 20]);
    expect((await ask('Phone B')).status).toBe(200);
  });
});
