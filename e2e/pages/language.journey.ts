import { expect, test } from '../support/journey.ts';
import { goInside, hydrated, openMenu, openPage, popup, tiles } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const { origin, name } = firstSite();
const bengaliDigit = /[০-৯]/;

test('SHELL-85 SHELL-87 SHELL-90 the language changes at once, digits included, and is kept; so is the theme', async ({
  context,
  page,
}) => {
  await openPage(page, `${origin}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('main').innerText()).toMatch(bengaliDigit);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await openMenu(page, 'bn');
  await popup(page).locator('a[href^="/m/language"]').tap();
  await popup(page)
    .getByRole('radio', { name: /English/ })
    .tap();
  await expect(popup(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${word('en', 'site.title.home')} - ${name.en}`);
  await expect(page.locator('nav a[href="/m/activity"]')).toHaveText(
    word('en', 'site.tab.promotions'),
  );
  await expect(page.locator('footer')).toContainText(word('en', 'site.footer.responsible'));
  expect(await page.locator('body').innerText(), 'no digit stays behind').not.toMatch(bengaliDigit);
  expect(await page.evaluate(() => 'sameDocument' in window), 'without a new document').toBe(true);

  await goInside(page, '/m/slot');
  await expect(page).toHaveTitle(`${word('en', 'games.title.slot')} - ${name.en}`);
  await page.evaluate(() => localStorage.setItem('maidan.theme', 'light'));
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const another = await context.newPage();
  await openPage(another, `${origin}/m/home`);
  await expect(another.locator('html')).toHaveAttribute('lang', 'en');
  await expect(another.locator('html')).toHaveAttribute('data-theme', 'light');
  await openPage(another, `${origin}/m/home?lang=bn`);
  await expect(another.locator('html'), 'an address may name the language').toHaveAttribute(
    'lang',
    'bn',
  );
});

test("a first visit in English to a game that needs a login gets the login in English, with the game's name", async ({
  page,
}) => {
  await openPage(page, `${origin}/m/gameRecord?lang=en`);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FgameRecord/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: word('en', 'auth.login.heading') })).toBeVisible();

  await openPage(page, `${origin}/m/slot`);
  await expect(page.locator('html'), 'the language stays').toHaveAttribute('lang', 'en');
  const tile = tiles(page).first();
  // The name stands under the picture; a mark such as "Hot" on the picture comes and goes with what is played.
  const title = await tile.locator('> span').nth(1).innerText();
  await tile.tap();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  await expect(page.getByText(`${title} is waiting for you.`)).toBeVisible();
});
