import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createBoard } from '../reels/board.ts';
import { openSlotRoom, type SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { createFreeSpins } from './free-spins.ts';
import { gridOf, linesRules, SCATTER, WILD, type LineSpin, type LinesRules } from './rules.ts';
import { createTelling, createWins } from './wins.ts';
import { LINES_TEXTS } from './words.ts';

const FIRST_STOPS = [12, 3, 25, 8, 17];
const spinsOf = ({ outcome }: Round) => outcome?.['spins'] as LineSpin[];
const isOwn = ({ outcome }: Round) => Array.isArray(outcome?.['spins']);

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(140), wood: wood(210) };

/** The slot of five reels with twenty lines, wild and scatter symbols and free spins. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const rules = frame.state.rules as unknown as LinesRules;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  const stop = () => frame.sound.play('wood', 0.4);

  async function showSpin(
    round: Round,
    spin: LineSpin,
    isFree: boolean,
    isWin: boolean,
  ): Promise<void> {
    wins.stop();
    await board.spin(gridOf(rules, spin.stops), stop);
    if (spin.pays > 0) wins.show(round, spin, isFree, isWin);
  }

  const room: SlotRoom = openSlotRoom(frame, 'slot-lines', {
    isOwn,
    begin: () => wins.stop(),
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
  const wins = createWins(frame, rules, room, board);
  const last = room.last();
  board.set(
    gridOf(
      rules,
      (last === undefined ? undefined : spinsOf(last).slice(-1)[0]?.stops) ?? FIRST_STOPS,
    ),
  );
  room.tellFacts(
    words('facts', { lines: format.digits(rules.lines.length) }),
    Math.max(...rules.pays.flat()),
  );
  room.body.append(board.element);
  return linesRules(frame, rules, room);
}
