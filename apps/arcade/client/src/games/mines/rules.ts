import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import { chanceOfGems, timesOf, worthOf, type MinesRules } from './odds.ts';
import { MINES_TEXTS } from './words.ts';

const EXAMPLE = { stakeMinor: 10_000, mines: 3, gems: [1, 2, 3, 5, 8, 12] } as const;
const FIRST_STOP = 5;

/** The first number of gems that doubles the stake, or all: the play whose deviation the figures are of. */
function stopOf(rules: MinesRules, mines: number): number {
  const most = rules.slabs - mines;
  let gems = 1;
  while (gems < most && timesOf(rules, mines, gems) < 200) gems += 1;
  return gems;
}

/** The rules of mines, with the figures of the number of mines that is chosen. */
export function minesRules(frame: Frame, rules: MinesRules, chosen: () => number): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, MINES_TEXTS);
  const { stakeMinor, mines } = EXAMPLE;
  const rows = EXAMPLE.gems.map((gems) => [
    format.digits(gems),
    chanceText(format, chanceOfGems(rules, mines, gems)),
    format.times(timesOf(rules, mines, gems)),
    format.money(worthOf(rules, stakeMinor, mines, gems)),
  ]);
  const payout = worthOf(rules, stakeMinor, mines, FIRST_STOP);
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const count = chosen();
      const gems = stopOf(rules, count);
      const share = rules.share / 100;
      const times = share / chanceOfGems(rules, count, gems);
      const note = words('figures', { mines: format.digits(count), gems: format.digits(gems) });
      return {
        note,
        returnBp: rules.share * 100,
        topHundredths: timesOf(rules, count, rules.slabs - count),
        deviation: Math.sqrt(share * times - share * share),
      };
    },
    table: {
      caption: words('example', { stake: format.money(stakeMinor), mines: format.digits(mines) }),
      heads: [
        words('headGems'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        gems: format.digits(FIRST_STOP),
        payout: format.money(payout),
        net: format.net(payout - stakeMinor),
        loss: format.net(-stakeMinor),
      }),
    },
  };
}
