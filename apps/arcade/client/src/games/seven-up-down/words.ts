import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'under'
  | 'seven'
  | 'over'
  | 'betUnder'
  | 'betSeven'
  | 'betOver'
  | 'sums'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'exampleNote';

/** Every text of seven up and down. */
export const SEVEN_TEXTS: RoomTexts<Key> = {
  bn: {
    under: 'নিচে',
    seven: 'সাত',
    over: 'উপরে',
    betUnder: 'সাতের নিচে',
    betSeven: 'ঠিক সাত',
    betOver: 'সাতের উপরে',
    sums: '{from}–{to}',
    step1: 'একটি চিপ বাছুন, তারপর তিন ঘরের যতগুলোতে ইচ্ছা রাখুন। সব চিপের যোগফলই রাউন্ডের বেট।',
    step2: 'দুটি ছক্কা একবার গড়ায়, আর যোগফল ২ থেকে ১২-এর একটি হয়। যোগফল সাত আসে ৩৬ বারে গড়ে ৬ বার।',
    step3: 'প্রতিটি ছক্কার ছয় পিঠের সম্ভাবনা সমান; প্রতি ছক্কায় একটি ভগ্নাংশ, পিঠ = ভগ্নাংশ × ৬-এর পূর্ণ অংশ + ১।',
    step4: 'যে ঘরে যোগফল পড়ে, তার চিপগুলো ঘরে লেখা গুণকে ফেরত আসে। অন্য ঘরের চিপ হারে।',
    exampleNote:
      'উদাহরণ: সাতের নিচে {under}, ঠিক সাতে {seven}। ছক্কায় ২ আর ৩ এলে যোগফল ৫: ফেরত আসে {payout}, নিট {net}।',
  },
  en: {
    under: 'Down',
    seven: 'Seven',
    over: 'Up',
    betUnder: 'below seven',
    betSeven: 'exactly seven',
    betOver: 'above seven',
    sums: '{from}–{to}',
    step1:
      'Choose a chip and put it on as many of the three fields as you like. All chips together are the stake of the round.',
    step2:
      'Two dice are thrown once, and their sum is one of 2 to 12. Of 36 throws, six come to seven on average.',
    step3:
      'The six faces of a die have the same chance: each die takes one fraction, and shows the whole part of fraction × 6, plus 1.',
    step4:
      'The chips on the field of the sum come back times the figure that is printed there. The chips on the others are lost.',
    exampleNote:
      'Example: {under} below seven and {seven} on exactly seven. The dice show 2 and 3, which is 5: {payout} comes back, net {net}.',
  },
  hi: {
    under: 'नीचे',
    seven: 'सात',
    over: 'ऊपर',
    betUnder: 'सात से नीचे',
    betSeven: 'ठीक सात',
    betOver: 'सात से ऊपर',
    sums: '{from}–{to}',
    step1: 'एक चिप चुनें और तीन ख़ानों में से जितनों पर चाहें रखें। सारी चिप का जोड़ ही राउंड का दाँव है।',
    step2:
      'दो पासे एक बार फेंके जाते हैं और उनका जोड़ 2 से 12 में से एक होता है। 36 बार में औसतन 6 बार सात आता है।',
    step3:
      'हर पासे के छह पहलुओं की संभावना बराबर है: हर पासे के लिए एक भिन्न, पहलू = भिन्न × 6 का पूरा भाग + 1।',
    step4: 'जिस ख़ाने में जोड़ आता है, उसकी चिप वहाँ लिखे गुणक से वापस आती हैं। बाक़ी ख़ानों की चिप जाती हैं।',
    exampleNote:
      'उदाहरण: सात से नीचे {under}, ठीक सात पर {seven}। पासों पर 2 और 3 आए तो जोड़ 5: वापस {payout}, शुद्ध {net}।',
  },
};
