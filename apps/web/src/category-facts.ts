/**
 * What the first load is told of the table of categories, which stands in `@maidan/contract/categories`. The build works
 * out each call of these functions and puts the answer in the place of the call (`apps/web/tables-in-place.ts`).
 */
import { CATEGORIES, CATEGORY_TABLE, categoryRecord } from '@maidan/contract/categories';
import type { Category } from '@maidan/contract/categories';
import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import type { IconName } from '#ui/icons/icon-names.ts';

/** How a category looks on home. */
export interface CategoryLook {
  /** Address of the category (HOME-09). */
  readonly href: string;
  readonly icon: IconName;
  /** Icon before the title of its block on home. */
  readonly titleIcon: IconName;
  /** Shape of its tiles, where they are not upright. */
  readonly cards?: 'wide' | 'square';
}

/** How each category looks on home. */
export function categoryLooks(): Readonly<Record<Category, CategoryLook>> {
  const looks = CATEGORIES.map((category): [Category, CategoryLook] => {
    const { icon, titleIcon } = CATEGORY_TABLE[category];
    const { path, query = '', cards } = categoryRecord(category);
    const href = `/m/${path}${query}`;
    return [category, { href, icon, titleIcon, ...(cards ? { cards } : {}) }];
  });
  return Object.fromEntries(looks) as Record<Category, CategoryLook>;
}

/** Path of each game type's category, with a slash before it. */
export function gameTypePaths(): Readonly<Record<GameType, string>> {
  const paths = GAME_TYPES.map((type) => [type, `/${CATEGORY_TABLE[type].path}`]);
  return Object.fromEntries(paths) as Record<GameType, string>;
}
