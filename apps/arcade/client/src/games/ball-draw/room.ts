import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { startBalls } from '../parts/draws/balls-room.ts';

/** The room of draws of balls: tickets of numbers on draws for everybody. */
export function startRoom(frame: Frame): GameRules {
  return startBalls(frame);
}
