import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'own'
  | 'placed'
  | 'figures'
  | 'figuresNone'
  | 'headBet'
  | 'headPays'
  | 'headReturn'
  | 'chips'
  | 'cut';

/** The texts of fields with chips, for all tables that have them. */
export const PLACE_TEXTS: RoomTexts<Key> = {
  bn: {
    own: 'আপনার {amount}',
    placed: '{name}: {amount}। টেবিলে মোট {total}।',
    figures: 'টেবিলে এখন যে চিপ আছে, তার হিসাব।',
    figuresNone: '{name}-এর হিসাব; টেবিলে চিপ রাখলে সেই চিপের হিসাব দেখা যায়।',
    headBet: 'বেট',
    headPays: '{stake} রাখলে পাবেন',
    headReturn: 'গড়ে ফেরত',
    chips: 'চিপ ছুঁয়ে বাছুন, তারপর ঘর ছুঁয়ে রাখুন। এক রাউন্ডে অনেক ঘরে রাখা যায়। ডিল করলে সব চিপ একসঙ্গে বেট হয়।',
    cut: 'যা পাবেন, তার মধ্যে আপনার চিপও আছে।',
  },
  en: {
    own: 'yours {amount}',
    placed: '{name}: {amount}. {total} on the table.',
    figures: 'The figures of the chips on the table.',
    figuresNone: 'The figures of {name}; with chips on the table, those of the chips.',
    headBet: 'Bet',
    headPays: '{stake} gets you',
    headReturn: 'Returned',
    chips:
      'Choose a chip, then touch a field to put it there. One round can have chips on many fields. Deal bets them all together.',
    cut: 'What you get includes your chips.',
  },
  hi: {
    own: 'आपके {amount}',
    placed: '{name}: {amount}। टेबल पर कुल {total}।',
    figures: 'टेबल पर रखी चिप का हिसाब।',
    figuresNone: '{name} का हिसाब; टेबल पर चिप हो तो उसी का हिसाब दिखता है।',
    headBet: 'दाँव',
    headPays: '{stake} पर मिलेगा',
    headReturn: 'औसत वापसी',
    chips:
      'चिप चुनें, फिर ख़ाना छूकर रखें। एक राउंड में कई ख़ानों पर रख सकते हैं। डील करने पर सब चिप एक साथ दाँव पर लगती हैं।',
    cut: 'जो मिलेगा, उसमें आपकी चिप भी शामिल है।',
  },
};
