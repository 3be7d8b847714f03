// @vitest-environment happy-dom
import type { ClientLoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPages, keepPage } from '../connection/kept-pages.ts';
import { wordsLoader } from './loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const load = (serverLoader: () => Promise<unknown>) =>
  wordsLoader<() => Promise<string>>(['ui'])({
    serverLoader,
    url: new URL('https://lobby.example/m/here'),
  } as unknown as ClientLoaderFunctionArgs);

describe('a screen that is on its way', () => {
  test('SHELL-98 loads with its data', async () => {
    expect(await load(async () => 'data')).toBe('data');
  });

  test('SHELL-98 SESS-13 is an error with a retry after 30 s without an answer', async () => {
    const failed = vi.fn();
    load(() => new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'client.timeout' }));
  });

  test('SHELL-98 leaves no failure behind when it has loaded', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await load(async () => 'data');
    await vi.advanceTimersByTimeAsync(60_000);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('SHELL-98 shows its last data when nothing answers, and fails when it was never read', async () => {
    const cut = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(load(cut)).rejects.toThrow('Failed to fetch');
    keepPage({ address: '/here', titleKey: 'site.title.home', data: 'read before' });
    expect(await load(cut)).toBe('read before');
    const away = { ok: false, failure: { code: 'server.unavailable', params: {} } };
    expect(await load(async () => away)).toBe('read before');
    forgetPages();
    expect(await load(async () => away)).toBe(away);
  });
});
