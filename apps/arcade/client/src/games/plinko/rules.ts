import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { roomWords } from '../room-words.ts';
import { PLINKO_TEXTS } from './words.ts';

/** The three tables of pays. */
export const RISKS = ['low', 'medium', 'high'] as const;
/** Name of a table of pays. */
export type Risk = (typeof RISKS)[number];

/** A board as the server describes it; see `apps/arcade/src/games/plinko/rules.ts`. */
export interface PlinkoBoard {
  risk: Risk;
  rows: number;
  /** Pays of the fields from left to right, hundredths of the stake. */
  pays: number[];
  returnBp: number;
  topHundredths: number;
  deviation: number;
}

const EXAMPLE = { rows: 12, risk: 'medium', stakeMinor: 10_000 } as const;

/** Chance of each field of a board, from left to right. */
export function chancesOf(rows: number): number[] {
  let ways = 1;
  return Array.from({ length: rows + 1 }, (_unused, field) => {
    if (field > 0) ways = (ways * (rows - field + 1)) / field;
    return ways / 2 ** rows;
  });
}

/** The rules of plinko, with the figures of the board that is chosen. */
export function plinkoRules(
  frame: Frame,
  boardOf: (rows: number, risk: Risk) => PlinkoBoard,
  chosen: () => PlinkoBoard,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, PLINKO_TEXTS);
  const nameOf = ({ rows, risk }: Pick<PlinkoBoard, 'rows' | 'risk'>) =>
    words('board', { rows: format.digits(rows), risk: words(risk) });
  const payoutOf = (pay: number) => Math.floor((EXAMPLE.stakeMinor * pay) / 100);
  const half = EXAMPLE.rows / 2;
  const left = boardOf(EXAMPLE.rows, EXAMPLE.risk).pays.slice(0, half + 1);
  const chances = chancesOf(EXAMPLE.rows);
  const fieldName = (index: number) => {
    if (index === half) return words('middle');
    return index === 0 ? words('edge') : words('fromEdge', { place: format.digits(index) });
  };
  const rows = left.map((pay, index) => [
    fieldName(index),
    // Both fields at the same distance from the middle pay the same.
    format.percent(Math.round((chances[index] ?? 0) * (index === half ? 1 : 2) * 10_000)),
    format.times(pay),
    format.money(payoutOf(pay)),
  ]);
  const payout = payoutOf(left[half] ?? 0);
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const board = chosen();
      const { returnBp, topHundredths, deviation } = board;
      return {
        note: words('figures', { board: nameOf(board) }),
        returnBp,
        topHundredths,
        deviation,
      };
    },
    table: {
      caption: words('example', {
        stake: format.money(EXAMPLE.stakeMinor),
        board: nameOf(EXAMPLE),
      }),
      heads: [
        words('headField'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE.stakeMinor),
      }),
    },
  };
}
