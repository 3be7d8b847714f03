import { z } from 'zod';
import type { RandomBelow } from '../../../engines/random.ts';
import type { DrawResult } from '../../../engines/engine.ts';
import type { StepEngine } from '../../../engines/step-engine.ts';
import { takeOut } from '../../../fair/fractions.ts';
import { betsParser, stakeOf, TABLE_LIMITS, type BetsChoice } from '../bets.ts';
import { PACK, type Card } from '../cards.ts';
import { doesQualify, kindOf, strengthOf, type HandOrder } from './hands.ts';
import { hundredthsOf, type ThreeCardPays, type Way } from './pays.ts';
import { threeCardReturn, type HandOutcome } from './returns.ts';

/** The player goes on for one more ante, or packs. */
export interface ThreeCardStep {
  act: 'play' | 'pack';
}

/** What a game of three cards against the dealer is made of. */
export interface ThreeCardTable {
  order: HandOrder;
  pays: ThreeCardPays;
  /** Counted under the best play. */
  outcomes: readonly HandOutcome[];
}

/** The most on each bet, in minor units; play costs as much as the ante. */
const MOST_MINOR = { ante: 500_000, pairPlus: 200_000 } as const;

const CARDS_OF_HAND = 3;
const step = z.strictObject({ act: z.enum(['play', 'pack']) });
const parseBets = betsParser(MOST_MINOR);

/** Two hands of three cards from one pack: the first three are the player's. */
function deal(random: RandomBelow): { player: readonly Card[]; dealer: readonly Card[] } {
  const cards = takeOut(PACK, 2 * CARDS_OF_HAND, random);
  return { player: cards.slice(0, CARDS_OF_HAND), dealer: cards.slice(CARDS_OF_HAND) };
}

/** How a round ends in which the player goes on. */
function wayOf(player: readonly Card[], dealer: readonly Card[], order: HandOrder): Way {
  if (!doesQualify(dealer)) return 'out';
  const lead = strengthOf(player, order) - strengthOf(dealer, order);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'won' : 'lost';
}

/**
 * Three cards for the player and three for the dealer from one pack. Ante and perhaps pair plus are the bet; then the
 * player sees the own cards and goes on, for one more ante, or packs. An untouched round is packed; pair plus is paid all
 * the same.
 */
export function createThreeCardGame({
  order,
  pays,
  outcomes,
}: ThreeCardTable): StepEngine<BetsChoice, ThreeCardStep> {
  const alone = { bets: { ante: 100 } };
  const withMost = { bets: { pairPlus: 100 } };
  const lowest = [alone, withMost].map((choice) => threeCardReturn(choice, pays, outcomes).share);

  function endOf({ bets }: BetsChoice, hands: ReturnType<typeof deal>, way: Way): DrawResult {
    const paid = hundredthsOf(pays, kindOf(hands.player), way);
    const { ante = 0, pairPlus = 0 } = bets;
    return {
      outcome: { ...hands, way },
      payoutMinor: (ante * (paid.ante + paid.play) + pairPlus * paid.pairPlus) / 100,
    };
  }
  return {
    limits: { ...TABLE_LIMITS, maxMinor: MOST_MINOR.ante + MOST_MINOR.pairPlus },
    parseChoice(value) {
      const choice = parseBets(value);
      return choice?.bets['ante'] === undefined ? undefined : choice;
    },
    stakeOf,
    parseStep: (value) => step.safeParse(value).data,
    play(choice, _stakeMinor, steps, random) {
      const hands = deal(random);
      const { player, dealer } = hands;
      const [taken, ...more] = steps;
      const stakedMinor = stakeOf(choice);
      const shown = { player };
      if (more.length > 0) return undefined;
      if (taken === undefined) return { shown, stakedMinor, allowed: ['play', 'pack'] };
      if (taken.act === 'pack')
        return { shown, stakedMinor, allowed: [], end: endOf(choice, hands, 'pack') };
      const end = endOf(choice, hands, wayOf(player, dealer, order));
      return { shown, stakedMinor: stakedMinor + (choice.bets['ante'] ?? 0), allowed: [], end };
    },
    endStep: () => ({ act: 'pack' }),
    rules: {
      returnBp: Math.floor(Math.min(...lowest) * 10_000),
      mostMinor: MOST_MINOR,
      pays,
      outcomes,
    },
  };
}
