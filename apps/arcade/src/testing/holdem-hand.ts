import { ENDS, endAt } from '../games/casino-holdem/best-play.ts';
import { doesQualify, kindOfStrength } from '../games/casino-holdem/hands.ts';
import { createBoardStrengths } from '../games/casino-holdem/lookup.ts';
import { payKindOf } from '../games/casino-holdem/pays.ts';
import { PACK, type Card } from '../games/parts/cards.ts';

const strengths = createBoardStrengths();

/** The ends of a hand on the board that is set, against each hand that the dealer may hold. */
function addBoard(counts: Int32Array, player: readonly Card[], rest: readonly Card[]): void {
  const own = strengths.of(player[0] ?? 0, player[1] ?? 0);
  const from = endAt(payKindOf(kindOfStrength(own)), 'out');
  for (const [at, one] of rest.entries())
    for (const other of rest.slice(at + 1)) {
      const dealer = strengths.of(one, other);
      const way = !doesQualify(dealer) ? 0 : own > dealer ? 1 : own === dealer ? 2 : 3;
      counts[from + way] = (counts[from + way] ?? 0) + 1;
    }
}

/**
 * How often each end comes when a hand is played on a flop: all turns, rivers and hands of the dealer, one by one, where the
 * count of a whole flop takes them together. The places are those of `endAt`.
 */
export function countHand(player: readonly Card[], flop: readonly Card[]): Int32Array {
  const counts = new Int32Array(ENDS);
  const left = PACK.filter((card) => !player.includes(card) && !flop.includes(card));
  for (const turn of left)
    for (const river of left) {
      if (river <= turn) continue;
      strengths.set([...flop, turn, river]);
      addBoard(
        counts,
        player,
        left.filter((card) => card !== turn && card !== river),
      );
    }
  return counts;
}
