import { html, svg, type Child } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { payCell } from '../reels/pay-cells.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { LINES_TEXTS } from './words.ts';

/** The symbol that stands for others. */
export const WILD = 0;
/** The symbol that brings free spins. */
export const SCATTER = 1;

/** What the server says of the game; see `apps/arcade/src/games/slot-lines/rules.ts`. */
export interface LinesRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  strips: number[][];
  /** By symbol, for runs of three, four and five. */
  pays: number[][];
  scatterPays: number[];
  freeSpins: { count: number; multiplier: number };
  lines: number[][];
  rows: number;
}

/** One turn of the reels as the server sends it. */
export interface LineSpin {
  stops: number[];
  wins: { line: number; symbol: number; run: number; pay: number }[];
  scatters: number;
  pays: number;
}

/** The symbols in sight when the reels have stopped. */
export function gridOf({ strips, rows }: LinesRules, stops: readonly number[]): number[][] {
  return strips.map((strip, column) =>
    Array.from(
      { length: rows },
      (_unused, row) => strip[((stops[column] ?? 0) + row) % strip.length] ?? 0,
    ),
  );
}

const EXAMPLE_STAKE = 10_000;

/** A small picture of each line, with its number. */
function lineMap(frame: Frame, { lines, rows }: LinesRules): HTMLElement {
  const items = lines.map((line, index) => {
    const places = line.flatMap((own, column) =>
      Array.from({ length: rows }, (_unused, row) =>
        svg('rect', {
          x: column * 11,
          y: row * 9,
          width: 10,
          height: 8,
          rx: 2,
          class: row === own ? 'is-on' : undefined,
        }),
      ),
    );
    const picture = svg('svg', { viewBox: '0 0 54 26', 'aria-hidden': 'true' }, ...places);
    return html('li', { class: 'num' }, picture, frame.format.digits(index + 1));
  });
  return html('ol', { class: 'line-map' }, ...items);
}

function stepsOf({ format, state }: Frame, { lines, freeSpins }: LinesRules): string[] {
  const words = roomWords(state.language, LINES_TEXTS);
  const blanks = {
    lines: format.digits(lines.length),
    count: format.digits(freeSpins.count),
    times: format.digits(freeSpins.multiplier),
  };
  return (['step1', 'step2', 'step3', 'step4', 'step5'] as const).map((step) =>
    words(step, blanks),
  );
}

/** Four of the title's own picture on one line, worked out. */
function exampleOf({ format, state }: Frame, { pays }: LinesRules, symbol: string): string {
  const words = roomWords(state.language, LINES_TEXTS);
  const times = pays[2]?.[1] ?? 0;
  const payout = (EXAMPLE_STAKE * times) / 100;
  return words('exampleNote', {
    stake: format.money(EXAMPLE_STAKE),
    symbol,
    times: format.timesShort(times),
    payout: format.money(payout),
    net: format.net(payout - EXAMPLE_STAKE),
  });
}

/** The rules of the slot with lines: table of pays, worked example, the shape of each line. */
export function linesRules(
  frame: Frame,
  rules: LinesRules,
  { symbols, words: shared }: SlotRoom,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  const { pays, scatterPays } = rules;
  const timesOf = (row: readonly number[]) =>
    [2, 1, 0].map((longest) => format.timesShort(row[longest] ?? 0));
  const rows = pays.flatMap((row, symbol): Child[][] =>
    row.length === 0 ? [] : [[payCell(symbols, symbol), ...timesOf(row)]],
  );
  return {
    paragraphs: [],
    steps: stepsOf(frame, rules),
    figures: () => ({ note: shared('oneWay'), ...rules }),
    table: {
      caption: words('caption'),
      heads: [
        shared('symbol'),
        ...[5, 4, 3].map((run) => words('runs', { run: format.digits(run) })),
      ],
      rows: [...rows, [payCell(symbols, SCATTER), ...timesOf(scatterPays)]],
      note: exampleOf(frame, rules, symbols.name(2)),
    },
    more: () => [
      html('h3', {}, words('allLines', { lines: format.digits(rules.lines.length) })),
      lineMap(frame, rules),
    ],
  };
}
