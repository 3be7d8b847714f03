import { REFUSAL_STATUS, walletBodies } from '@maidan/wire';
import type {
  AuthenticateReply,
  OutcomeText,
  RefusalCode,
  WalletCall,
  WalletRefusal,
  WalletReply,
} from '@maidan/wire';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { hashBody } from '#modules/wallet/index.ts';
import type {
  RoundResult,
  RoundService,
  StakeRefusal,
  WalletService,
} from '#modules/wallet/index.ts';
import { gameSessionStore } from '../launch/game-session.store.ts';
import type { GameSession } from '../launch/game-session.store.ts';
import { hashGameToken, playerRefOf, readPlayerRef, siteOfToken } from '../launch/game-token.ts';
import type { StakeLimit } from './vendor-wallet.types.ts';

/** What the vendors' wallet calls need. */
export interface VendorWalletDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly rounds: RoundService;
  readonly wallet: WalletService;
  /** Whether the site runs here and takes bets now; false for an unknown site. */
  readonly isSiteOpen: (siteId: string) => boolean;
  /** Whether the member is closed or blocked; asked in the transaction of the bet. */
  readonly isMemberBlocked: (tx: Transaction, siteId: string, memberId: string) => Promise<boolean>;
  /** What a single win may bring before somebody looks at it, in minor units; undefined when the site sets no ceiling. */
  readonly winCeilingOf: (siteId: string) => number | undefined;
  /** Told of each win above the ceiling, after it was booked. */
  readonly onLargeWin: (win: LargeWin) => void;
  /** Asked in this order; the first that forbids the stake decides. */
  readonly stakeLimits: readonly StakeLimit[];
}

/** A win above the site's ceiling. It was paid: what the vendor owes is the operator's to question. */
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

/** A call whose signature was right. */
export interface SignedCall {
  readonly call: WalletCall;
  readonly keyId: string;
  readonly requestId: string;
  /** The parsed JSON of the body, whatever it is. */
  readonly body: unknown;
  /** Whether the key may speak for a vendor. */
  readonly mayActFor: (vendor: string) => boolean;
}

/** Status and body of an answer. */
export interface VendorAnswer {
  readonly status: number;
  readonly body: WalletReply | AuthenticateReply | WalletRefusal;
}

type Body = {
  vendor: string;
  gameCode?: string;
  playerRef?: string;
  sessionToken?: string;
  transactionId?: string;
  betTransactionId?: string;
  roundId?: string;
  amountMinor?: number;
  winAmountMinor?: number;
  currency?: string;
  outcome?: OutcomeText | undefined;
};

interface Player {
  readonly siteId: string;
  /** Absent for authenticate, which asks who the player is. */
  readonly memberId: string | undefined;
}

interface Turn {
  readonly deps: VendorWalletDeps;
  readonly tx: Transaction;
  readonly call: WalletCall;
  readonly body: Body;
  readonly siteId: string;
  readonly memberId: string;
  /** The session of the call's token, when it is live and of this player, vendor and game. */
  readonly session?: GameSession;
}

type Handled = { readonly answer: VendorAnswer; readonly moved?: RoundResult['moved'] };

const UNIQUE_VIOLATION = '23505';

/** An answer that refuses a call. */
export function refusalAnswer(
  code: RefusalCode,
  known: Omit<WalletRefusal, 'code'> = {},
): VendorAnswer {
  return { status: REFUSAL_STATUS[code], body: { code, ...known } };
}

/**
 * The seamless wallet's calls (VENDOR-01 to VENDOR-05). Answers every call; throws for nothing that a vendor can send.
 * The request id is remembered by the transaction that moves the money, so one commit serves both.
 */
export function vendorWalletService(deps: VendorWalletDeps) {
  return { answer: (signed: SignedCall): Promise<VendorAnswer> => answer(deps, signed) };
}

/** The vendors' wallet, as `vendorWalletService` makes it. */
export type VendorWalletService = ReturnType<typeof vendorWalletService>;

async function answer(deps: VendorWalletDeps, signed: SignedCall): Promise<VendorAnswer> {
  const parsed = walletBodies[signed.call].safeParse(signed.body);
  if (!parsed.success) return refusalAnswer('invalid_request');
  const body: Body = parsed.data;
  if (!signed.mayActFor(body.vendor)) return refusalAnswer('invalid_signature');
  const player = playerOf(body);
  if (!player) return refusalAnswer(codeOfUnknownPlayer(signed.call));
  try {
    const handled = await deps.db.transaction((tx) => admit(deps, tx, signed, body, player));
    if (handled.moved) {
      deps.wallet.announce(handled.moved);
      watchWin(deps, signed.call, body, handled.moved);
    }
    return handled.answer;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two players under one transaction id at the same moment: the second meets the first's row.
    const { siteId, memberId = '' } = player;
    const known = await deps.rounds.readStakeable(deps.db, siteId, memberId);
    return refusalAnswer('conflict', known);
  }
}

/** Raises the alert of a win that was booked now; a replay moves nothing and is not told again. */
function watchWin(
  { winCeilingOf, onLargeWin }: VendorWalletDeps,
  call: WalletCall,
  body: Body,
  { siteId, memberId }: Pick<GameSession, 'memberId'> & { siteId: string },
): void {
  const won = { win: body.amountMinor, betAndWin: body.winAmountMinor };
  const amountMinor = call === 'win' || call === 'betAndWin' ? (won[call] ?? 0) : 0;
  const ceilingMinor = winCeilingOf(siteId);
  if (ceilingMinor === undefined || amountMinor <= ceilingMinor) return;
  const { vendor, gameCode = '', roundId = '', transactionId = '' } = body;
  const win = { siteId, memberId, vendor, gameCode, roundId, transactionId };
  onLargeWin({ ...win, amountMinor, ceilingMinor });
}

async function admit(
  deps: VendorWalletDeps,
  tx: Transaction,
  { call, keyId, requestId }: SignedCall,
  body: Body,
  { siteId, memberId: namedMemberId }: Player,
): Promise<Handled> {
  const at = deps.clock.now();
  const tokenHash = body.sessionToken === undefined ? '' : hashGameToken(body.sessionToken);
  const store = gameSessionStore(siteId);
  const { isNew, session } = await store.admit(tx, { keyId, requestId, tokenHash, at });
  const memberId = namedMemberId ?? session?.memberId;
  if (!memberId) return { answer: refusalAnswer('invalid_token') };
  const isLive = session !== undefined && isSessionOf(session, body, memberId, at);
  const turn: Turn = { deps, tx, call, body, siteId, memberId, ...(isLive ? { session } : {}) };
  return isNew ? HANDLERS[call](turn) : refuse(turn, 'duplicate_request');
}

const HANDLERS: Record<WalletCall, (turn: Turn) => Promise<Handled>> = {
  authenticate,
  balance: async (turn) => {
    const known = await stakeableOf(turn);
    if (!turn.session || !known) return refuse(turn, 'invalid_token');
    return { answer: { status: 200, body: known } };
  },
  bet: async (turn) =>
    handledOf(turn, await turn.deps.rounds.bet(turn.tx, betOf(turn), () => approve(turn))),
  betAndWin: async (turn) => {
    const { winAmountMinor = 0, outcome } = turn.body;
    const call = { ...betOf(turn), winAmountMinor, outcome };
    return handledOf(turn, await turn.deps.rounds.betAndWin(turn.tx, call, () => approve(turn)));
  },
  win: async (turn) => handledOf(turn, await turn.deps.rounds.win(turn.tx, moneyOf(turn))),
  rollback: async (turn) => {
    const { betTransactionId = '' } = turn.body;
    const call = { ...transactionOf(turn), betTransactionId };
    return handledOf(turn, await turn.deps.rounds.rollback(turn.tx, call));
  },
  endRound: async (turn) =>
    handledOf(
      turn,
      await turn.deps.rounds.endRound(turn.tx, { ...roundOf(turn), outcome: turn.body.outcome }),
    ),
};

async function authenticate(turn: Turn): Promise<Handled> {
  const { deps, tx, siteId, memberId, session, body } = turn;
  const known = await stakeableOf(turn);
  if (!session || !known) return refuse(turn, 'invalid_token');
  if (await deps.isMemberBlocked(tx, siteId, memberId)) return refuse(turn, 'player_blocked');
  const { displayName, language, gameCode } = session;
  const key = { siteId, memberId, vendor: body.vendor, gameCode };
  const openRoundId = await deps.rounds.findOpenRound(tx, key);
  const reply = { ...known, playerRef: playerRefOf(siteId, memberId), displayName, language };
  return { answer: { status: 200, body: openRoundId ? { ...reply, openRoundId } : reply } };
}

/** Whether a stake may be taken, asked under the wallet's lock (VENDOR-03, VENDOR-05). */
async function approve(turn: Turn): Promise<StakeRefusal | undefined> {
  const { deps, tx, siteId, memberId, session, body } = turn;
  if (!session) return { code: 'invalid_token' };
  if (await deps.isMemberBlocked(tx, siteId, memberId)) return { code: 'player_blocked' };
  if (!session.isGameOpen || !deps.isSiteOpen(siteId)) return { code: 'game_disabled' };
  const { vendor, gameCode = '', amountMinor = 0, currency = '' } = body;
  for (const limitOn of deps.stakeLimits) {
    const stake = { siteId, memberId, vendor, gameCode, amountMinor, currency };
    const limit = await limitOn(tx, { ...stake, gameMinMinor: session.minBetMinor });
    if (limit) return { code: 'limit_reached', limit };
  }
  return undefined;
}

function isSessionOf(session: GameSession, body: Body, memberId: string, at: Date): boolean {
  return (
    !session.isEnded &&
    session.expiresAt > at &&
    session.memberId === memberId &&
    session.vendor === body.vendor &&
    (body.gameCode === undefined || session.gameCode === body.gameCode)
  );
}

function playerOf({ playerRef, sessionToken = '' }: Body): Player | undefined {
  const siteId = siteOfToken(sessionToken);
  if (playerRef === undefined) return siteId ? { siteId, memberId: undefined } : undefined;
  return readPlayerRef(playerRef);
}

function codeOfUnknownPlayer(call: WalletCall): RefusalCode {
  const needsSession = 'sessionToken' in walletBodies[call].shape;
  return needsSession ? 'invalid_token' : 'unknown_round';
}

async function stakeableOf({ deps, tx, siteId, memberId }: Turn) {
  return deps.rounds.readStakeable(tx, siteId, memberId);
}

async function refuse(turn: Turn, code: RefusalCode): Promise<Handled> {
  return { answer: refusalAnswer(code, await stakeableOf(turn)) };
}

function handledOf({ call, body }: Turn, { outcome, moved }: RoundResult): Handled {
  if (!outcome.isOk) return { answer: answerOfRefusal(call, outcome) };
  const { balanceMinor, currency, isReplay } = outcome;
  const { transactionId } = body;
  const reply = {
    balanceMinor,
    currency,
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(isReplay ? { replayed: true } : {}),
  };
  return { answer: { status: 200, body: reply }, ...(moved ? { moved } : {}) };
}

function answerOfRefusal(
  call: WalletCall,
  outcome: Extract<RoundResult['outcome'], { isOk: false }>,
): VendorAnswer {
  const { refusal, balanceMinor, currency } = outcome;
  const known =
    balanceMinor === undefined || currency === undefined ? {} : { balanceMinor, currency };
  if (refusal.code === 'limit_reached')
    return refusalAnswer('limit_reached', { ...known, limit: refusal.limit });
  const code = refusal.code === 'unknown_player' ? codeOfUnknownPlayer(call) : refusal.code;
  return refusalAnswer(code, known);
}

function roundOf({ siteId, memberId, body }: Turn) {
  const { vendor, roundId = '', gameCode = '' } = body;
  return { siteId, memberId, vendor, vendorRoundId: roundId, gameCode };
}

function transactionOf(turn: Turn) {
  const { sessionToken: _token, outcome: _words, ...said } = turn.body;
  const { transactionId = '' } = said;
  // Token and words are no part of what is said: a retry after a new launch is the same transaction.
  return { ...roundOf(turn), transactionId, bodyHash: hashBody({ ...said, call: turn.call }) };
}

function moneyOf(turn: Turn) {
  const { amountMinor = 0, currency = '' } = turn.body;
  return { ...transactionOf(turn), amountMinor, currency };
}

function betOf(turn: Turn) {
  return { ...moneyOf(turn), nodeId: turn.session?.nodeId ?? 0 };
}

function isUniqueViolation(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if ((cause as { code?: unknown }).code === UNIQUE_VIOLATION) return true;
    cause = cause.cause;
  }
  return false;
}
