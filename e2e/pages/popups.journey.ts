import { expect, test } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';
import { hydrated, openMenu, openPage, popup } from '../support/screens.ts';
import { sheetsOf } from './sheets.ts';
import { secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const site = secondSite();
const say = (key: string): string => word('en', key);

/** What opens a popup on a screen. */
const openers: { path: string; find(page: Page): Locator }[] = [
  { path: '/m/home', find: (page) => page.locator('header a[href^="/m/login"]') },
  {
    path: '/m/home',
    find: (page) => page.getByRole('button', { name: say('site.header.menu'), exact: true }),
  },
  { path: '/m/activity', find: (page) => page.locator('nav a[href="/m/help"]') },
  { path: '/m/rng-games', find: (page) => page.locator('main [aria-haspopup=dialog]').last() },
];

test('SHELL-50 SHELL-58 SHELL-59 popups open over any screen, are steps in the history and return the focus', async ({
  page,
}) => {
  for (const { path, find } of openers) {
    await openPage(page, site.origin + path);
    const opener = find(page);
    await opener.focus();
    await opener.tap();
    await expect(popup(page)).toHaveCount(1);
    await expect(popup(page)).toBeFocused();
    await expect(page, 'the address stays').toHaveURL(site.origin + path);
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.origin + path);
    await expect(opener, 'the focus comes back').toBeFocused();
    await opener.tap();
    await expect(popup(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.origin + path);
    const { inPage, again } = await sheetsOf(page);
    expect(inPage, 'the styles of the shell came with the page').toContainEqual(
      expect.stringContaining('/shell-'),
    );
    expect(again, 'no element is styled anew for the popup').toEqual([]);
  }
});

test('SHELL-41 SHELL-60 MENU-19 login and registration replace each other in one popup, survive a reload, and have pages of their own', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/m/home`);
  await page.locator('header a[href^="/m/login"]').tap();
  await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();
  await popup(page).locator('a[href^="/m/register"]').tap();
  await expect(page.getByRole('dialog', { name: say('auth.register.title') })).toBeVisible();
  await expect(popup(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await expect(
    page.getByRole('dialog', { name: say('auth.register.title') }),
    'what lay in the history is back once the scripts are',
  ).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  await openMenu(page, 'en');
  await popup(page).locator('a[href="/m/help"]').tap();
  await expect(page).toHaveURL(`${site.origin}/m/help`);
  await expect(popup(page), 'a change of route closes it').toHaveCount(0);

  for (const path of ['/m/login', '/m/register']) {
    await openPage(page, site.origin + path);
    await expect(page.locator('main form', { has: page.locator('[name=username]') })).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page
      .locator('header')
      .getByRole('link', { name: say('site.header.back') })
      .tap();
    await expect(page).toHaveURL(`${site.origin}/m/home`);
  }
});
