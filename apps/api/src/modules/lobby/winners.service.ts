import { gamesStore } from '#modules/games/index.ts';
import type { GamesService } from '#modules/games/index.ts';
import { memberStore } from '#modules/member/index.ts';
import { maskName } from '#modules/wallet/index.ts';
import type { RecordService } from '#modules/wallet/index.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';

const SHOWN = 10;
const KEPT_MS = 10_000;

export interface WinnersDeps {
  readonly db: Database;
  readonly games: GamesService;
  readonly records: Pick<RecordService, 'listWinners'>;
}

/** The winner board: real settled rounds only, highest first (API-46). It is read again every ten seconds at most. */
export function winnersService({ db, games, records }: WinnersDeps) {
  const read = async (site: SiteView) => {
    const wins = await records.listWinners(site.siteId, SHOWN);
    const accounts = await memberStore(db, site.siteId).accountsOf(wins.map((win) => win.memberId));
    const store = gamesStore(db, site.siteId);
    const rows = await Promise.all(wins.map((win) => store.find(win.vendor, win.nodeId)));
    return wins.map((win, index) => ({
      win,
      game: rows[index],
      maskedName: maskName(accounts.get(win.memberId) ?? ''),
    }));
  };
  const cache = versionedCache<Awaited<ReturnType<typeof read>>>({ most: 200, lifeMs: KEPT_MS });

  return {
    /** Wins in games that may still be shown, with the game in a language and the player's name masked. */
    async list(site: SiteView, language: string) {
      const entries = await cache.get(String(site.contentVersion), site.siteId, () => read(site));
      const views = await Promise.all(
        entries.map(async ({ win, game, maskedName }) => {
          const [view] = game ? await games.views(site, [game], language) : [];
          const { netMinor: winAmount, currency, settledAt: at } = win;
          return view ? [{ vo: { winAmount, currency, maskedName, at, game: view } }] : [];
        }),
      );
      return views.flat();
    },
  };
}

export type WinnersService = ReturnType<typeof winnersService>;
