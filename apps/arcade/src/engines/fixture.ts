import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from './engine.ts';
import { drawWeighted, hashText, type RandomBelow } from './random.ts';

/** The kinds of virtual meetings. No real team, player or animal takes part. */
export type FixtureLook = 'sports' | 'esports' | 'cockfight';

/** Number of different fixtures of a title. */
export const FIXTURE_COUNT = 10_000;

const RETURN_HUNDREDTHS = 96;
const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 500_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** Weights (of 100) of 0 to 4 goals for three strengths. */
const GOALS: readonly (readonly number[])[] = [
  [34, 37, 19, 8, 2],
  [26, 35, 24, 11, 4],
  [18, 31, 27, 16, 8],
];
/** Chances in percent that the first side wins a part; a fixture has at most three parts. */
const PART_CHANCES = [40, 45, 50, 55, 60] as const;

/** A side's name in each language of the frame. */
export interface SideName {
  en: string;
  bn: string;
  hi: string;
}

const NAMES: Record<FixtureLook, readonly SideName[]> = {
  sports: [
    { en: 'Shapla Rovers', bn: 'শাপলা রোভার্স', hi: 'शापला रोवर्स' },
    { en: 'Kadam Town', bn: 'কদম টাউন', hi: 'कदम टाउन' },
    { en: 'Shimul Union', bn: 'শিমুল ইউনিয়ন', hi: 'शिमुल यूनियन' },
    { en: 'Bokul Athletic', bn: 'বকুল অ্যাথলেটিক', hi: 'बकुल एथलेटिक' },
    { en: 'Jarul Rangers', bn: 'জারুল রেঞ্জার্স', hi: 'जारुल रेंजर्स' },
    { en: 'Palash Eleven', bn: 'পলাশ একাদশ', hi: 'पलाश एकादश' },
    { en: 'Hijal Wanderers', bn: 'হিজল ওয়ান্ডারার্স', hi: 'हिजल वॉन्डरर्स' },
    { en: 'Keora Harbour', bn: 'কেওড়া হারবার', hi: 'केवड़ा हार्बर' },
  ],
  esports: [
    { en: 'Paper Comets', bn: 'পেপার কমেটস', hi: 'पेपर कॉमेट्स' },
    { en: 'Quiet Robots', bn: 'কোয়ায়েট রোবটস', hi: 'क्वाइट रोबॉट्स' },
    { en: 'Velvet Bytes', bn: 'ভেলভেট বাইটস', hi: 'वेलवेट बाइट्स' },
    { en: 'Lantern Five', bn: 'ল্যান্টার্ন ফাইভ', hi: 'लैंटर्न फ़ाइव' },
    { en: 'Monsoon Grid', bn: 'মনসুন গ্রিড', hi: 'मॉनसून ग्रिड' },
    { en: 'Copper Owls', bn: 'কপার আউলস', hi: 'कॉपर आउल्स' },
    { en: 'Tin Dragons', bn: 'টিন ড্রাগনস', hi: 'टिन ड्रैगन्स' },
    { en: 'North Kites', bn: 'নর্থ কাইটস', hi: 'नॉर्थ काइट्स' },
  ],
  cockfight: [
    { en: 'Red Crest', bn: 'লাল ঝুঁটি', hi: 'लाल कलगी' },
    { en: 'Gold Crest', bn: 'সোনালি ঝুঁটি', hi: 'सुनहरी कलगी' },
    { en: 'Dawn Crest', bn: 'ভোরের ঝুঁটি', hi: 'भोर की कलगी' },
    { en: 'River Crest', bn: 'নদীর ঝুঁটি', hi: 'नदी की कलगी' },
    { en: 'White Crest', bn: 'সাদা ঝুঁটি', hi: 'सफ़ेद कलगी' },
    { en: 'Blue Crest', bn: 'নীল ঝুঁটি', hi: 'नीली कलगी' },
    { en: 'Amber Crest', bn: 'অম্বর ঝুঁটি', hi: 'अंबर कलगी' },
    { en: 'Night Crest', bn: 'রাতের ঝুঁটি', hi: 'रात की कलगी' },
  ],
};

/** One market of a fixture: how many of `space` equally likely draws win, and what they pay. */
export interface Market {
  key: 'home' | 'draw' | 'away';
  winning: number;
  space: number;
  payHundredths: number;
}

/** A virtual meeting with its prices. The same title and number always give the same fixture. */
export interface Fixture {
  fixtureNo: number;
  home: SideName;
  away: SideName;
  markets: Market[];
}

function market(key: Market['key'], winning: number, space: number): Market {
  return {
    key,
    winning,
    space,
    payHundredths: Math.floor((RETURN_HUNDREDTHS * space) / winning),
  };
}

function goalMarkets(home: readonly number[], away: readonly number[]): Market[] {
  const ways = { home: 0, draw: 0, away: 0 };
  for (const [own, ownWeight] of home.entries()) {
    for (const [other, otherWeight] of away.entries()) {
      const key = own > other ? 'home' : own === other ? 'draw' : 'away';
      ways[key] += ownWeight * otherWeight;
    }
  }
  const keys = ['home', 'draw', 'away'] as const;
  return keys.map((key) => market(key, ways[key], 10_000));
}

function partMarkets(chance: number): Market[] {
  const home = chance * chance * (300 - 2 * chance);
  return [market('home', home, 1_000_000), market('away', 1_000_000 - home, 1_000_000)];
}

function strengthsOf(gameCode: string, fixtureNo: number) {
  const hash = hashText(`${gameCode}/${fixtureNo}`);
  const homeName = hash % 8;
  return {
    homeName,
    awayName: (homeName + 1 + ((hash >>> 3) % 7)) % 8,
    homeGoals: GOALS[(hash >>> 8) % 3] ?? [],
    awayGoals: GOALS[(hash >>> 12) % 3] ?? [],
    partChance: PART_CHANCES[(hash >>> 16) % 5] ?? 50,
  };
}

/** The fixture of a title with a number from 0 to FIXTURE_COUNT - 1, with its markets. */
export function fixtureOf(gameCode: string, look: FixtureLook, fixtureNo: number): Fixture {
  const strengths = strengthsOf(gameCode, fixtureNo);
  const names = NAMES[look];
  const unnamed = { en: '', bn: '', hi: '' };
  return {
    fixtureNo,
    home: names[strengths.homeName] ?? unnamed,
    away: names[strengths.awayName] ?? unnamed,
    markets:
      look === 'sports'
        ? goalMarkets(strengths.homeGoals, strengths.awayGoals)
        : partMarkets(strengths.partChance),
  };
}

function drawParts(chance: number, random: RandomBelow): { score: number[]; parts: string[] } {
  const score = [0, 0];
  const parts: string[] = [];
  while ((score[0] ?? 0) < 2 && (score[1] ?? 0) < 2) {
    const side = random(100) < chance ? 0 : 1;
    score[side] = (score[side] ?? 0) + 1;
    parts.push(side === 0 ? 'home' : 'away');
  }
  return { score, parts };
}

/** Lowest expected return of all markets of all fixtures of a look, in basis points, rounded down. */
export function fixtureReturnBp(look: FixtureLook): number {
  const fixtures =
    look === 'sports'
      ? GOALS.flatMap((home) => GOALS.map((away) => goalMarkets(home, away)))
      : PART_CHANCES.map((chance) => partMarkets(chance));
  const returns = fixtures
    .flat()
    .map(({ winning, space, payHundredths: pay }) => (winning * pay * 100) / space);
  return Math.floor(Math.min(...returns));
}

const fixtureChoice = z.strictObject({
  fixtureNo: z
    .int()
    .min(0)
    .max(FIXTURE_COUNT - 1),
  market: z.enum(['home', 'draw', 'away']),
});

/** A drawn virtual fixture: goals as in football, or at most three parts of which two win. */
export function createFixture(
  gameCode: string,
  look: FixtureLook,
): DrawEngine<z.infer<typeof fixtureChoice>> {
  return {
    limits: LIMITS,
    parseChoice(value) {
      const choice = fixtureChoice.safeParse(value).data;
      return choice?.market === 'draw' && look !== 'sports' ? undefined : choice;
    },
    draw(choice, stakeMinor, random) {
      const strengths = strengthsOf(gameCode, choice.fixtureNo);
      const { score, parts } =
        look === 'sports'
          ? {
              score: [
                drawWeighted(strengths.homeGoals, random),
                drawWeighted(strengths.awayGoals, random),
              ],
              parts: [],
            }
          : drawParts(strengths.partChance, random);
      const [home = 0, away = 0] = score;
      const result = home > away ? 'home' : home === away ? 'draw' : 'away';
      const {
        home: homeSide,
        away: awaySide,
        markets,
      } = fixtureOf(gameCode, look, choice.fixtureNo);
      const pay = markets.find(({ key }) => key === choice.market)?.payHundredths ?? 0;
      const payoutMinor = result === choice.market ? payHundredths(stakeMinor, pay) : 0;
      const sides = { home: homeSide, away: awaySide };
      return { outcome: { score, parts, result, ...sides }, payoutMinor };
    },
    rules: { returnBp: fixtureReturnBp(look), fixtureCount: FIXTURE_COUNT },
  };
}
