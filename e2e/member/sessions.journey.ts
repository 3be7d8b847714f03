import { demoAccount, newAccount, register, signIn } from '../support/account.ts';
import { amountIn } from '../support/amounts.ts';
import { expect, test } from '../support/journey.ts';
import type { FrameLocator, Page } from '../support/journey.ts';
import {
  gameFrame,
  hydrated,
  openMenu,
  openPage,
  popup,
  roundIsOver,
  stripBalance,
  tiles,
} from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

/** What the game's server says that a round took and paid, in minor units. */
interface Round {
  stakeMinor: number;
  payoutMinor: number;
}

test('SESS-11 SESS-15 SESS-17 a sign-out in one tab reaches the other', async ({
  context,
  page,
  faults,
}) => {
  // A tab in the background does not draw, so the browser warns that the banner it preloaded is still unused.
  faults.allow(/preloaded using link preload but not used/);
  const site = firstSite();
  await signIn(context, site, demoAccount(site));
  await openPage(page, `${site.origin}/m/home`);
  const other = await context.newPage();
  await openPage(other, `${site.origin}/m/gameRecord`);
  // A page behind another tab draws only once a second.
  await page.bringToFront();
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();

  await openMenu(page, 'bn');
  await popup(page).locator('a[href="/m/logout"]').tap();
  await page.getByRole('button', { name: word('bn', 'auth.sign_out.submit'), exact: true }).tap();
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('MC_SESSION_INFO');
  await expect(other, 'a protected page asks for a login').toHaveURL(/\/m\/login\?back=/);
  await hydrated(other);
});

test('VENDOR-07 a round that is left half-way is found again, and ends in the record', async ({
  context,
  page,
}) => {
  const site = secondSite();
  await signIn(context, site, demoAccount(site));
  await openPage(page, `${site.origin}/m/crash`);
  await tiles(page).first().tap();
  const game = gameFrame(page);
  await freeToBet(game);
  const before = await stripBalance(page);
  await game.locator('.go').first().tap();
  await expect.poll(() => stripBalance(page)).toBeLessThan(before);
  await page.getByRole('link', { name: word('en', 'games.play.back') }).tap();
  await expect(page).toHaveURL(`${site.origin}/m/crash`);
  await tiles(page).first().tap();
  // Before or during a flight the panel shows the bet. A flight that ended meanwhile shows its result in the bar.
  const resumed = game
    .locator('.go')
    .first()
    .getByText(/On board|Cash out/);
  const ended = game.locator('.bar__past .tag').first();
  await expect(resumed.or(ended).first()).toBeVisible();
  await expect(async () => {
    if (await resumed.isVisible()) await game.locator('.go').first().tap();
    await expect(game.locator('.go').first()).toContainText('Bet', { timeout: 1000 });
  }).toPass({ timeout: 45_000 });

  await openPage(page, `${site.origin}/m/gameRecord`);
  const newest = page.locator('main a[href^="/m/round/"]').first();
  await expect(async () => {
    await page.reload();
    await expect(newest).toContainText(/Won|Lost/, { timeout: 1000 });
  }).toPass();
});

async function freeToBet(game: FrameLocator): Promise<void> {
  await expect(game.locator('.go').first()).toContainText('Bet');
}

test('MONEY-03 VENDOR-02 SHELL-98 a network that breaks after the bet was taken costs one stake, and the result arrives', async ({
  page,
  faults,
}) => {
  const site = firstSite();
  await openPage(page, `${site.origin}/m/slot`);
  await tiles(page).nth(1).tap();
  await page.locator('a[href^="/m/register?"]').tap();
  await register(page, newAccount());
  const game = gameFrame(page);
  await roundIsOver(game);
  await expect.poll(() => stripBalance(page)).toBeGreaterThan(0);
  const before = await stripBalance(page);

  faults.allow(/net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/);
  let lost = 0;
  await page.route('**/game/v1/play', async (route) => {
    lost += 1;
    if (lost > 2) return route.fallback();
    // The arcade receives the bet, but the player never receives the answer.
    await route.fetch();
    return route.abort('failed');
  });
  const answer = page.waitForResponse((response) => response.url().endsWith('/game/v1/play'));
  await game.locator('.go').tap();
  await expect(game.locator('.trouble')).toBeVisible();
  await expect(page.getByText(word(site.language, 'games.play.cut_off'))).toBeVisible();
  await expect(game.locator('.trouble')).toBeHidden();
  await roundIsOver(game);
  expect(lost).toBe(3);
  const { round } = (await (await answer).json()) as { round: Round };
  // A repeated answer has no balance: the game asks for it, and the strip shows it.
  const after = before - round.stakeMinor + round.payoutMinor;
  await expect.poll(() => stripBalance(page)).toBe(after);

  await openPage(page, `${site.origin}/m/gameRecord`);
  await expect(page.locator('main a[href^="/m/round/"]')).toHaveCount(1);
  const [stake = 0, payout = 0] = await totals(page);
  expect(before - stake + payout).toBe(after);
});

/** Stakes and payouts of the period, as the head of the record shows them. */
async function totals(page: Page): Promise<number[]> {
  const amounts = await page.locator('main').getByText(/^৳/).allTextContents();
  return amounts.map(amountIn);
}

test('SESS-18 a sign-out without a connection ends the session on the device, and at the gateway with the next page', async ({
  browser,
  context,
  page,
  faults,
}) => {
  // Without a worker the browser would show its own error page, which has no storage.
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to read the 'sessionStorage'/);
  const site = firstSite();
  await signIn(context, site, demoAccount(site));
  const kept = await context.cookies();
  await openPage(page, `${site.origin}/m/member/home`);
  // A worker that starts after the cut would still reach the site.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('main a[href="/m/logout"]').tap();
  const submit = page.getByRole('button', {
    name: word('bn', 'auth.sign_out.submit'),
    exact: true,
  });
  await expect(submit).toBeVisible();
  await context.setOffline(true);
  await submit.tap();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('maidan_signed_out');
  await page.waitForURL(`${site.origin}/m/home`);
  await context.setOffline(false);

  // What stands without a connection loads itself anew once there is one, which may cut this visit off.
  await expect(() => openPage(page, `${site.origin}/m/member/home`)).toPass();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain('maidan_session');
  expect(left).not.toContain('maidan_signed_out');

  const copied = await browser.newContext();
  await copied.addCookies(kept);
  const stolen = await copied.newPage();
  await stolen.goto(`${site.origin}/m/member/home`);
  await expect(stolen, 'the gateway has ended it too').toHaveURL(/\/m\/login\?back=/);
  await copied.close();
});
