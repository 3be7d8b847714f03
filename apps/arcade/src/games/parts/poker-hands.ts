import type { OutcomeText } from '@maidan/wire';

/** A hand of poker. */
type PokerHand =
  | 'high'
  | 'pair'
  | 'twoPairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'four'
  | 'straightFlush'
  | 'royal';

/** The hands of poker, called alike in every game that has them; in the words of the frame, which begin with a capital. */
export const POKER_HANDS: Readonly<Record<PokerHand, OutcomeText>> = {
  high: { bn: 'হাই কার্ড', en: 'high card', hi: 'हाई कार्ड' },
  pair: { bn: 'পেয়ার', en: 'pair', hi: 'पेयर' },
  twoPairs: { bn: 'দুই পেয়ার', en: 'two pairs', hi: 'दो पेयर' },
  three: { bn: 'থ্রি অফ আ কাইন্ড', en: 'three of a kind', hi: 'थ्री ऑफ़ अ काइंड' },
  straight: { bn: 'স্ট্রেট', en: 'straight', hi: 'स्ट्रेट' },
  flush: { bn: 'ফ্লাশ', en: 'flush', hi: 'फ़्लश' },
  fullHouse: { bn: 'ফুল হাউস', en: 'full house', hi: 'फ़ुल हाउस' },
  four: { bn: 'ফোর অফ আ কাইন্ড', en: 'four of a kind', hi: 'फ़ोर ऑफ़ अ काइंड' },
  straightFlush: { bn: 'স্ট্রেট ফ্লাশ', en: 'straight flush', hi: 'स्ट्रेट फ़्लश' },
  royal: { bn: 'রয়েল ফ্লাশ', en: 'royal flush', hi: 'रॉयल फ़्लश' },
};
