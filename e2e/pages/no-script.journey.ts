import { demoAccount, logIn, newAccount, register, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { tiles } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ faults }) => {
  // With scripts switched off Chromium reports every preloaded script as a request that it blocked.
  faults.allow(/^request: csp \(\S+\.js\)$/);
});

test('HOME-03 HOME-04 SHELL-89 without script home is whole, a category leads from page to page, and the language changes', async ({
  page,
}) => {
  const { origin } = firstSite();
  await page.goto(`${origin}/m/home`);
  await expect(page.getByRole('region', { name: word('bn', 'lobby.banner.label') })).toBeVisible();
  await expect(page.locator('a[href^="/m/notice"]').first()).toBeVisible();
  await expect(page.locator('main h2')).not.toHaveCount(0);
  expect(await page.locator('main h2').count()).toBeGreaterThan(6);
  expect(await tiles(page).count()).toBeGreaterThan(60);
  await expect(page.locator('footer')).toContainText(word('bn', 'site.footer.responsible'));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await page.locator('nav a[href="/m/slot"]').click();
  await expect(page).toHaveURL(`${origin}/m/slot`);
  const firstOfFirst = await tiles(page).first().getAttribute('href');
  await expect(tiles(page)).toHaveCount(36);
  await page.getByRole('link', { name: word('bn', 'games.more_game') }).click();
  await expect(page).toHaveURL(`${origin}/m/slot?page=2`);
  await expect(tiles(page)).toHaveCount(36);
  expect(await tiles(page).first().getAttribute('href')).not.toBe(firstOfFirst);
  await expect(page.getByText('৭২', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: word('bn', 'games.list.previous') }).click();
  expect(await tiles(page).first().getAttribute('href')).toBe(firstOfFirst);

  await page.goto(`${origin}/m/language?back=%2Fm%2Fslot`);
  await page.locator('button[name=language][value=en]').click();
  await expect(page).toHaveURL(`${origin}/m/slot`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${word('en', 'games.title.slot')} - ${firstSite().name.en}`);
});

test('LOGIN-13 REG-22 SESS-17 without script the plain forms work: log in, sign out, register with the code of a picture', async ({
  page,
}) => {
  const site = secondSite();
  const { origin } = site;
  await page.goto(`${origin}/m/login?back=%2Fm%2FgameRecord`);
  await logIn(page, { ...newAccount(), password: 'NotThePassword1' });
  await expect(page.getByRole('alert')).toHaveText(word('en', 'errors.auth.credentials_wrong'));
  await logIn(page, demoAccount(site));
  await expect(page).toHaveURL(`${origin}/m/gameRecord`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    word('en', 'wallet.record.title'),
  );

  await page.goto(`${origin}/m/logout`);
  await page.getByRole('button', { name: word('en', 'auth.sign_out.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/m/home`);
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();

  await page.goto(`${origin}/m/register`);
  await page.getByRole('button', { name: word('en', 'auth.captcha.get') }).click();
  const picture = page.getByAltText(word('en', 'auth.captcha.image'));
  const shown = await picture.getAttribute('src');
  const account = newAccount();
  await page.locator('[name=captcha]').fill('000000');
  await register(page, account);
  // A guess at six digits is wrong except once in a million. The form keeps what was typed and shows another picture.
  await expect(page.getByText(word('en', 'errors.auth.captcha_wrong')).first()).toBeVisible();
  await expect(page.locator('[name=username]')).toHaveValue(account.username);
  await expect(page.locator('[name=password]')).toHaveValue('');
  expect(await picture.getAttribute('src')).not.toBe(shown);
});

test('CS-07 CS-13 without script the help centre is searched, and feedback keeps what was refused and then arrives', async ({
  page,
}) => {
  const { origin } = firstSite();
  await page.goto(`${origin}/m/help`);
  await page.getByRole('searchbox').fill('taka joma hoyni');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${origin}/m/help?q=taka+joma+hoyni`);
  await page.locator('a[href="/m/help?tag=deposit&c=1"]').click();
  await expect(page.locator('main h2').first()).toHaveText('টাকা পাঠিয়েছি, জমা হয়নি কেন?');

  await page.locator('a[href="/m/help/feedback"]').click();
  const text = page.locator('[name=content]');
  const send = page.getByRole('button', { name: word('bn', 'service.feedback.submit') });
  await text.fill('ছোট');
  await send.click();
  await expect(text).toHaveValue('ছোট');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('রসিদের নম্বরটা আরেকটু বড় হলে ভালো হতো।');
  await page.getByRole('radio', { name: word('bn', 'service.feedback.topic.looks') }).check();
  await send.click();
  await expect(page).toHaveURL(`${origin}/m/help/feedback?sent=1`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    word('bn', 'service.feedback.done'),
  );
});

test('PROMO-13 PROMO-22 without script an application tells every fault, keeps what was typed and then arrives', async ({
  context,
  page,
}) => {
  const site = firstSite();
  const { origin } = site;
  await signIn(context, site, demoAccount(site, 'agent'));
  await page.goto(`${origin}/m/applyReward?id=106`);
  const send = page.getByRole('button', { name: word('bn', 'promotions.apply.submit') });
  const picture = page.locator('[name=picture]');
  await send.click();
  await expect(page.getByText(word('bn', 'promotions.apply.remarks_missing'))).toBeVisible();
  await expect(page.getByText(word('bn', 'promotions.apply.image_missing'))).toBeVisible();
  await page.locator('[name=remarks]').fill('পাতাটি মাঝখানে কেটে গেছে।');
  const lie = { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await picture.setInputFiles(lie);
  await send.click();
  await expect(page.getByText('lie.png')).toBeVisible();
  await expect(page.locator('[name=remarks]')).toHaveValue('পাতাটি মাঝখানে কেটে গেছে।');
  const shown = await page.screenshot();
  await picture.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: shown });
  await send.click();
  await expect(page).toHaveURL(`${origin}/m/activity`);
  await expect(
    page.getByText(word('bn', 'promotions.status.applying'), { exact: true }),
  ).toBeVisible();
});

test("SESS-10 without script a session that ended elsewhere causes no circle of redirects: home is a visitor's, and the login opens", async ({
  context,
  page,
}) => {
  const site = firstSite();
  const { origin } = site;
  await signIn(context, site, demoAccount(site));
  const held = await context.cookies();
  await page.goto(`${origin}/m/logout`);
  await page.getByRole('button', { name: word('bn', 'auth.sign_out.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/m/home`);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left, 'the device stays known, the session does not').toContain('maidan_device');
  expect(left).not.toContain('maidan_session');

  // As another window would still hold it.
  await context.addCookies(held);
  const home = await page.goto(`${origin}/m/home`);
  expect(home?.status()).toBe(200);
  await expect(page.locator('header a[href^="/m/login"]')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('maidan_session');
  await page.goto(`${origin}/m/login`);
  await expect(page.locator('[name=password]')).toBeVisible();
});
