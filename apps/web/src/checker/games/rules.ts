import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { fishing } from './fishing.ts';
import { boatRace } from './fixtures/boat-race.ts';
import { carRace } from './fixtures/car-race.ts';
import {
  archery,
  badminton,
  basketball,
  boxing,
  cockfight,
  esports,
  football,
  hockey,
  kabaddi,
  volleyball,
} from './fixtures/contests.ts';
import { cricket } from './fixtures/cricket.ts';
import { tennis } from './fixtures/tennis.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { ludoRace } from './ludo-race.ts';
import { blackjack } from './steps/blackjack.ts';
import { ballDraw, sixOf45 } from './draws/balls.ts';
import { bingo } from './draws/bingo.ts';
import { pickFour, pickThree } from './draws/digits.ts';
import { casinoHoldem } from './steps/casino-holdem.ts';
import { coin } from './steps/coin.ts';
import { hiLo } from './steps/hi-lo.ts';
import { craps } from './steps/craps.ts';
import { mines } from './steps/mines.ts';
import { teenPatti, threeCard } from './steps/three-cards.ts';
import { tower } from './steps/tower.ts';
import { videoPoker } from './steps/video-poker.ts';
import { plinko } from './plinko.ts';
import type { Rule } from './rule.ts';
import { roulette } from './roulette.ts';
import { scratch } from './scratch.ts';
import { slotCascade } from './slots/cascade.ts';
import { slotClassic } from './slots/classic.ts';
import { slotLines } from './slots/lines.ts';
import { slotRespin } from './slots/respin.ts';
import { andarBahar } from './tables/andar-bahar.ts';
import { baccarat } from './tables/baccarat.ts';
import { dragonTiger } from './tables/dragon-tiger.ts';
import { jhandiMunda } from './tables/jhandi-munda.ts';
import { sevenUpDown } from './tables/seven-up-down.ts';
import { sicBo } from './tables/sic-bo.ts';
import { wheel } from './wheel.ts';

/** The rules that the checker knows, by the names under which proofs carry them. */
export const RULES: Readonly<Record<string, Rule>> = {
  'andar-bahar': andarBahar,
  baccarat,
  blackjack,
  'casino-holdem': casinoHoldem,
  craps,
  crash,
  'ball-draw': ballDraw,
  bingo,
  'six-of-45': sixOf45,
  'pick-three': pickThree,
  'pick-four': pickFour,
  dice,
  'dragon-tiger': dragonTiger,
  'hi-lo': hiLo,
  fishing,
  'jhandi-munda': jhandiMunda,
  keno,
  limbo,
  'ludo-race': ludoRace,
  mines,
  tower,
  coin,
  cricket,
  archery,
  badminton,
  basketball,
  boxing,
  'boat-race': boatRace,
  'car-race': carRace,
  cockfight,
  esports,
  football,
  hockey,
  kabaddi,
  tennis,
  volleyball,
  plinko,
  roulette,
  scratch,
  'seven-up-down': sevenUpDown,
  'sic-bo': sicBo,
  'slot-cascade': slotCascade,
  'slot-classic': slotClassic,
  'slot-lines': slotLines,
  'slot-respin': slotRespin,
  'teen-patti': teenPatti,
  'three-card': threeCard,
  'video-poker': videoPoker,
  wheel,
};
