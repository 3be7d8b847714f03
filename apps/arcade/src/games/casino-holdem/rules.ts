import { z } from 'zod';
import type { DrawResult } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import type { StepEngine } from '../../engines/step-engine.ts';
import { takeOut } from '../../fair/fractions.ts';
import { betsParser, stakeOf, TABLE_LIMITS, type BetsChoice } from '../parts/bets.ts';
import { PACK, type Card } from '../parts/cards.ts';
import { doesQualify, kindOfStrength, strengthOf } from './hands.ts';
import { ANTE_LEAST, ANTE_PAYS, hundredthsOf, payKindOf, PLAY_ANTES, type Way } from './pays.ts';
import { HOLDEM_OUTCOMES, HOLDEM_RETURN } from './returns.ts';

/** The player goes on for two more antes, or folds. */
export interface HoldemStep {
  act: 'play' | 'fold';
}

/** The most on the ante, in minor units; a play costs twice the ante. */
const MOST_MINOR = { ante: 500_000 } as const;

const OWN = 2;
const FLOP = 3;
const DEALT = 9;
const step = z.strictObject({ act: z.enum(['play', 'fold']) });

/** The cards of a round. */
interface Deal {
  player: readonly Card[];
  dealer: readonly Card[];
  board: readonly Card[];
}

/** Nine cards of one pack in their order: two of the player, two of the dealer, the flop, turn and river. */
function deal(random: RandomBelow): Deal {
  const cards = takeOut(PACK, DEALT, random);
  return {
    player: cards.slice(0, OWN),
    dealer: cards.slice(OWN, 2 * OWN),
    board: cards.slice(2 * OWN),
  };
}

/** How a round ends in which the player goes on. */
function wayOf({ player, dealer, board }: Deal): Way {
  const [own, other] = [player, dealer].map((hand) => strengthOf([...hand, ...board]));
  if (own === undefined || other === undefined || !doesQualify(other)) return 'out';
  if (own === other) return 'tie';
  return own > other ? 'won' : 'lost';
}

function endOf({ bets }: BetsChoice, cards: Deal, way: Way): DrawResult {
  const kind = payKindOf(kindOfStrength(strengthOf([...cards.player, ...cards.board])));
  const payoutMinor = ((bets['ante'] ?? 0) * hundredthsOf(kind, way)) / 100;
  return { outcome: { ...cards, way }, payoutMinor };
}

/**
 * Casino hold'em. Nine cards are dealt from a pack of 52: each is, of those that are left in the order ♦2 ♥2 ♠2 ♣2 … ♣A, the
 * one at the next fraction. The first two are the player's, the next two the dealer's, then come the flop of three, turn and
 * river. The player sees the own cards and the flop, and goes on for two more antes, or folds. Then the best five of seven
 * cards count; the dealer plays with a pair of fours or better. An untouched round is folded.
 */
export const holdemGame: StepEngine<BetsChoice, HoldemStep> = {
  limits: { ...TABLE_LIMITS, maxMinor: MOST_MINOR.ante },
  parseChoice: betsParser(MOST_MINOR),
  stakeOf,
  parseStep: (value) => step.safeParse(value).data,
  play(choice, _stakeMinor, steps, random) {
    const cards = deal(random);
    const [taken, ...more] = steps;
    const stakedMinor = stakeOf(choice);
    const shown = { player: cards.player, flop: cards.board.slice(0, FLOP) };
    if (more.length > 0) return undefined;
    if (taken === undefined) return { shown, stakedMinor, allowed: ['play', 'fold'] };
    if (taken.act === 'fold')
      return { shown, stakedMinor, allowed: [], end: endOf(choice, cards, 'fold') };
    const raisedMinor = stakedMinor * (1 + PLAY_ANTES);
    return {
      shown,
      stakedMinor: raisedMinor,
      allowed: [],
      end: endOf(choice, cards, wayOf(cards)),
    };
  },
  endStep: () => ({ act: 'fold' }),
  rules: {
    returnBp: Math.floor(HOLDEM_RETURN.share * 10_000),
    topHundredths: HOLDEM_RETURN.topHundredths,
    deviation: HOLDEM_RETURN.deviation,
    mostMinor: MOST_MINOR,
    pays: { ...ANTE_PAYS, less: ANTE_LEAST },
    outcomes: HOLDEM_OUTCOMES,
  },
};
