// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import { drawingsOf } from '../reels/sets.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom } from '../testing/room-fixture.ts';
import { lookOf } from './looks.ts';
import * as room from './room.ts';
import { createCoverage } from './strokes.ts';

const { rules } = ROOMS.scratch.game;
const WON = { cells: [4, 5, 4, 3, 6, 4, 0, 2, 1], prize: 4, payHundredths: 400 };
const LOST = { cells: [4, 5, 4, 3, 6, 6, 0, 2, 1], prize: -1, payHundredths: 0 };
const SIZE = { width: 300, height: 300 };

afterEach(() => vi.unstubAllGlobals());

const open = (outcome: object, payoutMinor: number) =>
  openRoom(room, {
    room: 'scratch',
    rules,
    answer: () => ({ outcome: { ...outcome }, payoutMinor }),
  });
const cellsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.scratch__cell')];
const labels = (root: HTMLElement) => cellsOf(root).map((cell) => nameOf(cell));

async function buy({ root }: ReturnType<typeof open>): Promise<HTMLButtonElement> {
  root.querySelector<HTMLElement>('.go')?.click();
  const all = root.querySelector<HTMLButtonElement>('.room__act');
  await vi.waitUntil(() => all?.disabled === false);
  if (all === null) throw new Error('there is no button that opens all');
  return all;
}

describe('a scratch ticket on the screen', () => {
  it('tells no money and no picture before the last cell is open', async () => {
    const opened = open(WON, 4_000);
    const { root } = opened;
    await buy(opened);
    const said = () => root.querySelector('.result')?.textContent ?? '';
    for (const [index, cell] of cellsOf(root).entries()) {
      expect(labels(root).filter((label) => label?.includes('covered'))).toHaveLength(9 - index);
      expect(said()).not.toContain('Net');
      cell.click();
    }
    await vi.waitUntil(() => said().includes('Net'));
    expect(said()).toContain('+৳30');
    expect(cellsOf(root).filter((cell) => cell.classList.contains('is-won'))).toHaveLength(3);
  });

  it('opens at once by the button, and rings nothing on a ticket that lost', async () => {
    const opened = open(LOST, 0);
    (await buy(opened)).click();
    const { root } = opened;
    await vi.waitUntil(() => root.querySelector('.result')?.textContent?.includes('Net'));
    expect(root.querySelectorAll('.is-won, .is-back')).toHaveLength(0);
    expect(labels(root).some((label) => label?.includes('covered'))).toBe(false);
    expect(opened.played).toEqual([{ way: 'ticket' }]);
  });

  it('shows the last ticket open after a reload, and the price back without the look of a win', () => {
    const outcome = { cells: [6, 5, 6, 3, 6, 4, 0, 2, 1], prize: 6, payHundredths: 100 };
    const round = { choice: { way: 'ticket' }, outcome, stakeMinor: 1_000, payoutMinor: 1_000 };
    const { root } = openRoom(room, { room: 'scratch', rules, recent: [round] });
    expect(labels(root)[0]).toContain('৳10');
    expect(root.querySelectorAll('.is-back')).toHaveLength(3);
    expect(root.querySelectorAll('.is-won')).toHaveLength(0);
  });
});

describe('scratching', () => {
  it('opens a cell when 60 percent of it is bare, and no cell beside it', () => {
    const coverage = createCoverage(3);
    const across = (y: number) => coverage.scratch({ x: 0, y }, { x: 0.3, y }, SIZE);
    // A stroke of 34 px bares a third of the height of a cell of 100 px.
    expect(across(0.06)).toEqual([]);
    expect(across(0.17)).toEqual([0]);
    coverage.clear();
    expect(across(0.06)).toEqual([]);
  });
});

describe('the titles of scratch tickets', () => {
  it('have seven pictures of their own each, which exist', () => {
    const palettes = [...titleGames.values()]
      .filter(({ game }) => game === 'scratch')
      .map(({ theme }) => theme.palette);
    expect(palettes.length).toBeGreaterThan(3);
    expect(new Set(palettes.map((name) => lookOf(name).names.join())).size).toBe(palettes.length);
    for (const { names, sets } of palettes.map((name) => lookOf(name))) {
      expect(new Set(names).size).toBe(7);
      const drawn = sets.flatMap((set) => [...drawingsOf(set)]);
      expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
    }
  });
});
