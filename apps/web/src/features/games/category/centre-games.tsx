import type { Category } from '@maidan/contract/categories';
import { Note } from '#ui/feedback/note.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { TileGrid } from '#ui/game/tile-grid.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { Tile } from '../tile.tsx';
import styles from './category.module.css';

/** What is painted and made up, which sites with play credits say of the meetings of a category. */
const NOTES = {
  ESPORTS: 'games.centre.painted_esports',
  COCKFIGHT: 'games.centre.painted_cockfight',
} as const;

/** The games of a centre in one tap, under what has to be said of their meetings where no matches say it. */
export function CentreGames({
  category,
  games,
  isUnderMatches,
}: {
  category: Category;
  games: readonly TileGame[];
  isUnderMatches: boolean;
}) {
  const { t } = useWords();
  const { settings } = useSite();
  const isPainted = category === 'ESPORTS' || category === 'COCKFIGHT';
  return (
    <>
      {isPainted && !isUnderMatches && settings.playMode === 'social' && (
        <div className={styles.note}>
          <Note tone="info">{t(NOTES[category])}</Note>
        </div>
      )}
      <Section isTight>
        <SectionHeader title={t('games.centre.one_tap')} />
        <TileGrid>
          {games.map((game) => (
            <Tile key={`${game.vendor}/${game.nodeId}`} game={game} hasVendor />
          ))}
        </TileGrid>
      </Section>
    </>
  );
}
