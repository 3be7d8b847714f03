import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'flag'
  | 'crown'
  | 'heart'
  | 'spade'
  | 'diamond'
  | 'club'
  | 'onDice'
  | 'ladder'
  | 'anySymbol'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'exampleNote';

/** Every text of jhandi munda. */
export const JHANDI_TEXTS: RoomTexts<Key> = {
  bn: {
    flag: 'ঝান্ডি',
    crown: 'মুন্ডা',
    heart: 'পান',
    spade: 'ইস্কাপন',
    diamond: 'রুইতন',
    club: 'চিড়িতন',
    onDice: '{count}টি ছক্কায়',
    ladder: '২টি মিললে {two} · ৩টি {three} · ৬টি {six}',
    anySymbol: 'যেকোনো চিহ্ন',
    step1: 'একটি চিপ বাছুন, তারপর ছয়টি চিহ্নের যতগুলোতে ইচ্ছা রাখুন। সব চিপের যোগফলই রাউন্ডের বেট।',
    step2:
      'ছয়টি ছক্কা একবার গড়ায়; প্রতিটির ছয় পিঠে ছয়টি চিহ্ন, সবার সম্ভাবনা সমান। প্রতি ছক্কায় একটি ভগ্নাংশ, পিঠ = ভগ্নাংশ × ৬-এর পূর্ণ অংশ + ১।',
    step3: 'পিঠগুলোর ক্রম: ঝান্ডি, মুন্ডা, পান, ইস্কাপন, রুইতন, চিড়িতন।',
    step4:
      'আপনার চিহ্ন দুই থেকে ছয়টি ছক্কায় এলে বেট ফেরত আসে, সঙ্গে বেটের ততগুণ যতটি ছক্কায় এসেছে। একটিতে এলে বা না এলে বেট হারে।',
    exampleNote:
      'উদাহরণ: ঝান্ডিতে {flag}, পানে {heart}। ঝান্ডি তিনটি ছক্কায় ও পান একটিতে এলে ফেরত আসে {payout}, নিট {net}।',
  },
  en: {
    flag: 'Flag',
    crown: 'Face',
    heart: 'Heart',
    spade: 'Spade',
    diamond: 'Diamond',
    club: 'Club',
    onDice: 'on {count} dice',
    ladder: '2 alike {two} · 3 alike {three} · 6 alike {six}',
    anySymbol: 'Any symbol',
    step1:
      'Choose a chip and put it on as many of the six symbols as you like. All chips together are the stake of the round.',
    step2:
      'Six dice are thrown once; the six symbols on their faces have the same chance. Each die takes one fraction, and shows the whole part of fraction × 6, plus 1.',
    step3: 'The faces in order: flag, face, heart, spade, diamond, club.',
    step4:
      'When your symbol shows on two to six dice, the bet comes back, and with it as many times the bet as dice show it. On one die or none, the bet is lost.',
    exampleNote:
      'Example: {flag} on the flag and {heart} on the heart. The flag shows on three dice and the heart on one: {payout} comes back, net {net}.',
  },
  hi: {
    flag: 'झंडी',
    crown: 'मुंडा',
    heart: 'पान',
    spade: 'हुकुम',
    diamond: 'ईंट',
    club: 'चिड़ी',
    onDice: '{count} पासों पर',
    ladder: '2 मिलें तो {two} · 3 मिलें {three} · 6 मिलें {six}',
    anySymbol: 'कोई भी चिह्न',
    step1: 'एक चिप चुनें और छह चिह्नों में से जितनों पर चाहें रखें। सारी चिप का जोड़ ही राउंड का दाँव है।',
    step2:
      'छह पासे एक बार फेंके जाते हैं; उनके पहलुओं के छह चिह्नों की संभावना बराबर है। हर पासे के लिए एक भिन्न, पहलू = भिन्न × 6 का पूरा भाग + 1।',
    step3: 'पहलुओं का क्रम: झंडी, मुंडा, पान, हुकुम, ईंट, चिड़ी।',
    step4:
      'आपका चिह्न दो से छह पासों पर आए तो दाँव वापस आता है, और साथ में दाँव का उतना गुना जितने पासों पर वह आया। एक पर आए या न आए तो दाँव जाता है।',
    exampleNote:
      'उदाहरण: झंडी पर {flag}, पान पर {heart}। झंडी तीन पासों पर और पान एक पर आए तो वापस {payout}, शुद्ध {net}।',
  },
};
