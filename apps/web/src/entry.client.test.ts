// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWordsOfDocument } from '#platform/words/loader.ts';

vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn() }));
vi.mock('#platform/words/loader.ts', { spy: true });
vi.mock('#platform/page/log.ts', { spy: true });

afterEach(() => void vi.useRealTimers());

test('SHELL-37 words that failed to load are asked for again, and then the page hydrates', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadWordsOfDocument).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await import('./entry.client.tsx');
  await vi.advanceTimersByTimeAsync(999);
  expect(hydrateRoot).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hydrateRoot).toHaveBeenCalledOnce();
});

test("a browser that is too old keeps the server's page", async () => {
  vi.resetModules();
  const words = await import('#platform/words/loader.ts');
  const react = await import('react-dom/client');
  document.documentElement.dataset['plain'] = '';
  await import('./entry.client.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  expect(words.loadWordsOfDocument).not.toHaveBeenCalled();
  expect(react.hydrateRoot).not.toHaveBeenCalled();
});
