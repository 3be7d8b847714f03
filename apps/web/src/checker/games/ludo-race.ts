import { ChoiceError, nameOf, paid, type Rule } from './rule.ts';

const PAWNS = ['red', 'green', 'yellow', 'blue'] as const;
/** Hundredths of the stake for a right bet on one, two or four pawns. */
const PAYS: Readonly<Record<number, number>> = { 1: 396, 2: 1_188, 4: 2_376 };

/**
 * Ludo race: each fraction picks one of the pawns that are still on the way, in the order of their lanes, and it goes one of
 * twelve fields. The bet names the pawns that come home first, in their order.
 */
export const ludoRace: Rule = {
  sample: { order: ['red'] },
  play({ choice, stakeMinor }, drawing) {
    const named = choice['order'];
    const bet = Array.isArray(named) ? named.map((pawn) => nameOf(pawn, PAWNS)) : [];
    const pay = PAYS[bet.length];
    if (pay === undefined || new Set(bet).size < bet.length) throw new ChoiceError();
    const left = [12, 12, 12, 12];
    const moves: number[] = [];
    const home: number[] = [];
    while (home.length < 3) {
      const running = [0, 1, 2, 3].filter((lane) => !home.includes(lane));
      const lane = running[drawing.below(running.length)] ?? 0;
      left[lane] = (left[lane] ?? 0) - 1;
      moves.push(lane);
      if (left[lane] === 0) home.push(lane);
    }
    home.push(6 - home.reduce((sum, lane) => sum + lane));
    const order = home.map((lane) => PAWNS[lane]);
    const isRight = bet.every((pawn, place) => order[place] === pawn);
    return { outcome: { order, moves }, payoutMinor: isRight ? paid(stakeMinor, pay) : 0 };
  },
};
