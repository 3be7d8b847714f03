import {
  announcements,
  banners,
  classifyNames,
  games,
  helpItems,
  houseNames,
  promotions,
  promotionWays,
  serviceItems,
  vendors,
} from '../../demo/src/index.ts';

/** Finds texts of a page that are not messages of the stretched language; runs inside the page. */
export function plainTexts(): string[] {
  const found: string[] = [];
  const add = (text: string | null): void => {
    const plain = (text ?? '').replaceAll(/⟦[^⟧]*⟧/g, ' ').replaceAll(/^[\s:,·]+|[\s:,·]+$/g, '');
    if (/[a-z]/i.test(plain)) found.push(plain);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, svg, [lang]:not(html)') === null) {
      add(node.textContent);
    }
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`body [${name}]`)) {
      add(element.getAttribute(name));
    }
  }
  return [...new Set(found)];
}

/**
 * Describes messages of the stretched language that an ellipsis shortens; runs inside the page. A seventh too long is
 * allowed, because the accented letters come from a wider font than the brand's.
 */
export function shortenedMessages(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('⟦'),
    );
    const { clientWidth, scrollWidth } = element;
    const hides = /hidden|clip/.test(getComputedStyle(element).overflowX);
    if (says && hides && clientWidth > 1 && scrollWidth > clientWidth * 1.15)
      found.push(`${scrollWidth} in ${clientWidth}: ${element.textContent}`);
  }
  return [...new Set(found)];
}

/** Takes out of a page's plain texts what the site's content says; the rest was never translated. */
export function withoutContent(plain: readonly string[], names: readonly string[]): string[] {
  const known = contentTexts();
  const isKnown = (text: string): boolean =>
    known.has(text) ||
    names.includes(text) ||
    isData(text) ||
    text.split('\n').every((line) => known.has(line.trim()));
  return plain.filter((text) => !isKnown(text));
}

const DATA = [
  /^[\d\s/:.,+−-]*$/,
  /^\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December)$/,
  /\d (?:lakh|crore)$/,
  /^[A-Z][\p{L} .()&’-]+ \+\d{1,4}$/u,
  /^\S+\*{3}\S* · \d+ \p{L}+ [\d:]+$/u,
  /^[\w.+-]+@[\w.-]+$/,
];

/**
 * Whether a text is data and not words: a date, an amount in words, a country with its dialling code, a masked winner,
 * a mail address.
 */
function isData(text: string): boolean {
  return DATA.some((pattern) => pattern.test(text));
}

function contentTexts(): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const part of value.split(/<[^>]*>/)) found.add(part.trim());
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) collect(part);
    }
  };
  collect([
    announcements,
    banners,
    classifyNames,
    games,
    helpItems,
    houseNames,
    promotions,
    promotionWays,
    serviceItems,
    vendors,
  ]);
  return found;
}
