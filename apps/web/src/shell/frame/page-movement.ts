import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isMotionReduced } from '#ui/banner/motion-conditions.ts';

/** How long a change of route fades (SHELL-46), in milliseconds. */
const FADE_MS = 300;
/** A horizontal touch of this length is a swipe (SHELL-48), in CSS pixels. */
const SWIPE_PX = 100;
/** A swipe from the edge must begin this close to either side, in CSS pixels. */
const EDGE_PX = 40;
/** A swipe is forgotten after this time (SHELL-49), in milliseconds. */
const SWIPE_MS = 500;

/**
 * Fades the screen in whenever the route changes. It does not do so after a swipe from the edge, which the browser
 * animates itself (SHELL-46, SHELL-47), for the first page, or for a reader who wants less motion.
 */
export function usePageFade(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const swipedAt = useRef(-SWIPE_MS);
  useEffect(() => watchEdgeSwipe(() => (swipedAt.current = performance.now())), []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isSwipeBack = type === 'POP' && performance.now() - swipedAt.current < SWIPE_MS;
    if (isSwipeBack || isMotionReduced()) return;
    const screen = document.querySelector('main');
    screen?.animate?.({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
  });
}

function watchEdgeSwipe(onSwipe: () => void): () => void {
  let from: Touch | undefined;
  const follow = ({ type, touches: [touch] }: TouchEvent) => {
    if (!touch) return;
    const { clientX, clientY } = touch;
    if (type === 'touchstart') {
      from = Math.min(clientX, innerWidth - clientX) <= EDGE_PX ? touch : undefined;
      return;
    }
    const across = Math.abs(clientX - (from?.clientX ?? clientX));
    if (!from || across < SWIPE_PX || across < Math.abs(clientY - from.clientY)) return;
    from = undefined;
    onSwipe();
  };
  addEventListener('touchstart', follow, { passive: true });
  addEventListener('touchmove', follow, { passive: true });
  return () => {
    removeEventListener('touchstart', follow);
    removeEventListener('touchmove', follow);
  };
}
