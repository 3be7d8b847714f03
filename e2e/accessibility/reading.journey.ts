import { demoAccount, registerOwn, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Frame, Page } from '../support/journey.ts';
import { COLOUR_RULES, faultsOf } from './axe.ts';
import { brokenWords, clippedTexts, overflowing, setLetterSize, spaceOut } from './layout.ts';
import { gameFrame, hydrated, openPage, openPopup, popup, tiles } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

const site = firstSite();
const WIDTHS = [320, 360, 390, 430];
/** In milliseconds: two dozen screens, each read as a whole. */
const MOST_MS = 420_000;

/** Paths, each with the popups that are opened over it. */
type Reading = Readonly<Record<string, readonly string[]>>;

const VISITOR: Reading = {
  '/m/home': ['login', 'register', 'forgot', 'language', 'menu', 'service', 'search', 'notices'],
  '/m/live-games': ['filter', 'provider'],
  '/m/provider?vassalage=JL': [],
  '/m/activityDetail?id=102': [],
  '/m/download': [],
  '/m/elott': [],
  '/m/elott?draws=LOTT.draw.minute-balls': [],
  '/m/cockfight': [],
  '/m/cockfight?matches=results': [],
  '/m/login': [],
  '/m/register': [],
  '/m/forget': [],
  '/m/forget?by=email': [],
  '/m/forget?token=none': [],
  '/m/language': [],
  '/m/set': [],
  '/m/help': [],
  '/m/help?tag=deposit&c=1': [],
  '/m/help?q=taka': [],
  '/m/help/feedback?about=/m/slot': [],
  '/m/activity': [],
  '/m/notice': [],
  '/m/search-games': [],
  '/m/dev/gallery': [],
};
const MEMBER: Reading = {
  '/m/home': ['menu', 'member', 'signOut', 'changePassword'],
  '/m/logout': [],
  '/m/changePsw': [],
  '/m/withdraw': [],
  '/m/member/home': [],
  '/m/member/profile': [],
  '/m/gameRecord': [],
  '/m/gameCenter': [],
  '/m/fav-games': [],
  '/m/recent-games': [],
  '/m/rewardCenter': [],
  '/m/invite': [],
  '/m/chat': [],
};
const AGENT: Reading = {
  '/m/member/agent/getSalaryContract': ['contract'],
  '/m/member/agent/getDevidendContract': [],
};

test.beforeEach(async ({ page }) => {
  test.setTimeout(MOST_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const READERS: readonly [string, 'player' | 'agent' | undefined, Reading][] = [
  ['a visitor', undefined, VISITOR],
  ['a member', 'player', MEMBER],
  ['an agent', 'agent', AGENT],
];
for (const [who, role, reading] of READERS) {
  test(`SHELL-91 no screen or popup of ${who} has an accessibility fault in either theme, is wider than a phone, or cuts off a word, even with letters twice as large or spaced out`, async ({
    context,
    page,
  }) => {
    if (role) await signIn(context, site, demoAccount(site, role));
    await makeRich(page);
    for (const [path, popups] of Object.entries(reading)) {
      await openPage(page, site.origin + path);
      await read(page, path);
      for (const name of popups) {
        await openPopup(page, name, { kind: 'salary' });
        await read(page, `${name} over ${path}`, '[role=dialog], [role=alertdialog]');
        await page.goBack();
        await expect(popup(page)).toBeHidden();
      }
    }
  });
}

test('SHELL-91 a deposit, its summary, and its course while it waits have no accessibility fault in either theme, are not wider than a phone, and cut off no word', async ({
  context,
  page,
}) => {
  await signIn(context, site, demoAccount(site));
  await openPage(page, `${site.origin}/m/voucherCenter`);
  await page.locator('main button[type=submit]').tap();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await read(page, 'a deposit with a fault');
  await page.locator('input[name=amount]').fill('৫০০');
  await page.locator('main button[type=submit]').tap();
  await read(page, 'the summary of a deposit', '[role=dialog]');
  await page.getByRole('dialog').locator('button').last().tap();
  await page.locator('button[value=leave]').tap();
  await expect(page).toHaveURL(/\/m\/deposit\//);
  await hydrated(page);
  await read(page, 'the course of a deposit');
});

test('SHELL-91 a game in its frame has no accessibility fault in either theme, is not wider than a phone, and cuts off no Bengali letter', async ({
  page,
}) => {
  await registerOwn(page, site);
  await openPage(page, `${site.origin}/m/slot`);
  await tiles(page).first().tap();
  await expect(gameFrame(page).locator('.go')).toBeVisible();
  await read(page, 'game');
});

/** Gives the page a balance of crores, the longest that a header and a card must hold. */
async function makeRich(page: Page): Promise<void> {
  await page.route('**/m/api/wallet/balance', async (route) => {
    const answer = await route.fetch();
    const wallet = (await answer.json()) as Record<string, unknown>;
    const money = { sumBalance: 12_34_56_789_50, withdrawableMinor: 12_34_56_789_50 };
    await route.fulfill({ response: answer, json: { ...wallet, ...money } });
  });
}

/** Checks the whole screen, or only the part that a selector names: themes, widths, large and spaced-out letters. */
async function read(page: Page, name: string, part?: string): Promise<void> {
  if (part !== undefined) await expect(page.locator(part)).toBeVisible();
  expect.soft(await faultsOf(page, { part }), name).toEqual([]);
  await setTheme(page, 'light');
  const inLight = await faultsOf(page, { part, rules: COLOUR_RULES });
  expect.soft(inLight, `${name} in light`).toEqual([]);
  await setTheme(page, 'dark');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const frame of page.frames()) await expectWhole(frame, `${name} at ${width}`);
  }
  await readLargeLetters(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** 200 % text (WCAG 1.4.4) on a common phone and on the narrowest one, and spaced-out text (1.4.12). */
async function readLargeLetters(page: Page, name: string): Promise<void> {
  await setLetterSize(page, 32);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectWhole(page.mainFrame(), `${name} at ${width} in letters of 200 %`);
  }
  const broken = await page.mainFrame().evaluate(brokenWords);
  expect.soft(broken, `${name}: words broken in letters of 200 %`).toEqual([]);
  await setLetterSize(page, 16);
  const takeBack = await spaceOut(page);
  await expectWhole(page.mainFrame(), `${name} spaced out`);
  await takeBack();
}

async function expectWhole(frame: Frame, name: string): Promise<void> {
  expect.soft(await frame.evaluate(overflowing), name).toEqual([]);
  expect.soft(await frame.evaluate(clippedTexts), name).toEqual([]);
}

async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
}
