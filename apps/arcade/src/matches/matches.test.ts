import { createHash, createHmac } from 'node:crypto';
import {
  createRequestId,
  MATCHES_PATHS,
  matchResultsReply,
  matchTimetableReply,
  signRequest,
  type MatchCategory,
} from '@maidan/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { OPERATOR_KEY, OPERATOR_SECRET } from '../testing/fake-operator.ts';
import { SIDES } from './names.ts';
import { COMPETITIONS, meetingOf } from './timetable.ts';

const MINUTE_MS = 60_000;
/** The longest answer that an operator reads. */
const LONGEST_ANSWER = 16_384;
let arcade: ArcadeFixture;

beforeAll(async () => {
  arcade = await startArcade();
});
afterAll(() => arcade.close());

async function ask(path: string, change: { secret?: string; requestId?: string } = {}) {
  const parts = { keyId: OPERATOR_KEY, secret: OPERATOR_SECRET, requestId: createRequestId() };
  const call = { timestampMs: arcade.now(), method: 'GET', path, rawBody: '' };
  const headers = await signRequest({ ...parts, ...change, ...call });
  const response = await arcade.app.http.request(path, { headers });
  const text = await response.text();
  return { status: response.status, length: text.length, body: JSON.parse(text) as unknown };
}

async function timetableOf(category: MatchCategory) {
  const { body } = await ask(`${MATCHES_PATHS.timetable}?category=${category}`);
  return matchTimetableReply.parse(body);
}

async function resultsOf(category: MatchCategory, page = 1, pageSize = 10) {
  const path = `${MATCHES_PATHS.results}?category=${category}&page=${page}&pageSize=${pageSize}`;
  return matchResultsReply.parse((await ask(path)).body);
}

/** Lets the arcade's clock run, as the process does. */
function run(minutes: number, stepMs = MINUTE_MS): void {
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += stepMs) {
    arcade.pass(stepMs);
    arcade.app.advance();
  }
}

/** Moves to the start of the next match of a category, and names it. */
async function startNext(category: MatchCategory) {
  const [next] = (await timetableOf(category)).coming;
  if (next === undefined) throw new Error(`${category} has no match to come`);
  arcade.pass(Date.parse(next.startsAt) - arcade.now() + 1);
  return next;
}

describe('matches by the clock', () => {
  it('the hash of a match is public before it, its seed only once it is over', async () => {
    const next = await startNext('cockfight');
    // As it is sent: a schema would take away what it does not name.
    const { body } = await ask(`${MATCHES_PATHS.timetable}?category=cockfight`);
    const { running, coming } = body as { running: object[]; coming: object[] };
    expect(running).toMatchObject([next]);
    const told = Object.keys(next).toSorted();
    expect(Object.keys(running[0] ?? {}).toSorted()).toEqual(
      [...told, 'changesAt', 'state'].toSorted(),
    );
    for (const match of coming) expect(Object.keys(match).toSorted()).toEqual(told);
    run(3);
    const [last] = (await timetableOf('cockfight')).last;
    expect(last).toMatchObject(next);
    const seed = Buffer.from(last?.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(next.commitment);
  });

  it('anybody can work out a football result from the seed alone', async () => {
    const next = await startNext('sports');
    run(95, 5 * MINUTE_MS);
    const { results } = await resultsOf('sports', 1, 20);
    const match = results.find(({ sport }) => sport === 'football');
    if (match?.state.sport !== 'football') throw new Error(`no football after ${next.matchNo}`);
    const score = { home: 0, away: 0 };
    const limit = 2 ** 32 - (2 ** 32 % 1000);
    for (let minute = 1, word = 0; minute <= 90; word += 1) {
      const number = createHmac('sha256', Buffer.from(match.seed, 'hex'))
        .update(`${match.competition}/${match.matchNo}/${word}`)
        .digest()
        .readUInt32BE(0);
      if (number >= limit) continue;
      if (number % 1000 < 15) score.home += 1;
      else if (number % 1000 < 28) score.away += 1;
      minute += 1;
    }
    expect(match.state.score).toEqual(score);
    const goals = score.home - score.away;
    expect(match.winner).toBe(goals === 0 ? undefined : goals > 0 ? 'home' : 'away');
  });

  it('a running score only grows, by the clock, and ends as the result says', async () => {
    const { matchNo, startsAt } = await startNext('cockfight');
    const seen: { home: number; away: number }[] = [];
    for (;;) {
      const { running, last } = await timetableOf('cockfight');
      const [match] = running;
      if (match?.state.sport !== 'duel') {
        if (last[0]?.state.sport !== 'duel') throw new Error('no result');
        expect(last[0].matchNo).toBe(matchNo);
        expect(Date.parse(last[0].endedAt) - Date.parse(startsAt)).toBe(2 * MINUTE_MS);
        seen.push(last[0].state.score);
        break;
      }
      expect(Date.parse(match.changesAt)).toBeGreaterThan(arcade.now());
      seen.push(match.state.score);
      arcade.pass(Date.parse(match.changesAt) - arcade.now());
    }
    expect(seen).toHaveLength(13);
    expect(seen[0]).toEqual({ home: 0, away: 0 });
    for (const [place, { home, away }] of seen.slice(1).entries()) {
      const before = seen[place] ?? { home: 0, away: 0 };
      expect([home - before.home, away - before.away].toSorted()[0]).toBe(0);
      expect(home + away - before.home - before.away).toBeLessThanOrEqual(1);
    }
  });

  it('results and promises survive a restart, and pages go back to the first result', async () => {
    run(40, 5 * MINUTE_MS);
    const before = await resultsOf('cockfight', 1, 3);
    const { coming } = await timetableOf('cockfight');
    arcade.restart();
    expect(await resultsOf('cockfight', 1, 3)).toEqual(before);
    expect((await timetableOf('cockfight')).coming).toEqual(coming);
    const older = await resultsOf('cockfight', 2, 3);
    const numbers = [...before.results, ...older.results].map(({ matchNo }) => matchNo);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(6);
    expect((await resultsOf('cockfight', 99, 3)).results).toEqual([]);
  });

  it('a process that was down ends what it had promised, and invents no matches for the time between', async () => {
    const { coming } = await timetableOf('cockfight');
    const { totalCount } = await resultsOf('cockfight');
    arcade.pass(6 * 60 * MINUTE_MS);
    arcade.restart();
    const { coming: later } = await timetableOf('cockfight');
    expect((await resultsOf('cockfight')).totalCount).toBe(totalCount + coming.length);
    expect(later[0]?.matchNo).toBe((coming.at(-1)?.matchNo ?? 0) + 1);
    expect(Date.parse(later[0]?.startsAt ?? '')).toBeGreaterThan(arcade.now());
  });

  it('old results are deleted, and the numbers of matches go on', async () => {
    const { coming } = await timetableOf('esports');
    arcade.pass(91 * 24 * 60 * MINUTE_MS);
    arcade.app.advance();
    arcade.app.purge();
    expect((await resultsOf('esports')).totalCount).toBe(0);
    const next = (await timetableOf('esports')).coming[0];
    const before = coming.filter(({ competition }) => competition === next?.competition);
    expect(next?.matchNo).toBe((before.at(-1)?.matchNo ?? 0) + 1);
  });

  it('every answer is short enough for an operator, and names its sides', async () => {
    run(12 * 60, 5 * MINUTE_MS);
    for (const category of ['sports', 'esports', 'cockfight'] as const) {
      for (const path of [
        `${MATCHES_PATHS.timetable}?category=${category}`,
        `${MATCHES_PATHS.results}?category=${category}&page=1&pageSize=20`,
      ])
        expect((await ask(path)).length, path).toBeLessThan(LONGEST_ANSWER);
      const { sides, competitions, results } = await resultsOf(category, 1, 20);
      expect(results).toHaveLength(20);
      for (const { home, away, competition } of results) {
        expect([Object.keys(sides), Object.keys(competitions)]).toEqual([
          expect.arrayContaining([home, away]),
          expect.arrayContaining([competition]),
        ]);
      }
    }
  });

  it('refuses a forged or repeated call, an unknown category, and a page that is no number', async () => {
    const path = `${MATCHES_PATHS.timetable}?category=sports`;
    const forged = await ask(path, { secret: 'another secret, as long as it' });
    expect(forged).toMatchObject({ status: 401, body: { code: 'invalid_signature' } });
    const requestId = createRequestId();
    expect((await ask(path, { requestId })).status).toBe(200);
    const again = await ask(path, { requestId });
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate_request' } });
    for (const odd of [
      `${MATCHES_PATHS.timetable}`,
      `${MATCHES_PATHS.timetable}?category=chess`,
      `${path}&more=1`,
      `${MATCHES_PATHS.results}?category=sports&page=0&pageSize=10`,
      `${MATCHES_PATHS.results}?category=sports&page=1&pageSize=21`,
    ])
      expect(await ask(odd), odd).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('the timetable of matches', () => {
  it('lets no side play two matches at once', () => {
    const sides = COMPETITIONS.flatMap((one) => one.sides);
    expect(new Set(sides).size).toBe(sides.length);
  });

  it('names every side, and lets everybody meet everybody before a meeting comes again', () => {
    for (const competition of COMPETITIONS) {
      const { code, sport, sides } = competition;
      for (const side of sides) expect(SIDES[side], side).toBeDefined();
      const half = sides.length / 2;
      const inRound = sport === 'duel' ? half * half : half * (sides.length - 1);
      const meetings = Array.from({ length: inRound }, (_unused, place) => {
        const { home, away } = meetingOf(competition, place + 1);
        expect(home, code).not.toBe(away);
        return [home, away].toSorted().join(' ');
      });
      expect(new Set(meetings).size, code).toBe(inRound);
    }
  });
});
