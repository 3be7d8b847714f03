import { roomWords, type RoomTexts } from '../../room-words.ts';

type Key =
  | 'tip'
  | 'salt'
  | 'saltNone'
  | 'saltOwn'
  | 'saltPublic'
  | 'checking'
  | 'linked'
  | 'unlinked'
  | 'uncheckable';

/** The texts of every game whose rounds come from chains of hashes. */
export const CHAIN_TEXTS: RoomTexts<Key> = {
  bn: {
    tip: 'শিকলের মাথা, {length}টি মানের, প্রকাশ {time} UTC',
    salt: 'লবণ',
    saltNone: 'এখনও আসেনি। ঘোষণা: {announced}',
    saltOwn: 'মাথা রাখার পর আর্কেড নিজেই এটি তুলেছে; বাইরের কেউ তাতে অংশ নেয়নি।',
    saltPublic: 'মাথার সঙ্গে আগেই ঘোষিত: {announced}। দেখুন: {source}',
    checking: 'মেলানো হচ্ছে',
    linked: 'আগের মানে মেলে',
    unlinked: 'আগের মানে মেলে না',
    uncheckable: 'এখানে মেলানো যায় না',
  },
  en: {
    tip: 'Tip of the chain of {length} values, published {time} UTC',
    salt: 'Salt',
    saltNone: 'Still to come. Announced: {announced}',
    saltOwn:
      'The arcade drew it itself after it had stored the tip; nobody outside had a part in it.',
    saltPublic: 'Announced together with the tip: {announced}. Look it up: {source}',
    checking: 'checking',
    linked: 'leads to the value before',
    unlinked: 'does not lead to the value before',
    uncheckable: 'cannot be checked here',
  },
  hi: {
    tip: '{length} मानों की शृंखला का सिरा, प्रकाशित {time} UTC',
    salt: 'नमक',
    saltNone: 'अभी आना है। घोषणा: {announced}',
    saltOwn: 'सिरा रखने के बाद आर्केड ने इसे ख़ुद निकाला; बाहर के किसी का इसमें हिस्सा नहीं था।',
    saltPublic: 'सिरे के साथ ही घोषित था: {announced}। देखें: {source}',
    checking: 'जाँच जारी',
    linked: 'पिछले मान से मेल खाता है',
    unlinked: 'पिछले मान से मेल नहीं खाता',
    uncheckable: 'यहाँ जाँच नहीं हो सकती',
  },
};

/** The texts in the player's language. */
export const chainWords = (language: string) => roomWords(language, CHAIN_TEXTS);
/** The texts of chains. */
export type ChainWords = ReturnType<typeof chainWords>;
