import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { Amounts } from '../parts/table/wagers.ts';
import { roomWords } from '../room-words.ts';
import { createPayTexts } from './pays.ts';
import { PLACES, type CrapsRules } from './state.ts';
import { CRAPS_TEXTS } from './words.ts';

const EXAMPLE = { pass: 10_000, odds: 20_000, point: 4 } as const;
const STEPS = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6', 'step7', 'step8'] as const;

/** The place with the most chips that has figures of its own; without any, the pass line. */
function placeOf(rules: CrapsRules, amounts: Amounts): string {
  const own = Object.entries(amounts).filter(([place]) => rules.figures[place] !== undefined);
  return own.sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'pass';
}

/** The rules of craps: every bet with what it pays and returns, and an example with amounts. */
export function crapsRules(
  frame: Frame,
  rules: CrapsRules,
  nameOf: (place: string) => string,
  amounts: () => Amounts,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, CRAPS_TEXTS);
  const pays = createPayTexts(frame, rules);
  const { pass, odds, point } = EXAMPLE;
  const [won = 0, chips = 1] = rules.pays[point]?.odds ?? [];
  const payout = 2 * pass + odds + (odds * won) / chips;
  const figuresOf = (place: string) =>
    rules.figures[place] ?? { returnBp: 10_000, topHundredths: 0, deviation: 0 };
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: STEPS.map((step) =>
      words(step, {
        odds: format.digits(rules.mostOdds),
        throws: format.digits(rules.mostThrows),
        pays: pays.odds,
      }),
    ),
    figures() {
      const place = placeOf(rules, amounts());
      return { note: words('figures', { name: nameOf(place) }), ...figuresOf(place) };
    },
    table: {
      caption: words('table'),
      heads: [words('headBet'), words('headPays'), words('headReturn')],
      rows: PLACES.map((place) => [
        nameOf(place),
        pays.of(place),
        format.percent(figuresOf(place).returnBp),
      ]),
      note: words('example', {
        pass: format.money(pass),
        odds: format.money(odds),
        point: format.digits(point),
        payout: format.money(payout),
        net: format.net(payout - pass - odds),
        loss: format.net(-pass - odds),
      }),
    },
  };
}
