// The lotteries of a category as its screen shows them (CAT-10): what draws next, what was drawn, and every game.
import type { Lottery, LotteryResult } from '@maidan/contract/types';
import { toTileGame } from '#platform/api/tile-game.ts';
import type { TileGame } from '#platform/api/tile-game.ts';

/** A lottery, with its draws where its vendor holds any by the clock. */
export interface LotteryView {
  readonly game: TileGame;
  readonly gameCode: string;
  readonly playType: Lottery['playType'];
  readonly drum?: NonNullable<Lottery['drum']>;
  readonly next?: { readonly drawNo: number; readonly drawsAt: string };
  readonly last?: LotteryResult;
}

/** The lotteries of a category at a moment of the server. */
export interface LotteriesView {
  readonly serverNow: string;
  /** Whether draws are missing because a vendor did not tell them. */
  readonly isSilent: boolean;
  readonly lotteries: readonly LotteryView[];
}

/** A page of one lottery's results. */
export interface ResultsView {
  readonly vendor: string;
  readonly gameCode: string;
  readonly name: string;
  readonly results: readonly LotteryResult[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** A lottery of the wire as the screen holds it. */
export function toLotteryView({ game, playType, drum, next, last }: Lottery): LotteryView {
  return {
    game: toTileGame(game),
    gameCode: game.gameCode,
    playType,
    ...(drum ? { drum } : {}),
    ...(next ? { next: { drawNo: next.drawNo, drawsAt: next.drawsAt } } : {}),
    ...(last ? { last } : {}),
  };
}

type WithNext = LotteryView & Required<Pick<LotteryView, 'next'>>;
type WithLast = LotteryView & Required<Pick<LotteryView, 'last'>>;

/** The lotteries that draw by the clock, the earliest draw first. */
export function comingOf(lotteries: readonly LotteryView[]): WithNext[] {
  return lotteries
    .filter((one): one is WithNext => one.next !== undefined)
    .sort((a, b) => a.next.drawsAt.localeCompare(b.next.drawsAt));
}

/** The lotteries with a result, the newest first. */
export function drawnOf(lotteries: readonly LotteryView[]): WithLast[] {
  return lotteries
    .filter((one): one is WithLast => one.last !== undefined)
    .sort((a, b) => b.last.drawsAt.localeCompare(a.last.drawsAt));
}

/** The parameter of an address that names the lottery whose results are shown. */
export const DRAWS_PARAMETER = 'draws';

/** Address of the results of a lottery, below the path of its category. */
export function resultsHref(
  path: string,
  { vendor, gameCode }: { vendor: string; gameCode: string },
  page = 1,
): string {
  const params = new URLSearchParams({ [DRAWS_PARAMETER]: `${vendor}.${gameCode}` });
  if (page > 1) params.set('page', String(page));
  return `${path}?${params.toString()}`;
}

/** The lottery that an address names; undefined when it names none, or something malformed. */
export function readDrawsParameter(
  params: URLSearchParams,
): { vendor: string; gameCode: string } | undefined {
  const match = /^(\w{1,32})\.([a-z0-9][a-z0-9._-]{0,99})$/.exec(params.get(DRAWS_PARAMETER) ?? '');
  return match ? { vendor: match[1] ?? '', gameCode: match[2] ?? '' } : undefined;
}
