import { demoAccount, newAccount, register, signIn } from '../support/account.ts';
import { amountIn } from '../support/amounts.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { openMenu, openPage } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import type { VisitedSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

const AMOUNT = 50_000;

/** The total that the screen of deposits shows, in minor units. */
async function totalOn(page: Page, site: VisitedSite): Promise<number> {
  const total = word(site.language, 'wallet.total');
  const card = page.locator('main').getByText(total).locator('xpath=..');
  await expect(card).toContainText('৳');
  await expect(card).not.toContainText('✱');
  return amountIn((await card.textContent()) ?? '');
}

/** Fills in the form and goes on to the hosted page of the cashier. */
async function orderOn(page: Page, site: VisitedSite, typed: string): Promise<void> {
  await page.locator('input[name=amount]').fill(typed);
  await page.locator('main button[type=submit]').tap();
  const name = { name: site.language === 'bn' ? 'শাপলা পে' : 'Shapla Pay' };
  await page
    .getByRole('button', { name: word(site.language, 'payments.summary.confirm', name) })
    .tap();
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
}

test('the phone’s back button closes the summary and keeps the amount; a step back from the cashier finds the form', async ({
  page,
}) => {
  const site = firstSite();
  await openPage(page, `${site.origin}/m/register`);
  await register(page, newAccount());
  await expect(page).not.toHaveURL(/\/m\/register/);
  await openPage(page, `${site.origin}/m/voucherCenter`);
  const amount = page.locator('input[name=amount]');
  await amount.fill('৫০০');
  await page.locator('main button[type=submit]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/m/voucherCenter`);
  await expect(amount).toHaveValue('৫০০');
  await orderOn(page, site, '৫০০');
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/m/voucherCenter`);
  await expect(page.locator('input[name=amount]')).toBeVisible();
  await expect(page.getByRole('link', { name: /৫০০/ }).first()).toBeVisible();
});

for (const site of [firstSite(), secondSite()]) {
  test(`MENU-06 MONEY-07 MONEY-08 a member of ${site.slug} pays 500 in, and the lobby that is open elsewhere has 500 more`, async ({
    page,
    context,
  }) => {
    await openPage(page, `${site.origin}/m/register`);
    await register(page, newAccount());
    await expect(page).not.toHaveURL(/\/m\/register/);
    await openPage(page, `${site.origin}/m/home`);
    const lobby = page.locator('header').getByText('৳').first();
    await expect(lobby).not.toContainText('✱');
    const before = amountIn((await lobby.textContent()) ?? '');

    const cashier = await context.newPage();
    await openPage(cashier, `${site.origin}/m/home`);
    await openMenu(cashier, site.language);
    await cashier
      .getByRole('dialog')
      .getByRole('link', { name: word(site.language, 'wallet.deposit.action') })
      .tap();
    await expect(cashier).toHaveURL(`${site.origin}/m/voucherCenter`);
    expect(await totalOn(cashier, site)).toBe(before);
    await orderOn(cashier, site, '৫০০');
    await cashier.locator('button[value=pay]').tap();
    await expect(cashier).toHaveURL(new RegExp(`^${site.origin}/m/deposit/D-\\d{6}-\\w+$`));

    await expect(cashier.locator('main output')).toHaveText(
      word(site.language, 'payments.state.credited'),
    );
    await expect(cashier.locator('main ol li')).toHaveCount(3);
    await expect
      .poll(async () => amountIn((await lobby.textContent()) ?? ''))
      .toBe(before + AMOUNT);
    await openPage(cashier, `${site.origin}/m/voucherCenter`);
    expect(await totalOn(cashier, site)).toBe(before + AMOUNT);
  });
}

test('MONEY-08 MONEY-09 a lost callback is found by asking, a forged one changes nothing, and the page follows both live', async ({
  page,
  context,
}) => {
  const site = firstSite();
  await signIn(context, site, demoAccount(site));
  for (const [decision, delivery, ends] of [
    ['pay', 'lost', 'credited'],
    ['cancel', 'forged', 'cancelled'],
  ] as const) {
    await openPage(page, `${site.origin}/m/voucherCenter`);
    const before = await totalOn(page, site);
    await orderOn(page, site, '500');
    const hosted = page.url();
    await page.locator('button[value=leave]').tap();
    await expect(page.locator('main output')).toHaveText(
      word(site.language, 'payments.state.pending'),
    );

    const rail = await context.newPage();
    await rail.goto(hosted);
    await rail.locator('summary').tap();
    await rail.locator(`input[value=${delivery}]`).check();
    await rail.locator(`button[value=${decision}]`).tap();
    await expect(rail).toHaveURL(/\/m\/deposit\//);
    await rail.close();

    await expect(page.locator('main output')).toHaveText(
      word(site.language, `payments.state.${ends}`),
    );
    await openPage(page, `${site.origin}/m/voucherCenter`);
    expect(await totalOn(page, site)).toBe(before + (ends === 'credited' ? AMOUNT : 0));
  }
});
