import type { Page } from '@playwright/test';

/** The style sheets inside a page, and those of them that were loaded a second time. */
export function sheetsOf(page: Page): Promise<{ inPage: string[]; again: string[] }> {
  return page.evaluate(() => {
    const inPage = Array.from(
      document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'),
      ({ dataset }) => dataset['sheet'] ?? '',
    );
    const linked = Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ({ href }) => new URL(href).pathname,
    );
    return { inPage, again: linked.filter((href) => inPage.includes(href)) };
  });
}
