// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { openRoom } from '../testing/room-fixture.ts';
import { tallLayout, wideLayout } from './layouts.ts';
import { decidedAfter, type Race } from './picture.ts';
import * as room from './room.ts';
import { deviationOf, KINDS, payOf, type LudoRules } from './rules.ts';

const { game, returnOf } = ROOMS['ludo-race'];
const { rules } = game;
const ludo = rules as unknown as LudoRules;
afterEach(() => vi.unstubAllGlobals());

/** The race in which the first pawn on its way always moves: red, green, yellow. */
const straight = () => game.draw({ order: ['red'] }, 1_000, () => 0);
const pawnsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLButtonElement>('.order__pawn'),
];
const pressed = (root: HTMLElement) =>
  pawnsOf(root)
    .filter((pawn) => pawn.getAttribute('aria-pressed') === 'true')
    .map((pawn) => pawn.getAttribute('aria-label'));
const go = (root: HTMLElement) => root.querySelector<HTMLElement>('.go');
function choose(root: HTMLElement, kind: string): void {
  const list = root.querySelector('select');
  if (list === null) throw new Error('no list of bets');
  list.value = kind;
  list.dispatchEvent(new Event('change'));
}

describe('the boards of the ludo race', () => {
  it.each([tallLayout(12), wideLayout(12)])('let no pawn wait on a name: $name', (layout) => {
    const { x, y, width, height } = layout.plateOf(1);
    const [pawnX, pawnY] = layout.standOf(1, 0);
    const halfPawn = 13;
    const isBeside = pawnX - halfPawn >= x + width || pawnY + halfPawn <= y;
    expect(isBeside).toBe(true);
    const home = layout.homeOf(3);
    expect(home.x + home.width).toBeLessThan(layout.width - 14);
    expect(home.y + home.height).toBeLessThan(layout.height - 12);
    expect(height).toBeGreaterThan(2 * halfPawn);
  });
});

describe('the ludo race on the screen', () => {
  it('bets nothing until the bet is whole, and says what is missing', () => {
    const { root, played } = openRoom(room, { room: 'ludo-race', rules });
    go(root)?.click();
    expect(go(root)?.textContent).toContain('Choose a pawn');
    choose(root, 'two');
    pawnsOf(root)[1]?.click();
    go(root)?.click();
    expect(go(root)?.textContent).toContain('Choose two pawns in order');
    expect(played).toEqual([]);
  });

  it('names pawns in the order of the presses; the last of four follows by itself', () => {
    const { root } = openRoom(room, { room: 'ludo-race', rules });
    choose(root, 'all');
    for (const pawn of [3, 0, 2]) pawnsOf(root)[pawn]?.click();
    expect(pressed(root)).toEqual([
      'Red, place 2',
      'Green, place 4',
      'Yellow, place 3',
      'Blue, place 1',
    ]);
    pawnsOf(root)[0]?.click();
    expect(pressed(root)).toEqual(['Blue, place 1']);
    choose(root, 'winner');
    pawnsOf(root)[1]?.click();
    expect(pressed(root)).toEqual(['Green, place 1']);
  });

  it('sends the order, shows who came home when, and tells it', async () => {
    const { root, played, bet, tones } = openRoom(room, {
      room: 'ludo-race',
      rules,
      answer: straight,
    });
    pawnsOf(root)[0]?.click();
    const said = await bet();
    expect(played).toEqual([{ order: ['red'] }]);
    expect(said).toContain('The order is right: Red, Green, Yellow, Blue');
    expect(said).toContain('+৳29.60');
    expect(tones.at(-1)).toBe('win');
    const tall = root.querySelector('.ludo__board--tall');
    const ranks = [...(tall?.querySelectorAll('.ludo__rank') ?? [])];
    expect(ranks.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '']);
    const lane = (colour: string) =>
      tall?.querySelectorAll(`.ludo__lane--${colour} .ludo__field.is-past`).length;
    expect(['red', 'green', 'yellow', 'blue'].map(lane)).toEqual([12, 12, 12, 0]);
  });

  it('tells a lost bet without the tone of a win', async () => {
    const lost = () => ({ ...straight(), payoutMinor: 0 });
    const { root, bet, tones } = openRoom(room, { room: 'ludo-race', rules, answer: lost });
    pawnsOf(root)[3]?.click();
    expect(await bet()).toContain('Came home: Red, Green, Yellow, Blue');
    expect(tones).not.toContain('win');
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('opens with the bet and the race of the last round, and forgets other games', () => {
    const own = { choice: { order: ['blue', 'red'] }, stakeMinor: 1_000, ...straight() };
    const other = { choice: { cards: 1 }, outcome: { card: 1 }, stakeMinor: 1_000 };
    const { root } = openRoom(room, { room: 'ludo-race', rules, recent: [other, own] });
    expect(root.querySelector('select')?.value).toBe('two');
    expect(pressed(root)).toEqual(['Red, place 2', 'Blue, place 1']);
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(1);
    expect(root.querySelectorAll('.ludo__board--wide .ludo__field.is-past')).toHaveLength(36);
  });

  it('runs no further than the bet needs', () => {
    const race = straight().outcome as unknown as Race;
    expect(race.moves).toHaveLength(36);
    expect(decidedAfter(race, ['red'], 12)).toBe(12);
    expect(decidedAfter(race, ['green'], 12)).toBe(12);
    expect(decidedAfter(race, ['red', 'blue'], 12)).toBe(24);
    expect(decidedAfter(race, ['blue', 'red'], 12)).toBe(12);
    expect(decidedAfter(race, ['red', 'green', 'yellow', 'blue'], 12)).toBe(36);
  });

  it('shows the figures that the server computes', () => {
    for (const kind of KINDS) {
      const order = ['red', 'green', 'yellow', 'blue'].slice(0, kind.count);
      const way = returnOf(game.parseChoice({ order }));
      expect(payOf(ludo, kind)).toBe(way.topHundredths);
      expect(deviationOf(ludo, kind)).toBeCloseTo(way.deviation, 9);
      expect((kind.chance * payOf(ludo, kind)) / 100).toBeCloseTo(way.share, 12);
    }
    const { openRules } = openRoom(room, { room: 'ludo-race', rules });
    openRules();
    const text = document.querySelector('dialog')?.textContent ?? '';
    expect(text).toContain('99.00%');
    expect(text).toContain('3.96×');
  });
});
