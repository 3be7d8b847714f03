/**
 * The table of the game categories, one record each, in the order in which a lobby shows them (CAT-23, CAT-24): wire,
 * paths, looks, offers and presets are made from it. Free of zod: the api and web read the same table.
 */
import type { GameType } from './constants.ts';

/** Vendor codes behind the vendor presets, from a site's settings (CAT-22). */
export interface PresetVendors {
  readonly inHouse: readonly string[];
  readonly esports: readonly string[];
  readonly cockfight: readonly string[];
}

/** What a category asks the game list for (CAT-13 to CAT-21). */
export interface CategoryPreset {
  readonly type: GameType;
  readonly classify?: string;
  /** The one vendor of the category. */
  readonly vendor?: string;
  /** The site's own list of vendors for it (CAT-22). */
  readonly vendorList?: keyof PresetVendors;
  /** The alternate reading asks for type slot. */
  readonly hasSlotReading?: boolean;
}

/** What the product knows of a category beside its words, which are `lobby.category.<name>` and `lobby.section.<name>`. */
export interface CategoryRecord {
  /** Path below the base (SHELL-18, SHELL-19). */
  readonly path: string;
  /** What links to it ask for. */
  readonly query?: `?${string}`;
  /** Stands in its tab. */
  readonly icon: string;
  /** Stands before the title of its block on home. */
  readonly titleIcon: string;
  /** Shape of its tiles on home, where they are not upright; wide ones name their vendor, as tables do. */
  readonly cards?: 'wide' | 'square';
  /** Title in the header (SHELL-38); without one the category's label stands (SHELL-39). */
  readonly titleKey?: `${string}.${string}`;
  /** Banner group (CAT-03, CAT-04). A group without banners of its own gets another group's from the gateway. */
  readonly bannerGroup?: string;
  /** CAT-11. */
  readonly hidesVendors?: true;
  /** CAT-12, LIST-20. */
  readonly hidesClassifies?: true;
  /** A list of providers in place of games (CAT-10). */
  readonly isCentre?: true;
  /** CAT-07. */
  readonly hidesSearch?: true;
  /** Has no block on home: sports and the categories split from it, lottery and e-lottery (HOME-13). */
  readonly hidesSection?: true;
  /** Without one it is the list of hot games. */
  readonly preset?: CategoryPreset;
}

/** The records as they are written, for types that follow from them. */
export const CATEGORY_TABLE = {
  SLOT: {
    path: 'slot',
    icon: 'cherries-duotone',
    titleIcon: 'cherries-fill',
    titleKey: 'games.title.slot',
    bannerGroup: 'm_slot',
    hidesVendors: true,
    hidesClassifies: true,
    preset: { type: 'RNG', classify: 'SM' },
  },
  INHOUSE: {
    path: 'inHouse',
    icon: 'sparkle-duotone',
    titleIcon: 'sparkle-fill',
    cards: 'square',
    bannerGroup: 'm_inhouse',
    hidesVendors: true,
    preset: { type: 'RNG', vendorList: 'inHouse', hasSlotReading: true },
  },
  CRASH: {
    path: 'crash',
    icon: 'rocket-launch-duotone',
    titleIcon: 'rocket-launch-fill',
    titleKey: 'games.title.crash',
    bannerGroup: 'm_crash',
    hidesVendors: true,
    hidesClassifies: true,
    preset: { type: 'RNG', classify: 'Crash' },
  },
  LIVE: {
    path: 'live-games',
    icon: 'video-camera-duotone',
    titleIcon: 'video-camera-fill',
    cards: 'wide',
    titleKey: 'games.title.live-games',
    bannerGroup: 'm_live',
    preset: { type: 'LIVE' },
  },
  RNG: {
    path: 'rng-games',
    icon: 'dice-five-duotone',
    titleIcon: 'dice-five-fill',
    titleKey: 'games.title.rng-games',
    bannerGroup: 'm_rng',
    preset: { type: 'RNG' },
  },
  FISH: {
    path: 'fishing-games',
    icon: 'fish-duotone',
    titleIcon: 'fish-fill',
    titleKey: 'games.title.fishing-games',
    bannerGroup: 'm_fish',
    preset: { type: 'FISH' },
  },
  PVP: {
    path: 'poker-games',
    icon: 'spade-duotone',
    titleIcon: 'spade-fill',
    titleKey: 'games.title.poker-games',
    bannerGroup: 'm_pvp',
    preset: { type: 'PVP' },
  },
  JACKPOT: {
    path: 'jackpots',
    icon: 'crown-simple-duotone',
    titleIcon: 'crown-simple-fill',
    bannerGroup: 'm_jackpot',
    hidesVendors: true,
    preset: { type: 'RNG', classify: 'JP', hasSlotReading: true },
  },
  BINGO: {
    path: 'bingo',
    icon: 'grid-nine-duotone',
    titleIcon: 'grid-nine-fill',
    bannerGroup: 'm_bingo',
    hidesVendors: true,
    preset: { type: 'RNG', classify: 'BG', hasSlotReading: true },
  },
  SPORTS: {
    path: 'sport-games',
    icon: 'cricket-duotone',
    titleIcon: 'cricket-fill',
    titleKey: 'games.title.sport-games',
    bannerGroup: 'm_sports',
    hidesSection: true,
    preset: { type: 'SPORTS' },
  },
  ESPORTS: {
    path: 'esport-games',
    icon: 'game-controller-duotone',
    titleIcon: 'game-controller-fill',
    titleKey: 'games.title.esport-games',
    bannerGroup: 'm_esports',
    isCentre: true,
    hidesSection: true,
    preset: { type: 'SPORTS', vendorList: 'esports' },
  },
  LOTT: {
    path: 'lott',
    icon: 'ticket-duotone',
    titleIcon: 'ticket-fill',
    titleKey: 'games.title.lott',
    bannerGroup: 'm_lott',
    isCentre: true,
    hidesSearch: true,
    hidesSection: true,
    preset: { type: 'LOTT' },
  },
  ELOTT: {
    path: 'elott',
    icon: 'ticket-duotone',
    titleIcon: 'ticket-fill',
    titleKey: 'games.title.elott',
    bannerGroup: 'm_elott',
    isCentre: true,
    hidesSearch: true,
    hidesSection: true,
    preset: { type: 'ELOTT' },
  },
  FEATURE: {
    path: 'slot-games',
    query: '?gameClassify=FeatureBuy',
    icon: 'lightning-duotone',
    titleIcon: 'sparkle-fill',
    titleKey: 'games.title.slot',
    bannerGroup: 'm_feature',
    preset: { type: 'RNG', classify: 'FeatureBuy', hasSlotReading: true },
  },
  JL: {
    path: 'jili-games',
    icon: 'squares-four-duotone',
    titleIcon: 'squares-four-fill',
    titleKey: 'games.title.jili',
    bannerGroup: 'm_jl',
    hidesVendors: true,
    preset: { type: 'RNG', vendor: 'JL', hasSlotReading: true },
  },
  RTG: {
    path: 'rtg-games',
    icon: 'squares-four-duotone',
    titleIcon: 'squares-four-fill',
    bannerGroup: 'm_rtg',
    hidesVendors: true,
    preset: { type: 'RNG', vendor: 'RTG' },
  },
  COCKFIGHT: {
    path: 'cockfight',
    icon: 'bird-duotone',
    titleIcon: 'trophy-fill',
    bannerGroup: 'm_cockfight',
    isCentre: true,
    hidesSection: true,
    preset: { type: 'SPORTS', vendorList: 'cockfight' },
  },
  HOT: {
    path: 'hot-games',
    icon: 'fire-duotone',
    titleIcon: 'fire-fill',
    titleKey: 'games.title.hot-games',
  },
} as const satisfies Readonly<Record<string, CategoryRecord>>;

/** A category of the lobby (HOME-09). */
export type Category = keyof typeof CATEGORY_TABLE;

/** What is known of a category. */
export function categoryRecord(category: Category): CategoryRecord {
  return CATEGORY_TABLE[category];
}

/** All categories in their order; of the wire, so at least one. */
export const CATEGORIES = Object.keys(CATEGORY_TABLE) as [Category, ...Category[]];
