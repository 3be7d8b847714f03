// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { createFrame } from './frame.ts';
import { isBigWin } from './gain.ts';
import type { PlayAnswer, Round, Server, State } from './server.ts';
import type { Tone } from './senses/sound.ts';
import { createWords } from './words/texts.ts';

const STAKE = 1_000;
const roundOf = (payoutMinor: number): Round =>
  ({
    roundId: 'r-1',
    playId: 'p-1',
    status: 'settled',
    stakeMinor: STAKE,
    choice: {},
    outcome: {},
    payoutMinor,
  }) as Round;

/** A frame that records its tones. */
function openFrame() {
  const tones: Tone[] = [];
  const state = {
    title: 'Game',
    seed: 1,
    balanceMinor: 50_000,
    engine: 'slot',
    chosen: { stakes: {} },
    limits: { minMinor: STAKE, maxMinor: 10_000, stepMinor: STAKE, chipsMinor: [] },
  } as unknown as State;
  const base = {
    state,
    words: createWords('en'),
    format: createFormat('BDT', 'latn'),
    server: { keepChoices: async () => undefined } as unknown as Server,
    sound: { isOn: () => false, toggle: () => false, play: (tone: Tone) => void tones.push(tone) },
    lobby: { tell: () => undefined },
  };
  const root = document.createElement('main');
  const frame = createFrame(base as unknown as Parameters<typeof createFrame>[0], {
    root,
    onRules: () => undefined,
    onFairness: () => undefined,
    onStats: () => undefined,
  });
  return { frame, root, tones };
}

function conclude(payoutMinor: number, text = '') {
  const { frame, root, tones } = openFrame();
  frame.conclude({ round: roundOf(payoutMinor), balanceMinor: 50_000 } as PlayAnswer, text);
  const result = root.querySelector('.result');
  return {
    said: result?.textContent,
    isWin:
      result?.classList.contains('result__win') === true || !!root.querySelector('.result__win'),
    good: root.querySelectorAll('[data-kind=good], .good').length,
    tones,
  };
}

describe('a return at or below the stake', () => {
  it.each([STAKE - 500, STAKE])(
    'of %d is told plainly, without tone or colour of a win',
    (payout) => {
      const end = conclude(payout);
      expect(end.said).toContain('came back');
      expect(end.said).not.toMatch(/Won|\+/);
      expect(end).toMatchObject({ isWin: false, good: 0, tones: ['tick'] });
      const named = conclude(payout, '2 lines');
      expect(named.said).not.toContain('+');
      expect(named).toMatchObject({ isWin: false, tones: ['tick'] });
    },
  );

  it('is the border: a little more is a win, and nothing is a loss', () => {
    expect(conclude(STAKE + 100)).toMatchObject({ isWin: true, tones: ['win'] });
    expect(conclude(0)).toMatchObject({ isWin: false, tones: ['lose'] });
  });
});

it('a big win is ten times all that a round cost, with what its steps raised', () => {
  const big = (payoutMinor: number, stakedMinor?: number) =>
    isBigWin({ stakeMinor: STAKE, payoutMinor, ...(stakedMinor && { stakedMinor }) });
  expect([big(10 * STAKE - 1), big(10 * STAKE)]).toEqual([false, true]);
  expect([big(10 * STAKE, 2 * STAKE), big(20 * STAKE, 2 * STAKE)]).toEqual([false, true]);
});
