import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'small'
  | 'big'
  | 'odd'
  | 'even'
  | 'triple'
  | 'total'
  | 'totals'
  | 'pair'
  | 'pairs'
  | 'double'
  | 'doubles'
  | 'eachTriple'
  | 'triples'
  | 'face'
  | 'faces'
  | 'came'
  | 'cameTriple'
  | 'sums'
  | 'twoSums'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'exampleNote';

/** Every text of sic bo. */
export const SIC_BO_TEXTS: RoomTexts<Key> = {
  bn: {
    small: 'ছোট',
    big: 'বড়',
    odd: 'বিজোড়',
    even: 'জোড়',
    triple: 'যেকোনো তিন এক',
    total: 'মোট {sum}',
    totals: 'মোট',
    pair: '{low} আর {high}',
    pairs: 'দুই ছক্কা',
    double: 'দুটি {face}',
    doubles: 'দুই এক',
    eachTriple: 'তিনটি {face}',
    triples: 'তিন এক',
    face: 'একটি {face}',
    faces: 'এক ছক্কা',
    came: '{size}, {parity}',
    cameTriple: 'তিনটিই {face}',
    sums: '{from}–{to}',
    twoSums: 'মোট {low} বা {high}',
    step1: 'একটি চিপ বাছুন, তারপর যত ঘরে ইচ্ছা রাখুন। সব চিপের যোগফলই রাউন্ডের বেট।',
    step2:
      'তিনটি ছক্কা একবার গড়ায়। প্রতিটি ছক্কার ছয় পিঠের সম্ভাবনা সমান; প্রতি ছক্কায় একটি ভগ্নাংশ, পিঠ = ভগ্নাংশ × ৬-এর পূর্ণ অংশ + ১।',
    step3: 'ছোট হলো মোট ৪ থেকে ১০, বড় ১১ থেকে ১৭। তিনটি ছক্কা এক হলে ছোট, বড়, জোড়, বিজোড় সবই হারে।',
    step4: 'দুই এক জেতে সংখ্যাটি অন্তত দুটি ছক্কায় এলে। দুই ছক্কা জেতে দুটি সংখ্যাই এলে।',
    step5: 'এক ছক্কা সংখ্যাটি একটি, দুটি বা তিনটি ছক্কায় এলে ১:১, ২:১ বা ৩:১ দেয়।',
    exampleNote:
      'উদাহরণ: বড়-তে {big}, মোট ১৩-তে {total}, ৫ আর ৬-এ {pair}। ছক্কায় ২, ৫, ৬ এলে মোট ১৩: তিনটিই জেতে। ফেরত আসে {payout}, নিট {net}।',
  },
  en: {
    small: 'Small',
    big: 'Big',
    odd: 'Odd',
    even: 'Even',
    triple: 'Any triple',
    total: 'Total {sum}',
    totals: 'Total',
    pair: '{low} and {high}',
    pairs: 'Two faces',
    double: 'Two of {face}',
    doubles: 'Doubles',
    eachTriple: 'Three of {face}',
    triples: 'Triples',
    face: 'Face {face}',
    faces: 'One face',
    came: '{size}, {parity}',
    cameTriple: 'Three of {face}',
    sums: '{from}–{to}',
    twoSums: 'Total {low} or {high}',
    step1:
      'Choose a chip and put it on as many fields as you like. All chips together are the stake of the round.',
    step2:
      'Three dice are thrown once. The six faces of a die have the same chance: each die takes one fraction, and shows the whole part of fraction × 6, plus 1.',
    step3:
      'Small is a total of 4 to 10, big one of 11 to 17. When all three dice are alike, small, big, odd and even lose.',
    step4:
      'Doubles win when at least two dice show the face. Two faces win when both of them show.',
    step5: 'One face pays 1:1, 2:1 or 3:1 when it shows on one, two or three dice.',
    exampleNote:
      'Example: {big} on big, {total} on total 13 and {pair} on 5 and 6. The dice show 2, 5 and 6, which is 13: all three win. {payout} comes back, net {net}.',
  },
  hi: {
    small: 'छोटा',
    big: 'बड़ा',
    odd: 'विषम',
    even: 'सम',
    triple: 'कोई भी तीन एक',
    total: 'कुल {sum}',
    totals: 'कुल',
    pair: '{low} और {high}',
    pairs: 'दो पासे',
    double: 'दो {face}',
    doubles: 'दो एक',
    eachTriple: 'तीन {face}',
    triples: 'तीन एक',
    face: 'एक {face}',
    faces: 'एक पासा',
    came: '{size}, {parity}',
    cameTriple: 'तीनों {face}',
    sums: '{from}–{to}',
    twoSums: 'कुल {low} या {high}',
    step1: 'एक चिप चुनें और जितने ख़ानों पर चाहें रखें। सारी चिप का जोड़ ही राउंड का दाँव है।',
    step2:
      'तीन पासे एक बार फेंके जाते हैं। हर पासे के छह पहलुओं की संभावना बराबर है: हर पासे के लिए एक भिन्न, पहलू = भिन्न × 6 का पूरा भाग + 1।',
    step3:
      'छोटा यानी कुल 4 से 10, बड़ा यानी 11 से 17। तीनों पासे एक जैसे हों तो छोटा, बड़ा, सम और विषम सब हारते हैं।',
    step4: 'दो एक तब जीतता है जब संख्या कम से कम दो पासों पर आए। दो पासे तब जीतते हैं जब दोनों संख्याएँ आएँ।',
    step5: 'एक पासा संख्या के एक, दो या तीन पासों पर आने पर 1:1, 2:1 या 3:1 देता है।',
    exampleNote:
      'उदाहरण: बड़ा पर {big}, कुल 13 पर {total}, 5 और 6 पर {pair}। पासों पर 2, 5, 6 आए तो कुल 13: तीनों जीतते हैं। वापस {payout}, शुद्ध {net}।',
  },
};
