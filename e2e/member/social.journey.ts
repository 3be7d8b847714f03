import { newAccount } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { hydrated, openPage } from '../support/screens.ts';
import { secondSite } from '../support/sites.ts';
import { startSocialProvider } from '../support/social-provider.ts';
import { word } from '../support/words.ts';

test('LOGIN-04 FAV-02 PSW-27 a visitor taps a star, comes from a provider, registers, finds the star set, sets a first password, and is signed in by the provider the next time', async ({
  page,
}) => {
  const site = secondSite();
  const account = newAccount();
  const person = { sub: account.username, name: 'Rafi', email: 'rafi@mail.example' };
  const provider = await startSocialProvider(site.slug, 'google', person);
  try {
    await openPage(page, `${site.origin}/m/slot`);
    const star = page.locator('main article').nth(2).getByRole('button');
    await star.tap();
    await expect(page).toHaveURL(/\/m\/login/);
    await page.reload();
    const google = page.getByRole('button', { name: 'Google' });
    await google.tap();
    await expect(page).toHaveURL(/\/m\/register/);
    // A form that is filled in before its scripts run, and sent at once, looks like a script's: it is asked for more work.
    await hydrated(page);
    // A visitor who comes from a provider needs no password here.
    const form = page.locator('form', { has: page.locator('[name=birthday]') });
    await expect(form.locator('[name=password]')).toHaveCount(0);
    await form.locator('[name=username]').fill(account.username);
    await form.locator('[name=birthday]').fill('1990-05-06');
    await form.locator('button[type=submit]').tap();
    await expect(page).toHaveURL(`${site.origin}/m/slot`);
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await openPage(page, `${site.origin}/m/changePsw`);
    await expect(page.getByText(word(site.language, 'auth.change.first'))).toBeVisible();
    await expect(page.locator('main [name=oldPassword]')).toHaveCount(0);
    await page.locator('main [name=newPassword]').fill(account.password);
    await page.locator('main [name=confirmNewPassword]').fill(account.password);
    await page.locator('main form button[type=submit]').tap();
    await expect(page).toHaveURL(`${site.origin}/m/home`);
    await openPage(page, `${site.origin}/m/changePsw`);
    await expect(page.locator('main [name=oldPassword]'), 'now there is one').toHaveCount(1);

    await openPage(page, `${site.origin}/m/logout`);
    const name = word(site.language, 'auth.sign_out.submit');
    await page.getByRole('button', { name, exact: true }).tap();
    await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
    await openPage(page, `${site.origin}/m/login`);
    await google.tap();
    await expect(page).toHaveURL(`${site.origin}/m/home`);
    await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
  } finally {
    await provider.stop();
  }
});
