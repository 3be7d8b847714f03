import { earFor } from './closeness.ts';
import type { Typed } from './search-keys.ts';
import { folded, soundOf } from './sounds/sounds.ts';

/** A part of a name: from this place up to before that one, in UTF-16 units. */
export interface NamePart {
  readonly from: number;
  readonly to: number;
}

const WORD = /(?:[\p{L}\p{M}'’]|\u200C|\u200D)+|\d+/gu;
const LEAST_CLOSENESS = 0.64;

/** The parts of a name that the typed words mean: what is written as typed, otherwise the words that sound like it. */
export function nameMatches(name: string, typed: Typed): NamePart[] {
  const at = name.toLowerCase().indexOf(typed.text);
  if (at >= 0 && typed.text !== '') return [{ from: at, to: at + typed.text.length }];
  const words = [...name.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    sound: soundOf(folded(word)),
  }));
  const sounds = words.map(({ sound }) => sound);
  const isWhole = earFor([typed.words.join('')]).closeness([sounds.join('')]) > LEAST_CLOSENESS;
  const [first] = words;
  const last = words.at(-1);
  if (first && last && isWhole && sounds.length > typed.words.length)
    return [{ from: first.from, to: last.to }];
  const found = earFor(typed.words)
    .pairs(sounds)
    .filter(({ closeness }) => closeness > LEAST_CLOSENESS);
  const places = new Set(
    found.flatMap(({ at: place, words: count }) =>
      Array.from({ length: count }, (_, more) => place + more),
    ),
  );
  return joined(words.filter((_, place) => places.has(place)));
}

/** Neighbouring words as one part. */
function joined(parts: readonly NamePart[]): NamePart[] {
  const whole: NamePart[] = [];
  for (const { from, to } of parts) {
    const before = whole.at(-1);
    if (before && from - before.to <= 1) whole[whole.length - 1] = { from: before.from, to };
    else whole.push({ from, to });
  }
  return whole;
}
