import { describe, expect, it } from 'vitest';
import { floorOfPlan, towerReturn } from './returns.ts';
import {
  TOWER_FLOORS,
  TOWER_LEVELS,
  TOWER_WINDOWS,
  towerGame,
  worthOf,
  type TowerStep,
} from './rules.ts';

/** Towers in which the first windows of every floor are the safe ones. */
const play = (level: (typeof TOWER_LEVELS)[number], steps: readonly TowerStep[], stake = 1_000) =>
  towerGame.play({ level }, stake, steps, () => 0);
const climb = (floors: number): TowerStep[] => Array.from({ length: floors }, () => ({ open: 0 }));
const cash: TowerStep = { end: 'cash' };

describe('tower', () => {
  it.each(TOWER_LEVELS)('returns 99 %% on every floor of %s, counted over all windows', (level) => {
    const { windows, safe } = TOWER_WINDOWS[level];
    for (let floor = 1; floor <= TOWER_FLOORS; floor += 1) {
      // All paths to a floor are equally likely; safe ** floor of windows ** floor lead there.
      const fair = (windows / safe) ** floor;
      const stake = 1_000_000;
      expect((worthOf(stake, level, floor) * 100) / stake / 99 / fair).toBeCloseTo(1, 4);
      expect(towerReturn({ level }, floor).share).toBe(0.99);
    }
  });

  it('takes a cash-out on every floor, and ends by itself at the top', () => {
    for (const level of TOWER_LEVELS)
      for (let floor = 1; floor <= TOWER_FLOORS; floor += 1) {
        const open = play(level, climb(floor));
        const end = floor === TOWER_FLOORS ? open : play(level, [...climb(floor), cash]);
        if (floor < TOWER_FLOORS) expect(open?.allowed).toEqual(['open', 'cash']);
        expect(end?.end?.payoutMinor).toBe(worthOf(1_000, level, floor));
        expect(end?.allowed).toEqual([]);
      }
  });

  it('pays the published multipliers', () => {
    const tops = TOWER_LEVELS.map((level) => worthOf(100, level, TOWER_FLOORS));
    expect(tops).toEqual([1_318, 3_805, 50_688, 1_948_617, 25_952_256]);
    expect(worthOf(1_000, 'easy', 1)).toBe(1_320);
    expect(worthOf(1_000, 'medium', 4)).toBe(5_011);
    expect(floorOfPlan({ level: 'medium' })).toBe(2);
  });

  it('tells nothing of a window before the end, and everything then', () => {
    const open = play('medium', climb(3));
    expect(JSON.stringify(open)).toBe(
      '{"shown":{"opened":[0,0,0]},"stakedMinor":1000,"allowed":["open","cash"]}',
    );
    const lost = play('medium', [...climb(3), { open: 2 }]);
    expect(lost?.end).toEqual({
      outcome: { safe: Array.from({ length: 9 }, () => [0, 1]), opened: [0, 0, 0], hit: 2 },
      payoutMinor: 0,
    });
  });

  it('allows no cash-out on the ground, no window that is not there, and nothing after the end', () => {
    expect(play('hard', [cash])).toBeUndefined();
    expect(play('hard', [{ open: 2 }])).toBeUndefined();
    expect(play('hard', [{ open: 1 }, { open: 0 }])).toBeUndefined();
    expect(play('hard', [...climb(2), cash, cash])).toBeUndefined();
    expect(play('hard', [...climb(TOWER_FLOORS), cash])).toBeUndefined();
    expect(play('hard', [...climb(1), { end: 'back' }])).toBeUndefined();
    expect(towerGame.parseStep({ end: 'back' })).toBeUndefined();
  });

  it('gives the stake back when nobody opened a window', () => {
    expect(play('easy', [{ end: 'back' }])?.end?.payoutMinor).toBe(1_000);
  });

  it.each([{ level: 'none' }, { level: 1 }, { level: 'easy', floors: 3 }, 'easy', { levels: [] }])(
    'refuses the choice %j',
    (choice) => expect(towerGame.parseChoice(choice)).toBeUndefined(),
  );
  it.each([{ open: -1 }, { open: 4 }, { open: 0.5 }, { open: '0' }, { open: 0, end: 'cash' }])(
    'refuses the step %j',
    (step) => expect(towerGame.parseStep(step)).toBeUndefined(),
  );
});
