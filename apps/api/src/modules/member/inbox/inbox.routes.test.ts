import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inboxMessage, member } from '../member.tables.ts';
import { inboxStore } from './inbox.store.ts';
import { liveInbox } from './live-inbox.ts';

let app: TestApp;
let token = '';
let memberId = '';
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  token = await memberOf(app, `inbox_${count}`);
  memberId = await idOf(token);
  await app.app.services.background.idle();
  await app.db.delete(inboxMessage).where(eq(inboxMessage.memberId, memberId));
});

const idOf = async (of: string) =>
  (await app.get('/member/info', { token: of })).body.value.memberId as string;
async function send(...messageIds: string[]): Promise<void> {
  for (const messageId of messageIds) {
    app.clock.moveMs(1000);
    const text = (word: string) => ({ bn: `${word} ${messageId} বাংলা`, en: `${word} ${messageId}` });
    const draft = { title: text('Title'), body: text('Body'), createdAt: app.clock.now() };
    await inboxStore(app.db, 'first').insert(memberId, [{ ...draft, messageId }]);
  }
}
const list = async (query = 'language=en', of = token) =>
  (await app.get(`/member/inbox?${query}`, { token: of })).body.value;
const mark = (body: object, of = token) =>
  app.ask('POST', '/member/inbox/read', { token: of, body });
const readAtOf = async (messageId: string) => {
  const one = and(eq(inboxMessage.memberId, memberId), eq(inboxMessage.messageId, messageId));
  return (await app.db.select().from(inboxMessage).where(one))[0]?.readAt;
};
const marks = async () =>
  (await list()).messages.map((one: { messageId: string; isRead: boolean }) => [
    one.messageId,
    one.isRead,
  ]);

describe('the inbox', () => {
  it('MEMBERX-07 has the messages to the member, newest first, in the reader’s language', async () => {
    await send('a', 'b');
    expect(await list()).toMatchObject({
      messages: [
        { messageId: 'b', title: 'Title b', body: 'Body b', isRead: false },
        { messageId: 'a', isRead: false },
      ],
      unread: 2,
      pageNum: 1,
      totalPages: 1,
      totalCount: 2,
    });
    expect((await list('language=bn')).messages[0].title).toBe('Title b বাংলা');
    expect((await list('language=hi')).messages[0].title).toBe('Title b');
  });

  it('MEMBERX-07 a page that does not exist is empty, and none is left out between two pages', async () => {
    await send(...Array.from({ length: 32 }, (_, index) => `m${String(index).padStart(2, '0')}`));
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list(`pageNum=${pageNum}`)));
    expect(pages.map(({ messages }) => messages.length)).toEqual([30, 2, 0]);
    const ids = pages.flatMap(({ messages }) =>
      messages.map((one: { messageId: string }) => one.messageId),
    );
    expect(new Set(ids).size).toBe(32);
    expect((await app.get('/member/inbox?pageNum=0', { token })).body.code).toBe('request.invalid');
  });
});

describe('read marks', () => {
  it('MEMBERX-07 those that are named are read, once and for all, and the count falls', async () => {
    await send('a', 'b', 'c');
    expect((await mark({ messageIds: ['a', 'c', 'nobody'] })).body).toEqual({ value: 1 });
    expect(await marks()).toEqual([
      ['c', true],
      ['b', false],
      ['a', true],
    ]);
    const first = await readAtOf('a');
    app.clock.moveMs(1000);
    expect((await mark({ messageIds: ['a'] })).body).toEqual({ value: 1 });
    expect(await readAtOf('a')).toEqual(first);
    expect((await app.get('/member/inbox/unread', { token })).body.value).toBe(1);
  });

  it('MEMBERX-07 all are read until a moment, and one that came meanwhile stays unread', async () => {
    await send('d', 'e');
    const sentUntil = (await list()).messages[0].sentAt;
    await send('f');
    expect((await mark({ sentUntil })).body).toEqual({ value: 1 });
    expect(await marks()).toEqual([
      ['f', false],
      ['e', true],
      ['d', true],
    ]);
  });

  it('MEMBERX-07 those of another member are neither seen nor marked', async () => {
    await send('own');
    const stranger = await memberOf(app, `stranger_${count}`);
    expect((await list('language=en', stranger)).messages).toEqual([]);
    const answer = await mark({ messageIds: ['own'] }, stranger);
    expect([answer.status, answer.body.code]).toEqual([404, 'member.message_not_found']);
    await mark({ sentUntil: app.clock.now().toISOString() }, stranger);
    expect(await marks()).toEqual([['own', false]]);
  });

  it.each([[{}], [{ messageIds: [] }], [{ messageIds: ['a'], sentUntil: 'soon' }]])(
    '%j marks nothing by mistake',
    async (body) => {
      await send('kept');
      await mark(body);
      expect(await marks()).toEqual([['kept', false]]);
    },
  );

  it('the default player has no inbox', async () => {
    await app.db.update(member).set({ type: 4 }).where(eq(member.memberId, memberId));
    for (const answer of [
      await app.get('/member/inbox', { token }),
      await mark({ messageIds: ['a'] }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'session.role']);
    }
  });
});

describe('the inbox on the stream of events', () => {
  it('MEMBERX-07 tells the unread count and another version after every message and every mark', async () => {
    const source = liveInbox(app.db);
    const read = async () => (await source.read({ siteId: 'first', memberId }))?.data;
    const told: string[] = [];
    const stop = app.services.events.subscribe('first', memberId, {
      onChanged: (topic) => void told.push(topic ?? ''),
      onEnd: () => undefined,
    });
    const states = [await read()];
    await send('live');
    states.push(await read());
    await mark({ messageIds: ['live'] });
    states.push(await read());
    expect(states.map((state) => (state as { unread: number }).unread)).toEqual([0, 1, 0]);
    expect(new Set(states.map((state) => (state as { version: string }).version)).size).toBe(3);
    await vi.waitFor(() => expect(told).toEqual(['inbox', 'inbox']));
    stop();
  });
});
