// Paths of the table of screens that are not open yet: each has its title and one sentence.
import { matchPath } from 'react-router';
import type { CatalogueNoun } from '@maidan/i18n';
import { unopenedPages } from '#screen-facts.ts';
import type { UnopenedPage } from '#screen-facts.ts';

const PAGES = unopenedPages();

/**
 * The page at a path, with or without the base path. @throws Error for any other path; the route table sends none here
 */
export function unopenedPageOf(pathname: string): UnopenedPage {
  const path = pathname.replace(/^\/m(?=\/)/, '');
  const page = Object.entries(PAGES).find(([pattern]) => matchPath(`/${pattern}`, path))?.[1];
  if (!page) throw new Error(`No page of the route table has the path ${pathname}`);
  return page;
}

/** Catalogues that the page needs, beside those of the shell. */
export function nounsOf({ titleKey, furtherLink }: UnopenedPage): CatalogueNoun[] {
  const spoken = [titleKey, furtherLink.labelKey].map((key) => key.slice(0, key.indexOf('.')));
  return [...new Set(['unopened', ...spoken])] as CatalogueNoun[];
}
