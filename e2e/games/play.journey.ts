import { newAccount, register, registerOwn } from '../support/account.ts';
import { amountIn } from '../support/amounts.ts';
import { expect, test } from '../support/journey.ts';
import type { Frame, Locator, Page } from '../support/journey.ts';
import {
  gameFrame,
  nextBalance,
  openMenu,
  openPage,
  playRound,
  roundIsOver,
  stripBalance,
  tiles,
} from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import type { VisitedSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

/** A bet as the strip of the game screen showed it. */
interface Played {
  stakeMinor: number;
  beforeMinor: number;
  afterMinor: number;
}

for (const site of [firstSite(), secondSite()]) {
  test(`LAUNCH-01 LAUNCH-08 MONEY-13 a visitor of ${site.slug} finds a game, registers, plays two kinds of games and reads the bets`, async ({
    page,
  }) => {
    await openPage(page, `${site.origin}/m/home`);
    await page.locator('nav a[href="/m/slot"]').tap();
    await expect(page).toHaveURL(`${site.origin}/m/slot`);
    const path = (await tiles(page).first().getAttribute('href')) ?? '';
    await tiles(page).first().tap();
    await expect(page).toHaveURL(`${site.origin}/m/login?back=${encodeURIComponent(path)}`);
    await page.locator('a[href^="/m/register?"]').tap();
    await register(page, newAccount());
    await expect(page).toHaveURL(site.origin + path);

    const first = await bet(page, site);
    await page.getByRole('link', { name: word(site.language, 'games.play.back') }).tap();
    await expect(page).toHaveURL(/\/m\/(slot|home)$/);
    await openPage(page, `${site.origin}/m/fishing`);
    await tiles(page).and(page.locator('article a')).first().tap();
    const second = await bet(page, site);
    expect(second.beforeMinor, 'the next game begins with what the last one left').toBe(
      first.afterMinor,
    );

    await readRecord(page, site, [second, first]);
  });
}

/** Plays one round in the framed game. The strip shows what the game’s server answered. */
async function bet(page: Page, site: VisitedSite): Promise<Played> {
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const address = (await frame.getAttribute('src')) ?? '';
  expect(new URL(address).origin, 'the game has an origin of its own').not.toBe(site.origin);
  await roundIsOver(gameFrame(page));
  const beforeMinor = await stripBalance(page);
  await watchLines(page);
  const answered = nextBalance(page);
  const stakeMinor = await playRound(page);
  const afterMinor = (await answered) ?? 0;
  await expect.poll(() => stripBalance(page), 'the strip follows the game').toBe(afterMinor);
  const [inGame, onStrip] = await Promise.all([firstChange(gameWindow(page)), firstChange(page)]);
  // A round that pays exactly its stake back leaves the strip as it was, which so tells nothing.
  const toldAt = afterMinor === beforeMinor ? Infinity : onStrip;
  expect(
    toldAt,
    'the strip never knows the outcome before the game has shown it',
  ).toBeGreaterThanOrEqual(inGame);
  await expect(page.getByText(word(site.language, 'games.play.resume'))).toHaveCount(0);
  return { stakeMinor, beforeMinor, afterMinor };
}

function gameWindow(page: Page): Frame {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('There is no game on the page.');
  return frame;
}

/** Makes strip and game note when their amounts first change: the balance, and what the round came to. */
async function watchLines(page: Page): Promise<void> {
  const watch = (line: string) => {
    const kept = window as unknown as { firstChange?: number };
    delete kept.firstChange;
    const watched = document.querySelector(line);
    if (!watched) throw new Error(`No line of balance at ${line}.`);
    const observer = new MutationObserver(() => {
      kept.firstChange ??= performance.timeOrigin + performance.now();
    });
    observer.observe(watched, { childList: true, characterData: true, subtree: true });
  };
  await page.evaluate(watch, 'header dd');
  await gameWindow(page).evaluate(watch, '.result .num');
}

/** When the watched balance first changed; 0 when the round left it as it was. */
async function firstChange(where: Page | Frame): Promise<number> {
  return where.evaluate(() => (window as unknown as { firstChange?: number }).firstChange ?? 0);
}

/** Opens the record through the menu. Every bet is in it, newest first, and its round adds up. */
async function readRecord(page: Page, site: VisitedSite, played: Played[]): Promise<void> {
  await openPage(page, `${site.origin}/m/home`);
  await openMenu(page, site.language);
  await page.getByRole('dialog').locator('a[href="/m/gameRecord"]').tap();
  await expect(page).toHaveURL(`${site.origin}/m/gameRecord`);
  const rows = page.locator('main a[href^="/m/round/"]');
  await expect(rows).toHaveCount(played.length);
  for (const [place, one] of played.entries()) {
    await rows.nth(place).tap();
    await expect(page).toHaveURL(/\/m\/round\//);
    await readRound(page, site, one);
    await page.goBack();
    await expect(rows).toHaveCount(played.length);
  }
}

async function readRound(page: Page, site: VisitedSite, played: Played): Promise<void> {
  const { stakeMinor, beforeMinor, afterMinor } = played;
  const stakeWord = word(site.language, 'wallet.record.stake');
  // The round that was open before may still be there while the page fades.
  await expect.poll(() => figureBeside(page, stakeWord)).toBe(stakeMinor);
  const payout = await figureBeside(page, word(site.language, 'wallet.record.payout'));
  expect(beforeMinor - stakeMinor + payout, 'balance before − stake + payout').toBe(afterMinor);
  const net = await figureBeside(page, word(site.language, 'wallet.record.net'));
  expect(net, 'net').toBe(payout - stakeMinor);
  await expect(
    page.getByText(word(site.language, 'wallet.round.outcome')),
    'the outcome in words',
  ).toBeVisible();
  const lines = await page.locator('main li').allInnerTexts();
  const balances = lines.map((line) => amountIn(line.trim().split('\n').at(-1) ?? ''));
  expect(balances[0], 'the bet left this').toBe(beforeMinor - stakeMinor);
  expect(balances.at(-1), 'the last movement left this').toBe(afterMinor);
}

async function figureBeside(page: Page, name: string): Promise<number> {
  const pair: Locator = page.locator('main dl > div', { hasText: name }).first();
  return amountIn((await pair.locator('dd').textContent()) ?? '');
}

test('VENDOR-06 SESS-26 none of our cookies reaches the arcade or the cashier, and the game reads none', async ({
  context,
  page,
  faults,
}) => {
  const site = firstSite();
  await registerOwn(page, site);
  await openPage(page, `${site.origin}/m/slot`);
  const carried: Promise<string | undefined>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin === site.origin) return;
    carried.push(request.allHeaders().then((headers) => headers['cookie']));
  });
  await tiles(page).first().tap();
  await playRound(page);
  const frame = page.frames().find((one) => new URL(one.url()).origin !== site.origin);
  expect(await frame?.evaluate(() => document.cookie)).toBe('');
  const cashierPort = Number(process.env['E2E_CASHIER_PORT'] ?? 3003);
  // The cashier's bare address has no page and no icon, and the browser asks for both.
  faults.allow(/favicon\.ico|status of 404/);
  await page.goto(`http://localhost:${cashierPort}/`);
  const cookies = await Promise.all(carried);
  expect(cookies.length, 'page, scripts, calls and the cashier').toBeGreaterThan(4);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
});
