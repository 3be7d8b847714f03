import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import { chainOf, type CommonTitle } from '../clocked/common-title.ts';
import type { Lease } from '../clocked/lease.ts';
import type { ChainsService } from '../fair/chains.service.ts';
import {
  CRASH_BOARDING_MS,
  CRASH_LOWEST_CASH_OUT,
  CRASH_REST_MS,
  CRASH_TOP_HUNDREDTHS,
  endOfFlight,
  type EndOf,
  multiplierAt,
  timeToReachMs,
} from '../games/crash/rules.ts';
import { payHundredths } from '../engines/engine.ts';
import { GameError } from '../platform/errors.ts';
import type { PlayerGame, Round, RoundsStore } from '../play/rounds.store.ts';
import type { Settlement } from '../play/settlement.ts';
import { autoOf, type CommonFlight } from './flights.store.ts';
import type { FlightsStore } from './flights.store.ts';
import { worthOf } from './worth.ts';

/** When no process was heard for so long, the arcade stood still, and nobody could cash out. */
const STILL_MS = 2_000;
/** How long flights go on after the last sign of somebody who watches. */
const WANTED_MS = 15_000;
/** How long flights are kept, and how many of a room are kept in any case. */
const KEPT_MS = 90 * 24 * 60 * 60_000;
const KEPT_FLIGHTS = 60;

/** The stores, the money, the chains and the lease of flights, and the clock that decides them. */
export interface FlightsOptions {
  database: Database;
  flights: FlightsStore;
  rounds: RoundsStore;
  settlement: Settlement;
  chains: ChainsService;
  lease: Lease;
  clock: Clock;
  /** Where the flight of a value ends, in hundredths; `endOfFlight` of the rules unless a test chooses. */
  endOf?: EndOf;
}

/** The flights that everybody shares: boarding, takeoff, cash-outs and the end, all by the server's clock. */
export interface FlightsService {
  /** Says that somebody watches a room, so that flights follow each other there. */
  want: (room: CommonTitle) => void;
  /** Refuses a bet that cannot join: `too_late` when no flight is boarding, `round_open` on a taken place. */
  checkBoarding: (game: PlayerGame, panel: number) => void;
  /** Puts a round whose stake was taken on the flight that is boarding; answers false when there is none any more. */
  board: (round: Round) => boolean;
  /** Takes a bet back before takeoff. @throws GameError `too_late` after it, `not_found` */
  takeBack: (round: Round) => void;
  /**
   * Cashes a round out at the moment at which the whole call was here. A round that is over by then, or was cashed out
   * automatically, stays as it is. @throws GameError `too_early` before 1.01×
   */
  cashOut: (round: Round, receivedAt: number) => void;
  /** In the process that holds the lease: pays and ends what is due, and lets the next flights board. */
  advance: () => void;
  /** Returns the stakes of flights that an older version of the arcade left in the air. */
  returnOlder: () => void;
  purge: () => void;
}

/** When a bet is settled: at its automatic cash-out, if the flight gets there, and otherwise at the end. */
function dueAt(flight: CommonFlight, auto = CRASH_TOP_HUNDREDTHS): number {
  return auto > flight.endHundredths ? flight.endsAt : flight.takeoffAt + timeToReachMs(auto);
}

/** Makes the payments of bets. Each function is to be run in a transaction that closed the bet. */
function createPay(settlement: Settlement) {
  return {
    cashed(bet: Pick<Round, 'roundId' | 'stakeMinor'>, hundredths: number, flightNo: number) {
      const outcome = { cashedAtHundredths: hundredths, flightNo };
      settlement.settle(bet.roundId, outcome, payHundredths(bet.stakeMinor, hundredths));
    },
    lost(roundId: string, { endHundredths, flightNo }: CommonFlight) {
      settlement.settle(roundId, { crashHundredths: endHundredths, flightNo }, 0);
    },
  };
}

/** What the process that holds the lease does with all rooms. */
function createClockwork(options: FlightsOptions) {
  const { database, flights, settlement, chains, lease, clock, endOf = endOfFlight } = options;
  const pay = createPay(settlement);

  function settleDue(nowMs: number, stoodFrom: number | undefined): void {
    const due = flights.dueBets(nowMs);
    if (due.length === 0) return;
    inTransaction(database, () => {
      for (const bet of due) {
        if (!flights.closeBet(bet.roundId, bet.flight)) continue;
        const worth = worthOf(bet, stoodFrom);
        if (worth === undefined) settlement.returnStake(bet.roundId);
        else if (worth === 0) pay.lost(bet.roundId, bet.flight);
        else pay.cashed(bet, worth, bet.flight.flightNo);
      }
    });
  }

  function boardNext(room: CommonTitle, nowMs: number): void {
    const newest = flights.newest(room);
    if (newest !== undefined && nowMs < newest.endsAt + CRASH_REST_MS) return;
    inTransaction(database, () => {
      const taken = chains.take(chainOf(room));
      if (taken === undefined) return chains.ensure(chainOf(room));
      const { chainId, valueNo, value, salt } = taken;
      const takeoffAt = nowMs + CRASH_BOARDING_MS;
      const endHundredths = endOf(value, salt);
      const endsAt = takeoffAt + timeToReachMs(endHundredths);
      flights.insert({ ...room, chainId, valueNo, value, takeoffAt, endHundredths, endsAt });
    });
  }

  return function advance(): void {
    const nowMs = clock();
    const rooms = flights.wanted(nowMs);
    if (rooms.length === 0 && !flights.isBusy(nowMs)) return;
    const heardAt = lease.hold();
    if (heardAt === undefined) return;
    settleDue(nowMs, nowMs - heardAt > STILL_MS ? heardAt : undefined);
    for (const room of rooms) boardNext(room, nowMs);
  };
}

/** Makes the rules of flights over their stores. */
export function createFlightsService(options: FlightsOptions): FlightsService {
  const { database, flights, rounds, settlement, clock } = options;
  const pay = createPay(settlement);

  function boarding(room: CommonTitle): CommonFlight | undefined {
    const flight = flights.newest(room);
    return flight !== undefined && clock() < flight.takeoffAt ? flight : undefined;
  }
  function flightOf(round: Round): CommonFlight {
    const flight = flights.find(round.flightId ?? '');
    if (flight === undefined) throw new GameError('not_found');
    return flight;
  }

  return {
    want: ({ keyId, gameCode }) => flights.want({ keyId, gameCode }, clock() + WANTED_MS),
    checkBoarding(game, panel) {
      if (boarding(game) === undefined) throw new GameError('too_late');
      const isTaken = rounds.underWay(game).some((round) => round.choice['panel'] === panel);
      if (isTaken) throw new GameError('round_open');
    },
    board: (round) =>
      inTransaction(database, () => {
        const flight = boarding(round);
        if (flight === undefined) return false;
        if (!rounds.setOpen(round.roundId, flight.flightId)) return false;
        flights.addBet(round.roundId, flight, dueAt(flight, autoOf(round.choice)));
        return true;
      }),
    takeBack: (round) =>
      inTransaction(database, () => {
        const flight = flightOf(round);
        if (clock() >= flight.takeoffAt) throw new GameError('too_late');
        if (flights.closeBet(round.roundId, flight)) settlement.returnStake(round.roundId);
      }),
    cashOut: (round, receivedAt) =>
      inTransaction(database, () => {
        const flight = flightOf(round);
        // What is due by then was cashed out automatically, or ended; the clockwork settles it.
        if (receivedAt >= dueAt(flight, autoOf(round.choice))) return;
        const hundredths = multiplierAt(receivedAt - flight.takeoffAt);
        if (hundredths < CRASH_LOWEST_CASH_OUT) throw new GameError('too_early');
        if (flights.closeBet(round.roundId, flight)) pay.cashed(round, hundredths, flight.flightNo);
      }),
    advance: createClockwork(options),
    returnOlder() {
      for (const roundId of flights.olderOpenRounds()) settlement.returnStake(roundId);
    },
    purge: () => flights.purge(clock() - KEPT_MS, KEPT_FLIGHTS),
  };
}
