import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import { startThreeCards } from '../parts/three-cards/start.ts';
import { TEEN_PATTI_TEXTS } from './words.ts';

/** What the game sounds like. */
export const tones: RoomTones = { take: click(460), tick: paper(1_650, 80) };

/** Teen patti against the dealer. */
export const startRoom = (frame: Frame): GameRules =>
  startThreeCards(frame, {
    name: 'patti',
    texts: TEEN_PATTI_TEXTS,
    order: ['trail', 'pureSequence', 'sequence', 'colour', 'pair', 'high'],
  });
