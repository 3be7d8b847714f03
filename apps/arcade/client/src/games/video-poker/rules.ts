import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { roomWords } from '../room-words.ts';
import { HANDS, type PayingHand, type PokerRules } from './pays.ts';
import { POKER_TEXTS } from './words.ts';

const STAKE = 10_000;
const EXAMPLE = { dealt: 'K♠ 7♣ K♦ 4♥ 10♠', kept: 'K♠ K♦', drawn: '3♣ K♥ 9♦' } as const;

/** Five cards, the best of them to hold, and what that returns on average in hundredths of the stake. */
export const BEST_HOLDS: readonly (readonly [dealt: string, kept: string, hundredths: number])[] = [
  ['10♥ J♥ Q♥ K♥ 2♥', '10♥ J♥ Q♥ K♥', 1_955],
  ['7♥ 8♥ 9♥ 10♥ K♠', '7♥ 8♥ 9♥ 10♥', 353],
  ['K♠ 7♣ K♦ 4♥ 10♠', 'K♠ K♦', 153],
  ['5♠ 5♦ 9♠ K♠ 2♠', '5♠ 9♠ K♠ 2♠', 121],
  ['7♣ 7♦ J♠ Q♥ K♦', '7♣ 7♦', 82],
  ['9♠ 10♦ J♥ Q♣ 3♠', '9♠ 10♦ J♥ Q♣', 80],
  ['A♠ K♦ 4♥ 7♣ 9♠', 'A♠ K♦', 47],
  ['2♦ 4♥ 7♠ 8♣ 10♦', '', 35],
];

const WHAT = {
  royal: 'whatRoyal',
  straightFlush: 'whatStraightFlush',
  four: 'whatFour',
  fullHouse: 'whatFullHouse',
  flush: 'whatFlush',
  straight: 'whatStraight',
  three: 'whatThree',
  twoPairs: 'whatTwoPairs',
  jacks: 'whatJacks',
} as const satisfies Record<PayingHand, string>;

/** Hands, and what is best to hold of them. */
function renderBest(frame: Frame): HTMLElement[] {
  const words = roomWords(frame.state.language, POKER_TEXTS);
  const heads = [words('headDealt'), words('headKeep'), words('headAverage')];
  const head = html('tr', {}, ...heads.map((text) => html('th', { scope: 'col' }, text)));
  const rows = BEST_HOLDS.map(([dealt, kept, hundredths]) =>
    html(
      'tr',
      {},
      html('td', {}, dealt),
      html('td', {}, kept === '' ? words('nothing') : kept),
      html('td', {}, frame.format.times(hundredths)),
    ),
  );
  const table = html('table', { class: 'num' }, html('thead', {}, head));
  table.append(html('tbody', {}, ...rows));
  return [html('h3', {}, words('best')), table, html('p', {}, words('bestNote'))];
}

/** The rules of video poker, with its table for an example stake. */
export function pokerRules(frame: Frame, rules: PokerRules): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, POKER_TEXTS);
  const payout = STAKE * rules.pays.three;
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: (['step1', 'step2', 'step3', 'step4', 'step5'] as const).map((key) => words(key)),
    figures: () => ({
      note: words('figures'),
      returnBp: rules.returnBp,
      topHundredths: rules.largest,
      deviation: rules.deviation,
    }),
    table: {
      caption: words('example', { stake: format.money(STAKE) }),
      heads: [
        words('headHand'),
        words('headWhat'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows: HANDS.map((hand) => [
        words(hand),
        words(WHAT[hand]),
        format.timesShort(rules.pays[hand] * 100),
        format.money(STAKE * rules.pays[hand]),
      ]),
      note: words('exampleNote', {
        ...EXAMPLE,
        stake: format.money(STAKE),
        hand: words('three'),
        payout: format.money(payout),
        net: format.net(payout - STAKE),
        loss: format.net(-STAKE),
      }),
    },
    more: () => renderBest(frame),
  };
}
