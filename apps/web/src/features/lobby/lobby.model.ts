import { hasOwn } from '@maidan/contract/has-own';
import type { components, Game, HomeSection, Vendor, Winner } from '@maidan/contract/types';
import { toTileGame } from '#platform/api/tile-game.ts';
import type { TileGame } from '#platform/api/tile-game.ts';
import { vendorOf } from '#platform/api/vendor.ts';
import { CATEGORY_LOOK } from './category-look.ts';
import type { TabCategory } from './category-look.ts';

/** A game of the member's recent list. */
export type RecentGame = components['schemas']['RecentGame'];

/** A vendor as home shows it. */
export interface VendorMark {
  readonly vendor: string;
  readonly name: string;
}

/** A win as home shows it; the gateway masked the name. */
export interface Win {
  readonly game: TileGame;
  readonly maskedName: string;
  readonly amountMinor: number;
  readonly at: string;
}

/** A game as the member played it last. */
export interface PlayedGame {
  readonly game: TileGame;
  /** Of the last bet; without one, of the last opening. Another back end may not tell. */
  readonly at?: string;
  readonly betMinor?: number;
  readonly isRoundOpen?: true;
}

/** What the member can go on with; `readAt` says which day is today. */
export interface Continued {
  readonly last: PlayedGame;
  readonly others: readonly PlayedGame[];
  readonly readAt: string;
}

/** A block of home as the screen draws it. */
export type SectionView =
  | { readonly kind: 'jackpot'; readonly feedMinor?: number }
  | { readonly kind: 'favourites'; readonly games: TileGame[] }
  | { readonly kind: 'featured'; readonly games: TileGame[] }
  | {
      readonly kind: 'category';
      readonly category: TabCategory;
      readonly games: TileGame[];
      readonly totalCount: number;
    }
  | { readonly kind: 'vendors'; readonly category: TabCategory; readonly vendors: VendorMark[] }
  | { readonly kind: 'providers'; readonly vendors: VendorMark[] }
  | { readonly kind: 'winners'; readonly wins: Win[] };

/** Whether this front end knows a tab of the wire, and has a page for it. */
function isKnownTab(category: string): category is TabCategory {
  return hasOwn(CATEGORY_LOOK, category);
}

function isFirst(category: TabCategory): boolean {
  return category === 'HOME' || category === 'HOT';
}

/**
 * The tabs of home: the known ones of the wire, with the member's own lists after home and hot games (HOME-07,
 * HOME-27).
 */
export function toTabs(categories: readonly string[]): TabCategory[] {
  const known = categories.filter(isKnownTab);
  return [
    ...known.filter(isFirst),
    'FAV',
    'RECENT',
    ...known.filter((category) => !isFirst(category)),
  ];
}

/** The blocks of home in order: hot games, jackpot, favourites, then the rest in the gateway's order (HOME-18). */
export function inHomeOrder(
  sections: readonly SectionView[],
  favourites: readonly Game[],
  jackpotMinor: number | undefined,
): SectionView[] {
  const lead = sections.filter(({ kind }) => kind === 'featured');
  const rest = sections.filter(({ kind }) => kind !== 'featured');
  const own: SectionView[] =
    favourites.length === 0 ? [] : [{ kind: 'favourites', games: favourites.map(toTileGame) }];
  return [
    ...lead,
    { kind: 'jackpot', ...(jackpotMinor === undefined ? {} : { feedMinor: jackpotMinor }) },
    ...own,
    ...rest,
  ];
}

/** What the member can go on with: a game whose round is under way, or the newest; undefined for who never played. */
export function toContinued(recent: readonly RecentGame[], readAt: string): Continued | undefined {
  const played = recent.map(toPlayed);
  const last = played.find(({ isRoundOpen }) => isRoundOpen) ?? played[0];
  return last && { last, others: played.filter((other) => other !== last), readAt };
}

function toPlayed({ lastPlay, ...game }: RecentGame): PlayedGame {
  const { at, betMinor, isRoundOpen } = lastPlay ?? {};
  return {
    game: toTileGame(game),
    ...(at === undefined ? {} : { at }),
    ...(betMinor === undefined ? {} : { betMinor }),
    ...(isRoundOpen ? { isRoundOpen: true } : {}),
  };
}

/**
 * Turns the blocks of the wire into what the screen draws. A block that it cannot draw is left out and reported by
 * name.
 */
export function toSections(
  sections: readonly HomeSection[],
  reportUnknown: (kind: string) => void,
): SectionView[] {
  return sections.flatMap((section) => {
    const category = 'category' in section ? section.category : undefined;
    const view = category === undefined || isKnownTab(category) ? toSection(section) : undefined;
    if (view) return [view];
    reportUnknown(category === undefined ? section.kind : `${section.kind} ${category}`);
    return [];
  });
}

/** Another back end, or a newer one, may send kinds that the type does not have. */
function toSection(section: HomeSection): SectionView | undefined {
  switch (section.kind) {
    case 'featured':
      return { kind: 'featured', games: section.games.map(toTileGame).map(withoutHotTag) };
    case 'category':
      return {
        kind: 'category',
        category: section.category,
        games: section.games.map(toTileGame),
        totalCount: section.totalCount,
      };
    case 'vendors':
      return {
        kind: 'vendors',
        category: section.category,
        vendors: section.vendors.map(toVendorMark),
      };
    case 'providers':
      return { kind: 'providers', vendors: section.vendors.map(toVendorMark) };
    case 'winners':
      return { kind: 'winners', wins: toWins(section.list) };
    default:
      return undefined;
  }
}

/** The winner board of the wire as it is shown. */
export function toWins(list: readonly Winner[]): Win[] {
  return list.map(toWin).sort(byAmount);
}

/** Sorts the highest first (WIDGET-19); equal wins keep their order. */
function byAmount(one: Win, other: Win): number {
  return other.amountMinor - one.amountMinor;
}

function toVendorMark(vendor: Vendor): VendorMark {
  return { vendor: vendorOf(vendor), name: vendor.displayName };
}

function toWin({ vo }: Winner): Win {
  return {
    game: toTileGame(vo.game),
    maskedName: vo.maskedName,
    amountMinor: vo.winAmount,
    at: vo.at,
  };
}

/** Every game in the featured block is hot, so the mark would say nothing. */
function withoutHotTag({ tag, ...game }: TileGame): TileGame {
  return tag === 'new' ? { ...game, tag } : game;
}
