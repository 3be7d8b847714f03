import { expect } from './journey.ts';
import type { FrameLocator, Locator, Page } from './journey.ts';
import { amountIn } from './amounts.ts';
import type { Language } from './sites.ts';
import { word } from './words.ts';

/** Waits until the page's scripts have hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith('__react')),
  );
}

/** Opens an address as a document and waits for its scripts. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Goes to a path of the lobby inside the running page, as a tap on a link does. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Opens a popup over the running page by a step in the history, as its buttons do (SHELL-58). */
export async function openPopup(
  page: Page,
  name: string,
  data: Record<string, string> = {},
): Promise<void> {
  await page.evaluate(
    ([chosen, popupData]) => {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      const state = { usr: { popup: chosen, popupData }, key: `popup-${idx}`, idx };
      history.pushState(state, '');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [name, data] as const,
  );
  await expect(popup(page)).toBeVisible();
}

/** The tiles that start a game, without the free-play marks on them, which are links of their own. */
export function tiles(page: Page): Locator {
  return page.locator('main a[href^="/m/play/"]:not([href$="?free=1"])');
}

/** The open popup. */
export function popup(page: Page): Locator {
  return page.locator('[role=dialog], [role=alertdialog]');
}

/** The game inside its frame. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('main iframe');
}

/** The balance that the strip of the game screen shows, in minor units. */
export async function stripBalance(page: Page): Promise<number> {
  return amountIn((await page.locator('header dd').first().textContent()) ?? '');
}

/** Waits until the frame's big button can be pressed, which is so between rounds. */
export async function roundIsOver(game: FrameLocator): Promise<void> {
  await expect(game.locator('.go').first()).not.toHaveAttribute('aria-disabled', 'true');
}

/** Plays one round of a game that ends by itself; returns the stake in minor units. */
export async function playRound(page: Page): Promise<number> {
  const game = gameFrame(page);
  const stake = amountIn(await game.locator('.go b').innerText());
  const answer = page.waitForResponse((response) => response.url().endsWith('/game/v1/play'));
  await game.locator('.go').tap();
  expect((await answer).status()).toBe(200);
  await roundIsOver(game);
  return stake;
}

/** The balance after the next bet, in minor units, as the game's server answers it. */
export async function nextBalance(page: Page): Promise<number | undefined> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/game/v1/play'));
  return ((await answer.json()) as { balanceMinor?: number }).balanceMinor;
}

/** Opens the side menu from a screen with the lobby's header. */
export async function openMenu(page: Page, language: Language): Promise<void> {
  const name = word(language, 'site.header.menu');
  await page.getByRole('button', { name, exact: true }).tap();
  await expect(popup(page)).toBeVisible();
}
