// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PACK, cardText, type Card } from '../../../../src/games/parts/cards.ts';
import { COMMON_DRAWS, createBestPlay } from '../../../../src/games/video-poker/best-play.ts';
import { HAND_PAYS } from '../../../../src/games/video-poker/hands.ts';
import { pokerGame } from '../../../../src/games/video-poker/rules.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import type { Round } from '../../server.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { HANDS } from './pays.ts';
import * as module from './room.ts';
import { BEST_HOLDS } from './rules.ts';

const choice = { game: 'jacks-or-better' } as const;
afterEach(() => vi.unstubAllGlobals());

const cardsOf = (text: string): Card[] =>
  text === ''
    ? []
    : text.split(' ').map((signs) => PACK.find((card) => cardText(card) === signs) ?? Number.NaN);

/** The round as the server would tell it, when these cards come. */
function told(text: string, hold?: number[]): Partial<Round> {
  const left = [...PACK];
  const cards = cardsOf(text);
  const steps = hold === undefined ? [] : [{ hold }];
  const state = pokerGame.play(choice, 1_000, steps, () => {
    const place = left.indexOf(cards.shift() ?? Number.NaN);
    left.splice(place, 1);
    return place;
  });
  if (state === undefined) throw new Error('not allowed');
  if (state.end !== undefined) return { choice, ...state.end };
  return { choice, stepNo: 0, shown: state.shown, allowed: [...state.allowed] };
}

function openPoker(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'video-poker', rules: pokerGame.rules, ...options });
  const all = (name: string) => [...room.root.querySelectorAll<HTMLElement>(name)];
  return {
    ...room,
    all,
    said: () => all('.result')[0]?.textContent ?? '',
    begin: () => all('.panel:not(.panel--steps) .go')[0]?.click(),
    toggle: (place: number) => all('.poker__hold')[place]?.click(),
    draw: () => all('.panel--steps .go')[0],
    pressed: () => all('.poker__hold').map((one) => one.getAttribute('aria-pressed')),
    marked: () => all('.poker__table .is-now span')[0]?.textContent,
  };
}
const deal = 'K♠ 7♣ K♦ 4♥ 10♠';
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('the figures of video poker', () => {
  it('are those that the server pays by', () => {
    expect([...HANDS, 'none']).toEqual(Object.keys(HAND_PAYS));
  });

  it('of the best holds are counted, cut to hundredths', { timeout: 120_000 }, () => {
    const bestOf = createBestPlay();
    for (const [dealt, kept, hundredths] of BEST_HOLDS) {
      const sorted = cardsOf(dealt).sort((one, other) => one - other);
      const { mask, paid } = bestOf(sorted);
      const held = sorted.filter((_card, at) => (mask & (1 << at)) !== 0);
      expect(held, dealt).toEqual(cardsOf(kept).sort((one, other) => one - other));
      expect(Math.floor((paid * 100) / COMMON_DRAWS), dealt).toBe(hundredths);
    }
  });
});

describe('the titles of video poker', () => {
  it('look different each: by their colours, or by the fool', () => {
    const themes = [...titleGames.values()].filter(({ game }) => game === 'video-poker');
    const looks = themes.map(({ theme }) => {
      const room = openPoker({ theme, motif: theme.motif });
      return room.all('.poker')[0]?.className;
    });
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(3);
  });
});

describe('video poker in the frame', () => {
  it('deals, holds by touch, by button and by key, and draws the others', async () => {
    const steps = [told(deal), told(`${deal} 3♣ K♥ 9♦`, [0, 2])];
    const room = openPoker({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('In hand: Jacks or better'));
    expect(room.said()).toContain('If you stop now, net ৳0');
    expect(room.marked()).toBe('Jacks or better');
    expect(room.draw()?.textContent).toBe('Draw 5');
    room.all('.pc')[0]?.click();
    room.toggle(1);
    press('3');
    expect(room.pressed()).toEqual(['true', 'true', 'true', 'false', 'false']);
    expect(nameOf(room.all('.poker__hold')[0])).toBe('Hold the king of spades');
    room.toggle(1);
    expect(room.draw()?.textContent).toBe('Draw 3');
    room.draw()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([choice, { hold: [0, 2] }]);
    expect(room.said()).toContain('Three of a kind, 3×, net +৳20');
    expect(room.marked()).toBe('Three of a kind');
    expect(room.all('.pc').map((card) => card.getAttribute('aria-label'))[3]).toBe(
      'king of hearts',
    );
    expect(room.tones.at(-1)).toBe('win');
  });

  it('celebrates no hand that brings back the stake alone, and none without a hand', async () => {
    const steps = [told(deal), told(deal, [0, 1, 2, 3, 4])];
    const room = openPoker({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('In hand'));
    room.all('.panel--steps .room__act')[0]?.click();
    expect(room.draw()?.textContent).toBe('Stay with this hand');
    room.draw()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.said()).toContain('Jacks or better, 1×, net ৳0');
    expect(room.tones).not.toContain('win');
    const lost = [told(deal), told(`${deal} 2♣ 3♣ 5♦ 6♥ 8♠`, [])];
    const other = openPoker({ stepped: () => lost.shift() ?? {} });
    other.begin();
    await vi.waitUntil(() => other.said().includes('In hand'));
    other.draw()?.click();
    await vi.waitUntil(() => other.said().includes('Net'));
    expect(other.said()).toContain('No hand, net −৳10');
    expect(other.marked()).toBeUndefined();
    expect(other.tones).not.toContain('win');
  });

  it('tells the hand of the deal only when its cards lie', async () => {
    const room = openPoker({ stepped: () => told(deal) });
    room.begin();
    // The answer has come, and the cards are turned in the next moment.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(room.played).toEqual([choice]);
    const bar = room.all('.panel--steps')[0];
    expect(bar?.hidden).toBe(true);
    await vi.waitUntil(() => room.said().includes('In hand'));
    expect(bar?.hidden).toBe(false);
    expect(bar?.textContent).toContain('Jacks or better');
  });

  it('goes on with the round that was open, and holds nothing by itself', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: 2_000, payoutMinor: 0 } as const;
    const room = openPoker({ underWay: [{ ...under, ...told(deal) }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.pressed()).toEqual(['false', 'false', 'false', 'false', 'false']);
    expect(room.all('.poker__table b')[0]?.textContent).toBe('৳16,000');
    expect(room.tones).toEqual([]);
  });

  it('takes no key and no touch between rounds', () => {
    const room = openPoker({ stepped: () => ({}) });
    press('1');
    room.all('.pc')[0]?.click();
    expect(room.played).toEqual([]);
    expect(room.all('.poker__hold').every((one) => (one as HTMLButtonElement).disabled)).toBe(true);
  });
});
