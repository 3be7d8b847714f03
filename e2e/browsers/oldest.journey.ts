import { demoAccount, logIn, newAccount, register, registerOwn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { asAtTheFloor, belowTheFloor } from './oldest-parts.ts';
import { gameFrame, openPage, popup, tiles } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

/** A category for each kind of round: drawn at once, shared flight, shots, steps, draw of the clock, fixture. */
const CATEGORIES = ['slot', 'crash', 'fishing-games', 'poker-games', 'bingo', 'sport-games'];
/** What has to be chosen before a bet: a place for a chip, or a price. */
const FIRST_CHOICE: Readonly<Record<string, string>> = {
  'poker-games': 'button.place',
  'sport-games': '.price',
};
const DRAW_MS = 150_000;

test('with nothing newer than the oldest browsers have, a player registers, logs in, reads the announcements and sees the member centre', async ({
  context,
  page,
}) => {
  await asAtTheFloor(context);
  const site = firstSite();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, newAccount());
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  // An answer that home still waits for could bring the cookie of the session back.
  await page.goto('about:blank');
  await context.clearCookies();
  await openPage(page, `${site.origin}/m/login?back=%2Fm%2Fmember%2Fhome`);
  await logIn(page, demoAccount(site));
  await expect(page).toHaveURL(`${site.origin}/m/member/home`);
  const hide = page.getByRole('button', { name: word('bn', 'wallet.hide') });
  await hide.tap();
  await expect(page.locator('main')).toContainText('✱');

  await context.addInitScript(() => sessionStorage.removeItem('maidan.notices.announced'));
  await openPage(page, `${site.origin}/m/home`);
  // From then on the page waits for a person's first action; a second tap would close them again.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('show-announcements')),
  );
  await page.locator('main h2').first().tap();
  await expect(popup(page)).toBeVisible();
});

test('with nothing newer than the oldest browsers have, a round of each kind of game is played', async ({
  context,
  page,
}) => {
  test.setTimeout(test.info().timeout + DRAW_MS);
  await asAtTheFloor(context);
  const site = firstSite();
  await registerOwn(page, site);
  for (const category of CATEGORIES) {
    await openPage(page, `${site.origin}/m/${category}`);
    await tiles(page).first().tap();
    const game = gameFrame(page);
    await expect(game.locator('.go').first()).toBeVisible();
    const choice = FIRST_CHOICE[category];
    if (choice !== undefined) await game.locator(choice).first().tap();
    // Prices of a fixture are open before each beat, and closed for some seconds while it runs.
    await expect(game.locator('.go').first()).not.toHaveAttribute('aria-disabled', 'true', {
      // Bingo sells no cards while the balls of a draw come, and none before its chain was grown.
      timeout: category === 'bingo' ? DRAW_MS : 20_000,
    });
    const answer = page.waitForResponse((response) => response.url().endsWith('/game/v1/play'));
    await game.locator('.go').first().tap();
    expect((await answer).status(), category).toBe(200);
  }
});

test("in an even older browser the server's pages stay whole: read, log in, and register with the code of a picture", async ({
  context,
  page,
}) => {
  await belowTheFloor(context);
  const site = firstSite();
  await page.goto(`${site.origin}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('data-plain', '');
  await expect(page.locator('noscript')).toHaveCount(0);
  expect(await tiles(page).count()).toBeGreaterThan(60);
  const [paper, brand] = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  ]);
  expect(paper, 'the tokens are read').not.toBe('rgba(0, 0, 0, 0)');
  expect(brand?.trim(), 'and those of the brand win').not.toBe('#cfdbe4');
  await page.locator('nav a[href="/m/slot"]').click();
  await expect(page).toHaveURL(`${site.origin}/m/slot`);

  await page.goto(`${site.origin}/m/login?back=%2Fm%2FgameRecord`);
  await logIn(page, demoAccount(site));
  await expect(page).toHaveURL(`${site.origin}/m/gameRecord`);
  await page.goto(`${site.origin}/m/logout`);
  await page
    .getByRole('button', { name: word(site.language, 'auth.sign_out.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  await page.goto(`${site.origin}/m/register`);
  await page.getByRole('button', { name: word(site.language, 'auth.captcha.get') }).click();
  await expect(page.getByAltText(word(site.language, 'auth.captcha.image'))).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys(document.body).filter((name) => name.startsWith('__react')),
    ),
    'the app never started',
  ).toEqual([]);
});
