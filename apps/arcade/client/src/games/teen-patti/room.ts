import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { startThreeCards } from '../parts/three-cards/start.ts';
import { TEEN_PATTI_TEXTS } from './words.ts';

/** Teen patti against the dealer. */
export const startRoom = (frame: Frame): GameRules =>
  startThreeCards(frame, {
    name: 'patti',
    texts: TEEN_PATTI_TEXTS,
    order: ['trail', 'pureSequence', 'sequence', 'colour', 'pair', 'high'],
  });
