import type { StepState } from '../../engines/step-engine.ts';
import type { Card } from '../parts/cards.ts';
import { BEST_PLAY } from './best-play.ts';
import { isPair, totalOf, valueOf } from './hands.ts';
import type { BlackjackStep } from './rules.ts';
import { seenValue, type BlackjackAct } from './table.ts';

type Rows = Readonly<Record<string, string>>;

/** Letters of the table: what is done, and what in its place where two cards are needed and there are more. */
const ACTS: Readonly<Record<string, readonly [BlackjackAct, BlackjackAct]>> = {
  H: ['hit', 'hit'],
  S: ['stand', 'stand'],
  D: ['double', 'hit'],
  d: ['double', 'stand'],
  P: ['split', 'hit'],
};
const LOWEST = 2;

interface Shown {
  dealer: Card[];
  hands: { cards: Card[] }[];
  active: number;
}

/** The next step of the best play, by the table; insurance is always declined. */
export function bestStep({ shown, allowed }: StepState): BlackjackStep {
  if (allowed.includes('decline')) return { act: 'decline' };
  const { dealer, hands, active } = shown as unknown as Shown;
  const cards = hands[active]?.cards ?? [];
  const { total, isSoft } = totalOf(cards);
  const canSplit = allowed.includes('split') && isPair(cards);
  const rows: Rows = canSplit ? BEST_PLAY.pairs : isSoft ? BEST_PLAY.soft : BEST_PLAY.hard;
  const row = rows[canSplit ? valueOf(cards[0] ?? 0) : total] ?? '';
  const [act, other] = ACTS[row.charAt(seenValue(dealer) - LOWEST)] ?? ['stand', 'stand'];
  return { act: allowed.includes(act) ? act : other };
}
