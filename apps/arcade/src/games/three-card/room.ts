import { createThreeCardRoom } from '../parts/three-cards/room.ts';
import { threeCardReturnOf } from './returns.ts';
import { threeCardGame } from './rules.ts';

/** Poker with three cards: ante and pair plus, then play or pack against the dealer. */
export const threeCardRoom = createThreeCardRoom(threeCardGame, threeCardReturnOf, {
  high: { bn: 'হাই কার্ড', en: 'high card', hi: 'हाई कार्ड' },
  pair: { bn: 'পেয়ার', en: 'pair', hi: 'पेयर' },
  colour: { bn: 'ফ্লাশ', en: 'flush', hi: 'फ्लश' },
  sequence: { bn: 'স্ট্রেট', en: 'straight', hi: 'स्ट्रेट' },
  pureSequence: { bn: 'স্ট্রেট ফ্লাশ', en: 'straight flush', hi: 'स्ट्रेट फ्लश' },
  trail: { bn: 'থ্রি অফ আ কাইন্ড', en: 'three of a kind', hi: 'थ्री ऑफ़ अ काइंड' },
});
