import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { contentOf } from '../catalogue/game-pages.ts';
import type { PageBounds } from '../catalogue/games.store.ts';
import type { Catalogue } from '../catalogue/site-catalogue.ts';
import { gamesStore } from '../catalogue/games.store.ts';
import type { GameFilter, GameGroup, GameRow, VendorRow } from '../catalogue/games.store.ts';
import { titlesStore } from '../catalogue/titles.store.ts';
import { earFor } from './closeness.ts';
import type { Ear, Heard } from './closeness.ts';
import { findGroups, namedGroups } from './groups.ts';
import type { FoundGroups, NamedGroup } from './groups.ts';
import { folded, scriptOf } from './sounds/sounds.ts';
import { formsOf, namesIn, storedForms, typedOf } from './search-keys.ts';
import type { Typed } from './search-keys.ts';
import { searchStore } from './search.store.ts';
import type { Candidate } from './search.store.ts';

/** A name has to sound at least so close, and no further from the closest than the reach. */
const LEAST_CLOSENESS = 0.64;
const REACH = 0.2;
/** Where a name is so close, no other is looked for that shares less with the text. */
const CLOSE_ENOUGH = 0.9;
/** Names that are equally close within a step are ordered by how hot they are. */
const STEPS = 20;
/** Names that are so much less close than a group stand before its other games. */
const AS_CLOSE = 0.06;
const CACHED_SEARCHES = 500;

/** A page of what a text finds. */
export interface Found {
  readonly rows: readonly GameRow[];
  readonly totalCount: number;
  readonly vendors: readonly VendorRow[];
  readonly didYouMean?: string;
  readonly typed: Typed;
}

interface Search extends Omit<Found, 'rows'> {
  /** Games found by name before and after those of the named groups. */
  readonly close: readonly Candidate[];
  readonly further: readonly Candidate[];
  readonly groupFilter?: GameFilter;
  readonly groupCount: number;
}

/** What is known of a site before a search. */
interface Known {
  readonly catalogue: Catalogue;
  readonly groups: readonly NamedGroup[];
  readonly countOf: (filter: GameFilter) => Promise<number>;
}

interface Scored {
  readonly row: Candidate;
  readonly closeness: number;
}

/**
 * Finds games by what people type: by a part of a name, by its sound in any script, and by the name of a vendor or of a
 * kind of games. The closest come first, and the hottest of those that are equally close.
 */
export function searchService(db: Database) {
  const searches = versionedCache<Search>({ most: CACHED_SEARCHES });
  const names = versionedCache<NamedGroup[]>({ most: 200 });
  const counts = versionedCache<number>({ most: CACHED_SEARCHES });

  return {
    /** A page of what the text finds among the games of a filter; empty after the last page. */
    async find(
      site: SiteView,
      text: string,
      filter: GameFilter,
      page: PageBounds,
      catalogue: Catalogue,
    ): Promise<Found> {
      const key = `${site.siteId}|${JSON.stringify(filter)}|${folded(text)}`;
      const groups = await names.get(contentOf(site), site.siteId, async () =>
        namedGroups(catalogue),
      );
      const countOf = (counted: GameFilter) =>
        counts.get(contentOf(site), `${site.siteId}|${JSON.stringify(counted)}`, () =>
          gamesStore(db, site.siteId).count(counted, catalogue.off),
        );
      const search = await searches.get(contentOf(site), key, () =>
        run(db, site.siteId, typedOf(text), filter, { catalogue, groups, countOf }),
      );
      return { ...search, rows: await pageOf(db, site.siteId, search, page, catalogue.off) };
    },
  };
}

async function run(
  db: Database,
  siteId: string,
  typed: Typed,
  filter: GameFilter,
  { catalogue, groups, countOf }: Known,
): Promise<Search> {
  const { off } = catalogue;
  const heard: Heard = new Map();
  const named = findGroups(typed.words, groups, heard);
  const store = searchStore(db, siteId);
  const ear = earFor(typed.words, heard);
  const isMeant = (games: readonly Candidate[]) =>
    games.some((row) => closenessOf(row, typed, ear) >= CLOSE_ENOUGH);
  const scored = byCloseness(await store.candidates(typed, filter, off, isMeant), typed, ear);
  const rows = scored.map(({ row }) => row);
  const close = scored.filter(({ closeness }) => closeness >= named.closeness - AS_CLOSE).length;
  const inGroups = rows.filter((row) => named.groups.some((group) => isIn(group, row)));
  const ofGroups = { ...filter, anyOf: named.groups };
  const groupCount = named.groups.length === 0 ? 0 : (await countOf(ofGroups)) - inGroups.length;
  const groupFilter = { ...ofGroups, except: inGroups };
  const didYouMean = suggestion(typed, scored[0], named);
  return {
    typed,
    close: rows.slice(0, close),
    further: rows.slice(close),
    groupCount,
    ...(groupCount > 0 ? { groupFilter } : {}),
    totalCount: rows.length + groupCount,
    vendors: named.vendors,
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
}

function isIn({ vendor, gameType, classify }: GameGroup, row: Candidate): boolean {
  return (
    (vendor === undefined || row.vendor === vendor) &&
    (gameType === undefined || row.gameType === gameType) &&
    (classify === undefined || row.classifies.includes(classify))
  );
}

async function pageOf(
  db: Database,
  siteId: string,
  { close, further, groupFilter, groupCount }: Search,
  { offset, limit }: PageBounds,
  off: readonly string[],
): Promise<GameRow[]> {
  const store = gamesStore(db, siteId);
  const before = close.slice(offset, offset + limit);
  const start = Math.max(0, offset - close.length);
  const wanted = Math.min(limit - before.length, groupCount - start);
  const ofGroups =
    groupFilter && wanted > 0
      ? await store.list(groupFilter, off, { offset: start, limit: wanted })
      : [];
  const from = Math.max(0, offset - close.length - groupCount);
  const isBeyond = offset + limit > close.length + groupCount;
  const after = isBeyond ? further.slice(from, from + limit - before.length - ofGroups.length) : [];
  const found = await titlesStore(db, siteId).games([...before, ...after]);
  return [...found.slice(0, before.length), ...ofGroups, ...found.slice(before.length)];
}

function byCloseness(candidates: readonly Candidate[], typed: Typed, ear: Ear): Scored[] {
  const scored = candidates.map((row) => ({ row, closeness: closenessOf(row, typed, ear) }));
  const best = Math.max(0, ...scored.map(({ closeness }) => closeness));
  const least = Math.max(LEAST_CLOSENESS, Math.min(best, 1) - REACH);
  return scored
    .filter(({ closeness }) => closeness >= least)
    .sort(
      (one, other) =>
        step(other.closeness) - step(one.closeness) ||
        (one.row.playRank ?? Infinity) - (other.row.playRank ?? Infinity) ||
        one.row.sortRank - other.row.sortRank ||
        other.closeness - one.closeness ||
        (one.row.sortName < other.row.sortName ? -1 : 1),
    );
}

const step = (closeness: number) => Math.round(closeness * STEPS);

/** More than 1 where a name has the text as it is typed, from the beginning of a word. */
function closenessOf(row: Candidate, typed: Typed, ear: Ear): number {
  let most = Math.max(...namesIn(row.name).map((name) => containing(name, typed.text)));
  if (most > 1) return most;
  for (const form of storedForms(row.searchSound ?? '')) most = Math.max(most, ear.closeness(form));
  return most;
}

function containing(name: string, text: string): number {
  const whole = folded(name);
  if (whole === text) return 1.2;
  if (` ${whole}`.includes(` ${text}`)) return 1.1;
  return whole.includes(text) ? 0.9 : 0;
}

/** The name that was probably meant, where nothing has the text as it is typed. */
function suggestion(
  typed: Typed,
  best: Scored | undefined,
  named: FoundGroups,
): string | undefined {
  if (!best || best.closeness > 1 || named.closeness >= best.closeness) return undefined;
  const script = scriptOf(typed.text);
  const ear = earFor(typed.words);
  const [closest] = [...new Set(namesIn(best.row.name))]
    .map((name) => ({
      name,
      closeness:
        Math.max(...formsOf([name]).map((form) => ear.closeness(form))) +
        (scriptOf(name) === script ? 0.05 : 0),
    }))
    .sort((one, other) => other.closeness - one.closeness);
  return closest?.name;
}
