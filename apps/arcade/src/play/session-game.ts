import { findGame, type Game } from '../engines/catalogue.ts';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import type { PlayerGame } from './rounds.store.ts';

/** The title of a session. @throws GameError `game_disabled` when it no longer exists */
export function gameOf(session: Session): Game {
  const game = findGame(session.gameCode);
  if (game === undefined) throw new GameError('game_disabled');
  return game;
}

/** Player and title of a session. @throws GameError `invalid_request` before its player is signed in */
export function playerGameOf(session: Session): PlayerGame {
  if (session.playerRef === undefined) throw new GameError('invalid_request');
  const { keyId, vendor, gameCode, playerRef } = session;
  return { keyId, vendor, gameCode, playerRef };
}

/** Whether a title accepts a stake. */
export function canStake({ limits }: Game, stakeMinor: number): boolean {
  const { minMinor, maxMinor, stepMinor } = limits;
  return stakeMinor >= minMinor && stakeMinor <= maxMinor && stakeMinor % stepMinor === 0;
}

/** Refuses a stake that a title does not accept. @throws GameError `invalid_stake` with the limits */
export function checkStake(game: Game, stakeMinor: number): void {
  const { minMinor, maxMinor, stepMinor } = game.limits;
  if (!canStake(game, stakeMinor))
    throw new GameError('invalid_stake', { minMinor, maxMinor, stepMinor });
}
