import { vi } from 'vitest';
import { createFormat } from '../../format.ts';
import { createFrame, type Frame } from '../../frame.ts';
import { createRules } from '../../rules.ts';
import type { PlayAnswer, Round, Server, State, StepCall } from '../../server.ts';
import type { Tone } from '../../senses/sound.ts';
import { createWords } from '../../words/texts.ts';
import type { RoomModule } from '../rooms.ts';

/** A room on a page without motion, and what it did. */
export interface OpenedRoom {
  frame: Frame;
  root: HTMLElement;
  tones: Tone[];
  /** Choices that were sent to the server. */
  played: unknown[];
  /** Stakes that were sent with them. */
  stakes: number[];
  openRules: () => void;
  /** Covers the game as the lobby does for its reality check. */
  hold: () => void;
  /** Presses the button that bets, and waits until the round is told. */
  bet: () => Promise<string>;
}

/** What a test says of the game that it opens. */
export interface RoomOptions {
  room: string;
  rules: Record<string, unknown> & { returnBp: number };
  recent?: Partial<Round>[];
  limits?: State['limits'];
  /** What the title shows. */
  motif?: string;
  /** Rounds that were open when the title was opened. */
  underWay?: Partial<Round>[];
  language?: 'bn' | 'en' | 'hi';
  /** Whether the player has turned the sound on. */
  isSoundOn?: () => boolean;
  /** Whether the site has autoplay. */
  mayAutoplay?: boolean;
  /** What the title shows, and its colours. */
  theme?: { motif: string; palette: string };
  /** The end of the next round, for a stake of 1,000. */
  answer?: () => Pick<Round, 'outcome' | 'payoutMinor'>;
  /** How the draws of the title stand, each time that they are asked for. */
  draws?: () => Promise<unknown>;
  /** In place of `answer`, in a game of several steps: the round after a bet and after each step, or a failure. */
  stepped?: (step: unknown) => Partial<Round>;
}

/** The answer about a round of several steps; it is open while it shows something. */
function steppedTo(next: Partial<Round>, choice: Record<string, unknown>): PlayAnswer {
  const status = next.shown === undefined ? 'settled' : 'open';
  const round = {
    roundId: 'r',
    playId: 'p',
    status,
    stakeMinor: STAKE,
    choice,
    payoutMinor: 0,
  } as const;
  return { round: { ...round, ...next }, balanceMinor: 50_000 };
}

const STAKE = 1_000;
const NO_ROUND = { outcome: {}, payoutMinor: 0 };

function stateOf({
  room,
  rules,
  recent = [],
  underWay = [],
  language = 'en',
  limits,
  motif,
  theme,
  mayAutoplay,
}: RoomOptions): State {
  return {
    ...theme,
    mayAutoplay,
    title: 'Game',
    language,
    room,
    rules,
    recent,
    motif,
    underWay,
    seed: 1,
    balanceMinor: 50_000,
    engine: 'draw',
    look: 'room',
    chosen: { stakes: {} },
    limits: limits ?? {
      minMinor: STAKE,
      maxMinor: 10_000,
      stepMinor: STAKE,
      chipsMinor: [STAKE],
    },
  } as unknown as State;
}

/** Opens a room of the frame in the document of a test. */
export function openRoom(module: Pick<RoomModule, 'startRoom'>, options: RoomOptions): OpenedRoom {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const tones: Tone[] = [];
  const played: unknown[] = [];
  const stakes: number[] = [];
  const holds: (() => void)[] = [];
  const server = {
    keep: async () => undefined,
    draws: options.draws,
    balance: async () => ({ balanceMinor: 50_000 }),
    async play(stakeMinor: number, choice: Record<string, unknown>): Promise<PlayAnswer> {
      played.push(choice);
      stakes.push(stakeMinor);
      const { outcome, payoutMinor } = options.answer?.() ?? NO_ROUND;
      if (options.stepped !== undefined) return steppedTo(options.stepped('bet'), choice);
      const round = { roundId: 'r', playId: 'p', status: 'settled', stakeMinor, choice } as const;
      return { round: { ...round, outcome: outcome ?? {}, payoutMinor }, balanceMinor: 50_000 };
    },
    step: async ({ step }: StepCall): Promise<PlayAnswer> => {
      played.push(step);
      return steppedTo(options.stepped?.(step) ?? {}, {});
    },
  };
  const base = {
    state: stateOf(options),
    words: createWords(options.language ?? 'en'),
    format: createFormat('BDT', options.language === 'bn' ? 'beng' : 'latn'),
    server: server as unknown as Server,
    sound: {
      isOn: options.isSoundOn ?? (() => false),
      toggle: () => false,
      play: (tone: Tone) => void tones.push(tone),
    },
    lobby: { tell: () => undefined, onHold: (listener: () => void) => void holds.push(listener) },
  };
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const frame = createFrame(base, {
    root,
    onRules: () => undefined,
    onFairness: () => undefined,
    onStats: () => undefined,
  });
  const openRules = createRules(frame, module.startRoom(frame));
  return {
    frame,
    root,
    tones,
    played,
    stakes,
    openRules,
    hold: () => holds.forEach((listener) => listener()),
    async bet() {
      root.querySelector<HTMLElement>('.go')?.click();
      const said = () => root.querySelector('.result')?.textContent ?? '';
      await vi.waitUntil(() => said().includes('Net') || said().includes('নিট'), {
        timeout: 5_000,
      });
      return said();
    },
  };
}
