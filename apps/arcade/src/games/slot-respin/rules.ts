import { payHundredths, type DrawEngine } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import { byWeight, parseSpin, SLOT_LIMITS, type SpinChoice } from '../reels/spin-choice.ts';
import { RESPIN_RETURN } from './returns.ts';
import {
  COLUMNS,
  COUNT_PAYS,
  FEWEST,
  FIXED,
  payOfCount,
  PLACES,
  PRIZE,
  PRIZES,
  RESPINS,
  ROWS,
  WEIGHTS,
} from './tables.ts';

/** A prize symbol that came, and what it is worth, hundredths of the stake. */
export interface HeldPrize {
  place: number;
  pay: number;
}

const weightOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
const PRIZE_WEIGHTS = PRIZES.map(({ weight }) => weight);

function drawPrize(place: number, random: RandomBelow): HeldPrize {
  const index = byWeight(PRIZE_WEIGHTS, random(weightOf(PRIZE_WEIGHTS)));
  return { place, pay: PRIZES[index]?.pay ?? 0 };
}

/** The prizes that each respin brought, the first list those of the spin itself. */
function respin(cells: readonly number[], random: RandomBelow): HeldPrize[][] {
  const places = cells.flatMap((symbol, place) => (symbol === PRIZE ? [place] : []));
  if (places.length < RESPINS.from) return [];
  const held = new Set(places);
  const turns = [places.map((place) => drawPrize(place, random))];
  for (let left: number = RESPINS.count; left > 0 && held.size < PLACES; left -= 1) {
    const came: HeldPrize[] = [];
    for (const place of cells.keys()) {
      if (held.has(place) || random(RESPINS.oneIn) !== 0) continue;
      came.push(drawPrize(place, random));
    }
    for (const { place } of came) held.add(place);
    turns.push(came);
    if (came.length > 0) left = RESPINS.count + 1;
  }
  return turns;
}

function play(random: RandomBelow) {
  const total = weightOf(WEIGHTS);
  const cells = Array.from({ length: PLACES }, () => byWeight(WEIGHTS, random(total)));
  const wins = WEIGHTS.flatMap((_weight, symbol) => {
    const count = cells.filter((other) => other === symbol).length;
    const pay = payOfCount(symbol, count);
    return pay > 0 ? [{ symbol, count, pay }] : [];
  });
  const turns = respin(cells, random);
  const prizes = turns.flat();
  const grand = prizes.length === PLACES ? FIXED.grand : 0;
  const pays = [...wins, ...prizes].reduce((sum, { pay }) => sum + pay, grand);
  return { cells, wins, turns, grand, payHundredths: pays };
}

/**
 * Fifteen places, each a reel of its own; five and more of one symbol pay wherever they lie. Six prize symbols and more
 * stay and are spun on. The draw takes one number a place, column by column from the top; then the worth of each prize
 * symbol in that order; then, for each respin, one number a free place (0 of 20 is a prize), followed by its worth.
 */
export const respinGame: DrawEngine<SpinChoice> = {
  limits: SLOT_LIMITS,
  parseChoice: parseSpin,
  draw(_choice, stakeMinor, random) {
    const outcome = play(random);
    return { outcome, payoutMinor: payHundredths(stakeMinor, outcome.payHundredths) };
  },
  rules: {
    returnBp: Math.floor(RESPIN_RETURN.share * 10_000),
    topHundredths: RESPIN_RETURN.topHundredths,
    deviation: RESPIN_RETURN.deviation,
    columns: COLUMNS,
    rows: ROWS,
    pays: COUNT_PAYS,
    fewest: FEWEST,
    respins: RESPINS,
    prizes: PRIZES,
    fixed: FIXED,
  },
};
