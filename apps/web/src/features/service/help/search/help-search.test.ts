import { helpItems } from '@maidan/demo';
import { describe, expect, test } from 'vitest';
import { helpSearch } from './help-search.ts';
import { soundOf } from './sound.ts';

type Language = 'bn' | 'en' | 'hi';

/** The demo's help centre, as the gateway answers it in a language. */
function helpIn(language: Language) {
  const textIn = (text: { bn: string; en: string; hi?: string }) => text[language] ?? text.en;
  return helpItems.map(({ tag, version, title, content, children }) => ({
    tag,
    version,
    title: textIn(title),
    content: textIn(content),
    children: children.map((child) => ({
      title: textIn(child.title),
      content: textIn(child.content),
    })),
  }));
}

const SEARCHES = {
  bn: helpSearch([helpIn('bn'), helpIn('en')]),
  en: helpSearch([helpIn('en'), helpIn('bn')]),
  hi: helpSearch([helpIn('hi'), helpIn('en'), helpIn('bn')]),
};
const addresses = (language: Language, query: string) =>
  SEARCHES[language](query).hits.map(({ href }) => href.replace('/m/help?tag=', ''));
const shown = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');

// What people type on phones, in the letters and languages they have there, and the article that answers it.
const PAIRS: readonly (readonly [Language, string, string])[] = [
  ['bn', 'টাকা জমা হয়নি', 'deposit&c=1'],
  ['bn', 'taka joma hoyni', 'deposit&c=1'],
  ['bn', 'taka pathaisi joma hoy nai', 'deposit&c=1'],
  ['bn', 'money not credited', 'deposit&c=1'],
  ['bn', 'টাকা তোলা', 'withdrawal&c=0'],
  ['bn', 'টাকা উঠানো', 'withdrawal&c=0'],
  ['bn', 'taka tulbo kivabe', 'withdrawal&c=0'],
  ['bn', 'uttolon', 'withdrawal&c=0'],
  ['bn', 'withdraw', 'withdrawal&c=0'],
  ['bn', 'cash out', 'withdrawal&c=0'],
  ['bn', 'পাসওয়ার্ড ভুলে গেছি', 'account&c=1'],
  ['bn', 'password bhule gechi', 'account&c=1'],
  ['bn', 'forgot pasword', 'account&c=1'],
  ['bn', 'password bodlabo', 'account&c=0'],
  ['bn', 'otp ashche na', 'account&c=2'],
  ['bn', 'ওটিপি আসে না', 'account&c=2'],
  ['bn', 'login korte parchi na', 'account&c=4'],
  ['bn', 'বোনাস পাইনি', 'bonus&c=2'],
  ['bn', 'bonus joma hoyni', 'bonus&c=2'],
  ['bn', 'turnover', 'bonus&c=0'],
  ['bn', 'beter shorto', 'bonus&c=0'],
  ['bn', 'offer kothay', 'bonus&c=1'],
  ['bn', 'ভাষা', 'phone&c=1'],
  ['bn', 'bhasha bodlabo', 'phone&c=1'],
  ['bn', 'slow internet', 'phone&c=0'],
  ['bn', 'net dhir', 'phone&c=0'],
  ['bn', 'app install', 'phone&c=2'],
  ['bn', 'ব্যালেন্স মিলছে না', 'wallet&c=1'],
  ['bn', 'balance lukano', 'wallet&c=2'],
  ['bn', 'crash', 'rules&c=1'],
  ['bn', 'মাছ', 'rules&c=4'],
  ['en', 'withdrawl', 'withdrawal&c=0'],
  ['en', 'টাকা তোলা', 'withdrawal&c=0'],
  ['en', 'taka tola', 'withdrawal&c=0'],
  ['en', 'change password', 'account&c=0'],
  ['en', 'rollover', 'bonus&c=0'],
  ['hi', 'पैसे निकालना', 'withdrawal&c=0'],
  ['hi', 'paise nikalna', 'withdrawal&c=0'],
  ['hi', 'पासवर्ड', 'account&c=0'],
  ['hi', 'bhasha', 'phone&c=1'],
];

describe('the search of the help centre', () => {
  test('CS-07 finds by the letters and words of Bengali, Latin and Devanagari, and by meaning', () => {
    const missed = PAIRS.filter(
      ([language, query, wanted]) => !addresses(language, query).slice(0, 3).includes(wanted),
    );
    expect(
      missed.map(([language, query]) => [query, addresses(language, query).slice(0, 3)]),
    ).toEqual([]);
  });

  test('CS-07 figures of either script are the same, and never alike', () => {
    expect(addresses('bn', '১৮')).toEqual(addresses('bn', '18'));
    expect(addresses('bn', '18')).toContain('terms&c=0');
    expect(addresses('bn', '19')).toEqual([]);
  });

  test('says in which words it searched when they are written in other letters', () => {
    expect(SEARCHES.bn('taka joma hoyni').searchedAs).toBe('টাকা জমা হয়নি');
    expect(SEARCHES.bn('টাকা জমা হয়নি').searchedAs).toBeUndefined();
    expect(SEARCHES.en('password').searchedAs).toBeUndefined();
  });

  test('marks what matches in the title and in a part of the text', () => {
    const [hit] = SEARCHES.bn('জমা হয়নি').hits;
    expect(hit?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'জমা',
      'হয়নি',
    ]);
    const multiplier = SEARCHES.bn('গুণক').hits[0];
    expect(multiplier?.excerpt.some(({ text, isMatch }) => isMatch && text === 'গুণক')).toBe(true);
    expect(shown(multiplier?.excerpt ?? []).length).toBeLessThan(130);
  });

  test('keeps apart in its excerpt what stands on lines of its own', () => {
    const excerpts = SEARCHES.en('cash out').hits.map(({ excerpt }) => shown(excerpt));
    expect(excerpts.some((text) => / out of here · Pay no fee/.test(text))).toBe(true);
  });

  test('finds nothing for what is nowhere, and takes any sign', () => {
    for (const query of ['zzzz', '<p', '%', '((', '👍', '\u09CD', '।'])
      expect([query, SEARCHES.bn(query).hits.length > 12]).toEqual([query, false]);
    expect(addresses('bn', 'zzzz')).toEqual([]);
    expect(addresses('bn', '<p')).toEqual([]);
  });
});

describe('the sound of a word', () => {
  test.each([
    ['টাকা', 'taka'],
    ['জমা', 'joma'],
    ['হয়নি', 'hoyni'],
    ['উত্তোলন', 'uttolon'],
    ['পাসওয়ার্ড', 'password'],
    ['ভাষা', 'bhasha'],
    ['अक्षर', 'akshar'],
    ['पासवर्ड', 'pasvard'],
  ])('%s sounds like %s', (word, typed) => {
    expect(soundOf(word)).toBe(soundOf(typed));
  });
});
