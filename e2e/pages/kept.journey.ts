import { demoAccount, signIn } from '../support/account.ts';
import { chromiumFlags, chromiumPath } from '../../tools/product/chromium.ts';
import { expect, test } from '../support/journey.ts';
import type { BrowserContext, Page } from '../support/journey.ts';
import { openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

// Playwright's own browsers and the headless shell keep no page for a step back; the browsers that people use do.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const site = firstSite();
const RECORD = '/m/gameRecord';
const NOTE = 'journey.kept';

test('SESS-15 the same member steps back to a page as it was left', async ({ context, page }) => {
  await keepAsWebKit(context);
  await readRecord(context, page);
  await page.goto(`${site.origin}/m/help`);
  await stepBack(page);
  await expect(async () => expect(await noted(page)).toBe('seen')).toPass();
  expect(new URL(page.url()).pathname).toBe(RECORD);
  expect(await page.evaluate(() => document.querySelector('main[data-left]') !== null)).toBe(true);
});

test('SESS-15 after a sign-out in the same tab, a step back shows nothing of the member', async ({
  context,
  page,
  faults,
}) => {
  // The stream ends with the session, and the page that signs out may ask for it once more before the next page comes.
  faults.allow(/401 \(Unauthorized\).*\/live\/events/);
  await keepAsWebKit(context);
  await readRecord(context, page);
  await signOutPlainly(page);
  await page.locator('main').evaluate((main) => main.setAttribute('data-home', ''));
  await stepBack(page);
  // Nobody is signed in any more, so the question whether to sign out leads home.
  await expect(page.locator('main[data-home]')).toHaveCount(0);
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await stepBack(page);
  await expectLogin(page);
});

test('SESS-15 after a sign-out in another tab, a step back shows nothing of the member', async ({
  context,
  page,
  faults,
}) => {
  // Nobody tells a page that a browser without script signed out beside it: it learns that by its own calls.
  faults.allow(/401 \(Unauthorized\)/);
  await keepAsWebKit(context);
  await readRecord(context, page);
  // A page of the lobby between them would hear of the sign-out when it comes to the front, and tell the kept page, which
  // Chromium then drops.
  await page.goto(`${site.origin}/robots.txt`);
  const other = await context.newPage();
  await signOutPlainly(other);
  await page.bringToFront();
  await stepBack(page);
  await expectLogin(page);
});

/**
 * Chromium drops a page marked `no-store` as soon as a cookie changes or a script has had an answer that is marked so too.
 * So a sign-out never reaches our own guard there, and whether a page is kept hangs on the moment. WebKit keeps such a
 * page. Without the header Chromium behaves as WebKit does.
 */
async function keepAsWebKit(context: BrowserContext): Promise<void> {
  await context.route(site.origin + RECORD, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'cache-control': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/**
 * Opens a member's betting record and marks the document. Notes in the tab, frame by frame, whether anything was drawn
 * of the page that the browser brings back by itself.
 */
async function readRecord(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript((note) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted || document.querySelector('main[data-left]') === null) return;
      sessionStorage.setItem(note, 'hidden');
      const look = (): void => {
        const main = document.querySelector('main[data-left]');
        if (main && getComputedStyle(main).visibility !== 'hidden')
          sessionStorage.setItem(note, 'seen');
        requestAnimationFrame(look);
      };
      look();
    });
  }, NOTE);
  await signIn(context, site, demoAccount(site));
  await openPage(page, site.origin + RECORD);
  await page.locator('main').evaluate((main) => main.setAttribute('data-left', ''));
}

/**
 * Signs out as a browser without script does. A script would tell the kept pages, and Chromium would then drop them by
 * itself.
 */
async function signOutPlainly(page: Page): Promise<void> {
  await openPage(page, `${site.origin}/m/logout`);
  await page.locator('form[action="/m/logout"]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
}

// Playwright's own step back waits for a load event, which a kept page does not have.
async function stepBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  // A page that comes to the front after a sign-out may load itself anew just then, and the step back is lost with it.
  await expect(() => page.evaluate(() => void setTimeout(() => history.back()))).toPass();
}

async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  expect(await noted(page), 'the browser had kept the page, and not one frame of it was seen').toBe(
    'hidden',
  );
}

function noted(page: Page): Promise<string | null> {
  return page.evaluate((note) => sessionStorage.getItem(note), NOTE);
}
