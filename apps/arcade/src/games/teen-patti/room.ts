import { createThreeCardRoom } from '../parts/three-cards/room.ts';
import { teenPattiReturn } from './returns.ts';
import { teenPattiGame } from './rules.ts';

/** Teen patti: ante and pair plus, then play or pack against the dealer. */
export const teenPattiRoom = createThreeCardRoom(teenPattiGame, teenPattiReturn, {
  high: { bn: 'বড় তাস', en: 'high card', hi: 'हाई कार्ड' },
  pair: { bn: 'জোড়া', en: 'pair', hi: 'जोड़ी' },
  colour: { bn: 'কালার', en: 'colour', hi: 'कलर' },
  sequence: { bn: 'সিকোয়েন্স', en: 'sequence', hi: 'सीक्वेंस' },
  pureSequence: { bn: 'পিওর সিকোয়েন্স', en: 'pure sequence', hi: 'प्योर सीक्वेंस' },
  trail: { bn: 'ট্রেইল', en: 'trail', hi: 'ट्रेल' },
});
