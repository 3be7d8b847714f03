import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'spin'
  | 'none'
  | 'back'
  | 'paid'
  | 'wild'
  | 'scatter'
  | 'symbol'
  | 'pause'
  | 'go'
  | 'soFar'
  | 'stakeWas'
  | 'example'
  | 'oneWay'
  | 'alike';

/** The texts that all families of slots share. */
export const SLOT_TEXTS: RoomTexts<Key> = {
  bn: {
    spin: 'ঘোরান',
    none: 'মিল আসেনি',
    back: '{what}, ফেরত {amount}',
    paid: '{what}',
    wild: 'ওয়াইল্ড',
    scatter: 'স্ক্যাটার',
    symbol: 'ছবি',
    pause: 'থামান',
    go: 'চালান',
    soFar: 'এ পর্যন্ত',
    stakeWas: 'বেট ছিল',
    example: 'উদাহরণ: বেট {stake}',
    oneWay: 'পুরো বেটের হিসাব।',
    alike: '{from}+ একই ছবি · সেরা ছবি',
  },
  en: {
    spin: 'Spin',
    none: 'Nothing matched',
    back: '{what}, {amount} back',
    paid: '{what}',
    wild: 'WILD',
    scatter: 'SCATTER',
    symbol: 'Symbol',
    pause: 'Pause',
    go: 'Continue',
    soFar: 'So far',
    stakeWas: 'The stake was',
    example: 'Example: a bet of {stake}',
    oneWay: 'Figures of the whole stake.',
    alike: '{from}+ alike · best symbol',
  },
  hi: {
    spin: 'घुमाएँ',
    none: 'मेल नहीं आया',
    back: '{what}, {amount} वापस',
    paid: '{what}',
    wild: 'वाइल्ड',
    scatter: 'स्कैटर',
    symbol: 'चित्र',
    pause: 'रोकें',
    go: 'चलाएँ',
    soFar: 'अब तक',
    stakeWas: 'दाँव था',
    example: 'उदाहरण: दाँव {stake}',
    oneWay: 'पूरे दाँव का हिसाब।',
    alike: '{from}+ एक जैसे · सबसे बड़ा',
  },
};
