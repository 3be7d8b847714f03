import type { Presenter } from '@maidan/contract/types';
import { toTileGame } from '#platform/api/tile-game.ts';
import type { TileGame } from '#platform/api/tile-game.ts';

/** The lists of presenters under the names of the wire (ENTITY-37). */
export interface PresenterLists {
  readonly modelList: readonly Presenter[];
  readonly hotAnchorList: readonly Presenter[];
  readonly recommendAnchorList: readonly Presenter[];
  readonly focusList: readonly Presenter[];
}

/** A presenter as the rail shows them. */
export interface PresenterView {
  readonly id: string;
  readonly name: string;
  /** Path below the image host. */
  readonly picture: string;
  readonly game: TileGame;
  /** Times of day by the clocks of the site, such as `21:30`. */
  readonly from: string;
  readonly to: string;
  readonly isOn: boolean;
}

/** The block of presenters. */
export interface PresenterBlock {
  readonly presenters: readonly PresenterView[];
  /** What readers have to know of them, each text once. */
  readonly notes: readonly string[];
}

/**
 * The block of the lists: those who are on now first, and among equals those in focus, the most played and the
 * recommended ones. Undefined without anybody.
 */
export function toBlock(lists: PresenterLists): PresenterBlock | undefined {
  const { modelList, focusList, hotAnchorList, recommendAnchorList } = lists;
  if (modelList.length === 0) return undefined;
  const order = [...focusList, ...hotAnchorList, ...recommendAnchorList].map(
    ({ presenterId }) => presenterId,
  );
  const placeOf = ({ presenterId }: Presenter) => {
    const place = order.indexOf(presenterId);
    return place < 0 ? order.length : place;
  };
  const sorted = [...modelList].sort(
    (a, b) => Number(b.streaming) - Number(a.streaming) || placeOf(a) - placeOf(b),
  );
  return {
    presenters: sorted.map(toView),
    notes: [...new Set(sorted.flatMap(({ note }) => note ?? []))],
  };
}

function toView(presenter: Presenter): PresenterView {
  const { presenterId, name, url, game, from, to, streaming } = presenter;
  return {
    id: presenterId,
    name,
    picture: url,
    game: toTileGame(game),
    from,
    to,
    isOn: streaming,
  };
}
