// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minesGame } from '../../../../src/games/mines/rules.ts';
import { minesReturn } from '../../../../src/games/mines/returns.ts';
import type { Round } from '../../server.ts';
import { frameError } from '../../errors.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { chanceOfGems, timesOf, worthOf, type MinesRules } from './odds.ts';
import * as module from './room.ts';

const rules = minesGame.rules as unknown as MinesRules;
const choice = { mines: 3 };
afterEach(() => vi.unstubAllGlobals());

const opened = (...cells: number[]): Partial<Round> => ({
  choice,
  shown: { opened: cells },
  allowed: cells.length === 0 ? ['open'] : ['open', 'cash'],
  stepNo: cells.length,
});
const cashed: Partial<Round> = {
  choice,
  outcome: { mines: [1, 2, 3], opened: [0] },
  payoutMinor: 1_125,
};
const lost: Partial<Round> = { choice, outcome: { mines: [0, 2, 3], opened: [], hit: 0 } };

function openMines(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'mines', rules: minesGame.rules, ...options });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  const said = () => room.root.querySelector('.result')?.textContent ?? '';
  return {
    ...room,
    said,
    cells: () => [...room.root.querySelectorAll<HTMLElement>('.mines__cell')],
    bar: () => find('.panel--steps') as HTMLElement,
    cash: () => find('.panel--steps .go') as HTMLElement,
    begin: async () => {
      find('.panel:not(.panel--steps) .go')?.click();
      await vi.waitUntil(() => said().includes('Open a slab'));
    },
  };
}

describe('the figures of mines', () => {
  it('are those that the server pays by, for every number of mines and gems', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      expect(timesOf(rules, mines, 25 - mines)).toBe(minesReturn({ mines }).topHundredths);
      for (let gems = 1; gems <= 25 - mines; gems += 1) {
        const steps = Array.from({ length: gems }, (_unused, open) => ({ open }));
        const cash = gems === 25 - mines ? [] : [{ end: 'cash' as const }];
        // The last numbers are drawn first, so the mines lie behind the opened slabs.
        const end = minesGame.play({ mines }, 1_000, [...steps, ...cash], (left) => left - 1)?.end;
        expect(end?.payoutMinor).toBe(worthOf(rules, 1_000, mines, gems));
        expect(minesReturn({ mines }, gems).share).toBeCloseTo(0.99, 12);
      }
    }
    expect(chanceOfGems(rules, 3, 5)).toBeCloseTo(26_334 / 53_130, 12);
  });
});

describe('mines in the frame', () => {
  it('opens a slab, tells the multiplier and what a cash-out would leave, and cashes out', async () => {
    const steps = [opened(), opened(0), cashed];
    const room = openMines({ stepped: () => steps.shift() ?? {} });
    await room.begin();
    expect(room.bar().hidden).toBe(false);
    expect(room.cash().getAttribute('aria-disabled')).toBe('true');
    room.cells()[0]?.click();
    await vi.waitUntil(() => room.said().includes('Gems: 1'));
    expect(room.said()).toContain('If you stop now, net +৳1.25');
    expect(room.cells()[0]?.getAttribute('aria-label')).toBe('row 1, column 1, gem');
    expect(room.cash().textContent).toBe('Cash out৳11.25');
    room.cash().click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([{ mines: 3 }, { open: 0 }, { end: 'cash' }]);
    expect(room.said()).toContain('+৳1.25');
    expect(room.bar().hidden).toBe(true);
    expect(room.tones.at(-1)).toBe('win');
  });

  it('shows what lay under every slab after a mine, and celebrates nothing', async () => {
    const steps = [opened(), lost];
    const room = openMines({ stepped: () => steps.shift() ?? {} });
    await room.begin();
    room.cells()[0]?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    const labels = room.cells().map((cell) => cell.getAttribute('aria-label') ?? '');
    expect(labels[0]).toContain('the mine that ended the round');
    expect(labels.filter((label) => label.endsWith(', mine'))).toHaveLength(2);
    expect(room.tones).not.toContain('win');
    expect(room.said()).toContain('−৳10');
  });

  it('goes on with the round that was open, in its present step', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: 1_000, payoutMinor: 0 } as const;
    const room = openMines({ underWay: [{ ...under, ...opened(4, 7) }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.bar().hidden).toBe(false);
    expect(room.cells()[7]?.getAttribute('aria-label')).toContain('gem');
    expect(room.tones).toEqual([]);
  });

  it('shows the present state when another window went on', async () => {
    let calls = 0;
    const room = openMines({
      stepped(step) {
        calls += 1;
        if (calls === 1) return opened();
        const round = { roundId: 'r', status: 'open', stakeMinor: 1_000, payoutMinor: 0 };
        if (step !== 'bet') throw frameError('step_taken', { round: { ...round, ...opened(9) } });
        return {};
      },
    });
    await room.begin();
    room.cells()[0]?.click();
    await vi.waitUntil(() => room.said().includes('Gems: 1'));
    expect(room.cells()[0]?.getAttribute('aria-label')).toContain('closed');
    expect(room.cells()[9]?.getAttribute('aria-label')).toContain('gem');
    expect(room.root.querySelector('.note')?.textContent).toContain('another window');
  });

  it('is one stop of the keyboard, with the arrows inside', async () => {
    const room = openMines({ stepped: () => opened() });
    await room.begin();
    const cells = room.cells();
    expect(cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1);
    cells[0]?.focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowDown');
    press('ArrowRight');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(cells[1]);
  });
});
