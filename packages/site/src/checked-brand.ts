import { SITE_LOCALES } from './settings.types.ts';
import type { PublicSiteSettings } from './settings.types.ts';
import { findLogoFault } from './logo-check.ts';
import { checkedTheme } from './theme-check.ts';

/** A part of a brand that stands in every page as it is. */
type BrandPart = 'theme.css' | 'logo.mark' | 'logo.word' | 'logo.favicon';

type Brand = Pick<PublicSiteSettings, 'theme' | 'logo'>;

/** What stands in the place of a drawing that may not be shown. */
const NO_DRAWING = '<svg viewBox="0 0 1 1"></svg>';

/**
 * The settings with a brand that pages may carry, whoever wrote them: theme and drawings are held to the rules of the
 * schema once more, and what breaks them is left out and told.
 */
export function withCheckedBrand<Settings extends Brand>(
  settings: Settings,
  tell: (part: BrandPart) => void,
): Settings {
  const refuse = <Text>(part: BrandPart, instead: Text): Text => {
    tell(part);
    return instead;
  };
  const drawing = (part: BrandPart, svg: string) =>
    findLogoFault(svg) === undefined ? svg : refuse(part, NO_DRAWING);
  const { theme, logo } = settings;
  const words = SITE_LOCALES.flatMap((locale) => {
    const svg = logo.word[locale];
    return svg === undefined ? [] : [[locale, drawing('logo.word', svg)] as const];
  });
  return {
    ...settings,
    theme: { ...theme, css: checkedTheme(theme.css) ?? refuse('theme.css', '') },
    logo: {
      ...logo,
      mark: drawing('logo.mark', logo.mark),
      favicon: drawing('logo.favicon', logo.favicon),
      word: { ...logo.word, ...Object.fromEntries(words) },
    },
  };
}
