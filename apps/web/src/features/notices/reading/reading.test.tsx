// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { storeSession } from '#platform/session/session.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import NoticeDetailScreen from '../notice-detail-screen.tsx';
import NoticeListScreen from '../notice-list-screen.tsx';
import { NoticeSheet } from '../notice-sheet.tsx';
import type { NoticeView } from '../notices.model.ts';
import { followNotices } from './follow-notices.ts';

const notice = (id: number, isRead = false): NoticeView => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  startDate: '2026-11-20T00:00:00Z',
  kind: 'maintenance',
  isRead,
});
const ok = (data: unknown) => ({ ok: true, data });
const asMember: RenderOptions = { session: TEST_SESSION };
const defaultPlayer = { ...TEST_SESSION, type: MEMBER_TYPE.defaultPlayer };

const onWire = ({ isRead: read, ...shown }: NoticeView) => ({
  ...shown,
  url: '',
  read,
  types: 'PL',
  groupName: '',
  announcementImages: [],
});
const announcements = (player: NoticeView[]) => ({
  value: { promotion: [], banners: [], popup: [], hot: [], player: player.map(onWire) },
});

let calls: ReturnType<typeof fakeGateway>['calls'];
let answer: () => unknown;
const marks = () => calls.filter(({ name }) => name === 'POST /announcements/read');
const bodies = () => marks().map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = () => ({ value: 1 });
  ({ calls } = fakeGateway({
    'POST /announcements/read': () => answer(),
    'GET /announcements': () => announcements([notice(1), notice(2), notice(3, true)]),
  }));
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  cleanup();
  queryClient().clear();
  storeSession(undefined);
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets answers arrive; no time passes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await wait(0);
}
const showList = (list: NoticeView[], options: RenderOptions = asMember, path = '/notice') =>
  renderScreen(NoticeListScreen as never, { loaderData: ok(list), path, ...options });
const showDetail = (shown: NoticeView, options: RenderOptions = asMember) =>
  renderScreen(NoticeDetailScreen as never, { loaderData: ok(shown), path: '/here', ...options });
const unreadDots = () => screen.queryAllByText('Unread').length;
const status = () => screen.getByRole('status').textContent;

describe('the list', () => {
  test('NOTICE-16 it counts those whose read flag is off, and marks them with a dot', async () => {
    await showList([notice(1), notice(2), notice(3, true)]);
    expect([status(), unreadDots()]).toEqual(['2 unread', 2]);
    expect(calls, 'to look at the list is not to read it').toEqual([]);
  });

  test('NOTICE-13 all are read by one tap: here at once, then at the gateway by one call', async () => {
    await showList([notice(1), notice(2), notice(3, true)]);
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect([status(), unreadDots(), calls.length]).toEqual(['All read', 0, 0]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await wait(0);
    expect(bodies()).toEqual([{ announcementId: [1, 2], read: true }]);
  });

  test('SHELL-28 NOTICE-16 the one that ?i= opens is read', async () => {
    await showList([notice(1), notice(2)], asMember, '/notice?i=1');
    await wait(0);
    expect([status(), bodies()]).toEqual(['1 unread', [{ announcementId: 2, read: true }]]);
  });
});

describe('reading', () => {
  test('API-50 NOTICE-13 opening a detail tells the gateway, and count and lists follow its answer', async () => {
    queryClient().setQueryData(['notices', 'list', 'en'], []);
    await showDetail(notice(1));
    await wait(0);
    expect(bodies()).toEqual([{ announcementId: 1, read: true }]);
    expect(marks()[0]?.headers.get('Authorization')).toBe('Bearer script-token');
    await settle();
    expect(queryClient().getQueryData(['unread', 'notice'])).toBe(1);
    expect(queryClient().getQueryState(['notices', 'list', 'en'])?.isInvalidated).toBe(true);
  });

  test('NOTICE-13 one that was read before is not sent again', async () => {
    await showDetail(notice(3, true));
    await wait(1_000);
    expect(marks()).toEqual([]);
  });

  test('API-50 NOTICE-15 calls go at most once per 150 ms, with all that was read meanwhile', async () => {
    await renderScreen(() => <NoticeSheet isOpen onClose={() => undefined} />, asMember);
    await settle();
    expect(bodies()).toEqual([{ announcementId: 1, read: true }]);
    const [, second, third] = document.querySelectorAll('details');
    for (const item of [second, third]) {
      if (item) item.open = true;
      fireEvent(item as Element, new Event('toggle'));
    }
    await wait(149);
    expect(marks()).toHaveLength(1);
    await wait(1);
    expect(bodies()).toEqual([
      { announcementId: 1, read: true },
      { announcementId: 2, read: true },
    ]);
  });

  test('NOTICE-13 without a connection the mark stays, and goes when there is one', async () => {
    answer = () => undefined;
    await showDetail(notice(4));
    await settle();
    expect(marks()).toHaveLength(1);
    answer = () => ({ value: 0 });
    window.dispatchEvent(new Event('online'));
    await wait(150);
    expect(bodies()).toEqual([1, 2].map(() => ({ announcementId: 4, read: true })));
  });

  test('NOTICE-13 a refusal is logged and not repeated', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = () => problem('notices.not_found', 404);
    await showDetail(notice(5));
    await settle();
    window.dispatchEvent(new Event('online'));
    await wait(1_000);
    expect(marks()).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
  });

  test.each<[string, RenderOptions, number]>([
    ['a visitor', {}, 21],
    ['a default player', { session: defaultPlayer }, 31],
  ])('NOTICE-14 what %s reads stays on the device', async (_who, options, id) => {
    await showDetail(notice(id), options);
    await wait(1_000);
    expect(calls).toEqual([]);
    cleanup();
    await showList([notice(id), notice(id + 1)], options);
    expect([status(), unreadDots()]).toEqual(['1 unread', 1]);
    expect(localStorage.getItem('MC_READ_NOTICES')?.split(',')).toContain(String(id));
  });
});

describe('what happens elsewhere', () => {
  const stream = () => {
    let send: (unread: number, version: string) => void = () => undefined;
    ({ calls } = fakeGateway({
      'GET /live/events': () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (controller) => {
              send = (unread, version) =>
                controller.enqueue(
                  new TextEncoder().encode(
                    `event: notices\ndata: ${JSON.stringify({ unread, version })}\n\n`,
                  ),
                );
            },
          }),
          { headers: { 'Content-Type': 'text/event-stream' } },
        ),
    }));
    return (unread: number, version: string) => send(unread, version);
  };
  const isStale = () => queryClient().getQueryState(['notices', 'list', 'en'])?.isInvalidated;
  const count = () => queryClient().getQueryData(['unread', 'notice']);

  test('NOTICE-16 a notice that is read on another device is read here, and a new one arrives, without a call', async () => {
    storeSession(TEST_SESSION);
    const send = stream();
    const onChange = vi.fn();
    const stop = followNotices(onChange);
    await wait(0);
    queryClient().setQueryData(['notices', 'list', 'en'], []);
    send(2, 'a');
    await wait(0);
    expect([count(), isStale(), onChange.mock.calls.length]).toEqual([2, false, 0]);
    send(1, 'a');
    await wait(0);
    expect([count(), isStale(), onChange.mock.calls.length]).toEqual([1, true, 0]);
    send(2, 'b');
    await wait(0);
    expect([count(), onChange.mock.calls.length]).toEqual([2, 1]);
    await wait(30_000);
    expect(calls.map(({ name }) => name)).toEqual(['GET /live/events']);
    stop();
  });
});
