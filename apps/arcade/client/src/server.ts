import type { FrameError } from './errors.ts';
import { frameError } from './errors.ts';
import { takeOpening, type Address } from './opening.ts';
import { beginSeeding } from './fair/client-seed.ts';
import { listenToEvents } from './events/event-stream.ts';
import type { FixtureProof } from './games/parts/fixture/ends.ts';
import type { Round } from './games/round.ts';
import type { FlightProof } from './games/crash/ends.ts';
import type { DrawsProof, DrawsState } from './games/parts/draws/drawn.ts';

export type { Round } from './games/round.ts';

/** The player's active seeds: what the results of the next rounds come from. */
export interface Seeds {
  pairNo: number;
  /** The SHA-256 of the hidden server seed. */
  hash: string;
  /** Missing until this browser has proposed one. */
  clientSeed?: string;
  bets: number;
  /** The number of the next round. */
  nonce: number;
  nextHash: string;
  /** Whether a round under the seeds is under way, in any title, so that they cannot change. */
  isRoundOpen: boolean;
}

/** Seeds that ended, with the server seed that was hidden until then. */
export interface EndedSeeds {
  pairNo: number;
  hash: string;
  serverSeed: string;
  clientSeed: string;
  bets: number;
  startedAt: string;
  endedAt: string;
}

/** A round with its number under its seeds. */
export interface SeededRound extends Round {
  gameCode: string;
  /** The name of the game's published rule, by which a checker finds it. */
  game?: string;
  /** What its player did, in a round of several steps. */
  steps?: unknown[];
  currency: string;
  nonce: number;
  createdAt: string;
}

/** A page of rounds with their seeds; the server seed is there when they have ended. */
export interface RoundsPage {
  pair: Partial<EndedSeeds> & { pairNo: number; hash: string; bets: number };
  rounds: SeededRound[];
  next?: number;
}

/** The whole state with which a frame opens. */
export interface State {
  title: string;
  language: string;
  currency: string;
  digits: 'beng' | 'latn';
  theme: Record<string, string>;
  lobbyOrigin: string;
  isFreePlay: boolean;
  /** Whether the site lets rounds of one bet be played one after another by autoplay. */
  mayAutoplay: boolean;
  balanceMinor: number;
  gameCode: string;
  engine: 'slot' | 'crash' | 'draw' | 'table' | 'fishing';
  /** The folder of the game's room. */
  room: string;
  /** What the title shows, such as `beast:tiger`; absent for one that is not listed. */
  motif?: string;
  /** Name of the colours of the title, by which the titles of a room differ; absent for one that is not listed. */
  palette?: string;
  /** Whether the title is played as itself; otherwise the game of `room` is played in its place. */
  isOwn: boolean;
  /** Whether the rounds of this title come from the player's seeds. */
  isSeeded: boolean;
  seeds: Seeds;
  seed: number;
  limits: { minMinor: number; maxMinor: number; stepMinor: number; chipsMinor: number[] };
  rules: Record<string, unknown> & { returnBp: number };
  /** What the player chose earlier: the stakes of this visit by the place of their bet, and the sound with the vibration. */
  chosen: { stakes: Record<number, number>; isSoundOn: boolean };
  underWay: Round[];
  recent: Round[];
  serverNow: string;
}

/** Answer to a play or cash-out. */
export interface PlayAnswer {
  round: Round;
  balanceMinor?: number;
}

/** What is to be stored until the next opening. */
export interface Choices {
  stakes: { place: number; stakeMinor: number }[];
  isSoundOn?: boolean;
}

/** A step of a round of several steps; `stepNo` is the number of those that this page knows. */
export interface StepCall {
  roundId: string;
  stepNo: number;
  step: unknown;
}

/** The calls of the frame. Each throws a FrameError. */
export interface Server {
  /**
   * Reads the state, from the address or from the server, and begins to give seeds without a client seed their first one;
   * bets wait for that.
   */
  open: () => Promise<State>;
  balance: () => Promise<{ balanceMinor: number }>;
  /** Plays one round. Without a network it sends the same play id again until an answer comes. */
  play: (stakeMinor: number, choice: unknown) => Promise<PlayAnswer>;
  cashOut: (roundId: string) => Promise<PlayAnswer>;
  /**
   * Takes the next step of a round. Without a network it sends the same step again until an answer comes; `onLost` is
   * called each time that none came.
   */
  step: (step: StepCall, onLost: () => void) => Promise<PlayAnswer>;
  /** Takes a bet on a flight back before takeoff. */
  takeBack: (roundId: string) => Promise<PlayAnswer>;
  /** The last ends of the title's flights, with the chains that they came from. */
  flightProof: () => Promise<FlightProof>;
  /** The last results of the title's fixtures, with the chains that they came from. */
  fixtureProof: () => Promise<FixtureProof>;
  /** How the draws of the title stand, with the player's tickets. */
  draws: () => Promise<DrawsState>;
  /** The last draws with the chains that they came from. */
  drawsProof: () => Promise<DrawsProof>;
  /** Listens to a stream of events until the page is closed; `onFault` hears why the server refuses it. */
  listen: (
    path: string,
    onEvent: (name: string, data: unknown) => void,
    onFault: (error: unknown) => void,
  ) => Promise<void>;
  seeds: () => Promise<Seeds>;
  /** Gives the seeds of a number their first client seed, or ends them and begins the next ones. */
  changeSeeds: (
    pairNo: number,
    clientSeed: string,
  ) => Promise<{ seeds: Seeds; ended?: EndedSeeds }>;
  endedSeeds: (before?: number) => Promise<{ pairs: EndedSeeds[]; next?: number }>;
  /** The rounds under seeds, newest first. */
  seededRounds: (pairNo: number, before?: number) => Promise<RoundsPage>;
  /** Stores choices; the call completes even when the page is closed. */
  keep: (choices: Choices) => Promise<void>;
}

const LONGEST_WAIT_MS = 4_000;
const LONGEST_CALL_MS = 20_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A call that the page itself began before this script was there. */
interface EarlyPage {
  sessionCall?: Promise<Response> | undefined;
}

/** The page's early call for the session, once. */
function takeSessionCall(): Promise<Response> | undefined {
  const page = globalThis as EarlyPage;
  const { sessionCall } = page;
  page.sessionCall = undefined;
  return sessionCall;
}

/** Fails when a signal is given. */
function cutOff(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The call took too long')));
  });
}

/** Calls the arcade, or waits for the answer of a call that was begun already. */
async function send<Body>(
  token: string,
  path: string,
  body?: unknown,
  begun?: Promise<Response>,
): Promise<Body> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_CALL_MS);
  const init: RequestInit = { headers, signal: patience.signal };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(body);
    // A bet or a choice that was made just before the page closes still arrives.
    init.keepalive = true;
  }
  let response: Response;
  try {
    // The page's own call knows no patience, so it is given ours.
    response = await (begun === undefined
      ? fetch(`/game/v1${path}`, init)
      : Promise.race([begun, cutOff(patience.signal)]));
  } catch {
    throw frameError('network');
  } finally {
    clearTimeout(timer);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Body;
  throw readError(answer);
}

function readError(answer: unknown): FrameError {
  const problem = (answer ?? {}) as {
    code?: string;
    params?: Record<string, unknown>;
    requestId?: string;
  };
  // An answer without a code comes from something between us and the server, so the call is repeated.
  if (problem.code === undefined) return frameError('network');
  return frameError(problem.code, problem.params ?? {}, problem.requestId ?? '');
}

/** A new id. `randomUUID` is missing on a page without a secure origin. */
function createPlayId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Repeats a call while there is no network. Every other failure is final, except that calls come too fast: once an answer
 * was lost, the server may have done what was asked, and says so to the next call that it takes.
 */
async function repeatWhileOffline<Body>(
  call: () => Promise<Body>,
  onTrouble: (isLost: boolean) => void,
) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await call();
      onTrouble(false);
      return answer;
    } catch (error) {
      const { code } = error as FrameError;
      onTrouble(code === 'network');
      if (code !== 'network' && (attempt === 0 || code !== 'too_many')) throw error;
      await wait(Math.min(LONGEST_WAIT_MS, 400 * 2 ** attempt));
    }
  }
}

/** What a bet waits for before the state was read. */
const notAsked = async (): Promise<void> => undefined;

/** Makes the calls of one frame. `onTrouble` is called when the network is lost and when it is back. */
export function createServer(address: Address, onTrouble: (isLost: boolean) => void): Server {
  const { token } = address;
  const get = <Body>(path: string) => send<Body>(token, path);
  let seeded = notAsked;
  const server: Server = {
    async open() {
      const state =
        ((await takeOpening(address)) as State | undefined) ??
        (await send<State>(token, '/session', undefined, takeSessionCall()));
      seeded = beginSeeding(server, state.seeds);
      return state;
    },
    balance: () => get('/balance'),
    async play(stakeMinor, choice) {
      const body = { playId: createPlayId(), stakeMinor, choice };
      for (;;) {
        const answer = await repeatWhileOffline(async () => {
          await seeded();
          return send<PlayAnswer>(token, '/play', body);
        }, onTrouble);
        if (answer.round.status !== 'betting') return answer;
        // An earlier attempt of the same play is still waiting for the wallet.
        await wait(500);
      }
    },
    cashOut: (roundId) =>
      repeatWhileOffline(() => send<PlayAnswer>(token, '/cash-out', { roundId }), onTrouble),
    step: (step, onLost) =>
      repeatWhileOffline(
        () => send<PlayAnswer>(token, '/step', step),
        (isLost) => {
          onTrouble(isLost);
          if (isLost) onLost();
        },
      ),
    takeBack: (roundId) =>
      repeatWhileOffline(
        () => send<PlayAnswer>(token, '/flights/take-back', { roundId }),
        onTrouble,
      ),
    flightProof: () => get('/flights/proof'),
    fixtureProof: () => get('/fixtures/proof'),
    draws: () => get('/draws'),
    drawsProof: () => get('/draws/proof'),
    listen: (path, onEvent, onFault) =>
      listenToEvents(token, path, { onEvent, onFault, onTrouble }),
    seeds: () => get('/seeds'),
    changeSeeds: (pairNo, clientSeed) => send(token, '/seeds', { pairNo, clientSeed }),
    endedSeeds: (before) => get(`/seeds/ended${before === undefined ? '' : `?before=${before}`}`),
    seededRounds: (pairNo, before) =>
      get(`/seeds/rounds?pair=${pairNo}${before === undefined ? '' : `&before=${before}`}`),
    keep: async (choices) => void (await send(token, '/choices', choices)),
  };
  return server;
}
