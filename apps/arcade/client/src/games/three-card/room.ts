import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { startThreeCards } from '../parts/three-cards/start.ts';
import { THREE_CARD_HANDS } from './words.ts';

/** Poker with three cards against the dealer. */
export const startRoom = (frame: Frame): GameRules =>
  startThreeCards(frame, {
    name: 'poker',
    texts: THREE_CARD_HANDS,
    order: ['pureSequence', 'trail', 'sequence', 'colour', 'pair', 'high'],
  });
