// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '@maidan/i18n/catalogues';
import { compileCatalogue } from '@maidan/i18n/compile';
import { documentLocale } from './document-locale.ts';
import { loadedNouns, loadWords, loadWordsOfDocument, wordsLoader } from './loader.ts';
import { useWords, WordsProvider } from './words.tsx';

vi.mock('@maidan/i18n/catalogues', { spy: true });

const root = document.documentElement;
const TAKA = { code: 'BDT', exponent: 2, symbol: '৳' };

const inWords = (children: ReactNode, overrides = {}, locale: 'bn' | 'en' = 'en') => (
  <WordsProvider
    locale={locale}
    digits={locale === 'bn' ? 'beng' : 'latn'}
    timeZone="Asia/Dhaka"
    currency={TAKA}
    overrides={overrides}
  >
    {children}
  </WordsProvider>
);

function Retry() {
  return <p>{useWords().t('ui.retry')}</p>;
}

beforeEach(() => {
  root.lang = 'en';
  vi.mocked(loadCatalogue).mockClear();
});

afterEach(cleanup);

describe('the words of a page', () => {
  test('are those that the server named in the document', async () => {
    root.dataset['words'] = 'ui service';
    await loadWordsOfDocument();
    expect(loadedNouns('en')).toEqual(['ui', 'service']);
    expect(loadedNouns('bn')).toEqual([]);
    delete root.dataset['words'];
  });

  test('are loaded once, however often they are asked for', async () => {
    await loadWords('en', ['ui', 'download']);
    await loadWords('en', ['ui', 'download']);
    expect(vi.mocked(loadCatalogue).mock.calls).toEqual([['en', 'download']]);
  });

  test('show as soon as they are loaded, on a page that is there already', async () => {
    render(inWords(<p>{<Key />}</p>));
    screen.getByText('agent.title_that_is_not_loaded');
    await act(() => loadWords('en', ['wallet']));
    screen.getByText('Betting record');
  });

  test('that load later do not draw again a part that has its own', async () => {
    await loadWords('en', ['ui']);
    const drawn = vi.fn();
    function Counted() {
      drawn(useWords().t('ui.retry'));
      return null;
    }
    render(inWords(<Counted />));
    await act(() => loadWords('en', ['safety']));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test('that fail to load are a failure, and are loaded again the next time', async () => {
    vi.mocked(loadCatalogue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadWords('bn', ['promotions'])).rejects.toThrow('Failed to fetch');
    expect(loadedNouns('bn')).not.toContain('promotions');
    await loadWords('bn', ['promotions']);
    expect(loadedNouns('bn')).toContain('promotions');
  });

  test('of the site replace those of the catalogue', () => {
    render(inWords(<Retry />, compileCatalogue({ 'ui.retry': 'Once more' })));
    screen.getByText('Once more');
  });

  test('SHELL-89 change with the language, digits included', async () => {
    const shown = (locale: 'bn' | 'en') => inWords(<Amount />, {}, locale);
    await loadWords('en', ['wallet']);
    const { rerender } = render(shown('en'));
    screen.getByText('Total balance ৳1,234.50');
    await loadWords('bn', ['wallet']);
    rerender(shown('bn'));
    screen.getByText(/^\D+ ৳১,২৩৪\.৫০$/);
  });

  test('without a provider throw an error that says what is missing', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Retry />)).toThrow('useWords needs a WordsProvider above it');
    silence.mockRestore();
  });
});

function Key() {
  const { t, has } = useWords();
  return has('wallet.record.title') ? t('wallet.record.title') : 'agent.title_that_is_not_loaded';
}

function Amount() {
  const { t, format } = useWords();
  return <p>{`${t('wallet.total')} ${format.money({ amountMinor: 123_450, currency: 'BDT' })}`}</p>;
}

describe('the loader of a screen in the browser', () => {
  const screenData = { rows: 3 };
  const argumentsOf = (serverLoader: () => Promise<unknown>) =>
    ({
      serverLoader,
      url: new URL('https://lobby.example/m/here'),
    }) as unknown as Parameters<ReturnType<typeof wordsLoader>>[0];

  test('SHELL-89 loads messages in the language of the document, together with the data', async () => {
    root.lang = 'bn';
    const load = wordsLoader(['safety']);
    expect(await load(argumentsOf(() => Promise.resolve(screenData)))).toBe(screenData);
    expect(loadedNouns('bn')).toContain('safety');
  });

  test('fails when the data fails', async () => {
    const load = wordsLoader(['ui']);
    const failing = argumentsOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(load(failing)).rejects.toThrow('Failed to fetch');
  });
});

test('a document in a language that the product does not speak counts as English', () => {
  root.lang = 'xx';
  expect(documentLocale()).toBe('en');
  root.lang = 'bn';
  expect(documentLocale()).toBe('bn');
});
