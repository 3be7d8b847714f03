import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { demoAccount, signIn } from '../support/account.ts';
import { chromiumFlags, chromiumPath } from '../../tools/product/chromium.ts';
import { CUT, openGate } from '../support/gate.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { hydrated, openPage, tiles } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

/** What the caches of the site hold: paths, with the query where there is one. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name.split('-v2')[0], requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
  });
}

/** Waits until the worker is active and its caches are full. */
async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await kept(page))['maidan-copies'] ?? [], { timeout: 60_000 })
    .toContain('/m/service-worker/state');
}

// The worker starts five seconds after a page has loaded, and each journey loads several pages.
test.slow();

test('SHELL-94 both sites can be installed on the home screen, each with its own name and icon', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-profile-'));
  // A window that is not private, because a private one can install nothing.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: chromiumFlags,
  });
  try {
    for (const site of [firstSite(), secondSite()]) {
      const page = await context.newPage();
      await page.goto(`${site.origin}/m/home`);
      const tools = await context.newCDPSession(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const touchIcon = await page
        .locator('link[rel="apple-touch-icon"]')
        .evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).status);
      expect(touchIcon).toBe(200);
      const { errors, data = '{}' } = await tools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data)).toMatchObject({
        name: site.name[site.language],
        lang: site.language,
        display: 'standalone',
        scope: '/m',
      });
      await page.close();
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('SHELL-98 MSG-14 MSG-15 without a connection the lobby stays, other pages say so, and both return by themselves or at a tap', async ({
  page,
  faults,
}) => {
  faults.allow(CUT);
  const gate = await openGate();
  await openPage(page, `${gate.origin}/m/home`);
  await prepared(page);
  const shown = await tiles(page).count();
  // A win of somebody else may have been added meanwhile, and leads to its game as a tile does.
  const expectLobby = () => expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(shown);

  gate.setOpen(false);
  await page.goto(`${gate.origin}/m/home`);
  await hydrated(page);
  await expectLobby();
  await expect(page.locator('html')).toHaveAttribute('data-copy', '1');
  await expect(page.getByText(word('bn', 'site.connection.slow'))).toBeVisible();
  await page.goto(`${gate.origin}/m/index`);
  await expect(page).toHaveURL(`${gate.origin}/m/home`);

  await page.goto(`${gate.origin}/m/slot`);
  await expect(page.getByRole('heading')).toHaveText(word('bn', 'site.connection.none_title'));
  await expect(page.getByText(word('bn', 'site.connection.none'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');

  gate.setOpen(true);
  await page.getByRole('link', { name: word('bn', 'ui.retry') }).tap();
  await expect(tiles(page)).toHaveCount(36);
  gate.setOpen(false);
  await page.goto(`${gate.origin}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('data-copy', '1');
  gate.setOpen(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-copy', '1', { timeout: 30_000 });
  await expect(page.getByText(word('bn', 'site.connection.slow'))).toBeHidden();
  await expectLobby();
  await gate.close();
});

test('a new version waits until the reader wants it', async ({ page }) => {
  const gate = await openGate();
  await openPage(page, `${gate.origin}/m/home?lang=en`);
  await prepared(page);
  gate.releaseWorker();
  await openPage(page, `${gate.origin}/m/home`);
  // The browser looks for a new worker only after the old one has been idle for half a minute.
  await expect(page.getByText(word('en', 'download.update.ready'))).toBeVisible({
    timeout: 90_000,
  });
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await waits()).toBe(true);
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: word('en', 'download.update.reload') }).tap();
  await page.waitForFunction(() => !('isOldPage' in window));
  expect(await waits()).toBe(false);
  await gate.close();
});

test('nothing of a member is ever kept, and signing out removes the pages that were visited', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  const site = secondSite();
  await signIn(context, site, demoAccount(site));
  await openPage(page, `${site.origin}/m/home`);
  await prepared(page);
  await openPage(page, `${site.origin}/m/home`);
  await openPage(page, `${site.origin}/m/member/home`);
  await expect.poll(async () => ((await kept(page))['maidan-covers'] ?? []).length).not.toBe(0);
  const texts = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(all.map((cache) => cache.matchAll()));
    return Promise.all(answers.flat().map((answer) => answer.text()));
  });
  const { username } = demoAccount(site);
  expect(texts.filter((text) => text.includes(`"${username}"`))).toEqual([]);

  // The copy was made for a visitor, so the session that the copy does not know of is still open.
  faults.allow(CUT);
  await context.setOffline(true);
  await openPage(page, `${site.origin}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('data-copy', '1');
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toContain(username);
  await context.setOffline(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-copy', '1', { timeout: 30_000 });
  await expect(page.locator('header a[href^="/m/login"]')).toHaveCount(0);

  await openPage(page, `${site.origin}/m/logout`);
  const LOOKED_AT = '/m/art/covers/looked-at.webp';
  await page.evaluate(async (path) => {
    await (await caches.open('maidan-covers')).put(path, new Response('picture'));
  }, LOOKED_AT);
  await page.getByRole('button', { name: word('en', 'auth.sign_out.submit'), exact: true }).tap();
  await expect(page.locator('header a[href^="/m/login"]').first()).toBeVisible();
  // The page tells its worker late on purpose: five seconds after load, and then only when it is idle.
  await expect
    .poll(async () => (await kept(page))['maidan-covers'] ?? [], { timeout: 30_000 })
    .not.toContain(LOOKED_AT);
});

test('MEMBERX-04 a reader who saves data loads one banner, in its smaller version, no cover before the first touch, and keeps no lobby', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('maidan.dataSaver', '1'));
  const banners: string[] = [];
  const covers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/m/art/banners/')) banners.push(request.url());
    else if (request.url().includes('/m/art/')) covers.push(request.url());
  });
  const { origin } = firstSite();
  await openPage(page, `${origin}/m/home`);
  await expect(tiles(page).first()).toBeVisible();
  expect(covers).toEqual([]);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => covers.length).toBeGreaterThan(0);
  await prepared(page);
  expect(new Set(banners).size).toBe(1);
  expect(await kept(page)).toMatchObject({ 'maidan-copies': ['/m/service-worker/state'] });
  expect(await page.evaluate(() => document.documentElement.dataset['faces'])).toBeUndefined();

  await page.reload();
  const address = banners[0]?.replace(/(?:-\d{3})?(\.\w+)$/, '$1') ?? '';
  await expect.poll(() => sizesOf(page, address)).toMatchObject({ isSmall: true });
});

/** Whether the banner in the worker's cache is the smallest version that the site has. */
function sizesOf(page: Page, address: string): Promise<{ isSmall: boolean | undefined }> {
  return page.evaluate(async (large) => {
    const small = large.replace(/(\.\w+)$/, '-480$1');
    const [whole, twin] = await Promise.all(
      [large, small].map(async (url) => (await (await fetch(url)).blob()).size),
    );
    const cache = await caches.open('maidan-covers');
    const options = { ignoreVary: true };
    const middle = large.replace(/(\.\w+)$/, '-720$1');
    const asked = [large, middle, small].map((url) => cache.match(url, options));
    const found = (await Promise.all(asked)).find((answer) => answer !== undefined);
    const size = found && (await found.blob()).size;
    return { isSmall: size === undefined ? undefined : size === twin && size !== whole };
  }, address);
}
