import { z } from 'zod';

/** Where the operator answers wallet calls, below its vendor base address. All are POST. */
export const WALLET_PATHS = {
  authenticate: '/vendor/v1/authenticate',
  balance: '/vendor/v1/balance',
  bet: '/vendor/v1/bet',
  win: '/vendor/v1/win',
  betAndWin: '/vendor/v1/bet-and-win',
  rollback: '/vendor/v1/rollback',
  endRound: '/vendor/v1/end-round',
} as const;

/** Name of a wallet call. */
export type WalletCall = keyof typeof WALLET_PATHS;

const identifier = z.string().regex(/^[A-Za-z0-9._:-]{1,100}$/, 'must be 1 to 100 id characters');
const vendor = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be a vendor code');
const gameCode = z.string().regex(/^[a-z0-9._-]{1,100}$/, 'must be a game code');
const sessionToken = z.string().min(16).max(512);
/** Minor units, from 0 to ten billion major units, which is far above any stake and far below 2^53. */
const amountMinor = z.int().min(0).max(1_000_000_000_000);
const balanceMinor = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Upper-case code of the money or play credit, three to five letters. */
const currency = z.string().regex(/^[A-Z]{3,5}$/, 'must be a currency code');

const roundFields = { vendor, playerRef: identifier, roundId: identifier, gameCode };
const moneyFields = { ...roundFields, transactionId: identifier, amountMinor, currency };

const sentence = z.string().min(1).max(300);
/**
 * How a round came out, as a plain sentence to its player in each language that the vendor has: “The wheel stopped at 17,
 * red”. The player reads it in the record, beside the money; it never decides anything.
 */
export const outcomeText = z.object({ bn: sentence, en: sentence, hi: sentence.optional() });

/** The most characters that `played` of a proof has as JSON; a vendor leaves out what is longer. */
export const MOST_PLAYED = 6_000;

/**
 * What the round was drawn from, for vendors whose rounds the player can check: the SHA-256 of the server seed that was
 * shown before the bet, the player's own seed, and the number of the bet under them. The server seed itself is told by
 * the vendor, to its player, once no later round comes from it. `game` names the published rule from the bytes to the
 * outcome, and `played` has what that rule takes and what came of it (`choice`, `outcome`, and `steps` of a round that has
 * them), so that a checker need not ask.
 */
export const roundProof = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
  clientSeed: z.string().min(1).max(128),
  nonce: z.int().min(0),
  serverSeed: z.string().min(1).max(128).optional(),
  salt: z.string().min(1).max(128).optional(),
  game: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  played: z
    .record(z.string().min(1).max(40), z.json())
    .refine((played) => JSON.stringify(played).length <= MOST_PLAYED)
    .optional(),
});

/**
 * What of an amount belongs to the jackpot: the part of a stake that is put into it, or the part of a payout that comes
 * from it. Never more than the amount.
 */
const jackpotMinor = amountMinor.optional();
const ABOVE_AMOUNT = { error: 'a jackpot takes or gives no more than the amount' };

/** Opens a play session: exchanges the launch's session token for the player's opaque reference. */
const authenticateBody = z.object({ vendor, sessionToken, gameCode });
/** Asks for the balance the player may stake in this session. */
const balanceBody = z.object({ vendor, playerRef: identifier, sessionToken });
/**
 * Takes `amountMinor` as the stake of a round; the first bet of a `roundId` opens the round. A stake of zero, or below the
 * minimum of the site or the game, is refused with `limit_reached`.
 */
const betBody = z
  .object({ ...moneyFields, sessionToken, jackpotMinor })
  .refine((bet) => (bet.jackpotMinor ?? 0) <= bet.amountMinor, ABOVE_AMOUNT);
/** Pays out `amountMinor`, which may be zero, in a known round. It needs no session (VENDOR-03). */
const winBody = z
  .object({ ...moneyFields, jackpotMinor })
  .refine((win) => (win.jackpotMinor ?? 0) <= win.amountMinor, ABOVE_AMOUNT);
/**
 * Takes the stake `amountMinor` and pays out `winAmountMinor`, for a round that is one bet and its settlement. Both
 * move in one step under one transaction id, which also closes the round.
 */
const betAndWinBody = z
  .object({
    ...moneyFields,
    sessionToken,
    winAmountMinor: amountMinor,
    jackpotMinor,
    winJackpotMinor: jackpotMinor,
    outcome: outcomeText.optional(),
    proof: roundProof.optional(),
  })
  .refine((both) => (both.jackpotMinor ?? 0) <= both.amountMinor, ABOVE_AMOUNT)
  .refine((both) => (both.winJackpotMinor ?? 0) <= both.winAmountMinor, ABOVE_AMOUNT);
/**
 * Returns the stake of `betTransactionId`. The call succeeds for a bet that has not arrived and
 * leaves a tombstone for it. Once the round was settled, by a win (of zero too) or by its end, the call is refused with
 * `rollback_refused`, even when a later bet has opened the round again (VENDOR-04).
 */
const rollbackBody = z.object({
  ...roundFields,
  transactionId: identifier,
  betTransactionId: identifier,
});
/** Closes the round and says how it came out. Repeating the call changes nothing. */
const endRoundBody = z.object({
  ...roundFields,
  outcome: outcomeText.optional(),
  proof: roundProof.optional(),
});

const requestOf = <Call extends WalletCall, Body extends z.ZodType>(call: Call, body: Body) =>
  z.object({ call: z.literal(call), body });

/** A wallet call and what it says. The name of the call decides which fields the body must have. */
export const walletRequest = z.discriminatedUnion('call', [
  requestOf('authenticate', authenticateBody),
  requestOf('balance', balanceBody),
  requestOf('bet', betBody),
  requestOf('win', winBody),
  requestOf('betAndWin', betAndWinBody),
  requestOf('rollback', rollbackBody),
  requestOf('endRound', endRoundBody),
]);

/** The answer to every accepted call except authenticate: the balance after the call. */
export const walletReply = z.object({
  balanceMinor,
  currency,
  transactionId: identifier.optional(),
  /** True when this transaction id was answered before and nothing moved now (VENDOR-02). */
  replayed: z.boolean().optional(),
});
/** The answer to authenticate. */
export const authenticateReply = z.object({
  balanceMinor,
  currency,
  playerRef: identifier,
  displayName: z.string().max(100),
  language: z.string().min(2).max(12),
  /** A round of this player and game that is still open at the operator. */
  openRoundId: identifier.optional(),
});

/** Typed reasons of a refused call, with the HTTP status each is sent with (VENDOR-05). */
export const REFUSAL_STATUS = {
  invalid_request: 400, // the body does not fit its schema
  invalid_signature: 401, // unknown key, clock or signature
  invalid_token: 401, // the session token is unknown, ended or of another player
  insufficient_funds: 402, // the stake is above what the player may stake
  player_blocked: 403, // closed, excluded or on a break
  limit_reached: 403, // a limit forbids the bet; `limit` says which
  game_disabled: 403, // the game or its vendor is off
  unknown_round: 404, // no such round for this vendor and player
  conflict: 409, // transaction id with another body, or a bet that was rolled back before it came
  duplicate_request: 409, // request id used before; send again with a new one
  rollback_refused: 409, // the round was paid already
} as const;

/** Code of a refusal. */
export type RefusalCode = keyof typeof REFUSAL_STATUS;

const refusalCodes = Object.keys(REFUSAL_STATUS) as [RefusalCode, ...RefusalCode[]];

/** Which limit a `limit_reached` refusal is about. */
export const limitDetail = z.object({
  /** `stake` and `loss` limit the sum over the period, `session` the time of play, `bet` a single stake, `pace` the time from bet to bet. */
  kind: z.enum(['stake', 'loss', 'session', 'bet', 'pace']),
  period: z.enum(['day', 'week', 'month']).optional(),
  /** The limit itself, minor units; absent for play time. */
  limitMinor: amountMinor.optional(),
});

/** Body of a refused call. It has the balance whenever the player is known (VENDOR-05). */
export const walletRefusal = z.object({
  code: z.enum(refusalCodes),
  balanceMinor: balanceMinor.optional(),
  currency: currency.optional(),
  limit: limitDetail.optional(),
});

/** How a round came out, in words. */
export type OutcomeText = z.infer<typeof outcomeText>;
/** What a round was drawn from. */
export type RoundProof = z.infer<typeof roundProof>;
/** A wallet call with its body; with a type argument, only the calls of these names. */
export type WalletRequest<Call extends WalletCall = WalletCall> = Extract<
  z.infer<typeof walletRequest>,
  { call: Call }
>;
/** Answer of an accepted call. */
export type WalletReply = z.infer<typeof walletReply>;
/** Answer of an accepted authenticate call. */
export type AuthenticateReply = z.infer<typeof authenticateReply>;
/** Which limit refused a bet. */
export type LimitDetail = z.infer<typeof limitDetail>;
/** Answer of a refused call. */
export type WalletRefusal = z.infer<typeof walletRefusal>;
