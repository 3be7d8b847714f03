// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { locales } from '@maidan/i18n/locales';
import { afterEach, describe, expect, test } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { unopenedPages } from '#screen-facts.ts';
import { unopenedPageOf } from './unopened-pages.ts';
import UnopenedScreen, { handle } from './unopened-screen.tsx';

afterEach(cleanup);

async function show(path: string, options: RenderOptions = {}) {
  const Screen = UnopenedScreen as unknown as (props: { loaderData: unknown }) => React.ReactNode;
  const Page = () => (
    <>
      <output>{usePopup().popup ?? 'none'}</output>
      <Screen loaderData={{ path }} />
    </>
  );
  await renderScreen(Page, { path, ...options });
}

describe('a page that is not open', () => {
  test('says what it is for and that it is not open, and promises nothing', async () => {
    await show('/m/withdraw');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page is not open yet');
    screen.getByText('The page for withdrawing from your balance is not open on this site yet.');
  });

  test.each(Object.keys(unopenedPages()))(
    '/m/%s has its own sentence in both languages',
    async (path) => {
      const { textKey } = unopenedPageOf(`/m/${path}`);
      for (const locale of ['bn', 'en'] as const) {
        await show(`/m/${path.replace(':number', '7')}`, { locale });
        const text = document.querySelector('p')?.textContent ?? '';
        expect(text, locales[locale].name).toMatch(locale === 'bn' ? /[^।]।$/ : /[^.]\.$/);
        expect(text).not.toContain(textKey);
        cleanup();
      }
    },
  );

  test('leads to a page that helps, and to people who can say more', async () => {
    await show('/member/manualRebate');
    expect(screen.getByRole('link', { name: 'Member centre' }).getAttribute('href')).toBe(
      '/m/member/home',
    );
    const service = screen.getByRole('link', { name: 'Customer service' });
    expect(service.getAttribute('href')).toBe('/m/help');
    fireEvent.click(service);
    await screen.findByText('service');
  });

  test('loads the catalogues of its title and of the page it leads to', () => {
    expect(handle('/m/withdraw').nouns).toEqual(['unopened', 'wallet', 'member']);
    expect(handle('/member/manualRebate').nouns).toEqual(['unopened', 'member']);
  });

  test('a path of another screen is an error in the route table', () => {
    expect(() => unopenedPageOf('/m/help')).toThrow('/m/help');
  });
});
