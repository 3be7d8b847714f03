import { newAccount } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { openPage, popup } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const site = secondSite();
const NEW_PASSWORD = 'Arekta Akash 2027';
const say = (key: string): string => word('en', key);

/** Opens the side menu of home with the keyboard, starting at the top of the page. */
async function openMenu(page: Page): Promise<Locator> {
  await openPage(page, `${site.origin}/m/home`);
  const opener = page.getByRole('button', { name: say('site.header.menu'), exact: true });
  await enter(page, opener);
  await expect(popup(page)).toBeVisible();
  return opener;
}

/** Fills in and sends the registration form on the screen. */
async function register(page: Page, username: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=confirmPassword]') });
  await typeInto(page, form.locator('[name=username]'), username);
  await typeInto(page, form.locator('[name=password]'), password);
  await typeInto(page, form.locator('[name=confirmPassword]'), password);
  await tabTo(page, form.locator('[name=birthday]'));
  await page.keyboard.type('05061990');
  await enter(page, form.locator('button[type=submit]').first());
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
}

/** Signs out through the side menu: cancels the question once, and confirms it the second time. */
async function signOut(page: Page): Promise<void> {
  const opener = await openMenu(page);
  await enter(page, popup(page).locator('a[href="/m/logout"]'));
  await expect(popup(page)).toContainText(say('auth.sign_out.sure'));
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(opener, 'the focus is where it was').toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, popup(page).locator('a[href="/m/logout"]'));
  const leave = { name: say('auth.sign_out.submit'), exact: true };
  const nextDocument = page.waitForEvent('load');
  await enter(page, popup(page).getByRole('button', leave));
  await nextDocument;
  await expect(popup(page), 'the question is over').toHaveCount(0);
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('registration, a new password and signing out need no pointer, and the focus is always visible', async ({
  page,
}) => {
  test.slow();
  const { username, password } = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, username, password);

  await openPage(page, `${site.origin}/m/changePsw`);
  await typeInto(page, page.locator('[name=oldPassword]'), password);
  await typeInto(page, page.locator('[name=newPassword]'), NEW_PASSWORD);
  await typeInto(page, page.locator('[name=confirmNewPassword]'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await signOut(page);
});

test('a failed login, a good login and the way to a forgotten password need no pointer', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 401/);
  const { username, password } = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, username, password);
  await signOut(page);

  await openPage(page, `${site.origin}/m/home`);
  const opener = page.locator('header a[href^="/m/login"]');
  await enter(page, opener);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(opener, 'the focus comes back').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  const form = popup(page).locator('form');
  await typeInto(page, form.locator('[name=username]'), username);
  await typeInto(page, form.locator('[name=password]'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();

  await enter(page, popup(page).locator('a[href^="/m/forget"]'));
  await expect(popup(page)).toContainText(say('auth.forgot.heading'));
  await tabTo(page, popup(page).getByRole('radio', { name: say('auth.forgot.phone') }));
  await page.keyboard.press('ArrowRight');
  const recovery = popup(page).locator('form', { has: page.locator('[name=email]') });
  await typeInto(page, recovery.locator('[name=username]'), username);
  await typeInto(page, recovery.locator('[name=email]'), `${username}@mail.example`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('auth.in_been_out'))).toBeVisible();

  await openPage(page, `${site.origin}/m/login`);
  await typeInto(page, page.locator('main [name=username]'), username);
  await typeInto(page, page.locator('main [name=password]'), password);
  await page.keyboard.press('Enter');
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
});

test('FREE-01 free play needs no pointer', async ({ page }) => {
  const { origin, language } = firstSite();
  await openPage(page, `${origin}/m/login`);
  const button = page
    .locator('main')
    .getByRole('button', { name: word(language, 'auth.login.free_play') });
  await enter(page, button);
  await expect(page).toHaveURL(`${origin}/m/home`);
  await expect(page.locator('header a[href^="/m/login"]')).toHaveCount(0);
});

test('the language is chosen with the keyboard, and a popup keeps the focus until Escape', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/m/home`);
  await page.keyboard.press('Tab');
  await expect(page.getByText(say('site.skip_to_content')), 'the first stop').toBeFocused();
  await openMenu(page);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('[role=dialog]') !== null,
    );
    expect(isInside, `stop ${stop} is inside the menu`).toBe(true);
  }
  await enter(page, popup(page).locator('a[href^="/m/language"]'));
  await tabTo(page, popup(page).getByRole('radio', { name: /বাংলা/ }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(popup(page)).toHaveCount(0);
  const renamed = { name: word('bn', 'site.header.menu'), exact: true };
  await expect(page.getByRole('button', renamed), 'the focus is where it was').toBeFocused();
});
