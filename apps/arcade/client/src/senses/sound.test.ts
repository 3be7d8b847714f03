// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSound } from './sound.ts';

/** An audio context like that of browsers, with only the calls that the games make. */
class FakeContext {
  static made: FakeContext[] = [];
  state: string = 'running';
  currentTime = 0;
  destination = {};
  tones = 0;
  levels: number[] = [];
  canResume = true;
  constructor() {
    FakeContext.made.push(this);
  }
  resume = vi.fn(async () => {
    if (!this.canResume) throw new DOMException('no', 'InvalidStateError');
    this.state = 'running';
  });
  suspend = vi.fn(async () => {
    this.state = 'suspended';
  });
  createOscillator() {
    this.tones += 1;
    const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { frequency, connect: (node: unknown) => node, start() {}, stop() {} };
  }
  createGain() {
    const gain = {
      setValueAtTime: (level: number) => void this.levels.push(level),
      exponentialRampToValueAtTime() {},
    };
    return { gain, connect: () => undefined };
  }
}

let visibility: DocumentVisibilityState;
function see(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const afterPendingWork = () => new Promise((resolve) => setTimeout(resolve));
const newest = () => FakeContext.made.at(-1) as FakeContext;

beforeEach(() => {
  FakeContext.made = [];
  visibility = 'visible';
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sound', () => {
  it('VENDOR-06 is off until the player turns it on, and opens nothing before', () => {
    createSound(false, {}).play('win');
    expect(FakeContext.made).toEqual([]);
  });

  it('VENDOR-06 rings a tone as loud as it is asked for', async () => {
    const sound = createSound(true, {});
    sound.play('take');
    sound.play('take', 0.25);
    await afterPendingWork();
    const [full = 0, soft] = newest().levels;
    expect(full).toBeGreaterThan(0);
    expect(soft).toBeCloseTo(full / 4, 12);
  });

  it('VENDOR-06 that was on at the last visit is on again', async () => {
    createSound(true, {}).play('tick');
    await afterPendingWork();
    expect(newest().tones).toBe(1);
  });

  it.each(['interrupted', 'suspended'])(
    'VENDOR-06 an audio context that a phone call left %s sounds again with the page',
    async (state) => {
      const sound = createSound(true, {});
      sound.play('tick');
      await afterPendingWork();
      see('hidden');
      newest().state = state;
      see('visible');
      await afterPendingWork();
      expect(newest().state).toBe('running');
      sound.play('tick');
      await afterPendingWork();
      expect(newest().tones).toBe(2);
    },
  );

  it.each(['pointerdown', 'touchend', 'keydown', 'pageshow'])(
    'VENDOR-06 an audio context that the browser held back sounds again at %s',
    async (event) => {
      const sound = createSound(true, {});
      sound.play('tick');
      await afterPendingWork();
      newest().state = 'interrupted';
      window.dispatchEvent(new Event(event));
      await afterPendingWork();
      expect(newest().state).toBe('running');
    },
  );

  it('VENDOR-06 an audio context that cannot resume is replaced', async () => {
    const sound = createSound(true, {});
    sound.play('tick');
    await afterPendingWork();
    newest().state = 'interrupted';
    newest().canResume = false;
    window.dispatchEvent(new Event('touchend'));
    await afterPendingWork();
    sound.play('tick');
    await afterPendingWork();
    expect(FakeContext.made).toHaveLength(2);
    expect(newest().tones).toBe(1);
  });

  it('VENDOR-06 a hidden page is silent and leaves the sound to other pages', async () => {
    createSound(true, {}).play('tick');
    await afterPendingWork();
    see('hidden');
    expect(newest().suspend).toHaveBeenCalled();
  });
});
