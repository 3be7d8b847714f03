import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import type { Amounts } from '../parts/table/wagers.ts';
import { roomWords } from '../room-words.ts';
import type { Names } from './names.ts';
import { figuresOf, paidFor, type RouletteRules } from './rules.ts';
import { ROULETTE_TEXTS } from './words.ts';

const ROW_STAKE = 1_000;
const ROWS = ['n17', 'n20-23', 'n1-2-3', 'n8-9-11-12', 'n1-2-3-4-5-6', 'dozen1', 'red'] as const;
const EXAMPLE: Amounts = {
  n23: 1_000,
  'n20-23': 1_000,
  'n8-9-11-12': 1_000,
  red: 5_000,
  column2: 5_000,
  dozen2: 2_000,
};
const CAME = 23;

/** The rules of roulette, with the figures of the chips that lie on the table. */
export function rouletteGuide(
  frame: Frame,
  rules: RouletteRules,
  names: Names,
  amounts: () => Amounts,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const nameOf = (place: string) => {
    if (place === 'dozen1') return words('kindDozen');
    return place === 'red' ? words('kindHalf') : names.nameOf(place);
  };
  const rows = ROWS.map((place) => {
    const numbers = rules.places[place] ?? [];
    const payout = paidFor(rules, { [place]: ROW_STAKE }, numbers[0] ?? 0);
    const chance = chanceText(format, numbers.length / rules.pockets.length);
    return [
      nameOf(place),
      chance,
      format.timesShort((payout * 100) / ROW_STAKE),
      format.money(payout),
    ];
  });
  const stake = Object.values(EXAMPLE).reduce((sum, minor) => sum + minor, 0);
  const payout = paidFor(rules, EXAMPLE, CAME);
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4'), words('step5')],
    figures() {
      const own = amounts();
      const isEmpty = Object.keys(own).length === 0;
      return { note: words(isEmpty ? 'figuresNone' : 'figures'), ...figuresOf(rules, own) };
    },
    table: {
      caption: words('example', { stake: format.money(ROW_STAKE) }),
      heads: [
        words('headBet'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        chip: format.money(EXAMPLE['n23'] ?? 0),
        fifty: format.money(EXAMPLE['red'] ?? 0),
        twenty: format.money(EXAMPLE['dozen2'] ?? 0),
        stake: format.money(stake),
        payout: format.money(payout),
        net: format.net(payout - stake),
      }),
    },
  };
}
