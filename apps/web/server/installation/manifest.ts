import { textIn } from '@maidan/contract/localised';
import { locales } from '@maidan/i18n';
import type { MessageKey, Translator } from '@maidan/i18n';
import type { PublicSiteSettings } from '@maidan/site';
import type { SiteIcon } from './icons.ts';

/**
 * The icon that is drawn from a site's settings. Every site has it; for a site without drawn files it is the only one.
 */
export const DRAWN_ICON = 'icon.svg';

/** A home screen has room for a name of at most this many characters (W3C Web Application Manifest). */
const SHORT_NAME_MAX = 12;
const ICONS = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;
const SHORTCUTS: readonly { readonly titleKey: MessageKey; readonly url: string }[] = [
  { titleKey: 'games.title.hot-games', url: '/m/hot-games' },
  { titleKey: 'promotions.title.activity', url: '/m/activity' },
  { titleKey: 'service.title.help', url: '/m/help' },
];

/** The settings that a manifest is made from. */
type ManifestSettings = Pick<PublicSiteSettings, 'name' | 'theme'>;

/**
 * The web app manifest of a site in one language (SHELL-94). All languages are one app: its `id` and its start address
 * do not name the language, because the reader's cookie keeps it.
 */
export function webManifestOf(
  { name, theme }: ManifestSettings,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  icons: ReadonlyMap<string, SiteIcon>,
) {
  const { htmlLang, direction } = locales[locale];
  const site = textIn(name, locale);
  const colour = theme.barColour[theme.default === 'light' ? 'light' : 'dark'];
  return {
    id: '/m/home',
    name: site,
    short_name: shortened(site),
    description: t('site.description', { site }),
    lang: htmlLang,
    dir: direction,
    start_url: '/m/home',
    scope: '/m',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: colour,
    background_color: colour,
    categories: ['games', 'entertainment'],
    icons: [
      ...ICONS.flatMap(({ name: file, sizes, purpose }) => {
        const icon = icons.get(file);
        const src = `/m/icons/${file}?v=${icon?.version}`;
        return icon ? [{ src, sizes, type: 'image/png', purpose }] : [];
      }),
      { src: `/m/icons/${DRAWN_ICON}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: SHORTCUTS.map(({ titleKey, url }) => ({ name: t(titleKey), url })),
  };
}

/** As many whole words as fit. A single word that is too long stays whole, and the system cuts it. */
function shortened(name: string): string {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  if (segments.length <= SHORT_NAME_MAX) return name;
  const head = segments.slice(0, SHORT_NAME_MAX + 1).map(({ segment }) => segment);
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end).join('') : name;
}
