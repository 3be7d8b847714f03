import { redirect } from 'react-router';
import type { Category } from '@maidan/contract/categories';
import { presetQuery, storedGameType } from '@maidan/contract/presets';
import { vendorCodesOf } from '@maidan/contract/vendor-code';
import type { Banner, MatchTimetable, VendorMap } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { loginPath, routerPath } from '#platform/page/address.ts';
import { dataOf } from '#platform/api/failure.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { TileGame } from '#platform/api/tile-game.ts';
import { vendorOf } from '#platform/api/vendor.ts';
import { readHotGames, readPageOf } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { listCall, readListQuery, readPage, WHOLE_LIST } from '../list/list-query.model.ts';
import type { ListQuery, PresetReading } from '../list/list-query.model.ts';
import { isLotteryCategory, readLotteries, readResults } from '../lottery/lottery-data.ts';
import type { LotteryCategory } from '../lottery/lottery-data.ts';
import { readDrawsParameter } from '../lottery/lottery.model.ts';
import type { LotteriesView, ResultsView } from '../lottery/lottery.model.ts';
import { readMatches, readMatchResults } from '../matches/matches-data.ts';
import { asksForMatchResults, isMatchCategory } from '../matches/matches.model.ts';
import type { MatchCategory, MatchResultsView } from '../matches/matches.model.ts';
import { readPresenters } from '../presenters/presenters-data.ts';
import type { PresenterBlock } from '../presenters/presenters.model.ts';
import { categoryOfPath, offerOf } from './category.model.ts';

/** A vendor as the rails and popups of a category show it. */
export interface VendorView {
  readonly code: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly gameCount: number;
  /** Keys of the classifies of which the vendor has games. */
  readonly classifies: readonly string[];
}

/** A classify: a kind of games within a type. */
export interface ClassifyView {
  readonly key: string;
  readonly name: string;
}

interface Common {
  readonly category: Category;
  readonly language: Locale;
}

/** A category as a list of games. */
export interface ListData extends Common {
  readonly kind: 'list';
  readonly banners: readonly Banner[];
  /** Empty when the category has no choice of vendors. */
  readonly vendors: readonly VendorView[];
  readonly classifies: readonly ClassifyView[];
  /** Vendors in the address, even when the category does not have them. */
  readonly chosenVendors: readonly VendorView[];
  /** First page. */
  readonly page: TilePage;
  /** Who hosts live games, above the whole list of them. */
  readonly presenters?: PresenterBlock;
  /** Matches by the clock, above the whole list of games. */
  readonly matches?: MatchBlock;
}

/** The matches of a category. */
interface MatchBlock {
  readonly category: MatchCategory;
  readonly timetable: MatchTimetable;
}

/** A category as its vendors (CAT-10). */
export interface CentreData extends Common {
  readonly kind: 'centre';
  readonly banners: readonly Banner[];
  readonly vendors: readonly VendorView[];
  /** Games that open in one tap, where the category is not one of lotteries. */
  readonly games: readonly TileGame[];
  /** The draws and games of a lottery category. */
  readonly lottery?: { readonly category: LotteryCategory; readonly view: LotteriesView };
  /** The matches by the clock of any other category. */
  readonly matches?: MatchBlock;
}

/** The results of one lottery. */
export interface ResultsData extends Common {
  readonly kind: 'results';
  readonly category: LotteryCategory;
  readonly view: ResultsView;
  /** When the page was made; days are named from it. */
  readonly readAt: string;
}

/** The results of a category's matches. */
export interface MatchResultsData extends Common {
  readonly kind: 'match-results';
  readonly category: MatchCategory;
  readonly view: MatchResultsView;
  /** When the page was made; days are named from it. */
  readonly readAt: string;
}

/** The hot games, all at once (HOT-07). */
export interface HotData extends Common {
  readonly kind: 'hot';
  readonly games: readonly TileGame[];
}

/** What the screen of a category shows. */
export type CategoryData = ListData | CentreData | ResultsData | MatchResultsData | HotData;

/**
 * Reads on the server everything that the screen of a category shows. @throws ApiFailure, and a redirect to the sign-in
 * for a list that belongs to an account (FAV-01)
 */
export async function readCategory(scope: RequestScope, url: URL): Promise<CategoryData> {
  const category = categoryOfPath(url.pathname);
  const { api, locale: language } = scope;
  if (category === 'HOT') {
    return { kind: 'hot', category, language, games: await readHotGames(api, language) };
  }
  if (isMatchCategory(category) && asksForMatchResults(url.searchParams)) {
    const view = await readMatchResults(scope, category, readPage(url.searchParams));
    return { kind: 'match-results', category, language, view, readAt: new Date().toISOString() };
  }
  const query = readListQuery(url.searchParams);
  if (!offerOf(category).isCentre || !isUntouched(query)) {
    return readList(scope, url, { category, query });
  }
  return readCentre(scope, url, category);
}

async function readCentre(
  scope: RequestScope,
  url: URL,
  category: Category,
): Promise<CentreData | ResultsData> {
  const { api, locale: language } = scope;
  const isLottery = isLotteryCategory(category);
  const asked = isLottery ? readDrawsParameter(url.searchParams) : undefined;
  if (isLottery && asked) {
    const view = await readResults(api, asked, readPage(url.searchParams), language);
    return { kind: 'results', category, language, view, readAt: new Date().toISOString() };
  }
  const [{ banners, vendorMap }, lotteries, games, matches] = await Promise.all([
    readFrame(scope, category),
    isLottery ? readLotteries(api, category, language) : undefined,
    isLottery ? [] : readCentreGames(scope, category),
    readMatchBlock(scope, category),
  ]);
  const vendors = vendorsOf(category, vendorMap, scope.site.settings);
  const lottery = isLottery && lotteries ? { lottery: { category, view: lotteries } } : {};
  return { kind: 'centre', category, language, banners, vendors, games, ...lottery, ...matches };
}

async function readMatchBlock(
  scope: RequestScope,
  category: Category,
): Promise<{ matches?: MatchBlock }> {
  if (!isMatchCategory(category)) return {};
  const timetable = await readMatches(scope, category);
  return timetable ? { matches: { category, timetable } } : {};
}

/** The most games of a centre that open in one tap; its providers have the rest. */
const CENTRE_GAMES = 12;

async function readCentreGames(
  { api, locale: language, site }: RequestScope,
  category: Category,
): Promise<readonly TileGame[]> {
  const call = listCall(category, WHOLE_LIST, site.settings);
  const { games } = await readPageOf(api, { call, page: 1, language, pageSize: CENTRE_GAMES });
  return games.filter(({ opensVendor }) => !opensVendor);
}

async function readList(
  scope: RequestScope,
  url: URL,
  { category, query }: { category: Category; query: ListQuery },
): Promise<ListData> {
  const { api, locale: language, session, site } = scope;
  const { hasVendors, hasClassifies } = offerOf(category);
  const call = listCall(category, query, site.settings);
  if (call.source !== 'games' && !session) {
    throw redirect(routerPath(loginPath(`${url.pathname}${url.search}`)) ?? '/login');
  }
  const pageNo = readPage(url.searchParams);
  const isFirst = pageNo === 1 && isWhole(query);
  const [{ banners, vendorMap }, page, presenters, matches] = await Promise.all([
    readFrame(scope, category),
    readPageOf(api, { call, page: pageNo, language }),
    category === 'LIVE' && isFirst ? readPresenters(scope) : undefined,
    isFirst ? readMatchBlock(scope, category) : {},
  ]);
  const vendors = vendorsOf(category, vendorMap, site.settings);
  return {
    kind: 'list',
    category,
    language,
    banners,
    vendors: hasVendors ? vendors : [],
    classifies: hasClassifies ? classifiesOf(category, vendorMap, site.settings, vendors) : [],
    chosenVendors: chosenOf(query, vendorMap),
    page,
    ...(presenters ? { presenters } : {}),
    ...matches,
  };
}

/** What is around the games: banners (CAT-03) and the vendor mapping (CAT-02). */
async function readFrame({ api, locale: language }: RequestScope, category: Category) {
  const groupName = offerOf(category).bannerGroup;
  const [banners, vendorMap] = await Promise.all([
    groupName
      ? api.GET('/lobby/banners', { params: { query: { groupName, language } } })
      : undefined,
    api.GET('/games/vendors', { params: { query: { language } } }),
  ]);
  return { banners: banners ? dataOf(banners).value : [], vendorMap: dataOf(vendorMap) };
}

function isWhole(query: ListQuery): boolean {
  return isUntouched(query) && query.gameClassify === '';
}

function isUntouched({ vendors, gameName, dataType }: ListQuery): boolean {
  return vendors === '' && gameName === '' && dataType === 'all';
}

/** The vendors of a category in the gateway's order; in a game centre hot ones come first (CAT-29). */
export function vendorsOf(
  category: Category,
  { gameTypes, sorting }: VendorMap,
  site: PresetReading,
): VendorView[] {
  const type = typeOf(category, site);
  const named = sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames;
  const entry = gameTypes.find(({ gameType }) => gameType === type);
  const vendors = (entry?.vendors ?? [])
    .map(toVendorView)
    .filter(({ code }) => !named || named.includes(code));
  return offerOf(category).isCentre
    ? vendors.sort((a, b) => Number(b.isHot) - Number(a.isHot))
    : vendors;
}

/** The classifies of which the vendors of a category have games; a category that is a classify itself has none. */
export function classifiesOf(
  category: Category,
  { gameTypes }: VendorMap,
  site: PresetReading,
  vendors: readonly VendorView[],
): ClassifyView[] {
  if (presetQuery(category, site.presetDialect, site.vendors).gameClassify !== '') return [];
  const type = typeOf(category, site);
  const entry = gameTypes.find(({ gameType }) => gameType === type);
  const present = new Set(vendors.flatMap(({ classifies }) => classifies));
  return (entry?.classify ?? [])
    .filter(({ key }) => present.has(key))
    .map(({ key, displayName }) => ({ key, name: displayName }));
}

function typeOf(category: Category, site: PresetReading): string {
  return storedGameType(presetQuery(category, site.presetDialect, site.vendors).gameType);
}

function chosenOf(query: ListQuery, { gameTypes }: VendorMap): VendorView[] {
  const all = gameTypes.flatMap(({ vendors }) => vendors.map(toVendorView));
  return vendorCodesOf(query.vendors).flatMap((code) => all.find((one) => one.code === code) ?? []);
}

function toVendorView(vendor: VendorMap['gameTypes'][number]['vendors'][number]): VendorView {
  return {
    code: vendorOf(vendor),
    name: vendor.displayName,
    isHot: vendor.isHot === 1,
    gameCount: vendor.gameCount,
    classifies: vendor.gameClassify.map(({ key }) => key),
  };
}
