// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { usePopup } from '#platform/popup.ts';
import type { TabName } from '#platform/screen.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { ShellTabBar } from './shell-tab-bar.tsx';

afterEach(cleanup);

async function show(tab?: TabName, options: RenderOptions = {}) {
  function Page() {
    return (
      <>
        <ShellTabBar tab={tab} />
        <output>{usePopup().popup ?? 'none'}</output>
      </>
    );
  }
  await renderScreen(Page, options);
  return within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
}

describe('the bottom menu', () => {
  test('MENU-27 MENU-29 MENU-30 has its five items in their order, each with its target', async () => {
    const links = await show('home');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Service', '/m/help'],
      ['Promos', '/m/activity'],
      ['Home', '/m/home'],
      ['Invite', '/m/invite'],
      ['Member', '/m/member/home'],
    ]);
  });

  test('MENU-30 the invitation is not there where the site refers nobody', async () => {
    const links = await show('home', { settings: { whitelabel: testFlags([]) } });
    expect(links.map((link) => link.textContent)).toEqual(['Service', 'Promos', 'Home', 'Member']);
  });

  test('MENU-28 customer service opens the popup in place of a page', async () => {
    const [service] = await show('home');
    if (service) fireEvent.click(service);
    expect(await screen.findByText('service')).toBeDefined();
  });

  test.each<[TabName | undefined, string[]]>([
    ['home', ['Home']],
    ['member', ['Member']],
    [undefined, []],
  ])('marks the place that is shown: %s', async (tab, marked) => {
    const links = await show(tab);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(marked);
  });
});
