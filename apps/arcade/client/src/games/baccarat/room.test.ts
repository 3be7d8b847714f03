// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { openRoom } from '../testing/room-fixture.ts';
import { bigRoadOf, type Side } from './roads.ts';
import * as room from './room.ts';

const { game, returnOf } = ROOMS.baccarat;
const { rules } = game;
afterEach(() => vi.unstubAllGlobals());

/** Draws a hand from ranks, 2 to 14. */
function hand(ranks: number[], bets: Record<string, number>) {
  const cards = ranks.map((rank) => (rank - 2) * 4);
  return { choice: { bets }, ...game.draw({ bets }, 0, () => cards.shift() ?? 0) };
}
const put = (root: HTMLElement, place: string) =>
  root.querySelector<HTMLElement>(`.place--${place}`)?.click();
const placesWith = (root: HTMLElement, look: string) =>
  [...root.querySelectorAll(`.place.${look} b`)].map(({ textContent }) => textContent);

describe('baccarat on the screen', () => {
  it('bets the chips of all fields in one round, and deals what the server drew', async () => {
    const bets = { player: 2_000, tie: 1_000, bankerPair: 1_000 };
    const { root, played, bet, tones } = openRoom(room, {
      room: 'baccarat',
      rules,
      answer: () => hand([9, 13, 4, 4], bets),
    });
    root.querySelector<HTMLElement>('.go')?.click();
    expect(played).toEqual([]);
    for (const place of ['player', 'player', 'tie', 'bankerPair']) put(root, place);
    const said = await bet();
    expect(played).toEqual([{ bets }]);
    expect(said).toContain('Player won, 9–8');
    const cards = [...root.querySelectorAll('.coup .pc')].map((card) =>
      card.getAttribute('aria-label'),
    );
    expect(cards).toEqual([
      'nine of diamonds',
      'king of diamonds',
      'four of diamonds',
      'four of diamonds',
    ]);
    expect(placesWith(root, 'is-won')).toEqual(['Player', 'Banker pair']);
    expect(placesWith(root, 'is-lost')).toEqual(['Tie']);
    expect(tones.at(-1)).toBe('win');
    const field = root.querySelector<HTMLButtonElement>('.place--banker');
    await vi.waitUntil(() => field?.disabled === false, { timeout: 4_000 });
    put(root, 'banker');
    expect(root.querySelectorAll('.coup .pc, .is-won, .is-lost')).toHaveLength(0);
  });

  it('tells a stake that comes back without the colour and tone of a win', async () => {
    const { root, bet, tones } = openRoom(room, {
      room: 'baccarat',
      rules,
      answer: () => ({ ...hand([9, 13, 4, 5], { player: 1_000 }), payoutMinor: 1_000 }),
    });
    put(root, 'player');
    expect(await bet()).toContain('Tie, 9–9');
    expect(tones.at(-1)).toBe('tick');
    expect(root.querySelector('.result__win')).toBeNull();
    expect(placesWith(root, 'is-won')).toEqual([]);
  });

  it('opens with the last hand and the roads of the player’s own hands, and forgets other games', () => {
    const own = [
      hand([7, 13, 4, 5], { banker: 1_000 }),
      hand([9, 13, 4, 5], { player: 1_000 }),
      hand([9, 13, 4, 4], { player: 1_000 }),
    ].map((round) => ({ ...round, stakeMinor: 1_000 }));
    const before = { choice: { bet: 'left' }, outcome: { left: 1, right: 2 }, stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'baccarat', rules, recent: [before, ...own] });
    expect(root.querySelectorAll('.coup .pc')).toHaveLength(4);
    expect(root.querySelector('.road')?.textContent).toContain('Your last hands: 3');
    const letters = [...root.querySelectorAll('.road__letter')].map((one) => one.textContent);
    expect(letters).toEqual(['P', 'T', 'B']);
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(3);
  });

  it('draws the big road by streaks, goes right below, and lays ties on the ring before', () => {
    const road = (sides: string) =>
      bigRoadOf(
        [...sides].map((sign): Side => (sign === 'P' ? 'player' : sign === 'B' ? 'banker' : 'tie')),
      ).map(({ column, row, ties }) => `${column}/${row}${'t'.repeat(ties)}`);
    expect(road('TPPTTB')).toEqual(['0/0', '0/1tt', '1/0']);
    expect(road('PPPPPPPPB')).toEqual([
      '0/0',
      '0/1',
      '0/2',
      '0/3',
      '0/4',
      '0/5',
      '1/5',
      '2/5',
      '1/0',
    ]);
    expect(road('PPPPPPPBBBBBBP').slice(-3)).toEqual(['1/4', '2/4', '2/0']);
  });

  it('shows the return of the chips that lie, as the server computes it', () => {
    const { root, openRules } = openRoom(room, { room: 'baccarat', rules });
    for (const place of ['banker', 'tie', 'playerPair']) put(root, place);
    openRules();
    const bets = { banker: 1_000, tie: 1_000, playerPair: 1_000 };
    const { share, topHundredths } = returnOf({ bets });
    const text = document.querySelector('dialog')?.textContent ?? '';
    expect(text).toContain(`${(Math.floor(share * 10_000) / 100).toFixed(2)}%`);
    expect(text).toContain(`${(topHundredths / 100).toFixed(2)}×`);
    expect(text).toContain('45.84%');
    expect(text).toContain('you get ৳195, net +৳95');
  });
});
