import { expect, test } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';
import { goInside, hydrated, openMenu, openPage, popup } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const { origin, name } = firstSite();

test('SHELL-36 SHELL-37 a screen’s code loads when the screen is entered, under a loading bar; code that cannot be fetched is logged and leaves no blank page', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Error loading route module|Failed to fetch dynamically imported module/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, `${origin}/m/home`);
  const isCodeOfSafety = (path: string) => path.includes('/safety-screen-');
  expect(asked.filter(isCodeOfSafety), 'nothing of it in the first load').toEqual([]);

  let letPass: () => void = () => {};
  let isPassed = false;
  const held = new Promise<void>((resolve) => (letPass = resolve));
  await page.route('**/assets/safety-screen-*', async (route) => {
    if (isPassed) return route.continue();
    await held;
    return route.abort('failed');
  });
  await goInside(page, '/m/responsible');
  await expect(page.getByRole('progressbar', { name: word('bn', 'ui.loading') })).toBeVisible();
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Error loading route module'),
  );
  // The page then loads anew as a document; until that is here the old one still stands.
  const anew = page.waitForEvent('load');
  isPassed = true;
  letPass();
  await logged;
  await anew;
  await page.unroute('**/assets/safety-screen-*');
  await hydrated(page);
  await expect(page).toHaveTitle(new RegExp(` - ${name.bn}$`));
  await expect(page.getByRole('main')).not.toBeEmpty();

  await openPage(page, `${origin}/m/home`);
  expect(await codeOfSafety(page), 'nothing of it in the next document').toEqual([]);
  await goInside(page, '/m/agent');
  await expect(page).toHaveURL(`${origin}/m/login?back=%2Fm%2Fagent`);
  await goInside(page, '/m/responsible');
  await expect(page).toHaveTitle(`${word('bn', 'site.footer.responsible')} - ${name.bn}`);
  expect(await codeOfSafety(page), 'it comes with the area').not.toEqual([]);
});

/** What the document has loaded of the area; a file from the browser's own memory counts, which is no request. */
const codeOfSafety = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name: address }) => address)
      .filter((address) => address.includes('/safety-screen-')),
  );

test('SHELL-46 a change of route fades for 300 ms, and the first page appears without a fade', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function fade(frames, options) {
      if (this.tagName === 'MAIN') fades.push(options);
      return animate.call(this, frames, options);
    };
  });
  await openPage(page, `${origin}/m/home`);
  const fades = () => page.evaluate(() => (window as unknown as { fades: object[] }).fades);
  expect(await fades()).toEqual([]);
  await page.locator('nav a[href="/m/activity"]').tap();
  await expect(page).toHaveURL(`${origin}/m/activity`);
  await expect.poll(fades).toEqual([{ duration: 300, easing: 'ease-out' }]);
});

test('MENU-01 the side menu slides in from the right', async ({ page }) => {
  await openPage(page, `${origin}/m/home`);
  await openMenu(page, 'bn');
  const right = async () => {
    const menu = await popup(page).boundingBox();
    return Math.round((menu?.x ?? 0) + (menu?.width ?? 0));
  };
  await expect.poll(right, 'it stands at the right edge').toBe(390);
  const start = await popup(page).evaluate((panel) => {
    const { animationName } = getComputedStyle(panel);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const slide = rules.find(
      (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
    ) as CSSKeyframesRule | undefined;
    return slide?.cssRules[0]?.cssText;
  });
  expect(start, 'it came from its own width further right').toMatch(
    /translateX\(calc\(100% \* var\(--inline-sign\)\)\)/,
  );
});

test('SHELL-17 SHELL-91 MEMBERX-04 theme and digits change at once, and the next page of the server has them', async ({
  context,
  page,
}) => {
  await openPage(page, `${origin}/m/set`);
  const html = page.locator('html');
  await page.getByRole('radio', { name: word('bn', 'settings.theme_light') }).tap();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText('১৮+')).toBeVisible();
  await page.getByRole('radio', { name: /012/ }).tap();
  await expect(page.getByText('18+')).toBeVisible();

  const next = await context.newPage();
  await next.goto(`${origin}/m/set`);
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await next.locator('main').innerText()).toContain('18+');
});

test('a wide screen has a phone’s column with its bars, and the panel with the code beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, `${origin}/m/home`);
  const panel = page.getByRole('complementary', { name: word('bn', 'sharing.panel') });
  await expect(panel.getByRole('img')).toBeVisible();
  const across = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return [x, width];
  };
  // 430 for the column, 96 for the gap, 340 for the panel: 207 remain on either side.
  expect(await across(page.getByRole('main'))).toEqual([207, 430]);
  const bar = page.getByRole('navigation', { name: word('bn', 'site.tab.label') });
  expect(await across(bar)).toEqual([207, 430]);
  expect(await across(panel.getByRole('heading').first())).toEqual([733, 340]);
  await openMenu(page, 'bn');
  const endOfMenu = async () => {
    const [x = 0, width = 0] = await across(popup(page));
    return x + width;
  };
  // The menu slides in.
  await expect.poll(endOfMenu).toBe(637);
});

test('a pull at the top of a list of one’s own asks for it again, without a new document', async ({
  page,
}) => {
  await openPage(page, `${origin}/m/notice`);
  const button = page.getByRole('button', { name: word('bn', 'ui.refresh') });
  await expect(button).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const tools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    tools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: heights.map((y) => ({ x: 195, y })),
    });
  const asked = page.waitForRequest((request) => request.url().includes('/m/notice.data'));
  await touch('touchStart', 200);
  for (const height of [220, 250, 290, 330]) await touch('touchMove', height);
  const sign = button.locator('xpath=following-sibling::span[1]');
  await expect.poll(async () => (await sign.boundingBox())?.y ?? 0).toBeGreaterThan(56);
  await touch('touchEnd');
  await asked;
  await expect(page.getByRole('status').getByText(word('bn', 'ui.refreshed'))).toBeAttached();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
