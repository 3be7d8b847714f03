import { useEffect, useState } from 'react';
import { isMotionReduced } from '../banner/motion-conditions.ts';

/** Milliseconds of the popup's ways in and out; the tokens `--dur-popup`, `--dur-fade` and `--dur-slide` say the same. */
export const POPUP_MS = { popup: 225, fade: 250, slide: 300 } as const;

/** A tap on the mask counts only this long after opening, in milliseconds (SHELL-56). */
export const MASK_DEAF_MS = 300;

export type Presence = 'open' | 'leaving' | 'gone';

/** Keeps a closed popup in the page until it has left, at most `leaveMs`; at once under reduced motion. */
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
