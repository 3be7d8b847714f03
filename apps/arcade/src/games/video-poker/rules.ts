import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import { createShoe, type Card } from '../parts/cards.ts';
import { HAND_PAYS, handOf } from './hands.ts';
import { POKER_RETURN } from './returns.ts';

/** How many cards a hand has. */
const HAND = 5;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on one hand: the only way to play. */
export interface PokerChoice {
  game: 'jacks-or-better';
}
/** The places that are kept, counted from 0 from the left and in this order; the others are drawn anew. */
export interface PokerStep {
  hold: number[];
}

const pokerChoice = z.strictObject({ game: z.literal('jacks-or-better') });
const pokerStep = z.strictObject({
  hold: z
    .array(
      z
        .int()
        .min(0)
        .max(HAND - 1),
    )
    .max(HAND)
    .refine((places) => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))),
});

const ALL = Array.from({ length: HAND }, (_unused, place) => place);

/**
 * Jacks or better. Five cards are dealt from a pack of 52, and those that are not kept are replaced once, from the left, by
 * the next cards: each is, of those that are left in the order ♦2 ♥2 ♠2 ♣2 … ♣A, the one at the next fraction. A card is
 * drawn when it is asked for, and not before.
 */
export const pokerGame: StepEngine<PokerChoice, PokerStep> = {
  limits: LIMITS,
  parseChoice: (value) => pokerChoice.safeParse(value).data,
  parseStep: (value) => pokerStep.safeParse(value).data,
  play(_choice, stakeMinor, steps, random): StepState | undefined {
    const pack = createShoe(1, random);
    const dealt: Card[] = ALL.map(() => pack.next());
    const [step, ...more] = steps;
    if (more.length > 0) return undefined;
    if (step === undefined)
      return {
        shown: { dealt, hand: handOf(dealt) },
        stakedMinor: stakeMinor,
        allowed: ['hold'],
      };
    const cards = dealt.map((card, place) => (step.hold.includes(place) ? card : pack.next()));
    const hand = handOf(cards);
    const outcome = { dealt, hold: step.hold, cards, hand };
    const end = { outcome, payoutMinor: stakeMinor * HAND_PAYS[hand] };
    return { shown: {}, stakedMinor: stakeMinor, allowed: [], end };
  },
  endStep: () => ({ hold: [...ALL] }),
  rules: {
    returnBp: Math.floor(POKER_RETURN.share * 10_000),
    pays: HAND_PAYS,
    largest: POKER_RETURN.topHundredths,
    deviation: POKER_RETURN.deviation,
  },
};
