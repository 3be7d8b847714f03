import { toLatinDigits } from '@maidan/contract/digits';
import type { HelpItem } from '@maidan/contract/types';
import { soundOf } from './sound.ts';
import { SYNONYMS } from './synonyms.ts';

/** One word of a text, with its place there. */
export interface Word {
  readonly text: string;
  readonly sound: string;
  readonly start: number;
  readonly end: number;
}

/** A text that can be searched. `meanings` are the groups of synonyms that it speaks of. */
export interface IndexedText {
  readonly plain: string;
  readonly words: readonly Word[];
  readonly meanings: ReadonlySet<number>;
}

/** One article in one language. */
export interface IndexedVersion {
  readonly topic: IndexedText;
  readonly title: IndexedText;
  readonly body: IndexedText;
}

/** One article in every language that is searched; the first is the reader's. */
export interface IndexedArticle {
  readonly href: string;
  readonly versions: readonly [IndexedVersion, ...IndexedVersion[]];
}

const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
/** A shorter word could be the beginning of very different ones. */
const STEM_LENGTH = 4;

/** The words of a text, with figures in Latin digits. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = toLatinDigits(
      match[0]
        .normalize('NFC')
        .replaceAll(/[\u200C\u200D]/g, '')
        .toLowerCase(),
    );
    const start = match.index;
    return { text: word, sound: rememberedSound(word), start, end: start + match[0].length };
  });
}

const soundsOfWords = new Map<string, string>();

/** Most words of a help centre stand in it many times. */
function rememberedSound(word: string): string {
  const known = soundsOfWords.get(word);
  if (known !== undefined) return known;
  const sound = soundOf(word);
  if (soundsOfWords.size < 20_000) soundsOfWords.set(word, sound);
  return sound;
}

/** A synonym that was found in a text: its group, and which words say it. */
export interface FoundMeaning {
  readonly meaning: number;
  readonly from: number;
  readonly to: number;
}

interface Phrase {
  readonly meaning: number;
  readonly sounds: readonly string[];
}

/** The synonyms as sequences of sounds, by the first of them. */
const PHRASES = new Map<string, Phrase[]>();
SYNONYMS.forEach((group, meaning) => {
  for (const phrase of group) {
    const sounds = wordsOf(phrase).map(({ sound }) => sound);
    const [first = ''] = sounds;
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { meaning, sounds }]);
  }
});

/** The synonyms in a sequence of words, endings of words left aside. */
export function meaningsIn(words: readonly Word[]): FoundMeaning[] {
  return words.flatMap(({ sound }, from) =>
    phrasesOf(sound)
      .filter(({ sounds }) => saysPhrase(words, from, sounds))
      .map(({ meaning, sounds }) => ({ meaning, from, to: from + sounds.length })),
  );
}

/** The phrases whose first word is this one or its stem. */
function phrasesOf(sound: string): Phrase[] {
  const found = sound.length < STEM_LENGTH ? (PHRASES.get(sound) ?? []).slice() : [];
  for (let length = STEM_LENGTH; length <= sound.length; length += 1)
    found.push(...(PHRASES.get(sound.slice(0, length)) ?? []));
  return found;
}

function saysPhrase(words: readonly Word[], from: number, sounds: readonly string[]): boolean {
  return sounds.every((sound, step) => {
    const word = words[from + step]?.sound;
    return word === sound || (sound.length >= STEM_LENGTH && word?.startsWith(sound) === true);
  });
}

/** Makes the articles of a help centre searchable. The further lists are the same help in other languages. */
export function indexHelp(
  lists: readonly [readonly HelpItem[], ...HelpItem[][]],
): IndexedArticle[] {
  const [own, ...others] = lists;
  return own.flatMap((item, place) => {
    const address = item.tag ? `tag=${encodeURIComponent(item.tag)}` : `i=${place}`;
    const same = others.map((list) =>
      item.tag ? list.find(({ tag }) => tag === item.tag) : list[place],
    );
    const known = same.filter((other) => other !== undefined);
    const whole: IndexedArticle = {
      href: `/m/help?${address}`,
      versions: [versionOf(item, item), ...known.map((other) => versionOf(other, other))],
    };
    const parts = item.children.map((child, part): IndexedArticle => {
      const translated = known.flatMap((other) => {
        const otherChild = other.children[part];
        return otherChild ? [versionOf(other, otherChild)] : [];
      });
      return {
        href: `/m/help?${address}&c=${part}`,
        versions: [versionOf(item, child), ...translated],
      };
    });
    return [whole, ...parts];
  });
}

function versionOf(
  topic: Pick<HelpItem, 'title'>,
  { title, content }: Pick<HelpItem, 'title' | 'content'>,
): IndexedVersion {
  return { topic: textOf(topic.title), title: textOf(title), body: textOf(plainText(content)) };
}

function textOf(plain: string): IndexedText {
  const words = wordsOf(plain);
  return { plain, words, meanings: new Set(meaningsIn(words).map(({ meaning }) => meaning)) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** The text of clean HTML without its markup. What stood on lines of its own does not run together. */
function plainText(html: string): string {
  return html
    .replaceAll(/([^\s.।?!:])<\/strong>\s*<p>/g, '$1: ')
    .replaceAll(/<\/li>\s*<li>/g, ' · ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
