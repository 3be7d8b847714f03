// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Worker = EventTarget & { state: string; postMessage: ReturnType<typeof vi.fn> };

function fakeWorker(state: string): Worker {
  return Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
}

class FakeRegistration extends EventTarget {
  active: Worker | null = fakeWorker('activated');
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  /** A new version was found, and its files have loaded. */
  release(): Worker {
    const next = fakeWorker('installing');
    this.installing = next;
    this.dispatchEvent(new Event('updatefound'));
    next.state = 'installed';
    this.waiting = next;
    next.dispatchEvent(new Event('statechange'));
    return next;
  }
}

let registration: FakeRegistration;
const container = Object.assign(new EventTarget(), {
  register: vi.fn(),
  ready: Promise.resolve() as Promise<unknown>,
});
const reload = vi.fn();

/** Loads the module again, because it registers once per document. */
async function load() {
  vi.resetModules();
  return import('./worker.ts');
}

beforeEach(() => {
  registration = new FakeRegistration();
  container.register.mockReset().mockResolvedValue(registration);
  container.ready = Promise.resolve(registration);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the registration', () => {
  test('is made once, for the pages of the site, through a policy for this address only', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (address: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { siteWorker } = await load();
    expect(await siteWorker()).toBe(registration);
    expect(await siteWorker()).toBe(registration);
    expect(container.register.mock.calls).toEqual([['/m/service-worker.js', { scope: '/m' }]]);
    const [[name, rules] = ['', undefined]] = createPolicy.mock.calls;
    expect(name).toBe('maidan-worker');
    expect(() => rules?.createScriptURL('https://elsewhere.example/a.js')).toThrow(TypeError);
  });

  test('is left out in a browser without workers, and a failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', {});
    const { siteWorker: none, sendReaderToWorker } = await load();
    expect(await none()).toBeUndefined();
    await sendReaderToWorker({ locale: 'bn', isMember: false, isSavingData: false });
    expect(log).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { serviceWorker: container });
    container.register.mockRejectedValue(new Error('storage is full'));
    const { siteWorker: failed } = await load();
    expect(await failed()).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the news of the reader', () => {
  test('says what the page has loaded of our files, and nothing about who reads', async () => {
    const { origin } = window.location;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [
        `${origin}/m/assets/shell-a1.js`,
        `${origin}/m/assets/shell-a1.js`,
        `${origin}/m/art/covers/one.webp?x=1`,
        `${origin}/m/api/account/balance`,
        'https://cdn.example/m/art/covers/two.webp',
      ].map((name) => ({ name }) as PerformanceEntry),
    );
    const { sendReaderToWorker } = await load();
    await sendReaderToWorker({ locale: 'bn', isMember: true, isSavingData: false });
    expect(registration.active?.postMessage.mock.calls).toEqual([
      [
        {
          type: 'reader',
          locale: 'bn',
          isMember: true,
          isSavingData: false,
          assets: ['/m/assets/shell-a1.js'],
          covers: ['/m/art/covers/one.webp'],
        },
      ],
    ]);
  });
});

describe('a new version', () => {
  const watch = async () => {
    const { watchUpdates, takeOver } = await load();
    const onWaiting = vi.fn();
    const end = watchUpdates(registration as unknown as ServiceWorkerRegistration, onWaiting);
    return { onWaiting, end, takeOver };
  };

  test('is mentioned once, whether it waits already or comes later', async () => {
    registration.waiting = fakeWorker('installed');
    const { onWaiting } = await watch();
    expect(onWaiting).toHaveBeenCalledExactlyOnceWith(registration.waiting);
    const next = registration.release();
    next.dispatchEvent(new Event('statechange'));
    expect(onWaiting).toHaveBeenCalledTimes(2);
    expect(onWaiting).toHaveBeenLastCalledWith(next);
  });

  test('does not exist for the very first one', async () => {
    registration.active = null;
    const { onWaiting } = await watch();
    registration.release();
    expect(onWaiting).not.toHaveBeenCalled();
  });

  test('is looked for at once, and when the page returns after an hour, not sooner', async () => {
    vi.useFakeTimers();
    const { end } = await watch();
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    comeBack();
    expect(registration.update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    comeBack();
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(2);
    end();
    vi.advanceTimersByTime(60 * 60 * 1000);
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  test('takes over only when it is asked to, and then the page is loaded again', async () => {
    const { takeOver } = await watch();
    const next = registration.release();
    takeOver(next as unknown as ServiceWorker);
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'takeOver' });
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that another page has let in already only needs a reload', async () => {
    const { takeOver } = await watch();
    takeOver(fakeWorker('activated') as unknown as ServiceWorker);
    expect(reload).toHaveBeenCalledOnce();
  });
});
