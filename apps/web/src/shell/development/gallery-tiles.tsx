import { useState } from 'react';
import {
  BannerCarousel,
  GameTile,
  Marquee,
  rowsOf,
  Section,
  SectionHeader,
  TileGrid,
  TileRail,
  VendorGrid,
  VendorTile,
} from '#ui/index.ts';
import { Part } from './gallery-part.tsx';
import type { Samples } from './gallery-samples.ts';
import bannerUrl from './sample-banner.svg';
import coverUrl from './sample-cover.svg';

function Tiles({ samples }: { samples: Samples }) {
  const { words, games, vendor } = samples;
  const [isOn, setIsOn] = useState(true);
  const favourite = { isOn, label: () => words.favourite, onToggle: () => setIsOn(!isOn) };
  const game = (place: number) => ({
    name: games[place] ?? vendor,
    href: `#game-${place}`,
    imageUrl: coverUrl,
    vendor,
  });
  return (
    <Part title={samples.headings.tiles} gap={4} isWide>
      <TileGrid>
        <GameTile
          game={game(0)}
          tag={{ tone: 'hot', label: samples.tags[2] ?? '' }}
          favourite={favourite}
          coverLoad="early"
        />
        <GameTile
          game={game(1)}
          tag={{ tone: 'new', label: samples.tags[3] ?? '' }}
          favourite={{ ...favourite, isOn: !isOn }}
        />
        <GameTile game={{ ...game(2), imageUrl: undefined }} favourite={favourite} />
        <GameTile game={game(3)} closedLabel={words.closed} />
        <GameTile game={game(0)} figure="×18.40" />
        <GameTile game={{ ...game(1), vendor: undefined }} shape="square" />
      </TileGrid>
      <Section isTight>
        <SectionHeader
          title={samples.categories[2] ?? ''}
          icon="cherries-fill"
          count={samples.amounts[1]}
          more={{ href: '#all', text: words.more, label: words.more }}
        />
        <TileRail label={samples.headings.tiles} width="square" rows={rowsOf(games.length)}>
          {games.map((name, place) => (
            <GameTile key={name} game={game(place)} shape="square" />
          ))}
        </TileRail>
      </Section>
      <VendorGrid>
        {games.map((name) => (
          <VendorTile key={name} name={name} href="#vendor" />
        ))}
      </VendorGrid>
    </Part>
  );
}

function Banners({ samples }: { samples: Samples }) {
  const { words, banner } = samples;
  const slides = ['1', '2', '3'].map((id) => ({
    id,
    imageUrl: bannerUrl,
    href: `#banner-${id}`,
    ...banner,
  }));
  const all = { href: '#notices', label: words.more };
  const items = samples.notices.map((text, place) => ({
    id: String(place),
    text,
    href: `#notice-${place}`,
  }));
  return (
    <Part title={samples.headings.banner} isWide>
      <BannerCarousel
        label={samples.headings.banner}
        slides={slides}
        pauseLabel={words.pause}
        playLabel={words.resume}
      />
      <BannerCarousel
        label={banner.title}
        slides={slides.slice(0, 1)}
        shape="slim"
        pauseLabel={words.pause}
        playLabel={words.resume}
      />
      <Marquee label={samples.rows[3] ?? ''} items={items} emptyText={samples.noNotice} all={all} />
      <Marquee label={samples.noNotice} items={[]} emptyText={samples.noNotice} all={all} />
    </Part>
  );
}

/** Game tiles in all states, rails, banners and the notice bar. */
export function TileParts({ samples }: { samples: Samples }) {
  return (
    <>
      <Tiles samples={samples} />
      <Banners samples={samples} />
    </>
  );
}
