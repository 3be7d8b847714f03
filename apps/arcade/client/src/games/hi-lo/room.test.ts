// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  HILO_GUESSES,
  pointsOf as serverPoints,
  ranksOf,
} from '../../../../src/games/hi-lo/odds.ts';
import {
  chanceAfter,
  hiloGame,
  worthOf as serverWorth,
} from '../../../../src/games/hi-lo/rules.ts';
import { PACK } from '../../../../src/games/parts/cards.ts';
import type { Round } from '../../server.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { isOuter, pointsOf, ranksOn, worthOf, type HiloRules } from './odds.ts';
import * as module from './room.ts';

const rules = hiloGame.rules as unknown as HiloRules;
const choice = { packs: 'endless' } as const;
afterEach(() => vi.unstubAllGlobals());

/** The diamond of so many points: the ace 1, the king 13. */
const diamond = (points: number) => (points === 1 ? 48 : (points - 2) * 4);

/** The round as the server would tell it, when these cards come. */
function told(points: readonly number[], ...steps: object[]): Partial<Round> {
  const cards = points.map(diamond);
  const parsed = steps.map((step) => hiloGame.parseStep(step) ?? { skip: true as const });
  const state = hiloGame.play(choice, 1_000, parsed, () => cards.shift() ?? 0);
  if (state === undefined) throw new Error('not allowed');
  const base = { choice, stepNo: steps.length };
  if (state.end !== undefined) return { ...base, ...state.end };
  return { ...base, shown: state.shown, allowed: [...state.allowed] };
}

function openHilo(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'hi-lo', rules: hiloGame.rules, ...options });
  const all = (name: string) => [...room.root.querySelectorAll<HTMLElement>(name)];
  return {
    ...room,
    all,
    said: () => all('.result')[0]?.textContent ?? '',
    begin: () => all('.panel:not(.panel--steps) .go')[0]?.click(),
    guess: (at: number) => all('.hilo__guess')[at]?.click(),
    cash: () => all('.panel--steps .go')[0],
    labels: () => all('.hilo__link:not(.is-empty) b').map((label) => label.textContent),
    names: () => all('.hilo__guess').map((one) => nameOf(one)),
  };
}
const higher = { guess: 'higher' };
const lower = { guess: 'lower' };
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('the figures of hi-lo', () => {
  it('are those that the server pays by', () => {
    const start = { right: 1n, all: 1n };
    for (const card of PACK) {
      expect(pointsOf(card)).toBe(serverPoints(card));
      expect(isOuter(card, rules)).toBe(ranksOf('same', card) > 0);
      const ranks = HILO_GUESSES.map((guess) => ranksOf(guess, card)).filter((count) => count > 0);
      expect([...ranksOn(pointsOf(card), rules)].toSorted()).toEqual(ranks.toSorted());
      for (const one of ranks) {
        const twice = chanceAfter(chanceAfter(start, one), 10);
        expect(worthOf(rules, 100, [one])).toBe(serverWorth(100, chanceAfter(start, one)));
        expect(worthOf(rules, 12_300, [one, 10])).toBe(serverWorth(12_300, twice));
      }
    }
  });
});

describe('hi-lo in the frame', () => {
  it('guesses, tells what a cash-out would leave, skips and cashes out', async () => {
    const steps = [
      told([7]),
      told([7, 9], higher),
      told([7, 9, 2], higher, { skip: true }),
      told([7, 9, 2], higher, { skip: true }, { end: 'cash' }),
    ];
    const room = openHilo({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('After 7♦'));
    expect(room.cash()?.getAttribute('aria-disabled')).toBe('true');
    expect(room.names()).toEqual([
      'Higher or same; if it comes, 1.83×, chance 53.85%',
      'Lower or same; if it comes, 1.83×, chance 53.85%',
    ]);
    room.guess(0);
    await vi.waitUntil(() => room.said().includes('right: 1'));
    expect(room.said()).toContain('If you stop now, net +৳8.38');
    expect(room.cash()?.textContent).toBe('Cash out৳18.38');
    room.all('.hilo__skip')[0]?.click();
    await vi.waitUntil(() => room.said().includes('2♦ came'));
    expect(room.labels()).toEqual(['Start', '1.83×', 'skip']);
    expect(room.all('.hilo__skip')[0]?.textContent).toContain('19');
    room.cash()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([choice, higher, { skip: true }, { end: 'cash' }]);
    expect(room.said()).toContain('Cashed out, right: 1, 1.83×');
    expect(room.tones.at(-1)).toBe('win');
  });

  it('shows the card that was not as guessed, and celebrates nothing', async () => {
    const steps = [told([7]), told([7, 9], lower)];
    const room = openHilo({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('After 7♦'));
    room.guess(1);
    await vi.waitUntil(() => room.said().includes('not as guessed'));
    expect(room.said()).toContain('9♦ came');
    expect(room.said()).toContain('−৳10');
    expect(room.all('.hilo__link.is-wrong b')[0]?.textContent).toBe('0×');
    expect(room.tones).not.toContain('win');
  });

  it('offers the same rank as a guess of its own on an ace and on a king', async () => {
    const ace = openHilo({ stepped: () => told([1]) });
    ace.begin();
    await vi.waitUntil(() => ace.said().includes('After A♦'));
    expect(ace.names()).toEqual([
      'Higher; if it comes, 1.07×, chance 92.31%',
      'Same; if it comes, 12.87×, chance 7.69%',
    ]);
    const king = openHilo({ stepped: () => told([13]) });
    king.begin();
    await vi.waitUntil(() => king.said().includes('After K♦'));
    expect(king.names()).toEqual([
      'Same; if it comes, 12.87×, chance 7.69%',
      'Lower; if it comes, 1.07×, chance 92.31%',
    ]);
  });

  it('goes on with the round that was open, and takes its keys', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: 1_000, payoutMinor: 0 } as const;
    const steps = [
      told([7, 9, 4], higher, lower),
      told([7, 9, 4, 5], higher, lower, { skip: true }),
    ];
    const room = openHilo({
      underWay: [{ ...under, ...told([7, 9], higher) }],
      stepped: () => steps.shift() ?? {},
    });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.labels()).toEqual(['Start', '1.83×']);
    expect(room.tones).toEqual([]);
    press('ArrowDown');
    await vi.waitUntil(() => room.said().includes('right: 2'));
    press('s');
    await vi.waitUntil(() => room.said().includes('5♦ came'));
    expect(room.played).toEqual([lower, { skip: true }]);
  });

  it('takes no key between rounds', () => {
    const room = openHilo({ stepped: () => ({}) });
    press('ArrowUp');
    press('s');
    expect(room.played).toEqual([]);
  });

  it('types no figure of its rules', () => {
    const other = { ...hiloGame.rules, share: 97, skips: 7, top: 500 };
    const { openRules } = openRoom(module, { room: 'hi-lo', rules: other });
    openRules();
    const text = document.querySelector('.rules')?.textContent ?? '';
    for (const part of ['7 times in a round', 'Multiplier = 97% ÷', 'The 0.97 is', 'From 500× on'])
      expect(text).toContain(part);
  });
});
