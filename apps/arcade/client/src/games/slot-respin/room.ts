import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createBoard } from '../reels/board.ts';
import { createFigures } from '../reels/feature.ts';
import type { Place } from '../reels/stage/line-path.ts';
import { openSlotRoom, type SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { createRespins } from './held-prizes.ts';
import { respinRules, type RespinOutcome, type RespinRules } from './rules.ts';
import { RESPIN_TEXTS } from './words.ts';
import './slot-respin.css';

const outcomeOf = ({ outcome }: Round) => outcome as unknown as RespinOutcome;
const isOwn = ({ outcome }: Round) =>
  Array.isArray(outcome?.['turns']) && Array.isArray(outcome['cells']);

/** Shows the fixed prizes in money for the stake of the moment. */
function createPrizes(frame: Frame, rules: RespinRules) {
  const words = roomWords(frame.state.language, RESPIN_TEXTS);
  const names = ['mini', 'minor', 'major', 'grand'] as const;
  const figures = createFigures(names.map((name) => words(name)));
  return {
    element: figures.element,
    show: (stakeMinor: number) =>
      figures.show(names.map((name) => frame.format.money((stakeMinor * rules.fixed[name]) / 100))),
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(160), wood: wood(230), lotus: bell(740, 240) };

/** The slot whose prize symbols stay while the rest is spun again. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const rules = frame.state.rules as unknown as RespinRules;
  const words = roomWords(frame.state.language, RESPIN_TEXTS);
  const { columns, rows } = rules;
  const placeOf = (place: number): Place => [Math.floor(place / rows), place % rows];
  const gridOf = (cells: readonly number[]) =>
    Array.from({ length: columns }, (_unused, column) =>
      cells.slice(column * rows, (column + 1) * rows),
    );
  const moneyOf = (round: Round, pay: number) =>
    format.money(Math.floor((round.stakeMinor * pay) / 100));

  const room: SlotRoom = openSlotRoom(frame, 'slot-respin', {
    isOwn,
    hasFeature: (round) => outcomeOf(round).turns.length > 0,
    async show(round) {
      const { cells, wins, turns } = outcomeOf(round);
      prizes.show(round.stakeMinor);
      await board.spin(gridOf(cells), () => frame.sound.play('wood', 0.4));
      const places = cells.flatMap((symbol, place) =>
        wins.some((win) => win.symbol === symbol) ? [placeOf(place)] : [],
      );
      board.light(places, isGain(round));
      const pays = wins.reduce((sum, { pay }) => sum + pay, 0);
      if (pays > 0) room.say(tellWins(round), format.timesShort(pays), moneyOf(round, pays));
      if (turns.length > 0) await playRespins(round, outcomeOf(round));
    },
    tell(round) {
      const count = outcomeOf(round).turns.flat().length;
      return count > 0 ? words('held', { count: format.digits(count) }) : tellWins(round);
    },
  });
  function tellWins(round: Round): string {
    const { wins } = outcomeOf(round);
    const [win] = wins;
    if (wins.length !== 1 || win === undefined)
      return words('kinds', { count: format.digits(wins.length) });
    return words('many', {
      count: format.digits(win.count),
      symbol: room.symbols.name(win.symbol),
    });
  }
  const prizes = createPrizes(frame, rules);
  const board = createBoard(room.symbols, { columns, rows });
  const playRespins = createRespins(frame, rules, room, board, placeOf);
  const last = room.last();
  const first = Array.from(
    { length: columns * rows },
    (_unused, place) => (place * 3) % rules.pays.length,
  );
  board.set(gridOf(last === undefined ? first : outcomeOf(last).cells));
  room.tellFacts(
    room.words('alike', { from: format.digits(rules.fewest) }),
    Math.max(...rules.pays.flat()),
  );
  room.head.append(prizes.element);
  prizes.show(last?.stakeMinor ?? frame.state.limits.minMinor);
  frame.controls.addEventListener('input', () => prizes.show(room.stakeMinor()));
  frame.controls.addEventListener('click', () => prizes.show(room.stakeMinor()));
  room.body.append(board.element);
  return respinRules(frame, rules, room);
}
