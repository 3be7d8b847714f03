import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import { COIN_TEXTS } from './words.ts';

/** What the server says of the game; see `apps/arcade/src/games/coin/rules.ts`. */
export interface CoinRules {
  /** What the multiplier is of the fair one, in percent. */
  share: number;
  /** After how many right tosses a chain pays by itself. */
  tosses: number;
}

const EXAMPLE = { stakeMinor: 10_000, tosses: 3, rows: [1, 2, 3, 4, 5, 8, 12, 16] } as const;
/** The figures are of a player who stops after so many tosses, as the server's are. */
const STOP = 2;

/** What a stake is worth after so many right tosses, cut to whole minor units as the server cuts it. */
export function worthOf({ share }: CoinRules, stakeMinor: number, tosses: number): number {
  return Math.floor((stakeMinor * share * 2 ** tosses) / 100);
}

/** The deviation of one payout, in stakes, of a player who stops after `STOP` tosses. */
export function deviationOf({ share }: CoinRules): number {
  const kept = share / 100;
  return Math.sqrt(kept * kept * 2 ** STOP - kept * kept);
}

/** The rules of the coin. */
export function coinRules(frame: Frame, coin: CoinRules): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, COIN_TEXTS);
  const { stakeMinor, tosses } = EXAMPLE;
  const payout = worthOf(coin, stakeMinor, tosses);
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures: () => ({
      note: words('figures', { tosses: format.digits(STOP) }),
      returnBp: coin.share * 100,
      topHundredths: worthOf(coin, 100, coin.tosses),
      deviation: deviationOf(coin),
    }),
    table: {
      caption: words('example', { stake: format.money(stakeMinor) }),
      heads: [
        words('headTosses'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows: EXAMPLE.rows.map((count) => [
        format.digits(count),
        chanceText(format, 0.5 ** count),
        format.times(worthOf(coin, 100, count)),
        format.money(worthOf(coin, stakeMinor, count)),
      ]),
      note: words('exampleNote', {
        tosses: format.digits(tosses),
        payout: format.money(payout),
        net: format.net(payout - stakeMinor),
        loss: format.net(-stakeMinor),
      }),
    },
  };
}
