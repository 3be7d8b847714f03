// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as installation from '#platform/installation/index.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { InstallationSlot } from './slot.tsx';
import { Installation } from './installation.tsx';

vi.mock('#platform/installation/index.ts', async (actual) => ({
  ...(await actual<typeof installation>()),
  siteWorker: vi.fn(),
  takeOver: vi.fn(),
  sendReaderToWorker: vi.fn(async () => undefined),
  untilSiteAnswers: vi.fn(),
  watchUpdates: vi.fn(),
}));

const { dataset } = document.documentElement;
const OLD = 'The connection is slow. What you see may be older than usual.';
const registration = {} as ServiceWorkerRegistration;
const endWatch = vi.fn();

beforeEach(() => {
  vi.mocked(installation.siteWorker).mockResolvedValue(registration);
  vi.mocked(installation.watchUpdates).mockReturnValue(endWatch);
  vi.mocked(installation.untilSiteAnswers).mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  delete dataset['copy'];
  delete dataset['saver'];
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the update notice', () => {
  test('offers the new version that is ready, and a tap lets it take over', async () => {
    const next = {} as ServiceWorker;
    const { toasts } = await renderScreen(Installation);
    await waitFor(() => expect(installation.watchUpdates).toHaveBeenCalledOnce());
    expect(toasts).toEqual([]);
    act(() => vi.mocked(installation.watchUpdates).mock.calls[0]?.[1](next));
    expect(toasts).toMatchObject([
      { text: 'A new version is ready.', duration: 'long', action: { label: 'Reload' } },
    ]);
    expect(installation.takeOver).not.toHaveBeenCalled();
    toasts[0]?.action?.onPress();
    expect(installation.takeOver).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('is in the reader’s language, and its watch ends with the page', async () => {
    const { toasts, unmount } = await renderScreen(Installation, { locale: 'bn' });
    await waitFor(() => expect(installation.watchUpdates).toHaveBeenCalledOnce());
    act(() => vi.mocked(installation.watchUpdates).mock.calls[0]?.[1]({} as ServiceWorker));
    expect(toasts[0]?.text).toBe('নতুন সংস্করণ প্রস্তুত।');
    unmount();
    expect(endWatch).toHaveBeenCalledOnce();
  });

  test('never appears in a browser without workers', async () => {
    vi.mocked(installation.siteWorker).mockResolvedValue(undefined);
    await renderScreen(Installation);
    await act(async () => undefined);
    expect(installation.watchUpdates).not.toHaveBeenCalled();
  });
});

describe('the news for the worker', () => {
  test('MEMBERX-04 says whether data is saved, and follows the setting', async () => {
    await renderScreen(Installation, { session: TEST_SESSION });
    expect(installation.sendReaderToWorker).toHaveBeenLastCalledWith({
      locale: 'en',
      isMember: true,
      isSavingData: false,
    });
    dataset['saver'] = '1';
    await waitFor(() =>
      expect(installation.sendReaderToWorker).toHaveBeenLastCalledWith({
        locale: 'en',
        isMember: true,
        isSavingData: true,
      }),
    );
  });
});

describe('a page that is a copy', () => {
  test('SHELL-98 MSG-14 says that it may be old until the site answers, and then becomes the true page', async () => {
    dataset['copy'] = '1';
    let answer = () => {};
    vi.mocked(installation.untilSiteAnswers).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await renderScreen(Installation);
    screen.getByText(OLD);
    expect(installation.sendReaderToWorker).not.toHaveBeenCalled();
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByText(OLD)).toBeNull());
    expect(dataset['copy']).toBeUndefined();
    expect(installation.sendReaderToWorker).toHaveBeenCalledOnce();
  });

  test.each([
    ['SESS-26 ends the session of this browser when the true page has none', undefined],
    ['SESS-26 keeps the session that the true page has', TEST_SESSION],
  ])('%s', async (_name, session) => {
    dataset['copy'] = '1';
    const answer = Promise.withResolvers<void>();
    vi.mocked(installation.untilSiteAnswers).mockReturnValue(answer.promise);
    await renderScreen(Installation, session && { session });
    // The copy was kept while this browser still had a session.
    localStorage.setItem('MC_SESSION_INFO', '{"token":"old"}');
    expect(localStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"old"}');
    await act(async () => answer.resolve());
    const stored = session ? JSON.stringify(session) : null;
    await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).toBe(stored));
  });

  test('leaves it to the connection bar to say that there is no connection', async () => {
    dataset['copy'] = '1';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderScreen(Installation);
    expect(screen.queryByText(OLD)).toBeNull();
  });
});

describe('the place of the installation', () => {
  test('is empty until the page has been open for a while', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    await renderScreen(InstallationSlot);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(installation.siteWorker).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(installation.siteWorker).toHaveBeenCalled());
    vi.unstubAllGlobals();
  });

  test('is filled at once where the page is a copy', async () => {
    dataset['copy'] = '1';
    await renderScreen(InstallationSlot);
    await screen.findByText(OLD);
  });
});
