import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'first'
  | 'shapla'
  | 'boat'
  | 'call'
  | 'stake'
  | 'now'
  | 'held'
  | 'lost'
  | 'cashed'
  | 'whole'
  | 'figures'
  | 'untouched'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headTosses'
  | 'headPays'
  | 'exampleNote';

/** Every text of the coin. */
export const COIN_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    first: 'প্রথম টসের ডাক',
    shapla: 'শাপলা',
    boat: 'নৌকা',
    call: '{side} ডাকুন, মিললে {times}',
    stake: 'বেট',
    now: 'এখন',
    held: '{side} এসেছে, পরপর {tosses} বার মিলেছে',
    lost: '{side} এসেছে, ডাক মেলেনি',
    cashed: 'পরপর {tosses} বার মিলিয়ে ক্যাশ আউট, {times}',
    whole: 'পুরো {tosses} বার মিলেছে, {times}',
    figures: '{tosses}টি টস মিলিয়ে থামলে হিসাব এই; সবচেয়ে বড় জয় পুরো শিকলের।',
    untouched: 'যত টস মিলেছে তা ক্যাশ আউট হয়।',
    step1: 'মুদ্রার দুই পিঠ: শাপলা ও নৌকা। প্রতি টসে দুটিরই সম্ভাবনা সমান, আগের টস কিছু বদলায় না।',
    step2: 'বেটের সঙ্গে প্রথম টসের ডাক দিন। মিললে গুণক ১.৯৮×; তারপর প্রতিটি মিলে গুণক দ্বিগুণ।',
    step3: 'প্রতিটি মিলের পর ক্যাশ আউট করতে পারেন, অথবা আবার ডাকতে পারেন। ডাক না মিললে বেট যায়।',
    step4: 'পরপর ১৬ বার মিললে নিজে থেকেই টাকা আসে। ০.৯৯ রাউন্ডে একবারই ধরা হয়।',
    example: 'উদাহরণ: বেট {stake}',
    headTosses: 'পরপর',
    headPays: 'পাবেন',
    exampleNote:
      '{tosses} বার মিলিয়ে ক্যাশ আউট করলে {payout} পাবেন, নিট {net}। পরের ডাক না মিললে নিট {loss}।',
  },
  en: {
    bet: 'Bet',
    first: 'Call of the first toss',
    shapla: 'Water lily',
    boat: 'Boat',
    call: 'Call {side}; if it comes, {times}',
    stake: 'Bet',
    now: 'Now',
    held: '{side} came, right in a row: {tosses}',
    lost: '{side} came, not as called',
    cashed: 'Cashed out after {tosses} in a row, {times}',
    whole: 'All {tosses} came as called, {times}',
    figures:
      'Figures for a player who stops after {tosses} right tosses; the largest win is that of the whole chain.',
    untouched: 'the tosses that came as called are cashed out.',
    step1:
      'The coin has a water lily and a boat. Both have the same chance at every toss, and earlier tosses change nothing.',
    step2:
      'Call the first toss with your bet. If it comes, the multiplier is 1.98×; every further right call doubles it.',
    step3:
      'After each right call you can cash out, or call again. A call that does not come loses the stake.',
    step4:
      'After 16 right calls in a row the round pays by itself. The 0.99 is taken once a round.',
    example: 'Example: a bet of {stake}',
    headTosses: 'In a row',
    headPays: 'You get',
    exampleNote:
      'A cash-out after {tosses} right tosses gives {payout}, net {net}. If the next call does not come, net {loss}.',
  },
  hi: {
    bet: 'दाँव',
    first: 'पहले टॉस की पुकार',
    shapla: 'कुमुदिनी',
    boat: 'नाव',
    call: '{side} पुकारें; आए तो {times}',
    stake: 'दाँव',
    now: 'अभी',
    held: '{side} आया, लगातार सही: {tosses}',
    lost: '{side} आया, पुकार के अनुसार नहीं',
    cashed: 'लगातार {tosses} सही पर कैश आउट, {times}',
    whole: 'पूरे {tosses} सही आए, {times}',
    figures: '{tosses} सही टॉस पर रुकने वाले का हिसाब; सबसे बड़ी जीत पूरी लड़ी की है।',
    untouched: 'जितने टॉस सही आए हैं उनका कैश आउट होता है।',
    step1:
      'सिक्के पर एक ओर कुमुदिनी है, एक ओर नाव। हर टॉस में दोनों की संभावना बराबर है; पिछले टॉस कुछ नहीं बदलते।',
    step2: 'दाँव के साथ पहला टॉस पुकारें। सही आए तो गुणक 1.98×; फिर हर सही पुकार पर गुणक दोगुना।',
    step3: 'हर सही पुकार के बाद कैश आउट कर सकते हैं, या फिर पुकार सकते हैं। पुकार ग़लत हो तो दाँव हारा।',
    step4: 'लगातार 16 सही पुकार पर भुगतान अपने आप होता है। 0.99 राउंड में एक ही बार लगता है।',
    example: 'उदाहरण: {stake} का दाँव',
    headTosses: 'लगातार',
    headPays: 'मिलेगा',
    exampleNote:
      '{tosses} सही टॉस पर कैश आउट करें तो {payout} मिलेंगे, शुद्ध {net}। अगली पुकार ग़लत हो तो शुद्ध {loss}।',
  },
};
