/** The demo sites, as the seed command writes them. Server only: it takes a reader of files. */
import { LANGUAGES } from '@maidan/contract/localised';
import { parseSiteSettings } from './settings/parse.ts';
import { SITES } from './site-list.ts';
import type { SiteSettings } from './settings/settings.types.ts';

/** A demo site: its checked settings and the folder that holds its icons. */
export type DemoSite = { readonly settings: SiteSettings; readonly assets: URL };

/**
 * Reads and checks every site of the repository.
 *
 * @param readText gives the text of a file of this package, such as `(url) => readFileSync(url, 'utf8')`
 * @throws SiteSettingsError naming the site and each fault
 */
export function readDemoSites(readText: (file: URL) => string): DemoSite[] {
  return SITES.map((definition) => {
    const folder = new URL(`../${definition.slug}/`, import.meta.url);
    const read = (file: string): string => readText(new URL(file, folder));
    const settings = parseSiteSettings({
      ...definition,
      theme: { ...definition.theme, css: read('theme.css') },
      logo: {
        mark: read('assets/mark.svg'),
        word: { bn: read('assets/word.bn.svg'), en: read('assets/word.en.svg') },
        favicon: read('assets/favicon.svg'),
      },
      texts: Object.fromEntries(
        LANGUAGES.map((code) => [code, JSON.parse(read(`overrides.${code}.json`)) as unknown]),
      ),
    });
    return { settings, assets: new URL('assets/', folder) };
  });
}
