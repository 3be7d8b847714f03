import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createBoard, type Place } from '../reels/board.ts';
import { openSlotRoom, type SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { createFreeSpins } from './free-spins.ts';
import { linesRules, SCATTER, WILD, type LineSpin, type LinesRules } from './rules.ts';
import { LINES_TEXTS } from './words.ts';

const FIRST_STOPS = [12, 3, 25, 8, 17];
const spinsOf = ({ outcome }: Round) => outcome?.['spins'] as LineSpin[];
const isOwn = ({ outcome }: Round) => Array.isArray(outcome?.['spins']);

/** The symbols in sight when the reels have stopped. */
function gridOf({ strips, rows }: LinesRules, stops: readonly number[]): number[][] {
  return strips.map((strip, column) =>
    Array.from(
      { length: rows },
      (_unused, row) => strip[((stops[column] ?? 0) + row) % strip.length] ?? 0,
    ),
  );
}

/** What of a spin pays: the places of its lines, and those of scatter symbols when they pay or bring free spins. */
function litOf(rules: LinesRules, spin: LineSpin, isFree: boolean) {
  const paths = spin.wins.map(({ line, run }) =>
    (rules.lines[line] ?? []).slice(0, run).map((row, column): Place => [column, row]),
  );
  const scatters = gridOf(rules, spin.stops).flatMap((cells, column) =>
    cells.flatMap((symbol, row): Place[] => (symbol === SCATTER ? [[column, row]] : [])),
  );
  const isScatter = !isFree && spin.scatters >= 3;
  return { paths, places: [...paths.flat(), ...(isScatter ? scatters : [])] };
}

/** Says what a spin paid: its best line, or how many there are. */
function createTelling(frame: Frame, name: (symbol: number) => string) {
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

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(140), wood: wood(210) };

/** The slot of five reels with twenty lines, wild and scatter symbols and free spins. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const rules = frame.state.rules as unknown as LinesRules;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  const moneyOf = (round: Round, pays: number) =>
    format.money(Math.floor((round.stakeMinor * pays) / 100));
  const stop = () => frame.sound.play('wood', 0.4);

  async function showSpin(
    round: Round,
    spin: LineSpin,
    isFree: boolean,
    isWin: boolean,
  ): Promise<void> {
    await board.spin(gridOf(rules, spin.stops), stop);
    if (spin.pays === 0) return;
    const { paths, places } = litOf(rules, spin, isFree);
    board.light(places, isWin);
    if (isWin) board.drawLines(paths);
    const times = isFree ? ` × ${format.digits(rules.freeSpins.multiplier)}` : '';
    room.say(telling(spin) + times, moneyOf(round, spin.pays));
  }

  const room: SlotRoom = openSlotRoom(frame, 'slot-lines', {
    isOwn,
    hasFeature: (round) => spinsOf(round).length > 1,
    async show(round) {
      const [first, ...free] = spinsOf(round);
      if (first === undefined) return;
      await showSpin(round, first, false, isGain(round) && (free.length > 0 || first.pays > 100));
      if (free.length === 0) return;
      await playFree(round, spinsOf(round), (spin, isWin) => showSpin(round, spin, true, isWin));
    },
    tell(round) {
      const [first, ...free] = spinsOf(round);
      if (free.length > 0) return words('freeEnd', { count: format.digits(free.length) });
      return first === undefined ? '' : telling(first);
    },
  });
  const telling = createTelling(frame, room.symbols.name);
  const playFree = createFreeSpins(frame, room, rules);
  const bands = new Map([
    [WILD, room.words('wild')],
    [SCATTER, room.words('scatter')],
  ]);
  const board = createBoard(room.symbols, {
    columns: 5,
    rows: rules.rows,
    bandOf: (symbol) => bands.get(symbol) ?? '',
  });
  const last = room.last();
  board.set(
    gridOf(
      rules,
      (last === undefined ? undefined : spinsOf(last).slice(-1)[0]?.stops) ?? FIRST_STOPS,
    ),
  );
  room.body.append(board.element);
  return linesRules(frame, rules, room);
}
