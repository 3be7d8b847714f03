import type { LaunchTheme } from '@maidan/wire';
import type { SiteSettings } from '@maidan/site';

const COLOUR = /^#[0-9a-f]{6}$/i;
const BLOCK = /([^{}]+)\{([^{}]*)\}/g;
const PROPERTY = /--([a-z0-9-]+)\s*:\s*([^;]+);/g;

/** The tokens that a frame receives, by their names on the wire. */
const TOKENS = {
  accentText: 'accent-text',
  bg: 'bg',
  surface1: 'surface-1',
  surface2: 'surface-2',
  surface3: 'surface-3',
} as const;

/**
 * The few colours that a game frame receives from a site, read from the brand's tokens. Where a brand has no accent,
 * the colour of the browser bar is used. Tokens that are not plain colours are left out; the vendor then uses its own.
 */
export function launchThemeOf(
  theme: Pick<SiteSettings['theme'], 'css' | 'barColour'>,
  mode: 'dark' | 'light',
): LaunchTheme {
  const tokens = tokensOf(theme.css, mode);
  const colour = (name: string) => {
    const value = tokens.get(name);
    return value !== undefined && COLOUR.test(value) ? value : undefined;
  };
  const optional = Object.entries(TOKENS)
    .map(([field, name]) => [field, colour(name)] as const)
    .filter(([, value]) => value !== undefined);
  const accent = colour('accent') ?? theme.barColour[mode];
  return {
    mode,
    accent,
    onAccent: colour('on-accent') ?? contrastOf(accent),
    ...Object.fromEntries(optional),
  };
}

function tokensOf(css: string, mode: 'dark' | 'light'): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(BLOCK)) {
    if (!isForMode(selector, mode)) continue;
    for (const [, name = '', value = ''] of body.matchAll(PROPERTY)) tokens.set(name, value.trim());
  }
  return tokens;
}

function isForMode(selector: string, mode: 'dark' | 'light'): boolean {
  if (!selector.includes('data-theme')) return true;
  const isLight =
    selector.includes("data-theme='light'") || selector.includes('data-theme="light"');
  return (isLight && !selector.includes(':not(')) === (mode === 'light');
}

/** Black or white, whichever has more contrast to a colour, by the luminance of sRGB. */
function contrastOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140 ? '#000000' : '#ffffff';
}

/** Whether the site lets games play by themselves: what its setting says, else what its play mode says. */
export function mayAutoplay({
  autoplay,
  playMode,
}: Pick<SiteSettings, 'autoplay' | 'playMode'>): boolean {
  return autoplay ?? playMode === 'social';
}
