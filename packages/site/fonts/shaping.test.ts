import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { beforeAll, describe, expect, it } from 'vitest';
import { bengaliFace, faces, partnerFile } from './faces.ts';
import { looksAlike, openFont, type ShapingFont } from './shaping.ts';

const fileOf = (path: string) => readFile(new URL(path, import.meta.url));
const open = async (path: string, weight?: number) =>
  openFont(await convert(await fileOf(path), 'sfnt'), weight);

const SHIPPED: [path: string, weight: number][] = [
  ...faces.flatMap(({ family, file, axis }): [string, number][] =>
    family === bengaliFace.family && typeof axis === 'number' ? [[file, axis]] : [],
  ),
  ...partnerFile.folders.map((folder): [string, number] => [
    folder + partnerFile.file,
    partnerFile.axis,
  ]),
];
const DIGITS = partnerFile.folders.map((folder) => `${folder}anek-bangla-digits.woff2`);

const CONSONANTS = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ড়', 'ঢ়', 'য়'];
const VOWEL_SIGNS = [...'ািীুূৃেৈোৌ'];
const OTHER_SIGNS = ['ঁ', 'ং', 'ঃ', '্', '্য', '্র', '্ব'];
const LETTERS = [...'অআইঈউঊঋএঐওঔৎংঃঁ০১২৩৪৫৬৭৮৯৳।'];
const CONJUNCTS =
  'ক্ক ক্ট ক্ত ক্ষ ক্ষ্ম ক্স গ্ধ ঙ্ক ঙ্গ ঙ্ঘ চ্চ চ্ছ জ্জ জ্ঞ ঞ্চ ঞ্ছ ঞ্জ ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড ত্ত ত্ত্ব ত্থ ত্ন ত্ম ত্র দ্দ দ্ধ দ্ব দ্ভ দ্র ন্ট ন্ড ন্ত ন্ত্র ন্থ ন্দ ন্দ্র ন্ধ ন্ন প্ট প্ত প্প প্র ব্জ ব্দ ব্ধ ভ্র ম্প ম্ফ ম্ব ম্ভ ম্ম ল্ক ল্ট ল্ড ল্প ল্ল শ্চ শ্র ষ্ক ষ্ট ষ্ট্র ষ্ঠ ষ্ণ ষ্প ষ্ম স্ক স্ট স্ট্র স্ত স্ত্র স্থ স্ন স্প স্ফ স্ম স্র হ্ন হ্ম হৃ হু রু রূ গু শু র্ক র্ত র্ম র্য র্দ্র'.split(
    ' ',
  );
const WORDS =
  'দৌড় নৌকা মৌমাছি চৌদ্দ সৌভাগ্য ব্যালেন্স ঘোরান স্বাগতিক উড়ে গেছে ক্যাশ আউট জ্যাকপট র‍্যাঙ্ক ক্রিপ্টোগ্রাফিক'.split(' ');

const SAMPLES = [
  ...LETTERS,
  ...CONJUNCTS,
  ...WORDS,
  ...[...CONSONANTS, ...CONJUNCTS].flatMap((base) =>
    [...VOWEL_SIGNS, ...OTHER_SIGNS].map((sign) => base + sign),
  ),
];

describe('Bengali as it is drawn', () => {
  const full = new Map<number, ShapingFont>();
  beforeAll(async () => {
    const source = `../../../demo/fonts/${bengaliFace.source}`;
    for (const [, weight] of SHIPPED) full.set(weight, await open(source, weight));
  });

  it.each(SHIPPED)(
    'every letter, vowel sign and conjunct of %s looks as in the whole face',
    async (path, weight) => {
      const font = await open(path);
      const broken = SAMPLES.filter(
        (text) => !looksAlike(font.draw(text), full.get(weight)?.draw(text) ?? [], 2),
      );
      expect(broken).toEqual([]);
    },
  );

  it.each(DIGITS)('every digit of %s looks as in the complete face', async (path) => {
    const source = `../../../demo/fonts/${bengaliFace.source}`;
    for (const weight of [450, 700]) {
      const [small, whole] = [await open(path, weight), await open(source, weight)];
      for (const sign of '০১২৩৪৫৬৭৮৯৳')
        expect(looksAlike(small.draw(sign), whole.draw(sign), 2), sign).toBe(true);
    }
  });

  it('a sign that lost its shape is noticed', async () => {
    const [path = '', weight = 0] = SHIPPED[0] ?? [];
    const font = await open(path);
    expect(looksAlike(font.draw('দো'), full.get(weight)?.draw('দৌ') ?? [], 2)).toBe(false);
    expect(looksAlike(font.draw('ন্ত'), full.get(weight)?.draw('ন্‌ত') ?? [], 2)).toBe(false);
  });
});
