import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import { newSeed } from '../clocked/seed.ts';
import type { RandomBelow } from '../engines/random.ts';
import { GameError } from '../platform/errors.ts';
import { belowOf, fractionsOf } from './fractions.ts';
import type { Player, SeedPair, SeedsStore } from './seeds.store.ts';
import { viewActive, viewEnded } from './seeds.views.ts';

/** How long a pair without a bet is kept, in milliseconds. */
const UNUSED_MS = 7 * 86_400_000;

/** What a bet is drawn from. */
export interface BetSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** Makes the numbers of a bet from its seeds. */
export type RandomOfBet = (seeds: BetSeeds) => RandomBelow;

/** The numbers of a bet by the scheme that the field shares. */
export const randomOfBet: RandomOfBet = ({ serverSeed, clientSeed, nonce }) =>
  belowOf(fractionsOf(serverSeed, clientSeed, nonce));

/** The store of seeds, and the clock and numbers that they work with. */
export interface SeedsServiceOptions {
  database: Database;
  seeds: SeedsStore;
  clock: Clock;
  randomOfBet: RandomOfBet;
}

/** A change of seeds. It names the pair that it ends, so that none is ended twice by a call that is sent again. */
export interface SeedsChange {
  pairNo: number;
  clientSeed: string;
}

/** The seeds of players: their pairs, and the nonces of bets. */
export interface SeedsService {
  /** The player's active pair without its secrets. A player without one gets one. */
  current: (player: Player) => ReturnType<typeof viewActive>;
  /**
   * Gives the active pair its first client seed; a pair that has one already ends, is shown whole, and the next one
   * begins. @throws GameError `seeds_changed` when another pair is active, `round_open` when a round is under way
   */
  change: (player: Player, change: SeedsChange) => SeedsChanged;
  /**
   * Gives a round the next nonce and answers its numbers. To be run in the transaction that stores the round.
   * @throws GameError `seeds_unset` before the first client seed
   */
  take: (player: Player, roundId: string) => RandomBelow;
  /** The numbers of a stored round, again from the first one. @throws GameError `not_found` */
  randomOf: (player: Player, roundId: string) => RandomBelow;
  /** Removes pairs under which nobody bet. */
  purge: () => void;
}

/** Answer to a change: the active pair, and the one that ended. */
export interface SeedsChanged {
  seeds: ReturnType<typeof viewActive>;
  ended?: ReturnType<typeof viewEnded>;
}

/** Makes the service over its store. */
export function createSeedsService(options: SeedsServiceOptions): SeedsService {
  const { database, seeds, clock } = options;

  function start(player: Player, before?: { ended: SeedPair; clientSeed: string }): SeedPair {
    const pair = {
      pairNo: (before?.ended.pairNo ?? 0) + 1,
      serverSeed: before?.ended.nextServerSeed ?? newSeed(),
      clientSeed: before?.clientSeed,
      nextServerSeed: newSeed(),
      startedAt: clock(),
    };
    seeds.insert(player, pair);
    return { ...pair, nextNonce: 1, endedAt: undefined };
  }

  const activeOf = (player: Player) => seeds.active(player) ?? start(player);

  function replace(player: Player, pair: SeedPair, clientSeed: string): SeedsChanged {
    if (seeds.isRoundOpen(player)) throw new GameError('round_open');
    const nowMs = clock();
    seeds.end(player, pair.pairNo, nowMs);
    const next = start(player, { ended: pair, clientSeed });
    return { seeds: viewActive(next, false), ended: viewEnded({ ...pair, endedAt: nowMs }) };
  }

  function numbersOf({ serverSeed, clientSeed }: SeedPair, nonce: number): RandomBelow {
    if (clientSeed === undefined) throw new GameError('seeds_unset');
    return options.randomOfBet({ serverSeed, clientSeed, nonce });
  }

  return {
    current: (player) =>
      inTransaction(database, () => viewActive(activeOf(player), seeds.isRoundOpen(player))),
    change: (player, { pairNo, clientSeed }) =>
      inTransaction(database, () => {
        const pair = activeOf(player);
        if (pair.pairNo !== pairNo) throw new GameError('seeds_changed');
        if (pair.clientSeed !== undefined) return replace(player, pair, clientSeed);
        seeds.setClientSeed(player, pairNo, clientSeed);
        return { seeds: viewActive({ ...pair, clientSeed }, false) };
      }),
    take(player, roundId) {
      const pair = activeOf(player);
      return numbersOf(pair, seeds.takeNonce(player, pair.pairNo, roundId));
    },
    randomOf(player, roundId) {
      const found = seeds.findRound(player, roundId);
      const pair = found && seeds.find(player, found.pairNo);
      if (pair === undefined) throw new GameError('not_found');
      return numbersOf(pair, found?.nonce ?? 0);
    },
    purge: () => seeds.purgeUnused(clock() - UNUSED_MS),
  };
}
