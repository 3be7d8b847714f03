import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { catchEarlierFailure } from '../game/image-failure.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link.tsx';
import styles from './banner.module.css';
import { useCarousel } from './use-carousel.ts';

export type BannerSlide = {
  id: string;
  imageUrl: string;
  /** Further widths of the picture, as in `srcset`. */
  srcSet?: string | undefined;
  /** What the picture shows; empty when the texts over it say everything. */
  alt?: string | undefined;
  /** Without an address a tap only calls the handler. */
  href?: string | undefined;
  eyebrow?: string | undefined;
  title?: string | undefined;
  action?: string | undefined;
};

export type BannerCarouselProps = {
  label: string;
  slides: readonly BannerSlide[];
  pauseLabel: string;
  playLabel: string;
  onSelect?: ((slide: BannerSlide) => void) | undefined;
  /** `slim` is the lower form of the lists. */
  shape?: 'regular' | 'slim' | undefined;
  /** The reader saves data: the first picture waits like the others. */
  isLean?: boolean | undefined;
};

const BANNER_SIZES = '(min-width: 480px) 436px, calc(100vw - 46px)';

type BannerProps = {
  slide: BannerSlide;
  isFirst: boolean;
  isCopy?: boolean;
  onFail?: () => void;
  onSelect?: (() => void) | undefined;
};

function Banner({ slide, isFirst, isCopy, onFail, onSelect }: BannerProps) {
  const image = useRef<HTMLImageElement>(null);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => catchEarlierFailure(image.current, () => fail()), []);
  const priority = isFirst
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  const content = (
    <>
      <img
        ref={image}
        {...priority}
        src={slide.imageUrl}
        srcSet={slide.srcSet}
        sizes={slide.srcSet && BANNER_SIZES}
        alt={slide.alt ?? ''}
        width={960}
        height={420}
        onError={onFail}
      />
      <span className={styles.text}>
        {slide.eyebrow !== undefined && <span className={styles.eyebrow}>{slide.eyebrow}</span>}
        {slide.title !== undefined && <span className={styles.title}>{slide.title}</span>}
        {slide.action !== undefined && <span className={styles.cta}>{slide.action}</span>}
      </span>
    </>
  );
  if (isCopy) return <span className={styles.banner}>{content}</span>;
  if (slide.href !== undefined)
    return (
      <Link className={styles.banner} href={slide.href} onClick={onSelect}>
        {content}
      </Link>
    );
  if (onSelect !== undefined)
    return (
      <button type="button" className={classNames(styles.banner, styles.press)} onClick={onSelect}>
        {content}
      </button>
    );
  return <span className={styles.banner}>{content}</span>;
}

const subscribeNever = () => () => {};

/**
 * Banners that follow each other every 5000 ms in a loop, with dots that fill meanwhile. Swiping works without script.
 * A single banner stays, without dots; a banner whose picture fails is removed.
 */
export function BannerCarousel({
  label,
  slides,
  pauseLabel,
  playLabel,
  onSelect,
  shape = 'regular',
  isLean = false,
}: BannerCarouselProps) {
  const [failedIds, setFailedIds] = useState<readonly string[]>([]);
  const shown = slides.filter((slide) => !failedIds.includes(slide.id));
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel(track, shown.length);
  const hasScript = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const [first] = shown;
  if (first === undefined) return null;
  const isMany = shown.length > 1;
  const holds = {
    onPointerDown: carousel.hold,
    onPointerUp: carousel.release,
    onPointerCancel: carousel.release,
    onPointerLeave: carousel.release,
    onFocus: carousel.hold,
    onBlur: carousel.release,
  };
  return (
    <section
      className={classNames(
        styles.carousel,
        shape === 'slim' && styles.slim,
        !isMany && styles.single,
        carousel.isPlaying && styles.playing,
        carousel.isTouched && styles.touched,
      )}
      aria-label={label}
    >
      <ul ref={track} className={styles.track} {...holds}>
        {shown.map((slide, place) => (
          <li key={slide.id} className={styles.slide}>
            <Banner
              slide={slide}
              isFirst={place === 0 && !isLean}
              onFail={() => setFailedIds((ids) => [...ids, slide.id])}
              onSelect={onSelect && (() => onSelect(slide))}
            />
          </li>
        ))}
        {isMany && hasScript && (
          <li className={styles.slide} aria-hidden>
            <Banner slide={first} isFirst={false} isCopy />
          </li>
        )}
      </ul>
      {isMany && (
        <div className={styles.dots} aria-hidden>
          {shown.map((slide, place) => (
            <i key={slide.id} className={place === carousel.index ? styles.on : undefined} />
          ))}
        </div>
      )}
      {isMany && hasScript && (
        <button
          type="button"
          className={styles.pause}
          aria-label={carousel.isPaused ? playLabel : pauseLabel}
          onClick={carousel.togglePause}
        >
          <Icon name={carousel.isPaused ? 'play-fill' : 'pause-fill'} />
        </button>
      )}
    </section>
  );
}
