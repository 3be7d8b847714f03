import type { presentersContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import type { z } from 'zod';
import type { GamesService } from '#modules/games/index.ts';
import type { RecordService } from '#modules/wallet/index.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import { isWithin, minuteIn, minutesUntil, timeOf } from './presenter-hours.ts';
import { presentersStore } from './presenters.store.ts';
import type { HostedRow } from './presenters.store.ts';

/** What a query asks of something that is so or not so; undefined asks nothing. */
type Flag = '0' | '1' | undefined;
type PresenterView = z.output<typeof presentersContract.presenterSchema>;

/** A presenter as sent, with what the lists are ordered by. */
interface Hosted {
  readonly view: PresenterView;
  readonly isFeatured: boolean;
  readonly untilMinutes: number;
}

const COUNTED_FOR_MS = 60_000;

export interface PresentersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly games: Pick<GamesService, 'views'>;
  readonly records: Pick<RecordService, 'countRounds'>;
}

/** The presenters of a site's live games. Who is on follows the clock of the api, in the site's time zone. */
export function presentersService({ db, clock, games, records }: PresentersDeps) {
  const rows = versionedCache<HostedRow[]>({ most: 200 });
  // Everybody may ask, and counting looks through many rounds.
  const counts = versionedCache<ReadonlyMap<string, number>>({ most: 200, lifeMs: COUNTED_FOR_MS });

  /** Those whose game is shown, in the operator's order. */
  async function hosted(site: SiteView, language: string): Promise<Hosted[]> {
    const { siteId, contentVersion } = site;
    const load = () => presentersStore(db, siteId).hosted();
    const known = await rows.get(`${contentVersion}`, siteId, load);
    const own = new Map(known.map(({ game }) => [keyOf(game), game]));
    const views = await games.views(site, [...own.values()], language);
    const shown = new Map(views.map((view) => [keyOf(vendorFromWire(view)), view]));
    const minute = minuteIn(site.settings.timeZone, clock.now());
    return known.flatMap(({ presenter }) => {
      const game = shown.get(keyOf(presenter));
      return game ? [hostedOf(presenter, game, { language, minute })] : [];
    });
  }

  const active = async (site: SiteView, language: string) =>
    (await hosted(site, language)).filter(({ view }) => view.active);

  return {
    /** All presenters (API-56), or those that are or are not active, on now, or both. */
    async models(
      site: SiteView,
      query: { language: string; active?: Flag; streaming?: Flag },
    ): Promise<PresenterView[]> {
      const all = (await hosted(site, query.language)).map(({ view }) => view);
      return all.filter(
        (view) => isAsked(query.active, view.active) && isAsked(query.streaming, view.streaming),
      );
    },

    /** Active presenters whose games were really played in the last seven days, most settled rounds first (API-68). */
    async hot(site: SiteView, language: string): Promise<PresenterView[]> {
      const all = await active(site, language);
      const count = () => records.countRounds(site.siteId);
      const rounds = await counts.get(`${site.contentVersion}`, site.siteId, count);
      const roundsOf = ({ view }: Hosted) => rounds.get(keyOf(vendorFromWire(view.game))) ?? 0;
      return viewsOf(
        all.filter((one) => roundsOf(one) > 0).sort((a, b) => roundsOf(b) - roundsOf(a)),
      );
    },

    /** Active presenters, featured ones first, then by name (API-68). */
    async recommended(site: SiteView, language: string): Promise<PresenterView[]> {
      const { compare } = new Intl.Collator(language);
      return viewsOf(
        (await active(site, language)).sort(
          (a, b) =>
            Number(b.isFeatured) - Number(a.isFeatured) || compare(a.view.name, b.view.name),
        ),
      );
    },

    /** The featured presenters that are on now; while none is, those who come next (API-69). */
    async focus(site: SiteView, language: string): Promise<PresenterView[]> {
      const featured = (await active(site, language)).filter(({ isFeatured }) => isFeatured);
      const now = featured.filter(({ view }) => view.streaming);
      if (now.length > 0) return viewsOf(now);
      const next = Math.min(...featured.map(({ untilMinutes }) => untilMinutes));
      return viewsOf(featured.filter(({ untilMinutes }) => untilMinutes === next));
    },
  };
}

export type PresentersService = ReturnType<typeof presentersService>;

function hostedOf(
  row: HostedRow['presenter'],
  game: PresenterView['game'],
  { language, minute }: { language: string; minute: number },
): Hosted {
  const view = {
    presenterId: row.presenterId,
    name: textIn(row.name, language),
    ...(row.note ? { note: textIn(row.note, language) } : {}),
    url: row.image ?? game.showIcon ?? game.mobileLargeIcon,
    game,
    from: timeOf(row.fromMinute),
    to: timeOf(row.toMinute),
    active: row.isActive,
    // A table that is closed has nobody at it.
    streaming: row.isActive && !game.underMaintenance && isWithin(row, minute),
  };
  return { view, isFeatured: row.isFeatured, untilMinutes: minutesUntil(row, minute) };
}

const viewsOf = (hosted: readonly Hosted[]) => hosted.map(({ view }) => view);

function isAsked(asked: Flag, value: boolean): boolean {
  return asked === undefined || (asked === '1') === value;
}

function keyOf({ vendor, nodeId }: { vendor: string; nodeId: number }): string {
  return `${vendor}/${nodeId}`;
}
