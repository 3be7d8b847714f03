import { vendorToWire } from '@maidan/contract/vendor-code';
import type { Catalogue } from '../catalogue/site-catalogue.ts';
import { gameViews, vendorName } from '../catalogue/games.view.ts';
import { namesIn } from './search-keys.ts';
import { nameMatches } from './name-matches.ts';
import type { Found } from './search.service.ts';
import { scriptOf } from './sounds/sounds.ts';

/** What a text finds as it is sent: the games with what was found in their names, the vendors, and what was meant. */
export function foundView(
  { rows, vendors, didYouMean, typed }: Found,
  content: Catalogue,
  language: string,
) {
  const games = gameViews(rows, language, content.vendors).map((view, at) => {
    const names = rows[at]?.name ?? {};
    const script = scriptOf(view.gameName);
    const otherName = namesIn(names).find((name) => scriptOf(name) !== script);
    return {
      ...view,
      ...(otherName === undefined ? {} : { otherName }),
      nameMatches: nameMatches(view.gameName, typed),
    };
  });
  return {
    games,
    vendors: vendors.map((row) =>
      vendorToWire({
        vendor: row.vendor,
        displayName: vendorName(row, language),
        gameCount: content.counts
          .filter(({ vendor }) => vendor === row.vendor)
          .reduce((sum, counted) => sum + counted.games, 0),
      }),
    ),
    ...(didYouMean === undefined ? {} : { didYouMean: didYouMean }),
  };
}
