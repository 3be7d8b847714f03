// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { LanguageSheet } from './language-sheet.tsx';
import LanguageScreen from './language-screen.tsx';

const switchLanguage = vi.hoisted(() => vi.fn(async (_locale: string) => undefined));
vi.mock('#platform/words/language.ts', () => ({ useLanguageSwitch: () => switchLanguage }));

afterEach(() => {
  cleanup();
  switchLanguage.mockReset().mockImplementation(async () => undefined);
});

describe('the language picker', () => {
  test('SHELL-87 lists each language of the site with its own name, its flag, and the chosen one marked', async () => {
    await renderScreen(() => <LanguageSheet isOpen onClose={() => undefined} />);
    const options = screen.getAllByRole('radio');
    expect(options.map((option) => option.textContent)).toEqual(['বাংলাBengali', 'EnglishEnglish']);
    expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    expect(options[0]?.querySelector('use')?.getAttribute('href')).toContain('#BD');
    expect(screen.getByText('বাংলা').getAttribute('lang')).toBe('bn');
  });

  test('SHELL-87 SHELL-88 a third language of the site is listed with its flag, in the order of the site', async () => {
    await renderScreen(() => <LanguageSheet isOpen onClose={() => undefined} />, {
      settings: { locales: { default: 'en', offered: ['en', 'bn', 'hi'] } },
    });
    const options = screen.getAllByRole('radio');
    expect(options.map((option) => option.textContent)).toEqual([
      'EnglishEnglish',
      'বাংলাBengali',
      'हिन्दीHindi',
    ]);
    expect(options[2]?.querySelector('use')?.getAttribute('href')).toContain('#IN');
    expect(screen.getByText('हिन्दी').getAttribute('lang')).toBe('hi');
  });

  test('SHELL-88 the interface speaks Hindi', async () => {
    await renderScreen(() => <LanguageSheet isOpen onClose={() => undefined} />, { locale: 'hi' });
    screen.getByRole('dialog', { name: 'भाषा' });
    screen.getByRole('button', { name: 'बंद करें' });
  });

  test('SHELL-89 a choice switches at once and closes the sheet', async () => {
    const onClose = vi.fn();
    await renderScreen(() => <LanguageSheet isOpen onClose={onClose} />);
    fireEvent.click(screen.getByRole('radio', { name: /বাংলা/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(switchLanguage).toHaveBeenCalledWith('bn');
  });

  test('SHELL-89 choosing the current language only closes the sheet', async () => {
    const onClose = vi.fn();
    await renderScreen(() => <LanguageSheet isOpen onClose={onClose} />);
    fireEvent.click(screen.getByRole('radio', { name: /English/ }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(switchLanguage).not.toHaveBeenCalled();
  });

  test('SHELL-89 a language in the address is removed, because it would win over the choice', async () => {
    const Page = () => (
      <>
        <output>{useLocation().search}</output>
        <LanguageSheet isOpen onClose={() => undefined} />
      </>
    );
    await renderScreen(Page, { path: '/here?lang=en&q=1' });
    fireEvent.click(screen.getByRole('radio', { name: /বাংলা/ }));
    await waitFor(() => expect(switchLanguage).toHaveBeenCalledWith('bn'));
    expect(document.querySelector('output')?.textContent).toBe('?q=1');
  });

  test('words that fail to load are mentioned, and nothing changes', async () => {
    const onFault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    switchLanguage.mockRejectedValue(new TypeError('chunk'));
    const onClose = vi.fn();
    await renderScreen(() => <LanguageSheet isOpen onClose={onClose} />);
    fireEvent.click(screen.getByRole('radio', { name: /বাংলা/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
    expect(onClose).not.toHaveBeenCalled();
    expect(onFault).toHaveBeenCalledOnce();
    onFault.mockRestore();
  });

  test('SHELL-89 the page posts a plain form, so that it works without script', async () => {
    await renderScreen(LanguageScreen, { loaderData: { back: '/m/help' } });
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/m/language?back=%2Fm%2Fhelp');
    const option = screen.getByRole('radio', { name: /বাংলা/ }) as HTMLButtonElement;
    expect([option.type, option.name, option.value]).toEqual(['submit', 'language', 'bn']);
  });
});
