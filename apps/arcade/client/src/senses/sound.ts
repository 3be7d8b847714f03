/** Short tones of the games. `wood`: a ball on a peg; `drop`: water; `lotus`: a number that was picked and drawn;
 * `gem`: a step that went well. */
export type Tone = 'tick' | 'win' | 'lose' | 'take' | 'wood' | 'drop' | 'lotus' | 'gem';

/** Sound that is off until the player turns it on. */
export interface Sound {
  isOn: () => boolean;
  toggle: () => boolean;
  /** `loudness` is a share of the tone's own, 1 at most. */
  play: (tone: Tone, loudness?: number) => void;
}

const TONES: Record<Tone, readonly [hertz: number, startMs: number, lengthMs: number][]> = {
  tick: [[520, 0, 40]],
  take: [[330, 0, 70]],
  wood: [
    [210, 0, 50],
    [640, 0, 18],
  ],
  drop: [
    [540, 0, 45],
    [860, 35, 70],
  ],
  lotus: [
    [660, 0, 90],
    [990, 80, 150],
  ],
  gem: [
    [740, 0, 60],
    [1480, 30, 120],
  ],
  lose: [
    [260, 0, 110],
    [210, 110, 160],
  ],
  win: [
    [523, 0, 110],
    [659, 100, 110],
    [784, 200, 220],
  ],
};
const LOUDNESS = 0.08;
const LATEST_MS = 250;
const GESTURES = ['pointerdown', 'touchend', 'keydown'] as const;

function ring(context: AudioContext, tone: Tone, loudness: number): void {
  for (const [hertz, startMs, lengthMs] of TONES[tone]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + startMs / 1000;
    const end = start + lengthMs / 1000;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(LOUDNESS * loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}

/** Browsers refuse sound, and log a warning, before the first touch of a page. */
const wasTouched = () => navigator.userActivation?.hasBeenActive !== false;

/**
 * Makes the sound. Nothing is loaded or opened before the first tone. A phone call or another app interrupts the sound
 * (`interrupted` on iOS, `suspended` elsewhere); it resumes with the page, or with the next touch where the browser
 * requires one.
 */
export function createSound(isOnAtFirst: boolean): Sound {
  let isOn = isOnAtFirst;
  let context: AudioContext | undefined;

  async function wake(): Promise<void> {
    if (!isOn || context === undefined || context.state === 'running') return;
    const own = context;
    try {
      if (own.state === 'closed') throw new Error('closed');
      await own.resume();
    } catch {
      // An audio context that cannot resume is closed; the next tone opens another.
      if (context === own) context = undefined;
    }
  }
  const wakeIfSeen = () => {
    if (document.visibilityState === 'visible') void wake();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void wake();
    // After a call Safari may have an audio context that says it runs and is silent; suspending and resuming mends it.
    else if (context?.state === 'running') context.suspend().catch(() => (context = undefined));
  });
  window.addEventListener('pageshow', wakeIfSeen);
  for (const gesture of GESTURES)
    window.addEventListener(gesture, wakeIfSeen, { capture: true, passive: true });

  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn;
      return isOn;
    },
    play(tone, loudness = 1) {
      if (!isOn || !wasTouched()) return;
      context ??= new AudioContext();
      const askedAt = performance.now();
      void wake().then(() => {
        // Tones that were due while there was no sound are not played later.
        const isLate = performance.now() - askedAt > LATEST_MS;
        if (context?.state === 'running' && !isLate) ring(context, tone, loudness);
      });
    },
  };
}
