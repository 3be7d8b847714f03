import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'kind'
  | 'winner'
  | 'two'
  | 'all'
  | 'pawns'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'placed'
  | 'choose1'
  | 'choose2'
  | 'choose4'
  | 'racing'
  | 'cameRight'
  | 'cameOther'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headBet'
  | 'headPays'
  | 'exampleNote';

/** Every text of the ludo race. */
export const LUDO_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    kind: 'বাজি',
    winner: 'প্রথম',
    two: 'প্রথম দুই',
    all: 'পুরো ক্রম',
    pawns: 'ঘুঁটি বাছুন, যে ক্রমে ঘরে পৌঁছাবে',
    red: 'লাল',
    green: 'সবুজ',
    yellow: 'হলুদ',
    blue: 'নীল',
    placed: '{pawn}, স্থান {place}',
    choose1: 'একটি ঘুঁটি বাছুন',
    choose2: 'ক্রমে দুটি ঘুঁটি বাছুন',
    choose4: 'চারটির ক্রম বাছুন',
    racing: 'দৌড় চলছে, আপনার বেট: {bet}',
    cameRight: 'ক্রম মিলেছে: {came}',
    cameOther: 'এসেছে {came}',
    figures: '“{kind}” বেটের হিসাব।',
    step1:
      'চারটি ঘুঁটি ১২ ঘর পেরিয়ে ঘরে ফেরে। প্রতি চালে যেগুলো এখনও পথে আছে তাদের একটি এক ঘর এগোয়; পথে থাকা সবার সম্ভাবনা সমান।',
    step2: 'তাই চার ঘুঁটির ২৪টি ক্রমের প্রতিটির সম্ভাবনা সমান, কোনো রং এগিয়ে নেই।',
    step3:
      'বাজি তিন রকম: কে প্রথম, প্রথম দুটি ক্রমে, অথবা চারটিই ক্রমে। সব ঠিক হলে জেতা যায়; একটিও আলাদা হলে বেট যায়।',
    step4: 'আপনার বেটের ফল ঠিক হয়ে গেলে বাকি দৌড় সঙ্গে সঙ্গে বসানো হয়।',
    example: 'উদাহরণ: বেট {stake}',
    headBet: 'বাজি',
    headPays: 'পাবেন',
    exampleNote: '{bet} বেটে ঠিক এই ক্রমে এলে {payout} পাবেন, নিট {net}। উল্টো ক্রমে এলে কিছু ফেরে না।',
  },
  en: {
    bet: 'Bet',
    kind: 'Bet on',
    winner: 'Winner',
    two: 'First two',
    all: 'Whole order',
    pawns: 'Choose pawns in the order in which they come home',
    red: 'Red',
    green: 'Green',
    yellow: 'Yellow',
    blue: 'Blue',
    placed: '{pawn}, place {place}',
    choose1: 'Choose a pawn',
    choose2: 'Choose two pawns in order',
    choose4: 'Choose the order of all four',
    racing: 'The race is on, your bet: {bet}',
    cameRight: 'The order is right: {came}',
    cameOther: 'Came home: {came}',
    figures: 'Figures of a bet “{kind}”.',
    step1:
      'Four pawns go 12 fields home. At each move one of those still on the way goes a field; all that are on the way have the same chance.',
    step2: 'So each of the 24 orders of the four has the same chance, and no colour is ahead.',
    step3:
      'There are three bets: who comes first, the first two in order, or all four in order. It wins when all of it is right, and is lost when one place differs.',
    step4: 'Once your bet is decided, the rest of the race is set at once.',
    example: 'Example: a bet of {stake}',
    headBet: 'Bet on',
    headPays: 'You get',
    exampleNote:
      'With a bet on {bet}, exactly this order gives {payout}, net {net}. The other way round gives nothing back.',
  },
  hi: {
    bet: 'दाँव',
    kind: 'किस पर',
    winner: 'पहला',
    two: 'पहले दो',
    all: 'पूरा क्रम',
    pawns: 'गोटियाँ उस क्रम में चुनें जिसमें वे घर पहुँचेंगी',
    red: 'लाल',
    green: 'हरा',
    yellow: 'पीला',
    blue: 'नीला',
    placed: '{pawn}, स्थान {place}',
    choose1: 'एक गोटी चुनें',
    choose2: 'क्रम से दो गोटियाँ चुनें',
    choose4: 'चारों का क्रम चुनें',
    racing: 'दौड़ जारी है, आपका दाँव: {bet}',
    cameRight: 'क्रम सही निकला: {came}',
    cameOther: 'पहुँचे: {came}',
    figures: '“{kind}” दाँव का हिसाब।',
    step1:
      'चार गोटियाँ 12 ख़ाने चलकर घर पहुँचती हैं। हर चाल में रास्ते पर बची गोटियों में से एक, एक ख़ाना आगे बढ़ती है; रास्ते पर बची सभी की संभावना बराबर है।',
    step2: 'इसलिए चारों के 24 क्रमों में हर एक की संभावना बराबर है; कोई रंग आगे नहीं है।',
    step3:
      'तीन तरह के दाँव हैं: कौन पहला, पहले दो क्रम से, या चारों क्रम से। पूरा दाँव सही हो तो जीत; एक भी स्थान अलग हो तो दाँव हारा।',
    step4: 'आपके दाँव का फ़ैसला होते ही बाकी दौड़ तुरंत पूरी दिखा दी जाती है।',
    example: 'उदाहरण: {stake} का दाँव',
    headBet: 'किस पर',
    headPays: 'मिलेगा',
    exampleNote:
      '{bet} के दाँव में ठीक यही क्रम आए तो {payout} मिलेंगे, शुद्ध {net}। उल्टा क्रम आए तो कुछ वापस नहीं आता।',
  },
};
