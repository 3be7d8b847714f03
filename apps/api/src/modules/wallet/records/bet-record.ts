import { BET_STATES } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { vendorToWire } from '@maidan/contract/vendor-code';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { recordDays, todayIn } from '../movements/record-range.ts';
import { playedGameStore } from './played-game.store.ts';
import type { PlayedGame } from './played-game.store.ts';
import { recordStore } from './record.store.ts';
import type { BetPlace, BetRow } from './record.store.ts';
import { roundDaysStore, titleSumsStore } from './round-days.store.ts';
import type { RoundFilter, RoundSpan, StateSums } from './round-days.store.ts';

/** Which page of the betting record to read, in which language. */
export interface BetPage extends RoundFilter {
  readonly memberId: string;
  /** First and last day, in the site's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The id of the last round that the caller has. */
  readonly after?: string | undefined;
  readonly pageSize: number;
  readonly language: string;
}

/** The betting record page by page, and what was played in it. Every figure comes from what the ledger moved. */
export function betRecord({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  /** The days of a record, with those that are over summed. @throws AppError as `recordDays` */
  async function openSpan(
    { siteId, settings: { timeZone } }: SiteView,
    asked: Pick<BetPage, 'memberId' | 'from' | 'to'>,
  ): Promise<RoundSpan> {
    const now = clock.now();
    const days = recordDays(asked, todayIn(timeZone, now));
    const range = { memberId: asked.memberId, timeZone, ...days };
    return roundDaysStore(siteId).open(db, range, now);
  }

  return {
    /**
     * A page of the member's betting record, with the totals of the whole selection and the net of the days on the page
     * (MONEY-13).
     * @throws AppError wallet.cursor_unknown when `after` is no round of the member, and those of `recordDays`
     */
    async listBets(site: SiteView, page: BetPage) {
      const { siteId, settings } = site;
      const store = recordStore(siteId);
      const sums = roundDaysStore(siteId);
      const before = await placeOf(page, (id) => store.findPlace(db, page.memberId, id));
      const span = await openSpan(site, page);
      const states = await sums.sumStates(db, span, page);
      const limit = page.pageSize + 1;
      const from = before && earlier(span.to, todayIn(span.timeZone, new Date(before.openedAt)));
      const found =
        states.length === 0
          ? []
          : await store.listBets(db, {
              span,
              filter: page,
              before,
              limit,
              days: isNarrow(page)
                ? await sums.newestDays(db, { ...span, to: from ?? span.to }, page, {
                    rounds: limit,
                    from,
                  })
                : undefined,
            });
      const rows = found.slice(0, page.pageSize);
      const dayOf = ({ openedAt }: BetRow) => todayIn(span.timeZone, new Date(openedAt));
      const last = rows.at(-1);
      return {
        from: span.from,
        to: span.to,
        totals: { ...betTotals(states), currency: settings.currency.code },
        days: await netOfDays([...new Set(rows.map(dayOf))], (days) =>
          sums.sumDays(db, { ...span, ...days }, page),
        ),
        list: rows.map((row) => recordOf(row, page.language)),
        ...(last && found.length > rows.length ? { next: last.roundId } : {}),
      };
    },
    /** What the member played in a range, most rounds first. @throws AppError as `recordDays` */
    async listTitles(site: SiteView, asked: Omit<BetPage, keyof RoundFilter | 'pageSize'>) {
      const span = await openSpan(site, asked);
      const titles = await titleSumsStore(site.siteId).listTitles(db, span);
      const games = await playedGameStore(site.siteId).find(db, titles);
      return titles.flatMap((title) => {
        const game = games.get(`${title.vendor}/${title.nodeId}`);
        return game ? [{ ...shownGame(game, asked.language), count: title.count }] : [];
      });
    },
  };
}

async function placeOf(
  { after }: Pick<BetPage, 'after'>,
  find: (roundId: string) => Promise<BetPlace | undefined>,
): Promise<BetPlace | undefined> {
  if (after === undefined) return undefined;
  const place = await find(after);
  if (!place) throw new AppError('wallet.cursor_unknown');
  return place;
}

/** Whether a selection may have so few rounds that its page is found by its days. */
function isNarrow({ state, kind, vendor, nodeId, gameName }: RoundFilter): boolean {
  return state !== '' || kind !== '' || vendor !== '' || nodeId !== undefined || gameName !== '';
}

/** The earlier of two days. */
function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** What a selection came to: settled rounds, beside them those that are open and those that were taken back. */
function betTotals(states: readonly StateSums[]) {
  const sumOf = (...names: readonly StateSums['state'][]) => {
    const chosen = states.filter(({ state }) => names.includes(state));
    const sum = (what: 'stakeMinor' | 'payoutMinor' | 'count') =>
      chosen.reduce((total, sums) => total + sums[what], 0);
    return { stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor'), count: sum('count') };
  };
  const besides = ({ stakeMinor, count }: ReturnType<typeof sumOf>) => ({ stakeMinor, count });
  const { stakeMinor, payoutMinor } = sumOf('won', 'lost');
  return {
    stakeMinor,
    payoutMinor,
    netMinor: payoutMinor - stakeMinor,
    count: sumOf(...BET_STATES).count,
    open: besides(sumOf('open')),
    rolledBack: besides(sumOf('rolled_back')),
  };
}

/** The net of each day, in the order given, which is newest first. */
async function netOfDays(
  days: readonly string[],
  read: (range: {
    readonly from: string;
    readonly to: string;
  }) => Promise<readonly { readonly day: string; readonly netMinor: number }[]>,
) {
  const [to, from] = [days[0], days.at(-1)];
  if (to === undefined || from === undefined) return [];
  const sums = new Map((await read({ from, to })).map(({ day, netMinor }) => [day, netMinor]));
  return days.map((day) => ({ day, netMinor: sums.get(day) ?? 0 }));
}

/** A game as records show it. */
function shownGame(game: PlayedGame, language: string) {
  return vendorToWire({
    vendor: game.vendor,
    nodeId: game.nodeId,
    vendorName: game.vendorNames ? textIn(game.vendorNames, language) : game.vendorName,
    gameName: textIn(game.name, language),
    mobileLargeIcon: game.mobileLargeIcon,
    ...(game.showIcon === null ? {} : { showIcon: game.showIcon }),
  });
}

/** A round as the record shows it. */
export function recordOf({ game, settledAt, ...round }: BetRow, language: string) {
  const { vendor: _vendor, nodeId: _nodeId, ...rest } = round;
  return {
    ...rest,
    ...shownGame(game, language),
    ...(settledAt === null ? {} : { settledAt }),
  };
}
