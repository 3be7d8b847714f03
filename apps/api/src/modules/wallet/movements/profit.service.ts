import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { MOVEMENT_KINDS, MOVEMENTS } from '@maidan/contract/movements';
import type { MovementKind, MovementReference } from '@maidan/contract/movements';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { movementDaysStore } from './movement-days.store.ts';
import type { DayRange } from './day-cover.ts';
import type { DaySums } from './movement-days.store.ts';
import { roundDaysStore, titleSumsStore } from '../records/round-days.store.ts';
import { recordDays, shiftDay, todayIn } from './record-range.ts';

/** The longer ranges that stand beside the chosen one, in days up to today. */
const BESIDE_DAYS = [7, 30, 365] as const;

/** The game type of each title, by `vendor/node id`; a title that the catalogue no longer has is absent. */
export type GameTypesOf = (
  siteId: string,
  titles: readonly { readonly vendor: string; readonly nodeId: number }[],
) => Promise<ReadonlyMap<string, string>>;

export interface ProfitServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly gameTypesOf: GameTypesOf;
}

/** What the settled rounds of one day, or of one title, came to; amounts in minor units. */
interface PlaySum {
  /** The day on which the rounds were opened; undefined for the sum of a title. */
  readonly day: string | undefined;
  readonly vendor: string | undefined;
  readonly nodeId: number | undefined;
  readonly validBetMinor: number;
  readonly payoutMinor: number;
}

/** Whose profit and loss to read, for which days. */
export interface ProfitQuestion {
  readonly memberId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Profit and loss of members (MONEY-14). Valid bets and payouts are those of settled rounds, by the day they began on. */
export function profitService({ db, clock, gameTypesOf }: ProfitServiceDeps) {
  async function sumPlay(siteId: string, range: DayRange, now: Date): Promise<PlaySum[]> {
    const span = await roundDaysStore(siteId).open(db, range, now);
    const rows = await titleSumsStore(siteId).sumPlay(db, span);
    return rows.map((row) => ({
      day: row.day ?? undefined,
      vendor: row.vendor ?? undefined,
      nodeId: row.node_id ?? undefined,
      validBetMinor: row.stake,
      payoutMinor: row.payout,
    }));
  }

  return {
    /**
     * What a member won, lost, paid in and took out, by day, by game type and in total.
     * @throws AppError as `recordDays`
     */
    async read({ siteId, settings }: SiteView, { memberId, ...asked }: ProfitQuestion) {
      const { timeZone, currency } = settings;
      const now = clock.now();
      const today = todayIn(timeZone, now);
      const range = { memberId, timeZone, ...recordDays(asked, today) };
      const days = movementDaysStore(siteId);
      const played = await sumPlay(siteId, range, now);
      const moved = await days.read(db, await days.open(db, range, now), MOVEMENT_KINDS);
      const longest = await sumPlay(siteId, lastDays(range, today, BESIDE_DAYS.at(-1) ?? 0), now);
      return {
        ...recordDays(asked, today),
        currency: currency.code,
        totals: totalsOf(played.filter(isOfDay), moved),
        days: daysOf(played.filter(isOfDay), moved),
        gameTypes: await typesOf(siteId, played, gameTypesOf),
        beside: BESIDE_DAYS.map((count) => {
          const first = lastDays(range, today, count).from;
          const ofDays = longest.filter(({ day }) => day !== undefined && day >= first);
          return { days: count, netMinor: playTotals(ofDays).netMinor };
        }),
      };
    },
  };
}

export type ProfitService = ReturnType<typeof profitService>;

function lastDays(range: DayRange, today: string, count: number): DayRange {
  return { ...range, from: shiftDay(today, 1 - count), to: today };
}

function isOfDay({ day }: PlaySum): boolean {
  return day !== undefined;
}

function playTotals(sums: readonly Pick<PlaySum, 'validBetMinor' | 'payoutMinor'>[]) {
  const validBetMinor = sums.reduce((total, sum) => total + sum.validBetMinor, 0);
  const payoutMinor = sums.reduce((total, sum) => total + sum.payoutMinor, 0);
  return { validBetMinor, payoutMinor, netMinor: payoutMinor - validBetMinor };
}

/** The sums of a range; `resultMinor` is what play, bonuses and rebates brought together. */
function totalsOf(played: readonly PlaySum[], moved: readonly DaySums[]) {
  const [play, money] = [playTotals(played), moneyTotals(moved)];
  return { ...play, ...money, resultMinor: play.netMinor + money.bonusMinor + money.rebateMinor };
}

/** What came in and left beside play. A requested withdrawal counts until it is returned. */
function moneyTotals(moved: readonly DaySums[]) {
  const change = (isCounted: (kind: MovementKind) => boolean) =>
    moved
      .filter(({ kind }) => isCounted(kind))
      .reduce((total, { inMinor, outMinor }) => total + inMinor - outMinor, 0);
  const caused = (reference: MovementReference) =>
    change((kind) => MOVEMENTS[kind].reference === reference);
  return {
    depositMinor: caused('deposit'),
    withdrawalMinor: 0 - caused('withdrawal'),
    bonusMinor: caused('bonus'),
    rebateMinor: change((kind) => kind.startsWith('rebate')),
  };
}

/** Every day of the range with a figure, newest first. */
function daysOf(played: readonly PlaySum[], moved: readonly DaySums[]) {
  const names = new Set([...played, ...moved].map(({ day }) => day ?? ''));
  return [...names]
    .toSorted()
    .toReversed()
    .map((day) => ({
      day,
      ...playTotals(played.filter((sum) => sum.day === day)),
      ...moneyTotals(moved.filter((sums) => sums.day === day)),
    }))
    .filter(({ day: _day, ...figures }) => Object.values(figures).some((minor) => minor !== 0));
}

/** The play of each game type, most played first; `OTHER` for titles that the catalogue no longer has. */
async function typesOf(siteId: string, played: readonly PlaySum[], gameTypesOf: GameTypesOf) {
  const titles = played.flatMap(({ vendor, nodeId, ...sum }) =>
    vendor === undefined || nodeId === undefined ? [] : [{ vendor, nodeId, ...sum }],
  );
  const types = await gameTypesOf(siteId, titles);
  const typeOf = ({ vendor, nodeId }: { vendor: string; nodeId: number }): GameType | 'OTHER' => {
    const type = types.get(`${vendor}/${nodeId}`);
    return GAME_TYPES.find((name) => name === type) ?? 'OTHER';
  };
  const names = [...new Set(titles.map(typeOf))];
  return names
    .map((gameType) => ({
      gameType,
      ...playTotals(titles.filter((title) => typeOf(title) === gameType)),
    }))
    .toSorted((one, other) => other.validBetMinor - one.validBetMinor);
}
