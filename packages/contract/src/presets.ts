/**
 * What each category asks the game list for (CAT-13 to CAT-21), in both readings. Free of zod: the lobby of the api and
 * the screens of web use the same table.
 */
import { categoryRecord } from './categories.ts';
import type { Category, PresetVendors } from './categories.ts';
import type { GameType } from './constants.ts';

/** One of two dialects in which a category asks the game list; a site's settings choose it (CAT-13). */
export type PresetDialect = 'rng' | 'slot';

/** What a category sends: `gameType` also takes `slot`, the alternate reading's name; the rest may be empty. */
export interface PresetQuery {
  readonly gameType: GameType | 'slot' | '';
  readonly gameClassify: string;
  /** Codes; none for every vendor of the type. */
  readonly vendors: readonly string[];
}

/** A vendor code that no vendor has. A vendor preset on a site without such vendors asks for it and gets no games. */
const NO_VENDOR = '_';

/** What a category asks the game list for. HOT has no type, because it is the list of hot games of every type. */
export function presetQuery(
  category: Category,
  dialect: PresetDialect,
  vendors: PresetVendors,
): PresetQuery {
  const { preset } = categoryRecord(category);
  if (!preset) return { gameType: '', gameClassify: '', vendors: [] };
  const listed = preset.vendorList && vendors[preset.vendorList];
  const named = preset.vendor === undefined ? [] : [preset.vendor];
  return {
    gameType: dialect === 'slot' && preset.hasSlotReading ? 'slot' : preset.type,
    gameClassify: preset.classify ?? '',
    vendors: listed?.length === 0 ? [NO_VENDOR] : (listed ?? named),
  };
}

/** The game type stored for a type on the wire: `slot` is the alternate name of RNG. */
export function storedGameType(wireType: string): string {
  return wireType === 'slot' ? 'RNG' : wireType;
}
