import { demoAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { openPage, popup, tiles } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const CUT =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error loading route module|could not be loaded|preloaded using link preload/;
/** The form of a message's key. */
const KEY = /\b[a-z_]+(?:\.[a-z_]+)+\b/;

const tab = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('SHELL-98 MSG-15 on a first visit from the bare address, a tap without a connection fails inside the site’s own frame, pages read before are shown with their age, and the page opens by itself later', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(CUT);
  const { origin } = firstSite();
  await openPage(page, `${origin}/m`);
  await tab(page, '/m/activity').tap();
  await expect(page).toHaveURL(`${origin}/m/activity`);
  await expect(heading(page).or(page.locator('header h1')).first()).toBeVisible();
  await context.setOffline(true);

  await tab(page, '/m/invite').tap();
  await expect(heading(page)).toHaveText(word('bn', 'site.connection.none_title'));
  await expect(page).toHaveURL(`${origin}/m/invite`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(KEY);

  await page.getByRole('main').locator('a[href="/m/activity"]').tap();
  await expect(page).toHaveURL(`${origin}/m/activity`);
  await expect(page.getByText(/এই পাতাটি .* আগের।/)).toBeVisible();

  await page.goBack();
  await expect(heading(page)).toHaveText(word('bn', 'site.connection.none_title'));
  await context.setOffline(false);
  await expect(page).toHaveTitle(new RegExp(`^${word('bn', 'site.tab.invite')}|আমন্ত্রণ`));
  await expect(
    heading(page).filter({ hasText: word('bn', 'site.connection.none_title') }),
  ).toBeHidden();
});

test('SHELL-98 SEARCH-01 a member stays signed in without a connection, and a search says that there is none', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(CUT);
  const site = secondSite();
  await signIn(context, site, demoAccount(site));
  await openPage(page, `${site.origin}/m/slot`);
  await page.getByRole('button', { name: word('en', 'lobby.search.open') }).tap();
  await expect(popup(page)).toBeVisible();
  await context.setOffline(true);
  await popup(page).getByRole('combobox').fill('tiger');
  await expect(popup(page).getByRole('alert')).toContainText(word('en', 'site.connection.none'));
  expect(await popup(page).innerText()).not.toMatch(KEY);
  await page.goBack();

  await tab(page, '/m/activity').tap();
  await expect(heading(page)).toHaveText(word('en', 'site.connection.none_title'));
  await expect(page.locator('header a[href^="/m/login"]')).toHaveCount(0);
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(word('en', 'site.connection.none_title'))).toBeHidden();
});

/** Style sheets that the page links and none of whose links came. */
function missingSheets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;
    const loaded = new Set(links.filter(({ sheet }) => sheet !== null).map(pathOf));
    return links.map(pathOf).filter((path) => !loaded.has(path));
  });
}

test('SHELL-98 a screen that was opened without a connection has all its styles once the connection is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(CUT);
  const { origin } = firstSite();
  // Its scripts are kept by the browser then; its styles came inside that document and are not.
  await openPage(page, `${origin}/m/slot`);
  await openPage(page, `${origin}/m/home`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await page.locator('a[href="/m/slot"]').first().tap();
  await expect(heading(page)).toHaveText(word('bn', 'site.connection.none_title'));
  await context.setOffline(false);
  await expect(tiles(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'inside the page').toBe(true);
  await expect.poll(() => missingSheets(page)).toEqual([]);
  await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
});
