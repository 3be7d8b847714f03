import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownTextsIn } from '@maidan/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#platform/database/backup.ts';
import { createLog } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { HTTP_SMS, SMTP_MAIL } from '../../providers/messages/testing.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { purgeOutbox, messagesService, messageWords } from './index.ts';
import { CarrierError } from './messages.ports.ts';
import type { Carriers } from './messages.ports.ts';
import { MOST_KEPT, outboxStore } from './messages.store.ts';

const HOUR_MS = 3_600_000;
const NUMBER = '+8801712345678';
let app: TestApp;
let site: SiteView;

beforeAll(async () => {
  app = await openTestApp({ isDevelopment: true });
  const hosts = { siteId: 'second', path: 'hosts', value: ['second.test', 'second.localhost'] };
  await changeSetting(app, hosts);
  await app.app.directory.refresh();
  site = app.app.directory.findById('first');
});
afterAll(() => app.close());

const refusing: Carriers = {
  sendSms: () => Promise.reject(new CarrierError('the SMS provider answered 500')),
  sendMail: () => Promise.reject(new CarrierError('the mail server refused (550)')),
};
function serviceWith(carriers: Carriers, lines: string[] = [], mayKeepMessages = () => true) {
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  return messagesService({ db: app.db, clock: app.clock, log, carriers, mayKeepMessages });
}
const withProviders = (change: Partial<SiteView['settings']['providers']>): SiteView => ({
  ...site,
  settings: { ...site.settings, providers: { ...site.settings.providers, ...change } },
});

describe('messages', () => {
  it('go into the outbox of the site when its provider is a sandbox, and are not sent', async () => {
    const messages = serviceWith(refusing);
    const mail = { to: 'a@b.example', subject: 'S', text: 'T', html: '<p>T</p>' };
    await messages.sendSms(site, { to: NUMBER, text: 'one', purpose: 'login' });
    await messages.sendMail(site, { ...mail, purpose: 'recovery' });
    const answer = await app.get('/development/outbox', { host: 'localhost' });
    expect(answer.body.value.slice(0, 2)).toMatchObject([
      { kind: 'mail', purpose: 'recovery', ...mail },
      { kind: 'sms', purpose: 'login', to: NUMBER, subject: '', text: 'one', html: '' },
    ]);
    expect(answer.body.value[0].createdAt).toBe(app.clock.now().toISOString());
    const second = { host: 'second.localhost' };
    expect((await app.get('/development/outbox', second)).body.value).toEqual([]);
  });

  it('the outbox answers under a loopback name only, whatever host is sent', async () => {
    for (const host of ['first.test', '192.0.2.1', 'localhost.evil.test', 'evil-localhost']) {
      expect((await app.get('/development/outbox', { host })).body.code).toBe('request.not_found');
    }
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:3001']) {
      expect((await app.get('/development/outbox', { host })).status).toBe(200);
    }
  });

  it('are sent by a provider of the site, and not put into the outbox', async () => {
    const carried: unknown[] = [];
    const messages = serviceWith({
      sendSms: async (...sent) => void carried.push(sent),
      sendMail: async (...sent) => void carried.push(sent),
    });
    const before = (await outboxStore(app.db, 'first').list()).length;
    const own = withProviders({ sms: HTTP_SMS, mail: SMTP_MAIL });
    await messages.sendSms(own, { to: NUMBER, text: 'one', purpose: 'login' });
    await messages.sendMail(own, {
      to: 'a@b.example',
      subject: 'S',
      text: 'T',
      purpose: 'recovery',
    });
    expect(carried).toEqual([
      [HTTP_SMS, { to: NUMBER, text: 'one' }],
      [SMTP_MAIL, site.settings.name.bn, { to: 'a@b.example', subject: 'S', text: 'T' }],
    ]);
    expect(await outboxStore(app.db, 'first').list()).toHaveLength(before);
  });

  it('PLAYMODE-02 where the sandbox is not allowed, a message is refused, nothing is kept, and the log says why', async () => {
    const lines: string[] = [];
    const messages = serviceWith(refusing, lines, () => false);
    const before = await outboxStore(app.db, 'first').list();
    const sms = messages.sendSms(site, { to: NUMBER, text: 'code 123456', purpose: 'login' });
    await expect(sms).rejects.toMatchObject({ code: 'messages.undeliverable' });
    const mail = { to: 'shapla@b.example', subject: 'S', text: 'T', purpose: 'password-changed' };
    await expect(messages.sendMail(site, mail)).rejects.toMatchObject({
      code: 'messages.undeliverable',
    });
    expect(await outboxStore(app.db, 'first').list()).toEqual(before);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('the site has no provider of its own');
    expect(lines.join('')).not.toMatch(/123456|shapla/);
  });

  it('PLAYMODE-02 tells whether messages of a kind can be sent', () => {
    const own = withProviders({ mail: SMTP_MAIL });
    const [open, closed] = [serviceWith(refusing), serviceWith(refusing, [], () => false)];
    expect([open.canSend(site, 'mail'), open.canSend(own, 'sms')]).toEqual([true, true]);
    const kinds = ['sms', 'mail'] as const;
    expect(kinds.map((kind) => closed.canSend(site, kind))).toEqual([false, false]);
    expect(kinds.map((kind) => closed.canSend(own, kind))).toEqual([false, true]);
  });

  it('a message that is not accepted is undeliverable, and the log names neither receiver nor text', async () => {
    const lines: string[] = [];
    const messages = serviceWith(refusing, lines);
    const own = withProviders({ sms: HTTP_SMS, mail: SMTP_MAIL });
    const sms = messages.sendSms(own, { to: NUMBER, text: 'code 123456', purpose: 'login' });
    await expect(sms).rejects.toMatchObject({ code: 'messages.undeliverable' });
    const mail = { to: 'shapla@b.example', subject: 'S', text: 'token abc', purpose: 'recovery' };
    await expect(messages.sendMail(own, mail)).rejects.toMatchObject({
      code: 'messages.undeliverable',
    });
    const written = lines.join('');
    expect(written).toContain('the SMS provider answered 500');
    expect(written).toContain('the mail server refused (550)');
    for (const secret of [NUMBER, '123456', 'shapla', 'abc']) expect(written).not.toContain(secret);
  });

  it('the outbox keeps the newest messages of each site, for a day at most', async () => {
    const store = outboxStore(app.db, 'second');
    const add = (body: string) =>
      store.add({
        kind: 'sms',
        purpose: 'login',
        recipient: NUMBER,
        body,
        createdAt: app.clock.now(),
      });
    for (let n = 0; n < MOST_KEPT + 5; n += 1) await add(String(n));
    const kept = (await store.list()).map(({ body }) => body);
    expect(kept).toHaveLength(MOST_KEPT);
    expect([kept[0], kept.at(-1)]).toEqual([String(MOST_KEPT + 4), '5']);
    expect((await outboxStore(app.db, 'first').list()).length).toBeGreaterThan(0);

    app.clock.moveMs(23 * HOUR_MS);
    await add('young');
    app.clock.moveMs(HOUR_MS);
    await purgeOutbox(app.db, new Date(app.clock.now().getTime() - 24 * HOUR_MS));
    expect((await store.list()).map(({ body }) => body)).toEqual(['young']);
    expect(await outboxStore(app.db, 'first').list()).toEqual([]);
  });

  it('the outbox is left out of backups: it contains codes in plain text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maidan-outbox-'));
    await serviceWith(refusing).sendSms(site, { to: NUMBER, text: 'one', purpose: 'login' });
    const counts = await writeBackup(app.db, join(folder, 'backup.gz'), app.clock.now());
    rmSync(folder, { recursive: true });
    expect(counts).toHaveProperty('member');
    expect(counts).not.toHaveProperty('outbox');
  });

  it('PLAYMODE-02 the outbox cannot be read outside development', async () => {
    const production = await openTestApp();
    const answer = await production.get('/development/outbox');
    expect(answer.body.code).toBe('request.not_found');
    await production.close();
  });
});

describe('the words of a code', () => {
  const textIn = async (of: SiteView, language: string | undefined) => {
    const { t, siteName } = await messageWords(of, language);
    return t('messages.sms.code', { site: siteName, code: '048213', minutes: 5 });
  };

  it('SHELL-88 is in the reader’s language when the site offers it, otherwise in the site’s', async () => {
    const { bn, en } = site.settings.name;
    expect(await textIn(site, 'en')).toBe(
      `${en}: your code is 048213. It is valid for 5 minutes. Tell nobody.`,
    );
    const bengali = `${bn}: আপনার কোড 048213। মেয়াদ ৫ মিনিট। কাউকে জানাবেন না।`;
    for (const language of ['bn', 'BN', 'bn-BD', 'fr', '', '../x', undefined]) {
      expect(await textIn(site, language)).toBe(bengali);
    }
  });

  it('fits into two parts of an SMS even with the longest name, and contains no link', async () => {
    const long = 'ন'.repeat(40);
    const named = {
      ...site,
      settings: { ...site.settings, name: { bn: long, en: long, hi: long } },
    };
    for (const language of ['bn', 'en', 'hi']) {
      const own = await textIn(site, language);
      // GSM 03.40: a part of a longer message holds 67 characters of UCS-2.
      expect((await textIn(named, language)).length).toBeLessThanOrEqual(2 * 67);
      expect(own).not.toMatch(/https?:|www\.|\/\//);
      expect(own).toContain('048213');
    }
  });

  it('is the site’s own where it has one', async () => {
    const other = await openTestApp();
    const value = { 'messages.sms.code': '{code} — {site}', 'auth.login.title': 'x {broken' };
    expect(ownTextsIn(site.settings.texts, 'en')).not.toHaveProperty('messages.sms.code');
    await changeSetting(
      { db: other.db, clock: other.clock },
      { siteId: 'first', path: 'texts.en', value },
    );
    await other.app.directory.refresh();
    const own = other.app.directory.findById('first');
    expect(await textIn(own, 'en')).toBe(`048213 — ${own.settings.name.en}`);
    await other.close();
  });
});
