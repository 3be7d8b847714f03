import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'deal'
  | 'you'
  | 'hand'
  | 'dealer'
  | 'insurance'
  | 'pays'
  | 'stands'
  | 'hit'
  | 'stand'
  | 'double'
  | 'split'
  | 'insure'
  | 'decline'
  | 'short'
  | 'doubleOrStand'
  | 'short_hit'
  | 'short_stand'
  | 'short_double'
  | 'short_doubleOrStand'
  | 'short_split'
  | 'won'
  | 'lost'
  | 'push'
  | 'bust'
  | 'natural'
  | 'soft'
  | 'hard'
  | 'held'
  | 'heldHand'
  | 'heldAce'
  | 'toldWon'
  | 'toldPush'
  | 'toldLost'
  | 'toldBust'
  | 'toldNatural'
  | 'toldTwo'
  | 'dealerNatural'
  | 'dealerBust'
  | 'figures'
  | 'untouched'
  | 'infinite'
  | 'keys'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'step6'
  | 'step7'
  | 'example'
  | 'headCase'
  | 'headStaked'
  | 'headPays'
  | 'case1'
  | 'case2'
  | 'case3'
  | 'case4'
  | 'case5'
  | 'case6'
  | 'case7'
  | 'best'
  | 'bestNote'
  | 'bestHard'
  | 'bestSoft'
  | 'bestPairs';

/** Every text of blackjack. */
export const BLACKJACK_TEXTS: RoomTexts<Key> = {
  bn: {
    deal: 'বেট',
    you: 'আপনি',
    hand: 'হাত {no}',
    dealer: 'ডিলার',
    insurance: 'বিমা',
    pays: 'ব্ল্যাকজ্যাক ৩:২ দেয়',
    stands: 'ডিলার ১৭ হলে থামেন, নরম ১৭-তেও',
    hit: 'কার্ড নিন',
    stand: 'থামুন',
    double: 'দ্বিগুণ',
    split: 'ভাগ করুন',
    insure: 'বিমা নিন',
    decline: 'বিমা ছাড়াই খেলুন',
    short: 'ব্যালেন্স কম',
    doubleOrStand: 'দ্বিগুণ, না পারলে থামুন',
    short_hit: 'ক',
    short_stand: 'থ',
    short_double: 'দ',
    short_doubleOrStand: 'দ*',
    short_split: 'ভ',
    won: 'জয়',
    lost: 'হার',
    push: 'সমান',
    bust: '২১ পেরিয়েছে',
    natural: 'ব্ল্যাকজ্যাক',
    soft: 'নরম {total}',
    hard: '{total}',
    held: 'আপনার {own}, ডিলারের {dealer}; মোট বেট {staked}',
    heldHand: 'হাত {no}: আপনার {own}, ডিলারের {dealer}; মোট বেট {staked}',
    heldAce: 'আপনার {own}, ডিলারের টেক্কা। বিমা নেবেন? মোট বেট {staked}',
    toldWon: 'আপনার {own}, ডিলারের {dealer}',
    toldPush: 'দুজনেরই {own}, বেট ফেরত; ডিলারের {dealer}',
    toldLost: 'আপনার {own}, ডিলারের {dealer}',
    toldBust: 'আপনার {own}, ২১ পেরিয়ে গেছে',
    toldNatural: 'আপনার ব্ল্যাকজ্যাক',
    toldTwo: 'হাত ১: {own}, হাত ২: {second}, ডিলার: {dealer}',
    dealerNatural: 'ডিলারের ব্ল্যাকজ্যাক',
    dealerBust: 'ডিলার {dealer}, ২১ পেরিয়ে গেছেন; আপনার {own}',
    figures:
      'নিচের সেরা খেলার হিসাব, প্রথম বেটের তুলনায়; দ্বিগুণ ও ভাগের খরচ বাদ দিয়ে। সবচেয়ে বড় পাওনা আসে ভাগ করা দুই হাতই দ্বিগুণ করে জিতলে, তখন মোট বেট প্রথম বেটের চার গুণ।',
    untouched: 'বিমা নেওয়া হয় না, আর প্রতিটি হাত যেখানে আছে সেখানেই থামে।',
    infinite: 'তাসের প্যাকেটের শেষ নেই: প্রতিটি কার্ড ৫২টির যেকোনোটি, আগে যা-ই এসে থাকুক। কার্ড গুনে লাভ নেই।',
    keys: 'কিবোর্ডে: H কার্ড নিন, S থামুন, D দ্বিগুণ, P ভাগ, I বিমা, N বিমা ছাড়া।',
    step1:
      '২১-এর বেশি না হয়ে ডিলারের চেয়ে বেশি হলে জয়, বেটের সমান লাভ। সমান হলে বেট ফেরত, ২১ পেরোলে হার।',
    step2: '২ থেকে ১০ তাদের সংখ্যা, গোলাম, বিবি, সাহেব ১০, টেক্কা ১১ বা ১। টেক্কা ১১ ধরা হাতকে নরম বলে।',
    step3:
      'কার্ড আসে পালা করে: আপনি, ডিলার, আপনি, ডিলার। ডিলারের প্রথম কার্ড খোলা। প্রথম দুই কার্ডে টেক্কা ও ১০ হলে ব্ল্যাকজ্যাক, পাওনা ৩:২।',
    step4:
      'ডিলারের ১০ বা টেক্কা থাকলে তিনি নিচের কার্ড দেখে নেন; ব্ল্যাকজ্যাক হলে রাউন্ড সেখানেই শেষ। ১৭ বা বেশি হলে তিনি থামেন, নরম ১৭-তেও।',
    step5:
      'দ্বিগুণ: হাতের দুই কার্ডে আরও এক বেট দিয়ে ঠিক একটি কার্ড। ভাগের পরেও চলে। ২১ হলে হাত নিজে থেকেই থামে।',
    step6:
      'ভাগ: সমান মানের দুই কার্ড আরও এক বেটে দুই হাত হয়, রাউন্ডে একবার; সাহেব ও দশও জোড়া। টেক্কা ভাগ করলে প্রতি হাতে একটিই কার্ড। ভাগের ২১ ব্ল্যাকজ্যাক নয়।',
    step7:
      'বিমা: ডিলারের টেক্কা থাকলে আধা বেটে। ডিলারের ব্ল্যাকজ্যাক হলে ২:১ দেয়, না হলে যায়। গড়ে বিমার ৭.৬৯% হারায়, তাই সেরা খেলায় বিমা নেই।',
    example: 'উদাহরণ: প্রথম বেট {stake}',
    headCase: 'কী হলো',
    headStaked: 'মোট বেট',
    headPays: 'পাবেন',
    case1: '২০, ডিলারের ১৯',
    case2: 'ব্ল্যাকজ্যাক',
    case3: '১৮, ডিলারের ১৮',
    case4: 'দ্বিগুণ করে জয়',
    case5: 'ভাগে এক জয়, এক হার',
    case6: 'বিমা, ডিলারের ব্ল্যাকজ্যাক',
    case7: '২২',
    best: 'সেরা খেলা',
    bestNote:
      'প্রতিটি ঘর সব সম্ভাব্য কার্ড হিসাব করে বের করা। উপরে ডিলারের কার্ড, বাঁয়ে আপনার হাত। ক: কার্ড নিন, থ: থামুন, দ: দ্বিগুণ, না পারলে কার্ড নিন, দ*: দ্বিগুণ, না পারলে থামুন, ভ: ভাগ করুন।',
    bestHard: 'শক্ত হাত',
    bestSoft: 'নরম হাত',
    bestPairs: 'জোড়া',
  },
  en: {
    deal: 'Bet',
    you: 'You',
    hand: 'Hand {no}',
    dealer: 'Dealer',
    insurance: 'Insurance',
    pays: 'Blackjack pays 3 to 2',
    stands: 'Dealer stands on all 17s',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    insure: 'Insure',
    decline: 'Play without insurance',
    short: 'Balance too low',
    doubleOrStand: 'Double, or else stand',
    short_hit: 'H',
    short_stand: 'S',
    short_double: 'D',
    short_doubleOrStand: 'D*',
    short_split: 'P',
    won: 'Won',
    lost: 'Lost',
    push: 'Push',
    bust: 'Bust',
    natural: 'Blackjack',
    soft: 'a soft {total}',
    hard: '{total}',
    held: 'You have {own}, dealer {dealer}; {staked} staked',
    heldHand: 'Hand {no}: you have {own}, dealer {dealer}; {staked} staked',
    heldAce: 'You have {own}, dealer an ace. Insurance? {staked} staked',
    toldWon: 'You {own}, dealer {dealer}',
    toldPush: 'Push at {own}, dealer {dealer}',
    toldLost: 'You {own}, dealer {dealer}',
    toldBust: 'You bust with {own}',
    toldNatural: 'You have a blackjack',
    toldTwo: 'Hand 1: {own}, hand 2: {second}, dealer: {dealer}',
    dealerNatural: 'The dealer has a blackjack',
    dealerBust: 'Dealer busts with {dealer}; you have {own}',
    figures:
      'Figures of the best play below, in first bets, with what doubles and splits cost taken off. The largest payout is that of two hands of a split that are both doubled and won, when four bets are staked.',
    untouched: 'insurance is declined, and each hand stands as it is.',
    infinite:
      'The packs have no end: each card is any of the 52, whatever came before. Counting cards gains nothing.',
    keys: 'On a keyboard: H hit, S stand, D double, P split, I insure, N no insurance.',
    step1:
      'You win your bet when you are above the dealer without passing 21. A tie gives the bet back; above 21 you lose.',
    step2:
      '2 to 10 count their number, jack, queen and king 10, an ace 11 or 1. A hand in which an ace counts 11 is soft.',
    step3:
      'Cards go to you, the dealer, you, the dealer. The dealer’s first card is open. An ace and a ten as your first two cards are a blackjack, which pays 3 to 2.',
    step4:
      'With a ten or an ace the dealer looks at the hidden card; a blackjack ends the round at once. The dealer stands on 17 and above, on a soft 17 too.',
    step5:
      'Double: one more bet on any hand of two cards, for exactly one card. It is allowed after a split. A hand of 21 stands by itself.',
    step6:
      'Split: two cards that count the same become two hands for one more bet, once a round; a king and a ten are a pair too. Split aces get one card each. 21 after a split is no blackjack.',
    step7:
      'Insurance: half a bet when the dealer shows an ace. It pays 2 to 1 if the dealer has a blackjack and is lost otherwise. On average it loses 7.69 % of itself, so the best play has none.',
    example: 'Examples with a first bet of {stake}',
    headCase: 'What came',
    headStaked: 'Staked',
    headPays: 'You get',
    case1: '20, dealer 19',
    case2: 'Blackjack',
    case3: '18, dealer 18',
    case4: 'A double that wins',
    case5: 'A split, one won, one lost',
    case6: 'Insurance, dealer blackjack',
    case7: '22',
    best: 'The best play',
    bestNote:
      'Each field is computed over all cards that can come. Above is the dealer’s card, on the left your hand. H: hit, S: stand, D: double, or else hit, D*: double, or else stand, P: split.',
    bestHard: 'Hard hands',
    bestSoft: 'Soft hands',
    bestPairs: 'Pairs',
  },
  hi: {
    deal: 'दाँव',
    you: 'आप',
    hand: 'हाथ {no}',
    dealer: 'डीलर',
    insurance: 'बीमा',
    pays: 'ब्लैकजैक 3:2 देता है',
    stands: 'डीलर 17 पर रुकता है, नरम 17 पर भी',
    hit: 'पत्ता लें',
    stand: 'रुकें',
    double: 'दोगुना',
    split: 'बाँटें',
    insure: 'बीमा लें',
    decline: 'बिना बीमा खेलें',
    short: 'बैलेंस कम',
    doubleOrStand: 'दोगुना, नहीं तो रुकें',
    short_hit: 'प',
    short_stand: 'रु',
    short_double: 'दो',
    short_doubleOrStand: 'दो*',
    short_split: 'बाँ',
    won: 'जीत',
    lost: 'हार',
    push: 'बराबर',
    bust: '21 के पार',
    natural: 'ब्लैकजैक',
    soft: 'नरम {total}',
    hard: '{total}',
    held: 'आपके {own}, डीलर का {dealer}; कुल दाँव {staked}',
    heldHand: 'हाथ {no}: आपके {own}, डीलर का {dealer}; कुल दाँव {staked}',
    heldAce: 'आपके {own}, डीलर का इक्का। बीमा लेंगे? कुल दाँव {staked}',
    toldWon: 'आपके {own}, डीलर के {dealer}',
    toldPush: 'दोनों के {own}, दाँव वापस; डीलर के {dealer}',
    toldLost: 'आपके {own}, डीलर के {dealer}',
    toldBust: 'आपके {own}, 21 के पार',
    toldNatural: 'आपका ब्लैकजैक',
    toldTwo: 'हाथ 1: {own}, हाथ 2: {second}, डीलर: {dealer}',
    dealerNatural: 'डीलर का ब्लैकजैक',
    dealerBust: 'डीलर {dealer}, 21 के पार; आपके {own}',
    figures:
      'नीचे के सबसे अच्छे खेल का हिसाब, पहले दाँव की तुलना में; दोगुने और बँटवारे का ख़र्च घटाकर। सबसे बड़ा भुगतान तब है जब बाँटे हुए दोनों हाथ दोगुने होकर जीतें; तब कुल दाँव पहले का चार गुना होता है।',
    untouched: 'बीमा नहीं लिया जाता, और हर हाथ जहाँ है वहीं रुकता है।',
    infinite:
      'गड्डियों का अंत नहीं: हर पत्ता 52 में से कोई भी हो सकता है, पहले जो भी आया हो। पत्ते गिनने से लाभ नहीं।',
    keys: 'कीबोर्ड पर: H पत्ता, S रुकें, D दोगुना, P बाँटें, I बीमा, N बिना बीमा।',
    step1:
      '21 पार किए बिना डीलर से ज़्यादा हों तो जीत, दाँव जितना लाभ। बराबर हो तो दाँव वापस, 21 के पार हार।',
    step2:
      '2 से 10 अपनी संख्या, ग़ुलाम, बेगम, बादशाह 10, इक्का 11 या 1। जिस हाथ में इक्का 11 गिना जाए वह नरम है।',
    step3:
      'पत्ते बारी-बारी: आप, डीलर, आप, डीलर। डीलर का पहला पत्ता खुला है। पहले दो पत्तों में इक्का और 10 हों तो ब्लैकजैक, जो 3:2 देता है।',
    step4:
      '10 या इक्का हो तो डीलर नीचे का पत्ता देखता है; ब्लैकजैक हो तो राउंड वहीं ख़त्म। 17 या ज़्यादा पर डीलर रुकता है, नरम 17 पर भी।',
    step5:
      'दोगुना: दो पत्तों के हाथ पर एक और दाँव देकर ठीक एक पत्ता। बाँटने के बाद भी चलता है। 21 होने पर हाथ अपने आप रुकता है।',
    step6:
      'बाँटना: बराबर गिनती के दो पत्ते एक और दाँव पर दो हाथ बनते हैं, राउंड में एक बार; बादशाह और दहला भी जोड़ी हैं। बाँटे इक्कों को एक-एक पत्ता मिलता है। बाँटने के बाद का 21 ब्लैकजैक नहीं।',
    step7:
      'बीमा: डीलर का इक्का हो तो आधे दाँव पर। डीलर का ब्लैकजैक हो तो 2:1 देता है, नहीं तो जाता है। औसतन बीमे का 7.69% जाता है, इसलिए सबसे अच्छे खेल में बीमा नहीं।',
    example: 'उदाहरण: पहला दाँव {stake}',
    headCase: 'क्या हुआ',
    headStaked: 'कुल दाँव',
    headPays: 'मिलेगा',
    case1: '20, डीलर के 19',
    case2: 'ब्लैकजैक',
    case3: '18, डीलर के 18',
    case4: 'दोगुना और जीत',
    case5: 'बँटवारे में एक जीत, एक हार',
    case6: 'बीमा, डीलर का ब्लैकजैक',
    case7: '22',
    best: 'सबसे अच्छा खेल',
    bestNote:
      'हर ख़ाना आ सकने वाले सभी पत्तों से गिना गया है। ऊपर डीलर का पत्ता, बाईं ओर आपका हाथ। प: पत्ता लें, रु: रुकें, दो: दोगुना, नहीं तो पत्ता लें, दो*: दोगुना, नहीं तो रुकें, बाँ: बाँटें।',
    bestHard: 'सख़्त हाथ',
    bestSoft: 'नरम हाथ',
    bestPairs: 'जोड़ियाँ',
  },
};
