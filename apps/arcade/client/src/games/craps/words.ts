import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'throw'
  | 'fields'
  | 'falling'
  | 'comeOut'
  | 'pointOn'
  | 'rack'
  | 'down'
  | 'pass'
  | 'dontPass'
  | 'come'
  | 'dontCome'
  | 'odds'
  | 'field'
  | 'placeBet'
  | 'even'
  | 'comeHint'
  | 'dontHint'
  | 'oddsOn'
  | 'fieldMore'
  | 'closedLine'
  | 'closedCome'
  | 'came'
  | 'won'
  | 'back'
  | 'lost'
  | 'nothing'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'step6'
  | 'step7'
  | 'step8'
  | 'untouched'
  | 'figures'
  | 'table'
  | 'headBet'
  | 'headPays'
  | 'headReturn'
  | 'example';

/** Every text of craps. */
export const CRAPS_TEXTS: RoomTexts<Key> = {
  bn: {
    throw: 'ছুড়ুন',
    fields: 'বেটের ঘর',
    falling: 'ছক্কা গড়াচ্ছে',
    comeOut: 'প্রথম দান · OFF',
    pointOn: 'পয়েন্ট {point}, চলছে',
    rack: 'জমা {amount}',
    down: 'তুলে নিন',
    pass: 'পাস লাইন',
    dontPass: 'ডোন্ট পাস',
    come: 'কাম',
    dontCome: 'ডোন্ট কাম',
    odds: 'অডস',
    field: 'ফিল্ড',
    placeBet: 'প্লেস',
    even: '১:১',
    comeHint: '১:১ · পরের দানে ৭ বা ১১',
    dontHint: '১:১ · ১২ এলে ফেরত',
    oddsOn: '{one} ও {other}-এ {pay}',
    fieldMore: '{sum} দেয় {pay}',
    closedLine: 'পয়েন্ট থাকতে পাস ও ডোন্ট পাসে চিপ রাখা যায় না',
    closedCome: 'কাম ও ডোন্ট কাম পয়েন্ট উঠলে, অডস পাস লাইনের সঙ্গে',
    came: '{sum} এল',
    won: '{names} মিলেছে',
    back: '{names} ফেরত',
    lost: '{names} মেলেনি',
    nothing: 'বেট থাকছে',
    step1:
      'চিপ বাছুন, ঘরে রাখুন, তারপর ছুড়ুন। বেট মেটা পর্যন্ত থাকে; দুই দানের মাঝে আরও চিপ রাখা যায়, সেগুলো তখনই কাটা হয়।',
    step2:
      'পাস লাইন: প্রথম দানে ৭ বা ১১ জেতে, ২, ৩ বা ১২ হারে; অন্য অঙ্ক পয়েন্ট হয়। পরে ৭-এর আগে পয়েন্ট এলে জেতে। ডোন্ট পাস উল্টো, আর প্রথম দানে ১২ এলে ফেরত।',
    step3: 'কাম ও ডোন্ট কাম পয়েন্ট থাকতে রাখা যায়। তাদের জন্য পরের দানই প্রথম দান, তারপর তারা নিজের অঙ্কে গিয়ে দাঁড়ায়।',
    step4: 'অডস পাস লাইনের পেছনে থাকে, তার {odds} গুণ পর্যন্ত: {pays}। এতে কোনো কাটা নেই।',
    step5: 'প্লেস ৭-এর আগে নিজের অঙ্ক এলে পায়, প্রতি দানেই চলে, আর জিতলেও থাকে। ফিল্ড এক দানের বেট।',
    step6:
      'প্লেস ও অডস যেকোনো সময় তোলা যায়; অন্য বেট মেটা পর্যন্ত থাকে। জেতা টাকা জমা হয়, আর টেবিলে কিছু না থাকলে রাউন্ড শেষ হয়ে সব একসঙ্গে আসে।',
    step7: 'এক রাউন্ডে {throws} দানের পর নতুন চিপ রাখা যায় না।',
    step8:
      'প্রতি দানে দুটি ভগ্নাংশ লাগে; প্রতিটি ছক্কা ভগ্নাংশ × ৬, নিচের পূর্ণ সংখ্যা, তার সঙ্গে ১। পেআউট পূর্ণ পয়সায় কাটা হয়।',
    untouched: 'প্লেস ও অডস তুলে নেওয়া হয়, আর বাকি বেট মেটা পর্যন্ত ছক্কা ছোড়া হয়',
    figures: '{name}-এর হিসাব, প্রথম মিল পর্যন্ত; অন্য বেটের ফেরত নিচের তালিকায়।',
    table: 'প্রতিটি বেট',
    headBet: 'বেট',
    headPays: 'দেয়',
    headReturn: 'গড়ে ফেরত',
    example:
      'উদাহরণ: পাস লাইনে {pass}, পয়েন্ট {point}, অডস {odds}। ৭-এর আগে {point} এলে পাবেন {payout}, নিট {net}; আগে ৭ এলে নিট {loss}।',
  },
  en: {
    throw: 'Throw',
    fields: 'Fields for bets',
    falling: 'The dice are rolling',
    comeOut: 'Come-out · OFF',
    pointOn: 'Point {point} is on',
    rack: 'Won so far {amount}',
    down: 'Take down',
    pass: 'Pass line',
    dontPass: 'Don’t pass',
    come: 'Come',
    dontCome: 'Don’t come',
    odds: 'Odds',
    field: 'Field',
    placeBet: 'Place',
    even: '1:1',
    comeHint: '1:1 · 7 or 11 on the next throw',
    dontHint: '1:1 · 12 comes back',
    oddsOn: '{pay} on {one} and {other}',
    fieldMore: '{sum} pays {pay}',
    closedLine: 'Pass and don’t pass take chips only before a point',
    closedCome: 'Come bets wait for a point, odds for a pass bet with a point',
    came: '{sum} came',
    won: '{names} won',
    back: '{names} came back',
    lost: '{names} lost',
    nothing: 'the bets stay',
    step1:
      'Choose a chip, put it on fields, then throw. A bet stays until it is settled; between throws you may put more, which is taken at that moment.',
    step2:
      'Pass line: the first throw wins on 7 or 11 and loses on 2, 3 or 12; any other sum becomes the point, which must come again before a 7. Don’t pass is the other way round, and a 12 on the first throw gives it back.',
    step3:
      'Come and don’t come are put while a point is on. For them the next throw is the first one; then they move to a number of their own.',
    step4: 'Odds go behind the pass line, up to {odds} times as much: {pays}. They have no edge.',
    step5:
      'A place bet pays when its number comes before a 7. It works on every throw, and stays when it wins. Field is a bet on one throw.',
    step6:
      'Place bets and odds can be taken down at any time; other bets stay until they are settled. What you win is kept for you, and paid together when nothing lies on the table and the round ends.',
    step7: 'After {throws} throws of a round no more chips are put.',
    step8:
      'Each throw takes two fractions; each die is fraction × 6, rounded down, plus 1. A payout is cut to whole minor units.',
    untouched:
      'place bets and odds are taken down, and the dice are thrown until the other bets are settled',
    figures:
      'The figures of {name} until it is settled once; the table has the return of every bet.',
    table: 'Every bet',
    headBet: 'Bet',
    headPays: 'Pays',
    headReturn: 'Returned',
    example:
      'Example: {pass} on the pass line, point {point}, odds {odds}. If {point} comes before a 7 you get {payout}, net {net}; with a 7 first, net {loss}.',
  },
  hi: {
    throw: 'फेंकें',
    fields: 'दाँव के ख़ाने',
    falling: 'पासे लुढ़क रहे हैं',
    comeOut: 'पहला दान · OFF',
    pointOn: 'पॉइंट {point}, चालू',
    rack: 'जमा {amount}',
    down: 'उठा लें',
    pass: 'पास लाइन',
    dontPass: 'डोंट पास',
    come: 'कम',
    dontCome: 'डोंट कम',
    odds: 'ऑड्स',
    field: 'फ़ील्ड',
    placeBet: 'प्लेस',
    even: '1:1',
    comeHint: '1:1 · अगले दान में 7 या 11',
    dontHint: '1:1 · 12 पर वापस',
    oddsOn: '{one} और {other} पर {pay}',
    fieldMore: '{sum} पर {pay}',
    closedLine: 'पॉइंट रहते पास और डोंट पास पर चिप नहीं रखी जाती',
    closedCome: 'कम और डोंट कम पॉइंट के बाद, ऑड्स पास लाइन के साथ',
    came: '{sum} आया',
    won: '{names} जीता',
    back: '{names} वापस',
    lost: '{names} हारा',
    nothing: 'दाँव बने रहे',
    step1:
      'चिप चुनें, ख़ानों पर रखें, फिर फेंकें। दाँव निपटने तक रहता है; दो दानों के बीच और चिप रख सकते हैं, जो तभी कटती हैं।',
    step2:
      'पास लाइन: पहले दान में 7 या 11 पर जीत, 2, 3 या 12 पर हार; बाक़ी अंक पॉइंट बनता है। फिर 7 से पहले पॉइंट आए तो जीत। डोंट पास उल्टा, और पहले दान में 12 पर वापस।',
    step3: 'कम और डोंट कम पॉइंट रहते रखे जाते हैं। उनके लिए अगला दान ही पहला है, फिर वे अपने अंक पर जाते हैं।',
    step4: 'ऑड्स पास लाइन के पीछे, उसके {odds} गुना तक: {pays}। इनमें कोई कटौती नहीं।',
    step5:
      'प्लेस अपने अंक के 7 से पहले आने पर देता है, हर दान में चलता है, और जीतकर भी रहता है। फ़ील्ड एक दान का दाँव है।',
    step6:
      'प्लेस और ऑड्स कभी भी उठाए जा सकते हैं; बाक़ी दाँव निपटने तक रहते हैं। जीत जमा होती है, और टेबल ख़ाली होने पर राउंड ख़त्म होकर सब एक साथ मिलता है।',
    step7: 'एक राउंड में {throws} दानों के बाद नई चिप नहीं रखी जाती।',
    step8:
      'हर दान में दो भिन्न लगते हैं; हर पासा भिन्न × 6, नीचे का पूर्णांक, जमा 1। भुगतान पूरे पैसे तक काटा जाता है।',
    untouched: 'प्लेस और ऑड्स उठा लिए जाते हैं, और बाक़ी दाँव निपटने तक पासे फेंके जाते हैं',
    figures: '{name} का हिसाब, पहली बार निपटने तक; बाक़ी दाँवों की वापसी नीचे की तालिका में।',
    table: 'हर दाँव',
    headBet: 'दाँव',
    headPays: 'देता है',
    headReturn: 'औसत वापसी',
    example:
      'उदाहरण: पास लाइन पर {pass}, पॉइंट {point}, ऑड्स {odds}। 7 से पहले {point} आए तो {payout} मिलेंगे, नेट {net}; पहले 7 आए तो नेट {loss}।',
  },
};
