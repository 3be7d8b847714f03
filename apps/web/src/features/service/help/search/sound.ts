/**
 * What a word sounds like, in a few Latin letters, so that one word written in Bengali, Devanagari or Latin letters is
 * found by each of them. Devanagari letters lie at the places of the Bengali ones, 0x80 lower in Unicode.
 */

const VOWELS: Readonly<Record<string, string>> = {
  অ: 'a',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'ai',
  ও: 'a',
  ঔ: 'au',
};
const SIGNS: Readonly<Record<string, string>> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'ai',
  'ো': 'a',
  'ৌ': 'au',
};
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['কখ', 'k'],
      ['গঘ', 'g'],
      ['ঙঞণন', 'n'],
      ['চছ', 'c'],
      ['জঝয', 'j'],
      ['টঠতথ', 't'],
      ['ডঢদধ', 'd'],
      ['পফ', 'p'],
      ['বভ', 'b'],
      ['ম', 'm'],
      ['র', 'r'],
      ['ল', 'l'],
      ['শষস', 's'],
      ['হ', 'h'],
    ] as const
  ).flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound])),
);
const NUKTA = '\u09BC';
const VIRAMA = '\u09CD';
/** How people spell the sounds of these languages on a Latin keyboard, longer spellings first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/chh|ch/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/([kgjtdpb])h/g, '$1'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/f/g, 'p'],
  [/[vw]/g, 'b'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/o/g, 'a'],
];

/** The key of a word: equal for spellings that are spoken alike. Figures stay as they are. */
export function soundOf(word: string): string {
  const spoken = /[\u0900-\u09FF]/.test(word) ? soundOfIndic(word) : soundOfLatin(word);
  // Doubled letters are written and left out at will.
  return spoken.replaceAll(/(.)\1+/g, '$1');
}

function soundOfLatin(word: string): string {
  return LATIN.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word);
}

function soundOfIndic(word: string): string {
  // The Hindi letter of য is spoken y, as য় is.
  const text = word
    .normalize('NFC')
    .replaceAll('\u092F', `\u09AF${NUKTA}`)
    .replaceAll(/[\u0911\u0949]/g, 'a')
    .replaceAll(/[\u0900-\u097F]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x80))
    .replaceAll(`ও\u09AF${NUKTA}`, 'W')
    .replaceAll('\u09B5', 'W');
  let spoken = '';
  for (let at = 0; at < text.length; at += 1) spoken += letterSound(text, at);
  return spoken;
}

function letterSound(text: string, at: number): string {
  const letter = text[at] ?? '';
  const before = text[at - 1];
  if (letter === 'W') return `b${inherent(text, at + 1)}`;
  if (letter === 'ৎ') return 't';
  if (letter === 'ং') return 'n';
  const vowel = VOWELS[letter] ?? SIGNS[letter];
  if (vowel !== undefined) return vowel;
  const consonant = CONSONANTS[letter];
  if (consonant === undefined) return /[\u0980-\u09FF]/.test(letter) ? '' : letter;
  const hasNukta = text[at + 1] === NUKTA;
  if (letter === 'য' && before === VIRAMA) return '';
  if (letter === 'য' && hasNukta) return SIGNS[text[at + 2] ?? ''] === undefined ? 'i' : 'y';
  return consonant + inherent(text, at + (hasNukta ? 2 : 1));
}

/** The vowel that a consonant has when none is written, except at the end of a word. */
function inherent(text: string, next: number): string {
  const letter = text[next];
  return letter !== undefined && CONSONANTS[letter] !== undefined ? 'a' : '';
}
