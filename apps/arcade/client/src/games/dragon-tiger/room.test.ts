// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dragonTigerPays } from '../../../../src/games/dragon-tiger/rules.ts';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom } from '../testing/room-fixture.ts';
import * as room from './room.ts';

const { rules } = ROOMS['dragon-tiger'].game;
afterEach(() => vi.unstubAllGlobals());
const ALL = ['dragon', 'tie', 'tiger', 'dragonEven', 'dragonRed', 'tigerRed', 'suitedTie'];
const put = (root: HTMLElement, place: string) =>
  root.querySelector<HTMLElement>(`.place--${place}`)?.click();

describe('dragon tiger on the screen', () => {
  it.each([
    [45, 28, 'Dragon won: K♥, tiger 9♦', 'K♥ > 9♦'],
    [51, 0, 'Tiger won: 2♦, dragon A♣', 'A♣ < 2♦'],
    [24, 26, 'Tie: 8♦ and 8♠', '8♦ = 8♠'],
    [24, 24, 'Tie: 8♦ and 8♦', '8♦ = 8♦'],
  ])('marks what the server pays for %i and %i', async (dragon, tiger, told, plate) => {
    const { root, played, bet } = openRoom(room, {
      room: 'dragon-tiger',
      rules,
      answer: () => ({ outcome: { dragon, tiger }, payoutMinor: 3_000 }),
    });
    for (const place of ALL) put(root, place);
    expect(await bet()).toContain(told);
    expect(played).toEqual([{ bets: Object.fromEntries(ALL.map((place) => [place, 1_000])) }]);
    expect(root.querySelector('.duel__plate')?.textContent).toBe(plate);
    const pays = dragonTigerPays(dragon, tiger);
    for (const place of ALL) {
      const { classList } = root.querySelector(`.place--${place}`) ?? root;
      expect(classList.contains('is-won'), place).toBe((pays[place] ?? 0) > 100);
      expect(classList.contains('is-lost'), place).toBe((pays[place] ?? 0) === 0);
    }
  });

  it('takes chips back, and forgets the high card of before', () => {
    const before = { choice: { bet: 'left' }, outcome: { left: 1, right: 2 }, stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'dragon-tiger', rules, recent: [before] });
    expect(root.querySelectorAll('.bar__past .tag, .duel .pc')).toHaveLength(0);
    put(root, 'tie');
    const field = root.querySelector<HTMLElement>('.place--tie');
    expect(nameOf(field)).toBe('Tie 11:1 yours ৳10');
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete' }));
    expect(nameOf(field)).toBe('Tie 11:1');
  });

  it('is one stop of the keyboard, and the arrows move inside it', () => {
    const { root } = openRoom(room, { room: 'dragon-tiger', rules });
    const fields = [...root.querySelectorAll<HTMLElement>('.place')];
    expect(fields.filter(({ tabIndex }) => tabIndex === 0)).toEqual([fields[0]]);
    fields[0]?.focus();
    fields[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect(document.activeElement).toBe(fields.at(-1));
    expect(fields.filter(({ tabIndex }) => tabIndex === 0)).toEqual([fields.at(-1)]);
  });
});
