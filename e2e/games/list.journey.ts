import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { openPage, tiles } from '../support/screens.ts';
import { secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const { origin } = secondSite();
const say = (key: string): string => word('en', key);
const pageSize = 36;

test('LIST-06 LIST-09 LIST-11 a list grows by scrolling and by button, keeps its pages when the network fails, and has its filter in the address', async ({
  page,
  faults,
}) => {
  await openPage(page, `${origin}/m/rng-games`);
  await expect(tiles(page)).toHaveCount(pageSize);
  await scrollToEnd(page);
  await expect.poll(() => shownPages(page)).toBeGreaterThanOrEqual(2);
  const more = page.getByRole('link', { name: say('games.more_game') });
  await more.tap();
  await expect.poll(() => shownPages(page)).toBeGreaterThanOrEqual(3);

  faults.allow(/net::ERR_FAILED/);
  await page.route('**/m/api/games?*', (route) => route.abort('failed'));
  // A page that scrolling asked for before the network failed still arrives, and a tap beside it does nothing.
  await expect(async () => {
    await more.tap({ timeout: 1000 });
    await expect(page.getByText(say('games.list.error_more'))).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect.poll(() => shownPages(page), 'what was there stays').toBeGreaterThanOrEqual(3);
  expect(await tiles(page).count()).toBeGreaterThan(0);
  await page.unroute('**/m/api/games?*');
  await page.getByRole('button', { name: say('ui.retry') }).tap();
  await expect.poll(() => shownPages(page)).toBeGreaterThanOrEqual(4);

  await page.evaluate(() => scrollTo(0, 0));
  const all = await totalOf(page);
  const vendor = page.locator('main a[href*="vassalage="]').first();
  await vendor.tap();
  await expect(page).toHaveURL(/\/m\/rng-games\?vassalage=\w+$/);
  await expect.poll(() => totalOf(page), 'fewer games of one vendor').toBeLessThan(all);
  const filtered = page.url();
  const ofVendor = await totalOf(page);
  await tiles(page).first().tap();
  await expect(page).toHaveURL(/\/m\/login/);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect.poll(() => totalOf(page)).toBe(ofVendor);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/m/rng-games`);
  await expect.poll(() => totalOf(page)).toBe(all);
});

test('LIST-09 a list that is reloaded far down returns to the same tile', async ({ page }) => {
  await openPage(page, `${origin}/m/rng-games`);
  for (let pages = 2; pages <= 5; pages += 1) {
    // A page that arrives is built row by row, so its end moves away from who is there.
    await expect
      .poll(async () => {
        await scrollToEnd(page);
        return shownPages(page);
      })
      .toBeGreaterThanOrEqual(pages);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.7));
  await expect.poll(() => tileInView(page)).not.toBeNull();
  const before = await tileInView(page);
  await page.reload();
  await expect.poll(() => tileInView(page)).toBe(before);
  expect(await shownPages(page)).toBeGreaterThanOrEqual(5);
});

test('covers of a list have one size in painted pixels, so that the first stays the largest content', async ({
  page,
}) => {
  await openPage(page, `${origin}/m/rng-games`);
  for (const width of [320, 360, 390, 393, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const sizes = await page.evaluate(() => {
      // A browser rounds the edges of a picture, not its size.
      const painted = (from: number, to: number) => Math.round(to) - Math.round(from);
      return [...document.querySelectorAll('main article img')].map((cover) => {
        const { left, right, top, bottom } = cover.getBoundingClientRect();
        return `${painted(left, right)} x ${painted(top + scrollY, bottom + scrollY)}`;
      });
    });
    // At least two rows of three: at 320 no more are near the screen.
    expect(sizes.length, `covers at ${width}`).toBeGreaterThanOrEqual(6);
    expect([...new Set(sizes)], `sizes at ${width}`).toHaveLength(1);
  }
});

/** Address of the tile in the middle of the screen; null when none is there. */
function tileInView(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    // The exact middle may be the gap between two rows.
    const found = [0, 16, 32, 48].flatMap((below) =>
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2 + below)
        .flatMap((element) => element.closest('article') ?? []),
    );
    return found[0]?.querySelector('a')?.getAttribute('href') ?? null;
  });
}

/** How many whole pages the line under the list says are shown. Scrolling may load one more while the test looks. */
async function shownPages(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ of \d/)
    .first()
    .textContent();
  return Math.floor(Number((text ?? '').split(' of ')[0]?.replaceAll(',', '')) / pageSize);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** The number of games that the bar above the list names. */
async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ games?$/)
    .first()
    .textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
}
