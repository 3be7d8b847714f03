// Chromium loads about thirty lazy pictures below the fold, which delays those in view. So a cover waits until it, or
// its rail, comes near the screen.
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const NEAR_MARGIN = '300px';

type Callback = () => void;
let observer: IntersectionObserver | null = null;
const waiting = new Map<Element, Callback>();

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    waiting.get(entry.target)?.();
    forget(entry.target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function waitFor(element: Element, callback: Callback): () => void {
  observer ??= new IntersectionObserver(handleEntries, { rootMargin: NEAR_MARGIN });
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}

/** Whether the rail around is near; null outside of rails. */
export const NearViewportContext = createContext<boolean | null>(null);

const subscribeNever = () => () => {};

/**
 * Turns true, and stays so, once the element is within 300 px of the screen. It is true at once when `isEager`, when
 * the rail around it is near, or when the browser has no observer.
 */
export function useNearViewport(ref: RefObject<Element | null>, isEager: boolean): boolean {
  const around = useContext(NearViewportContext);
  const [isNear, setIsNear] = useState(false);
  const canWatch = useSyncExternalStore(
    subscribeNever,
    () => 'IntersectionObserver' in globalThis,
    () => true,
  );
  const isSettled = isEager || isNear || around !== null || !canWatch;
  useEffect(() => {
    if (isSettled || !ref.current) return undefined;
    return waitFor(ref.current, () => setIsNear(true));
  }, [isSettled, ref]);
  return isEager || isNear || around === true || !canWatch;
}
