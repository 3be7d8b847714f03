import type { RoomTexts } from '../../room-words.ts';
import { ANTE_TEXTS, type AnteKey } from '../ante/words.ts';

type Key =
  | 'pairPlus'
  | 'anteHint'
  | 'hit'
  | 'ownPays'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step5'
  | 'step6'
  | 'step7'
  | 'untouched'
  | 'figures'
  | 'headBonus'
  | 'example';

/** The texts that every game of three cards against the dealer has. */
export const THREE_CARD_TEXTS: RoomTexts<AnteKey | Key> = {
  bn: {
    ...ANTE_TEXTS.bn,
    pairPlus: 'পেয়ার প্লাস',
    anteHint: '১:১ + বোনাস',
    dealerPlays: 'ডিলার · বিবি বা বড় হলে খেলেন',
    asked: 'আপনার হাতে {hand}। খেলবেন?',
    giveUp: 'প্যাক করুন',
    hit: '{hand} মিলেছে, {pay}',
    ownPays: 'নিজের তিন তাসে',
    givenUpTold: 'প্যাক: আপনার {own}',
    givenUpPill: 'প্যাক',
    step1: 'অ্যান্টি রাখুন, চাইলে পেয়ার প্লাসও। আপনি তিনটি তাস দেখে পান, ডিলারের তিনটি উল্টানো থাকে।',
    step2:
      'প্লে করলে অ্যান্টির সমান আরও একটি বেট লাগে; প্যাক করলে অ্যান্টি যায়। ডিলার বিবি বা তার বড় তাসে খেলেন। না খেললে অ্যান্টি ১:১ পায়, প্লে ফেরত আসে।',
    step3: 'ডিলার খেললে বড় হাত জেতে: অ্যান্টি ও প্লে দুটিই ১:১ পায়। সমান হলে দুটিই ফেরত, ছোট হলে দুটিই যায়।',
    step5: 'প্লে করলে অ্যান্টির বোনাস আসে, ডিলারের হাত যা-ই হোক। পেয়ার প্লাস পায় শুধু আপনার তিন তাসে, প্যাক করলেও।',
    step6:
      'সবচেয়ে ভালো খেলা: বিবি, ৬ ও ৪ বা তার বড় হাতে প্লে, ছোট হাতে প্যাক। উপরের হিসাব সেই খেলার, আর প্লে-র খরচ তাতে বাদ আছে।',
    step7:
      'প্রতি রাউন্ডে পুরো এক প্যাক থেকে ছয়টি তাস ওঠে: যে তাসগুলো বাকি আছে, তাদের মধ্যে ভগ্নাংশ যেখানে পড়ে, সেই তাস। প্রথম তিনটি আপনার, পরের তিনটি ডিলারের।',
    untouched: 'হাত প্যাক হয়; পেয়ার প্লাস মিললে তা পান',
    figures: 'সবচেয়ে ভালো খেলার হিসাব, টেবিলে এখন যে চিপ আছে তাতে; চিপ না থাকলে শুধু অ্যান্টিতে।',
    headBonus: 'বোনাস',
    example:
      'উদাহরণ: অ্যান্টি {ante}, পেয়ার প্লাস {plus}, হাতে {hand}। প্লে {ante} করলে আর জিতলে পাবেন {payout}, নিট {net}; প্যাক করলে {packed}, নিট {packNet}।',
  },
  en: {
    ...ANTE_TEXTS.en,
    pairPlus: 'Pair plus',
    anteHint: '1:1 + bonus',
    dealerPlays: 'Dealer · plays with a queen or better',
    asked: 'You have {hand}. Play?',
    giveUp: 'Pack',
    hit: '{hand}, {pay}',
    ownPays: 'on your own three cards',
    givenUpTold: 'Packed: you had {own}',
    givenUpPill: 'Pack',
    step1:
      'Put down the ante, and pair plus if you like. You get three cards and see them; the three of the dealer lie face down.',
    step2:
      'Play costs one more bet as large as the ante; pack gives the ante up. The dealer plays with a queen or better. If not, the ante pays 1:1 and play comes back.',
    step3:
      'If the dealer plays, the better hand wins: ante and play both pay 1:1. On a tie both come back; with the lower hand both are lost.',
    step5:
      'When you play, the ante gets its bonus whatever the dealer has. Pair plus pays for your own three cards only, also when you pack.',
    step6:
      'The best play: go on with queen, 6 and 4 or better, and pack with less. The figures above are of this play, and what play costs is taken off in them.',
    step7:
      'Each round takes six cards from a full pack: of the cards that are left, in their order, the one where the fraction falls. The first three are yours, the next three the dealer’s.',
    untouched: 'the hand is packed, and pair plus is paid if it came',
    figures:
      'The figures of the best play with the chips on the table; without chips, with the ante alone.',
    headBonus: 'Bonus',
    example:
      'Example: ante {ante}, pair plus {plus}, and you hold {hand}. Play {ante} and win: you get {payout}, net {net}. Pack: you get {packed}, net {packNet}.',
  },
  hi: {
    ...ANTE_TEXTS.hi,
    pairPlus: 'पेयर प्लस',
    anteHint: '1:1 + बोनस',
    dealerPlays: 'डीलर · बेगम या बड़े पर खेलता है',
    asked: 'आपके पास {hand}। खेलेंगे?',
    giveUp: 'पैक करें',
    hit: '{hand} मिली, {pay}',
    ownPays: 'अपने तीन पत्तों पर',
    givenUpTold: 'पैक: आपके पास {own}',
    givenUpPill: 'पैक',
    step1: 'एंटी रखें, चाहें तो पेयर प्लस भी। आपको तीन पत्ते खुले मिलते हैं, डीलर के तीन उल्टे रहते हैं।',
    step2:
      'प्ले पर एंटी जितना एक और दाँव लगता है; पैक पर एंटी जाती है। डीलर बेगम या बड़े पत्ते पर खेलता है। न खेले तो एंटी को 1:1 मिलता है और प्ले लौटता है।',
    step3:
      'डीलर खेले तो बड़ा हाथ जीतता है: एंटी और प्ले दोनों को 1:1। बराबरी पर दोनों लौटते हैं, छोटे हाथ पर दोनों जाते हैं।',
    step5:
      'प्ले करने पर एंटी का बोनस मिलता है, डीलर के पास कुछ भी हो। पेयर प्लस सिर्फ़ आपके तीन पत्तों पर मिलता है, पैक करने पर भी।',
    step6:
      'सबसे अच्छा खेल: बेगम, 6 और 4 या बड़े हाथ पर प्ले, छोटे पर पैक। ऊपर का हिसाब इसी खेल का है, और प्ले का ख़र्च उसमें घटा हुआ है।',
    step7:
      'हर राउंड में पूरी गड्डी से छह पत्ते निकलते हैं: जो पत्ते बचे हैं, उनमें भिन्न जहाँ पड़े, वही पत्ता। पहले तीन आपके, अगले तीन डीलर के।',
    untouched: 'हाथ पैक होता है; पेयर प्लस मिला हो तो वह मिलता है',
    figures: 'सबसे अच्छे खेल का हिसाब, टेबल पर रखी चिप के साथ; चिप न हो तो सिर्फ़ एंटी का।',
    headBonus: 'बोनस',
    example:
      'उदाहरण: एंटी {ante}, पेयर प्लस {plus}, हाथ में {hand}। प्ले {ante} करें और जीतें तो {payout} मिलेंगे, नेट {net}; पैक करें तो {packed}, नेट {packNet}।',
  },
};
