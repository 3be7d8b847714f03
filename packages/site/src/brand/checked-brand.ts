import { LANGUAGES } from '@maidan/contract/localised';
import type { PublicSiteSettings } from '../settings/settings.types.ts';
import { findLogoFault } from './logo-check.ts';
import { checkedTheme } from './theme-check.ts';

/** A part of a brand that every page contains unchanged. */
type BrandPart = 'theme.css' | 'logo.mark' | 'logo.word' | 'logo.favicon';

type Brand = Pick<PublicSiteSettings, 'theme' | 'logo'>;

/** Shown in place of a drawing that must not be shown. */
const NO_DRAWING = '<svg viewBox="0 0 1 1"></svg>';

/**
 * The settings with a brand that is safe in a page, whoever wrote it: theme and drawings are checked by the rules of
 * the schema again, and a part that breaks them is left out and reported.
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
  const words = LANGUAGES.flatMap((locale) => {
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
