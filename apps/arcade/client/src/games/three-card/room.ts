import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import { startThreeCards } from '../parts/three-cards/start.ts';
import { THREE_CARD_HANDS } from './words.ts';

/** What the game sounds like. */
export const tones: RoomTones = { take: click(480), tick: paper(1_850, 60) };

/** Poker with three cards against the dealer. */
export const startRoom = (frame: Frame): GameRules =>
  startThreeCards(frame, {
    name: 'poker',
    texts: THREE_CARD_HANDS,
    order: ['pureSequence', 'trail', 'sequence', 'colour', 'pair', 'high'],
  });
