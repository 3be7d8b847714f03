import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'side'
  | 'under'
  | 'over'
  | 'target'
  | 'less'
  | 'more'
  | 'isUnder'
  | 'isNotUnder'
  | 'isOver'
  | 'isNotOver'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headBet'
  | 'headPays'
  | 'betUnder'
  | 'betOver'
  | 'exampleNote';

/** Every text of dice. */
export const DICE_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    side: 'কোন দিকে',
    under: 'নিচে',
    over: 'উপরে',
    target: 'লক্ষ্য',
    less: 'লক্ষ্য কমান',
    more: 'লক্ষ্য বাড়ান',
    isUnder: '{roll}, {target}-এর নিচে',
    isNotUnder: '{roll}, {target}-এর নিচে নয়',
    isOver: '{roll}, {target}-এর উপরে',
    isNotOver: '{roll}, {target}-এর উপরে নয়',
    figures: '{bet} বেটের হিসাব।',
    step1: 'পাশায় ০.০০ থেকে ১০০.০০ পর্যন্ত একটি সংখ্যা ওঠে। ১০,০০১টি সংখ্যার সবার সম্ভাবনা সমান।',
    step2: 'একটি লক্ষ্য ও দিক বাছুন: সংখ্যাটি লক্ষ্যের নিচে থাকবে, না উপরে।',
    step3: 'ঠিক লক্ষ্যের সংখ্যাটি উঠলে কোনো দিকই জেতে না।',
    step4:
      'যত কম সংখ্যায় জেতা যায়, গুণক তত বড়: গুণক = ৯,৯০০ ÷ যতগুলো সংখ্যায় জেতা যায়। গুণক দুই দশমিকে দেখানো হয়, টাকা পুরো গুণকে; পয়সার নিচের অংশ বাদ যায়।',
    example: 'উদাহরণ: বেট {stake}',
    headBet: 'বেট',
    headPays: 'পাবেন',
    betUnder: '{target}-এর নিচে',
    betOver: '{target}-এর উপরে',
    exampleNote: '{target}-এর নিচে বেটে {roll} উঠলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    bet: 'Bet',
    side: 'Which side',
    under: 'Under',
    over: 'Over',
    target: 'Target',
    less: 'Lower the target',
    more: 'Raise the target',
    isUnder: '{roll}, under {target}',
    isNotUnder: '{roll}, not under {target}',
    isOver: '{roll}, over {target}',
    isNotOver: '{roll}, not over {target}',
    figures: 'Figures of a bet {bet}.',
    step1: 'The dice roll a number from 0.00 to 100.00. All 10,001 numbers have the same chance.',
    step2: 'Choose a target and a side: the number comes under the target, or over it.',
    step3: 'A number exactly on the target wins on neither side.',
    step4:
      'The fewer numbers win, the higher the multiplier: 9,900 ÷ how many win. It is shown with two decimals and paid in full; what is below the smallest coin is cut.',
    example: 'Example: a bet of {stake}',
    headBet: 'Bet',
    headPays: 'You get',
    betUnder: 'under {target}',
    betOver: 'over {target}',
    exampleNote: 'With a bet under {target}, a roll of {roll} gives {payout}, net {net}.',
  },
  hi: {
    bet: 'दाँव',
    side: 'किस ओर',
    under: 'नीचे',
    over: 'ऊपर',
    target: 'लक्ष्य',
    less: 'लक्ष्य घटाएँ',
    more: 'लक्ष्य बढ़ाएँ',
    isUnder: '{roll}, {target} से नीचे',
    isNotUnder: '{roll}, {target} से नीचे नहीं',
    isOver: '{roll}, {target} से ऊपर',
    isNotOver: '{roll}, {target} से ऊपर नहीं',
    figures: '{bet} वाले दाँव का हिसाब।',
    step1: 'पासों से 0.00 से 100.00 तक एक संख्या आती है। सभी 10,001 संख्याओं की संभावना बराबर है।',
    step2: 'लक्ष्य और ओर चुनें: संख्या लक्ष्य से नीचे आएगी या ऊपर।',
    step3: 'ठीक लक्ष्य वाली संख्या आने पर कोई ओर नहीं जीतती।',
    step4:
      'जीतने वाली संख्याएँ जितनी कम, गुणक उतना बड़ा: गुणक = 9,900 ÷ जीतने वाली संख्याओं की गिनती। गुणक दो दशमलव तक दिखता है, भुगतान पूरे गुणक से होता है; सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    example: 'उदाहरण: {stake} का दाँव',
    headBet: 'दाँव',
    headPays: 'मिलेगा',
    betUnder: '{target} से नीचे',
    betOver: '{target} से ऊपर',
    exampleNote: '{target} से नीचे के दाँव में {roll} आए तो {payout} मिलेंगे, शुद्ध {net}।',
  },
};
