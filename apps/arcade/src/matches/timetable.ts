import type { MatchCategory, MatchState, MatchWords } from '@maidan/wire';
import type { Rhythm } from '../clocked/rhythm.ts';
import { seededRandom } from '../clocked/seed.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { Course } from './course.ts';
import { cricketCourse } from './cricket.ts';
import { duelCourse } from './duel.ts';
import { esportsCourse } from './esports.ts';
import { footballCourse } from './football.ts';

/** A kind of game with its own course. */
export type Sport = MatchState['sport'];

/** A row of matches by the clock, between sides that meet in turn. */
export interface Competition {
  readonly code: string;
  readonly category: MatchCategory;
  readonly sport: Sport;
  readonly name: MatchWords;
  readonly rhythm: Rhythm;
  /** An even number of sides. Those of a duel meet across: the first half stands in the red corner. */
  readonly sides: readonly string[];
}

/** Every competition. A match is over before the next one of its competition starts, and no side is in two. */
export const COMPETITIONS: readonly Competition[] = [
  {
    code: 'mohona-cup',
    category: 'sports',
    sport: 'cricket',
    name: { bn: 'মোহনা কাপ টি-টোয়েন্টি', en: 'Mohona Cup T20', hi: 'मोहना कप टी20' },
    rhythm: { everyMinutes: 60 },
    sides: [
      'surma-stars',
      'tista-thunder',
      'karatoa-kings',
      'rupsa-royals',
      'halda-hawks',
      'gomti-giants',
    ],
  },
  {
    code: 'haor-league',
    category: 'sports',
    sport: 'football',
    name: { bn: 'হাওর লিগ, ফুটবল', en: 'Haor League, football', hi: 'हाओर लीग, फ़ुटबॉल' },
    rhythm: { everyMinutes: 60, fromMinute: 30 },
    sides: [
      'shapla-rovers',
      'kadam-town',
      'shimul-union',
      'bokul-athletic',
      'jarul-rangers',
      'palash-eleven',
    ],
  },
  {
    code: 'lantern-league',
    category: 'esports',
    sport: 'esports',
    name: { bn: 'লণ্ঠন লিগ', en: 'Lantern League', hi: 'लालटेन लीग' },
    rhythm: { everyMinutes: 30 },
    sides: ['paper-comets', 'quiet-robots', 'velvet-bytes', 'lantern-five'],
  },
  {
    code: 'circuit-cup',
    category: 'esports',
    sport: 'esports',
    name: { bn: 'সার্কিট কাপ', en: 'Circuit Cup', hi: 'सर्किट कप' },
    rhythm: { everyMinutes: 30, fromMinute: 15 },
    sides: ['monsoon-grid', 'copper-owls', 'tin-dragons', 'north-kites'],
  },
  {
    code: 'painted-ring',
    category: 'cockfight',
    sport: 'duel',
    name: { bn: 'আঁকা রিং', en: 'Painted Ring', hi: 'चित्रित रिंग' },
    rhythm: { everyMinutes: 5 },
    sides: ['red-crest', 'dawn-crest', 'amber-crest', 'blue-crest', 'river-crest', 'night-crest'],
  },
];

const COURSES: Readonly<Record<Sport, (random: RandomBelow) => Course>> = {
  cricket: cricketCourse,
  football: footballCourse,
  esports: esportsCourse,
  duel: duelCourse,
};

/** The whole course of a match, which follows from its seed, its competition and its number. */
export function courseOf({ code, sport }: Competition, matchNo: number, seed: string): Course {
  return COURSES[sport](seededRandom(seed, code, matchNo));
}

/** Who meets in a match of a number from 1: everybody meets everybody, then again with home and away exchanged. */
export function meetingOf(
  { sport, sides }: Pick<Competition, 'sport' | 'sides'>,
  matchNo: number,
): { home: string; away: string } {
  const half = sides.length / 2;
  const place = (matchNo - 1) % half;
  const round = Math.floor((matchNo - 1) / half);
  const at = (index: number) => sides[index] ?? '';
  if (sport === 'duel') return { home: at(place), away: at(half + ((place + round) % half)) };
  // The circle method: the last side stays, the others move on by one place in each round.
  const moving = sides.length - 1;
  const turn = (index: number) => (index + round) % moving;
  const one = at(turn(place));
  const other = at(place === 0 ? moving : turn(moving - place));
  const isReturn = Math.floor(round / moving) % 2 === 1;
  return isReturn ? { home: other, away: one } : { home: one, away: other };
}
