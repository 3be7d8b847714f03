import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import { BEST_PLAY } from './best-play.ts';
import {
  actsOf,
  BLACKJACK_ACTS,
  dealTable,
  handOf,
  payOfHand,
  payOfInsurance,
  playAct,
  stakedOn,
  type BlackjackAct,
  type Table,
} from './table.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};
/** Two hands of a split that are both doubled and won. */
export const BLACKJACK_TOP = 800;

/** There is one way to begin a round. */
export interface BlackjackChoice {
  way: 'deal';
}
/** What the player does next. */
export interface BlackjackStep {
  act: BlackjackAct;
}

const blackjackChoice = z.strictObject({ way: z.literal('deal') });
const blackjackStep = z.strictObject({ act: z.enum(BLACKJACK_ACTS) });

function endOf(table: Table) {
  const { dealer, insuranceMinor } = table;
  const hands = table.hands.map((hand) => ({
    cards: hand.cards,
    stakeMinor: hand.stakeMinor,
    payoutMinor: payOfHand(table, hand),
  }));
  const insured = { stakeMinor: insuranceMinor, payoutMinor: payOfInsurance(table) };
  const paid = hands.reduce((sum, { payoutMinor }) => sum + payoutMinor, insured.payoutMinor);
  return {
    outcome: { dealer, hands, ...(insuranceMinor > 0 && { insurance: insured }) },
    payoutMinor: paid,
  };
}

function stateOf(table: Table): StepState {
  const hand = handOf(table);
  return {
    shown: {
      dealer: table.isOver ? table.dealer : table.dealer.slice(0, 1),
      hands: table.hands.map(({ cards, stakeMinor }) => ({ cards, stakeMinor })),
      active: hand === undefined ? -1 : table.hands.indexOf(hand),
      insuranceMinor: table.insuranceMinor,
    },
    stakedMinor: stakedOn(table),
    allowed: actsOf(table),
    ...(table.isOver && { end: endOf(table) }),
  };
}

/**
 * Blackjack with packs without an end: each card is floor(fraction × 52) of the published order, dealt to the player, the
 * dealer, the player, the dealer, and then as they are asked for. The dealer stands on every 17.
 */
export const blackjackGame: StepEngine<BlackjackChoice, BlackjackStep> = {
  limits: LIMITS,
  parseChoice: (value) => blackjackChoice.safeParse(value).data,
  parseStep: (value) => blackjackStep.safeParse(value).data,
  play(_choice, stakeMinor, steps, random) {
    const table = dealTable(stakeMinor, random);
    for (const { act } of steps) {
      if (!actsOf(table).includes(act)) return undefined;
      playAct(table, act);
    }
    return stateOf(table);
  },
  endStep: (_choice, _steps, { allowed }) => ({
    act: allowed.includes('decline') ? 'decline' : 'stand',
  }),
  rules: {
    returnBp: Math.floor(BEST_PLAY.share * 10_000),
    deviation: BEST_PLAY.deviation,
    topHundredths: BLACKJACK_TOP,
    bestPlay: { hard: BEST_PLAY.hard, soft: BEST_PLAY.soft, pairs: BEST_PLAY.pairs },
  },
};
