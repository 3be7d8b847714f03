import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITES } from '../site-list.ts';
import { findLogoFault } from './logo-check.ts';
import { withCheckedBrand } from './checked-brand.ts';
import { checkedTheme, findThemeFault } from './theme-check.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const outside = (slug: string) =>
  SITES.filter((site) => site.slug === slug)
    .flatMap(({ customerService }) => customerService)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/m/'));

it.each(SITES)(
  'SHELL-69 $slug has a contact that can be reached while the site is closed',
  ({ slug }) => {
    expect(outside(slug)).not.toEqual([]);
  },
);

it.each(['khela', 'nodi'])(
  'SHELL-69 the contact of the demo site %s reaches no stranger',
  (slug) => {
    expect(outside(slug)).toEqual([`mailto:help@${slug}.example`]);
  },
);

describe('logos', () => {
  it.each(['mark', 'word.bn', 'word.en', 'favicon'])('accepts the %s of the demo sites', (name) => {
    expect(findLogoFault(file(`khela/assets/${name}.svg`))).toBeUndefined();
    expect(findLogoFault(file(`nodi/assets/${name}.svg`))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['text', 'logo'],
    ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['an event', '<svg viewBox="0 0 1 1"><path d="M0 0" onclick="x()"/></svg>'],
    ['a style', '<svg viewBox="0 0 1 1"><path style="fill:red" d="M0 0"/></svg>'],
    ['a link', '<svg viewBox="0 0 1 1"><a href="https://x"><path d="M0 0"/></a></svg>'],
    ['a loaded paint', '<svg viewBox="0 0 1 1"><path fill="url(https://x)" d="M0 0"/></svg>'],
    ['a foreign object', '<svg viewBox="0 0 1 1"><foreignObject></foreignObject></svg>'],
    ['an unquoted attribute', '<svg viewBox="0 0 1 1"><path d=M0 /></svg>'],
    ['two elements', '<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>'],
    ['an open element', '<svg viewBox="0 0 1 1"><g>'],
    ['crossed elements', '<svg viewBox="0 0 1 1"><g></svg></g>'],
    ['a comment', '<svg viewBox="0 0 1 1"><!-- x --></svg>'],
    ['no viewBox', '<svg width="10"></svg>'],
    ['an entity declaration', '<!DOCTYPE svg><svg viewBox="0 0 1 1"></svg>'],
  ])('refuses %s', (_name, source) => {
    expect(findLogoFault(source)).toBeTypeOf('string');
  });
});

describe('themes', () => {
  it('accepts the tokens of the demo sites', () => {
    expect(findThemeFault(file('khela/theme.css'))).toBeUndefined();
    expect(findThemeFault(file('nodi/theme.css'))).toBeUndefined();
  });

  it('accepts themes, brands and a colour scheme', () => {
    const css =
      '/* light */ :root[data-theme="light"], html:not([data-theme=\'dark\']) { color-scheme: light; --accent: #fff; }';
    expect(findThemeFault(css)).toBeUndefined();
  });

  it.each([
    ['nothing', '  /* nothing */ '],
    ['another property', ':root{color:red}'],
    ['another selector', 'body{--a:1}'],
    ['a class', ':root .btn{--a:1}'],
    ['a universal selector', '*{--a:1}'],
    ['an import', '@import "x.css";:root{--a:1}'],
    ['a media block', '@media print{:root{--a:1}}'],
    ['a loaded value', ':root{--a:url("https://x")}'],
    ['a closing tag', ':root{--a:</style><script>}'],
    ['an escape', ':root{--a:\\75rl(x)}'],
    ['an open block', ':root{--a:1'],
    ['an open comment', '/* :root{--a:1}'],
    ['a closing tag in a comment', '/*</style><script>alert(1)</script>*/:root{--a:1}'],
  ])('refuses %s', (_name, css) => {
    expect(findThemeFault(css)).toBeTypeOf('string');
  });
});

it('pages contain exactly the text of the theme that was checked', () => {
  expect(checkedTheme(':root{--a:1}/* why */')).toBe(':root{--a:1} ');
  expect(checkedTheme('/*</style>*/:root{--a:1}')).toBeUndefined();
});

it('SEC-05 a part of a brand that breaks its rules is left out of pages, also when it was stored without a check', () => {
  const good = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
  const bad = '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>';
  const told: string[] = [];
  const checked = withCheckedBrand(
    {
      theme: {
        default: 'dark',
        css: ':root{--a:1}</style><script>alert(1)</script>',
        barColour: { dark: '#000000', light: '#ffffff' },
      },
      logo: { mark: bad, word: { bn: good, en: bad }, favicon: bad },
    },
    (part) => void told.push(part),
  );
  expect(told).toEqual(['logo.word', 'theme.css', 'logo.mark', 'logo.favicon']);
  expect(checked.logo.word.bn).toBe(good);
  expect(checked.theme.css).toBe('');
  expect(JSON.stringify(checked)).not.toContain('script');
});
