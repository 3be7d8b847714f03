import { memo } from 'react';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { GameTile } from '#ui/game/game-tile.tsx';
import type { CoverLoad, TileShape } from '#ui/game/game-tile.tsx';
import { useImageWidths, useImageUrl } from '#platform/site/site.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { vendorListHref } from '#platform/api/vendor.ts';
import { useWords } from '#platform/words/words.tsx';
import { GAME_TYPE_PATH } from './game-type-path.ts';
import { useFavourite } from '#features/favourites/index.ts';

interface TileProps {
  game: TileGame;
  shape?: TileShape;
  /** Shows the vendor's name, in lists that ask for it (HOME-22). */
  hasVendor?: boolean;
  /** A line in the place of the vendor's name. */
  caption?: string;
  coverLoad?: CoverLoad;
}

/** Address of the game screen, or of the vendor's list for a game that represents its vendor (CAT-30). */
export function gameHref({ vendor, nodeId, gameType, opensVendor }: TileGame): string {
  return opensVendor
    ? vendorListHref(`/m${GAME_TYPE_PATH[gameType]}`, vendor)
    : `/m/play/${vendor}/${nodeId}`;
}

/** A game in a list, with its star (HOME-20 to HOME-23). */
export const Tile = memo(function Tile({
  game,
  shape = 'portrait',
  hasVendor = false,
  caption = hasVendor ? game.vendorName : undefined,
  coverLoad = 'near',
}: TileProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const favourite = useFavourite(game);
  const session = useSession();
  // A member with a real account plays with it; to everybody else the tile says what can be played without one.
  const isFreeOffered = game.isFree && !game.opensVendor && (!session || isTrialUser(session));
  const imageWidths = useImageWidths();
  const isSquare = shape === 'square' && game.square !== undefined;
  const picture = isSquare ? (game.square ?? game.cover) : game.cover;
  const imageSrcSet = imageWidths(picture, isSquare ? 'square' : 'cover');
  const tag = game.tag && {
    // Text over a picture can be read only on a solid colour.
    tone: game.tag,
    label: t(`lobby.tile.${game.tag}`),
  };
  return (
    <GameTile
      game={{
        name: game.name,
        href: gameHref(game),
        imageUrl: imageUrl(picture),
        imageSrcSet,
        ...(isFreeOffered
          ? {
              free: {
                href: `${gameHref(game)}?free=1`,
                text: t('lobby.tile.free'),
                label: t('lobby.tile.play_free', { game: game.name }),
              },
            }
          : {}),
        ...(caption === undefined ? {} : { vendor: caption }),
      }}
      shape={shape}
      tag={tag}
      coverLoad={coverLoad}
      {...(favourite ? { favourite } : {})}
      {...(game.isUnderMaintenance ? { closedLabel: t('lobby.tile.maintenance') } : {})}
    />
  );
});
