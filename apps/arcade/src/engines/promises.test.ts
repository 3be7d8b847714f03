import { readdirSync, readFileSync } from 'node:fs';
import { announcements, banners, helpItems, promotions, serviceItems } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { type GameName, titleGames } from '../titles/titles.ts';
import { listedTitle } from './game-list.ts';

interface Kind {
  /** The games that a title of the kind can be; none for what no title is. */
  readonly games: readonly GameName[];
  /** Words that name the kind to readers. */
  readonly words: RegExp;
  /** Whether its titles are jackpots, where a game is of several kinds. */
  readonly isJackpot?: boolean;
}

const kind = (games: readonly GameName[], words: RegExp, isJackpot = false): Kind => ({
  games,
  words,
  isJackpot,
});

/** Kinds of games that texts name. */
const KINDS: Readonly<Record<string, Kind>> = {
  mines: kind(['mines'], /মাইন|\bmines?\b|माइंस/i),
  plinko: kind(['plinko'], /প্লিঙ্কো|plinko|प्लिंको/i),
  'wheel of fields': kind(['wheel'], /\bchaka\b|বৈশাখী চাকা|মেলার চাকা|चाका|बैसाखी पहि/i),
  limbo: kind(['limbo'], /লিম্বো|limbo|लिम्बो/i),
  toss: kind(['coin'], /(?<![\u0980-\u09ff])টস|\btoss\b|टॉस/i),
  tower: kind(['tower'], /মিনার|\bminar\b|मीनार/i),
  ludo: kind(['ludo-race'], /লুডু|লুডো|\bludo\b|लूडो/i),
  boards: kind(['ludo-race', 'jhandi-munda'], /বোর্ড|\bboards?\b|बोर्ड/i),
  'jhandi munda': kind(['jhandi-munda'], /ঝান্ডি|jhandi|झंडी/i),
  'teen patti': kind(['teen-patti'], /পাত্তি|patti|पत्ती/i),
  poker: kind(['casino-holdem', 'video-poker'], /পোকার|poker|पोकर/i),
  baccarat: kind(['baccarat'], /বাকারা|baccarat|बैकरेट/i),
  blackjack: kind(['blackjack'], /ব্ল্যাকজ্যাক|blackjack|ब्लैकजैक/i),
  'andar bahar': kind(['andar-bahar'], /আন্দর|andar|अंदर बाहर/i),
  'sic bo': kind(['sic-bo'], /সিক বো|sic bo|सिक बो/i),
  'hi-lo': kind(['hi-lo'], /বেশি কম|hi-lo|हाई-लो/i),
  'cards at large': kind(['casino-holdem', 'three-card'], /তাসের|\bcards?\b|ताश/i),
  'live dealers': kind(['baccarat', 'blackjack'], /ডিলার|\bdealers?\b|डीलर/i),
  bingo: kind(['bingo'], /বিঙ্গো|bingo|बिंगो/i),
  cricket: kind(['cricket'], /ক্রিকেট|cricket|क्रिकेट/i),
  tennis: kind(['tennis'], /টেনিস|tennis|टेनिस/i),
  kabaddi: kind(['kabaddi'], /কাবাডি|kabaddi|कबड्डी/i),
  'draws by digits': kind(['pick-three', 'pick-four'], /অঙ্কের ড্র|draws of .*digits|अंकों के ड्रॉ/i),
  'scratch tickets': kind(['scratch'], /স্ক্র্যাচ|scratch|स्क्रैच/i),
  football: kind(['football'], /ফুটবল|football|फ़ुटबॉल/i),
  roulette: kind(['roulette'], /রুলেট|roulette|रूलेट/i),
  keno: kind(['keno'], /কেনো(?![\u0980-\u09ff])|\bkeno\b|केनो/i),
  jackpot: kind(['slot-respin'], /জ্যাকপট|jackpot|जैकपॉट/i, true),
  'what no house can play': kind(
    [],
    /দাবা|ক্যারম|ডমিনো|রামি(?![\u0980-\u09ff])|পেনাল্টি|\bchess\b|carrom|domino|rummy|penalt|शतरंज|कैरम|डोमिनो|रमी|पेनल्टी/i,
  ),
};

/** Words that say that a game is not there, or not yet. */
const SAYS_SO = /আপাতত|এখনও|ডিলার নেই|for now|\byet\b|still being built|no dealer|अभी|डीलर नहीं/i;

const isThere = ({ games, isJackpot }: Kind) =>
  [...titleGames].some(([slug, { game }]) => {
    const listed = listedTitle(slug);
    const isMeant = games.includes(game) && (isJackpot !== true || listed?.isJackpot === true);
    return isMeant && listed !== undefined;
  });
const missing = Object.entries(KINDS).filter(([, watched]) => !isThere(watched));

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
  return missing.filter(([, { words }]) => words.test(text)).map(([name]) => name);
}

const folder = new URL('../../../../packages/i18n/messages/', import.meta.url);
/** Keys of labels, which list a title under its kind, and of texts that describe an illustration. */
const LABEL = /^(?:lobby\.(?:category|section|jackpot)\.|games\.title\.)/;

describe('what texts say about games', () => {
  it('VENDOR-06 knows which kinds do not exist yet', () => {
    const names = missing.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['what no house can play']));
    for (const there of [
      'football',
      'cricket',
      'roulette',
      'keno',
      'plinko',
      'wheel of fields',
      'ludo',
      'mines',
      'tower',
      'toss',
      'teen patti',
    ])
      expect(names).not.toContain(there);
    const never = ['what no house can play'];
    expect(promisesOf('Uran, Chess and Cricket on one page.')).toEqual(never);
    expect(promisesOf('দাবা আর ক্রিকেট এক পাতায়।')).toEqual(never);
    expect(promisesOf('A chess board, ludo rules for now')).toEqual([]);
  });

  it('VENDOR-06 every watched kind has titles', () => {
    const games = new Set([...titleGames.values()].map(({ game }) => game));
    for (const [name, { games: own }] of Object.entries(KINDS))
      expect(
        own.filter((game) => !games.has(game)),
        name,
      ).toEqual([]);
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
