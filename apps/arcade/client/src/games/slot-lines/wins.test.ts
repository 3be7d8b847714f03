// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { createFormat } from '../../format.ts';
import type { Frame } from '../../frame.ts';
import type { Round } from '../../server.ts';
import type { Board } from '../reels/board.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { SCATTER, type LinesRules } from './rules.ts';
import { createWins } from './wins.ts';

const rules = ROOMS['slot-lines'].game.rules as unknown as LinesRules;
const SPIN = {
  stops: [0, 0, 0, 0, 0],
  wins: [
    { line: 3, symbol: 2, run: 4, pay: 1_000 },
    { line: 0, symbol: 9, run: 3, pay: 30 },
  ],
  scatters: 0,
  pays: 1_030,
};
const round = { stakeMinor: 1_000 } as Round;

let isReduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openWins() {
  const said: string[] = [];
  const drawn: number[] = [];
  const frame = {
    format: createFormat('BDT', 'latn'),
    state: { language: 'en' },
  } as unknown as Frame;
  const room = {
    symbols: { name: (symbol: number) => `symbol ${symbol}` },
    say: (...parts: string[]) => said.push(parts.join(' ')),
  } as unknown as SlotRoom;
  const lit: unknown[][] = [];
  const board = {
    light: (places: unknown[]) => lit.push(places),
    drawLines: (lines: unknown[]) => drawn.push(lines.length),
  } as unknown as Board;
  return { wins: createWins(frame, rules, room, board), said, drawn, lit };
}

it('several lines are shown together, then each in turn until the next act', () => {
  isReduced = false;
  const { wins, said, drawn } = openWins();
  wins.show(round, SPIN, false, true);
  vi.advanceTimersByTime(2_700);
  wins.stop();
  vi.advanceTimersByTime(9_000);
  expect(said).toEqual([
    '2 lines matched ৳103',
    'Line 4 4 of symbol 2 10× ৳100',
    'Line 1 3 of symbol 9 0.3× ৳3',
    'Line 4 4 of symbol 2 10× ৳100',
  ]);
  expect(drawn).toEqual([2, 1, 1, 1]);
});

it('in free spins a line says by how much more it pays', () => {
  const { wins, said } = openWins();
  wins.show(round, { ...SPIN, wins: SPIN.wins.slice(0, 1), pays: 3_000 }, true, true);
  expect(said).toEqual(['Line 4 4 of symbol 2 10× × 3 ৳300']);
});

it('nothing takes turns when motion is reduced, nor for what is no win', () => {
  isReduced = true;
  const reduced = openWins();
  reduced.wins.show(round, SPIN, false, true);
  vi.advanceTimersByTime(5_000);
  expect(reduced.said).toHaveLength(1);
  isReduced = false;
  const small = openWins();
  small.wins.show(round, SPIN, false, false);
  vi.advanceTimersByTime(5_000);
  expect(small.said).toHaveLength(1);
  expect(small.drawn).toEqual([]);
});

it('three scatter symbols are lit where they pay, and not in free spins', () => {
  const stops = rules.strips.map((strip) => Math.max(0, strip.indexOf(SCATTER)));
  const spin = { stops, wins: [], scatters: 3, pays: 200 };
  const { wins, lit } = openWins();
  wins.show(round, spin, false, true);
  wins.show(round, spin, true, true);
  expect(lit.map((places) => places.length)).toEqual([
    rules.strips.filter((strip) => strip.includes(SCATTER)).length,
    0,
  ]);
});
