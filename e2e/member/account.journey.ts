import { demoAccount, logIn, newAccount, register } from '../support/account.ts';
import type { Account } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { codeSentTo, newNumber, sentTo } from '../support/outbox.ts';
import { openPage } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const NEW_PASSWORD = 'Arekta Akash 2027';

/** Chooses the mobile number in the tabs of the form that is shown. */
async function chooseMobile(page: Page, language: 'bn' | 'en'): Promise<void> {
  await page
    .getByRole('radiogroup')
    .locator('label', { hasText: word(language, 'auth.method.mobile') })
    .tap();
}

/**
 * Asks for a code. After a code was sent to a number, the form counts down until it may send the next one; then this
 * asks again.
 */
async function askForCode(page: Page, language: 'bn' | 'en'): Promise<void> {
  const ask = page.getByRole('button', { name: word(language, 'auth.sms.send') });
  await expect(async () => {
    await ask.tap({ timeout: 75_000 });
    await expect(page.locator('[name=verificationCode]')).toBeFocused({ timeout: 5_000 });
  }).toPass({ timeout: 100_000 });
}

/** Signs the member of this page out. */
async function signOut(page: Page, origin: string, language: 'bn' | 'en'): Promise<void> {
  await openPage(page, `${origin}/m/logout`);
  await page
    .getByRole('button', { name: word(language, 'auth.sign_out.submit'), exact: true })
    .tap();
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
}

test('REG-05 LOGIN-11 PSW-06 a phone number registers, logs in and recovers with the codes that are sent to it', async ({
  page,
  faults,
}) => {
  // Each of the two later codes can only be sent a minute after the one before.
  test.setTimeout(300_000);
  faults.allow(/status of 429/);
  const site = firstSite();
  const number = newNumber();
  await openPage(page, `${site.origin}/m/register`);
  await chooseMobile(page, 'bn');
  await page.locator('[name=mobileNum]').fill(number);
  await askForCode(page, 'bn');
  await page.locator('[name=verificationCode]').fill(await codeSentTo(site, number, 1));
  await page.locator('[name=password]').fill('Nil Akash 2026');
  await page.locator('main form button[type=submit]').first().tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();

  await signOut(page, site.origin, 'bn');
  await openPage(page, `${site.origin}/m/login`);
  await chooseMobile(page, 'bn');
  await page.locator('[name=mobileNum]').fill(number);
  await askForCode(page, 'bn');
  await page.locator('[name=verificationCode]').fill(await codeSentTo(site, number, 2));
  await page.locator('main form button[type=submit]').first().tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  await signOut(page, site.origin, 'bn');
  await openPage(page, `${site.origin}/m/forget`);
  await page.locator('[name=mobileNum]').fill(number);
  await askForCode(page, 'bn');
  await page.locator('[name=verificationCode]').fill(await codeSentTo(site, number, 3));
  await page.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: word('bn', 'auth.forgot.submit_phone') }).tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
});

test('PSW-05 PSW-13 a mail leads to a new password, and its link works once', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 400/);
  const site = secondSite();
  const account = newAccount();
  const email = `${account.username}@mail.example`;
  await openPage(page, `${site.origin}/m/register`);
  await page.locator('[name=email]').fill(email);
  await register(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await signOut(page, site.origin, 'en');

  await openPage(page, `${site.origin}/m/login`);
  await page.locator('a[href="/m/forget"]').tap();
  await page
    .locator('a[href="/m/forget?by=email"]')
    .or(page.getByRole('radiogroup').locator('label', { hasText: word('en', 'auth.forgot.email') }))
    .first()
    .tap();
  const form = page.locator('form', { has: page.locator('[name=email]') });
  await form.locator('[name=username]').fill(account.username);
  await form.locator('[name=email]').fill(email);
  await form.locator('button[type=submit]').tap();
  await expect(page.getByText(word('en', 'auth.in_been_out'))).toBeVisible();

  const [mail = ''] = await sentTo(site, email);
  const link = /https?:\S+\/m\/forget\?token=\S+/.exec(mail)?.[0] ?? '';
  expect(link).not.toBe('');
  const address = new URL(link);
  const here = `${site.origin}${address.pathname}${address.search}`;
  await openPage(page, here);
  await page.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await page.locator('[name=confirmNewPassword]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: word('en', 'auth.forgot.submit_phone') }).tap();
  await expect(page).toHaveURL(`${site.origin}/m/login`);
  await logIn(page, { ...account, password: NEW_PASSWORD });
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  await openPage(page, here);
  await page.locator('[name=newPassword]').fill('Third2028x');
  await page.locator('[name=confirmNewPassword]').fill('Third2028x');
  await page.getByRole('button', { name: word('en', 'auth.forgot.submit_phone') }).tap();
  await expect(page.getByRole('alert')).toContainText(word('en', 'errors.auth.reset_link_invalid'));
});

test('LOGIN-32 a new member lands on the page that was asked for, and is told once where the profile can be completed', async ({
  page,
}) => {
  const site = firstSite();
  const account = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  const suggestion = page.getByText(word('bn', 'member.profile.suggestion'));
  await expect(suggestion).toBeVisible();
  // Home renews the session, which must not make it a session of an ordinary login.
  await openPage(page, `${site.origin}/m/home`);
  await openPage(page, `${site.origin}/m/member/home`);
  await page.getByRole('link', { name: word('bn', 'member.profile.choose') }).tap();
  await page.locator('[name=nickname]').fill('রাফি মাহমুদ');
  await page.getByRole('button', { name: word('bn', 'member.profile.save') }).tap();
  await expect(page).toHaveURL(`${site.origin}/m/member/home`);
  await expect(page.getByRole('heading', { name: 'রাফি মাহমুদ' })).toBeVisible();
  await expect(page.getByText(word('bn', 'member.profile.card_title'))).toBeHidden();
});

test('PSW-26 PSW-27 PSW-36 a member changes the password, once without typing the old one', async ({
  page,
}) => {
  const site = secondSite();
  const account = newAccount();
  await openPage(page, `${site.origin}/m/changePsw`);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await openPage(page, `${site.origin}/m/register?back=%2Fm%2FchangePsw`);
  await register(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/changePsw`);
  await expect(page.locator('[name=oldPassword]')).toHaveCount(0);
  const change = async (next: string): Promise<void> => {
    await page.locator('[name=newPassword]').fill(next);
    await page.locator('[name=confirmNewPassword]').fill(next);
    await page.getByRole('button', { name: word('en', 'auth.change.submit') }).tap();
  };
  await change(account.password);
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText(word('en', 'auth.same_password'));
  await popup.getByRole('button').tap();
  await change(NEW_PASSWORD);
  await expect(page.getByText(word('en', 'auth.changes_saved'))).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/m/home`);

  await openPage(page, `${site.origin}/m/changePsw`);
  await page.locator('[name=oldPassword]').fill(NEW_PASSWORD);
  await change('Third2028x');
  await expect(page).toHaveURL(`${site.origin}/m/home`);
});

test('LOGIN-15 LOGIN-27 SEC-03 the password is remembered sealed, and forgotten once the member does not want that any more', async ({
  page,
}) => {
  const site = secondSite();
  const account: Account = demoAccount(site);
  await openPage(page, `${site.origin}/m/login`);
  await logIn(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain(account.username);
  expect(kept).not.toContain(account.password);
  expect(kept).not.toContain(Buffer.from(account.password).toString('base64').slice(0, -2));

  await signOut(page, site.origin, 'en');
  await openPage(page, `${site.origin}/m/login`);
  await expect(page.locator('[name=username]')).toHaveValue(account.username);
  await expect(page.locator('[name=password]')).toHaveValue(account.password);
  await page.locator('label', { has: page.locator('[name=remember]') }).tap();
  await page.locator('main form button[type=submit]').first().tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await signOut(page, site.origin, 'en');
  await openPage(page, `${site.origin}/m/login`);
  await expect(page.locator('[name=username]')).toHaveValue('');
});

test('LOGIN-09 LOGIN-10 a member who cannot read the picture gets in by a proof of work instead', async ({
  page,
  faults,
}) => {
  // The proof of work costs a phone seconds; a busy machine takes longer.
  test.setTimeout(240_000);
  faults.allow(/status of 40[0-9]/);
  const site = secondSite();
  const account = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await signOut(page, site.origin, 'en');

  await openPage(page, `${site.origin}/m/login`);
  const picture = page.getByAltText(word('en', 'auth.captcha.image'));
  const told = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(async () => {
    await logIn(page, { ...account, password: 'NotThePassword1' });
    await expect(told).toBeVisible();
    await expect(picture).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: word('en', 'auth.captcha.unreadable') }).tap();
  await expect(picture).toHaveCount(0);
  await logIn(page, account);
  await expect(page).toHaveURL(`${site.origin}/m/home`, { timeout: 120_000 });
  await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
});

test('LOGIN-30 REG-53 PSW-16 a network that breaks in the middle of a form loses nothing that was typed', async ({
  context,
  page,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/);
  // What loads when the page is idle may be on its way when the network breaks; it is asked for again later.
  faults.allow(/A part of the page could not be loaded/);
  const site = secondSite();
  const account = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await page.locator('[name=nickname]').fill('Journey');
  await context.setOffline(true);
  await register(page, account);
  const alert = page.locator('main [role=alert]', {
    hasText: word('en', 'errors.client.offline'),
  });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[name=username]')).toHaveValue(account.username);
  await expect(page.locator('[name=password]')).toHaveValue(account.password);
  await expect(page.locator('[name=nickname]')).toHaveValue('Journey');
  await context.setOffline(false);
  await page.locator('main form button[type=submit]').first().tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await signOut(page, site.origin, 'en');

  await openPage(page, `${site.origin}/m/login`);
  await context.setOffline(true);
  await logIn(page, account);
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[name=password]')).toHaveValue(account.password);
  await context.setOffline(false);
  await page.locator('main form button[type=submit]').first().tap();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('PSW-05 PSW-10 recovery by mail is a plain form', async ({ page, faults }) => {
    faults.allow(/^request: csp \(\S+\.js\)$/);
    const site = secondSite();
    await page.goto(`${site.origin}/m/forget`);
    await page.locator('a[href="/m/forget?by=email"]').tap();
    const form = page.locator('form', { has: page.locator('[name=email]') });
    await form.locator('[name=username]').fill('nobody_here');
    await form.locator('[name=email]').fill('no address');
    await form.locator('button[type=submit]').tap();
    await expect(page.getByText(word('en', 'auth.email_incorrect'))).toBeVisible();
    await expect(form.locator('[name=username]')).toHaveValue('nobody_here');
    await form.locator('[name=email]').fill('nobody@mail.example');
    await form.locator('button[type=submit]').tap();
    await expect(page.getByText(word('en', 'auth.in_been_out'))).toBeVisible();
  });
});
