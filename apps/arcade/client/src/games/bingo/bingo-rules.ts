import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { DRAW_TEXTS } from '../parts/draws/words.ts';
import { roomWords } from '../room-words.ts';
import { BINGO_TEXTS } from './words.ts';

/** A pattern as the server describes it; see `apps/arcade/src/games/bingo`. */
export interface Pattern {
  name: 'row' | 'corners' | 'cross' | 'full';
  /** Places of a card's list; one group that is drawn whole completes the pattern. */
  groups: number[][];
  /** Hundredths of the stake of a card, by `payBalls`. */
  pays: number[];
  /** Chances to be complete with so many balls, by `payBalls`. */
  chances: number[];
}

/** What the server says of the game. */
export interface BingoRules {
  returnBp: number;
  deviation: number;
  topHundredths: number;
  size: number;
  /** How many balls a draw takes. */
  count: number;
  /** The most cards of a ticket. */
  most: number;
  payBalls: number[];
  patterns: Pattern[];
}

const STAKE = 1_000;
const ROW_BALL = 24;
const CORNERS_BALL = 31;

/** How many balls a card needs for a pattern; 0 while it is not complete. */
export function neededOf(
  card: readonly number[],
  { groups }: Pattern,
  drawn: readonly number[],
): number {
  let first = 0;
  for (const places of groups) {
    const comes = places.map((place) => drawn.indexOf(card[place] ?? 0) + 1);
    const last = comes.some((ball) => ball === 0) ? 0 : Math.max(...comes);
    if (last > 0 && (first === 0 || last < first)) first = last;
  }
  return first;
}

/** What a pattern pays that is completed by a ball, in hundredths of the stake of a card. */
export function payBy({ payBalls }: BingoRules, { pays }: Pattern, ball: number): number {
  return pays[payBalls.findIndex((most) => ball <= most)] ?? 0;
}

/** The second table: how likely each pattern is by the number of balls. */
function chancesTable({ format, state }: Frame, rules: BingoRules): HTMLElement {
  const words = roomWords(state.language, BINGO_TEXTS);
  return html(
    'dl',
    { class: 'bingo-chances num' },
    ...rules.patterns.map(({ name, chances }) =>
      html(
        'div',
        {},
        html('dt', {}, words(name)),
        ...chances.map((chance, at) => {
          const balls = words('chances', { balls: format.digits(rules.payBalls[at] ?? 0) });
          return html('dd', {}, `${balls}: ${chanceText(format, chance)}`);
        }),
      ),
    ),
  );
}

/** The rules of bingo with a worked example. */
export function bingoRules(frame: Frame, rules: BingoRules, fairness: () => void): GameRules {
  const { format, state } = frame;
  const words = roomWords(state.language, BINGO_TEXTS);
  const shared = roomWords(state.language, DRAW_TEXTS);
  const amount = (name: Pattern['name'], ball: number) => {
    const pattern = rules.patterns.find((one) => one.name === name);
    return pattern === undefined ? 0 : (STAKE * payBy(rules, pattern, ball)) / 100;
  };
  const row = amount('row', ROW_BALL);
  const corners = amount('corners', CORNERS_BALL);
  const balls = (count: number) => words('within', { balls: `≤ ${format.digits(count)}` });
  return {
    paragraphs: [],
    steps: [
      words('step1'),
      words('step2'),
      words('step3', { drawn: format.digits(rules.count) }),
      words('step4'),
      words('step5'),
      words('fixed'),
      shared('away'),
    ],
    figures: () => ({ ...rules, note: words('figures') }),
    table: {
      caption: words('example', { stake: format.money(STAKE) }),
      heads: [words('headPattern'), ...rules.payBalls.map(balls)],
      rows: rules.patterns.map(({ name, pays }) => [
        words(name),
        ...pays.map((pay) => `${format.timesShort(pay)} ${format.money((STAKE * pay) / 100)}`),
      ]),
      note: words('exampleNote', {
        total: format.money(2 * STAKE),
        row: format.money(row),
        corners: format.money(corners),
        payout: format.money(row + corners),
        net: format.net(row + corners - 2 * STAKE),
      }),
    },
    more: () => [chancesTable(frame, rules)],
    random: shared('chain'),
    fairness,
  };
}
