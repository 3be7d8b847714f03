import type { Category } from '@maidan/contract/categories';
import type { MessageKey } from '@maidan/i18n';
import { categoryLooks } from '#category-facts.ts';
import type { CategoryLook } from '#category-facts.ts';
import { vendorListHref } from '#platform/api/vendor.ts';

/** A tab of home: a category, or one of the three lists beside them (HOME-27). */
export type TabCategory = 'HOME' | 'FAV' | 'RECENT' | Category;

/** The address and the picture of each tab. */
export const CATEGORY_LOOK: Readonly<Record<TabCategory, CategoryLook>> = {
  HOME: { href: '/m/home', icon: 'house-simple-duotone', titleIcon: 'house-fill' },
  FAV: { href: '/m/fav-games', icon: 'star-duotone', titleIcon: 'star-fill' },
  RECENT: {
    href: '/m/recent-games',
    icon: 'clock-counter-clockwise-duotone',
    titleIcon: 'clock-counter-clockwise-bold',
  },
  ...categoryLooks(),
};

/**
 * Where a vendor's name leads from home: to the vendor's own category if it has one, so that each name has one address;
 * otherwise to its part of a list (HOME-16).
 */
export function vendorHref(vendor: string, list: string, inHouse: readonly string[]): string {
  if (vendor === 'JL' || vendor === 'RTG') return CATEGORY_LOOK[vendor].href;
  const isWholeHouse = inHouse.length === 1 && inHouse[0] === vendor;
  return isWholeHouse ? CATEGORY_LOOK.INHOUSE.href : vendorListHref(list, vendor);
}

/** Key of a category's label. */
export function categoryLabelKey(category: TabCategory): MessageKey {
  return `lobby.category.${category}`;
}
