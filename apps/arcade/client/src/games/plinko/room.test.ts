// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { belowOf, fractionsOf } from '../../../../src/fair/fractions.ts';
import { openRoom } from '../testing/room-fixture.ts';
import { chancesOf } from './rules.ts';
import * as room from './room.ts';

const { game, returnOf } = ROOMS.plinko;
const { rules } = game;
afterEach(() => vi.unstubAllGlobals());

/** A round of twelve rows that ends in a field. */
const fallInto = (field: number, risk = 'medium') => {
  const choice = { rows: 12, risk };
  let row = 0;
  return game.draw(choice, 1_000, () => ((row += 1) <= field ? 1 : 0));
};

describe('plinko on the screen', () => {
  it('sends rows and risk, and shows the fields of the board that is chosen', async () => {
    const { root, played, bet } = openRoom(room, {
      room: 'plinko',
      rules,
      answer: () => fallInto(6),
    });
    const list = root.querySelector('select');
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual([
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
    ]);
    await bet();
    expect(played).toEqual([{ rows: 12, risk: 'medium' }]);
  });

  it.each([
    [6, 'Fell into 0.3×, ৳3 back', '−৳7', 'tick'],
    [3, 'Fell into 2×', '+৳10', 'win'],
  ])('tells a ball in field %d as “%s”', async (field, text, net, tone) => {
    const { root, tones, bet } = openRoom(room, {
      room: 'plinko',
      rules,
      answer: () => fallInto(field),
    });
    const said = await bet();
    expect(said).toContain(text);
    expect(said).toContain(net);
    expect(tones.at(-1)).toBe(tone);
    const isWin = root.querySelector('.result__win') !== null;
    expect(isWin).toBe(tone === 'win');
    expect(root.querySelector('.bar__past .tag')?.className).toContain(isWin ? 'good' : 'plain');
  });

  it('opens with rows and risk of the last round, and forgets rounds of another game', () => {
    const own = { choice: { rows: 9, risk: 'high' }, ...fallInto(2), stakeMinor: 1_000 };
    const other = { choice: { picks: [1] }, outcome: { drawn: [1], hits: 1 }, stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'plinko', rules, recent: [other, own] });
    expect(root.querySelector('select')?.value).toBe('9');
    expect(root.querySelector('[aria-checked=true]')?.textContent).toBe('High');
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(1);
  });

  it('shows in its rules the return of the board that is chosen', () => {
    const { openRules } = openRoom(room, { room: 'plinko', rules });
    openRules();
    const { share } = returnOf({ rows: 12, risk: 'medium' });
    const figures = document.querySelector('dialog')?.textContent ?? '';
    expect(figures).toContain(`${(Math.floor(share * 10_000) / 100).toFixed(2)}%`);
    expect(figures).toContain('33.00×');
    expect(figures).toContain('12 rows, risk Medium');
  });

  it('gives the chances that balls have', () => {
    const chances = chancesOf(12);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const random = belowOf(fractionsOf('a'.repeat(64), 'chances', 1));
    const counts = chances.map(() => 0);
    const balls = 20_000;
    for (let ball = 0; ball < balls; ball += 1) {
      const { outcome } = game.draw({ rows: 12, risk: 'low' }, 1_000, random);
      const field = Number(outcome['field']);
      counts[field] = (counts[field] ?? 0) + 1;
    }
    for (const [field, chance] of chances.entries()) {
      const sigma = Math.sqrt(balls * chance * (1 - chance));
      expect(Math.abs((counts[field] ?? 0) - balls * chance)).toBeLessThan(5 * sigma + 1);
    }
  });
});
