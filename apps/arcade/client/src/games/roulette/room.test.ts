// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import { CLOTHS } from '../parts/table/cloth.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { figuresOf, neighboursOf, type RouletteRules } from './rules.ts';
import * as room from './room.ts';

const { game, returnOf, samples } = ROOMS.roulette;
const { rules } = game;
const roulette = rules as unknown as RouletteRules;
const limits = { ...game.limits, chipsMinor: [1_000, 5_000, 10_000] };
const open = (more: Partial<RoomOptions> = {}) =>
  openRoom(room, { room: 'roulette', rules, limits, ...more });
afterEach(() => vi.unstubAllGlobals());

const fieldOf = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('.spot')].find((field) =>
    nameOf(field).startsWith(`${name},`),
  );
const put = (root: HTMLElement, ...names: string[]) => {
  for (const name of names) fieldOf(root, name)?.click();
};
const goText = (root: HTMLElement) => root.querySelector('.go')?.textContent ?? '';
const act = (root: HTMLElement, label: string) =>
  root.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
const key = (element: Element | null | undefined, name: string, shiftKey = false) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }));
/** An outcome for the chips that were put, when a pocket comes. */
const comes = (bets: Record<string, number>, pocket: number) => ({
  answer: () => game.draw({ bets }, 0, () => pocket),
});

describe('roulette on the screen', () => {
  it('bets nothing before the player puts a chip, and then the sum of all chips', async () => {
    const bets = { n23: 2_000, 'n20-23': 1_000, red: 1_000 };
    const { root, played, stakes, bet } = open(comes(bets, 23));
    root.querySelector<HTMLElement>('.go')?.click();
    expect(played).toEqual([]);
    expect(goText(root)).toBe('Put a chip on the table');
    put(root, 'Number 23', 'Number 23', 'Split 20, 23', 'Red');
    expect(goText(root)).toBe('Spin৳40');
    const said = await bet();
    expect(played).toEqual([{ bets }]);
    expect(stakes).toEqual([4_000]);
    expect(said).toContain('23 Red: 3 of 3 bets won');
    expect(said).toContain('+৳880');
    expect(nameOf(root.querySelector('.spot.is-come'))).toContain('Number 23,');
    expect(root.querySelector('.bar__past .tag')?.className).toContain('tag--red');
  });

  it('tells a spin that returns the stake or less without the tone of a win', async () => {
    const bets = { red: 1_000, black: 1_000 };
    const { root, bet, tones } = open(comes(bets, 5));
    put(root, 'Red', 'Black');
    expect(await bet()).toContain('5 Red: 1 of 2 bets won');
    expect(tones.at(-1)).toBe('tick');
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('takes back, clears and repeats', async () => {
    const { root, bet } = open(comes({ red: 5_000, odd: 1_000 }, 2));
    const [, fifty] = root.querySelectorAll<HTMLElement>('.tray__chips button');
    expect(root.querySelector<HTMLButtonElement>('.tray__repeat')?.disabled).toBe(true);
    put(root, 'Odd');
    fifty?.click();
    put(root, 'Red', 'Red');
    act(root, 'Take back the last chip')?.click();
    expect(goText(root)).toBe('Spin৳60');
    act(root, 'Take all back')?.click();
    expect(goText(root)).toBe('Put a chip on the table');
    act(root, 'Take back the last chip')?.click();
    expect(goText(root)).toBe('Spin৳60');
    await bet();
    await vi.waitUntil(() => goText(root) === 'Put a chip on the table', { timeout: 4_000 });
    expect(act(root, 'Take back the last chip')?.disabled).toBe(true);
    root.querySelector<HTMLButtonElement>('.tray__repeat')?.click();
    expect(goText(root)).toBe('Spin৳60');
    expect(root.querySelectorAll('.spot.is-come')).toHaveLength(0);
  });

  it('keeps to the most of a place and says so', () => {
    const { root } = open();
    root.querySelectorAll<HTMLElement>('.tray__chips button')[2]?.click();
    for (let chip = 0; chip < 12; chip += 1) put(root, 'Number 7');
    expect(nameOf(fieldOf(root, 'Number 7'))).toContain('৳1,000 of yours');
    expect(root.querySelector('.tray__note')?.textContent).toBe('At most ৳1,000 on this bet');
  });

  it('is played with the keyboard alone', () => {
    const { root } = open();
    const stops = () => [...root.querySelectorAll<HTMLElement>('.spot[tabindex="0"]')];
    expect(stops()).toEqual([fieldOf(root, 'Number 0')]);
    stops()[0]?.focus();
    key(document.activeElement, '2');
    expect(root.querySelector('[aria-checked="true"]')?.getAttribute('aria-label')).toBe(
      'Chip of ৳50',
    );
    key(document.activeElement, 'ArrowDown');
    key(document.activeElement, 'ArrowDown');
    expect(nameOf(document.activeElement)).toBe('Number 2, 35 to 1');
    (document.activeElement as HTMLElement).click();
    expect(nameOf(document.activeElement)).toContain('৳50 of yours');
    key(document.activeElement, 'Enter', true);
    expect(nameOf(document.activeElement)).not.toContain('of yours');
    key(document.activeElement, 'u');
    expect(goText(root)).toBe('Spin৳50');
    key(document.activeElement, 'x');
    expect(goText(root)).toBe('Put a chip on the table');
  });

  it('puts a chip on a number and its neighbours on the wheel', () => {
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(26, 1)).toEqual([3, 26, 0]);
    const { root } = open();
    const sheet = document.querySelector('.rsheet');
    expect(sheet?.querySelectorAll('.rring g g')).toHaveLength(37);
    sheet?.querySelector<HTMLElement>('[aria-label="The number after it on the wheel"]')?.click();
    expect(sheet?.querySelector('.rsheet__told')?.textContent).toContain('26 · 0 · 32 · 15 · 19');
    sheet?.querySelector<HTMLElement>('.go')?.click();
    expect(goText(root)).toBe('Spin৳50');
    expect(nameOf(fieldOf(root, 'Number 19'))).toContain('৳10 of yours');
  });

  it('opens with the number and the bets of the last spin, and forgets those of one chip', () => {
    const own = { choice: { bets: { red: 1_000 } }, outcome: { pocket: 0 }, stakeMinor: 1_000 };
    const before = { choice: { bet: 'red' }, outcome: { pocket: 9 }, stakeMinor: 1_000 };
    const { root } = open({ recent: [before, own] });
    expect(root.querySelector('.roulette__number')?.textContent).toBe('0');
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(1);
    root.querySelector<HTMLButtonElement>('.tray__repeat')?.click();
    expect(goText(root)).toBe('Spin৳10');
  });

  it('shows the return of the chips on the table, as the server computes it', () => {
    for (const choice of samples as { bets: Record<string, number> }[]) {
      const { share, deviation, topHundredths } = returnOf(choice);
      const shown = figuresOf(roulette, choice.bets);
      expect(shown.topHundredths).toBe(topHundredths);
      expect(shown.deviation).toBeCloseTo(deviation, 12);
      expect(shown.returnBp).toBe(Math.floor(share * 10_000));
    }
    const { root, openRules } = open({ language: 'bn' });
    openRules();
    const text = document.querySelector('dialog .rules:not(.rsheet)')?.textContent ?? '';
    expect(text).toContain('৯৭.২৯%');
    expect(text).toContain('৳৮৫০ পাবেন, নিট +৳৭০০');
    expect(root.querySelector('.go')?.textContent).toBe('টেবিলে চিপ রাখুন');
  });

  it('has a cloth of its own for every title', () => {
    const palettes = [...titleGames.values()]
      .filter((title) => title.game === 'roulette')
      .map(({ theme }) => theme.palette);
    const cloths = palettes.map((palette) => CLOTHS.get(palette)?.join());
    expect(palettes.length).toBeGreaterThan(9);
    expect(cloths).not.toContain(undefined);
    expect(new Set(cloths).size).toBe(palettes.length);
  });
});
