import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'many'
  | 'kinds'
  | 'steps'
  | 'ladder'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'caption'
  | 'andMore'
  | 'exampleNote';

/** The texts of the slot with cascades. */
export const CASCADE_TEXTS: RoomTexts<Key> = {
  bn: {
    many: '{count}টি {symbol}',
    kinds: '{count} রকম ছবিতে মিল',
    steps: '{count} ধাপে মিল',
    ladder: 'প্রতি ধাপের গুণক',
    step1: '{count}টি ঘরে ছয় রকম ছবি পড়ে। ছয় রকমের সম্ভাবনা সমান।',
    step2: 'একই ছবি যেকোনো জায়গায় {from}টি বা বেশি থাকলে গুণক পাবেন।',
    step3: 'মিলে যাওয়া ছবি সরে যায়, উপরেরগুলো নামে, খালি ঘরে নতুন ছবি আসে। আবার মিললে পরের ধাপ।',
    step4: 'প্রতি ধাপে গুণক বাড়ে: {ladder}। পঞ্চম ধাপই শেষ। সব ধাপের পাওনা যোগ হয়।',
    caption: 'প্রথম ধাপে পুরো বেটের গুণক',
    andMore: '{from} বা বেশি',
    exampleNote:
      'উদাহরণ: বেট {stake}। প্রথম ধাপে আটটি {first} দেয় {one}, দ্বিতীয় ধাপে আটটি {second} দেয় {two}। নিট {net}।',
  },
  en: {
    many: '{count} of {symbol}',
    kinds: '{count} kinds matched',
    steps: '{count} steps matched',
    ladder: 'Multiplier of each step',
    step1: 'Symbols of six kinds fall on {count} places. All six have the same chance.',
    step2: 'A symbol of which {from} or more lie anywhere pays.',
    step3:
      'What matched vanishes, what lies above falls, and new symbols come. If they match again, that is the next step.',
    step4:
      'The multiplier grows with each step: {ladder}. The fifth step is the last one. All steps are added up.',
    caption: 'Multiples of the whole stake in the first step',
    andMore: '{from} and more',
    exampleNote:
      'Example: a stake of {stake}. Eight of {first} in the first step pay {one}, eight of {second} in the second {two}. Net {net}.',
  },
  hi: {
    many: '{count} {symbol}',
    kinds: '{count} तरह के चित्रों में मेल',
    steps: '{count} चरणों में मेल',
    ladder: 'हर चरण का गुणक',
    step1: '{count} ख़ानों में छह तरह के चित्र गिरते हैं। छहों की संभावना बराबर है।',
    step2: 'एक ही चित्र कहीं भी {from} या ज़्यादा हों तो गुणक मिलता है।',
    step3: 'मिले हुए चित्र हट जाते हैं, ऊपर वाले गिरते हैं और नए आते हैं। फिर मेल हो तो अगला चरण।',
    step4: 'हर चरण में गुणक बढ़ता है: {ladder}। पाँचवाँ चरण आख़िरी है। सब चरण जुड़ते हैं।',
    caption: 'पहले चरण में पूरे दाँव का गुणक',
    andMore: '{from} या ज़्यादा',
    exampleNote:
      'उदाहरण: दाँव {stake}। पहले चरण में आठ {first} पर {one}, दूसरे में आठ {second} पर {two}। नेट {net}।',
  },
};
