import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import { isMotionReduced } from '../../dom.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hollow, wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createBoard } from '../reels/board.ts';
import type { Place } from '../reels/stage/line-path.ts';
import { payCell } from '../reels/pay-cells.ts';
import { openSlotRoom, type SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { createLadder } from './ladder.ts';
import { CASCADE_TEXTS } from './words.ts';
import './slot-cascade.css';

/** What the server says of the game; see `apps/arcade/src/games/slot-cascade/rules.ts`. */
interface CascadeRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  columns: number;
  rows: number;
  ladder: number[];
  bands: { from: number; times: number }[];
  pays: number[];
}

/** One step as the server sends it. */
interface Step {
  board: number[][];
  wins: { symbol: number; count: number; pay: number }[];
  multiplier: number;
  pays: number;
}

const EXAMPLE_STAKE = 10_000;
const LOOK_MS = 900;
/** Time to see what pays, before it vanishes. */
const look = () => new Promise((resolve) => setTimeout(resolve, isMotionReduced() ? 300 : LOOK_MS));
const stepsOf = ({ outcome }: Round) => outcome?.['steps'] as Step[];
const isOwn = ({ outcome }: Round) => Array.isArray(outcome?.['steps']);

/** The places of a step that pay. */
function placesOf({ board, wins }: Step): Place[] {
  return board.flatMap((column, at) =>
    column.flatMap((symbol, row): Place[] =>
      wins.some((win) => win.symbol === symbol) ? [[at, row]] : [],
    ),
  );
}

function rulesOf(
  frame: Frame,
  rules: CascadeRules,
  { symbols, words: shared }: SlotRoom,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, CASCADE_TEXTS);
  const { bands, pays, ladder } = rules;
  const [first = 0, second = 0] = pays;
  const stake = format.money(EXAMPLE_STAKE);
  const one = (EXAMPLE_STAKE * first) / 100;
  const two = ((EXAMPLE_STAKE * second) / 100) * (ladder[1] ?? 1);
  const headOf = (from: number, index: number) => {
    const next = bands[index + 1]?.from;
    return next === undefined
      ? words('andMore', { from: format.digits(from) })
      : format.digits(`${from}–${next - 1}`);
  };
  return {
    paragraphs: [],
    steps: [
      words('step1', { count: format.digits(rules.columns * rules.rows) }),
      words('step2', { from: format.digits(bands[0]?.from ?? 0) }),
      words('step3'),
      words('step4', { ladder: ladder.map((times) => format.timesShort(times * 100)).join(' ') }),
    ],
    figures: () => ({ note: shared('oneWay'), ...rules }),
    table: {
      caption: words('caption'),
      heads: [shared('symbol'), ...bands.map(({ from }, index) => headOf(from, index))],
      rows: pays.map((pay, symbol) => [
        payCell(symbols, symbol),
        ...bands.map(({ times }) => format.timesShort(pay * times)),
      ]),
      note: words('exampleNote', {
        stake,
        first: symbols.name(0),
        second: symbols.name(1),
        one: format.money(one),
        two: format.money(two),
        net: format.net(one + two - EXAMPLE_STAKE),
      }),
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(130), wood: wood(190), drop: hollow(520) };

/** The slot whose winning symbols vanish, so that others fall. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const rules = frame.state.rules as unknown as CascadeRules;
  const words = roomWords(frame.state.language, CASCADE_TEXTS);

  async function showStep(
    round: Round,
    step: Step,
    index: number,
    next: Step | undefined,
  ): Promise<void> {
    const [win] = step.wins;
    if (win === undefined) return;
    const places = placesOf(step);
    ladder.mark(index);
    board.light(places, isGain(round));
    const what =
      step.wins.length > 1
        ? words('kinds', { count: format.digits(step.wins.length) })
        : words('many', { count: format.digits(win.count), symbol: room.symbols.name(win.symbol) });
    const amount = format.money(Math.floor((round.stakeMinor * step.pays) / 100));
    const pay = step.wins.reduce((sum, one) => sum + one.pay, 0);
    room.say(what, `${format.timesShort(pay)} × ${format.digits(step.multiplier)}`, amount);
    frame.sound.play('drop', 0.6);
    await look();
    if (next !== undefined) await board.fall(places, next.board);
  }
  const room: SlotRoom = openSlotRoom(frame, 'slot-cascade', {
    isOwn,
    async show(round) {
      const steps = stepsOf(round);
      ladder.mark(-1);
      await board.spin(steps[0]?.board ?? [], () => frame.sound.play('wood', 0.3));
      for (const [index, step] of steps.entries())
        await showStep(round, step, index, steps[index + 1]);
    },
    tell(round) {
      const steps = stepsOf(round).filter(({ pays }) => pays > 0);
      const [win] = steps[0]?.wins ?? [];
      if (steps.length > 1 || win === undefined)
        return words('steps', { count: format.digits(steps.length) });
      return words('many', {
        count: format.digits(win.count),
        symbol: room.symbols.name(win.symbol),
      });
    },
  });
  const ladder = createLadder(
    rules.ladder.map((times) => format.timesShort(times * 100)),
    words('ladder'),
  );
  const board = createBoard(room.symbols, { columns: rules.columns, rows: rules.rows });
  const last = room.last();
  const first = Array.from({ length: rules.columns }, (_unused, column) =>
    Array.from({ length: rules.rows }, (_none, row) => (column * 2 + row) % rules.pays.length),
  );
  board.set((last === undefined ? undefined : stepsOf(last).slice(-1)[0]?.board) ?? first);
  const { from = 0 } = rules.bands[0] ?? {};
  const mostTimes = Math.max(...rules.bands.map(({ times }) => times));
  room.tellFacts(
    room.words('alike', { from: format.digits(from) }),
    Math.max(...rules.pays) * mostTimes,
  );
  room.head.append(ladder.element);
  room.body.append(board.element);
  return rulesOf(frame, rules, room);
}
