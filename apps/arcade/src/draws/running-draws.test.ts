import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { untilAnnounced } from '../testing/announced-draws.ts';

const BALL_MS = 1_800;
const COUNT = 45;
const CARD = [
  1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 31, 32, 33, 34, 46, 47, 48, 49, 50, 61, 62, 63, 64, 65,
];
let arcade: ArcadeFixture;
let token: string;
let plays = 0;

interface News {
  now: string;
  next?: { drawNo: number; drawsAt: string; before: string };
  running?: { drawNo: number; balls: number[] };
  results: { drawNo: number; balls: number[]; before: string }[];
  tickets: { status: string; payoutMinor: number; outcome?: object }[];
}
const news = async () => (await arcade.get(token, '/draws')).body as unknown as News;
const buy = (count = 1, stakeMinor = 1_000) =>
  arcade.post(token, '/play', {
    playId: `bingo-${String((plays += 1)).padStart(4, '0')}`,
    stakeMinor,
    choice: { cards: Array.from({ length: count }, () => CARD) },
  });
/** Passes time until so long after the moment of the draw that is to come. */
async function passUntil(drawsAt: string, afterMs: number): Promise<void> {
  arcade.pass(Date.parse(drawsAt) + afterMs - Date.parse((await news()).now));
  arcade.app.advance();
  await arcade.app.deliver();
}

beforeEach(async () => {
  arcade = await startArcade();
  await untilAnnounced(arcade);
  token = await arcade.enter('draw.neon-bingo');
});
afterEach(() => arcade.close());

describe('a draw that is told ball after ball', () => {
  it('FAIR-15 FAIR-22 tells no ball before its time, and settles the cards after the last one', async () => {
    const { next } = await news();
    const { drawsAt = '', before } = next ?? {};
    expect((await buy(4, 4_000)).status).toBe(200);
    await passUntil(drawsAt, 0);
    const seen: number[][] = [];
    for (const balls of [0, 1, 24, COUNT - 1]) {
      await passUntil(drawsAt, balls * BALL_MS);
      const now = await news();
      expect(now.running?.balls).toHaveLength(balls + 1);
      // The value before the running draw's is all that is public of it.
      expect(now).not.toHaveProperty('next');
      expect(now.results).toEqual([]);
      expect(now.tickets[0]).toMatchObject({ status: 'open', payoutMinor: 0 });
      seen.push(now.running?.balls ?? []);
    }
    await passUntil(drawsAt, COUNT * BALL_MS);
    const over = await news();
    const drawn = over.results[0]?.balls ?? [];
    expect(new Set(drawn).size).toBe(COUNT);
    for (const balls of seen) expect(drawn.slice(0, balls.length)).toEqual(balls);
    expect(over.results[0]?.before).toBe(before);
    expect(over.running).toBeUndefined();
    expect(over.tickets[0]).toMatchObject({ outcome: { drawn } });
    expect(Date.parse(over.next?.drawsAt ?? '')).toBeGreaterThan(Date.parse(over.now));
  });

  it('FAIR-15 sells cards until the moment of the draw, once, and none while its balls come', async () => {
    const { next } = await news();
    const { drawsAt = '' } = next ?? {};
    await passUntil(drawsAt, -5_000);
    expect((await buy(5)).status).toBe(400);
    expect((await buy()).status).toBe(200);
    expect((await buy()).body).toMatchObject({ code: 'too_many_bets' });
    await passUntil(drawsAt, 0);
    expect((await buy()).body).toMatchObject({ code: 'draw_closed' });
  });
});
