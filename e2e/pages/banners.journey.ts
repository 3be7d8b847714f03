import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import { setLetterSize } from '../accessibility/layout.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';

const LANGUAGES = ['bn', 'en', 'hi'] as const;
const WIDTHS = [320, 390];
/** In px: as most have it, and twice as large. */
const LETTERS = [16, 32];
/** Banners by the size of their pictures: the label of their group differs by language. */
const BANNERS = 'section:has(> ul > li img[width="960"])';
/** Of the categories; the hot games have a search field in its place. */
const PATHS = CATEGORIES.filter((category) => category !== 'HOT').map(
  (category) => `/m/${categoryRecord(category).path}`,
);

// The banners of all categories are gathered on one page, which the site's policy would refuse.
test.use({ bypassCSP: true });

for (const site of [firstSite(), secondSite()]) {
  test(`BANNER-01 no title is cut on a banner of ${site.slug} in any language, also with letters twice as large`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of LANGUAGES) {
      await setLetterSize(page, 16);
      await openPage(page, `${site.origin}/m/home?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator(BANNERS)).toHaveCount(1);
      const bare = await page.evaluate(gatherBanners, [BANNERS, language, ...PATHS]);
      expect(bare, `${language}: categories without a banner`).toEqual([]);
      for (const width of WIDTHS)
        for (const letters of LETTERS) {
          await page.setViewportSize({ width, height: 844 });
          await setLetterSize(page, letters);
          const cut = await page.evaluate(cutTitles, BANNERS);
          expect.soft(cut, `${language} at ${width} px, letters of ${letters}`).toEqual([]);
        }
    }
  });
}

/** Adds the banners of other pages to this one, and answers the paths that have none; runs inside the page. */
async function gatherBanners([banners = '', language, ...paths]: string[]): Promise<string[]> {
  const bare: string[] = [];
  for (const path of new Set(paths)) {
    const headers = { accept: 'text/html' };
    const answer = await fetch(`${path}?lang=${language}`, { headers });
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = read.querySelectorAll(banners);
    if (found.length === 0) bare.push(path);
    for (const banner of found) document.querySelector('main')?.append(document.adoptNode(banner));
  }
  return bare;
}

/** Describes the titles that a reader does not see whole; runs inside the page. */
function cutTitles(banners: string): string[] {
  const found: string[] = [];
  for (const banner of document.querySelectorAll(`${banners} li > *`)) {
    const box = banner.getBoundingClientRect();
    for (const text of banner.querySelectorAll('span > span')) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(text);
      const lines = document.createRange();
      lines.selectNodeContents(text);
      const isInside = [...lines.getClientRects()].every(
        (line) =>
          line.left >= box.left &&
          line.right <= box.right &&
          line.top >= box.top - 1 &&
          line.bottom <= box.bottom + 1,
      );
      const isWhole =
        text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 1;
      if (textOverflow !== 'clip' || webkitLineClamp !== 'none' || !isInside || !isWhole)
        found.push(`${text.textContent} (${text.scrollWidth} of ${text.clientWidth} wide)`);
    }
  }
  return found;
}
