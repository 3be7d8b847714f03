import { isMotionReduced } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { Round } from '../../server.ts';
import type { Board } from '../reels/board.ts';
import type { Place } from '../reels/stage/line-path.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { gridOf, SCATTER, type LineSpin, type LinesRules } from './rules.ts';
import { LINES_TEXTS } from './words.ts';

const EACH_LINE_MS = 900;

/** A picture of what pays: places that are lit, lines through them, and what is written below the board. */
interface Look {
  places: readonly Place[];
  lines: readonly (readonly Place[])[];
  said: readonly [string, ...string[]];
}

/** Says what a spin paid: its best line, or how many there are. */
export function createTelling(frame: Frame, name: (symbol: number) => string) {
  const { format } = frame;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  return (spin: LineSpin): string => {
    const [first] = spin.wins;
    if (spin.wins.length > 1) return words('lines', { count: format.digits(spin.wins.length) });
    if (first === undefined) return words('scatters', { count: format.digits(spin.scatters) });
    return words('line', {
      line: format.digits(first.line + 1),
      run: format.digits(first.run),
      symbol: name(first.symbol),
    });
  };
}

/** What of a spin pays, line by line. */
function createLooks(frame: Frame, rules: LinesRules, { symbols }: SlotRoom) {
  const { format } = frame;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  return ({ stakeMinor }: Round, { wins }: LineSpin, isFree: boolean): Look[] =>
    wins.map(({ line, run, symbol, pay }) => {
      const path = (rules.lines[line] ?? []).map((row, column): Place => [column, row]);
      const times = isFree ? rules.freeSpins.multiplier : 1;
      const by = times > 1 ? ` × ${format.digits(times)}` : '';
      const what = words('runOf', {
        run: format.digits(run),
        symbol: symbols.name(symbol),
        times: format.timesShort(pay),
      });
      return {
        places: path.slice(0, run),
        lines: [path],
        said: [
          words('lineOf', { line: format.digits(line + 1) }),
          what + by,
          format.money(Math.floor((stakeMinor * pay * times) / 100)),
        ],
      };
    });
}

/** Scatter symbols in sight, when they pay or bring free spins. */
function scattersOf(rules: LinesRules, spin: LineSpin, isFree: boolean): Place[] {
  if (isFree || spin.scatters < 3) return [];
  return gridOf(rules, spin.stops).flatMap((cells, column) =>
    cells.flatMap((symbol, row): Place[] => (symbol === SCATTER ? [[column, row]] : [])),
  );
}

/** Shows what a spin pays: all of it, then each line in turn until the next spin. */
export function createWins(frame: Frame, rules: LinesRules, room: SlotRoom, board: Board) {
  const looksOf = createLooks(frame, rules, room);
  const telling = createTelling(frame, room.symbols.name);
  let turns: ReturnType<typeof setInterval> | undefined;

  function show({ places, lines, said }: Look, isWin: boolean): void {
    board.light(places, isWin);
    if (isWin) board.drawLines(lines);
    room.say(...said);
  }
  return {
    show(round: Round, spin: LineSpin, isFree: boolean, isWin: boolean): void {
      const looks = looksOf(round, spin, isFree);
      const scatters = scattersOf(rules, spin, isFree);
      const money = frame.format.money(Math.floor((round.stakeMinor * spin.pays) / 100));
      const all: Look = {
        places: [...looks.flatMap(({ places }) => places), ...scatters],
        lines: looks.flatMap(({ lines }) => lines),
        said: [telling(spin), money],
      };
      const [only = all] = looks;
      const isOne = looks.length === 1 && scatters.length === 0;
      show(isOne ? only : all, isWin);
      if (looks.length < 2 || !isWin || isMotionReduced()) return;
      let next = 0;
      turns = setInterval(() => {
        show(looks[next % looks.length] ?? all, true);
        next += 1;
      }, EACH_LINE_MS);
    },
    /** Ends the turns of the lines. */
    stop: () => clearInterval(turns),
  };
}
