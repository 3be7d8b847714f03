import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'label'
  | 'buy'
  | 'fresh'
  | 'count'
  | 'card'
  | 'cardText'
  | 'marked'
  | 'called'
  | 'ball'
  | 'noBall'
  | 'running'
  | 'locked'
  | 'funds'
  | 'bought'
  | 'started'
  | 'done'
  | 'won'
  | 'none'
  | 'unmatched'
  | 'row'
  | 'corners'
  | 'cross'
  | 'full'
  | 'within'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'fixed'
  | 'figures'
  | 'example'
  | 'headPattern'
  | 'exampleNote'
  | 'chances';

/** The texts of bingo. */
export const BINGO_TEXTS: RoomTexts<Key> = {
  bn: {
    label: 'আপনার কার্ড',
    buy: '{count} কার্ড',
    fresh: 'নতুন কার্ড',
    count: 'কার্ড কয়টি',
    card: 'কার্ড {number}',
    cardText: 'কার্ড {number}: {columns}। দাগ পড়েছে {count}টিতে।',
    marked: 'মেলা {count}',
    called: 'ওঠা বল',
    ball: '{count}টি বলের {no}টি উঠেছে',
    noBall: 'মোট {count}টি বল উঠবে',
    running: 'ড্র চলছে',
    locked: '{time} ড্রয়ের কার্ড কেনা আছে',
    funds: 'ব্যালেন্সে {amount} নেই',
    bought: '{time} ড্রয়ের {count}টি কার্ড কেনা হয়েছে',
    started: 'ড্র শুরু হয়েছে',
    done: 'কার্ড {number}: {pattern}, {no}টি বলে',
    won: 'ড্র শেষ, {count}টি নকশা মিলেছে',
    none: 'ড্র শেষ',
    unmatched: 'ড্র শেষ, কোনো নকশা মেলেনি',
    row: 'সারি',
    corners: 'কোণ',
    cross: 'কাটা',
    full: 'সব ঘর',
    within: '{balls} বলে',
    step1:
      'একটি থেকে চারটি কার্ড নিন। প্রতি কলামে ১৫টি সংখ্যা থেকে পাঁচটি থাকে, মাঝের ঘর ফ্রি। কোন সংখ্যা, তাতে সম্ভাবনা বদলায় না; “নতুন কার্ড” অন্য সংখ্যা দেয়।',
    step2: 'বেট প্রতি কার্ডের। কার্ডগুলো আপনার পর্দায় তৈরি হয় এবং ড্রয়ের আগেই টিকিটে লেখা থাকে।',
    step3: 'ড্রয়ের সময় থেকে প্রতি ১.৮ সেকেন্ডে একটি বল, ৭৫টি থেকে {drawn}টি। কার্ডে নিজে নিজেই দাগ পড়ে।',
    step4:
      'নকশা চারটি: আড়াআড়ি যেকোনো সারি, চার কোণ, দুই কোণাকুণি রেখার কাটা, আর সব ঘর। যত কম বলে মেলে, তত বেশি পাবেন। এক কার্ডের সব নকশার পাওনা যোগ হয়, আর এক নকশা একবারই।',
    step5: 'শেষ বলের পরে হিসাব হয়, তারপর পরের ড্রয়ের কার্ড কেনা যায়।',
    fixed: 'কেনা কার্ড বদলানো বা ফেরত দেওয়া যায় না। এক ড্রতে একবার কেনা যায়।',
    figures: 'একটি কার্ডের হিসাব। কার্ড বেশি হলে ফেরতের হার একই।',
    example: 'উদাহরণ: প্রতি কার্ডে {stake}',
    headPattern: 'নকশা',
    exampleNote:
      '২টি কার্ডে {total}। প্রথমটিতে ২৪টি বলে সারি {row}, ৩১টি বলে কোণ {corners}; দ্বিতীয়টিতে কিছু নেই। মোট পাবেন {payout}, নিট {net}।',
    chances: '{balls} বলের মধ্যে মেলার সম্ভাবনা',
  },
  en: {
    label: 'Your cards',
    buy: '{count} × card',
    fresh: 'New cards',
    count: 'How many cards',
    card: 'Card {number}',
    cardText: 'Card {number}: {columns}. {count} marked.',
    marked: '{count} marked',
    called: 'Balls so far',
    ball: 'Ball {no} of {count}',
    noBall: '{count} balls will come',
    running: 'The draw is on',
    locked: 'Cards bought for {time}',
    funds: 'Balance below {amount}',
    bought: 'Cards for the draw at {time} bought: {count}',
    started: 'The draw has begun',
    done: 'Card {number}: {pattern} with ball {no}',
    won: 'The draw is over; patterns made: {count}',
    none: 'The draw is over',
    unmatched: 'The draw is over; no pattern made',
    row: 'Row',
    corners: 'Corners',
    cross: 'Cross',
    full: 'Full card',
    within: '{balls} balls',
    step1:
      'Take one to four cards. Each column has five of its 15 numbers, and the middle is free. Which numbers they are does not change the chances; “New cards” gives others.',
    step2:
      'The stake is for each card. The cards are made on your screen and are written into the ticket before the draw.',
    step3:
      'From the time of the draw a ball comes every 1.8 seconds, {drawn} out of 75. Cards are marked by themselves.',
    step4:
      'There are four patterns: any row across, the four corners, the cross of both diagonals, and the full card. The fewer balls it takes, the more it pays. The pays of all patterns of a card add up, each pattern once.',
    step5: 'Tickets are settled after the last ball; then cards for the next draw can be bought.',
    fixed: 'Cards that are bought are neither changed nor given back. You buy once for a draw.',
    figures: 'The figures of one card. With more cards the return is the same.',
    example: 'Example: {stake} for each card',
    headPattern: 'Pattern',
    exampleNote:
      '2 cards cost {total}. The first makes a row with ball 24 for {row} and the corners with ball 31 for {corners}; the second makes nothing. You get {payout}, net {net}.',
    chances: 'Chance within {balls} balls',
  },
  hi: {
    label: 'आपके कार्ड',
    buy: '{count} कार्ड',
    fresh: 'नए कार्ड',
    count: 'कितने कार्ड',
    card: 'कार्ड {number}',
    cardText: 'कार्ड {number}: {columns}। {count} पर निशान।',
    marked: '{count} पर निशान',
    called: 'निकली गेंदें',
    ball: '{count} में से गेंद {no}',
    noBall: 'कुल {count} गेंदें निकलेंगी',
    running: 'ड्रॉ चल रहा है',
    locked: '{time} के ड्रॉ के कार्ड ख़रीदे हुए हैं',
    funds: 'बैलेंस में {amount} नहीं हैं',
    bought: '{time} के ड्रॉ के {count} कार्ड ख़रीदे',
    started: 'ड्रॉ शुरू हुआ',
    done: 'कार्ड {number}: {pattern}, गेंद {no} पर',
    won: 'ड्रॉ पूरा, {count} पैटर्न बने',
    none: 'ड्रॉ पूरा',
    unmatched: 'ड्रॉ पूरा, कोई पैटर्न नहीं बना',
    row: 'पंक्ति',
    corners: 'कोने',
    cross: 'क्रॉस',
    full: 'पूरा कार्ड',
    within: '{balls} गेंद',
    step1:
      'एक से चार कार्ड लें। हर कॉलम में उसकी 15 संख्याओं में से पाँच होती हैं, बीच का घर फ़्री है। कौन सी संख्याएँ हैं, इससे संभावना नहीं बदलती; “नए कार्ड” दूसरी देता है।',
    step2: 'दाँव हर कार्ड का है। कार्ड आपकी स्क्रीन पर बनते हैं और ड्रॉ से पहले टिकट में लिखे जाते हैं।',
    step3: 'ड्रॉ के समय से हर 1.8 सेकंड में एक गेंद आती है, 75 में से {drawn}। कार्ड पर निशान अपने आप लगते हैं।',
    step4:
      'पैटर्न चार हैं: कोई भी आड़ी पंक्ति, चारों कोने, दोनों तिरछी रेखाओं का क्रॉस, और पूरा कार्ड। जितनी कम गेंदों में बने, उतना ज़्यादा मिलता है। एक कार्ड के सब पैटर्न का इनाम जुड़ता है, हर पैटर्न एक बार।',
    step5: 'आख़िरी गेंद के बाद हिसाब होता है, फिर अगले ड्रॉ के कार्ड ख़रीदे जा सकते हैं।',
    fixed: 'ख़रीदे हुए कार्ड न बदलते हैं, न वापस होते हैं। एक ड्रॉ के लिए एक बार ख़रीद सकते हैं।',
    figures: 'एक कार्ड का हिसाब। ज़्यादा कार्ड पर भी वापसी की दर वही है।',
    example: 'उदाहरण: हर कार्ड पर {stake}',
    headPattern: 'पैटर्न',
    exampleNote:
      '2 कार्ड {total} के। पहले में गेंद 24 पर पंक्ति {row}, गेंद 31 पर कोने {corners}; दूसरे में कुछ नहीं। कुल {payout} मिलेंगे, शुद्ध {net}।',
    chances: '{balls} गेंदों में बनने की संभावना',
  },
};
