import { z } from 'zod';

/** Where a vendor takes launch calls, below its base address. POST, signed by the operator. */
export const LAUNCH_PATH = '/operator/v1/launch';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be #rrggbb');
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin without a path');

/** The colours that a framed game takes from the site, so that both look alike. */
export const launchTheme = z.object({
  mode: z.enum(['dark', 'light']),
  accent: colour,
  onAccent: colour,
  /** The accent as a colour of texts and icons. Without it, it is the accent in dark and the text colour in light. */
  accentText: colour.optional(),
  bg: colour.optional(),
  surface1: colour.optional(),
  surface2: colour.optional(),
  surface3: colour.optional(),
});

/**
 * Asks a vendor for the address of a game frame. `gameCode` is the vendor's own code
 * (`engine.slug` at the sandbox vendor), `title` the name in the player's language.
 * Real play needs `sessionToken`; with `freePlay` the vendor uses play money of its own and never calls
 * the wallet. `walletBaseUrl`, when given, must be the base address agreed with the operator.
 */
export const launchBody = z
  .object({
    vendor: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
    gameCode: z.string().regex(/^[a-z0-9._-]{1,100}$/),
    title: z.string().min(1).max(120),
    language: z.string().min(2).max(12),
    currency: z.string().regex(/^[A-Z]{3,5}$/),
    theme: launchTheme,
    digits: z.enum(['beng', 'latn']),
    /** The only origin that may frame the game and exchange messages with it. */
    lobbyOrigin: origin,
    freePlay: z.boolean(),
    sessionToken: z.string().min(16).max(512).optional(),
    walletBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether the game may offer autoplay. Without it, it may not. */
    autoplay: z.boolean().optional(),
  })
  .refine((body) => body.freePlay || body.sessionToken !== undefined, {
    path: ['sessionToken'],
    error: 'is required unless freePlay',
  });

/**
 * Address to frame; valid for one player, and only within the lobby's origin. `isStandIn` says that the vendor plays
 * another game in place of the title, so the rounds say nothing about the title.
 */
export const launchReply = z.object({
  url: z.url({ protocol: /^https?$/ }),
  isStandIn: z.boolean().optional(),
});

/** Why a launch was refused: HTTP 400, 401, 401, 404, 409, 403, in this order. */
export const LAUNCH_REFUSAL_STATUS = {
  invalid_request: 400,
  invalid_signature: 401,
  invalid_token: 401,
  unknown_game: 404,
  duplicate_request: 409,
  origin_not_allowed: 403, // lobbyOrigin or walletBaseUrl is not agreed with this operator
} as const;

/** The balance that the game shows, in minor units of the launch's currency. */
const shownMinor = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * Messages a game frame sends to the lobby; the target origin is always the lobby's own.
 *
 * The lobby shows one balance, and the game says when it changes, because only the game knows when a round has been
 * shown to its end:
 * - `ready`: the game can be played; `balanceMinor` is the balance it begins with.
 * - `round-open`: a stake is being placed. From then on the lobby does not change the balance it shows, whatever the wallet
 *   says, until the game sends a message. `isResumed` marks a round that was open already when the game was launched.
 * - `balance-changed`: with `balanceMinor` the lobby shows that balance at once, also while a round is open; without it
 *   the lobby asks the wallet.
 * - `round-closed`: the round has been shown to its end. The lobby reads the wallet again and shows that balance.
 * - `connection-lost`: the game does not reach its server. The lobby shows the balance of the wallet until
 *   `connection-back`, which says that the game reaches its server again.
 * - `exit`: the player leaves the game.
 * - `check`: the player wants to check a round; `round` has all that the checker of the lobby takes, as JSON of at most
 *   8,000 characters. The lobby opens its checker beside the game.
 *
 * In free play only the balances that the game sends are shown, because the member's wallet has no part in it. While a
 * game sends none, the lobby shows the balance of the wallet, and in free play no balance.
 */
export const frameMessage = z.discriminatedUnion('type', [
  z.object({
    source: z.literal('maidan-arcade'),
    type: z.enum(['ready', 'balance-changed']),
    balanceMinor: shownMinor.optional(),
  }),
  z.object({
    source: z.literal('maidan-arcade'),
    type: z.literal('round-open'),
    isResumed: z.boolean().optional(),
  }),
  z.object({
    source: z.literal('maidan-arcade'),
    type: z.enum(['round-closed', 'connection-lost', 'connection-back', 'exit']),
  }),
  z.object({
    source: z.literal('maidan-arcade'),
    type: z.literal('check'),
    round: z.string().min(2).max(8_000),
  }),
]);

/**
 * Messages the lobby may send to a game frame. `leave` asks whether a round is open; `refresh-balance` says that the wallet
 * moved outside the game, which then reads it and answers `balance-changed`; `hold` says that the lobby covers the game with a
 * question, such as its reality check: a round that is open goes on, and what plays by itself stops.
 */
const lobbyMessage = z.object({
  source: z.literal('maidan-lobby'),
  type: z.enum(['leave', 'refresh-balance', 'hold']),
});

/** Colours of the site as a launch carries them. */
export type LaunchTheme = z.infer<typeof launchTheme>;
/** Body of a launch call. */
export type LaunchBody = z.infer<typeof launchBody>;
/** Answer of a launch call. */
export type LaunchReply = z.infer<typeof launchReply>;
/** Code of a refused launch. */
export type LaunchRefusalCode = keyof typeof LAUNCH_REFUSAL_STATUS;
/** Message from a game frame to the lobby. */
export type FrameMessage = z.infer<typeof frameMessage>;
/** Message from the lobby to a game frame. */
export type LobbyMessage = z.infer<typeof lobbyMessage>;
