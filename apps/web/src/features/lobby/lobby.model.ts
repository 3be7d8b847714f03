import type { HomeSection, Vendor, Winner } from '@maidan/contract/types';
import { toTileGame } from '#platform/tile.ts';
import type { TileGame } from '#platform/tile.ts';
import type { TabCategory } from './category-look.ts';

/** A vendor as home shows it. */
export interface VendorMark {
  readonly vassalage: string;
  readonly name: string;
}

/** A win as home shows it; the gateway masked the name. */
export interface Win {
  readonly game: TileGame;
  readonly maskedName: string;
  readonly amountMinor: number;
  readonly at: string;
}

/** A block of home as the screen draws it. */
export type SectionView =
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

/** Takes from a block of the wire what the screen draws. */
export function toSection(section: HomeSection): SectionView {
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
      return { kind: 'winners', wins: section.list.map(toWin) };
  }
}

function toVendorMark(vendor: Vendor): VendorMark {
  return { vassalage: vendor.vassalage, name: vendor.displayName };
}

function toWin({ vo }: Winner): Win {
  return {
    game: toTileGame(vo.game),
    maskedName: vo.maskedName,
    amountMinor: vo.winAmount,
    at: vo.at,
  };
}

/** Everything in the featured block is hot; saying so on each tile would say nothing. */
function withoutHotTag({ tag, ...game }: TileGame): TileGame {
  return tag === 'new' ? { ...game, tag } : game;
}
