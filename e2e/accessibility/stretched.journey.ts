import { expect, test } from '../support/journey.ts';
import { clippedTexts, overflowing } from './layout.ts';
import { openPage } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { plainTexts, shortenedMessages, withoutContent } from './spoken.ts';

/** Names of brands and languages, which are the same in every language. */
const names = [
  ...[firstSite(), secondSite()].flatMap(({ name }) => Object.values(name)),
  'English',
];
const paths = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/slot',
  '/m/rng-games',
  '/m/search-games',
  '/m/gameCenter',
  '/m/help',
  '/m/notice',
  '/m/activity',
  '/m/forget',
  '/m/language',
  '/m/set',
];
test('SHELL-89 every visible text of the main screens is a message, and is neither cut off nor too wide when it is 40 % longer', async ({
  page,
}) => {
  test.slow();
  // Moving text is read while it moves, or by scrolling where nothing may move.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await openPage(page, `${firstSite().origin}${path}?lang=en-XA`);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-XA');
    await expect(page.locator('body'), path).toContainText('⟦');
    const plain = await page.evaluate(plainTexts);
    expect.soft(withoutContent(plain, names), `${path}: not translated`).toEqual([]);
    expect.soft(await page.evaluate(clippedTexts), `${path}: cut`).toEqual([]);
    expect.soft(await page.evaluate(shortenedMessages), `${path}: shortened`).toEqual([]);
    expect.soft(await page.evaluate(overflowing), `${path}: too wide`).toEqual([]);
  }
});

test('SHELL-88 no reader is offered the stretched language, and none of its files load unless asked for', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, `${firstSite().origin}/m/language`);
  await expect(page.locator('body')).not.toContainText('⟦');
  await expect(page.locator('body')).not.toContainText('XA');
  expect(scripts.filter((path) => /stretched/.test(path))).toEqual([]);
});
