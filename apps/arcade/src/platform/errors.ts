/** Codes that a game frame may receive, with their HTTP status. */
export const GAME_ERROR_STATUS = {
  invalid_request: 400, // the body or query is not valid
  invalid_stake: 400, // stake outside the limits or between the steps
  session_ended: 401, // the frame's session is unknown or too old
  insufficient_funds: 402, // the wallet holds less than the stake
  player_blocked: 403, // closed, excluded or on a break
  limit_reached: 403, // a limit of the player or the site forbids the bet
  game_disabled: 403, // the operator has switched the game off
  not_found: 404, // no such address or round
  round_open: 409, // the player has as many rounds of the game under way as it allows
  round_over: 409, // the round has ended, so no step follows; the round is told
  step_taken: 409, // another window went on; the present state is told
  step_forbidden: 409, // the step is not allowed now; the present state is told
  seeds_unset: 409, // no client seed was chosen yet
  seeds_changed: 409, // the seeds that the call names are not the active ones any more
  too_early: 409, // the flight is below the lowest multiplier at which a bet is cashed out
  too_late: 409, // the flight is over, or has begun before the bet was in
  draw_closed: 409, // the draw has begun before the ticket was in
  prices_closed: 409, // a fixture went on before the bet was in
  price_changed: 409, // a fixture went on, and the price is another one
  too_many_bets: 409, // as many bets on one fixture, or tickets for one draw, as a player may have
  too_large: 413, // the body is larger than any real one
  too_many: 429, // more calls than a person makes
  wallet_silent: 503, // the wallet did not answer; a stake that was asked for is returned
  unexpected: 500, // a bug of ours
} as const;

/** Code of an error a game frame may receive. */
export type GameErrorCode = keyof typeof GAME_ERROR_STATUS;

/** An expected refusal. `params` may be shown to the player and never contains a secret. */
export class GameError extends Error {
  readonly code: GameErrorCode;
  readonly params: Record<string, unknown>;

  /** Makes a refusal with its code and, where a text needs them, parameters. */
  constructor(code: GameErrorCode, params: Record<string, unknown> = {}) {
    super(code);
    this.name = 'GameError';
    this.code = code;
    this.params = params;
  }
}
