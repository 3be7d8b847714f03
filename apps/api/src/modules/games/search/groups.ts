import type { GameGroup, VendorRow } from '../catalogue/games.store.ts';
import type { Catalogue } from '../catalogue/site-catalogue.ts';
import { earFor } from './closeness.ts';
import type { Ear, Heard } from './closeness.ts';
import { FILLERS, GROUP_WORDS } from './group-words.ts';
import { formsOf, namesIn } from './search-keys.ts';

/** How close a text has to sound to the name of a vendor or of a kind of games. */
const LEAST_CLOSENESS = 0.84;
/** Two short words are sooner like something by chance. */
const LEAST_OF_PART = 0.9;
const SAME = 0.05;
const MOST_VENDORS = 3;
/** Longer texts are not cut in every place. */
const MOST_WORDS = 5;

/** A vendor or a kind of games, and how its names sound. */
export interface NamedGroup {
  readonly group: GameGroup;
  readonly vendor?: VendorRow;
  readonly forms: readonly (readonly string[])[];
}

/** The groups of games that a text names, and the vendors among them. */
export interface FoundGroups {
  readonly groups: readonly GameGroup[];
  readonly vendors: readonly VendorRow[];
  /** 0 where the text names none. */
  readonly closeness: number;
}

const listed = (words: string) => words.split(',').map((word) => word.trim());
const fillers = new Set(formsOf(listed(FILLERS)).map((form) => form.join('')));

/** Every vendor, classify and game type of a site's catalogue by its names. */
export function namedGroups({ vendors, classifies, counts }: Catalogue): NamedGroup[] {
  const kinds = new Set(
    counts.flatMap(({ gameType, classifies: keys }) => [
      gameType,
      ...Object.keys(keys).map((key) => `#${key}`),
    ]),
  );
  const inWords = Object.entries(GROUP_WORDS).filter(([kind]) => kinds.has(kind));
  return [
    ...[...vendors.values()].map((vendor) => ({
      group: { vendor: vendor.vendor },
      vendor,
      forms: formsOf([vendor.displayName, ...namesIn(vendor.displayNames ?? {})]),
    })),
    ...classifies.map(({ key, name }) => ({
      group: { classify: key },
      forms: formsOf(namesIn(name)),
    })),
    ...inWords.map(([kind, words]) => ({
      group: kind.startsWith('#') ? { classify: kind.slice(1) } : { gameType: kind },
      forms: formsOf(listed(words)),
    })),
  ];
}

/** The groups that the typed words name as a whole, or in two parts such as a vendor and a kind. */
export function findGroups(
  typed: readonly string[],
  all: readonly NamedGroup[],
  heard: Heard = new Map(),
): FoundGroups {
  const plain = typed.filter((word) => !fillers.has(word));
  const whole = best(typed, all, heard);
  const isFilled = plain.length > 0 && plain.length < typed.length;
  const stripped = isFilled ? best(plain, all, heard) : NONE;
  return [whole, stripped, inTwoParts(typed, all, heard)].reduce((one, other) =>
    other.closeness > one.closeness ? other : one,
  );
}

const NONE: FoundGroups = { groups: [], vendors: [], closeness: 0 };

function inTwoParts(
  typed: readonly string[],
  all: readonly NamedGroup[],
  heard: Heard,
): FoundGroups {
  for (let cut = 1; cut < Math.min(typed.length, MOST_WORDS); cut += 1) {
    const first = best(typed.slice(0, cut), all, heard);
    const second = first.closeness === 0 ? NONE : best(typed.slice(cut), all, heard);
    const closeness = Math.min(first.closeness, second.closeness);
    if (closeness < LEAST_OF_PART) continue;
    return {
      groups: first.groups.flatMap((one) => second.groups.map((other) => ({ ...one, ...other }))),
      vendors: [...first.vendors, ...second.vendors],
      closeness,
    };
  }
  return NONE;
}

function best(typed: readonly string[], all: readonly NamedGroup[], heard: Heard): FoundGroups {
  const ear = earFor(typed, heard);
  const scored = all
    .map((named) => ({ ...named, closeness: groupCloseness(ear, named.forms) }))
    .filter(({ closeness }) => closeness >= LEAST_CLOSENESS)
    .sort((one, other) => other.closeness - one.closeness);
  const [first] = scored;
  if (!first) return NONE;
  const near = scored.filter(({ closeness }) => closeness >= first.closeness - SAME);
  const vendors = near.flatMap(({ vendor }) => (vendor ? [vendor] : [])).slice(0, MOST_VENDORS);
  return { groups: near.map(({ group }) => group), vendors, closeness: first.closeness };
}

/** A group is named from its first word: "live" does not name "Baagh Live". */
function groupCloseness(ear: Ear, forms: readonly (readonly string[])[]): number {
  let most = 0;
  for (const form of forms)
    if (ear.pairs(form)[0]?.at === 0) most = Math.max(most, ear.closeness(form));
  return most;
}
