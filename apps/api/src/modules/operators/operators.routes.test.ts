import { CONSOLE_PERMISSIONS, consoleContract } from '@maidan/contract';
import document from '@maidan/contract/openapi-console.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeOperators } from '../../console.ts';
import { totpCode, totpStep } from '#platform/secrets/totp.ts';
import { applicationsStore } from '#modules/promotions/applications/applications.store.ts';
import { writePromotions } from '#modules/promotions/index.ts';
import { memberOf } from '../../testing/members.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { openTestApp, testDeps } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { firstBrokenEntry, newestEntries } from './trail.ts';
import { promotionDraft } from '../../testing/site/promotions.ts';

const CONSOLE_ENDPOINTS = Object.values(consoleContract);
const PASSWORD = 'amar-bhasha-71-dui';
const DEVICE = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const MINUTE_MS = 60_000;
let app: TestApp;
let operators: ReturnType<typeof composeOperators>;
const secrets = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp();
  await writePromotions(app.db, 'first', [promotionDraft(1, { startsAt: app.clock.now() })]);
  operators = composeOperators({ ...testDeps(app.database, { clock: app.clock }), db: app.db });
});
afterAll(() => app.close());

/** Calls the console. */
async function call(
  method: string,
  path: string,
  request: { token?: string; body?: unknown; address?: string; device?: string } = {},
) {
  const { token, body, address = '203.0.113.7', device = DEVICE } = request;
  const response = await app.app.console.hono.request(
    `/console/v1${path}`,
    {
      method,
      headers: {
        'user-agent': device,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
  const text = await response.text();
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  return { status: response.status, body: JSON.parse(text) as any };
}

/** A code that was not used yet: each one moves the clock to the next step. */
function code(mail: string): string {
  app.clock.moveMs(30_000);
  return totpCode(secrets.get(mail) ?? '', totpStep(app.clock.now()));
}

async function activate(mail: string, token: string): Promise<void> {
  const opened = await call('POST', '/link', { body: { token } });
  expect(opened.body.value.mail).toBe(mail);
  secrets.set(mail, opened.body.value.totpSecret);
  const form = { token, name: 'Rumana', language: 'bn', password: PASSWORD, code: code(mail) };
  expect((await call('POST', '/link/finish', { body: form })).body).toEqual({ value: true });
}

const tryIn = (mail: string, more = {}, address?: string) =>
  call('POST', '/session', {
    body: { mail, password: PASSWORD, code: code(mail), ...more },
    ...(address ? { address } : {}),
  });
const signIn = async (mail: string) => String((await tryIn(mail)).body.value.token);

async function operatorWith(mail: string, role: string, siteId = 'first'): Promise<string> {
  const { token } = await operators.invite({ mail, role, siteId });
  await activate(mail, token);
  return signIn(mail);
}

async function apply(siteId: 'first' | 'second', applicationId: string): Promise<void> {
  const memberToken = await memberOf(app, `m_${applicationId}`, siteId);
  const { body } = await app.get('/member/info', { token: memberToken, site: siteId });
  await applicationsStore(app.db, siteId).insert({
    applicationId,
    memberId: String(body.value.memberId),
    linkedPromotionId: 1,
    remarks: 'please',
    pictureIds: [],
    appliedAt: app.clock.now(),
    idempotencyKey: applicationId,
    bodyHash: 'h',
  });
}

describe('accounts of operators', () => {
  it('the first owner is made once, by a token that is used once and ends after 30 minutes', async () => {
    const late = await operators.makeOwner('late@example.com');
    app.clock.moveMs(31 * MINUTE_MS);
    const { token: over } = late;
    expect((await call('POST', '/link', { body: { token: over } })).body.code).toBe(
      'operators.link_over',
    );
    const { token } = await operators.makeOwner('owner@example.com');
    await activate('owner@example.com', token);
    expect((await call('POST', '/link', { body: { token } })).body.code).toBe(
      'operators.link_over',
    );
    await expect(operators.makeOwner('second@example.com')).rejects.toThrow('active owner');
  });

  it('wrong name, password, code, and a code that was used have one answer', async () => {
    const mail = 'ways@example.com';
    await operatorWith(mail, 'auditor');
    const right = code(mail);
    expect((await tryIn(mail, { code: right })).status).toBe(200);
    const answers = [
      await tryIn(mail, { code: right }),
      await tryIn(mail, { code: '000000' }),
      await tryIn(mail, { password: 'not this one' }),
      await tryIn(mail, { mail: 'nobody@example.com' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'operators.sign_in_wrong']),
    );
    const refused = await newestEntries(app.db, '*', 4);
    expect(refused.map(({ permission }) => permission)).toEqual(
      answers.map(() => 'session.refuse'),
    );
  });

  it('OPS-04 tries count by account, device and network, and others cannot lock a person out', async () => {
    const mail = 'locked@example.com';
    await operatorWith(mail, 'auditor');
    const tries = [];
    for (let at = 0; at < 9; at += 1)
      tries.push((await tryIn(mail, { password: 'guess' }, '198.51.100.4')).status);
    expect(tries.slice(-2)).toEqual([401, 429]);
    expect((await tryIn(mail)).status).toBe(200);

    const guess = async (at: number, device?: string) => {
      const body = { mail: `guess${at}@example.com`, password: 'guess', code: '000000' };
      const from = { address: '192.0.2.77', ...(device ? { device } : {}) };
      return (await call('POST', '/session', { body, ...from })).status;
    };
    const ofDevice = [];
    for (let at = 0; at < 25; at += 1) ofDevice.push(await guess(at));
    expect(ofDevice.slice(-2)).toEqual([401, 429]);
    expect(await guess(30, 'Another browser')).toBe(401);
    const ofNetwork = [];
    for (let at = 31; at < 46; at += 1) ofNetwork.push(await guess(at, `Browser ${at}`));
    expect([ofNetwork[0], ofNetwork.at(-1)]).toEqual([401, 429]);
  });

  it('a session ends by itself, by its owner, and asks for the second factor on another network', async () => {
    const mail = 'moves@example.com';
    const token = await operatorWith(mail, 'auditor');
    const other = await signIn(mail);
    const self = await call('GET', '/self', { token });
    expect(self.body.value.grants).toEqual([
      {
        site: 'first',
        role: 'auditor',
        permissions: [
          'applications.read',
          'deposits.read',
          'keys.read',
          'members.read',
          'operators.read',
          'overview.read',
          'payments_notes.read',
          'proposals.read',
          'safety_notes.read',
          'service_notes.read',
          'trail.read',
          'withdrawals.read',
        ],
      },
    ]);
    const open = self.body.value.sessions as { sessionId: string; isThis: boolean }[];
    const foreign = open.find(({ isThis }) => !isThis)?.sessionId;
    const stranger = await operatorWith('stranger@example.com', 'auditor');
    const taking = await call('DELETE', `/sessions/${foreign}`, { token: stranger });
    expect(taking.body.code).toBe('operators.unknown_target');
    expect((await call('DELETE', `/sessions/${foreign}`, { token })).status).toBe(200);
    expect((await call('GET', '/self', { token: other })).body.code).toBe(
      'operators.session_missing',
    );
    const address = '198.51.100.9';
    expect((await call('GET', '/self', { token, address })).body.code).toBe(
      'operators.second_factor',
    );
    const proof = { token, address, body: { code: code(mail) } };
    expect((await call('POST', '/session/proof', proof)).status).toBe(200);
    expect((await call('GET', '/self', { token, address })).status).toBe(200);
    app.clock.moveMs(31 * MINUTE_MS);
    expect((await call('GET', '/self', { token, address })).status).toBe(401);
  });

  it('OPS-11 another browser asks for the second factor, a newer version of the same one does not', async () => {
    const mail = 'browses@example.com';
    const token = await operatorWith(mail, 'auditor');
    const self = (device: string) => call('GET', '/self', { token, device });
    expect((await self(DEVICE.replaceAll('150', '151'))).status).toBe(200);
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
    for (const device of [chrome, 'node', 'curl/8.5'])
      expect((await self(device)).body.code).toBe('operators.second_factor');
    const proof = { token, device: chrome, body: { code: code(mail) } };
    expect((await call('POST', '/session/proof', proof)).status).toBe(200);
    expect((await self(chrome)).status).toBe(200);
    expect((await self(DEVICE)).body.code).toBe('operators.second_factor');
  });

  it('OPS-11 a site shortens the sessions of those whose grants reach it, and lengthens none', async () => {
    const set = (value: object) =>
      changeSetting(app, { siteId: 'second', path: 'operatorSessions', value });
    await expect(set({ idleMinutes: 31 })).rejects.toThrow('operatorSessions.idleMinutes');
    await expect(set({ totalMinutes: 721 })).rejects.toThrow('operatorSessions.totalMinutes');
    await set({ idleMinutes: 5, totalMinutes: 20 });
    await app.app.directory.refresh();
    const tokens = {
      there: await operatorWith('there@example.com', 'auditor', 'second'),
      everywhere: await operatorWith('everywhere@example.com', 'auditor', '*'),
      elsewhere: await operatorWith('elsewhere-too@example.com', 'auditor', 'first'),
    };
    const statuses = async () => {
      const answers = Object.values(tokens).map((token) => call('GET', '/self', { token }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    // The first one is two minutes old by now.
    for (const minutes of [2, 4, 4, 4, 4]) {
      app.clock.moveMs(minutes * MINUTE_MS);
      expect(await statuses()).toEqual([200, 200, 200]);
    }
    app.clock.moveMs(4.5 * MINUTE_MS);
    // In all too long, though never without a call for five minutes.
    expect(await statuses()).toEqual([401, 401, 200]);
    tokens.there = await signIn('there@example.com');
    tokens.everywhere = await signIn('everywhere@example.com');
    app.clock.moveMs(5 * MINUTE_MS + 1000);
    expect(await statuses()).toEqual([401, 401, 200]);
    await set({});
    await app.app.directory.refresh();
    tokens.there = await signIn('there@example.com');
    app.clock.moveMs(29 * MINUTE_MS);
    expect(await statuses()).toEqual([200, 401, 200]);
    app.clock.moveMs(31 * MINUTE_MS);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it('keeps neither secret nor token in the trail', async () => {
    const entries = JSON.stringify(await newestEntries(app.db, '*', 100));
    for (const secret of [PASSWORD, ...secrets.values()]) expect(entries).not.toContain(secret);
    expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  });
});

describe('what an operator may do', () => {
  it('OPS-06 a site without a grant answers on every endpoint as one that does not exist', async () => {
    const token = await operatorWith('second-only@example.com', 'owner', 'second');
    const ofSites = CONSOLE_ENDPOINTS.filter(({ route }) => route.path.includes('{site}'));
    expect(ofSites.length).toBeGreaterThan(2);
    for (const { route } of ofSites) {
      const at = (site: string) =>
        call(
          route.method.toUpperCase(),
          route.path
            .replace('/console/v1', '')
            .replace('{site}', site)
            .replaceAll(/\{\w+\}/g, 'x'),
          { token, ...(route.method === 'get' ? {} : { body: { state: 'process' } }) },
        );
      const [foreign, unknown] = [await at('first'), await at('nowhere')];
      expect([foreign.status, foreign.body.code]).toEqual([404, 'operators.unknown_target']);
      expect([unknown.status, unknown.body.code]).toEqual([404, 'operators.unknown_target']);
    }
  });

  it('a grant that is over gives nothing', async () => {
    const token = await operatorWith('over@example.com', 'auditor');
    const path = '/sites/first/entries';
    expect((await call('GET', path, { token })).status).toBe(200);
    await app.db.execute(
      sql`UPDATE operator_grant SET until = ${app.clock.now().toISOString()}::timestamptz
        WHERE operator_id = (SELECT operator_id FROM operator WHERE mail = 'over@example.com')`,
    );
    expect((await call('GET', path, { token })).body.code).toBe('operators.unknown_target');
  });

  it('OPS-05 lists every permission in Bengali and English with the roles that have it', async () => {
    const token = await operatorWith('reads@example.com', 'auditor');
    const { status, body } = await call('GET', '/sites/first/permissions', { token });
    expect(status).toBe(200);
    const listed = body.list.map(({ permission }: { permission: string }) => permission);
    expect(listed).toEqual(CONSOLE_PERMISSIONS);
    expect(body.list).toContainEqual({
      permission: 'members.reveal',
      words: { bn: 'সদস্যের ব্যক্তিগত তথ্য খুলে দেখা', en: 'Show personal data of members' },
      roles: ['owner', 'site_manager', 'member_care'],
    });
    const care = await operatorWith('no-list@example.com', 'member_care');
    const refused = await call('GET', '/sites/first/permissions', { token: care });
    expect(refused.body.code).toBe('operators.forbidden');
  });

  it('OPS-07 a permission that is missing is named with those who can give it, and the refused call is an entry', async () => {
    for (const [mail, role, name, site] of [
      ['giver@example.com', 'owner', 'Anwara', 'first'],
      ['manager@example.com', 'site_manager', 'Badal', 'first'],
      ['elsewhere@example.com', 'owner', 'Chaitali', 'second'],
      ['gone@example.com', 'owner', 'Dipu', 'first'],
    ] as const) {
      await operatorWith(mail, role, site);
      await app.db.execute(sql`UPDATE operator SET name = ${name} WHERE mail = ${mail}`);
    }
    await app.db.execute(
      sql`UPDATE operator SET state = 'suspended' WHERE mail = 'gone@example.com'`,
    );
    const token = await operatorWith('care@example.com', 'member_care');
    const path = '/sites/first/applications/none/decision';
    const refused = await call('POST', path, { token, body: { state: 'process' } });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      403,
      'operators.forbidden',
      // The owner of the deployment, who activated as Rumana, and the owner of this site.
      { permission: 'applications.decide', givers: ['Anwara', 'Rumana'] },
    ]);
    const [entry] = await newestEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({
      permission: 'applications.decide',
      after: { outcome: 'refused' },
      network: '203.0.113.0/24',
    });
  });

  it('applications are listed by pages and decided once, after a fresh second factor, with an entry', async () => {
    for (const id of ['a1', 'a2', 'a3']) {
      await apply('first', id);
      app.clock.moveMs(1000);
    }
    await apply('second', 'b1');
    const mail = 'pays@example.com';
    const token = await operatorWith(mail, 'payments');
    const list = (query: string) => call('GET', `/sites/first/applications?${query}`, { token });
    const page = await list('limit=2');
    const ids = (answer: typeof page) =>
      answer.body.list.map(({ applicationId }: { applicationId: string }) => applicationId);
    expect(ids(page)).toEqual(['a1', 'a2']);
    expect(ids(await list(`limit=2&cursor=${page.body.next}`))).toEqual(['a3']);
    expect((await list('cursor=x')).body.code).toBe('request.invalid');

    const decide = (id: string, body: unknown) =>
      call('POST', `/sites/first/applications/${id}/decision`, { token, body });
    app.clock.moveMs(6 * MINUTE_MS);
    const issued = { state: 'issued', amountMinor: 5_000 };
    expect((await decide('a1', issued)).body.code).toBe('operators.second_factor');
    await call('POST', '/session/proof', { token, body: { code: code(mail) } });
    const both = await Promise.all([decide('a1', issued), decide('a1', issued)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const large = await decide('a3', { state: 'issued', amountMinor: 1_000_000 });
    expect(large.body.code).toBe('operators.note_missing');
    expect((await decide('a3', { state: 'issued' })).body.code).toBe('operators.reward_refused');
    expect((await decide('b1', issued)).body.code).toBe('operators.unknown_target');
    expect((await decide('a2', { state: 'rejected' })).body.code).toBe('request.invalid');
    expect((await decide('a2', { state: 'rejected', reason: 'blurred' })).status).toBe(200);
    const entries = await call('GET', '/sites/first/entries?limit=2', {
      token: await signIn('owner@example.com'),
    });
    expect(entries.body.list[0]).toMatchObject({
      permission: 'applications.decide',
      target: 'application:a2',
      via: 'console',
      role: 'payments',
      after: { state: 'rejected' },
    });
    expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  });
});

describe('the entries of calls', () => {
  it('OPS-13 every entry of a call names network, device, session and request: acts, refusals, ways in and out', async () => {
    const mail = 'enters@example.com';
    const token = await operatorWith(mail, 'payments');
    const other = await signIn(mail);
    await tryIn(mail, { password: 'guess' });
    await call('POST', '/session/proof', { token, body: { code: '000000' } });
    await call('POST', '/session/proof', { token, body: { code: code(mail) } });
    await call('GET', '/sites/first/permissions', { token });
    await call('GET', '/sites/second/entries', { token });
    await call('DELETE', '/session', { token: other });
    const owner = await signIn('owner@example.com');
    const readAt = (site: string) =>
      call('GET', `/sites/${site}/entries?limit=100`, { token: owner });
    const { list } = (await readAt('*')).body;
    const { operatorId } = list.find(
      ({ permission, target }: Record<string, string>) =>
        permission === 'session.end' && target?.startsWith('session:'),
    );
    const own = list.filter((entry: { operatorId?: string }) => entry.operatorId === operatorId);
    expect(
      own.map(({ permission, after }: { permission: string; after: object }) => [
        permission,
        after,
      ]),
    ).toEqual([
      ['session.end', {}],
      ['trail.read', { outcome: 'refused' }],
      ['session.prove', {}],
      ['session.prove', { outcome: 'refused' }],
      ['session.refuse', {}],
      ['session.open', {}],
      ['session.open', {}],
      ['operators.activate', { state: 'active', name: '•••' }],
    ]);
    const ofSite = (await readAt('first')).body.list;
    const called = [...own, ...ofSite.filter(({ via }: { via: string }) => via === 'console')];
    expect(called.length).toBeGreaterThan(own.length + 3);
    for (const entry of called)
      expect(entry).toMatchObject({
        network: '203.0.113.0/24',
        device: DEVICE,
        sessionId: expect.any(String),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  });
});

describe('the console', () => {
  it('every endpoint names one permission, and refuses a call without a session of an operator', async () => {
    expect(CONSOLE_PERMISSIONS).toEqual([
      'applications.decide',
      'applications.read',
      'corrections.make',
      'deposits.decide',
      'deposits.read',
      'exclusions.end',
      'keys.read',
      'keys.rotate',
      'members.block',
      'members.read',
      'members.reset',
      'members.reveal',
      'members.tag',
      'members.unblock',
      'operators.grant',
      'operators.read',
      'overview.read',
      'payments_notes.read',
      'payments_notes.write',
      'proposals.decide',
      'proposals.read',
      'roles.change',
      'safety_notes.read',
      'safety_notes.write',
      'service_notes.read',
      'service_notes.write',
      'settings.change',
      'settlements.release',
      'tags.change',
      'trail.read',
      'transfers.make',
      'withdrawals.decide',
      'withdrawals.pay',
      'withdrawals.read',
      'withdrawals.resume',
      'withdrawals.stop',
    ]);
    const member = await memberOf(app, 'hasina_b');
    for (const { route, permission } of CONSOLE_ENDPOINTS) {
      expect(permission).toMatch(/^(public|self|[a-z]+(_[a-z]+)*\.[a-z]+)$/);
      expect(document.paths).toHaveProperty([route.path, route.method, 'x-permission'], permission);
      if (permission === 'public') continue;
      const path = route.path.replace('/console/v1', '').replaceAll(/\{\w+\}/g, 'first');
      for (const token of [undefined, member, 'A'.repeat(43)]) {
        const answer = await call(route.method.toUpperCase(), path, token ? { token } : {});
        expect(answer.body.code).toBe('operators.session_missing');
      }
    }
  });

  it('is no part of what the lobby can reach', async () => {
    for (const { route } of CONSOLE_ENDPOINTS) {
      const answer = await app.ask(route.method.toUpperCase(), route.path);
      expect([answer.status, answer.body.code]).toEqual([404, 'request.not_found']);
    }
  });
});
