// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATTERN_NAMES, neededFor } from '../../../../src/games/bingo/card.ts';
import { payOf } from '../../../../src/games/bingo/pays.ts';
import { DRAWN_ROOMS } from '../../../../src/games/rooms.ts';
import type { DrawsState, Ticket } from '../parts/draws/drawn.ts';
import { untilNextLook } from '../parts/draws/news.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import { neededOf, payBy, type BingoRules } from './bingo-rules.ts';
import { anyCards } from './cards.ts';
import * as bingo from './room.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rules = DRAWN_ROOMS.bingo.rules as unknown as BingoRules;
const CARD = [
  1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 31, 32, 33, 34, 46, 47, 48, 49, 50, 61, 62, 63, 64, 65,
];
const AT = '2026-11-28T08:40:00.000Z';
const next = { drawNo: 9, drawsAt: '2026-11-28T08:43:00.000Z', before: 'a'.repeat(64) };
const ticket = (status: Ticket['status'], payoutMinor = 0): Ticket => ({
  roundId: 'r',
  playId: 'p',
  status,
  stakeMinor: 1_000,
  choice: { cards: [CARD] },
  payoutMinor,
  drawNo: 8,
});
const waiting: DrawsState = {
  now: '2026-11-28T08:39:59.000Z',
  next: { ...next, drawNo: 8, drawsAt: AT },
  results: [],
  tickets: [],
};
const running = (balls: number[], tickets: Ticket[]): DrawsState => ({
  now: new Date(Date.parse(AT) + (balls.length - 1) * 1_800).toISOString(),
  running: { drawNo: 8, drawsAt: AT, ballMs: 1_800, balls, nextAt: next.drawsAt },
  results: [],
  tickets,
});
const over = (balls: number[], tickets: Ticket[]): DrawsState => ({
  now: '2026-11-28T08:41:21.000Z',
  next,
  results: [{ drawNo: 8, drawsAt: AT, balls }],
  tickets,
});

async function open(states: DrawsState[], options: Partial<RoomOptions> = {}) {
  vi.useFakeTimers();
  const draws = vi.fn(() => Promise.resolve(states.length > 1 ? states.shift() : states[0]));
  const opened = openRoom(bingo, { room: 'bingo', rules: rules as never, ...options, draws });
  await vi.advanceTimersByTimeAsync(0);
  return opened;
}
const said = (root: HTMLElement) => root.querySelector('.result')?.textContent ?? '';
const marks = (root: HTMLElement) =>
  [...root.querySelectorAll('.bingo__spot.is-marked')].map((spot) => spot.textContent);

describe('bingo on the screen', () => {
  it('sells one to four cards of one stake each, and other cards before that', async () => {
    const { root, played, stakes } = await open([waiting]);
    root.querySelectorAll<HTMLElement>('.seg__item')[2]?.click();
    expect(root.querySelectorAll('.bingo__card')).toHaveLength(3);
    const seen = root.querySelector('.bingo__grid')?.textContent;
    root.querySelector<HTMLElement>('.room__act')?.click();
    expect(root.querySelector('.bingo__grid')?.textContent).not.toBe(seen);
    root.querySelector<HTMLElement>('.go')?.click();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(DRAWN_ROOMS.bingo.parseChoice(played[0])).toEqual(played[0]);
    expect((played[0] as { cards: unknown[] }).cards).toHaveLength(3);
    expect(stakes[0]).toBe(3_000);
  });

  it('marks the balls so far for who comes in the middle, and tells a pattern with its ball', async () => {
    const mid = [2, 17, 70, 47];
    const own = [ticket('open')];
    const { root } = await open([running(mid, own), running([...mid, 62], own)]);
    expect(marks(root)).toEqual(expect.arrayContaining(['2', '17', '47']));
    expect(root.querySelector('.go')?.getAttribute('aria-disabled')).toBe('true');
    expect(said(root)).not.toContain('Row');
    await vi.advanceTimersByTimeAsync(1_900);
    // The second row is 2, 17, 32, 47 and 62, so 32 is still to come.
    expect(said(root)).not.toContain('Row');
    expect(marks(root)).toContain('62');
  });

  it('FAIR-30 tells the end with the net of the ticket, counts it, and celebrates nothing at the stake', async () => {
    const balls = [3, 18, 48, 63];
    const { root, tones, frame } = await open([
      running(balls.slice(0, 3), [ticket('open')]),
      running(balls, [ticket('open')]),
      over(balls, [ticket('settled', 1_000)]),
    ]);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(said(root)).toContain('Card 1: Row with ball 4');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(said(root)).toContain('patterns made: 1');
    expect(tones).not.toContain('win');
    expect(frame.visit.totals()).toMatchObject({ rounds: 1, payoutMinor: 1_000 });
    expect(root.querySelectorAll('.bingo__field.is-won')).toHaveLength(5);
  });

  it('marks no card that is not bought', async () => {
    const { root } = await open([running([...CARD], [])]);
    expect(marks(root)).toEqual(['']);
    expect(root.querySelector('.bingo__patterns .is-done')).toBeNull();
    expect(root.querySelectorAll('.bingo__board .is-called')).toHaveLength(24);
  });

  it('counts patterns and pays as the server does', () => {
    const balls = anyCards(2).flat();
    for (const card of anyCards(200))
      for (const [at, name] of PATTERN_NAMES.entries()) {
        const pattern = rules.patterns[at];
        if (pattern === undefined) throw new Error(`no pattern ${name}`);
        const needed = neededOf(card, pattern, balls);
        expect(needed).toBe(neededFor(card, name, balls));
        if (needed > 0) expect(payBy(rules, pattern, needed)).toBe(payOf(name, needed));
      }
  });

  it('looks again when the next ball has its time', () => {
    expect(untilNextLook(running([1, 2], []))).toBe(1_860);
  });
});
