import type { BetKind } from '@maidan/contract/constants';
import type { OpenDatabase } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { favouritesStore } from '#modules/favourites/index.ts';
import { recentStore } from '#modules/games/index.ts';
import type { GameRow, VendorRow } from '#modules/games/index.ts';
import type { DepositService } from '#modules/payments/index.ts';
import type { RecordService, RoundService, WalletService } from '#modules/wallet/index.ts';
import type { Chance } from './chance.ts';
import type { PastClock } from './past-clock.ts';
import type { practiceRail } from './practice-rail.ts';

/** What the past is made with: the real services, on a clock that stands in it. */
export interface PastServices {
  readonly database: OpenDatabase;
  readonly clock: PastClock;
  readonly rounds: RoundService;
  readonly wallet: WalletService;
  readonly records: RecordService;
  readonly deposits: DepositService;
  readonly rail: ReturnType<typeof practiceRail>;
  /** The titles that records know already. */
  readonly remembered: Set<string>;
}

/** A title with its vendor. */
export interface PastGame {
  readonly game: GameRow;
  readonly vendor: VendorRow;
  readonly kind: BetKind;
}

/** Who plays, and how. */
export interface PastPlayer {
  readonly memberId: string;
  readonly account: string;
  /** Titles that this player likes. */
  readonly games: readonly PastGame[];
  /** The usual stake, in minor units. */
  readonly stakeMinor: number;
  /** The probability of playing on a day. */
  readonly habit: number;
  /** The most rounds of a day. */
  readonly mostRounds: number;
  /** One of the accounts that a visitor of the demo signs in with. */
  readonly isShown: boolean;
}

const MINUTE_MS = 60_000;
/** How often a deposit begins an evening although there is enough. */
const HABIT_OF_DEPOSITS = 0.12;
/** What a round pays, as times of the stake, and how often; about 0.95 on average. */
const PAYS: readonly (readonly [share: number, times: number])[] = [
  [0.55, 0],
  [0.73, 0.5],
  [0.87, 1.5],
  [0.95, 2.4],
  [0.99, 5],
  [1, 12],
];

/** Lets a player live through one evening, which begins at the clock's time: a deposit when it is needed, then rounds. */
export async function playEvening(
  services: PastServices,
  site: SiteView,
  player: PastPlayer,
  chance: Chance,
): Promise<void> {
  const { clock, wallet } = services;
  const { withdrawableMinor } = await wallet.readBalance(site.siteId, player.memberId);
  if (withdrawableMinor < player.stakeMinor * 20 || chance.happens(HABIT_OF_DEPOSITS))
    await deposit(services, site, player, chance);
  const rounds = chance.whole(1, player.mostRounds);
  let title = chance.pick(player.games);
  for (let round = 0; round < rounds; round += 1) {
    clock.moveTo(new Date(clock.now().getTime() + chance.whole(20, 180) * 1000));
    if (chance.happens(0.2)) title = chance.pick(player.games);
    await playRound(services, site, player, { ...title, chance });
  }
  await remember(services, site, player, title);
}

/** Stars the titles that a player likes. */
export async function starGames(
  { database, clock }: PastServices,
  { siteId }: SiteView,
  { memberId, games }: PastPlayer,
): Promise<void> {
  const favourites = favouritesStore(database.db, siteId);
  for (const { game } of games) await favourites.add(memberId, game, clock.now());
}

async function playRound(
  { database, clock, rounds }: PastServices,
  { siteId, settings }: SiteView,
  { memberId, stakeMinor }: PastPlayer,
  { game, kind, chance }: PastGame & { readonly chance: Chance },
): Promise<void> {
  const amountMinor = stakeMinor * chance.pick([1, 1, 1, 2, 3]);
  const luck = chance.draw();
  const times = PAYS.find(([share]) => luck < share)?.[1] ?? 0;
  const vendorRoundId = `past-${clock.now().getTime()}-${memberId.slice(-6)}`;
  const call = {
    siteId,
    memberId,
    vendor: game.vendor,
    vendorRoundId,
    gameCode: game.gameCode,
    transactionId: vendorRoundId,
    bodyHash: vendorRoundId,
    amountMinor,
    winAmountMinor: Math.round(amountMinor * times),
    currency: settings.currency.code,
  };
  // A call of the vendor is a transaction of its own.
  await database.db.transaction((tx) =>
    rounds.betAndWin(tx, call, async () => ({
      code: 'approved',
      nodeId: game.nodeId,
      betKind: kind,
    })),
  );
}

/** What the lobby remembers of a launch: the title for records, once, and the place among the recent games. */
async function remember(
  { database: { db }, clock, records, remembered }: PastServices,
  { siteId }: SiteView,
  { memberId }: PastPlayer,
  { game, vendor }: PastGame,
): Promise<void> {
  const title = { vendor: game.vendor, nodeId: game.nodeId };
  const name = `${title.vendor} ${title.nodeId}`;
  if (!remembered.has(name)) {
    remembered.add(name);
    await records.rememberGame(db, siteId, {
      ...title,
      name: game.name,
      mobileLargeIcon: game.cover,
      showIcon: game.square,
      vendorName: vendor.displayName,
      vendorNames: vendor.displayNames,
    });
  }
  await recentStore(db, siteId).remember(memberId, title, clock.now());
}

/** Orders a deposit of a round amount; now and then it is left or cancelled, and ordered again. */
async function deposit(
  services: PastServices,
  site: SiteView,
  { memberId, stakeMinor }: PastPlayer,
  chance: Chance,
): Promise<void> {
  for (const isPaid of chance.happens(0.12) ? [false, true] : [true]) {
    const amountMinor = stakeMinor * chance.pick([50, 100, 100, 200]);
    await orderDeposit(services, site, { memberId, amountMinor, isPaid }, chance);
  }
}

/** Orders a deposit over one of the channels, of an amount within its limits, and lets the rail report of it. */
export async function orderDeposit(
  { clock, deposits, rail }: PastServices,
  site: SiteView,
  wanted: { readonly memberId: string; readonly amountMinor: number; readonly isPaid: boolean },
  chance: Chance,
): Promise<void> {
  const { memberId, isPaid } = wanted;
  const channel = chance.pick(site.settings.depositChannels.filter(({ isOpen }) => isOpen));
  const amountMinor = Math.min(channel.maxMinor, Math.max(channel.minMinor, wanted.amountMinor));
  const order = await deposits.order(site, {
    memberId,
    channel: channel.code,
    amountMinor,
    currency: site.settings.currency.code,
    gateway: 3,
    language: site.settings.locales.default,
    key: `past-${clock.now().getTime()}`,
    returnUrlOf: (number) => `http://127.0.0.1/m/deposit/${number}`,
  });
  clock.moveTo(new Date(clock.now().getTime() + chance.whole(1, 3) * MINUTE_MS));
  const paid = {
    reference: order.depositId,
    cashierReference: order.cashierReference ?? '',
    amountMinor: amountMinor + channel.feeMinor,
    currency: order.currency,
  };
  await deposits.report(site.siteId, rail.report(paid, isPaid ? 'paid' : 'cancelled'));
}
