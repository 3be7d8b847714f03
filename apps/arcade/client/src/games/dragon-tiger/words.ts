import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'deal'
  | 'fields'
  | 'dragon'
  | 'tiger'
  | 'tie'
  | 'suitedTie'
  | 'dragonEven'
  | 'dragonRed'
  | 'tigerRed'
  | 'dealing'
  | 'dragonWon'
  | 'tigerWon'
  | 'tied'
  | 'pillDragon'
  | 'pillTiger'
  | 'pillTie'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example';

/** Every text of dragon tiger. */
export const DRAGON_TIGER_TEXTS: RoomTexts<Key> = {
  bn: {
    deal: 'ডিল করুন',
    fields: 'বেটের ঘর',
    dragon: 'ড্রাগন',
    tiger: 'টাইগার',
    tie: 'সমান',
    suitedTie: 'একই রঙে সমান',
    dragonEven: 'ড্রাগন জোড়',
    dragonRed: 'ড্রাগন লাল',
    tigerRed: 'টাইগার লাল',
    dealing: 'তাস পড়ছে',
    dragonWon: 'ড্রাগন জিতেছে: {dragon}, টাইগার {tiger}',
    tigerWon: 'টাইগার জিতেছে: {tiger}, ড্রাগন {dragon}',
    tied: 'সমান: {dragon} ও {tiger}',
    pillDragon: 'ড',
    pillTiger: 'ট',
    pillTie: 'স',
    step1: 'ড্রাগন ও টাইগার একটি করে তাস পায়। বড় তাস জেতে। টেক্কা সবচেয়ে ছোট, সাহেব সবচেয়ে বড়; রং ধরা হয় না।',
    step2: 'সমান হলে ড্রাগন ও টাইগারের চিপের অর্ধেক ফেরত আসে। একই রঙে সমান মানে দুটি তাস হুবহু এক।',
    step3: 'ড্রাগন জোড় জেতে ২, ৪, ৬, ৮, ১০ ও বিবিতে। লাল জেতে রুইতন ও হরতনে।',
    step4:
      'প্রতি রাউন্ডে আট প্যাকের পুরো জুতা থেকে দুটি তাস ওঠে: যে তাসগুলো বাকি আছে, তাদের মধ্যে ভগ্নাংশ যেখানে পড়ে, সেই তাস।',
    example:
      'উদাহরণ: ড্রাগনে {stake} আর সমানে {stake}। সমান হলে {payout} পাবেন, নিট {net}; টাইগার জিতলে নিট {lost}।',
  },
  en: {
    deal: 'Deal',
    fields: 'Fields for bets',
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Tie',
    suitedTie: 'Suited tie',
    dragonEven: 'Dragon even',
    dragonRed: 'Dragon red',
    tigerRed: 'Tiger red',
    dealing: 'Dealing',
    dragonWon: 'Dragon won: {dragon}, tiger {tiger}',
    tigerWon: 'Tiger won: {tiger}, dragon {dragon}',
    tied: 'Tie: {dragon} and {tiger}',
    pillDragon: 'D',
    pillTiger: 'T',
    pillTie: '=',
    step1:
      'Dragon and tiger get one card each, and the higher one wins. The ace is the lowest, the king the highest; suits do not count.',
    step2:
      'On a tie half of what lies on dragon and tiger comes back. A suited tie is the very same card twice.',
    step3: 'Dragon even wins on 2, 4, 6, 8, 10 and queen. Red wins on diamonds and hearts.',
    step4:
      'Each round takes two cards from a full shoe of eight packs: of the cards that are left, in their order, the one where the fraction falls.',
    example:
      'Example: {stake} on dragon and {stake} on tie. A tie gets you {payout}, net {net}; if the tiger wins, net {lost}.',
  },
  hi: {
    deal: 'डील करें',
    fields: 'दाँव के ख़ाने',
    dragon: 'ड्रैगन',
    tiger: 'टाइगर',
    tie: 'बराबर',
    suitedTie: 'एक रंग में बराबर',
    dragonEven: 'ड्रैगन सम',
    dragonRed: 'ड्रैगन लाल',
    tigerRed: 'टाइगर लाल',
    dealing: 'पत्ते बँट रहे हैं',
    dragonWon: 'ड्रैगन जीता: {dragon}, टाइगर {tiger}',
    tigerWon: 'टाइगर जीता: {tiger}, ड्रैगन {dragon}',
    tied: 'बराबर: {dragon} और {tiger}',
    pillDragon: 'ड्र',
    pillTiger: 'टा',
    pillTie: 'ब',
    step1:
      'ड्रैगन और टाइगर को एक-एक पत्ता मिलता है, बड़ा पत्ता जीतता है। इक्का सबसे छोटा, बादशाह सबसे बड़ा; रंग नहीं गिना जाता।',
    step2: 'बराबर होने पर ड्रैगन और टाइगर की आधी चिप लौटती हैं। एक रंग में बराबर यानी दोनों पत्ते हूबहू एक।',
    step3: 'ड्रैगन सम 2, 4, 6, 8, 10 और बेगम पर जीतता है। लाल ईंट और पान पर जीतता है।',
    step4: 'हर राउंड में आठ गड्डियों के पूरे शू से दो पत्ते निकलते हैं: जो पत्ते बचे हैं, उनमें भिन्न जहाँ पड़े, वही पत्ता।',
    example:
      'उदाहरण: ड्रैगन पर {stake} और बराबर पर {stake}। बराबर हो तो {payout} मिलेंगे, शुद्ध {net}; टाइगर जीते तो शुद्ध {lost}।',
  },
};
