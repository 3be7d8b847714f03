import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useOnScreen, useStillness } from './motion-conditions.ts';

/** How long a banner stays, in milliseconds; the token `--dur-banner` must have the same value. */
export const BANNER_DWELL_MS = 5000;
const SETTLE_MS = 120;

function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

function useSettledScroll(track: RefObject<HTMLElement | null>, onSettle: () => void): void {
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    const element = track.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), SETTLE_MS);
    };
    element?.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', handleScroll);
    };
  }, [track]);
}

export type Carousel = {
  /** The shown slide, from 0. */
  index: number;
  isPlaying: boolean;
  isPaused: boolean;
  togglePause: () => void;
  /** Whether the reader has touched it: under data saver the further pictures load only then. */
  isTouched: boolean;
  /** Stops the carousel while a finger, pointer or the keyboard is on it. */
  hold: () => void;
  release: () => void;
};

/**
 * Moves a scroll-snap track of `count` slides, followed by a copy of the first, every 5000 ms. It does not move with
 * one slide, under reduced motion or data saver, out of view, held or paused.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const isOnScreen = useOnScreen(track);
  const isStill = useStillness();
  const isPlaying = count > 1 && isOnScreen && !isPaused && !isHeld && !isStill;
  const shown = count === 0 ? 0 : index % count;

  const advance = useEffectEvent((from: number) => {
    const element = track.current;
    const next = from + 1;
    element?.scrollTo?.({ left: next * (element ? stepOf(element) : 0), behavior: 'smooth' });
    setIndex(next % count);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => advance(shown), BANNER_DWELL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, shown]);

  useSettledScroll(track, () => {
    const element = track.current;
    const step = element ? stepOf(element) : 0;
    if (!element || step === 0 || count < 2) return;
    const place = Math.round(element.scrollLeft / step);
    // The copy of the first slide is reached: jump to the original, which looks the same.
    if (place === count) element.scrollTo({ left: 0, behavior: 'instant' });
    setIndex(Math.abs(place) % count);
  });

  return {
    index: shown,
    isPlaying,
    isPaused,
    togglePause: () => setIsPaused(!isPaused),
    isTouched,
    hold: () => {
      setIsHeld(true);
      setIsTouched(true);
    },
    release: () => setIsHeld(false),
  };
}
