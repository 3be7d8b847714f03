import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'three'
  | 'two'
  | 'one'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'headCount'
  | 'headPays'
  | 'exampleNote'
  | 'facts';

/** The texts of the slot of three reels. */
export const CLASSIC_TEXTS: RoomTexts<Key> = {
  bn: {
    three: 'তিনটি {symbol}',
    two: 'দুটি {symbol}',
    one: 'একটি {symbol}',
    step1: 'তিনটি রিলে একই {places}টি ঘর আছে। প্রতিটি ঘরে থামার সম্ভাবনা সমান।',
    step2: 'মাঝের লাইনে তিনটি একই ছবি এলে পে টেবিলের গুণক পাবেন।',
    step3: 'লাইন চেরি দিয়ে শুরু হলে একটি ও দুটি চেরিতেও গুণক আছে। শুধু সবচেয়ে লম্বা মিলটির গুণক ধরা হয়।',
    headCount: 'কয়টি',
    headPays: 'পাবেন',
    facts: 'মাঝের লাইন · সবচেয়ে বড়',
    exampleNote: 'মাঝের লাইনে তিনটি {symbol} এলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    three: 'Three of {symbol}',
    two: 'Two of {symbol}',
    one: 'One {symbol}',
    step1: 'All three reels carry the same {places} places. Each place has the same chance.',
    step2: 'Three equal symbols on the middle line pay the multiplier of the pay table.',
    step3:
      'When the line begins with cherries, one and two of them pay too. Only the longest match counts.',
    headCount: 'How many',
    headPays: 'You get',
    facts: 'Middle line · best',
    exampleNote: 'Three of {symbol} on the middle line pay {payout}, net {net}.',
  },
  hi: {
    three: 'तीन {symbol}',
    two: 'दो {symbol}',
    one: 'एक {symbol}',
    step1: 'तीनों रील पर वही {places} ख़ाने हैं। हर ख़ाने की संभावना बराबर है।',
    step2: 'बीच की लाइन पर तीन एक जैसे चित्र आएँ तो तालिका का गुणक मिलता है।',
    step3: 'लाइन चेरी से शुरू हो तो एक और दो चेरी पर भी गुणक है। सिर्फ़ सबसे लंबा मेल गिना जाता है।',
    headCount: 'कितने',
    headPays: 'मिलेगा',
    facts: 'बीच की लाइन · सबसे बड़ा',
    exampleNote: 'बीच की लाइन पर तीन {symbol} आएँ तो {payout} मिलेंगे, नेट {net}।',
  },
};
