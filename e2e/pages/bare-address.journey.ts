import { demoAccount, logIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { hydrated, openMenu, openPage, popup, tiles } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

for (const site of [firstSite(), secondSite()]) {
  // The router's data has addresses below /m, where the browser sends the product's cookies.
  const settled = `${site.origin}/m/`;
  const other = site.language === 'bn' ? 'en' : 'bn';
  const otherName = other === 'en' ? /English/ : /বাংলা/;

  test(`SHELL-02 SHELL-33 SHELL-87 from the bare address of ${site.slug}, a change of language, a login and the way back all stay in the page`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
    });
    await openPage(page, `${site.origin}/m`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await openMenu(page, site.language);
    await popup(page).locator('a[href^="/m/language"]').tap();
    await popup(page).getByRole('radio', { name: otherName }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveTitle(`${word(other, 'site.title.home')} - ${site.name[other]}`);
    await expect(page).toHaveURL(settled);

    await page.locator('header a[href^="/m/login"]').tap();
    await logIn(page, demoAccount(site));
    await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
    await expect(page).toHaveURL(settled);

    await page.locator('nav a[href="/m/activity"]').tap();
    await expect(page).toHaveTitle(
      `${word(other, 'promotions.title.activity')} - ${site.name[other]}`,
    );
    await page.goBack();
    await expect(page).toHaveURL(settled);
    await expect(tiles(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window), 'without a new document').toBe(
      true,
    );

    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('header a[href="/m/member/home"]')).toBeVisible();
    expect(refused).toEqual([]);
  });
}
