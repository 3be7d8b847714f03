// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '../api/query.ts';
import { storeSession } from './session.ts';
import { fakeGateway, problem } from '../testing/fake-gateway.ts';
import type { Answers } from '../testing/fake-gateway.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';
import { refreshUnread, unreadKinds } from './unread.ts';
import type { UnreadKind } from './unread.ts';

const KINDS: readonly UnreadKind[] = ['notice', 'inbox', 'chat'];
const COUNTS: Answers = {
  'GET /announcements/unread': () => ({ value: 2 }),
  'GET /member/inbox/unread': () => ({ value: 3 }),
  'GET /service/chat/unread': () => ({ value: { unReadCount: 4 } }),
};

let now = 0;

/** Moves the clock on to a time when the same count may be read again. */
const later = (ms: number) => void (now += ms);

beforeEach(() => {
  storeSession(TEST_SESSION);
  // What one test has read must be long ago for the next.
  later(60_000);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const known = (kind: UnreadKind) => queryClient().getQueryData<number>(['unread', kind]);
const settled = () => vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));

describe('the unread counts', () => {
  test('SESS-19 API-30 API-31 are three, each from its own call', async () => {
    const { calls } = fakeGateway(COUNTS);
    for (const kind of KINDS) refreshUnread(kind);
    await settled();
    expect(KINDS.map(known)).toEqual([2, 3, 4]);
    expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(COUNTS).toSorted());
    const chat = calls.find(({ name }) => name.includes('chat'));
    expect(chat?.headers.get('Module-Id')).toBe('CBS3');
  });

  test.each(KINDS)('SESS-22 SESS-23 are read at most once per 250 ms: %s', async (kind) => {
    const { calls } = fakeGateway(COUNTS);
    refreshUnread(kind);
    await settled();
    later(249);
    refreshUnread(kind);
    await settled();
    expect(calls).toHaveLength(1);
    later(1);
    refreshUnread(kind);
    await settled();
    expect(calls).toHaveLength(2);
  });

  test.each(KINDS)(
    'SESS-22 SESS-23 a failure keeps the last count and says nothing: %s',
    async (kind) => {
      const faults = vi.spyOn(console, 'error');
      queryClient().setQueryData(['unread', kind], 5);
      const refused = () => problem('request.invalid', 400);
      fakeGateway(Object.fromEntries(Object.keys(COUNTS).map((name) => [name, refused])));
      refreshUnread(kind);
      await settled();
      expect(known(kind)).toBe(5);
      expect(faults).not.toHaveBeenCalled();
    },
  );
});

describe('which readers have which counts', () => {
  const kindsOf = (type: number, hasChat = true) => unreadKinds({ ...TEST_SESSION, type }, hasChat);

  test('SESS-20 SESS-31 a member of type 4 has neither inbox nor chat, and nor has a trial user', () => {
    expect(kindsOf(MEMBER_TYPE.defaultPlayer)).toEqual(['notice']);
    expect(kindsOf(MEMBER_TYPE.trial)).toEqual(['notice']);
  });

  test('SESS-21 SHELL-80 the chat is counted only on a site that has one', () => {
    expect(kindsOf(MEMBER_TYPE.player, true)).toContain('chat');
    expect(kindsOf(MEMBER_TYPE.player, false)).not.toContain('chat');
  });

  test('SESS-19 a visitor has none', () => {
    expect(unreadKinds(undefined, true)).toEqual([]);
  });
});
