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
import type { DaySums, RoundFilter, RoundSpan } from './round-days.store.ts';

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
      const before = await placeOf(page, (id) => store.findPlace(db, page.memberId, id));
      const span = await openSpan(site, page);
      const sums = await roundDaysStore(siteId).sumDays(db, span, page);
      const limit = page.pageSize + 1;
      const from = before && todayIn(span.timeZone, new Date(before.openedAt));
      const days = isNarrow(page) ? newestDays(sums, limit, from) : undefined;
      const found =
        sums.length === 0
          ? []
          : await store.listBets(db, { span, filter: page, before, limit, days });
      const rows = found.slice(0, page.pageSize);
      const dayOf = ({ openedAt }: BetRow) => todayIn(span.timeZone, new Date(openedAt));
      const last = rows.at(-1);
      return {
        from: span.from,
        to: span.to,
        totals: { ...betTotals(sums), currency: settings.currency.code },
        days: [...new Set(rows.map(dayOf))].map((day) => netOfDay(sums, day)),
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

/**
 * The newest days of a selection that have so many rounds together, newest first. Of the day `from` which one goes on, all
 * may have been read already, so its rounds are not counted.
 */
function newestDays(sums: readonly DaySums[], rounds: number, from: string | undefined): string[] {
  const days = new Set<string>();
  let counted = 0;
  for (const { day, count } of sums) {
    if (from !== undefined && day > from) continue;
    if (counted >= rounds && !days.has(day)) break;
    days.add(day);
    if (day !== from) counted += count;
  }
  return [...days];
}

/** What a selection came to: settled rounds, beside them those that are open and those that were taken back. */
function betTotals(sums: readonly DaySums[]) {
  const sumOf = (...names: readonly DaySums['state'][]) => {
    const chosen = sums.filter(({ state }) => names.includes(state));
    const sum = (what: 'stakeMinor' | 'payoutMinor' | 'count') =>
      chosen.reduce((total, day) => total + day[what], 0);
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

/** The net of a day's settled rounds. */
function netOfDay(sums: readonly DaySums[], day: string) {
  const settled = sums.filter((one) => one.day === day && isSettled(one));
  return {
    day,
    netMinor: settled.reduce(
      (net, { payoutMinor, stakeMinor }) => net + payoutMinor - stakeMinor,
      0,
    ),
  };
}

const isSettled = ({ state }: DaySums) => state === 'won' || state === 'lost';

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
