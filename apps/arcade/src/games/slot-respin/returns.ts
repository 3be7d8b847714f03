import type { WayReturn } from '../room.ts';
import { choose } from '../ways.ts';
import { FIXED, payOfCount, PLACES, PRIZE, PRIZES, RESPINS, WEIGHTS } from './tables.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const hits = (places: number, count: number, chance: number) =>
  choose(places, count) * chance ** count * (1 - chance) ** (places - count);

const total = sumOf(WEIGHTS);
const isPrize = (WEIGHTS[PRIZE] ?? 0) / total;

/** Average, average square and largest of what the other symbols pay, in stakes, beside a number of prize symbols. */
function countPays(prizes: number) {
  const chances = WEIGHTS.slice(1).map((weight) => weight / (total - (WEIGHTS[PRIZE] ?? 0)));
  let [one, two, top] = [0, 0, 0];
  /** Goes over all numbers of each symbol that fill the places; `ways` is the chance of those before. */
  function walk(symbol: number, left: number, ways: number, pay: number): void {
    const chance = chances[symbol - 1] ?? 0;
    if (symbol === chances.length) {
      const all = pay + payOfCount(symbol, left) / 100;
      const share = ways * chance ** left;
      one += share * all;
      two += share * all * all;
      top = Math.max(top, all);
      return;
    }
    for (let count = 0; count <= left; count += 1)
      walk(
        symbol + 1,
        left - count,
        ways * choose(left, count) * chance ** count,
        pay + payOfCount(symbol, count) / 100,
      );
  }
  walk(1, PLACES - prizes, 1, 0);
  return { one, two, top };
}

/** Chance of each number of prize symbols at the end, by how many there are and how many respins are left. */
function endsOf(prizes: number, left: number, known = new Map<string, number[]>()): number[] {
  const key = `${prizes}/${left}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const ends: number[] = Array.from({ length: PLACES + 1 }, () => 0);
  if (left === 0 || prizes === PLACES) ends[prizes] = 1;
  else
    for (let came = 0; came <= PLACES - prizes; came += 1) {
      const chance = hits(PLACES - prizes, came, 1 / RESPINS.oneIn);
      const next = endsOf(prizes + came, came > 0 ? RESPINS.count : left - 1, known);
      for (const [end, share] of next.entries()) ends[end] = (ends[end] ?? 0) + chance * share;
    }
  known.set(key, ends);
  return ends;
}

const worth = sumOf(PRIZES.map(({ weight }) => weight));
const mean = sumOf(PRIZES.map(({ pay, weight }) => (pay / 100) * (weight / worth)));
const square = sumOf(PRIZES.map(({ pay, weight }) => (pay / 100) ** 2 * (weight / worth)));

/** Average and average square of what the respins pay, in stakes, and the chance that all places are filled. */
function respinPays(prizes: number) {
  if (prizes < RESPINS.from) return { one: 0, two: 0, filled: 0 };
  let [one, two] = [0, 0];
  const ends = endsOf(prizes, RESPINS.count);
  for (const [end, chance] of ends.entries()) {
    const average = end * mean + (end === PLACES ? FIXED.grand / 100 : 0);
    one += chance * average;
    two += chance * (end * (square - mean ** 2) + average ** 2);
  }
  return { one, two, filled: ends[PLACES] ?? 0 };
}

/** Adds up every number of prize symbols, with all that the other places and the respins can bring. */
function addUp() {
  let [share, squares, top, grand] = [0, 0, 0, 0];
  const dearest = Math.max(...PRIZES.map(({ pay }) => pay)) / 100;
  for (let prizes = 0; prizes <= PLACES; prizes += 1) {
    const chance = hits(PLACES, prizes, isPrize);
    const others = countPays(prizes);
    const respins = respinPays(prizes);
    share += chance * (others.one + respins.one);
    squares += chance * (others.two + 2 * others.one * respins.one + respins.two);
    grand += chance * respins.filled;
    const most = prizes < RESPINS.from ? 0 : PLACES * dearest + FIXED.grand / 100;
    top = Math.max(top, others.top + most);
  }
  return {
    share,
    deviation: Math.sqrt(squares - share ** 2),
    topHundredths: Math.round(top * 100),
    grand,
  };
}

const added = addUp();

/** The exact return, in closed form over all boards and all respins. */
export const RESPIN_RETURN: WayReturn = {
  share: added.share,
  deviation: added.deviation,
  topHundredths: added.topHundredths,
};

/** Chance of the grand prize in one round. */
export const GRAND_CHANCE = added.grand;
