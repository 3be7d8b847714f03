import { TileRail } from '#ui/game/tile-grid.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { Tile } from '#features/games/index.ts';
import type { TileGame } from '#platform/api/tile-game.ts';
import { useWords } from '#platform/words/words.tsx';
import { CATEGORY_LOOK } from './category-look.ts';
import { useViewAll } from './use-view-all.ts';

/** The favourites of the member on home (HOME-18). */
export function FavouriteRail({ games }: { games: readonly TileGame[] }) {
  const { t } = useWords();
  const viewAll = useViewAll();
  const { href, titleIcon } = CATEGORY_LOOK.FAV;
  const title = t('lobby.section.favourites');
  return (
    <Section>
      <SectionHeader title={title} icon={titleIcon} more={viewAll(href, title)} />
      <TileRail label={title} width="square">
        {games.map((game) => (
          <Tile key={`${game.vendor}-${game.nodeId}`} game={game} shape="square" />
        ))}
      </TileRail>
    </Section>
  );
}
