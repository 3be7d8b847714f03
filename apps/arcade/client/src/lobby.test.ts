// @vitest-environment happy-dom
import { frameMessage } from '@maidan/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from './format.ts';
import { createFrame } from './frame.ts';
import { openingMessages, openLobby } from './lobby.ts';
import type { Message } from './lobby.ts';
import type { PlayAnswer, Round, Server, State } from './server.ts';
import { createWords } from './words/texts.ts';

const LOBBY = 'https://lobby.example';

const round = (changes: Partial<Round>): Round => ({
  roundId: 'r-1',
  playId: 'p-1',
  status: 'settled',
  stakeMinor: 1_000,
  choice: {},
  outcome: {},
  payoutMinor: 0,
  ...changes,
});

/** A frame over a server whose answers a test sets, and a record of everything sent to the lobby. */
function frameOver(server: Partial<Server>) {
  const told: Message[] = [];
  const state = {
    title: 'Game',
    balanceMinor: 50_000,
    engine: 'crash',
    limits: { minMinor: 1_000, maxMinor: 10_000, stepMinor: 1_000, chipsMinor: [] },
  } as unknown as State;
  const base = {
    state,
    words: createWords('en'),
    format: createFormat('BDT', 'latn'),
    server: server as Server,
    sound: { isOn: () => false, toggle: () => false, play: () => undefined },
    lobby: { tell: (message: Message) => void told.push(message) },
  };
  const root = document.createElement('main');
  const frame = createFrame(base as unknown as Parameters<typeof createFrame>[0], {
    root,
    onRules: () => undefined,
    onFairness: () => undefined,
    onStats: () => undefined,
  });
  return { frame, told };
}

afterEach(() => vi.unstubAllGlobals());

describe('what the game sends to the lobby', () => {
  it('VENDOR-07 the balance when the round has been shown, not already when its answer arrives', async () => {
    const answer: PlayAnswer = { round: round({ payoutMinor: 3_000 }), balanceMinor: 52_000 };
    const { frame, told } = frameOver({ play: async () => answer });
    expect(await frame.play(1_000, {})).toBe(answer);
    expect(told).toEqual([{ type: 'round-open' }]);
    expect(frame.balanceMinor()).toBe(50_000);
    frame.conclude(answer);
    expect(told.slice(1)).toEqual([
      { type: 'balance-changed', balanceMinor: 52_000 },
      { type: 'round-closed' },
    ]);
    expect(frame.balanceMinor()).toBe(52_000);
  });

  it('VENDOR-07 every change of its balance, so that the lobby shows the same', () => {
    const { frame, told } = frameOver({});
    frame.setBalance(12_300);
    expect(frame.balanceMinor()).toBe(12_300);
    expect(told).toEqual([{ type: 'balance-changed', balanceMinor: 12_300 }]);
    frame.setBalance(undefined);
    expect(told).toHaveLength(1);
  });

  it('VENDOR-07 the end of a refused round, so that the lobby asks the wallet', async () => {
    const { outcome: _none, ...rest } = round({ status: 'refused', refusal: 'player_blocked' });
    const { frame, told } = frameOver({
      play: async () => ({ round: rest }),
      balance: async () => ({ balanceMinor: 50_000 }),
    });
    expect(await frame.play(1_000, {})).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(told).toContainEqual({ type: 'round-closed' });
    expect(told).toContainEqual({ type: 'balance-changed', balanceMinor: 50_000 });
  });

  it('VENDOR-07 a round is reported as resumed only when it was open at the launch', () => {
    expect(openingMessages(500, false)).toEqual([{ type: 'ready', balanceMinor: 500 }]);
    expect(openingMessages(500, true)).toEqual([
      { type: 'ready', balanceMinor: 500 },
      { type: 'round-open', isResumed: true },
    ]);
  });

  it('VENDOR-06 agreed messages, to the lobby’s origin only', () => {
    const sent: [unknown, string][] = [];
    const parent = { postMessage: (data: unknown, to: string) => void sent.push([data, to]) };
    vi.stubGlobal('parent', parent);
    const lobby = openLobby(LOBBY, { isRoundOpen: () => false, onRefreshBalance: () => undefined });
    const messages: Message[] = [
      ...openingMessages(500, true),
      { type: 'balance-changed', balanceMinor: 0 },
      { type: 'balance-changed' },
      { type: 'round-open' },
      { type: 'round-closed' },
      { type: 'connection-lost' },
      { type: 'connection-back' },
      { type: 'exit' },
    ];
    for (const message of messages) lobby.tell(message);
    expect(sent.map(([, to]) => to)).toEqual(messages.map(() => LOBBY));
    for (const [data] of sent) expect(frameMessage.parse(data)).toEqual(data);
  });

  it('FAIR-40 hears that the lobby covers it, from the lobby’s own window and origin alone', () => {
    const parent = { postMessage: () => undefined } as unknown as Window;
    vi.stubGlobal('parent', parent);
    const held = vi.fn();
    const questions = { isRoundOpen: () => false, onRefreshBalance: () => undefined };
    openLobby(LOBBY, questions).onHold(held);
    const say = (origin: string, source: Window, type: string) => {
      const data = { source: 'maidan-lobby', type };
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
    };
    say('https://elsewhere.example', parent, 'hold');
    say(LOBBY, window.self, 'hold');
    say(LOBBY, parent, 'leave');
    expect(held).not.toHaveBeenCalled();
    say(LOBBY, parent, 'hold');
    expect(held).toHaveBeenCalledOnce();
  });
});
