import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hollow, paper } from '../../senses/voices.ts';
import { startDigits } from '../parts/draws/digits-room.ts';

/** What the game sounds like. */
export const tones: RoomTones = { take: paper(1_250, 100), wood: hollow(440) };

/** The room of pick three: tickets of digits on draws for everybody. */
export function startRoom(frame: Frame): GameRules {
  return startDigits(frame);
}
