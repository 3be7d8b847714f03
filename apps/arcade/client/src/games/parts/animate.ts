import { isMotionReduced } from '../../dom.ts';

/**
 * Calls `step` with the share of the time that has passed, in every frame, until it is over. With reduced motion, and in a
 * page in the background, which gets no frames, the end comes at once.
 */
export function animate(ms: number, step: (share: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let isOver = false;
    function end(): void {
      if (isOver) return;
      isOver = true;
      document.removeEventListener('visibilitychange', endIfHidden);
      step(1);
      resolve();
    }
    function endIfHidden(): void {
      if (document.visibilityState === 'hidden') end();
    }
    function next(): void {
      if (isOver) return;
      const share = (performance.now() - startedAt) / ms;
      if (share >= 1) return end();
      step(share);
      requestAnimationFrame(next);
    }
    if (document.visibilityState === 'hidden' || isMotionReduced()) return end();
    document.addEventListener('visibilitychange', endIfHidden);
    requestAnimationFrame(next);
  });
}

const GLOW_MS = 600;

/** Lights an element once, so many times as bright, as for a big win; with reduced motion it stays as it is. */
export function glowOnce(element: Element, brightness = 1.3): void {
  if (isMotionReduced()) return;
  const light = [{ filter: 'none' }, { filter: `brightness(${brightness})` }, { filter: 'none' }];
  element.animate(light, { duration: GLOW_MS });
}
