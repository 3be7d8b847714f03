import type { Category } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import type { IconName } from '#ui/icons/icon-names.ts';

/** A tab of home: a category, or one of the three lists beside them (HOME-27). */
export type TabCategory = 'HOME' | 'FAV' | 'RECENT' | Category;

interface CategoryLook {
  /** Address of the category (HOME-09). */
  readonly href: string;
  readonly icon: IconName;
  /** Icon before the title of its block on home. */
  readonly titleIcon: IconName;
}

/** The address and the picture of each tab. */
export const CATEGORY_LOOK: Readonly<Record<TabCategory, CategoryLook>> = {
  HOME: { href: '/m/home', icon: 'house-simple-duotone', titleIcon: 'house-fill' },
  HOT: { href: '/m/hot-games', icon: 'fire-duotone', titleIcon: 'fire-fill' },
  FAV: { href: '/m/fav-games', icon: 'star-duotone', titleIcon: 'star-fill' },
  RECENT: {
    href: '/m/recent-games',
    icon: 'clock-counter-clockwise-duotone',
    titleIcon: 'clock-counter-clockwise-bold',
  },
  SLOT: { href: '/m/slot', icon: 'cherries-duotone', titleIcon: 'cherries-fill' },
  CRASH: { href: '/m/crash', icon: 'rocket-launch-duotone', titleIcon: 'rocket-launch-fill' },
  LIVE: { href: '/m/live-games', icon: 'video-camera-duotone', titleIcon: 'video-camera-fill' },
  SPORTS: { href: '/m/sport-games', icon: 'cricket-duotone', titleIcon: 'cricket-fill' },
  ESPORTS: {
    href: '/m/esport-games',
    icon: 'game-controller-duotone',
    titleIcon: 'game-controller-fill',
  },
  FISH: { href: '/m/fishing-games', icon: 'fish-duotone', titleIcon: 'fish-fill' },
  PVP: { href: '/m/poker-games', icon: 'spade-duotone', titleIcon: 'spade-fill' },
  RNG: { href: '/m/rng-games', icon: 'dice-five-duotone', titleIcon: 'dice-five-fill' },
  BINGO: { href: '/m/bingo', icon: 'grid-nine-duotone', titleIcon: 'grid-nine-fill' },
  JACKPOT: { href: '/m/jackpots', icon: 'crown-simple-duotone', titleIcon: 'crown-simple-fill' },
  FEATURE: {
    href: '/m/slot-games?gameClassify=FeatureBuy',
    icon: 'lightning-duotone',
    titleIcon: 'sparkle-fill',
  },
  INHOUSE: { href: '/m/inHouse', icon: 'sparkle-duotone', titleIcon: 'sparkle-fill' },
  JL: { href: '/m/jili-games', icon: 'squares-four-duotone', titleIcon: 'squares-four-fill' },
  RTG: { href: '/m/rtg-games', icon: 'squares-four-duotone', titleIcon: 'squares-four-fill' },
  COCKFIGHT: { href: '/m/cockfight', icon: 'bird-duotone', titleIcon: 'trophy-fill' },
  LOTT: { href: '/m/lott', icon: 'ticket-duotone', titleIcon: 'ticket-fill' },
  ELOTT: { href: '/m/elott', icon: 'ticket-duotone', titleIcon: 'ticket-fill' },
};

/**
 * Where a vendor's name leads from home: to the vendor's own category if it has one, so that each name has one address;
 * otherwise to its part of a list (HOME-16).
 */
export function vendorHref(vassalage: string, list: string, inHouse: readonly string[]): string {
  if (vassalage === 'JL' || vassalage === 'RTG') return CATEGORY_LOOK[vassalage].href;
  const isWholeHouse = inHouse.length === 1 && inHouse[0] === vassalage;
  return isWholeHouse ? CATEGORY_LOOK.INHOUSE.href : `${list}?vassalage=${vassalage}`;
}

/** Key of a category's label. */
export function categoryLabelKey(category: TabCategory): MessageKey {
  return `lobby.category.${category}`;
}
