import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import type { Pawn } from './pawns.ts';
import { LUDO_TEXTS } from './words.ts';

/** The three bets, by how many pawns they name. */
export const KINDS = [
  { name: 'winner', count: 1, chance: 1 / 4 },
  { name: 'two', count: 2, chance: 1 / 12 },
  { name: 'all', count: 4, chance: 1 / 24 },
] as const;
/** One of the three bets. */
export type Kind = (typeof KINDS)[number];

/** What the server says of the game; see `apps/arcade/src/games/ludo-race/rules.ts`. */
export interface LudoRules {
  returnBp: number;
  fields: number;
  /** What a right bet pays in hundredths of the stake, by how many pawns it names. */
  pays: Record<string, number>;
}

const EXAMPLE_STAKE = 10_000;
const EXAMPLE: readonly Pawn[] = ['green', 'blue'];

/** What a bet pays in hundredths of the stake. */
export const payOf = ({ pays }: LudoRules, { count }: Kind): number => pays[String(count)] ?? 0;

/** The deviation of one payout, in stakes, of a bet that pays one amount with one chance. */
export function deviationOf(ludo: LudoRules, kind: Kind): number {
  return (payOf(ludo, kind) / 100) * Math.sqrt(kind.chance * (1 - kind.chance));
}

/** The rules of the race, with the figures of the bet that is chosen. */
export function ludoRules(frame: Frame, ludo: LudoRules, chosen: () => Kind): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, LUDO_TEXTS);
  const payoutOf = (pay: number) => Math.floor((EXAMPLE_STAKE * pay) / 100);
  const rows = KINDS.map((kind) => [
    words(kind.name),
    chanceText(format, kind.chance),
    format.times(payOf(ludo, kind)),
    format.money(payoutOf(payOf(ludo, kind))),
  ]);
  const payout = payoutOf(payOf(ludo, KINDS[1]));
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const kind = chosen();
      return {
        note: words('figures', { kind: words(kind.name) }),
        returnBp: ludo.returnBp,
        topHundredths: payOf(ludo, kind),
        deviation: deviationOf(ludo, kind),
      };
    },
    table: {
      caption: words('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [
        words('headBet'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        bet: EXAMPLE.map((pawn) => words(pawn)).join(', '),
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE_STAKE),
      }),
    },
  };
}
