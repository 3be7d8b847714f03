import { AppError } from '@maidan/contract/errors';
import { lettersOf } from '@maidan/contract/letters';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { textIn } from '#platform/database/columns.ts';
import { transactionIdOf } from '../ledger/ids.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import { lastPlayStore } from './last-play.store.ts';
import type { LastPlay } from './last-play.store.ts';
import { playedGameStore } from './played-game.store.ts';
import type { GameKey, PlayedGame } from './played-game.store.ts';
import { betRecord, recordOf } from './bet-record.ts';
import { recordStore } from './record.store.ts';
import { roundProofStore } from './round-proof.store.ts';
import { roundMovementStore } from './round-movement.store.ts';
import type { RoundMovement } from './round-movement.store.ts';
import { winnerStore } from './winner.store.ts';
import type { WonRound } from './winner.store.ts';

const WINNERS_WINDOW_MS = 7 * 24 * 3_600_000;
const PLAYED_WINDOW_MS = 7 * 24 * 3_600_000;
/** Most rounds that are counted. It limits the cost of counting on a large site. */
const PLAYED_ROUNDS = 100_000;
/** Most rounds of a member that are looked through for the last one of each title. */
const LAST_PLAY_ROUNDS = 500;

/** Most rounds with a proof that are listed, and among how many of the newest they are looked for. */
const PROVEN_ROUNDS = 30;
const PROVEN_AMONG = 300;

export interface RecordServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The betting record, rounds in detail, and the winners. Every figure comes from what the ledger moved. */
export function recordService({ db, clock }: RecordServiceDeps) {
  return {
    ...betRecord({ db, clock }),
    /**
     * One round of the member with its movements.
     * @throws AppError wallet.record_not_found for a round of somebody else
     */
    async readRound(siteId: string, memberId: string, roundId: string, language: string) {
      const row = await recordStore(siteId).findBet(db, memberId, roundId);
      if (!row) throw new AppError('wallet.record_not_found');
      const movements = await roundMovementStore(siteId).list(db, roundId);
      const proof = await roundProofStore(siteId).find(db, memberId, roundId);
      const { outcome, ...bet } = row;
      return {
        ...recordOf(bet, language),
        ...(outcome === null ? {} : { outcome: textIn(outcome, language) }),
        movements: movements.map(movementOf),
        ...(proof ? { proof } : {}),
      };
    },
    /** The newest rounds of the member that can be checked, at most thirty. */
    async listProofs(siteId: string, memberId: string, language: string) {
      const cut = { among: PROVEN_AMONG, limit: PROVEN_ROUNDS };
      const rounds = await roundProofStore(siteId).list(db, memberId, cut);
      return rounds.map((round) => ({ ...round, gameName: textIn(round.gameName, language) }));
    },
    /**
     * What a member has played: the stakes of settled rounds, without stakes that were taken back, in minor units, and
     * the number of those rounds.
     */
    sumPlayed: (siteId: string, memberId: string) => recordStore(siteId).sumPlayed(db, memberId),
    /** How the member played each title last, among the newest five hundred rounds. */
    listLastPlays: (siteId: string, memberId: string): Promise<LastPlay[]> =>
      lastPlayStore(siteId).list(db, { memberId, rounds: LAST_PLAY_ROUNDS }),
    /**
     * Wins of the last seven days, highest net first: settled rounds that paid more than was staked. At most `limit`.
     */
    async listWinners(siteId: string, limit: number): Promise<WonRound[]> {
      const since = new Date(clock.now().getTime() - WINNERS_WINDOW_MS);
      return winnerStore(siteId).list(db, { since, limit });
    },
    /**
     * Notes whether the vendor plays another game in place of a title; rounds of such a stand-in then count for no
     * title.
     */
    noteStandIn: (siteId: string, game: GameKey, isStandIn: boolean): Promise<void> =>
      playedGameStore(siteId).saveStandIn(db, game, isStandIn),
    /**
     * The titles that at least `members` members played in the last seven days, most members first. Only settled rounds
     * count whose stake was not taken back, and a member counts once per title. On a site with very many rounds only
     * the newest hundred thousand are counted.
     */
    listPlayed(siteId: string, bounds: { readonly members: number }): Promise<GameKey[]> {
      const since = new Date(clock.now().getTime() - PLAYED_WINDOW_MS);
      return playedGameStore(siteId).listPlayed(db, { ...bounds, since, rounds: PLAYED_ROUNDS });
    },
    /**
     * How many rounds of each title were settled in the last seven days, by `vendor/node id`; a title without any is
     * absent. Counted as `listPlayed` counts.
     */
    async countRounds(siteId: string): Promise<ReadonlyMap<string, number>> {
      const since = new Date(clock.now().getTime() - PLAYED_WINDOW_MS);
      const rows = await playedGameStore(siteId).countRounds(db, { since, rounds: PLAYED_ROUNDS });
      return new Map(rows.map(({ vendor, nodeId, rounds }) => [`${vendor}/${nodeId}`, rounds]));
    },
    /** Stores what a game is called, for records that outlive the catalogue. To be called at launch. */
    async rememberGame(queryable: Queryable, siteId: string, game: PlayedGame): Promise<void> {
      await playedGameStore(siteId).save(queryable, game);
    },
  };
}

export type RecordService = ReturnType<typeof recordService>;

/** A member's name as others may see it: its first two and its last character. Its length is not shown. */
export function maskName(name: string): string {
  const characters = lettersOf(name);
  const last = characters.length > 3 ? (characters.at(-1) ?? '') : '';
  return `${characters.slice(0, Math.min(2, characters.length - 1)).join('')}***${last}`;
}

function movementOf(movement: RoundMovement) {
  const { kind, cashMinor, bonusMinor, balanceAfterMinor, at } = movement;
  return {
    kind,
    amountMinor: cashMinor + bonusMinor,
    cashMinor,
    bonusMinor,
    balanceAfterMinor,
    transactionId: transactionIdOf(movement.idempotencyKey),
    receiptNumber: receiptNumberOf(movement.journalId),
    at,
  };
}
