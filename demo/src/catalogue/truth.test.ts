import { describe, expect, it } from 'vitest';
import { banners } from '../content/banners.ts';
import type { DemoGame, GameName } from '../model.ts';
import { gameNames } from '../model.ts';
import { classifyNames } from './classifies.ts';
import { games, titles } from './games.ts';
import { withdrawnTitles } from './withdrawn.ts';

const CARDS: readonly GameName[] = [
  'teen-patti',
  'three-card',
  'andar-bahar',
  'dragon-tiger',
  'baccarat',
  'blackjack',
  'casino-holdem',
  'video-poker',
  'hi-lo',
];
const DICE: readonly GameName[] = ['dice', 'sic-bo', 'craps', 'jhandi-munda', 'seven-up-down'];
const SLOTS: readonly GameName[] = ['slot-classic', 'slot-lines', 'slot-cascade', 'slot-respin'];
const INSTANT: readonly GameName[] = gameNames.slice(0, gameNames.indexOf('crash'));

/** Words of a name or a classify that say a game, in the three languages, and the games that keep the word. */
const SAID: readonly (readonly [words: RegExp, games: readonly GameName[]])[] = [
  [/\bmines?\b|মাইন|माइन/i, ['mines']],
  [/plinko|প্লিঙ্কো|प्लिंको/i, ['plinko']],
  [/limbo|লিম্বো|लिम्बो/i, ['limbo']],
  [/hi[- ]?lo\b|বেশি কম|কম বেশি|हाई-लो/i, ['hi-lo']],
  [/\btower\b|minar|মিনার|मीनार/i, ['tower']],
  [/\bkeno\b|কেনো(?![\u0980-\u09ff])|केनो/i, ['keno']],
  [/wheel|\bcha(?:k)?ka\b|চাকা|চাক্কা|चक्का/i, ['wheel', 'roulette']],
  [/\btoss\b|(?<![\u0980-\u09ff])টস|टॉस/i, ['coin']],
  [/ludo|লুডু|लूडो/i, ['ludo-race']],
  [/patti|পাত্তি|पत्ती/i, ['teen-patti']],
  [/three card|তিন তাস|तीन ताश/i, ['three-card']],
  [/andar|আন্দর|अंदर/i, ['andar-bahar']],
  [/dragon tiger|ড্রাগন টাইগার|ड्रैगन टाइगर/i, ['dragon-tiger']],
  [/baccarat|বাকারা|बैकरेट/i, ['baccarat']],
  [/blackjack|twenty one|ব্ল্যাকজ্যাক|একুশ|ब्लैकजैक/i, ['blackjack']],
  [/hold'em|হোল্ডেম|होल्डम/i, ['casino-holdem']],
  [/poker|পোকার|पोकर/i, ['casino-holdem', 'video-poker']],
  [/sic bo|সিক বো|सिक बो/i, ['sic-bo']],
  [/craps|ক্র্যাপস|क्रैप्स/i, ['craps']],
  [/jhandi|ঝান্ডি|झंडी/i, ['jhandi-munda']],
  [/seven up|সাত উপর|सात ऊपर/i, ['seven-up-down']],
  [/\bdice\b|পাশা|पासा/i, DICE],
  [/roulette|রুলেট|रूलेट/i, ['roulette']],
  [/\breels?\b|\bslots?\b|রিল(?![\u0980-\u09ff])|স্লট|स्लॉट/i, SLOTS],
  [/jackpot|জ্যাকপট|जैकपॉट/i, ['slot-respin', 'wheel']],
  [/crash|ক্র্যাশ|क्रैश/i, ['crash', 'limbo']],
  [/bingo|বিঙ্গো|बिंगो/i, ['bingo']],
  [/(?:pick|quick) three|টিকিট তিন|ঝটপট তিন/i, ['pick-three']],
  [/(?:pick|quick) four|টিকিট চার|ঝটপট চার/i, ['pick-four']],
  [/\b45\b|forty five|৪৫|পঁয়তাল্লিশ/i, ['six-of-45']],
  [/scratch|স্ক্র্যাচ|स्क्रैच/i, ['scratch']],
  [/cricket|super over|ক্রিকেট|সুপার ওভার|क्रिकेट/i, ['cricket']],
  [/football|ফুটবল|फ़ुटबॉल/i, ['football']],
  [/kabaddi|কাবাডি|कबड्डी/i, ['kabaddi']],
  [/tennis|টেনিস|टेनिस/i, ['tennis']],
  [/badminton|ব্যাডমিন্টন|बैडमिंटन/i, ['badminton']],
  [/hockey|হকি|हॉकी/i, ['hockey']],
  [/\bbasket|বাস্কেট|बास्केट/i, ['basketball']],
  [/volley|ভলিবল|वॉलीबॉल/i, ['volleyball']],
  [/boxing|বক্সিং|मुक्केबाज़ी/i, ['boxing']],
  [/archer|তিরন্দাজ|तीरंदाज/i, ['archery']],
  [/\brally\b|র‍্যালি|रैली/i, ['car-race']],
  [/baich|বাইচ|बाइच/i, ['boat-race']],
  [/morog|rooster|crest|মোরগ|ঝুঁটি|मुर्ग/i, ['cockfight']],
];

/** What a cover shows that belongs to one game, or to few. */
const SHOWN: Readonly<Record<string, readonly GameName[]>> = {
  mines: ['mines'],
  plinko: ['plinko'],
  limbo: ['limbo'],
  hilo: ['hi-lo'],
  tower: ['tower'],
  keno: ['keno'],
  wheel: ['wheel'],
  toss: ['coin'],
  ludo: ['ludo-race'],
  curve: ['crash'],
  fan: CARDS,
  aces: CARDS,
  table: CARDS,
  suits: CARDS,
  chips: CARDS,
  dice: ['dice', 'sic-bo', 'craps'],
  twodice: ['seven-up-down'],
  jhandi: ['jhandi-munda'],
  roulette: ['roulette'],
  reels: ['slot-classic'],
  bars: ['slot-classic'],
  seven: ['slot-classic'],
  bingo: ['bingo'],
  digits: ['pick-three', 'pick-four', 'ball-draw'],
  balls: ['ball-draw', 'six-of-45', 'bingo'],
  ticket: ['scratch', 'ball-draw', 'bingo'],
  cricket: ['cricket'],
  football: ['football'],
  racket: ['tennis'],
  shuttle: ['badminton'],
  basketball: ['basketball'],
  volleyball: ['volleyball'],
  glove: ['boxing'],
  longboat: ['boat-race'],
  rooster: ['cockfight'],
};

/** The games that a classify may hold. */
const HELD: Readonly<Record<string, readonly GameName[]>> = {
  SM: SLOTS,
  Classic: ['slot-classic'],
  Crash: ['crash', 'limbo'],
  BG: ['bingo'],
  JP: ['slot-respin', 'wheel'],
  MegaWin: SLOTS,
  Table: [...CARDS, ...DICE, 'roulette', 'wheel', 'ludo-race'],
  Video: [...INSTANT, 'video-poker'],
  Roulette: ['roulette'],
  Baccarat: ['baccarat'],
  Blackjack: ['blackjack'],
  Dice: DICE,
  GameShow: ['wheel'],
  TeenPatti: ['teen-patti'],
  Poker: ['casino-holdem', 'video-poker'],
  Board: ['ludo-race', 'jhandi-munda', 'seven-up-down', 'tower'],
  Cards: CARDS,
};

/** What is played between people, or is no game of a house. */
const UNPLAYABLE =
  /rummy|call ?break|twenty[ -]nine|hazari|bridge|donkey|domino|chess|carrom|omaha|\bdarts?\b|ladders|penalty|রামি(?![\u0980-\u09ff])|কল ব্রেক|টোয়েন্টি নাইন|হাজারি|ব্রিজ|গাধা|ডমিনো|দাবা|ক্যারম|ওমাহা|সাপ লুডু|পেনাল্টি|रमी|ब्रिज|डोमिनो|शतरंज|कैरम/i;

const namesOf = ({ name, nameBn = '' }: DemoGame): string[] => [name, nameBn];
const wordsOf = (key: string): string[] => Object.values(classifyNames[key] ?? {});

/** The words by which a text says another game than those that are meant. */
function misnamed(texts: readonly string[], meant: readonly GameName[]): string[] {
  return SAID.filter(([, kept]) => !meant.some((game) => kept.includes(game)))
    .filter(([words]) => texts.some((text) => words.test(text)))
    .map(([words]) => words.source);
}

describe('what a title says', () => {
  it('FAIR-01 is the game that its names say, in each language that names it', () => {
    for (const game of games) expect(misnamed(namesOf(game), [game.game]), game.slug).toEqual([]);
    for (const [words] of SAID.slice(0, 24))
      expect(games.some((game) => namesOf(game).some((name) => words.test(name)))).toBe(true);
  });

  it('FAIR-01 is the game that its cover shows', () => {
    for (const { slug, game, theme } of games) {
      const shown = SHOWN[theme.motif.split(':')[0] ?? ''] ?? [game];
      expect(shown, `${slug}: a cover of ${theme.motif}`).toContain(game);
    }
  });

  it('FAIR-01 is a game of its classifies, whose words in bn, en and hi say no other', () => {
    for (const key of Object.keys(classifyNames)) {
      const held = HELD[key] ?? [];
      expect(misnamed(wordsOf(key), held), key).toEqual([]);
      for (const { slug, game } of games.filter(({ classifies }) => classifies.includes(key)))
        expect(held, `${slug} in ${key}`).toContain(game);
    }
  });

  it('is one of the games that titles can be, and each of them has a title', () => {
    expect(new Set(games.map(({ game }) => game))).toEqual(new Set(gameNames));
    expect(titles.map(({ game }) => game)).toEqual(games.map(({ game }) => game));
  });

  it('is shown by a cover that no other title of its game has', () => {
    const looks = games.map(({ game, theme }) => `${game} ${theme.motif} ${theme.palette}`);
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  });
});

describe('what cannot be played against a house', () => {
  it('FAIR-02 has no title, no cover, no classify and no banner in any language', () => {
    const said = games.flatMap((game) => [game.slug, game.theme.motif, ...namesOf(game)]);
    const classifies = Object.keys(classifyNames).flatMap((key) => [key, ...wordsOf(key)]);
    const shown = banners.flatMap(({ file, kicker, title }) =>
      [file, kicker, title].flatMap((text) =>
        typeof text === 'object' ? Object.values(text) : (text ?? ''),
      ),
    );
    expect([...said, ...classifies, ...shown].filter((text) => UNPLAYABLE.test(text))).toEqual([]);
    expect(withdrawnTitles.filter(({ slug }) => UNPLAYABLE.test(slug)).length).toBeGreaterThan(15);
  });

  it('FAIR-02 left its places to titles of other games: no category got smaller', () => {
    const types = { RNG: 386, LIVE: 37, FISH: 34, PVP: 34, SPORTS: 39, LOTT: 16, ELOTT: 13 };
    for (const [type, size] of Object.entries(types))
      expect(games.filter(({ gameType }) => gameType === type).length, type).toBeGreaterThanOrEqual(
        size,
      );
    const shelves = { SM: 291, Video: 21, Table: 29, Board: 12, Cards: 9, Poker: 5, TeenPatti: 4 };
    for (const [key, size] of Object.entries(shelves))
      expect(
        games.filter(({ classifies }) => classifies.includes(key)).length,
        key,
      ).toBeGreaterThanOrEqual(size);
  });

  it('a withdrawn title is not in the catalogue, and its slug is never used again', () => {
    const slugs = new Set(games.map(({ slug }) => slug));
    expect(withdrawnTitles.filter(({ slug }) => slugs.has(slug))).toEqual([]);
  });
});
