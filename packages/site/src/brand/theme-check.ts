/**
 * Blocks that may hold a brand's tokens: every page, a theme, a brand, a tier, and reduced motion.
 * Each is `:root` or `html`, attribute conditions on it, or a list of these.
 */
const CONDITION = String.raw`\[data-[a-z]+=(?:"[a-z0-9-]+"|'[a-z0-9-]+')\]`;
const SELECTOR = new RegExp(`^(?::root|html)?(?:${CONDITION}|:not\\(${CONDITION}\\))*$`);
const DECLARATION = /^(--[a-z0-9-]+)\s*:\s*([^{};]+)$/;
const COLOUR_SCHEME = /^color-scheme\s*:\s*(?:dark|light|dark light|light dark)$/;
const FORBIDDEN_VALUE = /url\s*\(|image\s*\(|image-set|expression|javascript:|[<>\\@]/i;

/**
 * Says what is wrong with a brand's theme, undefined when nothing is: only custom properties (and
 * `color-scheme`) on the document, and no value that loads anything. It is put into every page, so
 * nothing else may be in it. Comments are left out too, because one could contain the end of the
 * page's style element.
 */
export function findThemeFault(css: string): string | undefined {
  if (css.includes('<')) return 'holds a “<”, which could end the style that it stands in';
  const plain = withoutComments(css);
  if (plain.trim() === '') return 'is empty: the brand has no tokens';
  const block = /\s*([^{}]*)\{([^{}]*)\}/y;
  let at = 0;
  while (plain.slice(at).trim() !== '') {
    block.lastIndex = at;
    const match = block.exec(plain);
    if (match === null) return `is no list of blocks at “${plain.slice(at).trim().slice(0, 40)}”`;
    const fault = checkSelectors(match[1] ?? '') ?? checkDeclarations(match[2] ?? '');
    if (fault !== undefined) return fault;
    at = block.lastIndex;
  }
  return undefined;
}

/**
 * The theme as a page may carry it: the very text that was checked, without its comments.
 * Undefined when something is wrong with it.
 */
export function checkedTheme(css: string): string | undefined {
  return findThemeFault(css) === undefined ? withoutComments(css) : undefined;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, ' ');
}

function checkSelectors(selectors: string): string | undefined {
  for (const selector of selectors.split(',').map((part) => part.trim())) {
    if (selector === '' || !SELECTOR.test(selector)) {
      return `has the selector “${selector}”; only :root, html and their data attributes are allowed`;
    }
  }
  return undefined;
}

function checkDeclarations(declarations: string): string | undefined {
  for (const declaration of declarations.split(';').map((part) => part.trim())) {
    if (declaration === '' || COLOUR_SCHEME.test(declaration)) continue;
    const match = DECLARATION.exec(declaration);
    if (match === null)
      return `sets “${declaration.slice(0, 60)}”; only custom properties are allowed`;
    if (FORBIDDEN_VALUE.test(match[2] ?? '')) return `loads or escapes something in ${match[1]}`;
  }
  return undefined;
}
