/** Short tones of the games. */
export type Tone = 'tick' | 'win' | 'lose' | 'take';

/** Sound that is off until the player turns it on. */
export interface Sound {
  isOn: () => boolean;
  toggle: () => boolean;
  play: (tone: Tone) => void;
}

const TONES: Record<Tone, readonly [hertz: number, startMs: number, lengthMs: number][]> = {
  tick: [[520, 0, 40]],
  take: [[330, 0, 70]],
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

/** Makes the sound box. Nothing is loaded or opened before the first tone. */
export function createSound(): Sound {
  let isOn = false;
  let context: AudioContext | undefined;
  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn;
      return isOn;
    },
    play(tone) {
      if (!isOn) return;
      context ??= new AudioContext();
      for (const [hertz, startMs, lengthMs] of TONES[tone]) {
        const oscillator = context.createOscillator();
        const gain = context.createGain();
        const start = context.currentTime + startMs / 1000;
        const end = start + lengthMs / 1000;
        oscillator.frequency.value = hertz;
        gain.gain.setValueAtTime(0.08, start);
        gain.gain.exponentialRampToValueAtTime(0.0001, end);
        oscillator.connect(gain).connect(context.destination);
        oscillator.start(start);
        oscillator.stop(end);
      }
    },
  };
}
