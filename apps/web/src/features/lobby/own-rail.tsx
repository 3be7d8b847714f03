import { TileRail } from '#ui/game/tile-grid.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { Tile } from '#features/games/index.ts';
import { useWords } from '#platform/words/words.tsx';
import { CATEGORY_LOOK } from './category-look.ts';
import type { SectionView } from './lobby.model.ts';
import { useViewAll } from './use-view-all.ts';

/** A list of the member on home: recent games or favourites (HOME-18). */
export function OwnRail({
  section,
  isFirst,
}: {
  section: Extract<SectionView, { kind: 'own' }>;
  isFirst: boolean;
}) {
  const { t } = useWords();
  const viewAll = useViewAll();
  const { list, games } = section;
  const { href, titleIcon } = CATEGORY_LOOK[list];
  const title = t(list === 'FAV' ? 'lobby.section.favourites' : 'lobby.section.continue');
  return (
    <Section isTight={isFirst}>
      <SectionHeader title={title} icon={titleIcon} more={viewAll(href, title)} />
      <TileRail label={title} width="square">
        {games.map((game) => (
          <Tile key={`${game.vendor}-${game.nodeId}`} game={game} shape="square" />
        ))}
      </TileRail>
    </Section>
  );
}
