import type { Child } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { payCell } from '../reels/pay-cells.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { RESPIN_TEXTS } from './words.ts';

/** What the server says of the game; see `apps/arcade/src/games/slot-respin/rules.ts`. */
export interface RespinRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  columns: number;
  rows: number;
  /** By symbol, from the fewest on; the last is for all that are more. */
  pays: number[][];
  fewest: number;
  respins: { from: number; count: number; oneIn: number };
  prizes: { pay: number; weight: number }[];
  fixed: { mini: number; minor: number; major: number; grand: number };
}

/** A prize symbol and what it is worth, hundredths of the stake. */
export interface HeldPrize {
  place: number;
  pay: number;
}

/** A round as the server sends it. */
export interface RespinOutcome {
  cells: number[];
  wins: { symbol: number; count: number; pay: number }[];
  turns: HeldPrize[][];
  grand: number;
}

const EXAMPLE_STAKE = 10_000;

/** The name of a fixed prize of this worth. */
export function nameOfPrize(
  { fixed }: RespinRules,
  pay: number,
): 'mini' | 'minor' | 'major' | undefined {
  return (['mini', 'minor', 'major'] as const).find((name) => fixed[name] === pay);
}

function stepsOf({ format, state }: Frame, rules: RespinRules, symbol: string): string[] {
  const words = roomWords(state.language, RESPIN_TEXTS);
  const { respins, fewest, fixed } = rules;
  const blanks = {
    symbol,
    places: format.digits(rules.columns * rules.rows),
    fewest: format.digits(fewest),
    from: format.digits(respins.from),
    count: format.digits(respins.count),
    oneIn: format.digits(respins.oneIn),
    grand: format.timesShort(fixed.grand),
  };
  return (['step1', 'step2', 'step3', 'step4', 'step5'] as const).map((step) =>
    words(step, blanks),
  );
}

/** What a prize is worth, with the chance of each worth. */
function worthsOf({ format }: Frame, { prizes }: RespinRules): string {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes
    .map(
      ({ pay, weight }) => `${format.timesShort(pay)} ${format.share((weight / total) * 10_000)}`,
    )
    .join(' · ');
}

/** Six prizes of one stake and a mini one, worked out. */
function exampleOf({ format, state }: Frame, { fixed }: RespinRules): string {
  const words = roomWords(state.language, RESPIN_TEXTS);
  const payout = (EXAMPLE_STAKE * (6 * 100 + fixed.mini)) / 100;
  return words('exampleNote', {
    stake: format.money(EXAMPLE_STAKE),
    one: format.timesShort(100),
    payout: format.money(payout),
    net: format.net(payout - EXAMPLE_STAKE),
  });
}

/** The rules of the slot with respins: table of pays, prizes, worked example. */
export function respinRules(
  frame: Frame,
  rules: RespinRules,
  { symbols, words: shared }: SlotRoom,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, RESPIN_TEXTS);
  const { pays, fewest } = rules;
  const counts = [0, 1, 2, 3].map((step) => format.digits(fewest + step));
  const rows = pays.flatMap((row, symbol): Child[][] =>
    row.length === 0
      ? []
      : [[payCell(symbols, symbol), ...row.map((pay) => format.timesShort(pay))]],
  );
  return {
    paragraphs: [words('worths', { worths: worthsOf(frame, rules) })],
    steps: stepsOf(frame, rules, symbols.name(0)),
    figures: () => ({ note: shared('oneWay'), ...rules }),
    table: {
      caption: words('caption'),
      heads: [shared('symbol'), ...counts.slice(0, 3), words('andMore', { from: counts[3] ?? '' })],
      rows,
      note: exampleOf(frame, rules),
    },
  };
}
