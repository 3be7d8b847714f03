import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { roomWords } from '../room-words.ts';
import { BLACKJACK_TEXTS } from './words.ts';

type Rows = Readonly<Record<string, string>>;

/** What the server says of blackjack; see `apps/arcade/src/games/blackjack/rules.ts`. */
export interface BlackjackRules {
  returnBp: number;
  deviation: number;
  topHundredths: number;
  /** What is best by hand, and by the dealer's card from 2 to ace; the letters are those of the server. */
  bestPlay: { hard: Rows; soft: Rows; pairs: Rows };
}

const EXAMPLE_STAKE = 10_000;
const DEALER = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const ACE = 11;
const LETTERS = { H: 'hit', S: 'stand', D: 'double', d: 'doubleOrStand', P: 'split' } as const;

/** Rows that say the same, joined: 4 to 8. Pairs stay apart, for two of their names do not fit. */
function joined(rows: Rows, isApart: boolean): { first: number; last: number; letters: string }[] {
  const found: { first: number; last: number; letters: string }[] = [];
  for (const [name, letters] of Object.entries(rows)) {
    const before = found[found.length - 1];
    if (!isApart && before?.letters === letters) before.last = Number(name);
    else found.push({ first: Number(name), last: Number(name), letters });
  }
  return found;
}

/** One table of the best play: a row for each hand, a column for each card of the dealer. */
function drawPlay(
  frame: Frame,
  caption: string,
  rows: Rows,
  pairOf?: (value: number) => string,
): HTMLElement {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const card = (value: number) => (value === ACE ? 'A' : format.digits(value));
  const cell = (letter: string) => {
    const key = LETTERS[letter as keyof typeof LETTERS];
    return html(
      'td',
      { class: `best__cell best__cell--${key}` },
      html('span', { 'aria-hidden': 'true' }, words(`short_${key}`)),
      html('span', { class: 'off' }, words(key)),
    );
  };
  const nameOf = pairOf ?? ((value: number) => format.digits(value));
  const lines = joined(rows, pairOf !== undefined).map(({ first, last, letters }) => {
    const name = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
    const cells = [...letters].map((letter) => cell(letter));
    return html('tr', {}, html('th', { scope: 'row' }, name), ...cells);
  });
  const heads = DEALER.map((value) => html('th', { scope: 'col' }, card(value)));
  return html(
    'table',
    { class: 'best num' },
    html('caption', {}, caption),
    html('thead', {}, html('tr', {}, html('td', {}), ...heads)),
    html('tbody', {}, ...lines),
  );
}

/** What a hand costs and gets, for each way in which it can end. */
function drawExamples(frame: Frame): NonNullable<GameRules['table']> {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const [stake, half] = [EXAMPLE_STAKE, EXAMPLE_STAKE / 2];
  const example = (name: string, staked: number, paid: number) => [
    name,
    format.money(staked),
    format.money(paid),
    format.net(paid - staked),
  ];
  return {
    caption: words('example', { stake: format.money(stake) }),
    heads: [words('headCase'), words('headStaked'), words('headPays'), frame.words('result.net')],
    rows: [
      example(words('case1'), stake, stake * 2),
      example(words('case2'), stake, (stake * 5) / 2),
      example(words('case3'), stake, stake),
      example(words('case4'), stake * 2, stake * 4),
      example(words('case5'), stake * 2, stake * 2),
      example(words('case6'), stake + half, stake + half),
      example(words('case7'), stake, 0),
    ],
  };
}

/** The rules of blackjack, with worked examples and the best play. */
export function blackjackRules(frame: Frame, rules: BlackjackRules): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const { returnBp, deviation, topHundredths, bestPlay } = rules;
  const digits = (value: number) => format.digits(value);
  const pair = (value: number) => (value === ACE ? 'A, A' : `${digits(value)}, ${digits(value)}`);
  return {
    paragraphs: [
      frame.words('rules.untouched', { end: words('untouched') }),
      words('infinite'),
      words('keys'),
    ],
    steps: [1, 2, 3, 4, 5, 6, 7].map((step) => words(`step${step as 1}`)),
    figures: () => ({ note: words('figures'), returnBp, topHundredths, deviation }),
    table: drawExamples(frame),
    more: () => [
      html('h3', {}, words('best')),
      html('p', {}, words('bestNote')),
      drawPlay(frame, words('bestHard'), bestPlay.hard),
      drawPlay(frame, words('bestSoft'), bestPlay.soft),
      drawPlay(frame, words('bestPairs'), bestPlay.pairs, pair),
    ],
  };
}
