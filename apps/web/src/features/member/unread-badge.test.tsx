// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { UnreadBadge } from './unread-badge.tsx';

let now = 0;

beforeEach(() => {
  // Each test takes place long after the one before it.
  now += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function gateway(notice = 2) {
  return fakeGateway({
    'GET /announcements/unread': () => ({ value: notice }),
    'GET /member/inbox/unread': () => ({ value: 3 }),
    'GET /service/chat/unread': () => ({ value: { unReadCount: 140 } }),
  });
}

async function show(
  type: number,
  flags: Parameters<typeof testFlags>[0] = ['CBS3'],
  locale: 'en' | 'bn' = 'en',
) {
  const Page = () => (
    <>
      <p aria-label="Notices">
        <UnreadBadge kinds={['notice']} />
      </p>
      <p aria-label="Both">
        <UnreadBadge kinds={['notice', 'inbox']} isDot />
      </p>
      <p aria-label="Chat">
        <UnreadBadge kinds={['chat']} />
      </p>
    </>
  );
  const session = { ...TEST_SESSION, type };
  await renderScreen(Page, { session, settings: { whitelabel: testFlags(flags) }, locale });
  return (name: string) => screen.getByLabelText(name).querySelector('b')?.textContent;
}

test('SESS-19 SESS-24 a member sees each count in the digits of the page, above 99 as 99+, several as one dot', async () => {
  const { calls } = gateway();
  const badge = await show(MEMBER_TYPE.player, ['CBS3'], 'bn');
  await waitFor(() => expect(badge('Chat')).toContain('৯৯+'));
  await waitFor(() => expect(badge('Notices')).toBe('২২টি অপঠিত'));
  expect(badge('Both')).toBe('৫টি অপঠিত');
  expect(countsAsked(calls), 'three badges ask once').toHaveLength(3);
});

/** The calls that read a count; the stream of events is none. */
const countsAsked = (calls: readonly { readonly name: string }[]) =>
  calls.filter(({ name }) => name.endsWith('/unread'));

test('SESS-20 a member of type 4 makes no call for inbox or chat, and sees no such count', async () => {
  const { calls } = gateway();
  const badge = await show(MEMBER_TYPE.defaultPlayer);
  await waitFor(() => expect(badge('Notices')).toContain('2'));
  expect(badge('Both'), 'the notices alone').toBe('2 unread');
  expect(badge('Chat')).toBeUndefined();
  expect(calls.map(({ name }) => name)).toEqual(['GET /announcements/unread']);
});

test('SESS-21 SHELL-80 without the chat of the site nothing is asked of it', async () => {
  const { calls } = gateway();
  const badge = await show(MEMBER_TYPE.player, []);
  await waitFor(() => expect(badge('Both')).toBe('5 unread'));
  expect(badge('Chat')).toBeUndefined();
  expect(calls.some(({ name }) => name.includes('chat'))).toBe(false);
});

test('SESS-19 nothing is shown when nothing is unread, nor for a visitor, who makes no call', async () => {
  const { calls } = gateway(0);
  const badge = await show(MEMBER_TYPE.defaultPlayer);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(badge('Notices')).toBeUndefined();
  cleanup();
  await renderScreen(() => <UnreadBadge kinds={['notice']} />);
  expect(calls).toHaveLength(1);
});

test('SESS-22 SESS-23 no call is made before the page has loaded, nor while the page is hidden', async () => {
  const { calls } = gateway();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await show(MEMBER_TYPE.player);
  expect(calls).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(countsAsked(calls)).toHaveLength(3));
  now += 60_000;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countsAsked(calls)).toHaveLength(3);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(countsAsked(calls)).toHaveLength(6));
  // A page that was left makes no further call.
  cleanup();
  now += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('load'));
  expect(countsAsked(calls)).toHaveLength(6);
});

test('MEMBERX-07 SESS-19 a message that comes or is read elsewhere changes the count of this tab', async () => {
  let tell: (unread: number) => void = () => undefined;
  const body = new ReadableStream({
    start(controller) {
      tell = (unread) => {
        const data = JSON.stringify({ unread, version: `v${unread}` });
        controller.enqueue(new TextEncoder().encode(`event: inbox\ndata: ${data}\n\n`));
      };
    },
  });
  fakeGateway({
    'GET /announcements/unread': () => ({ value: 0 }),
    'GET /member/inbox/unread': () => ({ value: 3 }),
    'GET /live/events': () =>
      new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
  });
  const badge = await show(MEMBER_TYPE.player, []);
  await waitFor(() => expect(badge('Both')).toBe('3 unread'));
  tell(4);
  await waitFor(() => expect(badge('Both')).toBe('4 unread'));
  tell(1);
  await waitFor(() => expect(badge('Both')).toBe('1 unread'));
});
