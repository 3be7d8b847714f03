import { Tag } from '#ui/feedback/tag.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { TileRail } from '#ui/game/tile-grid.tsx';
import { Link } from '#ui/link.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { Text } from '#ui/text/text.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { gameHref } from '../tile.tsx';
import type { PresenterBlock, PresenterView } from './presenters.model.ts';
import styles from './presenters.module.css';

/** The presenters of live games; a tap opens the game that a presenter hosts (CS-17). */
export function PresenterRail({ block }: { block: PresenterBlock }) {
  const { t } = useWords();
  const title = t('games.presenters.title');
  return (
    <Section isTight>
      <SectionHeader title={title} />
      <TileRail label={title}>
        {block.presenters.map((presenter) => (
          <PresenterCard key={presenter.id} presenter={presenter} />
        ))}
      </TileRail>
      {block.notes.map((note) => (
        <div key={note} className={styles.note}>
          <Text size="caption" tone="2">
            {note}
          </Text>
        </div>
      ))}
    </Section>
  );
}

function PresenterCard({ presenter }: { presenter: PresenterView }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const { name, picture, game, isOn } = presenter;
  return (
    <Link className={styles.card} href={gameHref(game)}>
      <span className={styles.picture}>
        <img src={imageUrl(picture)} alt="" width={240} height={240} loading="lazy" />
        {isOn && (
          <Tag tone="new" className={styles.on}>
            {t('games.presenters.on')}
          </Tag>
        )}
      </span>
      <b lang={nameLanguage(name)}>{name}</b>
      <span lang={nameLanguage(game.name)}>{game.name}</span>
      <span className={styles.hours}>
        <Hours presenter={presenter} />
      </span>
    </Link>
  );
}

/** Until when a presenter is on, or the hours at which they come. */
function Hours({ presenter: { from, to, isOn } }: { presenter: PresenterView }) {
  const { t, format } = useWords();
  if (from === to) return t('games.presenters.all_day');
  const times = { from: format.localDigits(from), to: format.localDigits(to) };
  return isOn ? t('games.presenters.until', times) : t('games.presenters.hours', times);
}
