import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Distance from the end at which the next page is loaded, in px (LIST-09). */
const NEAR_END_PX = 400;
/** Shortest time between two loads that scrolling starts, in milliseconds (LIST-10). */
const NEAR_END_PAUSE_MS = 1000;

/**
 * Calls `onNear` while the element is within 400 px below the screen, at most once per second. The caller switches
 * `isActive` off while it loads; when it is on again and the end is still near, `onNear` is called again. In a browser
 * without observers nothing happens.
 */
export function useNearEnd(
  isActive: boolean,
  onNear: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!isActive || !element || !('IntersectionObserver' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      lastAt.current = performance.now();
      near();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        const waitMs = lastAt.current + NEAR_END_PAUSE_MS - performance.now();
        if (waitMs <= 0) load();
        else timer = setTimeout(load, waitMs);
      },
      { rootMargin: `0px 0px ${NEAR_END_PX}px 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isActive]);
  return end;
}
