import { ROUNDS_END_PATH } from '@maidan/wire';
import type { App } from '../../apps/arcade/src/app.ts';
import { listedTitles } from '../../apps/arcade/src/engines/game-list.ts';
import type { RandomBelow } from '../../apps/arcade/src/engines/random.ts';
import type { StepState } from '../../apps/arcade/src/engines/step-engine.ts';
import { isStepRoom, type Room, type StepRoom } from '../../apps/arcade/src/games/room.ts';
import { ROOMS } from '../../apps/arcade/src/games/rooms.ts';
import { signedLaunch, type ArcadeFixture } from '../../apps/arcade/src/testing/arcade-fixture.ts';
import { vectorsOf } from './vectors.ts';

interface StepTitle {
  gameCode: string;
  name: string;
  room: StepRoom<unknown, unknown>;
  /** Steps as frames send them, allowed at their place or not. */
  steps: readonly unknown[];
}

/** One title of each game of several steps. */
export const STEP_TITLES: readonly StepTitle[] = Object.entries(ROOMS).flatMap(([name, own]) => {
  const room: Room<unknown> | StepRoom<unknown, unknown> = own;
  const [slug, title] = [...listedTitles].find(([, listed]) => listed.room === name) ?? [];
  if (!isStepRoom(room) || slug === undefined || title === undefined) return [];
  const steps = vectorsOf(name).flatMap((vector) => vector.steps ?? []);
  return [{ gameCode: `${title.engine}.${slug}`, name, room, steps }];
});

interface Open {
  roundId: string;
  status: string;
  stepNo: number;
  shown: Record<string, unknown>;
  allowed: string[];
  stakedMinor: number;
}

const FAULTS = [
  'lose-answer',
  'lose-answer',
  'deaf',
  'slow',
  'insufficient_funds',
  'player_blocked',
] as const;
const CALLS = ['bet', 'win', 'rollback', 'endRound'] as const;
/** Games whose steps raise the stake come more often. */
const RAISING = ['blackjack', 'blackjack', 'teen-patti'];
const DAY_MS = 24 * 3_600_000 + 1_000;

/** A player who does anything at any time, in the arcade and its second process, with faults of the wallet. */
export function createPlayer(arcade: ArcadeFixture, second: App, dice: RandomBelow) {
  const tokens = new Map<string, string>();
  let plays = 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[dice(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const titles = [
    ...STEP_TITLES,
    ...RAISING.flatMap((game) => STEP_TITLES.filter(({ name }) => name === game)),
  ];
  const anyApp = () => (dice(3) === 0 ? second : arcade.app);

  async function send(app: App, gameCode: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${tokens.get(gameCode) ?? ''}` };
    const init =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await app.http.request(`/game/v1${path}`, init);
    return (await response.json()) as Record<string, unknown>;
  }
  async function enterAll(): Promise<void> {
    for (const { gameCode } of STEP_TITLES) tokens.set(gameCode, await arcade.enter(gameCode));
  }
  async function openOf({ gameCode }: StepTitle): Promise<Open | undefined> {
    const { underWay = [] } = await send(anyApp(), gameCode, '/session');
    return (underWay as Open[]).find(({ status }) => status === 'open');
  }
  function bet({ gameCode, room }: StepTitle): () => Promise<unknown> {
    const choice = pick(room.samples);
    const { stakeOf } = room.game as { stakeOf?: (choice: unknown) => number };
    const stakeMinor = stakeOf?.(choice) ?? room.game.limits.minMinor;
    const playId = `play-any-${(plays += 1)}`;
    return () => send(anyApp(), gameCode, '/play', { playId, stakeMinor, choice });
  }
  function step({ gameCode, room, steps }: StepTitle, open: Open): () => Promise<unknown> {
    const { roundId, stepNo } = open;
    const taken = Array<unknown>(stepNo).fill(undefined);
    const state: StepState = open;
    const next =
      dice(3) === 0 && steps.length > 0 ? pick(steps) : room.plan(pick(room.samples), taken, state);
    return () => send(anyApp(), gameCode, '/step', { roundId, stepNo, step: next });
  }
  async function go(): Promise<void> {
    const title = pick(titles);
    const open = await openOf(title);
    const call = open === undefined ? bet(title) : step(title, open);
    const times = 1 + dice(2);
    // What a step raises the stake by is asked for as a bet.
    if (dice(open === undefined ? 6 : 3) === 0) arcade.operator.behaviours.bet = pick(FAULTS);
    const sent = Array.from({ length: times }, () => call());
    if (dice(12) === 0) arcade.restart();
    // A call that a restart cut has no answer; what counts is what the round says later.
    await Promise.allSettled(sent);
    arcade.operator.behaviours.bet = 'answer';
  }
  function breakWallet(): void {
    arcade.operator.behaviours[pick(CALLS.slice(1))] = dice(2) === 0 ? 'answer' : pick(FAULTS);
  }
  function healWallet(): void {
    for (const call of CALLS) arcade.operator.behaviours[call] = 'answer';
  }
  const endAll = (app: App) =>
    signedLaunch(app, { vendor: 'JL', playerRef: 'player-1' }, arcade.now(), ROUNDS_END_PATH);
  async function passDay(): Promise<void> {
    healWallet();
    arcade.pass(DAY_MS);
    anyApp().advance();
    await enterAll();
  }
  const ACTS: readonly (readonly [weight: number, act: () => unknown])[] = [
    [30, go],
    [6, breakWallet],
    [4, healWallet],
    [3, () => anyApp().deliver()],
    [1, () => arcade.restart()],
    [1, () => arcade.forget()],
    [1, () => second.recover()],
    [1, () => endAll(anyApp())],
    [1, passDay],
  ];
  const row = ACTS.flatMap(([weight, act]) => Array<() => unknown>(weight).fill(act));
  return {
    enterAll,
    act: async () => void (await pick(row)()),
    /** Ends what is open, and lets everything that waits reach the wallet. */
    async settleAll(): Promise<void> {
      healWallet();
      arcade.forget();
      await endAll(arcade.app);
      for (let turn = 0; turn < 8; turn += 1) {
        arcade.pass(700_000);
        await arcade.app.deliver();
      }
      await enterAll();
    },
    get: (path: string) => send(arcade.app, STEP_TITLES[0]?.gameCode ?? '', path),
    post: (path: string, body: unknown) =>
      send(arcade.app, STEP_TITLES[0]?.gameCode ?? '', path, body),
  };
}
