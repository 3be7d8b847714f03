// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import InboxScreen, { loader } from './inbox-screen.tsx';
import type { InboxMessage, InboxPage } from './inbox.queries.ts';

const READ_AT = '2026-11-21T06:00:00.000Z';
const READ = 'POST /member/inbox/read';
const message = (messageId: string, change: Partial<InboxMessage> = {}): InboxMessage => ({
  messageId,
  title: `Title ${messageId}`,
  body: `Body ${messageId}`,
  sentAt: '2026-11-21T05:34:00.000Z',
  isRead: false,
  ...change,
});
const MESSAGES = [
  message('c'),
  message('b', { sentAt: '2026-11-21T04:00:00.000Z', isRead: true }),
  message('a', { sentAt: '2026-11-20T04:00:00.000Z' }),
];
const pageOf = (messages: InboxMessage[], change: Partial<InboxPage> = {}): InboxPage => ({
  messages,
  unread: messages.filter(({ isRead }) => !isRead).length,
  pageNum: 1,
  totalPages: 1,
  totalCount: messages.length,
  ...change,
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const show = (page = pageOf(MESSAGES)) =>
  renderScreen(InboxScreen, {
    loaderData: { ok: true, data: { page, readAt: READ_AT } },
    session: TEST_SESSION,
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const sentTo = (calls: readonly SeenCall[]) =>
  calls.filter(({ name }) => name === READ).map(({ body }) => body);
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the inbox', () => {
  test('MEMBERX-07 a member gets the messages, a visitor logs in first', async () => {
    fakeGateway({ 'GET /member/inbox': () => ({ value: pageOf(MESSAGES) }) });
    const load = async (options: object) => {
      const { context } = await testScope(options);
      const url = new URL('http://lobby.example/m/inbox');
      return Promise.resolve(loader({ context, url, params: {} } as never)).catch(
        (thrown: unknown) => thrown,
      );
    };
    expect(await load({ session: TEST_SESSION })).toMatchObject({
      data: { ok: true, data: { page: { unread: 2 } } },
    });
    expect(((await load({})) as Response).headers.get('Location')).toBe('/login?back=%2Fm%2Finbox');
  });

  test('MEMBERX-07 shows them by day, and which are unread', async () => {
    await show();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Today'),
      expect.stringContaining('Yesterday'),
    ]);
    expect(rows()).toEqual([
      expect.stringMatching(/^Title cBody c\d\d:\d\dUnread$/),
      expect.stringMatching(/^Title bBody b\d\d:\d\d$/),
      expect.stringMatching(/^Title aBody a\d\d:\d\dUnread$/),
    ]);
    screen.getByText('2 unread');
  });

  test('without messages it says what will come here', async () => {
    await show(pageOf([]));
    screen.getByText('No messages yet');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/notice');
  });

  test('a failure says that nothing is lost; an account without an inbox is told so', async () => {
    const failed = (code: string) =>
      renderScreen(InboxScreen, {
        loaderData: { ok: false, failure: { code, params: {}, requestId: undefined } },
      });
    await failed('server.unavailable');
    screen.getByText('The messages could not be loaded. None is lost.');
    cleanup();
    await failed('session.role');
    screen.getByText('This account has no inbox');
  });
});

describe('read marks', () => {
  test('MEMBERX-07 a tap marks one message, here at once and at the gateway', async () => {
    const { calls } = fakeGateway({ [READ]: () => ({ value: 1 }) });
    await show();
    tap(/Title c/);
    screen.getByText('1 unread');
    expect(rows()[0]).not.toContain('Unread');
    await waitFor(() => expect(sentTo(calls)).toEqual([{ messageIds: ['c'] }]));
    await waitFor(() => expect(queryClient().getQueryData(['unread', 'inbox'])).toBe(1));
  });

  test('MEMBERX-07 all are marked until the newest that is shown', async () => {
    const { calls } = fakeGateway({ [READ]: () => ({ value: 0 }) });
    await show();
    tap('Mark all as read');
    screen.getByText('All are read');
    expect(rows().join()).not.toContain('Unread');
    await waitFor(() => expect(sentTo(calls)).toEqual([{ sentUntil: MESSAGES[0]?.sentAt }]));
  });

  test('what the gateway does not take is unread again, and the reader is told', async () => {
    fakeGateway({ [READ]: () => problem('server.unavailable', 503) });
    const { toasts } = await show();
    tap(/Title c/);
    await waitFor(() => expect(toasts).toHaveLength(1));
    screen.getByText('2 unread');
    tap('Mark all as read');
    await waitFor(() => expect(toasts).toHaveLength(2));
    screen.getByText('2 unread');
  });

  test('MEMBERX-07 older messages follow by the button, and by it again after a failure', async () => {
    let isDown = true;
    fakeGateway({
      'GET /member/inbox': () =>
        isDown
          ? problem('site.feature_off', 403)
          : { value: pageOf([message('old')], { pageNum: 2, totalPages: 2, totalCount: 4 }) },
    });
    await show(pageOf(MESSAGES, { totalPages: 2, totalCount: 4 }));
    tap('More messages');
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    tap('Try again');
    await screen.findByText('Title old');
    expect(screen.queryByRole('button', { name: 'More messages' })).toBeNull();
  });
});
