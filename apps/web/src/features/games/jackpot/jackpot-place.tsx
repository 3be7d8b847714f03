import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import type { JackpotCounterProps } from './jackpot-counter.tsx';
import styles from './jackpot-place.module.css';

const JackpotCounter = lazyOptional(() =>
  import('./jackpot-counter.tsx').then((module) => module.JackpotCounter),
);

/**
 * The place of the jackpot counter. Its code loads when the place comes into view: a figure that differs for each
 * reader cannot be in a page that all readers share, and the first load should not wait for it.
 */
export function Jackpot(props: Omit<JackpotCounterProps, 'random'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsReached(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {isReached && (
        <Suspense>
          <JackpotCounter {...props} />
        </Suspense>
      )}
    </div>
  );
}
