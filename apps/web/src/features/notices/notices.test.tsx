// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { NoticeBar } from './notice-bar.tsx';
import NoticeDetailScreen from './notice-detail-screen.tsx';
import NoticeListScreen from './notice-list-screen.tsx';
import { NoticeSheet } from './notice-sheet.tsx';
import { noticeById, placeOf, textOfHtml } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';

const notices: NoticeView[] = [
  {
    id: 11,
    title: 'Language',
    startDate: '2026-11-20T20:00:00Z',
    content: '<p>Choose <b>Bengali</b> or English.</p><p>At once.</p>',
    kind: 'security',
    isRead: false,
  },
  {
    id: 12,
    title: 'New game',
    startDate: '2026-11-18T03:00:00Z',
    content: '<p>Uran is here &amp; open.</p>',
    kind: 'game',
    isRead: true,
  },
];
const failed = {
  ok: false,
  failure: { code: 'server.unavailable', params: {}, requestId: undefined },
};
const ok = (data: unknown) => ({ ok: true, data });

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const showList = (loaderData: unknown, path = '/notice') =>
  renderScreen(NoticeListScreen as never, { loaderData, path });

describe('the list of announcements', () => {
  test('NOTICE-08 it shows title and date per item, and NOTICE-09 each leads to its detail', async () => {
    await showList(ok(notices));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Language', '/m/noticeDetail?id=11'],
      ['New game', '/m/noticeDetail?id=12'],
    ]);
    screen.getByText('Security · 2026/11/21');
    screen.getByText('Games · 2026/11/18');
  });

  test('SHELL-28 ?i= opens the announcement at that place', async () => {
    await showList(ok(notices), '/notice?i=1');
    expect(
      screen.getByText('Uran is here & open.').closest('p')?.parentElement?.className,
    ).toContain('small');
    screen.getByText('Choose Bengali or English. At once.');
  });

  test('SHELL-27 without announcements it says so', async () => {
    await showList(ok([]));
    screen.getByRole('heading', { name: 'No announcement' });
  });

  test('NOTICE-10 an outage is not an empty list, and offers a retry', async () => {
    await showList(failed);
    expect(screen.getByRole('alert').textContent).toContain(
      'The announcements could not be loaded.',
    );
    screen.getByRole('button', { name: 'Try again' });
  });
});

const showDetail = (loaderData: unknown) =>
  renderScreen(NoticeDetailScreen as never, { loaderData, path: '/noticeDetail?id=11' });

describe('the detail of an announcement', () => {
  test('SHELL-29 it shows title and HTML content', async () => {
    await showDetail(ok(notices[0]));
    screen.getByRole('heading', { name: 'Language' });
    expect(screen.getByText('Bengali').tagName).toBe('B');
  });

  test('NOTICE-12 an unknown id shows the no-data view', async () => {
    await showDetail(ok(undefined));
    screen.getByRole('heading', { name: 'This announcement is no longer there.' });
    expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe(
      '/m/notice',
    );
  });

  test('NOTICE-12 an outage looks different from a missing announcement', async () => {
    await showDetail(failed);
    screen.getByRole('alert');
  });

  test('NOTICE-11 it is found by its numeric id', () => {
    expect([
      noticeById(notices, '12')?.title,
      noticeById(notices, '012')?.title,
      noticeById(notices, '13'),
      noticeById(notices, 'x'),
      noticeById(notices, null),
    ]).toEqual(['New game', 'New game', undefined, undefined, undefined]);
  });
});

describe('the notice popup', () => {
  const answer = {
    value: {
      promotion: [],
      banners: [],
      popup: [],
      hot: [],
      player: notices.map(({ isRead: read, ...notice }) => ({
        ...notice,
        url: '',
        read,
        types: 'PL',
        groupName: '',
        announcementImages: [],
      })),
    },
  };

  test('NOTICE-05 it lists the announcements as an accordion, NOTICE-06 titled by their text, NOTICE-07 with the date', async () => {
    fakeGateway({ 'GET /announcements': () => answer });
    await renderScreen(() => <NoticeSheet isOpen onClose={() => undefined} />);
    const first = (await screen.findByText('Choose Bengali or English. At once.')).closest(
      'details',
    );
    expect(first?.open).toBe(true);
    expect(first?.querySelector('summary')?.textContent).toContain('2026/11/21');
    expect(document.querySelectorAll('details')).toHaveLength(2);
  });

  test('NOTICE-05 a failure says why', async () => {
    fakeGateway({ 'GET /announcements': () => problem('request.invalid', 400) });
    await renderScreen(() => <NoticeSheet isOpen onClose={() => undefined} />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The announcements could not be loaded.',
    );
  });
});

const Popup = () => <output>{usePopup().popup ?? 'none'}</output>;

describe('the notice bar', () => {
  test('NOTICE-02 each title leads to its place in the list', async () => {
    await renderScreen(() => <NoticeBar notices={notices} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/m/notice?i=0', '/m/notice?i=1', '/m/notice']),
    );
  });

  test('NOTICE-05 the control at its end opens the popup, and without script it is a link', async () => {
    await renderScreen(() => [<NoticeBar key="bar" notices={notices} />, <Popup key="popup" />]);
    fireEvent.click(screen.getByRole('link', { name: 'All announcements' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('notices'));
  });

  test('NOTICE-03 with no announcement it shows one text', async () => {
    await renderScreen(() => <NoticeBar notices={[]} />);
    screen.getByText('No announcement');
  });
});

test('NOTICE-06 the text of HTML keeps its words apart and decodes entities', () => {
  expect(textOfHtml('<p>One</p><p>Two&nbsp;&lt;3&#39;s &#x9F3; &unknown;</p>')).toBe(
    "One Two <3's ৳ &unknown;",
  );
});

test('SHELL-28 the position counts from zero and must be in the list', () => {
  expect(
    ['i=0', 'i=1', 'i=2', 'i=-1', 'i=x', ''].map((search) =>
      placeOf(new URLSearchParams(search), 2),
    ),
  ).toEqual([0, 1, undefined, undefined, undefined, undefined]);
});
