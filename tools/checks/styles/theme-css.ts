/** The custom properties of one theme, after all stylesheets were applied. */
export interface Theme {
  name: 'dark' | 'light';
  values: Map<string, string>;
}

/**
 * Reads the dark and the light theme from stylesheets, in ascending precedence. A rule for `:root` applies to both; one
 * with `[data-theme=…]` or `:not([data-theme=…])` to the theme that it selects. Rules for performance tiers, motion or
 * media are ignored.
 */
export function readThemes(stylesheets: string[]): Theme[] {
  const dark = new Map<string, string>();
  const light = new Map<string, string>();
  for (const { selector, body } of stylesheets.flatMap(plainRules)) {
    const themes = themesOf(selector);
    if (themes.includes('dark')) assign(dark, body);
    if (themes.includes('light')) assign(light, body);
  }
  return [
    { name: 'dark', values: dark },
    { name: 'light', values: light },
  ];
}

function plainRules(css: string): { selector: string; body: string }[] {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map((match) => ({
    selector: match[1]?.trim() ?? '',
    body: match[2] ?? '',
  }));
}

const themesBySelector = new Map([
  ['', ['dark', 'light']],
  ['[data-theme=dark]', ['dark']],
  ['[data-theme=light]', ['light']],
  [':not([data-theme=light])', ['dark']],
  [':not([data-theme=dark])', ['light']],
]);

function themesOf(selector: string): string[] {
  const parts = selector
    .replace(/['"]/g, '')
    .replace(/:where\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1');
  return parts.split(',').flatMap((part) => {
    const plain = part.trim().replace(/^(?::root|html)/, '');
    return plain === '' && part.trim() === '' ? [] : (themesBySelector.get(plain) ?? []);
  });
}

function assign(values: Map<string, string>, body: string): void {
  for (const match of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
    if (match[1] !== undefined && match[2] !== undefined) values.set(match[1], match[2].trim());
  }
}
