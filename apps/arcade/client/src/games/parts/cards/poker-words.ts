import type { RoomTexts } from '../../room-words.ts';

/** A hand of poker. */
export type PokerHand =
  | 'royal'
  | 'straightFlush'
  | 'four'
  | 'fullHouse'
  | 'flush'
  | 'straight'
  | 'three'
  | 'twoPairs'
  | 'pair'
  | 'high';

/** The hands of poker, called alike in every game that has them. */
export const POKER_HANDS: RoomTexts<PokerHand> = {
  bn: {
    royal: 'রয়েল ফ্লাশ',
    straightFlush: 'স্ট্রেট ফ্লাশ',
    four: 'ফোর অফ আ কাইন্ড',
    fullHouse: 'ফুল হাউস',
    flush: 'ফ্লাশ',
    straight: 'স্ট্রেট',
    three: 'থ্রি অফ আ কাইন্ড',
    twoPairs: 'দুই পেয়ার',
    pair: 'পেয়ার',
    high: 'হাই কার্ড',
  },
  en: {
    royal: 'Royal flush',
    straightFlush: 'Straight flush',
    four: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    three: 'Three of a kind',
    twoPairs: 'Two pairs',
    pair: 'Pair',
    high: 'High card',
  },
  hi: {
    royal: 'रॉयल फ़्लश',
    straightFlush: 'स्ट्रेट फ़्लश',
    four: 'फ़ोर ऑफ़ अ काइंड',
    fullHouse: 'फ़ुल हाउस',
    flush: 'फ़्लश',
    straight: 'स्ट्रेट',
    three: 'थ्री ऑफ़ अ काइंड',
    twoPairs: 'दो पेयर',
    pair: 'पेयर',
    high: 'हाई कार्ड',
  },
};
