// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { towerReturn } from '../../../../src/games/tower/returns.ts';
import { towerGame, worthOf as serverWorth } from '../../../../src/games/tower/rules.ts';
import type { Round } from '../../server.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { chanceOf, LEVELS, stopOf, timesOf, worthOf, type TowerRules } from './odds.ts';
import * as module from './room.ts';

const rules = towerGame.rules as unknown as TowerRules;
const choice = { level: 'medium' };
const safe = Array.from({ length: 9 }, () => [0, 1]);
afterEach(() => vi.unstubAllGlobals());

const opened = (...windows: number[]): Partial<Round> => ({
  choice,
  shown: { opened: windows },
  allowed: windows.length === 0 ? ['open'] : ['open', 'cash'],
  stepNo: windows.length,
});
const cashed: Partial<Round> = { choice, outcome: { safe, opened: [0] }, payoutMinor: 1_485 };
const lost: Partial<Round> = { choice, outcome: { safe, opened: [0], hit: 2 } };

function openTower(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'tower', rules: towerGame.rules, ...options });
  const said = () => room.root.querySelector('.result')?.textContent ?? '';
  /** The windows of a floor, counted from 1 at the ground. */
  const windowsOf = (floor: number) => {
    const floors = [...room.root.querySelectorAll('.tower__floor')];
    return [...(floors.at(-floor)?.querySelectorAll<HTMLElement>('button') ?? [])];
  };
  return {
    ...room,
    said,
    labels: (floor: number) =>
      windowsOf(floor).map((window) => window.getAttribute('aria-label') ?? ''),
    press: (floor: number, window: number) => windowsOf(floor)[window]?.click(),
    cash: () => room.root.querySelector<HTMLElement>('.panel--steps .go'),
    begin: async () => {
      room.root.querySelector<HTMLElement>('.panel:not(.panel--steps) .go')?.click();
      await vi.waitUntil(() => said().includes('Open a window'));
    },
  };
}

describe('the figures of the tower', () => {
  it('are those that the server pays by, on every floor of every difficulty', () => {
    for (const level of LEVELS) {
      const way = towerReturn({ level });
      expect(timesOf(rules, level, 9)).toBe(way.topHundredths);
      const times = 0.99 / chanceOf(rules, level, stopOf(rules, level));
      expect(Math.sqrt(0.99 * times - 0.99 ** 2)).toBeCloseTo(way.deviation, 9);
      for (let floor = 0; floor <= 9; floor += 1)
        expect(worthOf(rules, 12_300, level, floor)).toBe(serverWorth(12_300, level, floor));
    }
  });
});

describe('the tower in the frame', () => {
  it('climbs a floor, tells what a cash-out would leave, and cashes out', async () => {
    const steps = [opened(), opened(0), cashed];
    const room = openTower({ stepped: () => steps.shift() ?? {} });
    await room.begin();
    expect(room.cash()?.getAttribute('aria-disabled')).toBe('true');
    room.press(2, 0);
    room.press(1, 0);
    await vi.waitUntil(() => room.said().includes('Floors: 1'));
    expect(room.said()).toContain('1.48×');
    expect(room.labels(1)).toEqual([
      'floor 1, window 1, safe',
      'floor 1, window 2, closed',
      'floor 1, window 3, closed',
    ]);
    expect(room.cash()?.textContent).toBe('Cash out৳14.85');
    room.cash()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    // The press on the second floor came too early and was not sent.
    expect(room.played).toEqual([choice, { open: 0 }, { end: 'cash' }]);
    expect(room.said()).toContain('Cashed out on floor 1');
    expect(room.said()).toContain('+৳4.85');
    expect(room.tones.at(-1)).toBe('win');
  });

  it('shows every floor after a window that was not safe, and celebrates nothing', async () => {
    const steps = [opened(), opened(0), lost];
    const room = openTower({ stepped: () => steps.shift() ?? {} });
    await room.begin();
    room.press(1, 0);
    await vi.waitUntil(() => room.said().includes('Floors: 1'));
    room.press(2, 2);
    await vi.waitUntil(() => room.said().includes('not safe'));
    expect(room.labels(2)).toEqual([
      'floor 2, window 1, safe',
      'floor 2, window 2, safe',
      'floor 2, window 3, ended the round',
    ]);
    expect(room.labels(9)[2]).toBe('floor 9, window 3, not safe');
    expect(room.said()).toContain('−৳10');
    expect(room.tones).not.toContain('win');
  });

  it('goes on with the round that was open, on its floor and with its difficulty', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: 1_000, payoutMinor: 0 } as const;
    const room = openTower({
      underWay: [{ ...under, ...opened(3, 1), choice: { level: 'easy' } }],
    });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.labels(3)).toHaveLength(4);
    expect(room.labels(1)[3]).toContain('safe');
    expect(room.root.querySelector('select')?.value).toBe('easy');
  });

  it('is one stop of the keyboard, with the arrows inside the floor that is next', async () => {
    const room = openTower({ stepped: () => opened(1) });
    room.root.querySelector<HTMLElement>('.panel:not(.panel--steps) .go')?.click();
    await vi.waitUntil(() => room.said().includes('Floors: 1'));
    const stops = () =>
      [...room.root.querySelectorAll<HTMLElement>('.tower__window')].filter(
        ({ tabIndex }) => tabIndex === 0,
      );
    expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual([
      'floor 2, window 1, closed',
    ]);
    stops()[0]?.focus();
    stops()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('floor 2, window 2, closed');
    expect(stops()).toHaveLength(1);
  });
});
