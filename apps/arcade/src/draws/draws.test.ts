import { createHash } from 'node:crypto';
import {
  createRequestId,
  DRAWS_PATHS,
  drawResultsReply,
  drawTitlesReply,
  signRequest,
} from '@maidan/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { OPERATOR_KEY, OPERATOR_SECRET } from '../testing/fake-operator.ts';
import { listedTitle, listedTitles } from '../engines/game-list.ts';
import { drawnRoomOf } from '../games/rooms.ts';
import { saltedValue, valueBefore } from '../fair/chain.ts';
import { belowOf, fractionsOf } from '../fair/fractions.ts';
import { untilAnnounced } from '../testing/announced-draws.ts';
import { chainOfTitle } from './draws.service.ts';
import { DRAWN_TITLES, drawnRoom, nextDrawAt } from './timetable.ts';

const MINUTE_MS = 60_000;
const MINUTE_BALLS = 'draw.minute-balls';
let arcade: ArcadeFixture;

beforeAll(async () => {
  arcade = await startArcade();
  await untilAnnounced(arcade);
});
afterAll(() => arcade.close());

async function ask(path: string, change: { secret?: string; requestId?: string } = {}) {
  const parts = { keyId: OPERATOR_KEY, secret: OPERATOR_SECRET, requestId: createRequestId() };
  const signed = {
    ...parts,
    ...change,
    timestampMs: arcade.now(),
    method: 'GET',
    path,
    rawBody: '',
  };
  const response = await arcade.app.http.request(path, { headers: await signRequest(signed) });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function titleOf(gameCode: string) {
  const { titles } = drawTitlesReply.parse((await ask(DRAWS_PATHS.titles)).body);
  const title = titles.find((one) => one.gameCode === gameCode);
  if (title === undefined) throw new Error(`${gameCode} has no draws`);
  return title;
}

const resultsPath = (gameCode: string, page = 1, pageSize = 10) =>
  `${DRAWS_PATHS.results}?gameCode=${gameCode}&page=${page}&pageSize=${pageSize}`;

async function resultsOf(gameCode: string, page = 1, pageSize = 10) {
  return drawResultsReply.parse((await ask(resultsPath(gameCode, page, pageSize))).body);
}

describe('draws by the clock', () => {
  it('API-63 the hash of a draw is public before it, its seed only after it, and the balls follow from the seed', async () => {
    const { next } = await titleOf(MINUTE_BALLS);
    expect(Object.keys(next).toSorted()).toEqual(['commitment', 'drawNo', 'drawsAt']);
    arcade.pass(MINUTE_MS);
    arcade.app.advance();
    const { last } = await titleOf(MINUTE_BALLS);
    expect(last).toMatchObject(next);
    const seed = Buffer.from(last?.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(next.commitment);
    const { salt } = arcade
      .database()
      .prepare('SELECT salt FROM chains WHERE name = ?')
      .get(chainOfTitle('minute-balls')) as { salt: string };
    const server = saltedValue(last?.seed ?? '', salt);
    const random = belowOf(fractionsOf(server, 'minute-balls', next.drawNo));
    expect(last?.balls).toEqual(drawnRoom('minute-balls').drawn(random));
  });

  it('API-62 results survive a restart, a waiting draw keeps its hash, and pages go back to the first', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      arcade.pass(MINUTE_MS);
      arcade.app.advance();
    }
    const before = await resultsOf(MINUTE_BALLS, 1, 3);
    const waiting = (await titleOf(MINUTE_BALLS)).next;
    arcade.restart();
    expect(await resultsOf(MINUTE_BALLS, 1, 3)).toEqual(before);
    expect((await titleOf(MINUTE_BALLS)).next).toEqual(waiting);
    const older = await resultsOf(MINUTE_BALLS, 2, 3);
    const numbers = [...before.results, ...older.results].map(({ drawNo }) => drawNo);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(6);
    expect((await resultsOf(MINUTE_BALLS, 99, 3)).results).toEqual([]);
  });

  it('a process that was down draws what waited, and invents no draws for the time between', async () => {
    const { next } = await titleOf(MINUTE_BALLS);
    const { totalCount } = await resultsOf(MINUTE_BALLS);
    arcade.pass(60 * MINUTE_MS);
    arcade.restart();
    const { last, next: later } = await titleOf(MINUTE_BALLS);
    expect(last).toMatchObject(next);
    expect(later.drawNo).toBe(next.drawNo + 1);
    expect(Date.parse(later.drawsAt)).toBeGreaterThan(arcade.now());
    expect((await resultsOf(MINUTE_BALLS)).totalCount).toBe(totalCount + 1);
  });

  it('old results are deleted, and the numbers of draws go on', async () => {
    const { last } = await titleOf(MINUTE_BALLS);
    arcade.pass(91 * 24 * 60 * MINUTE_MS);
    arcade.app.advance();
    arcade.app.purge();
    const { totalCount, results } = await resultsOf(MINUTE_BALLS);
    expect(totalCount).toBe(1);
    expect(results[0]?.drawNo).toBe((last?.drawNo ?? 0) + 1);
  });

  it('refuses a forged or repeated call, a page that is no number, and a title without draws', async () => {
    const forged = await ask(DRAWS_PATHS.titles, { secret: 'another secret, as long as it' });
    expect(forged).toEqual({ status: 401, body: { code: 'invalid_signature' } });
    const requestId = createRequestId();
    expect((await ask(DRAWS_PATHS.titles, { requestId })).status).toBe(200);
    const again = await ask(DRAWS_PATHS.titles, { requestId });
    expect(again).toEqual({ status: 409, body: { code: 'duplicate_request' } });
    for (const path of [
      'page=0&pageSize=10',
      'page=x&pageSize=10',
      'page=1&pageSize=31',
      'page=1&pageSize=1&more=1',
    ]) {
      const answer = await ask(`${DRAWS_PATHS.results}?gameCode=${MINUTE_BALLS}&${path}`);
      expect(answer, path).toEqual({ status: 400, body: { code: 'invalid_request' } });
    }
    for (const code of ['slot.minute-balls', 'draw.takatak-keno', 'draw.constructor']) {
      const answer = await ask(resultsPath(code));
      expect(answer, code).toEqual({ status: 404, body: { code: 'unknown_game' } });
    }
  });
});

describe('the timetable', () => {
  it('names only titles whose own game runs', () => {
    for (const slug of DRAWN_TITLES) expect(listedTitle(slug), slug).toBeDefined();
  });

  it('has a rhythm for every title whose game is drawn for everybody', () => {
    const drawn = [...listedTitles].filter(([, { room }]) => drawnRoomOf(room) !== undefined);
    expect(drawn.map(([slug]) => slug).toSorted()).toEqual(DRAWN_TITLES.toSorted());
  });

  it('draws at the time of Dhaka, also for a rhythm that begins after midnight', () => {
    const at = (text: string) => Date.parse(`2026-11-20T${text}:00+06:00`);
    expect(nextDrawAt('lotto-six', at('14:30'))).toBe(at('14:45'));
    expect(nextDrawAt('daily-draw', at('19:59'))).toBe(at('20:00'));
    expect(nextDrawAt('daily-draw', at('20:00'))).toBe(Date.parse('2026-11-21T20:00:00+06:00'));
    expect(nextDrawAt('drawghor-star', at('00:10'))).toBe(at('00:30'));
    expect(nextDrawAt('night-draw', at('00:10'))).toBe(at('22:00'));
  });
});

it('a title is drawn from the drum of its game', async () => {
  expect((await titleOf(MINUTE_BALLS)).drum).toEqual({ size: 45, count: 6 });
  expect((await titleOf('draw.quick-three')).drum).toEqual({ size: 10, count: 3, isDigits: true });
});

it('FAIR-22 the value of each draw leads to that of the draw before, and the first to the tip', async () => {
  for (let minute = 0; minute < 4; minute += 1) {
    arcade.pass(MINUTE_MS);
    arcade.app.advance();
  }
  const chain = arcade
    .database()
    .prepare('SELECT tip, published_at, salted_at FROM chains WHERE name = ?')
    .get(chainOfTitle('minute-balls')) as Record<string, unknown>;
  const { totalCount } = await resultsOf(MINUTE_BALLS);
  const oldest = Math.ceil(totalCount / 30);
  const pages = await Promise.all(
    Array.from({ length: oldest }, (_unused, page) => resultsOf(MINUTE_BALLS, page + 1, 30)),
  );
  const results = pages.flatMap((page) => page.results);
  expect(results.length).toBeGreaterThan(3);
  for (const [index, { seed }] of results.entries()) {
    const before = results[index + 1];
    if (before?.drawNo === (results[index]?.drawNo ?? 0) - 1)
      expect(valueBefore(seed)).toBe(before.seed);
  }
  const fresh = await startArcade();
  await untilAnnounced(fresh);
  const waiting = fresh
    .database()
    .prepare('SELECT seed FROM draws WHERE slug = ?')
    .get('hour-draw');
  const tip = fresh
    .database()
    .prepare('SELECT tip FROM chains WHERE name = ?')
    .get(chainOfTitle('hour-draw'));
  expect(valueBefore(String(waiting?.['seed']))).toBe(tip?.['tip']);
  expect(Number(chain['salted_at'])).toBeGreaterThanOrEqual(Number(chain['published_at']));
  await fresh.close();
});
