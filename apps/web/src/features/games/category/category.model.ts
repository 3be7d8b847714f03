// Which category a path is, and what its screen offers (SHELL-18, SHELL-19, CAT rows).
import type { Category } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import { CATEGORY_PATH } from './category-path.ts';

interface CategoryFacts {
  /** Title in the header (SHELL-38); without one the category's label is the title (SHELL-39). */
  readonly titleKey?: MessageKey;
  /** Banner group (CAT-03, CAT-04). A group without banners of its own gets another group's from the gateway. */
  readonly bannerGroup?: string;
  /** Shows no choice of vendors (CAT-11). */
  readonly hidesVendors?: true;
  /** Shows no choice of classifies (CAT-12, LIST-20). */
  readonly hidesClassifies?: true;
  /** Shows vendors instead of games (CAT-10). */
  readonly isCentre?: true;
  /** Has no search button in its header (CAT-07). */
  readonly hidesSearch?: true;
}

const FACTS: Readonly<Record<Category, CategoryFacts>> = {
  RNG: { titleKey: 'games.title.rng-games', bannerGroup: 'm_rng' },
  LIVE: { titleKey: 'games.title.live-games', bannerGroup: 'm_live' },
  FISH: { titleKey: 'games.title.fishing-games', bannerGroup: 'm_fish' },
  PVP: { titleKey: 'games.title.poker-games', bannerGroup: 'm_pvp' },
  SPORTS: { titleKey: 'games.title.sport-games', bannerGroup: 'm_sports' },
  LOTT: { titleKey: 'games.title.lott', bannerGroup: 'm_lott', isCentre: true, hidesSearch: true },
  ELOTT: {
    titleKey: 'games.title.elott',
    bannerGroup: 'm_elott',
    isCentre: true,
    hidesSearch: true,
  },
  SLOT: {
    titleKey: 'games.title.slot',
    bannerGroup: 'm_slot',
    hidesVendors: true,
    hidesClassifies: true,
  },
  CRASH: {
    titleKey: 'games.title.crash',
    bannerGroup: 'm_crash',
    hidesVendors: true,
    hidesClassifies: true,
  },
  BINGO: { bannerGroup: 'm_bingo', hidesVendors: true },
  JACKPOT: { bannerGroup: 'm_jackpot', hidesVendors: true },
  FEATURE: { titleKey: 'games.title.slot', bannerGroup: 'm_feature' },
  INHOUSE: { bannerGroup: 'm_inhouse', hidesVendors: true },
  JL: { titleKey: 'games.title.jili', bannerGroup: 'm_jl', hidesVendors: true },
  RTG: { bannerGroup: 'm_rtg', hidesVendors: true },
  ESPORTS: { titleKey: 'games.title.esport-games', bannerGroup: 'm_esports', isCentre: true },
  COCKFIGHT: { bannerGroup: 'm_cockfight', isCentre: true },
  HOT: { titleKey: 'games.title.hot-games' },
};

const CATEGORY_OF_PATH = new Map(
  Object.entries(CATEGORY_PATH).map(([category, path]) => [path, category as Category]),
);

/**
 * The category of a path, with or without the base path (CAT-01). @throws Error for any other path; the route table
 * sends none here
 */
export function categoryOfPath(pathname: string): Category {
  const path = pathname.replace(/^\/m(?=\/)/, '').replace(/(\.data)?\/?$/, '');
  const category = CATEGORY_OF_PATH.get(path);
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
  const facts = FACTS[category];
  return {
    titleKey: facts.titleKey ?? `lobby.category.${category}`,
    bannerGroup: facts.bannerGroup,
    hasVendors: !facts.hidesVendors,
    hasClassifies: !facts.hidesClassifies && !facts.isCentre,
    isCentre: facts.isCentre ?? false,
    hasSearch: !facts.hidesSearch,
  };
}
