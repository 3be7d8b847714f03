import type { Page } from '../support/journey.ts';

/** Sets the font size of the browser's own settings, in px; 16 is the default. */
export async function setLetterSize(page: Page, sizePx: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const fontSizes = { standard: sizePx, fixed: Math.round(sizePx * 0.8125) };
  await devtools.send('Page.setFontSizes', { fontSizes });
  await devtools.detach();
}

/**
 * Sets the spacing of lines, letters, words and paragraphs to what WCAG 1.4.12 demands. The returned function takes it
 * back.
 */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  // The page's policy would refuse a style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return () =>
    page.evaluate(
      () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)),
    );
}

/** Describes what makes a page scroll sideways; runs inside the page. */
export function overflowing(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room && document.body.scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > room + 1,
  );
  const named = wide.map(
    (element) => `${element.tagName}.${element.getAttribute('class') ?? ''} ${element.textContent}`,
  );
  return [`${document.documentElement.scrollWidth} of ${room}`, ...named.slice(0, 5)];
}

/**
 * Describes texts that a reader does not see whole; runs inside the page. A text is cut when one of its lines lies
 * outside an ancestor that hides overflow, whatever the means. It has slipped when it lies outside the background that
 * it is painted on. Text that can be scrolled into view is whole, and an element whose class says excerpt may end in an
 * ellipsis.
 */
export function clippedTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || !isShown(parent)) continue;
    const box = cutter(parent, linesOf(node));
    if (box) found.add(`${box}: ${text.slice(0, 60)}`);
  }
  return [...found];

  function isShown(element: Element): boolean {
    if (element.closest('script, style, noscript, svg, [class*=xcerpt]')) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function linesOf(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  function cutter(from: Element, lines: readonly DOMRect[]): string | undefined {
    let mayHaveSlipped = true;
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      // A box of one pixel holds text for screen readers only.
      if (at.clientWidth <= 1 || at.clientHeight <= 1) return undefined;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
      const isGround = mayHaveSlipped && isPainted(style);
      const outside = sidesOutside(at, lines, style);
      const isCutX = outside.x && (isGround || /hidden|clip/.test(style.overflowX));
      const isCutY = outside.y && (isGround || /hidden|clip/.test(style.overflowY));
      if (isCutX || isCutY) {
        return `${at.tagName}.${at.getAttribute('class') ?? ''} too ${isCutX ? 'narrow' : 'low'}`;
      }
      if (isGround || style.position === 'absolute') mayHaveSlipped = false;
      if (style.position === 'fixed') return undefined;
    }
    return undefined;
  }

  function isPainted({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  }

  /** Letters rarely fill their line box, so a line may reach out by less than its empty edge and lose nothing. */
  function sidesOutside(
    element: Element,
    lines: readonly DOMRect[],
    { fontSize }: CSSStyleDeclaration,
  ): { x: boolean; y: boolean } {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const air = Math.max(2, Number.parseFloat(fontSize) * 0.15);
    return {
      x: lines.some((line) => line.left < left - 2 || line.right > right + 2),
      y: lines.some((line) => line.top < top - air || line.bottom > bottom + air),
    };
  }
}

/**
 * The words of up to eight letters that stand on more than one line, as where a column is too narrow for them. Game tiles
 * may do so, since they stay a third of the phone wide. It runs in the page.
 */
export function brokenWords(): string[] {
  // Codes, which are all capitals or have digits, and addresses may be broken anywhere.
  const words =
    /(?<![\p{L}\p{M}\p{N}@.])(?!\p{Lu}+\b)\p{L}[\p{L}\p{M}]{1,7}(?![\p{L}\p{M}\p{N}])/gu;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, svg, [class*=xcerpt], [class*=_tile]'))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const word of (node.textContent ?? '').matchAll(words)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) {
        found.add(`${parent.tagName}.${parent.getAttribute('class') ?? ''}: ${word[0]}`);
      }
    }
  }
  return [...found];
}
