// The filters of a list. They live in the address, so that back, reload and links keep them (CAT-09, LIST-01 to
// LIST-05).
import { LIST_DATA_TYPES } from '@maidan/contract/constants';
import type { Category, PresetVendors } from '@maidan/contract/categories';
import type { ListDataType } from '@maidan/contract/constants';
import { presetQuery, storedGameType } from '@maidan/contract/presets';
import type { PresetDialect, PresetQuery } from '@maidan/contract/presets';
import { VENDORS, vendorCodesToWire } from '@maidan/contract/vendor-code';

/** The filters of a list as its address names them. Empty text means "not narrowed". */
export interface ListQuery {
  readonly dataType: ListDataType;
  /** Vendor codes joined by commas. */
  readonly vendors: string;
  readonly gameClassify: string;
  /** Replaces the game type of the category. */
  readonly gameType: string;
  readonly gameName: string;
  /** Has no control on the page (LIST-25). */
  readonly minBet: string;
  readonly minLine: string;
  /** Order of the list; empty is hot games first. Only the page of a provider offers others. */
  readonly sort: ListSort;
}

/** The orders that a reader can choose. */
export const LIST_SORTS = ['', 'name', 'new'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The query without any filter. */
export const WHOLE_LIST: ListQuery = {
  dataType: 'all',
  vendors: '',
  gameClassify: '',
  gameType: '',
  gameName: '',
  minBet: '',
  minLine: '',
  sort: '',
};

/** The fixed tabs, under the names by which an address may use them as a classify (LIST-21, LIST-22). */
const CLASSIFY_DATA_TYPES: Readonly<Record<string, ListDataType>> = {
  NEW: 'new',
  HOT: 'hot',
  FAV: 'favourite',
  RECENT: 'recent',
};

/** The parameters that a list reads of its address. */
export const LIST_PARAMETERS = [
  'dataType',
  VENDORS,
  'gameClassify',
  'gameType',
  'gameName',
  'minBet',
  'minLine',
  'sort',
  'page',
] as const;

/** Reads the filters of an address and ignores malformed ones. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const classify = matching(params.get('gameClassify'), /^\w{1,32}$/);
  const gameName = (params.get('gameName') ?? '').trim().slice(0, 64);
  const asked = LIST_DATA_TYPES.find((type) => type === params.get('dataType'));
  const dataType = gameName === '' ? (CLASSIFY_DATA_TYPES[classify] ?? asked ?? 'all') : 'all';
  const isNamed = gameName !== '';
  return {
    dataType,
    vendors: matching(params.get(VENDORS), /^[\w,]{1,512}$/),
    // A list with its own data type has no classify (LIST-02), and the names of the fixed tabs are not classifies.
    gameClassify: dataType !== 'all' || classify in CLASSIFY_DATA_TYPES ? '' : classify,
    gameType: matching(params.get('gameType'), /^\w{1,16}$/),
    gameName,
    minBet: isNamed ? '' : matching(params.get('minBet'), /^\d{1,9}$/),
    minLine: isNamed ? '' : matching(params.get('minLine'), /^\d{1,4}$/),
    sort: LIST_SORTS.find((sort) => sort === params.get('sort')) ?? '',
  };
}

/** First page of an address without script; 1 unless it says so. */
export function readPage(params: URLSearchParams): number {
  const page = Number(matching(params.get('page'), /^[1-9]\d{0,4}$/) || '1');
  return page;
}

function matching(text: string | null, pattern: RegExp): string {
  return text !== null && pattern.test(text) ? text : '';
}

/** Address of a list: the path with the filters that narrow it. */
export function listHref(path: string, query: ListQuery, page = 1): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== '' && !(name === 'dataType' && value === 'all'))
      params.set(name === 'vendors' ? VENDORS : name, value);
  }
  if (page > 1) params.set('page', String(page));
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Chooses another vendor: the data type becomes all, name and bet filters go, and the classify stays if the vendor has
 * it (LIST-03).
 */
export function withVendor(query: ListQuery, vendor: string, hasClassify: boolean): ListQuery {
  return {
    ...WHOLE_LIST,
    gameType: query.gameType,
    vendors: vendor,
    gameClassify: hasClassify ? query.gameClassify : '',
  };
}

/** Chooses another tab: one with its own data type, or a classify of all games (LIST-02, LIST-21, LIST-22). */
export function withTab(
  query: ListQuery,
  tab: { dataType: ListDataType } | { gameClassify: string },
): ListQuery {
  const next =
    'dataType' in tab
      ? { dataType: tab.dataType, gameClassify: '' }
      : { dataType: 'all' as const, gameClassify: tab.gameClassify };
  return { ...query, ...next, gameName: '' };
}

/** Searches a name: the data type becomes all, and the filters of bet and line go (LIST-04). */
export function withName(query: ListQuery, gameName: string): ListQuery {
  return {
    ...query,
    gameName: gameName.trim().slice(0, 64),
    dataType: gameName.trim() === '' ? query.dataType : 'all',
    minBet: '',
    minLine: '',
  };
}

/** Which of the two dialects of presets a site uses. */
export interface PresetReading {
  readonly presetDialect: PresetDialect;
  readonly vendors: PresetVendors;
}

/** The call that fills a list: one of three, with its parameters. Page, size and language are added for each page. */
export type ListCall =
  | { readonly source: 'games'; readonly params: GamesParams }
  | {
      readonly source: 'favourites' | 'recent';
      readonly params: { readonly gameType: string; readonly vendor: string };
    };

/** The filters in the call for a list of games (ENTITY-23). */
export interface GamesParams {
  readonly gameType: string;
  /** Vendor codes joined by commas. */
  readonly vendors: string;
  readonly gameClassify: string;
  readonly gameName: string;
  readonly isHot: '' | '1';
  readonly isNew: '' | '1';
  readonly minBet?: number;
  readonly minLine?: number;
  /** Absent where hot games come first. */
  readonly sort?: 'name' | 'new';
  /** Only where a name is searched for (API-36). */
  readonly clientType?: typeof SEARCH_CLIENT_TYPE;
}

/** What a search says of the client that asks; 2 is the mobile site. */
const SEARCH_CLIENT_TYPE = '2';

/** The filters of a list without a category: games of every kind. */
const NO_PRESET: PresetQuery = { gameType: '', gameClassify: '', vendors: [] };

/**
 * The call for a category with these filters: its preset, unless a filter says otherwise (CAT-13 to CAT-21). Without a
 * category only the filters count.
 */
export function listCall(
  category: Category | undefined,
  query: ListQuery,
  site: PresetReading,
): ListCall {
  const preset = category ? presetQuery(category, site.presetDialect, site.vendors) : NO_PRESET;
  const gameType = query.gameType || preset.gameType;
  const vendors = query.vendors || vendorCodesToWire(preset.vendors);
  if (query.dataType === 'favourite' || query.dataType === 'recent') {
    const source = query.dataType === 'favourite' ? 'favourites' : 'recent';
    return { source, params: { gameType: storedGameType(gameType), vendor: query.vendors } };
  }
  const isAll = query.dataType === 'all' || query.dataType === 'search';
  return {
    source: 'games',
    params: {
      // NEW asks for new games of every type (LIST-21).
      gameType: query.dataType === 'new' ? '' : gameType,
      vendors,
      gameClassify: isAll ? query.gameClassify || preset.gameClassify : '',
      gameName: query.gameName,
      isHot: query.dataType === 'hot' ? '1' : '',
      isNew: query.dataType === 'new' ? '1' : '',
      ...(query.gameName === '' ? {} : { clientType: SEARCH_CLIENT_TYPE }),
      ...(query.minBet === '' ? {} : { minBet: Number(query.minBet) }),
      ...(query.minLine === '' ? {} : { minLine: Number(query.minLine) }),
      ...(query.sort === '' ? {} : { sort: query.sort }),
    },
  };
}

/** Whether there is a next page (LIST-08). */
export function hasMore({ pageNum, totalPages }: { pageNum: number; totalPages: number }): boolean {
  return pageNum < totalPages;
}
