import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the reader wants less motion, by the device or by the choice in `html[data-motion]`. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    Boolean(globalThis.matchMedia?.(REDUCED).matches)
  );
}

function subscribeMotion(onChange: () => void): () => void {
  const media = globalThis.matchMedia?.(REDUCED);
  media?.addEventListener('change', onChange);
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-motion', 'data-saver'],
  });
  return () => {
    media?.removeEventListener('change', onChange);
    watcher.disconnect();
  };
}

/** `isMotionReduced` as a value that follows changes; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeMotion, isMotionReduced, () => false);
}

/** Whether the reader saves data (`html[data-saver]`). Then nothing moves that would load more than was asked for. */
function isDataSaved(): boolean {
  return document.documentElement.dataset['saver'] === '1';
}

/** Whether nothing may move by itself, because the reader wants less motion or saves data; false on the server. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    subscribeMotion,
    () => isMotionReduced() || isDataSaved(),
    () => false,
  );
}

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the element can be seen: on the screen, and its page not in the background. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  const isPageShown = useSyncExternalStore(
    subscribeVisibility,
    () => !document.hidden,
    () => true,
  );
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries[entries.length - 1]?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView && isPageShown;
}
