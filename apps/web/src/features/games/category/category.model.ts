// Which category a path is, and what its screen offers (SHELL-18, SHELL-19, CAT rows).
import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import type { Category } from '@maidan/contract/categories';
import type { MessageKey } from '@maidan/i18n';

const CATEGORY_OF_PATH = new Map(
  CATEGORIES.map((category) => [`/${categoryRecord(category).path}`.toLowerCase(), category]),
);

/**
 * The category of a path in any case, as routes are matched, with or without the base path (CAT-01). @throws Error for
 * any other path; the route table sends none here
 */
export function categoryOfPath(pathname: string): Category {
  const path = pathname.replace(/^\/m(?=\/)/, '').replace(/(\.data)?\/?$/, '');
  const category = CATEGORY_OF_PATH.get(path.toLowerCase());
  if (!category) throw new Error(`No category has the path ${pathname}`);
  return category;
}

/** What the screen of a category offers. */
export interface CategoryOffer {
  readonly titleKey: MessageKey;
  readonly bannerGroup: string | undefined;
  readonly hasVendors: boolean;
  readonly hasClassifies: boolean;
  readonly isCentre: boolean;
  readonly hasSearch: boolean;
}

/** The rails, banner and header of a category. A category that is a game centre has no classify tabs. */
export function offerOf(category: Category): CategoryOffer {
  const facts = categoryRecord(category);
  return {
    titleKey: (facts.titleKey as MessageKey | undefined) ?? `lobby.category.${category}`,
    bannerGroup: facts.bannerGroup,
    hasVendors: !facts.hidesVendors,
    hasClassifies: !facts.hidesClassifies && !facts.isCentre,
    isCentre: facts.isCentre ?? false,
    hasSearch: !facts.hidesSearch,
  };
}
