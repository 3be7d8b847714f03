import { registerOwn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { FrameLocator, Page } from '../support/journey.ts';
import { gameFrame, openPage, playRound, tiles } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

/** Cheap phones with the bars of their browsers, upright and on their side. */
const SIZES = [
  [360, 572],
  [320, 480],
  [480, 320],
  [568, 320],
  [844, 390],
] as const;

/** The filter that finds a game of each engine in the lists. */
const ENGINES = [
  'gameClassify=SM',
  'gameClassify=Crash',
  'gameType=LOTT',
  'gameType=LIVE',
  'gameType=SPORTS',
  'gameType=FISH',
];

test('VENDOR-06 VENDOR-07 stake, bet and picture of every kind of game are visible on the smallest phones, upright and on their side', async ({
  page,
}) => {
  const site = firstSite();
  await registerOwn(page, site);
  await openPage(page, `${site.origin}/m/home`);
  for (const engine of ENGINES) {
    await openPage(page, site.origin + (await firstGame(page, engine)));
    await expect(gameFrame(page).locator('.go').first()).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // A phone that turns lays the game out again in its own time.
      await expect.poll(() => outOfSight(page), `${engine} at ${width}x${height}`).toEqual([]);
    }
  }
});

async function firstGame(page: Page, filter: string): Promise<string> {
  const path = await page.evaluate(async (wanted) => {
    const reply = await fetch(`/m/api/games?pageNo=1&pageSize=1&${wanted}`);
    const { games } = (await reply.json()) as { games: { vassalage: string; nodeId: number }[] };
    return games[0] && `/m/play/${games[0].vassalage}/${games[0].nodeId}`;
  }, filter);
  if (path === undefined) throw new Error(`The demo has no game of ${filter}.`);
  return path;
}

/** Which of a game's stake, bet and picture are not visible without scrolling. */
async function outOfSight(page: Page): Promise<string[]> {
  const { height: room } = page.viewportSize() ?? { height: 0 };
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('There is no game on the page.');
  await expect.poll(() => frame.evaluate(() => innerHeight)).toBeLessThan(room);
  return frame.evaluate(() => {
    const hidden = [...document.querySelectorAll('.go, .step input, .stage')].filter((element) => {
      // A sheet of choices that is closed has a button of its own.
      if (element.closest('dialog:not([open])') !== null) return false;
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const least = element.classList.contains('stage') ? 120 : 40;
      // A narrower picture cuts off a card or a team.
      if (element.classList.contains('stage') && right - left < 180) return true;
      return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || height < least;
    });
    // What a stage must show whole, because half a card or half a team tells nothing.
    const cut = [...document.querySelectorAll('.card, .die, .board-score__side')].filter(
      (element) => {
        const { left, right } = element.getBoundingClientRect();
        const stage = element.closest('.stage')?.getBoundingClientRect();
        return stage !== undefined && (left < stage.left || right > stage.right);
      },
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [
      ...[...hidden, ...cut].map(({ className }) => className),
      ...(isWide ? ['the page is wide'] : []),
    ];
  });
}

test('VENDOR-06 a typed stake is bet or refused, never changed, and stake and sound survive a reload', async ({
  page,
}) => {
  const site = firstSite();
  await registerOwn(page, site);
  await openPage(page, `${site.origin}/m/slot`);
  await tiles(page).last().tap();
  const game = gameFrame(page);
  const field = game.locator('.step input');
  const go = game.locator('.go');
  await expect(go, 'a visit begins at the smallest stake').toContainText('৳১০');

  for (const [typed, why] of [
    ['0', 'কমপক্ষে ৳১০'],
    ['999999', 'সর্বোচ্চ ৳৫,০০০'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(go).toHaveText(why);
    await expect(go).toHaveAttribute('aria-disabled', 'true');
  }
  await field.fill('৭৫');
  await field.blur();
  await expect(go).toContainText('৳৭৫');
  await game.getByRole('button', { name: /^শব্দ.* চালু করুন$/ }).tap();
  expect(await playRound(page)).toBe(7_500);

  await field.fill('15');
  await field.blur();
  await reloaded(page, game);
  await expect(go).toContainText('৳১৫');
  await expect(field).toHaveValue('৳১৫');
  await expect(game.getByRole('button', { name: /^শব্দ.* বন্ধ করুন$/ })).toBeVisible();
});

/** Reloads the page as a player does and waits for the game. */
async function reloaded(page: Page, game: FrameLocator): Promise<void> {
  await page.reload();
  await expect(game.locator('.go')).toBeVisible();
}
