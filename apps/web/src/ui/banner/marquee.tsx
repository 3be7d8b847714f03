import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link.tsx';
import { SrOnly } from '../text/text.tsx';
import styles from './banner.module.css';
import { useOnScreen, useReducedMotion } from './motion-conditions.ts';

const FRAMES_PER_SECOND = 30;
const PX_PER_SECOND = 42;

/**
 * The timing of a run over so many px of text: whole frames of a thirtieth of a second, so that the text moves at
 * exactly 30 frames per second (NOTICE-04).
 */
export function marqueeTiming(distancePx: number): { steps: number; seconds: number } {
  const steps = Math.max(1, Math.round((distancePx / PX_PER_SECOND) * FRAMES_PER_SECOND));
  return { steps, seconds: steps / FRAMES_PER_SECOND };
}

export type MarqueeItem = { id: string; text: string; href: string };

export type MarqueeProps = {
  /** What the bar holds: news. */
  label: string;
  items: readonly MarqueeItem[];
  emptyText: string;
  /** The link to all items; `onOpen` replaces it once scripts run. */
  all: { href: string; label: string; onOpen?: (() => void) | undefined };
};

function Half({ items, isCopy }: { items: readonly MarqueeItem[]; isCopy?: boolean }) {
  const skipped = isCopy ? { tabIndex: -1 } : {};
  return (
    <span className={styles.half} aria-hidden={isCopy}>
      {items.map((item) => (
        <Link key={item.id} className={styles.item} href={item.href} {...skipped}>
          {item.text}
        </Link>
      ))}
    </span>
  );
}

function Belt({ items }: { items: readonly MarqueeItem[] }) {
  const run = useRef<HTMLDivElement>(null);
  const belt = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const isOnScreen = useOnScreen(run);
  const isReduced = useReducedMotion();
  useEffect(() => {
    const element = belt.current;
    if (!element) return undefined;
    const measure = () => {
      const { steps, seconds } = marqueeTiming(element.offsetWidth / 2);
      element.style.animationDuration = `${seconds}s`;
      element.style.animationTimingFunction = `steps(${steps})`;
    };
    measure();
    // The texts may change, and a font that loads late changes their width.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const release = () => setIsTouched(false);
  return (
    <div
      ref={run}
      className={styles.run}
      onPointerDown={() => setIsTouched(true)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <div
        ref={belt}
        className={styles.belt}
        data-running={(isOnScreen && !isTouched && !isReduced) || undefined}
      >
        <Half items={items} />
        {!isReduced && <Half items={items} isCopy />}
      </div>
    </div>
  );
}

/** The notice bar: moving titles, each a link. It pauses under a finger, pointer or focus, and when out of view. */
export function Marquee({ label, items, emptyText, all }: MarqueeProps) {
  const content: ReactNode =
    items.length === 0 ? <span className={styles.none}>{emptyText}</span> : <Belt items={items} />;
  return (
    <section className={styles.marquee} aria-label={label}>
      <Icon name="megaphone-simple-duotone" />
      <SrOnly>{label}</SrOnly>
      {content}
      {items.length > 0 && (
        <Link
          className={styles.all}
          href={all.href}
          aria-label={all.label}
          onClick={
            all.onOpen &&
            ((event) => {
              event.preventDefault();
              all.onOpen?.();
            })
          }
        >
          <Icon name="caret-right-bold" />
        </Link>
      )}
    </section>
  );
}
