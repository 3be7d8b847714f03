// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWN_ROOMS } from '../../../../../src/games/rooms.ts';
import {
  digitsPay,
  ordersOf as ordersOnServer,
} from '../../../../../src/games/parts/drawn-digits.ts';
import { titleGames } from '../../../../../src/titles/titles.ts';
import { frameError } from '../../../errors.ts';
import * as ballRoom from '../../ball-draw/room.ts';
import * as sixRoom from '../../six-of-45/room.ts';
import * as threeRoom from '../../pick-three/room.ts';
import { paletteOf } from '../../reels/palettes.ts';
import { openRoom, type RoomOptions } from '../../testing/room-fixture.ts';
import { chanceOf, type BallsRules } from './balls-rules.ts';
import { ordersOf } from './digits-rules.ts';
import { dhakaTime, type DrawsState, type Ticket } from './drawn.ts';
import { untilNextLook } from './news.ts';
import { roundText } from './proof.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NEXT = { drawNo: 8, drawsAt: '2026-11-28T08:40:00.000Z', before: 'a'.repeat(64) };
const before = (results: DrawsState['results'] = []): DrawsState => ({
  now: '2026-11-28T08:39:45.000Z',
  next: NEXT,
  results,
  tickets: [],
});
const after = (balls: number[], tickets: Ticket[]): DrawsState => ({
  now: '2026-11-28T08:40:01.000Z',
  next: { ...NEXT, drawNo: 9, drawsAt: '2026-11-28T08:41:00.000Z' },
  results: [{ drawNo: 8, drawsAt: NEXT.drawsAt, balls }],
  tickets,
});
const ticketOf = (choice: Record<string, unknown>, payoutMinor: number): Ticket => ({
  roundId: 'r',
  playId: 'p',
  status: 'settled',
  stakeMinor: 1_000,
  choice,
  payoutMinor,
  drawNo: 8,
});

/** Opens a room whose draws stand as `states` says, one after another. */
async function open(module: typeof threeRoom, options: RoomOptions, states: DrawsState[]) {
  vi.useFakeTimers();
  const draws = vi.fn(() => Promise.resolve(states.length > 1 ? states.shift() : states[0]));
  const opened = openRoom(module, { ...options, draws } as RoomOptions);
  await vi.advanceTimersByTimeAsync(0);
  return { ...opened, draws };
}
const three = { room: 'pick-three', rules: DRAWN_ROOMS['pick-three'].rules };
const keysOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.keys .key')];
const said = (root: HTMLElement) => root.querySelector('.result')?.textContent ?? '';

describe('a draw of digits on the screen', () => {
  it('shows the time of the next draw in Dhaka, and sells no ticket before all digits are chosen', async () => {
    const { root, played } = await open(threeRoom, three, [before()]);
    expect(root.querySelector('.draws__plate')?.textContent).toContain('14:40');
    const go = root.querySelector<HTMLElement>('.go');
    expect(go?.textContent).toContain('Choose 3 digits');
    go?.click();
    expect(played).toEqual([]);
    for (const place of [3, 9, 6]) keysOf(root)[place]?.click();
    expect(said(root)).toContain('407 Exact order pays ৳9,600');
    go?.click();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(played).toEqual([{ way: 'straight', digits: [4, 0, 7] }]);
  });

  it('shows the open tickets on the picture in the place of the last draws, and those again when none is open', async () => {
    const one = { ...ticketOf({ way: 'straight', digits: [4, 0, 7] }, 0), drawNo: 9 };
    const holding = { ...after([7, 3, 1], [{ ...one, status: 'open' }]), next: NEXT };
    const { root } = await open(threeRoom, three, [holding, after([7, 3, 1], [one])]);
    const foot = root.querySelector('.stage .draws__foot');
    const tickets = foot?.querySelector<HTMLElement>('.tickets');
    expect(tickets?.textContent).toContain('407');
    expect(tickets?.hidden).toBe(false);
    expect(foot?.classList.contains('has-tickets')).toBe(true);
    await vi.advanceTimersByTimeAsync(33_000);
    expect(tickets?.hidden).toBe(true);
    expect(foot?.classList.contains('has-tickets')).toBe(false);
  });

  it('takes away why a ticket was refused once digits are chosen, or the line is touched, because it lies over them', async () => {
    const { root, frame } = await open(threeRoom, three, [before()]);
    const note = root.querySelector<HTMLElement>('.note');
    frame.warn('Refused');
    expect(note?.textContent).toBe('Refused');
    keysOf(root)[3]?.click();
    expect(note?.textContent).toBe('');
    frame.warn('Refused');
    note?.click();
    expect(note?.textContent).toBe('');
  });

  it('refuses to box digits that are all alike, and pays a pair twice as much', async () => {
    const { root } = await open(threeRoom, three, [before()]);
    const box = root.querySelectorAll<HTMLElement>('.key--way')[1];
    box?.click();
    for (const place of [4, 4, 4]) keysOf(root)[place]?.click();
    expect(root.querySelector('.go')?.textContent).toContain('one order');
    keysOf(root)[0]?.click();
    expect(box?.textContent).toContain('320×');
  });

  it('tells a draw only once the server told it, with the net of the own tickets', async () => {
    const tickets = [
      ticketOf({ way: 'straight', digits: [7, 3, 1] }, 960_000),
      ticketOf({ way: 'straight', digits: [0, 0, 0] }, 0),
    ];
    const { root, tones } = await open(threeRoom, three, [before(), after([7, 3, 1], tickets)]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(said(root)).not.toContain('731');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(said(root)).toContain('Drawn: 731; 1 of your tickets won');
    expect(said(root)).toContain('+৳9,580');
    expect(root.querySelector('.bar__past')?.textContent).toBe('731');
    expect(tones).toContain('win');
  });

  it('FAIR-30 counts each own ticket of a draw that was told', async () => {
    const tickets = [
      { ...ticketOf({ way: 'straight', digits: [7, 3, 1] }, 960_000), roundId: 'r-1' },
      { ...ticketOf({ way: 'straight', digits: [0, 0, 0] }, 0), roundId: 'r-2' },
    ];
    const { frame } = await open(threeRoom, three, [before(), after([7, 3, 1], tickets)]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(frame.visit.totals().rounds).toBe(0);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(frame.visit.totals()).toMatchObject({ rounds: 2, payoutMinor: 960_000 });
  });

  it('tells a draw without an own ticket by its numbers alone, and plays no tone of a loss', async () => {
    const { root, tones } = await open(threeRoom, three, [before(), after([7, 3, 1], [])]);
    await vi.advanceTimersByTimeAsync(33_000);
    expect(said(root)).toBe('Drawn: 731');
    expect(tones).not.toContain('lose');
  });

  it('are asked for again after a failure, ever later, but not after the session has ended', async () => {
    vi.useFakeTimers();
    let code = 'unexpected';
    const draws = vi.fn((): Promise<DrawsState> =>
      code === '' ? Promise.resolve(before()) : Promise.reject(frameError(code)),
    );
    const { root } = openRoom(threeRoom, { ...three, draws });
    const note = () => root.querySelector('.note')?.textContent ?? '';
    await vi.advanceTimersByTimeAsync(0);
    expect(note()).not.toBe('');
    const calls: number[] = [];
    for (const ms of [3_000, 6_000, 12_000, 20_000, 20_000]) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      calls.push(draws.mock.calls.length);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(calls).toEqual([1, 2, 3, 4, 5]);
    code = '';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(note()).toBe('');
    expect(root.querySelector('.draws__plate')?.textContent).toContain('14:40');
    code = 'session_ended';
    await vi.advanceTimersByTimeAsync(20_000);
    const last = draws.mock.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(draws).toHaveBeenCalledTimes(last);
  });

  it('counts orders as the server does', () => {
    for (let number = 0; number < 10_000; number += 7) {
      const digits = Array.from(String(number).padStart(4, '0'), Number);
      expect(ordersOf(digits)).toBe(ordersOnServer(digits));
      expect(digitsPay({ way: 'box', digits }) * ordersOf(digits)).toBe(960_000);
    }
  });
});

describe('a draw of balls on the screen', () => {
  const six = { room: 'six-of-45', rules: DRAWN_ROOMS['six-of-45'].rules };

  it('wants six of 45 numbers where the game is six of 45, and one where it is not', async () => {
    const { root, played } = await open(sixRoom, six, [before()]);
    const go = () => root.querySelector<HTMLElement>('.go');
    for (const place of [0, 1, 2, 3, 4]) keysOf(root)[place]?.click();
    expect(go()?.textContent).toContain('1 to go');
    keysOf(root)[44]?.click();
    keysOf(root)[43]?.click();
    go()?.click();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(played).toEqual([{ picks: [1, 2, 3, 4, 5, 45] }]);
    const other = { room: 'ball-draw', rules: DRAWN_ROOMS['ball-draw'].rules };
    const balls = await open(ballRoom, other, [before()]);
    keysOf(balls.root)[44]?.click();
    expect(balls.root.querySelector('.go')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('lays the balls of a draw and marks the numbers of the own tickets', async () => {
    const ticket = ticketOf({ picks: [1, 2, 3, 4, 5, 6] }, 3_000);
    const drawn = after([45, 2, 17, 6, 30, 21], [ticket]);
    const { root } = await open(sixRoom, six, [before(), drawn]);
    await vi.advanceTimersByTimeAsync(36_000);
    const laid = [...root.querySelectorAll('.sphere.is-drawn')].map((one) => one.textContent);
    expect(laid).toEqual(['45', '2', '17', '6', '30', '21']);
    const hits = [...root.querySelectorAll('.key.is-hit')].map((one) => one.textContent);
    expect(hits).toEqual(['2', '6']);
  });

  it('shows a draw in the list and the row of results only after its picture, whatever is asked meanwhile', async () => {
    vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue({} as Animation);
    const drawn = after([45, 2, 17, 6, 30, 21], []);
    const { root, draws } = await open(sixRoom, six, [before(), drawn]);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await vi.advanceTimersByTimeAsync(15_400);
    const list = () => root.querySelector('.draws__list')?.textContent;
    const row = () => root.querySelector('.bar__past')?.textContent;
    for (let ball = 1; ball <= 6; ball += 1) {
      expect(root.querySelectorAll('.sphere.is-drawn')).toHaveLength(ball);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(300);
      expect([list(), row(), said(root)]).toEqual(['Nothing was drawn yet', '', 'The draw is on']);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(draws.mock.calls.length).toBeGreaterThan(7);
    expect(list()).toContain('45 2 17 6 30 21');
    expect(row()).toBe('45 2 17 6 30 21');
    expect(said(root)).toContain('Drawn: 45');
  });

  it('knows the chances of the server', () => {
    const rules = DRAWN_ROOMS['ball-draw'].rules as unknown as BallsRules;
    const all = [0, 1, 2, 3, 4, 5, 6].map((hits) => chanceOf(rules, 6, hits));
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(all[6]).toBeCloseTo(1 / 8_145_060, 15);
  });
});

describe('the clock and the proof of draws', () => {
  it('looks when a draw is due, again soon while it is late, and now and then before', () => {
    const now = '2026-11-28T08:39:59.000Z';
    expect(untilNextLook({ now, next: NEXT })).toBe(1_350);
    expect(untilNextLook({ now: '2026-11-28T08:40:00.100Z', next: NEXT })).toBe(800);
    expect(untilNextLook({ now: '2026-11-28T02:00:00.000Z', next: NEXT })).toBe(20_000);
    expect(dhakaTime('2026-11-28T20:05:00.000Z')).toBe('02:05');
  });

  it('gives the checker the value, the value before and the salt of the chain', () => {
    const result = {
      drawNo: 8,
      drawsAt: NEXT.drawsAt,
      balls: [1, 2, 3],
      chainId: 4,
      value: 'b'.repeat(64),
      before: 'a'.repeat(64),
    };
    const chain = { chainId: 4, length: 1, tip: 't', publishedAt: '', salt: 'salt' };
    const ticket = ticketOf({ way: 'box', digits: [1, 2, 3] }, 16_000);
    const state = { room: 'pick-three' } as Parameters<typeof roundText>[0]['state'];
    const text = roundText({ state }, { title: 'quick-three', chains: [chain] }, result, ticket);
    expect(JSON.parse(text)).toMatchObject({
      game: 'pick-three',
      serverSeed: result.value,
      hash: result.before,
      salt: 'salt',
      clientSeed: 'quick-three',
      nonce: 8,
      payoutMinor: 16_000,
    });
  });
});

it('the titles of draws have colours that exist, and no two of a game look alike', () => {
  const plain = JSON.stringify(paletteOf('no such colours'));
  for (const game of Object.keys(DRAWN_ROOMS)) {
    const themes = [...titleGames.values()].filter((title) => title.game === game);
    const looks = themes.map(
      ({ theme }) => `${theme.palette} ${theme.motif.split(':')[0] ?? theme.motif}`,
    );
    expect(new Set(looks).size, game).toBe(themes.length);
    for (const { theme } of themes)
      expect(JSON.stringify(paletteOf(theme.palette)), theme.palette).not.toBe(plain);
  }
});
