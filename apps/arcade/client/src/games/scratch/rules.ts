import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { payCell } from '../reels/pay-cells.ts';
import type { Symbols } from '../reels/symbols.ts';
import { roomWords } from '../room-words.ts';
import { SCRATCH_TEXTS } from './words.ts';

/** What the server says of the game; see `apps/arcade/src/games/scratch/rules.ts`. */
export interface ScratchRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  /** The largest first; the place is that of its picture. */
  prizes: { payHundredths: number; tickets: number }[];
  tickets: number;
  /** So many of the largest prizes never show two of their picture without a win. */
  rare: number;
}

const EXAMPLE = { stakeMinor: 10_000, prize: 3 } as const;

/** The rules with the table of prizes: how many tickets of all have each. */
export function scratchRules(frame: Frame, rules: ScratchRules, symbols: Symbols): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, SCRATCH_TEXTS);
  const payoutOf = (pay: number) => Math.floor((EXAMPLE.stakeMinor * pay) / 100);
  const payout = payoutOf(rules.prizes[EXAMPLE.prize]?.payHundredths ?? 0);
  const winning = rules.prizes.reduce((sum, { tickets }) => sum + tickets, 0);
  return {
    paragraphs: [],
    steps: [
      words('step1'),
      words('step2'),
      words('step3', { tickets: format.grouped(rules.tickets), winning: format.grouped(winning) }),
      words('step4', { rare: format.digits(rules.rare) }),
      words('step5'),
    ],
    figures: () => ({ note: words('figures'), ...rules }),
    table: {
      caption: words('example', { stake: format.money(EXAMPLE.stakeMinor) }),
      heads: [
        words('headPicture'),
        words('headTickets', { tickets: format.grouped(rules.tickets) }),
        frame.words('room.chance'),
        words('headPays'),
      ],
      rows: rules.prizes.map(({ payHundredths: pay, tickets }, prize) => [
        payCell(symbols, prize),
        format.grouped(tickets),
        chanceText(format, tickets / rules.tickets),
        format.money(payoutOf(pay)),
      ]),
      note: words('exampleNote', {
        name: symbols.name(EXAMPLE.prize),
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE.stakeMinor),
      }),
    },
  };
}
