import { REFUSAL_STATUS, walletRequest } from '@maidan/wire';
import type {
  AuthenticateReply,
  OutcomeText,
  RoundProof,
  RefusalCode,
  WalletCall,
  WalletRefusal,
  WalletReply,
  WalletRequest,
} from '@maidan/wire';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { inOneTrip } from '#platform/database/transactions.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type {
  ApproveStake,
  RoundResult,
  RoundService,
  WalletService,
} from '#modules/wallet/index.ts';
import { gameSessionStore } from '../launch/game-session.store.ts';
import type { GameSession } from '../launch/game-session.store.ts';
import { hashGameToken, playerRefOf, readPlayerRef, siteOfToken } from '../launch/game-token.ts';
import type { StakedGame, StakeLimit } from './vendor-wallet.types.ts';

export interface VendorWalletDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly rounds: RoundService;
  readonly wallet: WalletService;
  /** Whether the site runs here and accepts bets now; false for an unknown site. */
  readonly isSiteOpen: (siteId: string) => boolean;
  /** Whether the member is closed or blocked; asked within the transaction of the bet. */
  readonly isMemberBlocked: (tx: Transaction, siteId: string, memberId: string) => Promise<boolean>;
  /** The largest single win that raises no alert, in minor units; undefined when the site sets no ceiling. */
  readonly winCeilingOf: (siteId: string) => number | undefined;
  /** Called for each win, after it was booked. */
  readonly onWin: (siteId: string) => void;
  /** Called for each win above the ceiling, after it was booked. */
  readonly onLargeWin: (win: LargeWin) => void;
  /** Checked in this order; the first limit that forbids the stake decides. */
  readonly stakeLimits: readonly StakeLimit[];
}

/** A win above the site's ceiling. It is paid all the same; the operator may question the vendor about it. */
export interface LargeWin {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly ceilingMinor: number;
}

/** A call whose signature was valid. */
export interface SignedCall {
  readonly call: WalletCall;
  readonly keyId: string;
  readonly requestId: string;
  /** The parsed JSON of the body, not checked yet. */
  readonly body: unknown;
  /** Whether the key may act for a vendor. */
  readonly mayActFor: (vendor: string) => boolean;
}

/** Status and body of an answer. */
export interface VendorAnswer {
  readonly status: number;
  readonly body: WalletReply | AuthenticateReply | WalletRefusal;
}

type MoneyRequest = Exclude<WalletRequest, { call: 'authenticate' | 'balance' }>;
type StakeRequest = WalletRequest<'bet' | 'betAndWin'>;
/** A body that may carry a session token and the text of an outcome. */
type WithTokenAndOutcome<Body> = Body & {
  sessionToken?: string;
  outcome?: OutcomeText | undefined;
  proof?: RoundProof | undefined;
};
type TransactionRequest = StakeRequest | WalletRequest<'win' | 'rollback'>;

interface Player {
  readonly siteId: string;
  /** Absent for authenticate, which asks for the player. */
  readonly memberId: string | undefined;
}

interface PlayerCall {
  readonly deps: VendorWalletDeps;
  readonly tx: Transaction;
  readonly siteId: string;
  readonly memberId: string;
  readonly admitted: Promise<Admitted>;
}

/** What the database says of a call: whether its request id is new, and its session. */
interface Admitted {
  readonly isNew: boolean;
  /** The session of the call's token, when it is live and belongs to this player, vendor and game. */
  readonly session: GameSession | undefined;
}

type Handled = { readonly answer: VendorAnswer; readonly moved?: RoundResult['moved'] };

/** The answer that refuses a call. */
export function refusalAnswer(
  code: RefusalCode,
  known: Omit<WalletRefusal, 'code'> = {},
): VendorAnswer {
  return { status: REFUSAL_STATUS[code], body: { code, ...known } };
}

/**
 * The calls of the seamless wallet (VENDOR-01 to VENDOR-05). Every call gets an answer; no input of a vendor makes it
 * throw. The transaction that moves the money also stores the request id, so that one commit covers both.
 */
export function vendorWalletService(deps: VendorWalletDeps) {
  return { answer: (signed: SignedCall): Promise<VendorAnswer> => answer(deps, signed) };
}

export type VendorWalletService = ReturnType<typeof vendorWalletService>;

async function answer(deps: VendorWalletDeps, signed: SignedCall): Promise<VendorAnswer> {
  const parsed = walletRequest.safeParse({ call: signed.call, body: signed.body });
  if (!parsed.success) return refusalAnswer('invalid_request');
  const request: WalletRequest = parsed.data;
  if (!signed.mayActFor(request.body.vendor)) return refusalAnswer('invalid_signature');
  const player = playerOf(request);
  if (!player) return refusalAnswer(codeOfUnknownPlayer(request));
  try {
    const handled = await deps.db.transaction((tx) => admit(deps, tx, signed, request, player));
    if (handled.moved) {
      deps.wallet.announce(handled.moved);
      watchWin(deps, request, handled.moved);
    }
    return handled.answer;
  } catch (error) {
    const { siteId, memberId } = player;
    if (!isUniqueViolation(error) || memberId === undefined) throw error;
    // Two players used one transaction id at the same moment: the second hits the first's row.
    return refusalAnswer('conflict', await deps.rounds.readStakeable(deps.db, siteId, memberId));
  }
}

/** Tells of a win that was booked now, and raises the alert for a large one; a replay moves nothing and tells nothing. */
function watchWin(
  { winCeilingOf, onWin, onLargeWin }: VendorWalletDeps,
  { call, body }: WalletRequest,
  { siteId, memberId }: Pick<GameSession, 'memberId'> & { siteId: string },
): void {
  if (call !== 'win' && call !== 'betAndWin') return;
  const amountMinor = call === 'win' ? body.amountMinor : body.winAmountMinor;
  if (amountMinor > 0) onWin(siteId);
  const ceilingMinor = winCeilingOf(siteId);
  if (ceilingMinor === undefined || amountMinor <= ceilingMinor) return;
  const { vendor, gameCode, roundId, transactionId } = body;
  const win = { siteId, memberId, vendor, gameCode, roundId, transactionId };
  onLargeWin({ ...win, amountMinor, ceilingMinor });
}

/**
 * Stores the request id, finds the session, and carries the call out. What a call about a round has to know travels to
 * the database together, and what it writes travels with the commit: two trips.
 */
async function admit(
  deps: VendorWalletDeps,
  tx: Transaction,
  { keyId, requestId }: Pick<SignedCall, 'keyId' | 'requestId'>,
  request: WalletRequest,
  { siteId, memberId: named }: Player,
): Promise<Handled> {
  const at = deps.clock.now();
  const tokenHash = 'sessionToken' in request.body ? hashGameToken(request.body.sessionToken) : '';
  const asked = gameSessionStore(siteId).admit(tx, { keyId, requestId, tokenHash, at });
  // Only authenticate asks who the player is.
  const memberId = named ?? (await asked).session?.memberId;
  if (!memberId) return { answer: refusalAnswer('invalid_token') };
  const admitted = asked.then(({ isNew, session }): Admitted => {
    const isLive = session !== undefined && isSessionOf(session, request, memberId, at);
    return { isNew, session: isLive ? session : undefined };
  });
  return carryOut({ deps, tx, siteId, memberId, admitted }, request);
}

async function carryOut(call: PlayerCall, request: WalletRequest): Promise<Handled> {
  if (request.call === 'authenticate') return authenticate(call, request);
  if (request.call === 'balance') return tellBalance(call);
  return handledOf(request, await play(call, request));
}

/** Passes a call about a round to the wallet. */
function play(call: PlayerCall, request: MoneyRequest): Promise<RoundResult> {
  const { tx, deps } = call;
  const isNew = call.admitted.then((admitted) => admitted.isNew);
  switch (request.call) {
    case 'bet':
      return deps.rounds.bet(
        tx,
        moneyOf(call, request),
        (_tx, staked) => approve(call, request, staked),
        isNew,
      );
    case 'betAndWin': {
      const { winAmountMinor, winJackpotMinor, outcome, proof } = request.body;
      const told = { winAmountMinor, winJackpotMinor, outcome, proof };
      const both = { ...moneyOf(call, request), ...told };
      return deps.rounds.betAndWin(
        tx,
        both,
        (_tx, staked) => approve(call, request, staked),
        isNew,
      );
    }
    case 'win':
      return deps.rounds.win(tx, moneyOf(call, request), isNew);
    case 'rollback': {
      const { betTransactionId } = request.body;
      return deps.rounds.rollback(tx, { ...transactionOf(call, request), betTransactionId }, isNew);
    }
    case 'endRound': {
      const { outcome, proof } = request.body;
      return deps.rounds.endRound(tx, { ...roundOf(call, request), outcome, proof }, isNew);
    }
  }
}

async function tellBalance(call: PlayerCall): Promise<Handled> {
  const [{ isNew, session }, known] = await inOneTrip([call.admitted, stakeableOf(call)]);
  if (!isNew) return { answer: refusalAnswer('duplicate_request', known) };
  if (!session || !known) return { answer: refusalAnswer('invalid_token', known) };
  return { answer: { status: 200, body: known } };
}

async function authenticate(
  call: PlayerCall,
  { body }: WalletRequest<'authenticate'>,
): Promise<Handled> {
  const { deps, tx, siteId, memberId } = call;
  const [{ isNew, session }, known, isBlocked] = await inOneTrip([
    call.admitted,
    stakeableOf(call),
    deps.isMemberBlocked(tx, siteId, memberId),
  ]);
  if (!isNew) return { answer: refusalAnswer('duplicate_request', known) };
  if (!session || !known) return { answer: refusalAnswer('invalid_token', known) };
  if (isBlocked) return { answer: refusalAnswer('player_blocked', known) };
  const { displayName, language, gameCode } = session;
  const key = { siteId, memberId, vendor: body.vendor, gameCode };
  const openRoundId = await deps.rounds.findOpenRound(tx, key);
  const reply = { ...known, playerRef: playerRefOf(siteId, memberId), displayName, language };
  return { answer: { status: 200, body: openRoundId ? { ...reply, openRoundId } : reply } };
}

/**
 * Whether a stake may be accepted, decided under the wallet's lock (VENDOR-03, VENDOR-05). Everything is asked at once;
 * the first reason in the order below is the answer.
 */
async function approve(
  call: PlayerCall,
  { body }: StakeRequest,
  stakedMinor: Promise<number>,
): ReturnType<ApproveStake> {
  const { deps, tx, siteId, memberId, admitted } = call;
  const { vendor, gameCode, amountMinor, currency } = body;
  const game = admitted.then(({ session }) => stakedGameOf(session));
  const stake = { siteId, memberId, vendor, gameCode, amountMinor, currency, game, stakedMinor };
  const [{ session }, isBlocked, refusals] = await inOneTrip([
    admitted,
    deps.isMemberBlocked(tx, siteId, memberId),
    inOneTrip(deps.stakeLimits.map((limitOn) => limitOn(tx, stake))),
    game,
  ]);
  if (!session) return { code: 'invalid_token' };
  if (isBlocked) return { code: 'player_blocked' };
  if (!session.isGameOpen || !deps.isSiteOpen(siteId)) return { code: 'game_disabled' };
  const refusal = refusals.find((reason) => reason !== undefined);
  return refusal ?? { code: 'approved', nodeId: session.nodeId, betKind: session.betKind };
}

function stakedGameOf(session: GameSession | undefined): StakedGame {
  if (!session) return NO_GAME;
  return { minBetMinor: session.minBetMinor, isSlot: session.betKind === 'SLOT' };
}

/** Limits are asked for a call without a session too; it is refused whatever they say. */
const NO_GAME: StakedGame = { minBetMinor: 0, isSlot: false };

function isSessionOf(
  session: GameSession,
  { body }: WalletRequest,
  memberId: string,
  at: Date,
): boolean {
  return (
    !session.isEnded &&
    session.expiresAt > at &&
    session.memberId === memberId &&
    session.vendor === body.vendor &&
    (!('gameCode' in body) || session.gameCode === body.gameCode)
  );
}

function playerOf({ call, body }: WalletRequest): Player | undefined {
  if (call !== 'authenticate') return readPlayerRef(body.playerRef);
  const siteId = siteOfToken(body.sessionToken);
  return siteId ? { siteId, memberId: undefined } : undefined;
}

function codeOfUnknownPlayer({ body }: WalletRequest): RefusalCode {
  return 'sessionToken' in body ? 'invalid_token' : 'unknown_round';
}

async function stakeableOf({ deps, tx, siteId, memberId }: PlayerCall) {
  return deps.rounds.readStakeable(tx, siteId, memberId);
}

function handledOf(request: MoneyRequest, { outcome, moved }: RoundResult): Handled {
  if (!outcome.isOk) return { answer: answerOfRefusal(request, outcome) };
  const { balanceMinor, currency, isReplay } = outcome;
  const reply = {
    balanceMinor,
    currency,
    ...('transactionId' in request.body ? { transactionId: request.body.transactionId } : {}),
    ...(isReplay ? { replayed: true } : {}),
  };
  return { answer: { status: 200, body: reply }, ...(moved ? { moved } : {}) };
}

function answerOfRefusal(
  request: MoneyRequest,
  outcome: Extract<RoundResult['outcome'], { isOk: false }>,
): VendorAnswer {
  const { refusal, balanceMinor, currency } = outcome;
  const known =
    balanceMinor === undefined || currency === undefined ? {} : { balanceMinor, currency };
  if (refusal.code === 'limit_reached')
    return refusalAnswer('limit_reached', { ...known, limit: refusal.limit });
  const code = refusal.code === 'unknown_player' ? codeOfUnknownPlayer(request) : refusal.code;
  return refusalAnswer(code, known);
}

function roundOf({ siteId, memberId }: PlayerCall, { body }: MoneyRequest) {
  const { vendor, roundId: vendorRoundId, gameCode } = body;
  return { siteId, memberId, vendor, vendorRoundId, gameCode };
}

function transactionOf(call: PlayerCall, request: TransactionRequest) {
  const { call: name, body } = request;
  // Token, outcome text and proof do not count for the hash: a retry after a new launch is the same transaction.
  const {
    sessionToken: _token,
    outcome: _words,
    proof: _proof,
    ...said
  }: WithTokenAndOutcome<typeof body> = body;
  const bodyHash = hashBody({ ...said, call: name });
  return { ...roundOf(call, request), transactionId: body.transactionId, bodyHash };
}

function moneyOf(call: PlayerCall, request: StakeRequest | WalletRequest<'win'>) {
  const { amountMinor, currency, jackpotMinor } = request.body;
  return { ...transactionOf(call, request), amountMinor, currency, jackpotMinor };
}
