import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { startDigits } from '../parts/draws/digits-room.ts';

/** The room of pick four: tickets of digits on draws for everybody. */
export function startRoom(frame: Frame): GameRules {
  return startDigits(frame);
}
