import { memo, Suspense } from 'react';
import { rowsOf, TileGrid, TileRail, VendorGrid } from '#ui/game/tile-grid.tsx';
import { Section, SectionHeader, VendorTile } from '#ui/game/section.tsx';
import { Jackpot, Tile } from '#features/games/index.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { useImageUrl, useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { pathOf } from '#screen-facts.ts';
import { CATEGORY_LOOK, vendorHref } from './category-look.ts';
import type { SectionView } from './lobby.model.ts';
import { useViewAll } from './use-view-all.ts';
import { WinnerList } from './winner-list.tsx';

// Loaded late, because most visitors have no favourites.
const FavouriteRail = lazyOptional(() =>
  import('./favourite-rail.tsx').then((module) => module.FavouriteRail),
);

/** Tiles whose pictures are on the first screen of a phone. */
const FIRST_SCREEN_TILES = 6;

/** The blocks of home in the gateway's order (HOME-11 to HOME-15). A block of an unknown kind is left out. */
export const HomeSections = memo(function HomeSections({
  sections,
}: {
  sections: readonly SectionView[];
}) {
  return sections.map((section, place) => (
    // Each block has its own boundary, so that the browser hydrates block by block and can answer a tap in between.
    <Suspense key={`${section.kind}-${place}`}>
      <SectionBlock section={section} isFirst={place === 0} />
    </Suspense>
  ));
});

function SectionBlock({ section, isFirst }: { section: SectionView; isFirst: boolean }) {
  switch (section.kind) {
    case 'featured':
      return <Featured section={section} isFirst={isFirst} />;
    case 'jackpot':
      return <Jackpot variant="counter" feedMinor={section.feedMinor} />;
    case 'favourites':
      return <FavouriteRail games={section.games} />;
    case 'category':
      return <CategoryBlock section={section} />;
    case 'vendors':
    case 'providers':
      return <Vendors section={section} />;
    case 'winners':
      return <WinnerList wins={section.wins} />;
  }
}

function Featured({
  section,
  isFirst,
}: {
  section: Extract<SectionView, { kind: 'featured' }>;
  isFirst: boolean;
}) {
  const { t } = useWords();
  const viewAll = useViewAll();
  const title = t('lobby.section.popular');
  return (
    <Section isTight={isFirst}>
      <SectionHeader title={title} icon="fire-fill" more={viewAll('/m/hot-games', title)} />
      <TileGrid>
        {section.games.map((game, place) => (
          <Tile
            key={`${game.vendor}-${game.nodeId}`}
            game={game}
            coverLoad={isFirst && place < FIRST_SCREEN_TILES ? 'early' : 'near'}
          />
        ))}
      </TileGrid>
    </Section>
  );
}

function CategoryBlock({ section }: { section: Extract<SectionView, { kind: 'category' }> }) {
  const { t, format } = useWords();
  const viewAll = useViewAll();
  const { category, games, totalCount } = section;
  const look = CATEGORY_LOOK[category];
  const shape = look.cards === 'square' ? 'square' : 'portrait';
  const width = look.cards ?? 'regular';
  const title = t(`lobby.section.${category}` as 'lobby.section.SLOT');
  return (
    <Section fill={width === 'regular' ? 'portrait' : width}>
      <SectionHeader
        title={title}
        icon={look.titleIcon}
        count={format.number(totalCount)}
        more={viewAll(look.href, title)}
      />
      <TileRail label={title} rows={rowsOf(games.length)} width={width}>
        {games.map((game) => (
          <Tile
            key={`${game.vendor}-${game.nodeId}`}
            game={game}
            shape={shape}
            hasVendor={look.cards === 'wide'}
          />
        ))}
      </TileRail>
    </Section>
  );
}

function Vendors({
  section,
}: {
  section: Extract<SectionView, { kind: 'vendors' | 'providers' }>;
}) {
  const { t } = useWords();
  const viewAll = useViewAll();
  const imageUrl = useImageUrl();
  const { settings } = useSite();
  const isProviders = section.kind === 'providers';
  const list = isProviders ? '/m/slot' : CATEGORY_LOOK[section.category].href;
  const title = isProviders
    ? t('lobby.section.providers')
    : t(`lobby.section.${section.category}` as 'lobby.section.RNG');
  return (
    <Section fill="marks">
      <SectionHeader
        title={title}
        icon={isProviders ? 'squares-four-fill' : CATEGORY_LOOK[section.category].titleIcon}
        more={viewAll(isProviders ? `/m/${pathOf('gameCentre')}` : list, title)}
      />
      <VendorGrid>
        {section.vendors.map(({ vendor, name }) => (
          <VendorTile
            key={vendor}
            name={name}
            href={vendorHref(vendor, list, settings.vendors.inHouse)}
            imageUrl={imageUrl(`vendors/${vendor}-COLOR.png`)}
          />
        ))}
      </VendorGrid>
    </Section>
  );
}
