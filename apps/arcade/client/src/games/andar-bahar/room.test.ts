// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { andarBaharPays } from '../../../../src/games/andar-bahar/rules.ts';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { openRoom } from '../testing/room-fixture.ts';
import * as room from './room.ts';

const { rules } = ROOMS['andar-bahar'].game;
afterEach(() => vi.unstubAllGlobals());
const ALL = ['andar', 'bahar', 'to5', 'to10', 'to15', 'to25', 'to30', 'to35', 'to40', 'over40'];
/** So many cards, the last of the joker's rank; the others are no sevens. */
const fallen = (count: number) => ({
  joker: 20,
  cards: [...Array.from({ length: count - 1 }, (_unused, index) => (index * 4) % 20), 22],
});

describe('andar bahar on the screen', () => {
  it.each([1, 10, 35, 49])(
    'marks what the server pays when the rank comes with card %i',
    async (count) => {
      const { root, bet } = openRoom(room, {
        room: 'andar-bahar',
        rules,
        answer: () => ({ outcome: fallen(count), payoutMinor: 0 }),
      });
      for (const place of ALL) root.querySelector<HTMLElement>(`.place--${place}`)?.click();
      const side = count % 2 === 1 ? 'Andar' : 'Bahar';
      expect(await bet()).toContain(`7♠ to ${side} with card ${count}`);
      const pays = andarBaharPays(count);
      for (const place of ALL) {
        const { classList } = root.querySelector(`.place--${place}`) ?? root;
        expect(classList.contains('is-won'), place).toBe(pays[place] !== undefined);
      }
      expect(root.querySelectorAll('.fall__row .pc')).toHaveLength(count);
      expect(root.querySelector('.fall__row.is-won')?.textContent).toContain(side);
    },
  );

  it('opens with the last round as it lay', () => {
    const last = { choice: { bets: { andar: 1_000 } }, outcome: fallen(7), stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'andar-bahar', rules, recent: [last] });
    expect(root.querySelector('.fall__joker')?.textContent).toContain('matched by card 7');
    expect(root.querySelector('.bar__past .tag')?.textContent).toBe('A 7');
  });
});
