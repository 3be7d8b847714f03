import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import { ranksOn, worthOf, type HiloRules } from './odds.ts';
import { HILO_TEXTS } from './words.ts';

const CORNERS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
/** A 7, a 9 and a 4 on the table: the ranks for which each guess of the example is right. */
const EXAMPLE = { stakeMinor: 10_000, guesses: [7, 9, 10] } as const;

/** The rules of hi-lo, with what the first guess on each card holds. */
export function hiloRules(frame: Frame, hilo: HiloRules): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const { stakeMinor, guesses } = EXAMPLE;
  const times = guesses.map((_guess, at) =>
    format.times(worthOf(hilo, 100, guesses.slice(0, at + 1))),
  );
  const [first = '', second = '', third = ''] = times;
  const payout = worthOf(hilo, stakeMinor, guesses);
  const cell = (ranks: number) =>
    `${format.times(worthOf(hilo, 100, [ranks]))} (${chanceText(format, ranks / hilo.ranks)})`;
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: (['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const).map((key) =>
      words(key, {
        skips: format.digits(hilo.skips),
        share: format.share(hilo.share * 100),
        kept: format.decimals(hilo.share),
        top: format.timesShort(hilo.top * 100),
      }),
    ),
    figures: () => ({
      note: words('figures'),
      returnBp: hilo.share * 100,
      topHundredths: hilo.largest,
      deviation: hilo.deviation,
    }),
    table: {
      caption: words('example'),
      heads: [words('headCard'), words('headUp'), words('headDown')],
      rows: CORNERS.map((corner, at) => {
        const [up, down] = ranksOn(at + 1, hilo);
        return [corner, cell(up), cell(down)];
      }),
      note: words('exampleNote', {
        stake: format.money(stakeMinor),
        first,
        second,
        times: third,
        payout: format.money(payout),
        net: format.net(payout - stakeMinor),
        loss: format.net(-stakeMinor),
      }),
    },
  };
}
