import type { RoomTexts } from '../room-words.ts';
import { ANTE_TEXTS, type AnteKey } from '../parts/ante/words.ts';
import { HAND_TEXTS, type HandKey } from './hand-words.ts';

type Key =
  | 'board'
  | 'antePays'
  | 'antePaysWhen'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'step6'
  | 'step7'
  | 'untouched'
  | 'figures'
  | 'example';

/** The texts of casino hold'em, with the names of its hands. */
export const HOLDEM_TEXTS: RoomTexts<AnteKey | Key | HandKey> = {
  bn: {
    ...ANTE_TEXTS.bn,
    ...HAND_TEXTS.bn,
    board: 'টেবিলের তাস',
    dealerPlays: 'ডিলার · ৪-এর পেয়ার বা বড় হলে খেলেন',
    asked: 'এখন {hand}। খেলবেন?',
    giveUp: 'ফোল্ড করুন',
    antePays: 'অ্যান্টি পায়',
    antePaysWhen: 'জিতলে, বা ডিলার না খেললে',
    givenUpTold: 'ফোল্ড: আপনার {own}',
    givenUpPill: 'ফোল্ড',
    step1:
      'অ্যান্টি রাখুন। আপনি নিজের দুটি তাস আর টেবিলের প্রথম তিনটি তাস দেখেন; টেবিলের আরও দুটি ও ডিলারের দুটি উল্টানো থাকে।',
    step2:
      'প্লে করলে অ্যান্টির দ্বিগুণ আরও একটি বেট লাগে; ফোল্ড করলে অ্যান্টি যায়। তারপর বাকি দুটি তাস খোলে। নিজের দুটি আর টেবিলের পাঁচটি মিলে সেরা পাঁচ তাসই হাত।',
    step3: 'ডিলার ৪-এর পেয়ার বা তার বড় হাতে খেলেন। না খেললে অ্যান্টি নিচের তালিকা অনুযায়ী পায়, প্লে ফেরত আসে।',
    step4:
      'ডিলার খেললে বড় হাত জেতে: অ্যান্টি তালিকা অনুযায়ী পায়, প্লে পায় ১:১। সমান হলে দুটিই ফেরত, ছোট হলে দুটিই যায়।',
    step5:
      'তালিকায় হাত বড় থেকে ছোট। স্ট্রেটে টেক্কা সাহেবের উপরে বা ২-এর নিচে বসে। একই হাতে বড় নম্বর জেতে, রঙের কোনো বড়-ছোট নেই।',
    step6:
      'সবচেয়ে ভালো খেলা {folds} হাত ফোল্ড করে: যেগুলোতে খেললে গড়ে আরও বেশি যেত। নিজের কোনো তাস টেবিলের কোনো তাসের সঙ্গে মিললে, বা একই রঙের চারটি হলে কখনো ফোল্ড নয়। উপরের হিসাব সেই খেলার, আর প্লে-র খরচ তাতে বাদ আছে।',
    step7:
      'প্রতি রাউন্ডে পুরো এক প্যাক থেকে নয়টি তাস ওঠে: যে তাসগুলো বাকি আছে, তাদের মধ্যে ভগ্নাংশ যেখানে পড়ে, সেই তাস। প্রথম দুটি আপনার, পরের দুটি ডিলারের, শেষ পাঁচটি টেবিলের।',
    untouched: 'হাত ফোল্ড হয়, অ্যান্টি যায়',
    figures: 'সবচেয়ে ভালো খেলার হিসাব, যেকোনো অ্যান্টিতে।',
    example:
      'উদাহরণ: অ্যান্টি {ante}, প্লে {play}, শেষে আপনার {hand}। জিতলে পাবেন {won}, নিট {wonNet}। ডিলার না খেললে {out}, নিট {outNet}। হারলে নিট {lostNet}। প্লে না করে ফোল্ড করলে নিট {foldNet}।',
  },
  en: {
    ...ANTE_TEXTS.en,
    ...HAND_TEXTS.en,
    board: 'Cards on the table',
    dealerPlays: 'Dealer · plays with a pair of 4s or better',
    asked: 'You have {hand} so far. Play?',
    giveUp: 'Fold',
    antePays: 'The ante pays',
    antePaysWhen: 'if you win or the dealer does not play',
    givenUpTold: 'Folded: you had {own}',
    givenUpPill: 'Fold',
    step1:
      'Put down the ante. You see your own two cards and the first three on the table; two more on the table and the two of the dealer lie face down.',
    step2:
      'Play costs one more bet, twice the ante; fold gives the ante up. Then the last two cards are turned. The best five of your two and the five on the table are your hand.',
    step3:
      'The dealer plays with a pair of 4s or better. If not, the ante is paid by the table below, and play comes back.',
    step4:
      'If the dealer plays, the better hand wins: the ante is paid by the table, and play 1:1. On a tie both come back; with the lower hand both are lost.',
    step5:
      'The table has the hands from the highest. In a straight the ace stands above the king or below the 2. Of the same hands the higher ranks win; suits have no order.',
    step6:
      'The best play folds {folds} of the hands: those with which playing on would lose more on average. It never folds when one of your cards matches one on the table, or with four of one suit. The figures above are of this play, and what play costs is taken off in them.',
    step7:
      'Each round takes nine cards from a full pack: of the cards that are left, in their order, the one where the fraction falls. The first two are yours, the next two the dealer’s, the last five lie on the table.',
    untouched: 'the hand is folded, and the ante goes',
    figures: 'The figures of the best play, with any ante.',
    example:
      'Example: ante {ante}, play {play}, and you end with {hand}. If you win you get {won}, net {wonNet}. If the dealer does not play, {out}, net {outNet}. If you lose, net {lostNet}. If you fold in place of playing, net {foldNet}.',
  },
  hi: {
    ...ANTE_TEXTS.hi,
    ...HAND_TEXTS.hi,
    board: 'टेबल के पत्ते',
    dealerPlays: 'डीलर · 4 के पेयर या बड़े पर खेलता है',
    asked: 'अभी {hand}। खेलेंगे?',
    giveUp: 'फ़ोल्ड करें',
    antePays: 'एंटी को मिलता है',
    antePaysWhen: 'जीतने पर, या डीलर न खेले तो',
    givenUpTold: 'फ़ोल्ड: आपके पास {own}',
    givenUpPill: 'फ़ोल्ड',
    step1: 'एंटी रखें। आप अपने दो पत्ते और टेबल के पहले तीन पत्ते देखते हैं; टेबल के दो और डीलर के दो पत्ते उल्टे रहते हैं।',
    step2:
      'प्ले पर एंटी का दोगुना एक और दाँव लगता है; फ़ोल्ड पर एंटी जाती है। फिर बाक़ी दो पत्ते खुलते हैं। अपने दो और टेबल के पाँच में से सबसे अच्छे पाँच पत्ते ही हाथ हैं।',
    step3:
      'डीलर 4 के पेयर या बड़े हाथ पर खेलता है। न खेले तो एंटी को नीचे की तालिका से मिलता है और प्ले लौटता है।',
    step4:
      'डीलर खेले तो बड़ा हाथ जीतता है: एंटी को तालिका से मिलता है और प्ले को 1:1। बराबरी पर दोनों लौटते हैं, छोटे हाथ पर दोनों जाते हैं।',
    step5:
      'तालिका में हाथ बड़े से छोटे हैं। स्ट्रेट में इक्का बादशाह के ऊपर या 2 के नीचे आता है। एक जैसे हाथों में बड़े नंबर जीतते हैं; रंगों में कोई बड़ा-छोटा नहीं।',
    step6:
      'सबसे अच्छा खेल {folds} हाथ फ़ोल्ड करता है: वे जिनमें खेलने पर औसतन और ज़्यादा जाता। अपना कोई पत्ता टेबल के किसी पत्ते से मिले, या एक रंग के चार हों, तो कभी फ़ोल्ड नहीं। ऊपर का हिसाब इसी खेल का है, और प्ले का ख़र्च उसमें घटा हुआ है।',
    step7:
      'हर राउंड में पूरी गड्डी से नौ पत्ते निकलते हैं: जो पत्ते बचे हैं, उनमें भिन्न जहाँ पड़े, वही पत्ता। पहले दो आपके, अगले दो डीलर के, आख़िरी पाँच टेबल के।',
    untouched: 'हाथ फ़ोल्ड होता है और एंटी जाती है',
    figures: 'सबसे अच्छे खेल का हिसाब, किसी भी एंटी पर।',
    example:
      'उदाहरण: एंटी {ante}, प्ले {play}, अंत में आपका {hand}। जीतें तो {won} मिलेंगे, नेट {wonNet}। डीलर न खेले तो {out}, नेट {outNet}। हारें तो नेट {lostNet}। प्ले की जगह फ़ोल्ड करें तो नेट {foldNet}।',
  },
};
