import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chatContract } from '@maidan/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCommand } from '../../../commands/registry.ts';
import { createLog } from '../../../platform/process/log.ts';
import { readEnv } from '../../../platform/process/env.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { member } from '../../member/member.tables.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { chatDesk } from './chat-desk.ts';
import { liveChat } from './live-chat.ts';

const MESSAGES = '/service/chat/messages';
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  await turnChat(true);
});
afterAll(() => app.close());

async function turnChat(value: boolean, siteId = 'first'): Promise<void> {
  const change = { siteId, path: 'whitelabel.CBS3', value };
  await changeSetting({ db: app.db, clock: app.clock }, change);
  await app.app.directory.refresh();
}

/** A member of their own for each test. */
async function newMember(site: 'first' | 'second' = 'first') {
  const account = `kothok_${(made += 1)}`;
  const token = await memberOf(app, account, site);
  const ask = (path: string) => app.get(path, { token, site });
  const post = (path: string, body: unknown) => app.ask('POST', path, { token, site, body });
  const { memberId } = (await ask('/member/info')).body.value as { memberId: string };
  const send = (messageId: string, body: string) => post(MESSAGES, { messageId, body });
  return { account, token, memberId, ask, post, send };
}

/** What the operator types. */
function desk(args: Record<string, string>): Promise<never> {
  const deps = {
    database: app.database,
    clock: app.clock,
    env: readEnv({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }),
    log: createLog({ level: 'silent' }),
    random: systemRandom,
  };
  return answerCommand(deps, { command: 'chat', args: { site: 'first', ...args } }) as never;
}

const answer = (account: string, text: string) =>
  desk({ member: account, name: 'মিতু', answer: text });
const bodiesOf = (reply: { body: { value: { messages: { body: string }[] } } }) =>
  reply.body.value.messages.map(({ body }) => body);

describe('opening the chat', () => {
  const launch = async (query: string) => {
    const { ask } = await newMember();
    return ask(`/service/chat/launch?${query}`);
  };

  it('API-55 answers the page of the chat, which leads back to the page that it was opened on', async () => {
    const back = encodeURIComponent('http://first.test/m/slot?page=2&splash=0');
    const query = `b2c=1&language=BN&headerColor=%23101412&title=Chat&template=v2&backUrl=${back}`;
    const { body } = await launch(query);
    expect(body).toEqual({
      chatUrl: `/m/chat?back=${encodeURIComponent('/m/slot?page=2&splash=0')}`,
    });
    expect(chatContract.launchChat.options.moduleId).toBe('CBS3');
  });

  it.each(['https://evil.example/m/home', 'javascript:alert(1)', 'http://first.test/admin', 'x'])(
    'API-55 %s is no way back',
    async (backUrl) => {
      const { body } = await launch(`backUrl=${encodeURIComponent(backUrl)}`);
      expect(body).toEqual({ chatUrl: '/m/chat' });
    },
  );

  it.each(['b2c=2', 'language=bn', 'template=v1', 'headerColor=red'])(
    'API-55 refuses %s',
    async (query) => expect((await launch(query)).body.code).toBe('request.invalid'),
  );
});

describe('the unread answers', () => {
  it('the count exists only while the site has its chat on', async () => {
    const { ask } = await newMember('second');
    await turnChat(false, 'second');
    expect((await ask('/service/chat/unread')).body.code).toBe('site.feature_off');
    await turnChat(true, 'second');
    expect((await ask('/service/chat/unread')).body).toEqual({ value: { unReadCount: 0 } });
  });

  it('API-31 ENTITY-18 answers of the desk count until they are read, own messages never', async () => {
    const { account, ask, post, send } = await newMember();
    await send('own-message-1', 'আছেন?');
    await answer(account, 'এক');
    await answer(account, 'দুই');
    expect((await ask('/service/chat/unread')).body).toEqual({ value: { unReadCount: 2 } });
    expect((await post('/service/chat/read', { upTo: 2 })).body.value.unReadCount).toBe(1);
    expect((await post('/service/chat/read', { upTo: 3 })).body.value.unReadCount).toBe(0);
    expect((await ask('/service/chat/unread')).body).toEqual({ value: { unReadCount: 0 } });
    expect(chatContract.countChatUnread.options.moduleId).toBe('CBS3');
  });

  it('the default player has no chat', async () => {
    const { ask, send, memberId } = await newMember();
    await app.db.update(member).set({ type: 4 }).where(eq(member.memberId, memberId));
    for (const path of ['unread', 'launch', 'messages'])
      expect((await ask(`/service/chat/${path}`)).body.code).toBe('session.role');
    expect((await send('own-message-1', 'আছেন?')).body.code).toBe('session.role');
  });
});

describe('messages', () => {
  it('a message that is sent again is the same message', async () => {
    const { send, ask } = await newMember();
    const [first, again] = [
      await send('one-of-them', ' আছেন? '),
      await send('one-of-them', 'আছেন?'),
    ];
    await send('two-of-them', 'শুনছেন?');
    expect(again.body).toEqual(first.body);
    expect(first.body.value).toMatchObject({ number: 1, body: 'আছেন?', isFromMember: true });
    const { messages } = (await ask(MESSAGES)).body.value;
    expect(messages.map((row: { number: number }) => row.number)).toEqual([1, 2]);
  });

  it('messages sent at the same time have numbers of their own', async () => {
    const { send, ask } = await newMember();
    await Promise.all(Array.from({ length: 6 }, (_, n) => send(`at-once-${n}`, `${n}`)));
    const { messages } = (await ask(MESSAGES)).body.value;
    expect(messages.map((row: { number: number }) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('the history comes by pages, backwards and forwards', async () => {
    const { account, ask } = await newMember();
    for (let n = 1; n <= 35; n += 1) await answer(account, String(n));
    const newest = await ask(MESSAGES);
    expect(bodiesOf(newest as never)).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 6)));
    expect(newest.body.value).toMatchObject({ hasMore: true, state: { lastNumber: 35 } });
    const older = await ask(`${MESSAGES}?before=6`);
    expect(bodiesOf(older as never)).toEqual(['1', '2', '3', '4', '5']);
    expect(older.body.value.hasMore).toBe(false);
    expect(bodiesOf((await ask(`${MESSAGES}?after=33`)) as never)).toEqual(['34', '35']);
    const onwards = await ask(`${MESSAGES}?after=0`);
    expect([bodiesOf(onwards as never)[0], onwards.body.value.hasMore]).toEqual(['1', true]);
  });

  it.each([
    ['an empty text', { messageId: 'one-of-them', body: ' \n ' }],
    ['2001 characters', { messageId: 'one-of-them', body: 'x'.repeat(2001) }],
    ['no id', { body: 'আছেন?' }],
    ['a short id', { messageId: 'x', body: 'আছেন?' }],
  ])('refuses %s', async (_name, body) => {
    const { post } = await newMember();
    expect((await post(MESSAGES, body)).body.code).toBe('request.invalid');
  });

  it('a flood of messages is slowed down', async () => {
    const { send } = await newMember();
    for (let n = 0; n < 20; n += 1) expect((await send(`flooding-${n}`, 'x')).status).toBe(200);
    expect((await send('flooding-20', 'x')).body.code).toBe('request.too_many');
  });

  it('nobody reads the chat of another member, or of another site', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    await turnChat(true, 'second');
    const elsewhere = await newMember('second');
    await owner.send('one-of-them', 'আমার কথা');
    await answer(owner.account, 'আপনার উত্তর');
    for (const other of [stranger, elsewhere]) {
      await other.post('/service/chat/read', { upTo: 99 });
      expect(bodiesOf((await other.ask(MESSAGES)) as never)).toEqual([]);
    }
    expect((await owner.ask('/service/chat/unread')).body.value.unReadCount).toBe(1);
  });
});

describe('pictures', () => {
  const draw = () => sharp({ create: { width: 60, height: 90, channels: 3, background: '#a33' } });

  /** Sends a picture as the page does, and answers its id. */
  async function upload(token: string, site: 'first' | 'second' = 'first'): Promise<string> {
    const form = new FormData();
    const png = new Uint8Array(await draw().png().toBuffer());
    form.set('picture', new File([png], 'rosid.png', { type: 'image/png' }));
    const whole = new Response(form);
    const rawBody = new Uint8Array(await whole.arrayBuffer());
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
    const { body } = await app.ask('POST', '/pictures', { token, site, rawBody, headers });
    return body.value.pictureId as string;
  }
  const attached = (messageId: string, pictureId: string) => ({
    messageId,
    picture: { pictureId, name: ' rosid-1121.jpg ' },
  });

  it('CS-14 a picture is a message with a name, a size and a link that only its link opens', async () => {
    const { account, token, post, ask } = await newMember();
    const pictureId = await upload(token);
    const { body } = await post(MESSAGES, attached('with-picture', pictureId));
    const { picture } = body.value;
    expect(body.value).toMatchObject({ number: 1, body: '', isFromMember: true });
    expect(picture).toMatchObject({ pictureId, name: 'rosid-1121.jpg', width: 60, height: 90 });
    expect(picture.bytes).toBeGreaterThan(20);
    const shown = await app.app.router.hono.request(picture.url, {
      headers: { host: 'first.test' },
    });
    expect((await shown.arrayBuffer()).byteLength).toBe(picture.bytes);
    expect((await app.get(picture.url.split('?')[0])).body.code).toBe('request.invalid');
    const [again] = (await ask(MESSAGES)).body.value.messages;
    expect(again.picture.name).toBe('rosid-1121.jpg');
    const unnumbered = desk({ member: account, picture: 'first', to: '/nowhere/x.webp' });
    await expect(unnumbered).rejects.toThrow('is no picture');
  });

  it('CS-14 sent again it is the same message, and a picture is attached once', async () => {
    const { token, post, ask } = await newMember();
    const pictureId = await upload(token);
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => post(MESSAGES, attached('with-picture', pictureId))),
    );
    expect(sent.map(({ body }) => body.value?.number)).toEqual([1, 1, 1]);
    const other = await post(MESSAGES, attached('another-one', pictureId));
    expect(other.body.code).toBe('pictures.not_found');
    // What was refused leaves no gap in the numbers, by which pages find what they miss.
    await post(MESSAGES, { messageId: 'after-that', body: 'আছেন?' });
    const { messages } = (await ask(MESSAGES)).body.value;
    expect(messages.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
  });

  it('CS-14 the picture of another member, of another site or of nobody is not attached', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    await turnChat(true, 'second');
    const elsewhere = await newMember('second');
    const pictureId = await upload(owner.token);
    for (const { post } of [stranger, elsewhere])
      expect((await post(MESSAGES, attached('with-picture', pictureId))).body.code).toBe(
        'pictures.not_found',
      );
    const unknown = await owner.post(MESSAGES, attached('with-picture', 'no-such-picture'));
    expect(unknown.body.code).toBe('pictures.not_found');
    expect((await owner.post(MESSAGES, { messageId: 'nothing-at-all' })).body).toMatchObject({
      code: 'request.invalid',
      params: { field: 'body' },
    });
  });

  it('CS-14 the desk sends a picture, written anew, which only its member gets', async () => {
    const { account, ask } = await newMember();
    const folder = mkdtempSync(join(tmpdir(), 'maidan-desk-'));
    const file = join(folder, 'step-1.png');
    await draw()
      .withMetadata({ exif: { IFD0: { Copyright: 'a desk' } } })
      .png()
      .toFile(file);
    await desk({ member: account, name: 'মিতু', send: file, answer: 'এভাবে করুন।' });
    const { messages } = (await ask(MESSAGES)).body.value;
    const [{ picture, ...first }, second] = messages;
    expect(first).toMatchObject({ number: 1, body: '', isFromMember: false, authorName: 'মিতু' });
    expect(picture).toMatchObject({ name: 'step-1.png', width: 60, height: 90 });
    expect(second).toMatchObject({ number: 2, body: 'এভাবে করুন।', isFromMember: false });
    const headers = { host: 'first.test' };
    const shown = await app.app.router.hono.request(picture.url, { headers });
    const sent = Buffer.from(await shown.arrayBuffer());
    expect(sent.subarray(8, 12).toString()).toBe('WEBP');
    expect(sent.includes('a desk')).toBe(false);
    expect((await (await newMember()).ask(MESSAGES)).body.value.messages).toEqual([]);

    const text = join(folder, 'step-2.png');
    writeFileSync(text, '<svg/>');
    const refused = desk({ member: account, name: 'মিতু', send: text });
    await expect(refused).rejects.toThrow('cannot be sent: pictures.type_refused');
    const missing = desk({ member: account, name: 'মিতু', send: join(folder, 'none.png') });
    await expect(missing).rejects.toThrow('cannot be read');
    expect((await ask(MESSAGES)).body.value.messages).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it('CS-14 the desk reads its name, and takes the picture into a file', async () => {
    const { account, token, memberId, post, send } = await newMember();
    await send('text-before', 'রসিদ দিচ্ছি');
    await post(MESSAGES, attached('with-picture', await upload(token)));
    const { messages } = (await desk({ member: account })) as {
      messages: { pictureName: string }[];
    };
    expect(messages.map(({ pictureName }) => pictureName)).toEqual([null, 'rosid-1121.jpg']);
    const to = join(mkdtempSync(join(tmpdir(), 'maidan-chat-')), 'rosid.webp');
    expect(await desk({ member: account, picture: '2', to })).toEqual({ did: 'picture', file: to });
    expect((await sharp(to).metadata()).format).toBe('webp');
    await expect(desk({ member: account, picture: '1', to })).rejects.toThrow('is no picture');
    const target = { siteId: 'first', memberId };
    expect(await chatDesk({ db: app.db, clock: app.clock }).picture(target, 3)).toBeUndefined();
    rmSync(dirname(to), { recursive: true });
  });
});

describe('the desk', () => {
  it('finds the chats that wait, shows one, and answers it', async () => {
    const { account, send, ask } = await newMember();
    await send('one-of-them', 'জমা হয়নি');
    const waiting = async () =>
      ((await desk({})) as { chats: { account: string }[] }).chats.map((row) => row.account);
    expect(await waiting()).toContain(account);
    const shown = (await desk({ member: account })) as { messages: { body: string }[] };
    expect(shown.messages.map(({ body }) => body)).toEqual(['জমা হয়নি']);
    expect((await ask(MESSAGES)).body.value.state.deskReadNumber).toBe(1);
    await answer(account, 'দেখছি');
    expect(await waiting()).not.toContain(account);
    const { chats } = (await desk({ all: 'yes' })) as { chats: { account: string }[] };
    expect(chats.map((row) => row.account)).toContain(account);
    const [, answered] = (await ask(MESSAGES)).body.value.messages;
    expect(answered).toMatchObject({ authorName: 'মিতু', body: 'দেখছি', isRead: false });
  });

  it('says that somebody is typing, until the answer comes or half a minute has passed', async () => {
    const { account, send, ask } = await newMember();
    await send('one-of-them', 'আছেন?');
    const typing = async () => (await ask(MESSAGES)).body.value.state.typing;
    await desk({ member: account, name: 'মিতু' });
    expect(await typing()).toBe('মিতু');
    app.clock.moveMs(30_001);
    expect(await typing()).toBeNull();
    await desk({ member: account, name: 'মিতু' });
    await answer(account, 'আছি');
    expect(await typing()).toBeNull();
  });

  it('an unknown member, and an answer without a name or a text, are refused', async () => {
    const { account } = await newMember();
    await expect(desk({ member: 'nobody_1' })).rejects.toThrow('no member nobody_1');
    await expect(desk({ member: account, answer: 'x' })).rejects.toThrow('--name takes');
    await expect(desk({ member: account, name: 'মিতু', answer: ' ' })).rejects.toThrow('--answer');
  });
});

describe('the chat on the stream', () => {
  it('every process is told when the member writes or reads, and when the desk does', async () => {
    const { account, memberId, send, post } = await newMember();
    const read = () => liveChat(app.services.chat).read({ siteId: 'first', memberId });
    const told: (string | undefined)[] = [];
    const stop = app.services.events.subscribe('first', memberId, {
      onChanged: (topic) => told.push(topic),
      onEnd: () => undefined,
    });
    const next = async (work: () => Promise<unknown>) => {
      told.length = 0;
      await work();
      await expect.poll(() => told).toContain('chat');
      return (await read())?.data;
    };
    const state = { unReadCount: 0, lastNumber: 1, deskReadNumber: 0, typing: null };
    expect(await next(() => send('one-of-them', 'আছেন?'))).toEqual(state);
    const seen = { ...state, deskReadNumber: 1 };
    expect(await next(() => desk({ member: account }))).toEqual(seen);
    const typing = await next(() => desk({ member: account, name: 'মিতু' }));
    expect(typing).toEqual({ ...seen, typing: 'মিতু' });
    const answered = { ...seen, unReadCount: 1, lastNumber: 2 };
    expect(await next(() => answer(account, 'আছি'))).toEqual(answered);
    const wasRead = await next(() => post('/service/chat/read', { upTo: 2 }));
    expect(wasRead).toEqual({ ...answered, unReadCount: 0 });
    stop();
    await turnChat(false);
    expect(await read()).toBeUndefined();
    await turnChat(true);
  });
});
