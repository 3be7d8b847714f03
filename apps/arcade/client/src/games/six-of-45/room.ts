import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hollow, paper } from '../../senses/voices.ts';
import { startBalls } from '../parts/draws/balls-room.ts';

/** What the game sounds like. */
export const tones: RoomTones = { take: paper(1_000, 130), wood: hollow(294) };

/** The room of six of 45: tickets of numbers on draws for everybody. */
export function startRoom(frame: Frame): GameRules {
  return startBalls(frame);
}
