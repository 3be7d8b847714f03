import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenHttp } from '@maidan/deployment/http-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newestEntries } from '../../modules/operators/index.ts';
import { createLog } from '../../platform/process/log.ts';
import { outboxOf } from '../../testing/phone.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { totpCode, totpStep } from '../../platform/secrets/totp.ts';
import { readEnv } from '../../platform/process/env.ts';
import { systemRandom } from '../../platform/secrets/random.ts';
import { memberOf } from '../../testing/members.ts';
import { operatorsOf } from '../../testing/console/operators.ts';
import { softwarePasskey } from '../../testing/console/passkey.ts';
import { DEPLOYMENT_SECRET, openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { consoleClient, refusalText } from './console-client.ts';
import { CONSOLE_COMMANDS } from './console-commands.ts';
import { runOperatorCommand } from './operator-command.ts';

let app: TestApp;
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'maidan-operator-'));
  const { fetch } = app.app.console.hono;
  server = await listenHttp({ fetch, port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const run = (args: Record<string, string>, more: Record<string, string> = {}) => {
  const keys = { DEPLOYMENT_SECRET, KEYS_FILE: join(folder, 'keys.json') };
  const { database, clock } = app;
  const env = readEnv({ DATA_DIR: folder, ...keys, ...more });
  const log = createLog({ level: 'silent' });
  return runOperatorCommand({ database, clock, random: systemRandom, log, env }, args);
};

describe('the command of operators on the machine', () => {
  it('OPS-01 suspends, resumes and ends an account with every session, and never the last owner', async () => {
    const { operatorOf } = operatorsOf(app);
    const owner = await operatorOf('owner', '*');
    const care = await operatorOf('member_care');
    expect(await run({ act: 'list' })).toContain(
      'care@example.com  Rumana  active  member_care on first',
    );
    await run({ act: 'suspend', mail: care.mail });
    expect((await care.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await expect(run({ act: 'suspend', mail: care.mail })).rejects.toThrow('is suspended');
    await run({ act: 'resume', mail: care.mail });
    expect((await care.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await run({ act: 'end', mail: care.mail });
    await expect(run({ act: 'resume', mail: care.mail })).rejects.toThrow('is ended');
    const lastOwner = `${owner.mail} is the only active owner`;
    await expect(run({ act: 'end', mail: owner.mail })).rejects.toThrow(lastOwner);
    await expect(run({ act: 'end', mail: 'nobody@example.com' })).rejects.toThrow('no operator');
    const entries = await newestEntries(app.db, '*', 3);
    expect(entries.map(({ permission, after }) => [permission, after])).toEqual([
      ['operators.end', { state: 'ended' }],
      ['operators.resume', { state: 'active' }],
      ['operators.suspend', { state: 'suspended' }],
    ]);
  });

  it('names what is wrong: the site, the role, the act', async () => {
    const invite = { act: 'invite', mail: 'new@example.com', role: 'payments', site: 'nowhere' };
    await expect(run(invite)).rejects.toThrow('give one of first, second, or *');
    await expect(run({ ...invite, site: 'first', role: 'king' })).rejects.toThrow(
      'A role is one of',
    );
    await expect(run({ act: 'dance' })).rejects.toThrow('no act dance');
    expect(await run({ ...invite, site: 'first' })).toContain('invited for 2880 minutes');
  });
});

describe('an invitation', () => {
  const CONSOLE_URL = 'https://console.example/';
  const invite = { act: 'invite', role: 'payments', site: 'first' };
  const mailsTo = async (mail: string) =>
    (await outboxOf(app)).filter(({ recipient }) => recipient === mail);
  const tokenIn = (body = '') =>
    /https:\/\/console\.example\/invitation#(\S+)/.exec(body)?.[1] ?? '';
  const open = (token: string) => operatorsOf(app).call('POST', '/link', { body: { token } });
  const finish = (token: string, totpSecret: string) => {
    const person = { name: 'Mitu', language: 'en', password: 'amar-bhasha-71-dui' };
    const code = totpCode(totpSecret, totpStep(app.clock.now()));
    return operatorsOf(app).call('POST', '/link/finish', { body: { token, ...person, code } });
  };

  it('OPS-04 is mailed in Bengali or English with a link that works once and ends after 48 hours', async () => {
    const told = await run(
      { ...invite, mail: 'mitu@example.com', language: 'en' },
      { CONSOLE_URL },
    );
    expect(told).toContain('in the mail to that address');
    const [mail] = await mailsTo('mitu@example.com');
    expect(mail).toMatchObject({ kind: 'mail', purpose: 'operator-invitation' });
    expect(mail?.subject).toContain('you are invited to the console');
    expect(mail?.body).toContain('within 48 hours');
    const token = tokenIn(mail?.body);
    expect(told).not.toContain(token);
    const { totpSecret } = (await open(token)).body.value;
    expect((await finish(token, totpSecret)).body).toEqual({ value: true });
    for (const again of [await open(token), await finish(token, totpSecret)])
      expect(again.body.code).toBe('operators.link_over');

    await run({ ...invite, mail: 'late@example.com' }, { CONSOLE_URL });
    const [late] = await mailsTo('late@example.com');
    expect(late?.subject).toContain('কনসোলে আপনাকে আমন্ত্রণ');
    const lateToken = tokenIn(late?.body);
    app.clock.moveMs(48 * 3_600_000 - 1000);
    expect((await open(lateToken)).status).toBe(200);
    app.clock.moveMs(1000);
    expect((await open(lateToken)).body.code).toBe('operators.link_over');
    const entries = JSON.stringify(await newestEntries(app.db, '*', 50));
    expect(entries).not.toContain(lateToken);
  });

  it('is printed where no mail can be sent, with the reason', async () => {
    const printed = await run({ ...invite, mail: 'bare@example.com' });
    expect(printed).toContain('No mail was sent, because CONSOLE_URL of the api is not set.');
    const token = /token (\S+)/.exec(printed)?.[1] ?? '';
    expect((await open(token)).body.value.mail).toBe('bare@example.com');
    const inProduction = {
      NODE_ENV: 'production',
      PUBLIC_WEB_ORIGIN: 'https://x.example',
      CONSOLE_URL,
    };
    const sandboxed = await run({ ...invite, mail: 'sandbox@example.com' }, inProduction);
    expect(sandboxed).toContain('no mail server is set for the site');
    const smtp = { kind: 'smtp', host: '127.0.0.1', port: 1, user: 'u', from: 'a@b.example' };
    const value = { ...smtp, isSecure: false, secretEnv: 'SITE_SECRET_SMTP' };
    await changeSetting(app, { siteId: 'second', path: 'providers.mail', value });
    const away = { ...invite, mail: 'away@example.com', site: 'second' };
    const refused = await run(away, { CONSOLE_URL, SITE_SECRET_SMTP: 'x' });
    expect(refused).toContain('because the mail server did not take it.');
    expect((await open(tokenIn(refused))).body.value.mail).toBe('away@example.com');
    await expect(run({ ...invite, mail: 'x@example.com', language: 'fr' })).rejects.toThrow(
      'A language is one of bn, en.',
    );
  });

  it('gets a new link that ends the one before, until it is finished', async () => {
    const first = await run({ ...invite, mail: 'again@example.com' });
    const second = await run({ act: 'link', mail: 'Again@example.com' });
    expect(second).toContain('for 2880 minutes');
    const [old, token] = [first, second].map((told) => /token (\S+)/.exec(told)?.[1] ?? '');
    expect((await open(old ?? '')).body.code).toBe('operators.link_over');
    const { totpSecret } = (await open(token ?? '')).body.value;
    expect((await finish(token ?? '', totpSecret)).status).toBe(200);
    await expect(run({ act: 'link', mail: 'again@example.com' })).rejects.toThrow('not invited');
  });
});

describe('the commands of an operator', () => {
  const ask = async (name: string, args: Record<string, string>) => {
    const command = CONSOLE_COMMANDS[name];
    if (!command) throw new Error(`There is no command ${name}`);
    // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into answers of every shape
    return (await consoleClient(folder, undefined).call(command.callOf(args))) as any;
  };

  it('call the endpoints of the console as the one who signed in, and keep the session from others', async () => {
    const { operatorOf } = operatorsOf(app);
    await operatorOf('owner', '*', 'gives@example.com');
    const care = await operatorOf('member_care', 'first', 'cli@example.com', '127.0.0.1');
    await memberOf(app, 'hasina_c');
    consoleClient(folder, url).keep(care.token);
    expect(statSync(join(folder, 'operator-session.json')).mode & 0o777).toBe(0o600);
    const { list } = await ask('search', { site: 'first', text: 'hasina' });
    const member = String(list[0].memberId);
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const told = 'একটি কাগজ লাগবে।';
    const block = {
      site: 'first',
      member,
      kinds: 'play, deposit',
      reason: 'identity',
      told,
      until,
    };
    await ask('block', block);
    const { value } = await ask('member', { site: 'first', member });
    expect(value.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['deposit', 'play']);
    await ask('unblock', { site: 'first', member, kinds: 'play', reason: 'identity', told: 'ok' });
    await expect(ask('entries', { site: 'first' })).rejects.toThrow(
      /operators\.forbidden.*permission "trail\.read"; givers \["Rumana"\]; ask one of/,
    );
    await expect(ask('member', { site: 'second', member })).rejects.toThrow(/unknown_target.*self/);
    consoleClient(folder, url).forget();
    const away = consoleClient(folder, 'http://127.0.0.1:9');
    await expect(away.call({ method: 'GET', path: '/self' })).rejects.toThrow('Nothing answers');
    expect(refusalText({ code: 'operators.session_missing' })).toContain('sign-in --mail');
  });

  it('OPS-02 OPS-14 list, name and remove the own second factors, and show sealed words of an entry', async () => {
    const mail = 'cli-keys@example.com';
    const owner = await operatorsOf(app).operatorOf('owner', '*', mail, '127.0.0.1');
    consoleClient(folder, url).keep(owner.token);
    await expect(ask('authenticator-remove', {})).rejects.toThrow('operators.last_factor');
    const key = softwarePasskey();
    const { body: asked } = await owner.ask('POST', '/passkeys/options');
    const passkey = key.create(asked.value);
    const { body } = await owner.ask('POST', '/passkeys', { name: 'Key', passkey });
    const { passkeyId } = body.value;
    expect(await ask('passkey-name', { passkey: passkeyId, name: 'Old' })).toEqual({ value: true });
    expect((await ask('factors', {})).value.passkeys[0]).toMatchObject({ passkeyId, name: 'Old' });
    const { list } = await ask('entries', { site: '*' });
    const { number: entry, sealed } = list[0];
    expect(sealed).toEqual(['after.name']);
    const why = { kind: 'other', reason: 'for the test', field: 'after.name' };
    const shown = await ask('reveal-entry', { site: '*', entry: String(entry), ...why });
    expect(shown.value.shown).toBe('Old');
    expect(await ask('passkey-remove', { passkey: passkeyId })).toEqual({ value: true });
    expect((await ask('factors', {})).value.passkeys).toEqual([]);
    consoleClient(folder, url).forget();
  });

  it('OPS-05 list, make, change and retire roles', async () => {
    const owner = await operatorsOf(app).operatorOf(
      'owner',
      '*',
      'cli-owner@example.com',
      '127.0.0.1',
    );
    consoleClient(folder, url).keep(owner.token);
    const reason = 'for the test';
    const named = { reason, role: 'cli_role', bn: 'নাম', en: 'Name' };
    const waits = await ask('role-create', { ...named, copy: 'auditor' });
    expect(waits.proposal.proposalId).toEqual(expect.any(String));
    expect(await ask('role-create', { ...named, permissions: '' })).toEqual({ value: true });
    const change = { reason, role: 'cli_role', version: '1', bn: 'নতুন', en: 'New' };
    expect(await ask('role-change', change)).toEqual({ value: true });
    const wider = {
      reason,
      role: 'cli_role',
      version: '2',
      permissions: 'trail.read, members.read',
    };
    expect((await ask('role-change', wider)).proposal).toBeDefined();
    expect(await ask('role-retire', { reason, role: 'cli_role' })).toEqual({ value: true });
    const { list } = await ask('roles', { site: '*' });
    expect(list.at(-1)).toMatchObject({ role: 'cli_role', name: { en: 'New' }, permissions: [] });
    consoleClient(folder, url).forget();
  });

  it('OPS-46 make tags and give them, and write, pin and strike notes', async () => {
    const { operatorOf } = operatorsOf(app);
    const owner = await operatorOf('owner', 'first', 'cli-marks@example.com', '127.0.0.1');
    const token = await memberOf(app, 'hasina_d');
    const member = String((await app.get('/member/info', { token })).body.value.memberId);
    consoleClient(folder, url).keep(owner.token);
    const whose = { site: 'first', member };
    const tag = { site: 'first', tag: 'cli-tag', reason: 'for the test' };
    const owned = { ownerKind: 'operator', owner: owner.operatorId };
    const about = { bn: 'ট্যাগ', en: 'Tag', meaning: 'Look twice.', ...owned };
    expect(await ask('tag-create', { ...tag, ...about })).toEqual({ value: true });
    await ask('tag-change', { ...tag, version: '1', meaning: 'Look away.' });
    await ask('give-tag', { ...tag, ...whose });
    const written = { ...whose, kind: 'safety', text: 'Called at night.' };
    const { noteId: note } = (await ask('write-note', { ...written, pinned: 'no' })).value;
    await ask('pin-note', { ...whose, kind: 'safety', note, pinned: 'yes' });
    const { value } = await ask('member', whose);
    expect([value.tags, value.notes]).toMatchObject([
      [{ tag: 'cli-tag', meaning: 'Look away.' }],
      [{ text: 'Called at night.' }],
    ]);
    await ask('strike-note', { ...whose, kind: 'safety', note, reason: 'of another' });
    const { list } = await ask('notes', { ...whose, kind: 'safety', state: 'struck' });
    expect(list).toMatchObject([{ noteId: note, struckReason: 'of another' }]);
    await ask('remove-tag', { ...tag, ...whose });
    await ask('tag-retire', tag);
    const retired = await ask('tags', { site: 'first', state: 'retired' });
    expect(retired.list).toMatchObject([{ tag: 'cli-tag' }]);
    consoleClient(folder, url).forget();
  });

  it('OPS-08 propose what always takes two operators', async () => {
    const { operatorOf } = operatorsOf(app);
    const owner = await operatorOf('owner', '*', 'cli-two@example.com', '127.0.0.1');
    const token = await memberOf(app, 'hasina_f');
    const member = String((await app.get('/member/info', { token })).body.value.memberId);
    consoleClient(folder, url).keep(owner.token);
    const whose = { site: 'first', member, reason: 'for the test' };
    const move = { ...whose, direction: 'credit', amount: '500' };
    const asked = [
      await ask('correct-balance', { ...move, key: 'cli-correction', cause: 'game' }),
      await ask('transfer-by-hand', { ...move, key: 'cli-transfer', cause: 'clarified' }),
      await ask('rotate-keys', { reason: 'for the test' }),
    ];
    for (const { proposal } of asked) expect(proposal.proposalId).toEqual(expect.any(String));
    const { list } = await ask('proposals', { site: 'first', state: 'open' });
    expect(list.map(({ target }: { target: string }) => target)).toEqual(
      expect.arrayContaining(['correction:cli-correction', 'transfer:cli-transfer']),
    );
    expect((await ask('keys', {})).list).toMatchObject([{ keyId: 'seal-test' }]);
    const wish = { ...whose, asked: app.clock.now().toISOString() };
    await expect(ask('end-exclusion', wish)).rejects.toThrow('operators.not_excluded');
    await expect(ask('checked-reset-link', { ...whose, to: 'mail' })).rejects.toThrow(
      'operators.no_reset_check',
    );
    consoleClient(folder, url).forget();
  });

  it('OPS-42 read the lists of a member', async () => {
    const { operatorOf } = operatorsOf(app);
    const owner = await operatorOf('owner', 'first', 'cli-lists@example.com', '127.0.0.1');
    const token = await memberOf(app, 'hasina_e');
    const member = String((await app.get('/member/info', { token })).body.value.memberId);
    consoleClient(folder, url).keep(owner.token);
    const whose = { site: 'first', member };
    const { list } = await ask('journals', whose);
    const { receiptNumber: number } = list[0];
    expect((await ask('receipt', { ...whose, number })).value.receiptNumber).toBe(number);
    const filters = {
      journals: { kind: 'win' },
      rounds: { state: 'open' },
      payments: { way: 'deposit', from: '2026-11-01' },
      bonuses: { state: 'met' },
      'sign-ins': { outcome: 'failure' },
      'member-documents': { state: 'pending' },
      inbox: { state: 'read' },
      'member-entries': { permission: 'members.tag' },
    };
    for (const [name, filter] of Object.entries(filters))
      expect([name, (await ask(name, { ...whose, ...filter })).list]).toEqual([name, []]);
    consoleClient(folder, url).forget();
  });
});
