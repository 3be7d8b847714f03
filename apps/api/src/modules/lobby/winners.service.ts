import { createHash } from 'node:crypto';
import { gamesStore } from '#modules/games/index.ts';
import type { GamesService } from '#modules/games/index.ts';
import { memberStore } from '#modules/member/index.ts';
import { maskName } from '#modules/wallet/index.ts';
import type { RecordService } from '#modules/wallet/index.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';

const SHOWN = 10;
/** How long a board is kept, in milliseconds. */
export const WINNERS_KEPT_MS = 5_000;

export interface WinnersDeps {
  readonly db: Database;
  readonly games: GamesService;
  readonly records: Pick<RecordService, 'listWinners'>;
}

/** The winner board: real settled rounds only, highest first (API-46). It is read again every five seconds at most. */
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
  const cache = versionedCache<Awaited<ReturnType<typeof read>>>({
    most: 200,
    lifeMs: WINNERS_KEPT_MS,
  });
  const entriesOf = (site: SiteView) =>
    cache.get(String(site.contentVersion), site.siteId, () => read(site));

  return {
    /** Wins in games that may still be shown, with the game in a language and the player's name masked. */
    async list(site: SiteView, language: string) {
      const entries = await entriesOf(site);
      const views = await Promise.all(
        entries.map(async ({ win, game, maskedName }) => {
          const [view] = game ? await games.views(site, [game], language) : [];
          const { netMinor: winAmount, currency, settledAt: at } = win;
          return view ? [{ vo: { winAmount, currency, maskedName, at, game: view } }] : [];
        }),
      );
      return views.flat();
    },
    /** Differs when the board does. */
    async version(site: SiteView): Promise<string> {
      const entries = await entriesOf(site);
      const rounds = entries.map(({ win }) => `${win.roundId} ${win.settledAt} ${win.netMinor}`);
      return createHash('sha256').update(rounds.join()).digest('base64url').slice(0, 12);
    },
  };
}

export type WinnersService = ReturnType<typeof winnersService>;
