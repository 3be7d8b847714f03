// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { toAnnouncementView } from '../notices.model.ts';
import { useAnnouncements } from './use-announcements.ts';

const announcement = (id: number, changes: object = {}) => ({
  id,
  title: `Announcement ${id}`,
  content: `<p>Text <b>${id}</b></p>`,
  startDate: '2026-11-01T00:00:00Z',
  url: '',
  read: false,
  types: 'PU',
  groupName: 'm_home',
  announcementImages: [{ url: `banners/${id}.webp`, sequence: 1 }],
  ...changes,
});
const answer = (popup: unknown[]) => ({
  value: { promotion: [], banners: [], player: [], popup, hot: [] },
});

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(popup: unknown[], onClose = () => undefined as void) {
  fakeGateway({ 'GET /announcements': () => answer(popup) });
  return renderScreen(() => <AnnouncementPopup isOpen onClose={onClose} given={{}} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByRole('status').textContent;
const dots = () => [...document.querySelectorAll('i')].map(({ className }) => className !== '');

describe('the announcement popup', () => {
  const three = [announcement(1), announcement(2), announcement(3)];

  test('HOME-06 NOTICE-17 it shows one announcement with picture and text, and a dot for each', async () => {
    await open(three);
    await screen.findByRole('dialog', { name: 'Announcement 1' });
    expect(document.querySelector('img')?.getAttribute('src')).toContain('banners/1.webp');
    screen.getByText('1', { selector: 'b' });
    expect(dots()).toEqual([true, false, false]);
    // The dots are in the middle: previous, position, next.
    expect(document.querySelector('output')?.parentElement?.children).toHaveLength(3);
    expect(document.querySelector('output i')).not.toBeNull();
  });

  test('NOTICE-17 next and previous go round, and the position is spoken', async () => {
    await open(three);
    await screen.findByRole('dialog');
    press('Next');
    screen.getByRole('dialog', { name: 'Announcement 2' });
    expect(place()).toBe('2 of 3');
    expect(dots()).toEqual([false, true, false]);
    press('Previous');
    press('Previous');
    screen.getByRole('dialog', { name: 'Announcement 3' });
    press('Next');
    expect(place()).toBe('1 of 3');
  });

  test('NOTICE-17 the close button closes it', async () => {
    const onClose = vi.fn();
    await open(three, onClose);
    await screen.findByRole('dialog');
    press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('NOTICE-17 a single announcement has neither dots nor arrows', async () => {
    await open([announcement(1, { announcementImages: [] })]);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(dots()).toEqual([]);
    expect(document.querySelector('img')).toBeNull();
    screen.getByRole('button', { name: 'Close' });
  });

  test('HOME-06 an announcement with an address leads there, one without has no button for it', async () => {
    await open([announcement(1, { url: '/m/help?tag=wallet' }), announcement(2)]);
    await screen.findByRole('dialog');
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe(
      '/m/help?tag=wallet',
    );
    press('Next');
    expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull();
  });

  test('HOME-06 with nothing left to show it closes by itself', async () => {
    const onClose = vi.fn();
    await open([], onClose);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('NOTICE-17 of several pictures the first in order is shown', () => {
  const pictures = [
    { url: 'b.webp', sequence: 2 },
    { url: 'a.webp', sequence: 1 },
  ];
  const wire = announcement(1, { announcementImages: pictures });
  expect(toAnnouncementView(wire).picture).toBe('a.webp');
});

describe('when the announcements open by themselves', () => {
  async function home(hasAnnouncements = true, options: RenderOptions = {}) {
    // A page that was just loaded: only the browser's own storage is left.
    vi.resetModules();
    const Home = () => {
      useAnnouncements(hasAnnouncements);
      return <output data-testid="popup">{usePopup().popup ?? 'none'}</output>;
    };
    return renderScreen(Home, { path: '/home', ...options });
  }
  const popup = () => screen.getByTestId('popup').textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Waits for the pause of home, and for late code to load. */
  async function pass() {
    await wait(3000);
    await act(() => vi.dynamicImportSettled());
  }
  const touch = () => fireEvent.pointerDown(document.body);
  let calls: ReturnType<typeof fakeGateway>['calls'];

  beforeEach(() => {
    ({ calls } = fakeGateway({ 'GET /announcements': () => answer([announcement(1)]) }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  test('NOTICE-18 on home they appear once somebody uses the page, and not before', async () => {
    await home();
    await pass();
    await wait(60_000);
    expect([popup(), calls.length]).toEqual(['none', 0]);
    touch();
    await act(() => vi.dynamicImportSettled());
    await wait(600);
    expect(popup()).toBe('announcements');
  });

  test.each([
    ['at once where the login was done in this document', true, 0],
    ['by themselves on a page that nobody has touched', false, 5000],
  ] as const)('HOME-06 NOTICE-18 to a member they appear %s', async (_when, hasBeenActive, ms) => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
    await home(true, { session: TEST_SESSION });
    await pass();
    if (ms > 0) expect(popup()).toBe('none');
    await wait(ms);
    expect(popup()).toBe('announcements');
  });

  test('NOTICE-18 they appear once in a browser session', async () => {
    await home();
    await pass();
    touch();
    await wait(600);
    expect(popup()).toBe('announcements');
    cleanup();
    await home();
    await pass();
    touch();
    await wait(600);
    expect(popup()).toBe('none');
    sessionStorage.clear();
    cleanup();
    await home();
    await pass();
    touch();
    await wait(600);
    expect(popup()).toBe('announcements');
  });

  test('NOTICE-18 when there are none, nothing waits', async () => {
    await home(false);
    await pass();
    touch();
    await wait(600);
    expect([popup(), calls.length]).toEqual(['none', 0]);
  });

  test('NOTICE-18 an open popup stays, and they may still appear later', async () => {
    await home(true, { state: { popup: 'login' } });
    await pass();
    touch();
    await wait(600);
    expect(popup()).toBe('login');
    expect(sessionStorage.length).toBe(0);
  });

  test('NOTICE-18 they do not appear after the reader has left home', async () => {
    const { unmount } = await home();
    await pass();
    unmount();
    touch();
    await wait(600);
    expect([sessionStorage.length, calls.length]).toEqual([0, 0]);
  });

  test('NOTICE-18 when they fail to load nothing is shown, and the fault is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeGateway({ 'GET /announcements': () => problem('request.invalid', 400) });
    await home();
    await pass();
    touch();
    await wait(600);
    expect(popup()).toBe('none');
    expect(logged).toHaveBeenCalledWith(
      'The announcements could not be fetched',
      'request.invalid',
    );
    expect(sessionStorage.length).toBe(0);
  });
});
