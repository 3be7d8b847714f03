// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '@maidan/i18n/catalogues';
import { adoptAddressLanguage, rememberLanguage, useLanguageSwitch } from './language.ts';
import { loadedNouns, loadWords } from './loader.ts';

vi.mock('@maidan/i18n/catalogues', { spy: true });

const cookies: string[] = [];

beforeEach(() => {
  cookies.length = 0;
  document.documentElement.lang = 'en';
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** A page whose loader counts its calls. A tap switches to Bengali, and a failure is written beside it. */
async function showSwitch() {
  let loads = 0;
  const failures: unknown[] = [];
  function Page() {
    const switchTo = useLanguageSwitch();
    return (
      <button onClick={() => void switchTo('bn').catch((error: unknown) => failures.push(error))}>
        {`load ${useLoaderData<number>()}`}
      </button>
    );
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Page, loader: () => (loads += 1), HydrateFallback: () => null },
  ]);
  render(<Stub />);
  await screen.findByText('load 1');
  return failures;
}

describe('switching the language', () => {
  test('SHELL-89 loads the words first, keeps the choice for a year, then every loader answers again', async () => {
    await loadWords('en', ['ui', 'service']);
    await showSwitch();
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('load 2');
    expect(loadedNouns('bn')).toEqual(['ui', 'service']);
    expect(cookies).toEqual(['maidan_language=bn; Path=/m; SameSite=Lax; Max-Age=31536000']);
  });

  test('SHELL-89 changes nothing when the words fail to load', async () => {
    await loadWords('en', ['download']);
    vi.mocked(loadCatalogue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failures = await showSwitch();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(failures).toHaveLength(1));
    await act(async () => undefined);
    screen.getByText('load 1');
    expect(cookies).toEqual([]);
  });
});

test('SHELL-89 over TLS the choice is kept under a name that this host alone can set', async () => {
  vi.stubGlobal('location', { ...window.location, protocol: 'https:' });
  rememberLanguage('bn', 'latn');
  expect(cookies).toEqual([
    '__Host-maidan_language=bn-u-nu-latn; Path=/; SameSite=Lax; Secure; Max-Age=31536000',
  ]);
});

describe('an address with a language', () => {
  test('SHELL-89 keeps it for the pages after it', () => {
    window.history.replaceState(null, '', '/m/home?lang=en');
    adoptAddressLanguage();
    expect(cookies[0]).toContain('maidan_language=en;');
  });

  test('MEMBERX-04 leaves a choice of digits in that language unchanged', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; maidan_language=en-u-nu-beng');
    window.history.replaceState(null, '', '/m/home?lang=en');
    adoptAddressLanguage();
    expect(cookies).toEqual([]);
  });

  test.each(['/m/home?lang=bn', '/m/home?lang=xx', '/m/home'])(
    'SHELL-89 stores nothing that the document does not speak: %s',
    (address) => {
      window.history.replaceState(null, '', address);
      adoptAddressLanguage();
      expect(cookies).toEqual([]);
    },
  );
});
