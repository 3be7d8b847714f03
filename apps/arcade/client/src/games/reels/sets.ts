import SETS from './art/sets.json' with { type: 'json' };

/** The four families of slots, by the room that plays them. */
export type Family = 'slot-classic' | 'slot-lines' | 'slot-cascade' | 'slot-respin';

/** Name of a set. Which drawings a set has stands in `art/sets.json`; a drawing may be in several. */
export type SetName = keyof typeof SETS;

/** The drawings of a set. */
export const drawingsOf = (set: SetName): readonly string[] => SETS[set];

/** The sets in which a family looks for the picture of a title, the best first. */
const ORDER: Record<Family, readonly SetName[]> = {
  'slot-classic': ['classic'],
  'slot-lines': [
    'forest',
    'friends',
    'river',
    'sea',
    'royal',
    'fair',
    'ancient',
    'sky',
    'table',
    'garden',
    'treasure',
  ],
  'slot-cascade': ['fruit', 'gems', 'sweets', 'garden'],
  'slot-respin': ['treasure', 'river', 'sea', 'forest', 'royal', 'fair', 'fruit', 'sky'],
};

/** The symbols of a title in the order of its table of pays, and the sets that hold their drawings. */
export interface TitleSymbols {
  names: string[];
  sets: SetName[];
}

const LETTERS = ['letter:A', 'letter:K', 'letter:Q', 'letter:J'];
const kindOf = (name: string) => name.split(',')[0] ?? name;

/** The pictures that a title names: one, or the fruit of a plate. */
function ownOf(motif: string): string[] {
  const [kind, things = ''] = motif.split(':');
  return kind === 'fruits' ? things.split(',').map((thing) => `fruit:${thing}`) : [motif];
}

/**
 * `count` others of a set: those that follow its own picture. Two titles with other pictures of one set then never show
 * the same ones, for every set has more of them than a title shows.
 */
function others(set: SetName, own: readonly string[], count: number): string[] {
  const drawings = drawingsOf(set);
  const from = drawings.indexOf(own[own.length - 1] ?? '') + 1;
  const taken = new Set(own.map(kindOf));
  const left = [...drawings.slice(from), ...drawings.slice(0, from)].filter((name) => {
    if (taken.has(kindOf(name))) return false;
    taken.add(kindOf(name));
    return true;
  });
  return left.slice(0, count);
}

/** The old fruit machine: the title's picture, seven, bar, bell, a fruit, cherries. */
function classicSymbols(own: string, seed: number): string[] {
  const fruit = ['plum', 'lemon', 'orange', 'grape', 'melon'][seed % 5] ?? 'plum';
  const bell = own === 'bell' ? 'horseshoe' : 'bell';
  return [own, 'one-seven', 'one-bar', bell, `fruit:${fruit}`, 'fruit:cherry'];
}

/**
 * The symbols of a title: its own picture first, then others of the same set. `seed` is a number that is always the same
 * for the title. A motif without a drawing takes the first one of the family.
 */
export function symbolsOf(family: Family, motif: string, seed: number): TitleSymbols {
  const [first = 'base'] = ORDER[family];
  const wanted = ownOf(motif);
  const set = ORDER[family].find((name) => drawingsOf(name).includes(wanted[0] ?? '')) ?? first;
  const drawn = wanted.filter((name) => drawingsOf(set).includes(name));
  const own = drawn.length > 0 ? drawn : drawingsOf(set).slice(0, 1);
  const [top = ''] = own;
  switch (family) {
    case 'slot-classic':
      return { names: classicSymbols(top, seed), sets: ['classic'] };
    case 'slot-cascade':
      return { names: [...own, ...others(set, own, 6 - own.length)], sets: [set] };
    case 'slot-respin':
      return { names: [top, ...others(set, [top], 2), ...LETTERS], sets: [set, 'base'] };
    case 'slot-lines':
      return {
        names: ['wild', 'scatter', top, ...others(set, [top], 4), ...LETTERS],
        sets: [set, 'base'],
      };
  }
}
