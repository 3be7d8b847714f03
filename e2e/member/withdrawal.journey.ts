import { newAccount, register, signIn } from '../support/account.ts';
import { formsWithoutAnswer } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const PIN = '480917';
const site = firstSite();
const { language } = site;
const text = (key: string, values?: Record<string, string>) => word(language, key, values);

async function typePin(page: Page, step: string): Promise<void> {
  const pad = page.getByRole('dialog');
  await expect(pad).toContainText(step);
  for (const digit of PIN) await pad.locator('button', { hasText: digit }).tap();
}

test('MONEY-10 MONEY-11 a first withdrawal leads over the payee name, an account, a PIN and the password, and keeps its amount', async ({
  context,
  page,
  faults,
}) => {
  // A step that needs a fresh proof is refused once, and the browser notes that.
  faults.allow(/status of 403/);
  const account = newAccount();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, account);
  await expect(page).not.toHaveURL(/\/m\/register/);

  await openPage(page, `${site.origin}/m/withdraw`);
  await page.locator('input[name=amount]').fill('600');
  await page.getByRole('link', { name: text('withdrawals.add_account') }).tap();
  await page.getByRole('button', { name: text('security.payee.title') }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('security.payee'), { exact: true }).fill('Hasina Begum');
  await dialog.getByRole('button', { name: text('security.payee.save') }).tap();
  await page.getByLabel(text('payments.account.practice_number')).fill('SP 3355 7730');
  await page.getByLabel(text('payments.account.holder')).fill('Hasina Begum');
  const password = page.locator('main input[type=password]');
  if ((await password.count()) > 0) await password.fill(account.password);
  await page.getByRole('button', { name: text('payments.accounts.add') }).tap();
  await expect(page).toHaveURL(/\/m\/withdraw/);
  await expect(page.locator('input[name=amount]')).toHaveValue('600');

  // Another sign-in, so that the password was not given lately when the PIN is set.
  await signIn(context, site, account);
  const sent = await context.request.get(`${site.origin}/m/withdraw`);
  expect(formsWithoutAnswer(await sent.text())).toEqual([]);
  await openPage(page, `${site.origin}/m/withdraw`);
  await page.locator('input[name=amount]').fill('600');
  await page.locator('form button[type=submit]').tap();
  await typePin(page, '১ / ২');
  await typePin(page, '২ / ২');
  await dialog.locator('input[type=password]').fill(account.password);
  await dialog.getByRole('button', { name: text('security.step_up.go') }).tap();
  await expect(page).toHaveURL(/\/m\/withdrawal\/W-/);
  await expect(page.getByText('৳৬০০').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('input[name=amount]')).toBeVisible();
});
