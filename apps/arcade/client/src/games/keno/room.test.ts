// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { kenoDraws } from '../../../../src/games/keno/returns.ts';
import { openRoom } from '../testing/room-fixture.ts';
import { chanceOf, type KenoRules } from './rules.ts';
import * as room from './room.ts';

const { game, returnOf } = ROOMS.keno;
const { rules } = game;
const keno = rules as unknown as KenoRules;
const DRAWS = 847_660_528;
afterEach(() => vi.unstubAllGlobals());

const leavesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.pad')];
const pressed = (root: HTMLElement) =>
  leavesOf(root).flatMap((leaf, index) =>
    leaf.getAttribute('aria-pressed') === 'true' ? [index + 1] : [],
  );
const press = (root: HTMLElement, numbers: number[]) => {
  for (const number of numbers) leavesOf(root)[number - 1]?.click();
};

describe('keno on the screen', () => {
  it('takes at most ten picks, gives them back, and bets none without one', async () => {
    const { root, played } = openRoom(room, { room: 'keno', rules });
    root.querySelector<HTMLElement>('.go')?.click();
    expect(root.querySelector('.go')?.textContent).toContain('Pick 1 to 10 numbers');
    press(root, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(pressed(root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    press(root, [3]);
    expect(pressed(root)).not.toContain(3);
    expect(played).toEqual([]);
  });

  it('picks ten different numbers at random, and clears them', () => {
    const { root } = openRoom(room, { room: 'keno', rules });
    const [random, clear] = root.querySelectorAll<HTMLElement>('.room__act');
    random?.click();
    expect(pressed(root)).toHaveLength(10);
    clear?.click();
    expect(pressed(root)).toEqual([]);
  });

  it('marks what was drawn, opens a flower on each hit, and tells them', async () => {
    const { root, played, bet, tones } = openRoom(room, {
      room: 'keno',
      rules,
      answer: () => game.draw({ picks: [1, 2, 30], risk: 'medium' }, 1_000, () => 0),
    });
    press(root, [1, 2, 30]);
    const said = await bet();
    expect(played).toEqual([{ picks: [1, 2, 30], risk: 'medium' }]);
    expect(said).toContain('2 of 3 hit, 2.8×');
    expect(said).toContain('+৳18');
    expect(tones.filter((tone) => tone === 'lotus')).toHaveLength(2);
    expect(tones.filter((tone) => tone === 'drop')).toHaveLength(8);
    expect(tones.at(-1)).toBe('win');
    const leaves = leavesOf(root);
    expect(leaves.filter((leaf) => leaf.classList.contains('is-drawn'))).toHaveLength(10);
    const hits = leaves.filter((leaf) => leaf.querySelector('.lotus') !== null);
    expect(hits.map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect(root.querySelector('.ladder .is-now')?.textContent).toContain('2.8×');
    press(root, [40]);
    expect(root.querySelectorAll('.is-drawn, .lotus, .is-now')).toHaveLength(0);
  });

  it('tells what pays less than the stake without the colour and tone of a win', async () => {
    const { root, bet, tones } = openRoom(room, {
      room: 'keno',
      rules,
      answer: () => game.draw({ picks: [40], risk: 'low' }, 1_000, () => 0),
    });
    const list = root.querySelector('select');
    if (list !== null) list.value = 'low';
    list?.dispatchEvent(new Event('change'));
    press(root, [40]);
    const said = await bet();
    expect(said).toContain('0 of 1 hit, ৳7 back');
    expect(said).toContain('−৳3');
    expect(tones.at(-1)).toBe('tick');
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('opens with picks and risk of the last round, and forgets rounds of the keno of before', () => {
    const own = {
      choice: { picks: [5, 40], risk: 'high' },
      ...game.draw({ picks: [5, 40], risk: 'high' }, 1_000, () => 0),
      stakeMinor: 1_000,
    };
    const before = { choice: { picks: [1] }, outcome: { drawn: [1], hits: 1 }, stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'keno', rules, recent: [before, own] });
    expect(pressed(root)).toEqual([5, 40]);
    expect(root.querySelector('select')?.value).toBe('high');
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(1);
  });

  it('is one stop of the keyboard, and the arrows move inside it', () => {
    const { root } = openRoom(room, { room: 'keno', rules });
    const leaves = leavesOf(root);
    expect(leaves.filter(({ tabIndex }) => tabIndex === 0)).toEqual([leaves[0]]);
    leaves[0]?.focus();
    leaves[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(leaves[1]);
    leaves[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    expect(document.activeElement).toBe(leaves[39]);
    expect(leaves.filter(({ tabIndex }) => tabIndex === 0)).toEqual([leaves[39]]);
  });

  it('shows the return of the table that is chosen, and the chances of the server', () => {
    const { root, openRules } = openRoom(room, { room: 'keno', rules });
    press(root, [1, 2]);
    openRules();
    const { share } = returnOf({ picks: [1, 2], risk: 'medium' });
    const text = document.querySelector('dialog')?.textContent ?? '';
    expect(text).toContain(`${(Math.floor(share * 10_000) / 100).toFixed(2)}%`);
    expect(text).toContain('2 numbers, risk Medium');
    for (let hits = 0; hits <= 7; hits += 1)
      expect(chanceOf(keno, 7, hits)).toBeCloseTo(kenoDraws(7, hits) / DRAWS, 14);
  });
});
