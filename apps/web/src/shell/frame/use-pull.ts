import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** How far a finger must pull, in px, before it asks for the list. */
export const PULL_PX = 72;
const START_PX = 8;
/** The sign follows the finger at half its way, and stops a little beyond the point where it takes effect. */
const FOLLOW = 0.5;
const FARTHEST_PX = 52;

/** Sets `--pull` (px), `data-pulled` and `data-ready` of the sign while a finger pulls the page down at its top. */
export function usePull(sign: RefObject<HTMLElement | null>, onPull: () => void): void {
  const pulled = useEffectEvent(onPull);
  useEffect(() => {
    let start: { x: number; y: number } | undefined;
    let distance = 0;
    const show = (way: number) => {
      distance = way;
      sign.current?.style.setProperty('--pull', `${Math.min(way * FOLLOW, FARTHEST_PX)}px`);
      sign.current?.toggleAttribute('data-pulled', way > 0);
      sign.current?.toggleAttribute('data-ready', way >= PULL_PX);
    };
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      const isFree = window.scrollY <= 0 && !('popupOpen' in document.documentElement.dataset);
      start =
        touch && touches.length === 1 && isFree
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const isOther = down < START_PX || Math.abs(touch.clientX - start.x) > down;
      // A finger that first goes up or sideways scrolls, and stays a scroll.
      if (distance === 0 && isOther) {
        if (Math.abs(down) >= START_PX || Math.abs(touch.clientX - start.x) >= START_PX)
          start = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      show(Math.max(1, down));
    };
    const end = (event: TouchEvent) => {
      const isEnough = event.type === 'touchend' && distance >= PULL_PX;
      start = undefined;
      show(0);
      if (isEnough) pulled();
    };
    const calls = new AbortController();
    const { signal } = calls;
    window.addEventListener('touchstart', begin, { passive: true, signal });
    window.addEventListener('touchmove', move, { passive: false, signal });
    window.addEventListener('touchend', end, { signal });
    window.addEventListener('touchcancel', end, { signal });
    // The browser would reload the whole page for the same gesture.
    document.documentElement.dataset['pulls'] = '1';
    return () => {
      calls.abort();
      delete document.documentElement.dataset['pulls'];
    };
  }, [sign]);
}
