import { readdirSync, readFileSync } from 'node:fs';
import { announcements, banners, helpItems, promotions, serviceItems } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { listedTitle, listedTitles } from './game-list.ts';

/** Kinds of games, by words that name them to readers and by parts of their titles' slugs. */
const KINDS: Readonly<Record<string, readonly [slugs: RegExp, words: RegExp]>> = {
  mines: [/mine/, /মাইন|\bmines?\b|माइंस/i],
  plinko: [/plinko/, /প্লিঙ্কো|plinko|प्लिंको/i],
  limbo: [/limbo/, /লিম্বো|limbo|लिम्बो/i],
  toss: [/toss/, /(?<![\u0980-\u09ff])টস|\btoss\b|टॉस/i],
  tower: [/tower-climb|kh-tower/, /মিনার|\bminar\b|मीनार/i],
  ludo: [/ludo|ladder/, /লুডু|লুডো|\bludo\b|लूडो/i],
  chess: [/chess/, /দাবা|\bchess\b|शतरंज/i],
  carrom: [/carrom/, /ক্যারম|carrom|कैरम/i],
  boards: [/ludo|chess|carrom|domino|ladder/, /বোর্ড|\bboards?\b|बोर्ड/i],
  dominoes: [/domino/, /ডমিনো|domino|डोमिनो/i],
  'teen patti': [/patti/, /পাত্তি|patti|पत्ती/i],
  rummy: [/rummy/, /রামি|rummy|रमी/i],
  poker: [/poker|holdem|omaha/, /পোকার|poker|पोकर/i],
  baccarat: [/baccarat/, /বাকারা|baccarat|बैकरेट/i],
  blackjack: [/blackjack/, /ব্ল্যাকজ্যাক|blackjack|ब्लैकजैक/i],
  'andar bahar': [/andar/, /আন্দর|andar|अंदर बाहर/i],
  'sic bo': [/sic-?bo/, /সিক বো|sic bo|सिक बो/i],
  'hi-lo': [/hilo|hi-lo/, /বেশি কম|hi-lo|हाई-लो/i],
  'cards at large': [/callbreak|bridge|twenty-nine|hazari/, /তাসের|\bcards?\b|ताश/i],
  'live dealers': [/live-baccarat|live-blackjack|dealer/, /ডিলার|\bdealers?\b|डीलर/i],
  bingo: [/bingo/, /বিঙ্গো|bingo|बिंगो/i],
  jackpot: [/jackpot/, /জ্যাকপট|jackpot|जैकपॉट/i],
  cricket: [/cricket/, /ক্রিকেট|cricket|क्रिकेट/i],
  tennis: [/tennis/, /টেনিস|tennis|टेनिस/i],
  kabaddi: [/kabaddi/, /কাবাডি|kabaddi|कबड्डी/i],
  penalties: [/penalty/, /পেনাল্টি|penalt|पेनल्टी/i],
  'draws by digits': [/pick-|digits|quick-/, /অঙ্কের ড্র|draws of .*digits|अंकों के ड्रॉ/i],
  'scratch tickets': [/scratch/, /স্ক্র্যাচ|scratch|स्क्रैच/i],
  football: [/football/, /ফুটবল|football|फ़ुटबॉल/i],
  roulette: [/roulette/, /রুলেট|roulette|रूलेट/i],
  keno: [/keno/, /কেনো(?![\u0980-\u09ff])|\bkeno\b|केनो/i],
};

/** Words that say that a game is not there, or not yet. */
const SAYS_SO = /আপাতত|এখনও|ডিলার নেই|for now|\byet\b|still being built|no dealer|अभी|डीलर नहीं/i;

const isThere = ([slugs]: readonly [RegExp, RegExp]) =>
  [...listedTitles.keys()].some((slug) => slugs.test(slug) && listedTitle(slug)?.isOwn === true);
const missing = Object.entries(KINDS).filter(([, kind]) => !isThere(kind));

type Text = { readonly bn: string; readonly en: string; readonly hi?: string };
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'bn' in value && 'en' in value;

/**
 * The texts that are read together in one language, such as those of a banner, an announcement or a part of the help.
 */
function blocksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const texts = parts.filter(isText);
  const own = (['bn', 'en', 'hi'] as const).map((language) =>
    texts.map((text) => text[language] ?? '').join('\n'),
  );
  const below = parts.filter((part) => !isText(part)).flatMap(blocksIn);
  return [...own.filter((text) => text.trim() !== ''), ...below];
}

/** The kinds that a text names as if they existed. */
function promisesOf(text: string): string[] {
  if (SAYS_SO.test(text)) return [];
  return missing.filter(([, [, words]]) => words.test(text)).map(([kind]) => kind);
}

const folder = new URL('../../../../packages/i18n/messages/', import.meta.url);
/** Keys of labels, which list a title under its kind, and of texts that describe an illustration. */
const LABEL = /^(?:lobby\.(?:category|section|jackpot)\.|games\.title\.)/;

describe('what texts say about games', () => {
  it('VENDOR-06 knows which kinds do not exist yet', () => {
    const names = missing.map(([kind]) => kind);
    expect(names).toEqual(expect.arrayContaining(['mines', 'plinko', 'ludo', 'chess', 'cricket']));
    for (const there of ['football', 'roulette', 'keno']) expect(names).not.toContain(there);
    expect(promisesOf('Uran, Mines and Ludo on one page.')).toEqual(['mines', 'ludo']);
    expect(promisesOf('মাইন আর লুডু এক পাতায়।')).toEqual(['mines', 'ludo']);
    expect(promisesOf('A drawn cricket field, football rules for now')).toEqual([]);
  });

  it('VENDOR-06 every watched kind has titles', () => {
    for (const [kind, [slugs]] of Object.entries(KINDS))
      expect(
        [...listedTitles.keys()].some((slug) => slugs.test(slug)),
        kind,
      ).toBe(true);
  });

  it('VENDOR-06 no text of the demo promises a game that does not exist', () => {
    const blocks = blocksIn({ banners, announcements, promotions, helpItems, serviceItems });
    expect(blocks.length).toBeGreaterThan(150);
    const broken = blocks
      .map((text) => [promisesOf(text), text])
      .filter(([kinds]) => kinds?.length);
    expect(broken).toEqual([]);
  });

  it.each(['bn', 'en', 'hi'])('VENDOR-06 no message in %s promises one', (language) => {
    for (const file of readdirSync(new URL(`${language}/`, folder))) {
      const text = readFileSync(new URL(`${language}/${file}`, folder), 'utf8');
      for (const [key, message] of Object.entries(JSON.parse(text) as Record<string, string>))
        if (!LABEL.test(key)) expect(promisesOf(message), `${key}: ${message}`).toEqual([]);
    }
  });
});
