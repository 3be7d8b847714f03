import { ENDPOINTS } from '@maidan/contract';
import type { Endpoint, SealedOperation } from '@maidan/contract';
import { MEMBER_TYPE, NOTE_KINDS } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstBrokenEntry } from '#modules/operators/index.ts';
import { openedEntries } from '../../../testing/console/trail.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { PASSWORD, memberOf, sealFor, sendSealed } from '../../../testing/members.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: TestOperator;
let care: TestOperator;
let payments: TestOperator;
let elsewhere: TestOperator;
let token: string;
let memberId: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  // Every capability is on, so that every endpoint can be reached.
  await changeSetting(app, { siteId: 'first', path: 'whitelabel.CBS3', value: true });
  await app.app.directory.refresh();
  const { operatorOf } = operatorsOf(app);
  owner = await operatorOf('owner');
  care = await operatorOf('member_care');
  payments = await operatorOf('payments');
  elsewhere = await operatorOf('owner', 'second', 'elsewhere@example.com');
}, 120_000);
afterAll(async () => {
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  await app.close();
});
beforeEach(async () => {
  made += 1;
  token = await memberOf(app, `noted_${made}`);
  memberId = String((await app.get('/member/info', { token })).body.value.memberId);
});

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const path = (kind: string, rest = '') => `/sites/first/members/${memberId}/notes/${kind}${rest}`;
const write = (kind: string, text: string, { who = owner, isPinned = false } = {}) =>
  who.ask('POST', path(kind), { text, isPinned });
const idOf = async (written: ReturnType<typeof write>) => String((await written).body.value.noteId);
const pin = (kind: string, noteId: string, isPinned: boolean) =>
  owner.ask('POST', path(kind, `/${noteId}/pin`), { isPinned });
const strike = (kind: string, noteId: string, reason = 'of another member') =>
  owner.ask('POST', path(kind, `/${noteId}/strike`), { reason });
const read = async (kind: string, query = '', who = owner) =>
  (await who.ask('GET', `${path(kind)}?${query}`)).body;
const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);
const pinnedFor = async (who: TestOperator) =>
  textsOf((await who.ask('GET', `/sites/first/members/${memberId}`)).body.value.notes);

describe('notes on a member', () => {
  it('OPS-46 are seen and written by the permission of their kind, also where they are pinned', async () => {
    const may: readonly [TestOperator, readonly string[], readonly string[]][] = [
      [owner, NOTE_KINDS, NOTE_KINDS],
      [care, ['service', 'safety'], ['service', 'safety']],
      [payments, ['service', 'payments'], ['payments']],
    ];
    for (const kind of NOTE_KINDS) await write(kind, `about ${kind}`, { isPinned: true });
    for (const [who, reads, writes] of may) {
      for (const kind of NOTE_KINDS) {
        const answer = await who.ask('GET', path(kind));
        expect([kind, outcome(answer)]).toEqual([
          kind,
          reads.includes(kind) ? [200, undefined] : [403, 'operators.forbidden'],
        ]);
        const written = await write(kind, 'once more', { who });
        expect([kind, written.status]).toEqual([kind, writes.includes(kind) ? 200 : 403]);
      }
      const shown = await pinnedFor(who);
      expect(shown.toSorted()).toEqual(reads.map((kind) => `about ${kind}`).toSorted());
    }
    const there = await write('service', 'x', { who: elsewhere });
    expect(outcome(there)).toEqual([404, 'operators.unknown_target']);
  });

  it('OPS-46 are pinned and struck with a reason, which ends all change, and each act is an entry without their words', async () => {
    const noteId = await idOf(write('service', 'prefers evenings'));
    expect(await pinnedFor(owner)).toEqual([]);
    expect((await read('service')).list).toEqual([
      {
        noteId,
        kind: 'service',
        text: 'prefers evenings',
        isPinned: false,
        writtenAt: app.clock.now().toISOString(),
        writtenBy: owner.operatorId,
      },
    ]);
    expect((await pin('service', noteId, true)).status).toBe(200);
    expect(await pinnedFor(owner)).toEqual(['prefers evenings']);
    const [pinned] = await openedEntries(app.db, 'first', 1);
    expect(pinned).toMatchObject({
      permission: 'service_notes.write',
      target: `member:${memberId}`,
      before: { state: 'standing' },
      after: { note: noteId, state: 'pinned' },
    });
    await pin('service', noteId, true);
    expect((await openedEntries(app.db, 'first', 1))[0]?.number).toBe(pinned?.number);
    expect((await strike('service', noteId)).status).toBe(200);
    expect(await pinnedFor(owner)).toEqual([]);
    const struckAt = app.clock.now().toISOString();
    const [row] = (await read('service', 'state=struck')).list;
    expect(row).toMatchObject({
      noteId,
      text: 'prefers evenings',
      isPinned: false,
      struckAt,
      struckBy: owner.operatorId,
      struckReason: 'of another member',
    });
    for (const again of [await strike('service', noteId), await pin('service', noteId, true)])
      expect(outcome(again)).toEqual([409, 'operators.note_struck']);
    const entries = await openedEntries(app.db, 'first', 3);
    expect(entries.map(({ after }) => after['state'])).toEqual(['struck', 'pinned', 'standing']);
    expect(entries[0]?.reason).toBe('of another member');
    expect(JSON.stringify(entries)).not.toContain('evenings');
    await write('service', 'at once', { isPinned: true });
    const [written] = await openedEntries(app.db, 'first', 1);
    expect(written?.after['state']).toBe('pinned');
    expect(outcome(await strike('service', 'nobody'))).toEqual([404, 'operators.unknown_target']);
  });

  it('OPS-46 are never deleted or rewritten, whatever asks the database', async () => {
    const noteId = await idOf(write('safety', 'called at night'));
    const struck = await idOf(write('safety', 'was another'));
    await strike('safety', struck);
    const one = (id: string) => sql`site_id = 'first' AND note_id = ${id}`;
    for (const statement of [
      sql`DELETE FROM member_note WHERE ${one(noteId)}`,
      sql`UPDATE member_note SET text = 'x' WHERE ${one(noteId)}`,
      sql`UPDATE member_note SET member_id = 'x' WHERE ${one(noteId)}`,
      sql`UPDATE member_note SET struck_at = NULL, struck_reason = NULL WHERE ${one(struck)}`,
    ])
      await expect(app.db.execute(statement)).rejects.toThrow();
    const texts = textsOf((await read('safety')).list);
    expect(texts.toSorted()).toEqual(['called at night', 'was another']);
  });

  it('OPS-46 are of one member and one kind, and listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (const text of ['1', '2', '3', '4', '5']) {
      ids.push(await idOf(write('payments', text)));
      app.clock.moveMs(1000);
    }
    await pin('payments', ids[1] ?? '', true);
    await strike('payments', ids[3] ?? '');
    const first = await read('payments', 'limit=2');
    const second = await read('payments', `limit=100&cursor=${first.next}`);
    expect(textsOf([...first.list, ...second.list])).toEqual(['5', '4', '3', '2', '1']);
    expect(textsOf((await read('payments', 'state=pinned')).list)).toEqual(['2']);
    expect(textsOf((await read('payments', 'state=standing')).list)).toEqual(['5', '3', '2', '1']);
    expect(outcome(await strike('service', ids[0] ?? ''))).toEqual([
      404,
      'operators.unknown_target',
    ]);
    token = await memberOf(app, `noted_${(made += 1)}_b`);
    memberId = String((await app.get('/member/info', { token })).body.value.memberId);
    expect((await read('payments')).list).toEqual([]);
    expect(outcome(await strike('payments', ids[0] ?? ''))).toEqual([
      404,
      'operators.unknown_target',
    ]);
  });
});

describe('what members are answered', () => {
  const MARK = 'never-for-the-member';

  /** A session of the member's own, since some calls end the one that they come with. */
  const session = () =>
    app.db.transaction((tx) => {
      const site = app.app.directory.findById('first');
      return app.services.auth.sessions.open(tx, site, { memberId, userAgent: 'x' });
    });

  /** Calls an endpoint with what the contract gives as an example, as the member. */
  async function call({ route, options, example }: Endpoint) {
    const given = { ...example.parameters };
    const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(given[name] ?? '1');
      Reflect.deleteProperty(given, name);
      return encodeURIComponent(value);
    });
    const names = Object.keys(
      (route.request?.query as { shape?: object } | undefined)?.shape ?? {},
    );
    const query = Object.entries(given).filter(([name]) => names.includes(name));
    const asked = new URLSearchParams(
      query.map(([name, value]): [string, string] => [name, String(value)]),
    );
    const method = route.method.toUpperCase();
    const operation = `${method} ${route.path}` as SealedOperation;
    const sealed = options.sealed ? await sealFor(app, operation, example.request) : undefined;
    const body = sealed?.body ?? example.request;
    const headers = { 'idempotency-key': `mark-${made}-${route.path}`, ...sealed?.headers };
    const sent = { token: await session(), headers, ...(body === undefined ? {} : { body }) };
    return app.ask(method, `${filled}?${asked}`, sent);
  }

  it.each(['player', 'agent'])(
    'OPS-46 contain no note and no tag, whatever endpoint the %s calls',
    async (type) => {
      const number = type === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.player;
      await app.db.execute(sql`UPDATE member SET type = ${number} WHERE member_id = ${memberId}`);
      const tag = `${MARK}-${type}`;
      await owner.ask('POST', '/sites/first/tags', {
        tag,
        name: { bn: tag, en: tag },
        meaning: MARK,
        owner: { kind: 'role', id: 'owner' },
        reason: MARK,
      });
      const given = { tag, reason: MARK };
      await owner.ask('POST', `/sites/first/members/${memberId}/tags`, given);
      for (const kind of NOTE_KINDS) {
        await write(kind, `${MARK} ${kind}`, { isPinned: true });
        await strike(kind, await idOf(write(kind, `${MARK} struck`)), MARK);
      }
      const page = await owner.ask('GET', `/sites/first/members/${memberId}`);
      expect(JSON.stringify(page.body).split(MARK).length).toBeGreaterThan(4);
      const ordered = ENDPOINTS.toSorted(
        (one, other) => Number(one.route.method !== 'get') - Number(other.route.method !== 'get'),
      );
      let answered = 0;
      for (const endpoint of ordered) {
        const answer = await call(endpoint);
        const text = JSON.stringify([answer.body, [...answer.headers]]);
        expect(text, endpoint.route.path).not.toContain(MARK);
        if (endpoint.route.method === 'get' && answer.status === 200) answered += 1;
      }
      expect(answered).toBeGreaterThan(40);
    },
  );

  it('OPS-46 nor does the file of the own data or the stream of events', async () => {
    for (const kind of NOTE_KINDS) await write(kind, `${MARK} ${kind}`, { isPinned: true });
    await sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
    const { body } = await app.ask('POST', '/security/own-data/export', { token });
    await app.services.jobs.runDue();
    const ready = (await app.get(`/exports/${body.value.exportId}`, { token })).body.value;
    const file = JSON.stringify((await app.get(ready.url)).body);
    expect(file).toContain(memberId);
    expect(file).not.toContain(MARK);
    const headers = { host: 'first.test', authorization: `Bearer ${token}` };
    const stream = await app.app.router.hono.request('/live/events', { headers });
    const reader = stream.body?.getReader();
    let told = '';
    while (!told.includes('event: inbox')) {
      const chunk = await reader?.read();
      told += new TextDecoder().decode(chunk?.value);
    }
    await reader?.cancel();
    expect(told).not.toContain(MARK);
  });
});
