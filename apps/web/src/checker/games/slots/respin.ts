import type { Drawing } from '../../scheme/drawing.ts';
import { numbersIn, type Rule } from '../rule.ts';
import { countOf, placeByWeight, SPIN, spun, sumOf } from './spin.ts';

const PLACES = 15;
/** Weights of the symbols, of 40; the first one is the prize. */
const WEIGHTS = [6, 4, 5, 5, 6, 7, 7];
/** Pays of five, six, seven, and eight or more, from symbol 1 on, hundredths of the stake. */
const PAYS = `
250 600 2000 6000
150 400 1000 3000
150 400 1000 3000
80 250 600 2000
50 150 400 1200
50 150 400 1200`
  .trim()
  .split('\n')
  .map((pays) => numbersIn(pays));
const FEWEST = 5;

const PRIZE_PAYS = [100, 200, 300, 500, 1_000, 2_500, 10_000];
const PRIZE_WEIGHTS = [90, 60, 30, 12, 5, 2, 1];
const GRAND = 100_000;
/** So many prizes begin the respins, of which there are three; each that brings a prize gives all three again. */
const PRIZES_TO_BEGIN = 6;
const RESPINS = 3;
const RESPIN_ODDS = 20;

function prizeAt(place: number, drawing: Drawing) {
  return { place, pay: PRIZE_PAYS[placeByWeight(PRIZE_WEIGHTS, drawing.below(200))] ?? 0 };
}

function turnsOf(cells: readonly number[], drawing: Drawing) {
  const first = [...cells.keys()].filter((place) => cells[place] === 0);
  if (first.length < PRIZES_TO_BEGIN) return [];
  const turns = [first.map((place) => prizeAt(place, drawing))];
  const held = [...first];
  for (let spent = 0; spent < RESPINS && held.length < PLACES;) {
    const free = [...cells.keys()].filter((place) => !held.includes(place));
    const came = free.flatMap((place) =>
      drawing.below(RESPIN_ODDS) === 0 ? [prizeAt(place, drawing)] : [],
    );
    held.push(...came.map(({ place }) => place));
    turns.push(came);
    spent = came.length > 0 ? 0 : spent + 1;
  }
  return turns;
}

/**
 * The slot with respins: floor(fraction × 40) for each of fifteen places, by weight. From six prizes on they stay, with
 * floor(fraction × 200) for the worth of each, and each free place is spun again: floor(fraction × 20), a prize at 0.
 */
export const slotRespin: Rule = {
  sample: SPIN,
  play(played, drawing) {
    const cells = Array.from({ length: PLACES }, () => placeByWeight(WEIGHTS, drawing.below(40)));
    const wins = PAYS.map((pays, at) => {
      const count = countOf(cells, at + 1);
      return { symbol: at + 1, count, pay: pays[Math.min(count - FEWEST, pays.length - 1)] ?? 0 };
    }).filter(({ pay }) => pay > 0);
    const turns = turnsOf(cells, drawing);
    const prizes = turns.flat();
    const grand = prizes.length === PLACES ? GRAND : 0;
    const payHundredths = sumOf([grand, ...[...wins, ...prizes].map(({ pay }) => pay)]);
    return spun(played, { cells, wins, turns, grand, payHundredths });
  },
};
