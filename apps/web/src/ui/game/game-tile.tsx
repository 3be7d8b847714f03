import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tag } from '../feedback/tag.tsx';
import type { TagTone } from '../feedback/tag.tsx';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link.tsx';
import { nameLanguage } from '../text/name-language.ts';
import styles from './game.module.css';
import { catchEarlierFailure } from './image-failure.ts';
import { useNearViewport } from './near-viewport.tsx';

export type TileShape = 'portrait' | 'square';

/** Pixels of the cover files: 3:4 and 1:1. */
const COVER_SIZES: Readonly<Record<TileShape, { width: number; height: number }>> = {
  portrait: { width: 300, height: 400 },
  square: { width: 240, height: 240 },
};

export type TileContent = {
  name: string;
  href: string;
  /** When it is missing or fails to load, the tile shows the default picture. */
  imageUrl?: string | undefined;
  /** The same picture in other widths, where there are some. */
  imageSrcSet?: string | undefined;
  /** A separate link to free play, as a mark on the cover; only for games that have it. */
  free?: { href: string; text: string; label: string } | undefined;
  /** Shown only in lists that ask for it. */
  vendor?: string | undefined;
};

export type TileFavourite = {
  isOn: boolean;
  /** What a press does, with the name of the game, for screen readers. */
  label: (game: string) => string;
  onToggle: () => void;
};

/**
 * When a cover loads: `first` with the styles, where it is the largest thing of the first screen; `early` right after the
 * first paint, for the other covers of the first screen; `near` when it comes near the screen.
 */
export type CoverLoad = 'first' | 'early' | 'near';

export type GameTileProps = {
  game: TileContent;
  shape?: TileShape | undefined;
  tag?: { tone: TagTone; label: string } | undefined;
  /** A figure on the cover, such as a multiplier. */
  figure?: string | undefined;
  /** Missing for games that cannot be starred. */
  favourite?: TileFavourite | undefined;
  /** The word for maintenance; with it the tile is dimmed and launches nothing. */
  closedLabel?: string | undefined;
  coverLoad?: CoverLoad | undefined;
};

/** A tile is a third of a page that is at most 480 wide; tiles in a rail are about as wide. */
const TILE_SIZES = '(min-width: 480px) 139px, 29vw';

type CoverProps = {
  game: Pick<TileContent, 'imageUrl' | 'imageSrcSet'>;
  shape: TileShape;
  load: CoverLoad;
};

function Cover({ game: { imageUrl, imageSrcSet }, shape, load }: CoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isNear = useNearViewport(place, load !== 'near');
  useEffect(() => {
    if (imageUrl === undefined) return undefined;
    return catchEarlierFailure(image.current, () => setFailedUrl(imageUrl));
  }, [imageUrl]);
  if (imageUrl === undefined || failedUrl === imageUrl) {
    return (
      <span className={styles.broken}>
        <Icon name="image-broken-duotone" size={34} />
      </span>
    );
  }
  const size = COVER_SIZES[shape];
  if (isNear)
    return (
      <img
        {...size}
        alt=""
        ref={image}
        // Before the address, because a browser that reads the widths later would begin to load the large file.
        {...(imageSrcSet === undefined ? {} : { sizes: TILE_SIZES, srcSet: imageSrcSet })}
        src={imageUrl}
        // Lazy in view means right after the first paint, so that it does not delay the styles.
        {...(load === 'first'
          ? { loading: 'eager' as const, fetchPriority: 'high' as const }
          : { loading: 'lazy' as const })}
        {...(load === 'near' ? { decoding: 'async' as const } : {})}
        onError={() => setFailedUrl(imageUrl)}
      />
    );
  return (
    <>
      <span ref={place} className={styles.place} />
      <noscript>
        <img {...size} alt="" src={imageUrl} loading="lazy" />
      </noscript>
    </>
  );
}

function FavouriteStar({ favourite, gameName }: { favourite: TileFavourite; gameName: string }) {
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={favourite.isOn}
      aria-label={favourite.label(gameName)}
      onClick={favourite.onToggle}
    >
      <Icon name={favourite.isOn ? 'star-fill' : 'star-bold'} />
    </button>
  );
}

/** A game in a list: cover, name, vendor if asked for, tag and favourite star. Its size never changes. */
export function GameTile({
  game,
  shape = 'portrait',
  tag,
  figure,
  favourite,
  closedLabel,
  coverLoad = 'near',
}: GameTileProps) {
  const shownTag =
    closedLabel === undefined ? tag : { tone: 'warning' as const, label: closedLabel };
  const content: ReactNode = (
    <>
      <span className={styles.art}>
        <Cover game={game} shape={shape} load={coverLoad} />
        {shownTag !== undefined && (
          <Tag
            tone={shownTag.tone}
            className={classNames(styles.tag, closedLabel !== undefined && styles.closedTag)}
          >
            {shownTag.label}
          </Tag>
        )}
        {figure !== undefined && shownTag === undefined && (
          <span className={styles.figure}>{figure}</span>
        )}
      </span>
      <span className={styles.name} lang={nameLanguage(game.name)}>
        {game.name}
      </span>
      {game.vendor !== undefined && (
        <span className={styles.vendor} lang={nameLanguage(game.vendor)}>
          {game.vendor}
        </span>
      )}
    </>
  );
  return (
    <article
      className={classNames(
        styles.tile,
        shape === 'square' && styles.square,
        closedLabel !== undefined && styles.closed,
      )}
    >
      {closedLabel === undefined ? (
        <Link className={styles.launch} href={game.href}>
          {content}
        </Link>
      ) : (
        <div aria-disabled="true">{content}</div>
      )}
      {closedLabel === undefined && game.free !== undefined && (
        <Link
          className={classNames(styles.free, tag !== undefined && styles.belowTag)}
          href={game.free.href}
          aria-label={game.free.label}
        >
          <span>{game.free.text}</span>
        </Link>
      )}
      {favourite !== undefined && <FavouriteStar favourite={favourite} gameName={game.name} />}
    </article>
  );
}
