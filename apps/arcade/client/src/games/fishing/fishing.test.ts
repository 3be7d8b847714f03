// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import { fillColours } from '../reels/paint.ts';
import { paletteOf } from '../reels/palettes.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import motifs from './art/motifs.json' with { type: 'json' };
import { bossOf, drawBoss, type Boss } from './bosses.ts';
import { drawFish } from './fish.ts';
import type { FishingRules } from './kinds.ts';
import { PLACES } from './places.ts';
import * as room from './room.ts';
import { flightMs } from './shot.ts';
import { bossName } from './words.ts';

const { game, returnOf } = ROOMS.fishing;
const { rules } = game;
const kinds = (rules as unknown as FishingRules).fish;
const open = (more: Partial<RoomOptions> = {}) =>
  openRoom(room, {
    room: 'fishing',
    rules,
    limits: { ...game.limits, chipsMinor: [] },
    motif: 'octopus',
    ...more,
  });
const buttonsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.kind')];
const tagsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.swim__tag')].map(({ textContent }) => textContent);
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
afterEach(() => vi.unstubAllGlobals());

const titles = [...titleGames].filter(([, { game: name }]) => name === 'fishing');

describe('the titles of fishing', () => {
  it('FAIR-03 never look alike: no two have the same boss in the same colours', () => {
    expect(titles.length).toBe(34);
    const looks = titles.map(([, { theme }]) =>
      JSON.stringify([bossOf(theme.motif), paletteOf(theme.palette)]),
    );
    expect(new Set(looks).size).toBe(titles.length);
  });

  it('FAIR-03 have a boss of their own motif, drawn in their colours, with a name in three languages', async () => {
    expect(new Set(titles.map(([, { theme }]) => theme.motif))).toEqual(new Set(motifs));
    for (const motif of motifs) {
      expect(bossOf(motif)).toBe(motif);
      for (const language of ['bn', 'en', 'hi'] as const)
        expect(bossName(motif as Boss, language)).not.toBe('');
    }
    for (const [slug, { theme }] of titles) {
      const palette = paletteOf(theme.palette);
      const drawing = await drawBoss(bossOf(theme.motif), palette);
      expect(drawing, slug).not.toMatch(/[{}]|NaN|undefined/);
      expect(drawing.length, slug).toBeGreaterThan(1_000);
      const colours = ['{a}', '{b}', '{c}', '{d}'].map((name) => fillColours(name, palette));
      expect(
        colours.some((colour) => drawing.includes(colour)),
        slug,
      ).toBe(true);
    }
  });

  it('draw each fish of the swarm with fins in the colours of the title', () => {
    const [sea, neon] = [paletteOf('sea'), paletteOf('neon')];
    for (const { key } of PLACES) {
      expect(drawFish(key, sea)).not.toMatch(/NaN|undefined/);
      expect(drawFish(key, sea)).not.toBe(drawFish(key, neon));
    }
  });
});

describe('the water', () => {
  it('FAIR-16 holds a swarm of every kind with a shoal and a boss, each with its pay and chance, in the row as well', () => {
    const { root } = open();
    const tags = tagsOf(root);
    expect(tags).toHaveLength(PLACES.length + 1);
    expect(root.querySelectorAll('.swim--shoal .swim__body')).toHaveLength(3);
    expect(root.querySelectorAll('.boss')).toHaveLength(1);
    for (const { key, pays, chanceOf10000 } of kinds) {
      const chance = `${chanceOf10000 / 100}%`;
      expect(tags.join(' '), key).toContain(`${pays}× · ${chance}`);
      const button = buttonsOf(root)[kinds.findIndex((kind) => kind.key === key)];
      expect(button?.textContent).toContain(chance);
      expect(button?.getAttribute('aria-label')).toContain(`${pays}×`);
    }
  });

  it('lets no two kinds of one row of a low stage cross', () => {
    const low = PLACES.flatMap(({ low: place }) => (place === undefined ? [] : [place]));
    for (const row of [14, 45, 76]) {
      const own = low
        .filter(([, , top]) => Math.abs(top - row) < 5)
        .toSorted((a, b) => a[0] - b[0]);
      for (const [index, [left]] of own.entries()) {
        const before = own[index - 1];
        if (before !== undefined) expect(left).toBeGreaterThan(before[0] + before[1] + 18);
      }
    }
  });

  it('lets a shot fly for 250 to 500 ms, longer the farther it goes', () => {
    expect([flightMs(0, 400), flightMs(200, 400), flightMs(900, 400)]).toEqual([250, 375, 500]);
    expect(flightMs(10, 0)).toBe(250);
  });
});

describe('a shot', () => {
  it('FAIR-16 goes to the kind that is aimed at, from a cannon of ten levels that begins at the first', async () => {
    const { root, played, stakes, bet } = open({
      answer: () => ({ outcome: { fish: 'rui', caught: [false] }, payoutMinor: 0 }),
    });
    const [less, more] = root.querySelectorAll<HTMLElement>('.step--level button');
    expect(root.querySelector('.go')?.textContent).toContain('৳10');
    for (let turn = 0; turn < 12; turn += 1) more?.click();
    expect(root.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('10');
    for (let turn = 0; turn < 7; turn += 1) less?.click();
    buttonsOf(root)[5]?.click();
    const said = await bet();
    expect([played, stakes]).toEqual([[{ fish: 'rui' }], [3_000]]);
    expect(said).toContain('Rui got away');
    expect(root.querySelector('.cannon__level')?.textContent).toBe('3');
  });

  it('FAIR-16 needs no finger: keys choose kind and level, and the next fish of the kind', () => {
    const { root } = open();
    const bar = root.querySelector('.kinds');
    const chosen = () =>
      buttonsOf(root).findIndex((one) => one.getAttribute('aria-checked') === 'true');
    if (bar === null) throw new Error('no row of kinds');
    press(bar, '8');
    expect(chosen()).toBe(7);
    expect(root.querySelector('.boss')?.classList.contains('is-aimed')).toBe(true);
    press(bar, 'ArrowRight');
    expect(chosen()).toBe(0);
    press(bar, '3');
    expect(root.querySelector('.aim-act')?.textContent).toBe('Aim: Koi; next fish of the kind');
    const level = root.querySelector('[role=spinbutton]');
    if (level === null) throw new Error('no level');
    press(level, 'ArrowUp');
    expect(level.getAttribute('aria-valuetext')).toContain('level 2 of 10');
    expect(buttonsOf(root).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('counts what is in the water until its result is shown', async () => {
    const { root, bet } = open({
      answer: () => ({ outcome: { fish: 'puti', caught: [true] }, payoutMinor: 2_000 }),
    });
    const count = () => root.querySelector('.water__count')?.textContent;
    expect(count()).toBe('In the water: 0');
    const told = bet();
    expect(count()).toBe('In the water: 1');
    expect(await told).toContain('Puti caught, 2×');
    expect(count()).toBe('In the water: 0');
  });

  it('says that a shot of an earlier visit is still in the water', () => {
    const { root } = open({ underWay: [{ status: 'betting', choice: { fish: 'koi' } }] });
    expect(root.querySelector('.water__count')?.textContent).toBe('In the water: 1');
    expect(root.querySelector('.result')?.textContent).toContain('still in the water');
  });

  it('tells a catch that pays the shot back plainly, and one above it as a win', async () => {
    const caught = (payoutMinor: number, fish: boolean[]) => ({
      answer: () => ({ outcome: { fish: 'shoal', caught: fish }, payoutMinor }),
    });
    const even = open(caught(1_000, [true, false, false]));
    expect(await even.bet()).toContain('1 of 3 in the shoal caught, 1×');
    expect(even.tones).not.toContain('win');
    expect(even.root.querySelector('.catch--gain')).toBeNull();
    expect(even.root.querySelector('.catch')?.textContent).toBe('৳10');
    const won = open(caught(2_000, [true, true, false]));
    await won.bet();
    expect(won.tones).toContain('win');
    expect(won.root.querySelector('.catch--gain')?.textContent).toBe('+৳20');
  });

  it('shows the rounds of the room alone, the newest first', () => {
    const round = (fish: string, payoutMinor: number) => ({
      outcome: { fish, caught: [payoutMinor > 0] },
      stakeMinor: 1_000,
      payoutMinor,
    });
    const old = { outcome: { fish: 'golden', isCaught: true }, stakeMinor: 100, payoutMinor: 900 };
    const { root } = open({ recent: [round('ilish', 10_000), round('koi', 0), old] });
    const pills = [...root.querySelectorAll('.tag')].map(({ textContent }) => textContent);
    expect(pills).toEqual(['Ilish 10×', '0']);
  });
});

it('FAIR-25 shows of each kind the figures that the server computes', () => {
  const { root, openRules } = open();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  for (const [index, { key }] of kinds.entries()) {
    buttonsOf(root)[index]?.click();
    openRules();
    const { topHundredths } = returnOf({ fish: key });
    const figures = document.querySelector('.rules__figures')?.textContent ?? '';
    expect(figures).toContain('96.00%');
    expect(figures).toContain(`${topHundredths / 100}.00×`);
  }
});
