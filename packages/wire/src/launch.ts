import { z } from 'zod';

/** Where a vendor takes launch calls, below its base address. POST, signed by the operator. */
export const LAUNCH_PATH = '/operator/v1/launch';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be #rrggbb');
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin without a path');

/** The few colours a framed game takes over from the site, so that it looks at home. */
export const launchTheme = z.object({
  mode: z.enum(['dark', 'light']),
  accent: colour,
  onAccent: colour,
  /** The accent as text or icon colour; falls back to the accent in dark, to the text in light. */
  accentText: colour.optional(),
  bg: colour.optional(),
  surface1: colour.optional(),
  surface2: colour.optional(),
  surface3: colour.optional(),
});

/** What a title should look like when its engine serves several kinds of game. */
export const launchLook = z.enum([
  'bingo',
  'lottery',
  'jackpot',
  'keno',
  'sports',
  'esports',
  'cockfight',
  'cards',
  'wheel',
]);

/**
 * Asks a vendor for the address of a game frame. `gameCode` is the vendor's own code
 * (`engine.slug` at the sandbox vendor), `title` the name in the player's language.
 * Real play needs `sessionToken`; with `freePlay` the vendor keeps own play money and never calls
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
    look: launchLook.optional(),
  })
  .refine((body) => body.freePlay || body.sessionToken !== undefined, {
    path: ['sessionToken'],
    error: 'is required unless freePlay',
  });

/** Address to frame; valid for one player, and only within the lobby's origin. */
export const launchReply = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Why a launch was refused: HTTP 400, 401, 401, 404, 409, 403, in this order. */
export const LAUNCH_REFUSAL_STATUS = {
  invalid_request: 400,
  invalid_signature: 401,
  invalid_token: 401,
  unknown_game: 404,
  duplicate_request: 409,
  origin_not_allowed: 403, // lobbyOrigin or walletBaseUrl is not agreed with this operator
} as const;

/** Messages a game frame sends to the lobby; the target origin is always the lobby's own. */
export const frameMessage = z.object({
  source: z.literal('maidan-arcade'),
  type: z.enum(['ready', 'balance-changed', 'round-open', 'round-closed', 'exit']),
});

/** Messages the lobby may send to a game frame. `leave` asks whether a round is open. */
export const lobbyMessage = z.object({
  source: z.literal('maidan-lobby'),
  type: z.enum(['leave', 'refresh-balance']),
});

/** Colours of the site as a launch carries them. */
export type LaunchTheme = z.infer<typeof launchTheme>;
/** Look of a title. */
export type LaunchLook = z.infer<typeof launchLook>;
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
