import { isMotionReduced } from '../dom.ts';

/** Short pulses of the phone. They are off with the sound, and where motion is to be reduced. */
export interface Pulses {
  /** Answers a press that bets; silent for a bet that no press has placed, such as one of autoplay. */
  bet: () => void;
  /** Tells the end of a round that paid more than it cost. */
  gain: () => void;
}

const BET_MS = 12;
const GAIN_MS = 40;
const PRESSES = ['click', 'keydown'] as const;

/** Whether this device can pulse and may. */
export function canPulse(): boolean {
  // Browsers of desks have the call too, without anything that could move.
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0 && !isMotionReduced();
}

/** Makes the pulses; `isOn` says whether the player has turned them on. */
export function createPulses(isOn: () => boolean): Pulses {
  let isPressed = false;
  const press = () => {
    isPressed = true;
    setTimeout(() => (isPressed = false));
  };
  for (const kind of PRESSES)
    window.addEventListener(kind, press, { capture: true, passive: true });
  function pulse(lengthMs: number): void {
    // A frame that was not touched yet may not vibrate, and the browser would log a warning.
    const wasTouched = navigator.userActivation?.hasBeenActive !== false;
    if (isOn() && wasTouched && canPulse()) navigator.vibrate(lengthMs);
  }
  return {
    bet: () => {
      if (isPressed) pulse(BET_MS);
    },
    gain: () => pulse(GAIN_MS),
  };
}
