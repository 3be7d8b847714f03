import type { Note, Voice } from './voices.ts';

/** Tones that sound in every game, each in the game's own voice where it has one: a bet (`take`), a step of the picture
 * (`tick`, `wood`, `drop`), a number that was picked and drawn (`lotus`), a step that went well (`gem`), and the end. */
type CommonTone = 'tick' | 'win' | 'lose' | 'take' | 'wood' | 'drop' | 'lotus' | 'gem';

/** The moments of a game. `start` and `stop` of what runs for everybody sound only where the game has a voice for them. */
export type Tone = CommonTone | 'start' | 'stop';

/** The voices that a game has of its own. */
export type RoomTones = Readonly<Partial<Record<Tone, Voice>>>;

/** Sound that is off until the player turns it on. */
export interface Sound {
  isOn: () => boolean;
  toggle: () => boolean;
  /** `loudness` is a share of the tone's own, 1 at most. */
  play: (tone: Tone, loudness?: number) => void;
}

const steady = (hertz: number, startMs: number, lengthMs: number): Note => [
  'sine',
  hertz,
  hertz,
  startMs,
  lengthMs,
];
const TONES: Record<CommonTone, Voice> = {
  tick: [steady(520, 0, 40)],
  take: [steady(330, 0, 70)],
  wood: [steady(210, 0, 50), steady(640, 0, 18)],
  drop: [steady(540, 0, 45), steady(860, 35, 70)],
  lotus: [steady(660, 0, 90), steady(990, 80, 150)],
  gem: [steady(740, 0, 60), steady(1480, 30, 120)],
  lose: [steady(260, 0, 110), steady(210, 110, 160)],
  win: [steady(523, 0, 110), steady(659, 100, 110), steady(784, 200, 220)],
};
const LOUDNESS = 0.08;
/** Most of a hiss is outside the band that is heard. */
const HISS_LOUDNESS = 0.2;
const LATEST_MS = 250;
const GESTURES = ['pointerdown', 'touchend', 'keydown'] as const;

const NOISE_SECONDS = 0.25;

/** A hiss that is the same each time. */
function createHiss(context: AudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let value = 1;
  for (let at = 0; at < length; at += 1) {
    // A linear congruence, which is enough for the ear.
    value = (value * 16_807) % 2_147_483_647;
    samples[at] = value / 1_073_741_823.5 - 1;
  }
  return buffer;
}

const hisses = new WeakMap<AudioContext, AudioBuffer>();
function createNoise(context: AudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  const hiss = hisses.get(context) ?? createHiss(context);
  hisses.set(context, hiss);
  source.buffer = hiss;
  source.loop = true;
  return source;
}

/** The source of a note, its pitch, and the last node before its loudness. */
function createSource(context: AudioContext, wave: Note[0]) {
  if (wave === 'noise') {
    const source = createNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    return { source, pitch: filter.frequency, last: source.connect(filter) };
  }
  const source = context.createOscillator();
  source.type = wave;
  return { source, pitch: source.frequency, last: source };
}

function ring(context: AudioContext, voice: Voice, loudness: number): void {
  for (const [wave, fromHertz, toHertz, startMs, lengthMs] of voice) {
    const { source, pitch, last } = createSource(context, wave);
    const gain = context.createGain();
    const start = context.currentTime + startMs / 1000;
    const end = start + lengthMs / 1000;
    pitch.setValueAtTime(fromHertz, start);
    pitch.exponentialRampToValueAtTime(toHertz, end);
    gain.gain.setValueAtTime((wave === 'noise' ? HISS_LOUDNESS : LOUDNESS) * loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    last.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(end);
  }
}

/** Browsers refuse sound, and log a warning, before the first touch of a page. */
const wasTouched = () => navigator.userActivation?.hasBeenActive !== false;

/**
 * Makes the sound, with the voices that the game has of its own. Nothing is loaded or opened before the first tone. A phone call or another app interrupts the sound
 * (`interrupted` on iOS, `suspended` elsewhere); it resumes with the page, or with the next touch where the browser
 * requires one.
 */
export function createSound(isOnAtFirst: boolean, roomTones: RoomTones): Sound {
  const voices: RoomTones = { ...TONES, ...roomTones };
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
      const voice = voices[tone];
      if (!isOn || voice === undefined || !wasTouched()) return;
      context ??= new AudioContext();
      const askedAt = performance.now();
      void wake().then(() => {
        // Tones that were due while there was no sound are not played later.
        const isLate = performance.now() - askedAt > LATEST_MS;
        if (context?.state === 'running' && !isLate) ring(context, voice, loudness);
      });
    },
  };
}
