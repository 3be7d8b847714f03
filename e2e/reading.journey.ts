import { AxeBuilder } from '@axe-core/playwright';
import { demoAccount, signIn } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import type { Page } from './support/journey.ts';
import { clippedTexts, overflowing } from './support/layout.ts';
import { gameFrame, openMenu, openPage, popup, tiles } from './support/screens.ts';
import { firstSite } from './support/sites.ts';
import { word } from './support/words.ts';

const { origin } = firstSite();
const widths = [320, 360, 390, 430];
/** Two dozen screens, each opened and read as a whole. */
const MOST_MS = 360_000;

/**
 * Screens that visitors and members look at, and how each is brought on. A popup stays with its address, so the next
 * one has another.
 */
const screens: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => openPage(page, `${origin}/m/home`),
  list: (page) => openPage(page, `${origin}/m/rng-games`),
  login: (page) => openPage(page, `${origin}/m/login`),
  register: (page) => openPage(page, `${origin}/m/register`),
  forgotten: (page) => openPage(page, `${origin}/m/forget`),
  forgottenByMail: (page) => openPage(page, `${origin}/m/forget?by=email`),
  resetLink: (page) => openPage(page, `${origin}/m/forget?token=none`),
  languages: (page) => openPage(page, `${origin}/m/language`),
  settings: (page) => openPage(page, `${origin}/m/set`),
  loginPopup: async (page) => {
    await openPage(page, `${origin}/m/home`);
    await page.locator('header a[href^="/m/login"]').tap();
    await expect(popup(page)).toBeVisible();
  },
  help: (page) => openPage(page, `${origin}/m/help`),
  noticePopup: async (page) => {
    await openPage(page, `${origin}/m/home`);
    await page.getByRole('link', { name: word('bn', 'notices.bar.all') }).tap();
    await expect(popup(page)).toBeVisible();
  },
  promotions: (page) => openPage(page, `${origin}/m/activity`),
  announcements: (page) => openPage(page, `${origin}/m/notice`),
};
const memberScreens: Record<string, (page: Page) => Promise<void>> = {
  menu: async (page) => {
    await openPage(page, `${origin}/m/home`);
    await openMenu(page, 'bn');
  },
  signOutPage: (page) => openPage(page, `${origin}/m/logout`),
  changePassword: (page) => openPage(page, `${origin}/m/changePsw`),
  unopened: (page) => openPage(page, `${origin}/m/withdraw`),
  memberCentre: (page) => openPage(page, `${origin}/m/member/home`),
  signOut: async (page) => {
    await openPage(page, `${origin}/m/home`);
    await openMenu(page, 'bn');
    await popup(page).locator('a[href="/m/logout"]').tap();
    await expect(popup(page)).toContainText(word('bn', 'auth.sign_out.sure'));
  },
  record: (page) => openPage(page, `${origin}/m/gameRecord`),
  game: async (page) => {
    await openPage(page, `${origin}/m/slot`);
    await tiles(page).first().tap();
    await expect(gameFrame(page).locator('.go')).toBeVisible();
  },
};

for (const theme of ['dark', 'light']) {
  test(`SHELL-90, -91 no screen has an accessibility fault in ${theme}`, async ({
    context,
    page,
  }) => {
    test.setTimeout(MOST_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((name) => localStorage.setItem('maidan.theme', name), theme);
    for (const [name, open] of Object.entries(screens)) await findFaults(page, name, open);
    await signIn(context, firstSite(), demoAccount(firstSite()));
    for (const [name, open] of Object.entries(memberScreens)) await findFaults(page, name, open);
  });
}

async function findFaults(
  page: Page,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  await open(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
  expect.soft(found, name).toEqual([]);
}

test('SHELL-92 no screen is wider than a phone of 320 to 430 pixels, and no Bengali letter is cut off', async ({
  context,
  page,
}) => {
  test.setTimeout(MOST_MS);
  for (const [name, open] of Object.entries(screens)) await measure(page, name, open);
  await signIn(context, firstSite(), demoAccount(firstSite()));
  for (const [name, open] of Object.entries(memberScreens)) await measure(page, name, open);
});

async function measure(
  page: Page,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  await open(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const frame of page.frames()) {
      expect.soft(await frame.evaluate(overflowing), `${name} at ${width}`).toEqual([]);
      expect.soft(await frame.evaluate(clippedTexts), `${name} at ${width}`).toEqual([]);
    }
  }
}
