import { soundDistances } from './sound-distance.ts';

/** What each letter costs by which a word is longer than what was typed of it, and the most of it that counts. */
const UNTYPED = 0.03;
const MOST_UNTYPED = 4;
/** What it costs to have typed only the beginning of a word. */
const BEGUN = 0.05;
/** How much worse a name is by each of its words that was not typed. */
const UNTYPED_WORD = 0.02;
/** What it costs to read two words of a name as one. */
const READ_TOGETHER = 0.01;
const SHORT = 3;

/** The words of a name that a typed word means, and how close they sound to it. */
export interface Pair {
  readonly at: number;
  readonly words: number;
  readonly closeness: number;
}

/** Measures how close names sound to the words that somebody typed, from 0 to 1. */
export interface Ear {
  /** The spaces of the name may be elsewhere, and words of it may be missing. */
  closeness(name: readonly string[]): number;
  /** For each typed word what it means in a name. */
  pairs(name: readonly string[]): Pair[];
}

/** What was heard already: how close a typed word sounds to others. */
export type Heard = Map<string, Map<string, number>>;

/**
 * An ear for typed words. It remembers every word that it compared, because names share their words; ears for parts of
 * one text can share what they heard.
 */
export function earFor(typed: readonly string[], heard: Heard = new Map()): Ear {
  const together = typed.join('');
  const compared = (word: string) => closenessTo(word, heard);
  const ofWords = typed.map(compared);
  const ofTogether = compared(together);
  const pairs = (name: readonly string[]) =>
    typed.map((word, index) => pairOf(name, word.length, ofWords[index] ?? ofTogether));
  return {
    pairs,
    closeness(name) {
      if (typed.length === 0 || name.length === 0) return 0;
      const byWords = joinedPairs(pairs(name), typed, name.length);
      if (byWords === 1 || (typed.length === 1 && name.length <= 2)) return byWords;
      return Math.max(byWords, ofTogether(name.join('')));
    },
  };
}

function closenessTo(typed: string, heard: Heard): (word: string) => number {
  const known = heard.get(typed) ?? new Map<string, number>();
  heard.set(typed, known);
  return (word) => {
    const closeness = known.get(word) ?? wordCloseness(typed, word);
    known.set(word, closeness);
    return closeness;
  };
}

/** How close a typed word sounds to a word; its beginning counts as nearly whole. Numbers are the same or not at all. */
function wordCloseness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (isNumber(typed) || isNumber(word)) return 0;
  const { whole, begun, begunLength } = soundDistances(typed, word);
  const asWhole = near(whole, Math.max(typed.length, word.length));
  if (typed.length < SHORT) return asWhole;
  const untyped = Math.min(word.length - begunLength, MOST_UNTYPED);
  return Math.max(asWhole, near(begun, typed.length) - BEGUN - UNTYPED * untyped);
}

const near = (cost: number, length: number) => Math.max(0, 1 - cost / Math.max(length, 2));
const isNumber = (word: string) => word.charCodeAt(0) <= 0x39;

function pairOf(
  name: readonly string[],
  typedLength: number,
  closenessOf: (word: string) => number,
): Pair {
  let best: Pair = { at: 0, words: 1, closeness: 0 };
  for (const [at, word] of name.entries()) {
    const next = name[at + 1];
    const one = closenessOf(word);
    if (one > best.closeness) best = { at, words: 1, closeness: one };
    // A word that is longer than what was typed is only further away with another behind it.
    if (one === 1 || next === undefined || word.length >= typedLength) continue;
    const two = closenessOf(word + next) - READ_TOGETHER;
    if (two > best.closeness) best = { at, words: 2, closeness: two };
  }
  return best;
}

function joinedPairs(pairs: readonly Pair[], typed: readonly string[], nameWords: number): number {
  let sum = 0;
  let length = 0;
  const meant = new Set<number>();
  for (const [index, { at, words, closeness }] of pairs.entries()) {
    const letters = typed[index]?.length ?? 0;
    sum += closeness * letters;
    length += letters;
    for (let word = at; word < at + words; word += 1) meant.add(word);
  }
  return Math.max(0, sum / length - UNTYPED_WORD * (nameWords - meant.size));
}
