import type { roomWords, RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'betNext'
  | 'cashOut'
  | 'placed'
  | 'takeBack'
  | 'tookBack'
  | 'next'
  | 'auto'
  | 'autoAt'
  | 'autoRange'
  | 'panel'
  | 'cashedAt'
  | 'preparing'
  | 'untilTakeoff'
  | 'rest'
  | 'lastEnd'
  | 'tookOff'
  | 'gone'
  | 'goneShort'
  | 'goneAt'
  | 'goneAtOnce'
  | 'ended'
  | 'grows'
  | 'seconds'
  | 'list'
  | 'all'
  | 'mine'
  | 'ends'
  | 'player'
  | 'flight'
  | 'stake'
  | 'at'
  | 'paid'
  | 'end'
  | 'value'
  | 'you'
  | 'flying'
  | 'aboard'
  | 'sum'
  | 'none'
  | 'check'
  | 'flightNo'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'random'
  | 'example'
  | 'headTarget'
  | 'headPays'
  | 'exampleNote'
  | 'proofTitle'
  | 'proofIntro'
  | 'formula'
  | 'proofEnds'
  | 'proven'
  | 'unproven';

/** Answers the texts of crash in the player's language. */
export type CrashWords = ReturnType<typeof roomWords<Key>>;

/** Every text of crash. */
export const CRASH_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    betNext: 'পরের রাউন্ডে',
    cashOut: 'ক্যাশ আউট',
    placed: 'বেট ধরা আছে {amount}',
    takeBack: 'তুলে নিন',
    tookBack: 'বেট তুলে নেওয়া হয়েছে',
    next: 'পরের রাউন্ডে {amount}',
    auto: 'অটো',
    autoAt: 'যত গুণে নিজে থেকে ক্যাশ আউট হবে',
    autoRange: '{min} থেকে {max}',
    panel: 'বেট {number}',
    cashedAt: 'বেট {number}: {times}-এ তোলা হয়েছে',
    preparing: 'প্রথম উড়ান তৈরি হচ্ছে',
    untilTakeoff: 'সেকেন্ডে উড়বে',
    rest: 'পরের উড়ান আসছে',
    lastEnd: 'গত উড়ান {times}',
    tookOff: 'উড়ান শুরু হয়েছে',
    gone: 'উড়ে গেছে',
    goneShort: 'উড়ে গেছে',
    goneAt: 'শেষ {times}',
    goneAtOnce: 'শুরুতেই উড়ে গেছে',
    ended: 'উড়ে গেছে {times}-এ',
    grows: 'নিট {amount}',
    seconds: '{seconds}সে',
    list: 'বেটের তালিকা',
    all: 'সব বেট',
    mine: 'আমার',
    ends: 'শেষ ৫০',
    player: 'খেলোয়াড়',
    flight: 'উড়ান',
    stake: 'বেট',
    at: 'গুণক',
    paid: 'পাওনা',
    end: 'শেষ',
    value: 'শিকলের মান',
    you: 'আপনি',
    flying: 'উড়ছে',
    aboard: '–',
    sum: '{count}টি বেট, {amount}',
    none: 'এখনও কিছু নেই।',
    check: 'উড়ান {number} যাচাই করুন',
    flightNo: 'উড়ান {number}',
    figures: '{target}-এ ক্যাশ আউটের হিসাব; যেখানেই তুলুন, গড়ে একই ফেরত।',
    step1:
      'সবার জন্য একটিই উড়ান। ৮ সেকেন্ড বেট নেওয়া হয়, তারপর উড়ান শুরু; গুণক ১.০০× থেকে বাড়ে, প্রতি ৫ সেকেন্ডে দ্বিগুণ হয়।',
    step2: 'এক উড়ানে দুইটি বেট ধরা যায়। উড়ান শুরুর আগে বেট তুলে নেওয়া যায়।',
    step3:
      'উড়ে যাওয়ার আগে ক্যাশ আউট করলে বেট গুণ তখনকার গুণক পাবেন। কল সার্ভারে পৌঁছানোর মুহূর্তই গণ্য হয়; ছবি সার্ভারের একটু পিছনে থাকে, কখনও আগে নয়।',
    step4:
      'অটো চালু থাকলে বাছা গুণকে নিজে থেকেই ক্যাশ আউট হয়, সংযোগ না থাকলেও। {top}-এ যা উড়ছে সবই পরিশোধ হয়।',
    step5:
      'সার্ভার মাঝপথে থেমে গেলে উড়ান শিকল অনুযায়ীই শেষ হয়: অটো বেট গুণক ছুঁলে পাওয়া যায়; হাতে তোলার বেট সার্ভার শেষ যে মুহূর্তে চালু ছিল তখনকার গুণকে তোলা হয়, ১.০১×-এর আগে হলে বেট ফেরত আসে।',
    random:
      'প্রতিটি উড়ানের শেষ একটি হ্যাশ শিকল থেকে আসে, যার মাথা আগেই প্রকাশিত। “ন্যায্যতা যাচাই” সব দেখায়। আগের উড়ান পরেরটিকে বদলায় না।',
    example: 'উদাহরণ: বেট {stake}',
    headTarget: 'ক্যাশ আউট',
    headPays: 'পাবেন',
    exampleNote:
      '{at}-এ তুললে আর উড়ান {end}-এ শেষ হলে {payout} পাবেন, নিট {net}। উড়ান {low}-এ শেষ হলে বেট ফেরত আসে না।',
    proofTitle: 'এই উড়ানগুলোর প্রমাণ',
    proofIntro:
      'প্রতিটি উড়ানের একটি মান আছে; মানের SHA-256 হলো আগের উড়ানের মান। প্রথমটি প্রকাশিত মাথায় পৌঁছায়, তাই পরে কোনো শেষ বদলানো যায় না।',
    formula:
      'শেষ = floor(99 ÷ (1 − X)) ÷ 100, কমপক্ষে ১.০০×। X হলো HMAC-SHA256(লবণ, মান)-এর প্রথম ৫২ বিট।',
    proofEnds: 'শেষ উড়ানগুলো',
    proven: 'মিলেছে',
    unproven: 'মেলেনি',
  },
  en: {
    bet: 'Bet',
    betNext: 'Next round',
    cashOut: 'Cash out',
    placed: 'Bet placed {amount}',
    takeBack: 'Take back',
    tookBack: 'The bet was taken back',
    next: 'Next round {amount}',
    auto: 'Auto',
    autoAt: 'Cash out automatically at',
    autoRange: '{min} to {max}',
    panel: 'Bet {number}',
    cashedAt: 'Bet {number} cashed out at {times}',
    preparing: 'The first flight is being prepared',
    untilTakeoff: 'seconds to takeoff',
    rest: 'The next flight is coming',
    lastEnd: 'Last flight {times}',
    tookOff: 'The flight has taken off',
    gone: 'Flown away',
    goneShort: 'flown away',
    goneAt: 'ended {times}',
    goneAtOnce: 'Flown away at once',
    ended: 'Flown away at {times}',
    grows: 'net {amount}',
    seconds: '{seconds} s',
    list: 'List of bets',
    all: 'All bets',
    mine: 'My bets',
    ends: 'Last 50',
    player: 'Player',
    flight: 'Flight',
    stake: 'Bet',
    at: 'Multiplier',
    paid: 'Paid',
    end: 'End',
    value: 'Value of the chain',
    you: 'You',
    flying: 'flying',
    aboard: '–',
    sum: '{count} bets, {amount}',
    none: 'Nothing here yet.',
    check: 'Check flight {number}',
    flightNo: 'Flight {number}',
    figures:
      'Figures of a cash-out at {target}; wherever you cash out, the average return is the same.',
    step1:
      'There is one flight for everybody. It takes bets for 8 seconds, then it takes off; the multiplier grows from 1.00× and doubles every 5 seconds.',
    step2: 'You can place two bets on a flight, and take a bet back until takeoff.',
    step3:
      'Cash out before it flies away, and you get stake times multiplier of that moment. What counts is when the call reaches the server; the picture is a little behind the server and never ahead.',
    step4:
      'With Auto on, the bet is cashed out at your multiplier by itself, even without a connection. At {top} everything that still flies is paid.',
    step5:
      'If the server stops during a flight, the flight ends as its chain says: automatic bets are paid where the flight reached them; a bet by hand is cashed out at the last moment at which the server ran, and before 1.01× the stake goes back.',
    random:
      'The end of each flight comes from a chain of hashes whose tip was published before. “Check fairness” shows all of it. Earlier flights change nothing.',
    example: 'Example: a bet of {stake}',
    headTarget: 'Cash-out',
    headPays: 'You get',
    exampleNote:
      'A cash-out at {at} on a flight that ends at {end} gives {payout}, net {net}. When the flight ends at {low}, the stake is lost.',
    proofTitle: 'Proof of these flights',
    proofIntro:
      'Each flight has a value, and the SHA-256 of it is the value of the flight before. The first one leads to the published tip, so no end can be changed afterwards.',
    formula:
      'End = floor(99 ÷ (1 − X)) ÷ 100, at least 1.00×. X are the first 52 bits of HMAC-SHA256(salt, value).',
    proofEnds: 'The last flights',
    proven: 'agrees',
    unproven: 'does not agree',
  },
  hi: {
    bet: 'दाँव',
    betNext: 'अगले राउंड में',
    cashOut: 'कैश आउट',
    placed: 'दाँव लगा है {amount}',
    takeBack: 'वापस लें',
    tookBack: 'दाँव वापस ले लिया गया',
    next: 'अगले राउंड में {amount}',
    auto: 'ऑटो',
    autoAt: 'कितने गुणा पर अपने आप कैश आउट हो',
    autoRange: '{min} से {max}',
    panel: 'दाँव {number}',
    cashedAt: 'दाँव {number}: {times} पर कैश आउट',
    preparing: 'पहली उड़ान तैयार हो रही है',
    untilTakeoff: 'सेकंड में उड़ान',
    rest: 'अगली उड़ान आ रही है',
    lastEnd: 'पिछली उड़ान {times}',
    tookOff: 'उड़ान शुरू हो गई',
    gone: 'उड़ गया',
    goneShort: 'उड़ गया',
    goneAt: 'अंत {times}',
    goneAtOnce: 'शुरू होते ही उड़ गया',
    ended: '{times} पर उड़ गया',
    grows: 'शुद्ध {amount}',
    seconds: '{seconds}से',
    list: 'दाँव की सूची',
    all: 'सब दाँव',
    mine: 'मेरे',
    ends: 'पिछले 50',
    player: 'खिलाड़ी',
    flight: 'उड़ान',
    stake: 'दाँव',
    at: 'गुणक',
    paid: 'भुगतान',
    end: 'अंत',
    value: 'शृंखला का मान',
    you: 'आप',
    flying: 'उड़ रहा है',
    aboard: '–',
    sum: '{count} दाँव, {amount}',
    none: 'अभी कुछ नहीं है।',
    check: 'उड़ान {number} जाँचें',
    flightNo: 'उड़ान {number}',
    figures: '{target} पर कैश आउट का हिसाब; कहीं भी कैश आउट करें, औसत वापसी वही है।',
    step1:
      'सबके लिए एक ही उड़ान है। 8 सेकंड दाँव लगते हैं, फिर उड़ान शुरू होती है; गुणक 1.00× से बढ़ता है और हर 5 सेकंड में दुगुना होता है।',
    step2: 'एक उड़ान पर दो दाँव लगा सकते हैं, और उड़ान शुरू होने तक दाँव वापस ले सकते हैं।',
    step3:
      'उड़ जाने से पहले कैश आउट करें तो दाँव गुणा उस समय का गुणक मिलता है। वही समय गिना जाता है जब कॉल सर्वर तक पहुँचे; चित्र सर्वर से थोड़ा पीछे रहता है, आगे कभी नहीं।',
    step4:
      'ऑटो चालू हो तो चुने हुए गुणक पर अपने आप कैश आउट होता है, कनेक्शन न हो तब भी। {top} पर जो भी उड़ रहा हो, सबका भुगतान होता है।',
    step5:
      'सर्वर बीच में रुक जाए तो उड़ान अपनी शृंखला के अनुसार ही खत्म होती है: ऑटो दाँव जहाँ तक उड़ान पहुँची वहाँ चुकाए जाते हैं; हाथ वाला दाँव उस आख़िरी समय के गुणक पर निकलता है जब सर्वर चल रहा था, 1.01× से पहले हो तो दाँव लौटता है।',
    random:
      'हर उड़ान का अंत एक हैश शृंखला से आता है, जिसका सिरा पहले से प्रकाशित है। “निष्पक्षता जाँचें” सब दिखाता है। पिछली उड़ानें कुछ नहीं बदलतीं।',
    example: 'उदाहरण: {stake} का दाँव',
    headTarget: 'कैश आउट',
    headPays: 'मिलेगा',
    exampleNote:
      '{end} पर खत्म होने वाली उड़ान में {at} पर कैश आउट करें तो {payout} मिलेंगे, शुद्ध {net}। उड़ान {low} पर खत्म हो जाए तो दाँव वापस नहीं आता।',
    proofTitle: 'इन उड़ानों का प्रमाण',
    proofIntro:
      'हर उड़ान का एक मान है, और उसका SHA-256 पिछली उड़ान का मान है। पहला मान प्रकाशित सिरे तक पहुँचाता है, इसलिए बाद में कोई अंत बदला नहीं जा सकता।',
    formula:
      'अंत = floor(99 ÷ (1 − X)) ÷ 100, कम से कम 1.00×। X, HMAC-SHA256(नमक, मान) के पहले 52 बिट हैं।',
    proofEnds: 'पिछली उड़ानें',
    proven: 'मेल खाता है',
    unproven: 'मेल नहीं खाता',
  },
};
