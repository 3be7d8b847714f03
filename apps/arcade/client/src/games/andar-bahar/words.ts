import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'deal'
  | 'fields'
  | 'andar'
  | 'bahar'
  | 'joker'
  | 'noJoker'
  | 'jokerIs'
  | 'matched'
  | 'cards'
  | 'falling'
  | 'andarWon'
  | 'baharWon'
  | 'pillAndar'
  | 'pillBahar'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example';

/** Every text of andar bahar. */
export const ANDAR_BAHAR_TEXTS: RoomTexts<Key> = {
  bn: {
    deal: 'ডিল করুন',
    fields: 'বেটের ঘর',
    andar: 'অন্দর',
    bahar: 'বাহির',
    joker: 'জোকার',
    noJoker: 'জোকার এখনও ওঠেনি',
    jokerIs: 'জোকার {rank}',
    matched: 'জোকার {rank} · {count} তাসে মিলেছে',
    cards: '{count} তাস',
    falling: 'তাস পড়ছে',
    andarWon: 'অন্দরে {card}, {count} তাসে',
    baharWon: 'বাহিরে {card}, {count} তাসে',
    pillAndar: 'অ {count}',
    pillBahar: 'বা {count}',
    step1:
      'এক প্যাক থেকে একটি জোকার ওঠে। তারপর একটি করে তাস পড়ে, প্রথমটি অন্দরে, পরেরটি বাহিরে, যতক্ষণ না জোকারের মানের তাস আসে। যে পাশে আসে, সে পাশ জেতে।',
    step2: 'অন্দর প্রথম তাস পায়, তাই একটু বেশি জেতে আর ০.৯:১ দেয়; বাহির ১:১। জোকারের রং ধরা হয় না।',
    step3: 'কত তাসে মিলবে, সেটিতেও চিপ রাখা যায়: ১–৫ থেকে ৪১–৪৯ তাস। জোকার গোনা হয় না।',
    step4: 'প্যাক প্রতি রাউন্ডে পুরো। যে তাসগুলো বাকি আছে, তাদের মধ্যে ভগ্নাংশ যেখানে পড়ে, সেই তাস ওঠে।',
    example:
      'উদাহরণ: বাহিরে {stake} আর ৬–১০ তাসে {side}। বাহিরে অষ্টম তাসে মিললে {payout} পাবেন, নিট {net}; অন্দরে তৃতীয় তাসে মিললে নিট {lost}।',
  },
  en: {
    deal: 'Deal',
    fields: 'Fields for bets',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Joker',
    noJoker: 'No joker yet',
    jokerIs: 'Joker {rank}',
    matched: 'Joker {rank} · matched by card {count}',
    cards: 'cards: {count}',
    falling: 'Dealing',
    andarWon: '{card} to Andar with card {count}',
    baharWon: '{card} to Bahar with card {count}',
    pillAndar: 'A {count}',
    pillBahar: 'B {count}',
    step1:
      'A joker is turned from one pack. Then cards fall one by one, the first to Andar, the next to Bahar, until one has the joker’s rank. Its side wins.',
    step2:
      'Andar has the first card, so it wins a little more often and pays 0.9:1; Bahar pays 1:1. The joker’s suit does not count.',
    step3:
      'You can also bet on how many cards it takes, from 1–5 to 41–49. The joker is not counted.',
    step4:
      'The pack is full in every round. Of the cards that are left, in their order, the one where the fraction falls is next.',
    example:
      'Example: {stake} on Bahar and {side} on 6–10 cards. A match on Bahar with card 8 gets you {payout}, net {net}; on Andar with card 3, net {lost}.',
  },
  hi: {
    deal: 'डील करें',
    fields: 'दाँव के ख़ाने',
    andar: 'अंदर',
    bahar: 'बाहर',
    joker: 'जोकर',
    noJoker: 'जोकर अभी नहीं खुला',
    jokerIs: 'जोकर {rank}',
    matched: 'जोकर {rank} · {count} पत्तों में मिला',
    cards: '{count} पत्ते',
    falling: 'पत्ते गिर रहे हैं',
    andarWon: 'अंदर {card}, {count} पत्तों में',
    baharWon: 'बाहर {card}, {count} पत्तों में',
    pillAndar: 'अं {count}',
    pillBahar: 'बा {count}',
    step1:
      'एक गड्डी से जोकर खुलता है। फिर एक-एक पत्ता गिरता है, पहला अंदर, अगला बाहर, जब तक जोकर के अंक का पत्ता न आए। जिस ओर आए, वह जीतता है।',
    step2:
      'अंदर को पहला पत्ता मिलता है, इसलिए वह थोड़ा ज़्यादा जीतता है और 0.9:1 देता है; बाहर 1:1। जोकर का रंग नहीं गिना जाता।',
    step3: 'कितने पत्तों में मिलेगा, इस पर भी चिप रख सकते हैं: 1–5 से 41–49 तक। जोकर नहीं गिना जाता।',
    step4: 'हर राउंड में गड्डी पूरी होती है। जो पत्ते बचे हैं, उनमें भिन्न जहाँ पड़े, वही पत्ता निकलता है।',
    example:
      'उदाहरण: बाहर पर {stake} और 6–10 पत्तों पर {side}। बाहर आठवें पत्ते में मिले तो {payout} मिलेंगे, शुद्ध {net}; अंदर तीसरे पत्ते में मिले तो शुद्ध {lost}।',
  },
};
