// An arcade with a fake operator, a clock that the test moves and randomness that the test may choose.
import { mkdtempSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@maidan/partner-service';
import { createRequestId, LAUNCH_PATH, signRequest, type LaunchBody } from '@maidan/wire';
import type { App } from '../app.ts';
import { readAddress } from '../../client/src/opening.ts';
import { buildApp } from '../app.ts';
import { secureRandom, type RandomBelow } from '../engines/random.ts';
import { endOfFlight } from '../games/crash/rules.ts';
import { randomOfBet } from '../fair/seeds.service.ts';
import { openArcadeDatabase } from '../platform/database.ts';
import { createArcadeLog } from '../platform/log.ts';
import {
  OPERATOR_KEY,
  OPERATOR_SECRET,
  SESSION_TOKEN,
  startFakeOperator,
  type FakeOperator,
} from './fake-operator.ts';
import { hearStream, type HeardStream } from './heard-stream.ts';

export const LOBBY = 'http://localhost:3000';
/** The lobby of another site. */
export const OTHER_LOBBY = 'http://other.localhost:3000';

/** A busy machine must not make the wallet silent; a test that wants it silent says so to the operator. */
const WALLET_TIMEOUT_MS = 5_000;

/** A JSON answer with its status. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A running arcade for a test. */
export interface ArcadeFixture {
  app: App;
  operator: FakeOperator;
  logLines: string[];
  /** The arcade's clock. */
  now: () => number;
  /** Stops the arcade's clock: from then on only the test moves it. */
  stopClock: () => void;
  /** Moves the arcade's clock. */
  pass: (ms: number) => void;
  /** Replaces every random number, also those that follow from seeds. */
  setRandom: (random: RandomBelow) => void;
  /** Replaces the numbers that follow from seeds: those of a round, each time that it is computed. */
  setRandomOfBet: (randomOf: () => RandomBelow) => void;
  launch: (changes?: Partial<LaunchBody>) => Promise<Answer>;
  /** Launches a game, opens it as a frame does, and returns the frame's token. */
  enter: (gameCode: string, changes?: Partial<LaunchBody>) => Promise<string>;
  get: (token: string, path: string) => Promise<Answer>;
  post: (token: string, path: string, body: unknown) => Promise<Answer>;
  /** Makes the flights that board from now on end at the given hundredths. */
  endFlightsAt: (hundredths: number) => void;
  /** Lets time go by with everything that the arcade does meanwhile, a tenth of a second at a time or in other steps. */
  fly: (ms: number, stepMs?: number) => void;
  /** Waits until a flight of the frame's title takes bets; answers its number. */
  untilBoarding: (token: string) => Promise<number>;
  /** Opens the frame's stream and keeps what it says. */
  listen: (token: string) => Promise<HeardStream>;
  /** The arcade's database. */
  database: () => Database;
  /** Starts another process of the arcade on the same database. */
  startSecond: () => { app: App; close: () => void };
  /** Ends the arcade like a power cut and starts another one on the same folder. */
  restart: () => void;
  /** Lets so much time pass that nobody waits for the answer of a wallet any more. */
  forget: () => void;
  close: () => Promise<void>;
}

const page = {
  type: 'text/html; charset=utf-8',
  bytes: Uint8Array.from(Buffer.from('<!doctype html><title>arcade</title>')),
  brotli: undefined,
};

/** What a slot of the tests loads beside its document. */
const drawings = {
  type: 'application/json',
  bytes: Uint8Array.from(
    Buffer.from('{"golden-river":["/assets/river-1.js","/assets/base-2.js"]}'),
  ),
  brotli: undefined,
};

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : { text };
  return { status: response.status, headers: response.headers, body };
}

/** The newest flight of the title that a frame has open. */
function newestFlight(database: Database, token: string) {
  const row = database
    .prepare(
      `SELECT f.flight_no, f.takeoff_at FROM common_flights f JOIN sessions s
       ON s.key_id = f.key_id AND s.game_code = f.game_code
       WHERE s.session_id = ? ORDER BY f.flight_no DESC LIMIT 1`,
    )
    .get(createHash('sha256').update(token).digest('base64url'));
  if (row === undefined) return undefined;
  return { flightNo: Number(row['flight_no']), takeoffAt: Number(row['takeoff_at']) };
}

/** Makes a launch body that the arcade accepts. */
export function launchFor(gameCode: string, changes: Partial<LaunchBody> = {}): LaunchBody {
  return {
    vendor: 'JL',
    gameCode,
    title: 'Golden River',
    language: 'en',
    currency: 'BDT',
    theme: { mode: 'dark', accent: '#c6f24e', onAccent: '#131c05' },
    digits: 'latn',
    lobbyOrigin: LOBBY,
    freePlay: false,
    sessionToken: SESSION_TOKEN,
    ...changes,
  };
}

/** Sends a signed call of the operator to an arcade: a launch, unless another path is given. */
export async function signedLaunch(
  app: App,
  body: unknown,
  nowMs: number,
  path: string = LAUNCH_PATH,
): Promise<Answer> {
  const rawBody = JSON.stringify(body);
  const headers = await signRequest({
    keyId: OPERATOR_KEY,
    secret: OPERATOR_SECRET,
    timestampMs: nowMs,
    method: 'POST',
    path,
    requestId: createRequestId(),
    rawBody,
  });
  return readAnswer(await app.http.request(path, { method: 'POST', headers, body: rawBody }));
}

/** Starts everything; close it at the end of the test. */
export async function startArcade(): Promise<ArcadeFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-test-'));
  const logLines: string[] = [];
  let aheadMs = 0;
  let random: RandomBelow | undefined;
  let randomAnew: (() => RandomBelow) | undefined;
  let flightEnd: number | undefined;
  let database: Database;
  let stoppedAt: number | undefined;
  const clock = () => (stoppedAt ?? Date.now()) + aheadMs;
  const operator = await startFakeOperator(clock);

  function build(opened: Database): App {
    database = opened;
    return process(opened);
  }

  function process(opened: Database): App {
    return buildApp({
      database: opened,
      operatorKeys: { [OPERATOR_KEY]: { secret: OPERATOR_SECRET, walletBaseUrl: operator.url } },
      publicOrigin: 'http://localhost:3002',
      lobbyOrigins: [LOBBY, OTHER_LOBBY],
      assets: new Map([
        ['/index.html', page],
        ['/drawings.json', drawings],
      ]),
      log: createArcadeLog('debug', { write: (line: string) => void logLines.push(line) }),
      clock,
      random: (bound) => (random ?? secureRandom)(bound),
      randomOfBet: (seeds) => random ?? randomAnew?.() ?? randomOfBet(seeds),
      walletTimeoutMs: WALLET_TIMEOUT_MS,
      chainLength: 3_000,
      endOfFlight: (value, salt) => flightEnd ?? endOfFlight(value, salt),
    });
  }

  const fixture: ArcadeFixture = {
    app: build(openArcadeDatabase(folder)),
    operator,
    logLines,
    now: clock,
    stopClock() {
      stoppedAt = Date.now();
    },
    pass(ms) {
      aheadMs += ms;
    },
    setRandom(next) {
      random = next;
    },
    setRandomOfBet(next) {
      randomAnew = next;
    },
    launch: (changes = {}) =>
      signedLaunch(fixture.app, launchFor('slot.golden-river', changes), clock()),
    async enter(gameCode, changes = {}) {
      const { body } = await signedLaunch(fixture.app, launchFor(gameCode, changes), clock());
      const { token } = readAddress(new URL(String(body['url'])).hash);
      const { body: state } = await fixture.get(token, '/session');
      const { pairNo, clientSeed } = (state['seeds'] ?? {}) as Record<string, unknown>;
      if (pairNo !== undefined && clientSeed === undefined)
        await fixture.post(token, '/seeds', { pairNo, clientSeed: 'seed of the test' });
      return token;
    },
    async get(token, path) {
      const headers = { authorization: `Bearer ${token}` };
      return readAnswer(await fixture.app.http.request(`/game/v1${path}`, { headers }));
    },
    async post(token, path, body) {
      const headers = { authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return readAnswer(await fixture.app.http.request(`/game/v1${path}`, init));
    },
    endFlightsAt(hundredths) {
      flightEnd = hundredths;
    },
    fly(ms, stepMs = 100) {
      for (let left = ms; left > 0; left -= stepMs) {
        aheadMs += Math.min(stepMs, left);
        fixture.app.advance();
      }
    },
    async untilBoarding(token) {
      for (let look = 0; look < 1_000; look += 1) {
        const flight = newestFlight(database, token);
        if (flight !== undefined && flight.takeoffAt > clock()) return flight.flightNo;
        await fixture.get(token, '/session');
        fixture.fly(100);
        await nextTurn();
      }
      throw new Error('No flight is boarding');
    },
    listen: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return hearStream(await fixture.app.http.request('/game/v1/flights/stream', { headers }));
    },
    database: () => database,
    startSecond() {
      const second = openArcadeDatabase(folder);
      return { app: process(second), close: () => second.close() };
    },
    restart() {
      database.close();
      fixture.app = build(openArcadeDatabase(folder));
      fixture.app.recover();
    },
    forget() {
      aheadMs += WALLET_TIMEOUT_MS + 5_000;
      fixture.app.advance();
    },
    async close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
      await operator.close();
    },
  };
  return fixture;
}
