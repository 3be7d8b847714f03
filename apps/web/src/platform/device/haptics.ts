import { PREFERENCE_KEYS } from './preferences.ts';
import { readStored } from './storage.ts';

/** What a hand is told: a bet was placed, a win was paid, something went wrong. */
export type Pulse = 'bet' | 'win' | 'error';

/** Milliseconds of movement and of rest in turn. */
const PATTERNS: Readonly<Record<Pulse, number[]>> = {
  bet: [12],
  win: [18, 70, 18, 70, 36],
  error: [40, 60, 40],
};

/** Whether the device can answer a touch by trembling; iPhones cannot. */
export function hasHaptics(): boolean {
  return typeof (navigator as Partial<Navigator>).vibrate === 'function';
}

/** Whether the reader has left it on; it is on at first. */
export function wantsHaptics(): boolean {
  return readStored(PREFERENCE_KEYS.haptics) !== '0';
}

/** Trembles, unless the reader has switched it off or wants less motion. */
export function feel(pulse: Pulse): void {
  const isStill =
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasHaptics() && wantsHaptics() && !isStill) navigator.vibrate(PATTERNS[pulse]);
}
