import { Fragment } from 'react';
import type { MouseEvent } from 'react';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { gameHref } from '../../tile.tsx';
import type { FoundGame } from '../../games.queries.ts';
import styles from './hits.module.css';

interface HitRowsProps {
  games: readonly FoundGame[];
  /** The id of the row on which the arrow keys stand. */
  activeId: string | undefined;
  onOpen: (event: MouseEvent) => void;
}

/** The games that were found, one a row: what of the name was meant is bold, the other script stands below. */
export function HitRows({ games, activeId, onOpen }: HitRowsProps) {
  return (
    <div className={styles.rows}>
      {games.map((game) => (
        <HitRow
          key={`${game.vendor}/${game.nodeId}`}
          game={game}
          activeId={activeId}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

function HitRow({ game, activeId, onOpen }: Omit<HitRowsProps, 'games'> & { game: FoundGame }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const id = `hit-${game.vendor}-${game.nodeId}`;
  return (
    <Link
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a form cannot be a link
      role="option"
      aria-selected={id === activeId}
      className={styles.row}
      href={gameHref(game)}
      onClick={onOpen}
    >
      <img
        className={styles.cover}
        src={imageUrl(game.square ?? game.cover)}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.words}>
        <b lang={nameLanguage(game.name)}>
          <MarkedName game={game} />
        </b>
        <span className={styles.second}>
          {game.otherName !== undefined && (
            <>
              <span lang={nameLanguage(game.otherName)}>{game.otherName}</span>
              {' · '}
            </>
          )}
          <span lang={nameLanguage(game.vendorName)}>{game.vendorName}</span>
        </span>
      </span>
      <Tag>{t(`lobby.category.${game.gameType}`)}</Tag>
      <span className={styles.go}>
        <Icon name="play-circle" size={24} />
      </span>
    </Link>
  );
}

function MarkedName({ game: { name, matches = [] } }: { game: FoundGame }) {
  if (matches.length === 0) return name;
  const last = matches[matches.length - 1]?.to ?? 0;
  return (
    <>
      {matches.map(({ from, to }, at) => (
        <Fragment key={from}>
          <i>{name.slice(matches[at - 1]?.to ?? 0, from)}</i>
          <mark>{name.slice(from, to)}</mark>
        </Fragment>
      ))}
      <i>{name.slice(last)}</i>
    </>
  );
}
