import { useEffect, useState } from 'react';
import { isMotionReduced } from '../banner/motion-conditions.ts';

/**
 * How long popups take to open and close, in milliseconds; the tokens `--dur-popup`, `--dur-fade` and `--dur-slide`
 * must have the same values.
 */
export const POPUP_MS = { popup: 225, fade: 250, slide: 300 } as const;

/** For this long after opening, in milliseconds, a tap on the mask does nothing (SHELL-56). */
export const MASK_IGNORES_TAPS_MS = 300;

export type Presence = 'open' | 'leaving' | 'gone';

/**
 * Keeps a closed popup in the page until it has faded out, for at most `leaveMs`; under reduced motion it is removed at
 * once.
 */
export function usePresence(isOpen: boolean, leaveMs: number): Presence {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setIsLeaving] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsLeaving(!isOpen);
  }
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(false), isMotionReduced() ? 0 : leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, leaveMs]);
  if (isOpen) return 'open';
  return isLeaving ? 'leaving' : 'gone';
}
