import { expect, test } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';
import { openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

const site = firstSite();

/** A control's picture on a device that replaces all colours by a few of its own. */
async function pictureOf(page: Page, control: Locator): Promise<string> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await control.screenshot({ animations: 'disabled' })).toString('base64');
}

test('with a device’s own colours, a chosen item looks different from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
  await openPage(page, `${site.origin}/m/set`);
  const rows = page.locator('main label', { has: page.getByRole('switch') });
  for (const row of await rows.all()) {
    // A device that cannot be felt has nothing to switch on.
    if (await row.getByRole('switch').isDisabled()) continue;
    const off = await pictureOf(page, row);
    await row.locator('span').first().tap();
    await expect(row.getByRole('switch')).toBeChecked();
    expect(await pictureOf(page, row), 'a switch that is on').not.toBe(off);
  }
  for (const group of await page.getByRole('radiogroup').all()) {
    const unchosen = group.locator('label', { has: page.getByRole('radio', { checked: false }) });
    const option = unchosen.first();
    const name = (await option.textContent()) ?? '';
    const chosen = group.locator('label', { hasText: name });
    const before = await pictureOf(page, chosen);
    await chosen.tap();
    await expect(chosen.getByRole('radio')).toBeChecked();
    expect(await pictureOf(page, chosen), `${name} chosen`).not.toBe(before);
  }
  await openPage(page, `${site.origin}/m/rng-games`);
  for (const state of ['[aria-current]', '[aria-selected=true]', '[aria-pressed=true]'])
    for (const mark of await page.locator(`main ${state}`).all())
      expect(await mark.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe(
        '2px',
      );
});

test('SHELL-91 a reader who asks for more contrast gets stronger words and lines in both themes', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/m/help`);
  for (const theme of ['dark', 'light'])
    for (const token of ['--text', '--text-2', '--text-3', '--line', '--field-line']) {
      const valueWith = async (contrast: 'more' | 'no-preference'): Promise<string> => {
        await page.emulateMedia({ contrast });
        return page.evaluate(
          ([wanted, name]) => {
            document.documentElement.dataset['theme'] = wanted;
            return getComputedStyle(document.documentElement).getPropertyValue(name);
          },
          [theme, token] as const,
        );
      };
      const usual = await valueWith('no-preference');
      expect(await valueWith('more'), `${token} in ${theme}`).not.toBe(usual);
    }
});
