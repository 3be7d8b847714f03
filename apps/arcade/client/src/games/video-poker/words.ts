import { POKER_HANDS, type PokerHand } from '../parts/cards/poker-words.ts';
import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'cards'
  | 'pays'
  | 'jacks'
  | 'none'
  | 'hold'
  | 'held'
  | 'holdCard'
  | 'stake'
  | 'inHand'
  | 'worth'
  | 'keepAll'
  | 'throwAll'
  | 'draw'
  | 'stand'
  | 'choose'
  | 'open'
  | 'openNone'
  | 'won'
  | 'lost'
  | 'figures'
  | 'untouched'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'example'
  | 'headHand'
  | 'headWhat'
  | 'headPays'
  | 'whatRoyal'
  | 'whatStraightFlush'
  | 'whatFour'
  | 'whatFullHouse'
  | 'whatFlush'
  | 'whatStraight'
  | 'whatThree'
  | 'whatTwoPairs'
  | 'whatJacks'
  | 'exampleNote'
  | 'best'
  | 'bestNote'
  | 'headDealt'
  | 'headKeep'
  | 'headAverage'
  | 'nothing';

/** Every text of video poker. */
export const POKER_TEXTS: RoomTexts<Key | PokerHand> = {
  bn: {
    ...POKER_HANDS.bn,
    bet: 'তাস দিন',
    cards: 'আপনার পাঁচ তাস',
    pays: 'কোন হাতে কত',
    jacks: 'পেয়ার, J বা বড়',
    none: 'কোনো হাত নয়',
    hold: 'ধরুন',
    held: 'ধরা',
    holdCard: '{card} ধরে রাখুন',
    stake: 'বেট',
    inHand: 'হাতে আছে',
    worth: 'এই হাতে',
    keepAll: 'সব ধরুন',
    throwAll: 'সব ছাড়ুন',
    draw: '{count} তাস বদলান',
    stand: 'এই হাতেই থাকুন',
    choose: 'তাস ছুঁয়ে ধরুন বা ছাড়ুন',
    open: 'হাতে {hand}',
    openNone: 'কোন তাস ধরবেন?',
    won: '{hand}, {times}',
    lost: '{hand}',
    figures: 'প্রতিবার সবচেয়ে ভালো তাস ধরলে হিসাব এই; ২৫,৯৮,৯৬০টি হাতের প্রতিটি গুনে বের করা।',
    untouched: 'পাঁচটি তাসই ধরা থাকে, আর সেই হাত যা দেয় তা পাওয়া যায়।',
    step1: '৫২ তাসের একটি প্যাকেট থেকে পাঁচটি তাস পাবেন।',
    step2: 'যেগুলো রাখতে চান ধরুন। বাকিগুলো একবার বদলে প্যাকেটের পরের তাস আসে, বাঁ দিক থেকে।',
    step3: 'শেষের পাঁচ তাসে যে হাত হয়, তালিকা অনুযায়ী সেটির টাকা পাবেন। তাতে বেটও থাকে: ১× মানে বেট ফেরত।',
    step4: 'ডিলার বা অন্য খেলোয়াড় নেই, দ্বিগুণ করার বাজিও নেই। বেট একবারই।',
    step5: 'টেক্কা সাহেবের ওপরে, অথবা দুইয়ের নিচে বসে স্ট্রেট হয়। দশের পেয়ার বা ছোট পেয়ারে কিছু নেই।',
    example: 'হাত ও টাকা, বেট {stake}',
    headHand: 'হাত',
    headWhat: 'কী',
    headPays: 'পাবেন',
    whatRoyal: 'এক রঙের 10 J Q K A',
    whatStraightFlush: 'এক রঙের পরপর পাঁচটি',
    whatFour: 'একই মানের চারটি',
    whatFullHouse: 'তিনটি এক, দুটি এক',
    whatFlush: 'পাঁচটিই এক রঙের',
    whatStraight: 'পরপর পাঁচটি',
    whatThree: 'একই মানের তিনটি',
    whatTwoPairs: 'দুটি পেয়ার',
    whatJacks: 'J, Q, K বা A-এর পেয়ার',
    exampleNote:
      'উদাহরণ: বেট {stake}, এলো {dealt}। {kept} ধরলেন, এলো {drawn}: {hand}, {payout} পাবেন, নিট {net}। কিছু না মিললেও K-এর পেয়ারে বেট ফেরত। যে হাতে কিছু নেই, তাতে নিট {loss}।',
    best: 'কোন তাস ধরা সবচেয়ে ভালো',
    bestNote:
      'গড়ে কত ফেরে, বেটের গুণে, সম্ভব সব তাস গুনে। ভালো হাত ভেঙে আরও বড়র পেছনে ছোটা কেবল তখনই ভালো, যখন গড় সত্যিই বেশি।',
    headDealt: 'এলো',
    headKeep: 'ধরুন',
    headAverage: 'গড়ে',
    nothing: 'কিছু নয়',
  },
  en: {
    ...POKER_HANDS.en,
    bet: 'Deal',
    cards: 'Your five cards',
    pays: 'What hands pay',
    jacks: 'Jacks or better',
    none: 'No hand',
    hold: 'Hold',
    held: 'Held',
    holdCard: 'Hold the {card}',
    stake: 'Bet',
    inHand: 'In hand',
    worth: 'This hand',
    keepAll: 'Hold all',
    throwAll: 'Hold none',
    draw: 'Draw {count}',
    stand: 'Stay with this hand',
    choose: 'Touch a card to hold it or let it go',
    open: 'In hand: {hand}',
    openNone: 'Which cards will you hold?',
    won: '{hand}, {times}',
    lost: '{hand}',
    figures: 'Figures for holding the best cards each time, counted over all 25,98,960 hands.',
    untouched: 'all five cards are held, and what that hand pays is paid.',
    step1: 'You are dealt five cards from a pack of 52.',
    step2:
      'Hold the ones that you want to keep. The others are replaced once, from the left, by the next cards of the pack.',
    step3:
      'The hand of your last five cards pays by the table. The stake is part of it: 1× means that the stake comes back.',
    step4: 'There is no dealer, no other player and no double-up. You bet once.',
    step5:
      'In a straight the ace stands above the king or below the two. A pair of tens or lower pays nothing.',
    example: 'Hands and pays for a bet of {stake}',
    headHand: 'Hand',
    headWhat: 'What it is',
    headPays: 'You get',
    whatRoyal: '10 J Q K A of one suit',
    whatStraightFlush: 'five in a row of one suit',
    whatFour: 'four of one rank',
    whatFullHouse: 'three of one rank and two of another',
    whatFlush: 'five of one suit',
    whatStraight: 'five in a row',
    whatThree: 'three of one rank',
    whatTwoPairs: 'two pairs',
    whatJacks: 'a pair of J, Q, K or A',
    exampleNote:
      'Example: a bet of {stake}, and {dealt} come. You hold {kept}, and {drawn} come: {hand}, you get {payout}, net {net}. Whatever comes, the pair of kings gives the stake back. A hand with nothing leaves net {loss}.',
    best: 'Which cards are best to hold',
    bestNote:
      'What comes back on average, in stakes, counted over all cards that can come. To break a good hand for a better one is right only when the average is really higher.',
    headDealt: 'Dealt',
    headKeep: 'Hold',
    headAverage: 'Average',
    nothing: 'none',
  },
  hi: {
    ...POKER_HANDS.hi,
    bet: 'पत्ते बाँटें',
    cards: 'आपके पाँच पत्ते',
    pays: 'किस हाथ पर कितना',
    jacks: 'पेयर, J या बड़ा',
    none: 'कोई हाथ नहीं',
    hold: 'रोकें',
    held: 'रोका',
    holdCard: '{card} रोकें',
    stake: 'दाँव',
    inHand: 'हाथ में',
    worth: 'इस हाथ पर',
    keepAll: 'सब रोकें',
    throwAll: 'सब छोड़ें',
    draw: '{count} पत्ते बदलें',
    stand: 'इसी हाथ पर रहें',
    choose: 'पत्ता छूकर रोकें या छोड़ें',
    open: 'हाथ में {hand}',
    openNone: 'कौन से पत्ते रोकेंगे?',
    won: '{hand}, {times}',
    lost: '{hand}',
    figures: 'हर बार सबसे अच्छे पत्ते रोकने का हिसाब, सभी 25,98,960 हाथ गिनकर।',
    untouched: 'पाँचों पत्ते रुके रहते हैं, और उस हाथ का भुगतान होता है।',
    step1: '52 पत्तों की एक गड्डी से पाँच पत्ते मिलते हैं।',
    step2: 'जो रखने हैं उन्हें रोकें। बाक़ी एक बार बदलते हैं: बाएँ से, गड्डी के अगले पत्तों से।',
    step3: 'आख़िरी पाँच पत्तों का हाथ तालिका के अनुसार भुगतान देता है। दाँव उसी में है: 1× यानी दाँव वापस।',
    step4: 'कोई डीलर, कोई और खिलाड़ी या दोगुना करने का दाँव नहीं है। दाँव एक ही बार।',
    step5: 'स्ट्रेट में इक्का बादशाह के ऊपर या दुक्की के नीचे आता है। दहले या छोटे पेयर पर कुछ नहीं।',
    example: '{stake} के दाँव पर हाथ और भुगतान',
    headHand: 'हाथ',
    headWhat: 'क्या',
    headPays: 'मिलेगा',
    whatRoyal: 'एक रंग के 10 J Q K A',
    whatStraightFlush: 'एक रंग के लगातार पाँच',
    whatFour: 'एक मान के चार',
    whatFullHouse: 'एक मान के तीन और दूसरे के दो',
    whatFlush: 'पाँचों एक रंग के',
    whatStraight: 'लगातार पाँच',
    whatThree: 'एक मान के तीन',
    whatTwoPairs: 'दो पेयर',
    whatJacks: 'J, Q, K या A का पेयर',
    exampleNote:
      'उदाहरण: {stake} का दाँव, आए {dealt}। {kept} रोके, आए {drawn}: {hand}, {payout} मिलेंगे, शुद्ध {net}। कुछ भी आए, K के पेयर पर दाँव वापस है। जिस हाथ में कुछ न हो, उस पर शुद्ध {loss}।',
    best: 'कौन से पत्ते रोकना सबसे अच्छा',
    bestNote:
      'औसतन कितना लौटता है, दाँव के गुणा में, सारे संभव पत्ते गिनकर। अच्छा हाथ तोड़कर बड़े के पीछे जाना तभी ठीक है जब औसत सचमुच ज़्यादा हो।',
    headDealt: 'आए',
    headKeep: 'रोकें',
    headAverage: 'औसत',
    nothing: 'कुछ नहीं',
  },
};
