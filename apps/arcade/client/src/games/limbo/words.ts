import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'target'
  | 'less'
  | 'more'
  | 'reached'
  | 'missed'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headPays'
  | 'exampleNote';

/** Every text of limbo. */
export const LIMBO_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    target: 'লক্ষ্য',
    less: 'লক্ষ্য কমান',
    more: 'লক্ষ্য বাড়ান',
    reached: '{result}, লক্ষ্য {target} পার হয়েছে',
    missed: '{result}, লক্ষ্য {target} পার হয়নি',
    figures: 'লক্ষ্য {target}-এর হিসাব।',
    step1: 'ফানুস ১.০০× থেকে ওঠে। কত গুণক পর্যন্ত উঠবে, তা দুই সিড ও বেটের নম্বর থেকে বের হয়।',
    step2: 'আগে একটি লক্ষ্য বাছুন, ১.০১× থেকে ১০,০০০× পর্যন্ত।',
    step3: 'ফানুস লক্ষ্য ছুঁলে বা পার হলে বেট গুণ লক্ষ্য পাবেন; তার উপরে যত উঠুক, পাওনা একই।',
    step4: 'লক্ষ্যের আগে থামলে বেট ফেরত আসে না। সম্ভাবনা = ৯৯% ÷ লক্ষ্য। পয়সার নিচের অংশ বাদ যায়।',
    example: 'উদাহরণ: বেট {stake}',
    headPays: 'পাবেন',
    exampleNote: 'লক্ষ্য {target} রেখে ফানুস {result} পর্যন্ত উঠলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    bet: 'Bet',
    target: 'Target',
    less: 'Lower the target',
    more: 'Raise the target',
    reached: '{result}, reached {target}',
    missed: '{result}, did not reach {target}',
    figures: 'Figures of the target {target}.',
    step1:
      'The lantern climbs from 1.00×. How high it gets follows from the two seeds and the number of the bet.',
    step2: 'Choose a target first, from 1.01× to 10,000×.',
    step3:
      'When the lantern reaches the target or passes it, you get stake times target; how far above it gets changes nothing.',
    step4:
      'When it stops before the target, the stake is lost. The chance is 99% ÷ target. What is below the smallest coin is cut.',
    example: 'Example: a bet of {stake}',
    headPays: 'You get',
    exampleNote:
      'With a target of {target}, a lantern that climbs to {result} gives {payout}, net {net}.',
  },
  hi: {
    bet: 'दाँव',
    target: 'लक्ष्य',
    less: 'लक्ष्य घटाएँ',
    more: 'लक्ष्य बढ़ाएँ',
    reached: '{result}, लक्ष्य {target} पार हुआ',
    missed: '{result}, लक्ष्य {target} पार नहीं हुआ',
    figures: 'लक्ष्य {target} का हिसाब।',
    step1: 'लालटेन 1.00× से ऊपर उठती है। वह कितने गुणा तक जाएगी, यह दोनों सीड और दाँव के नंबर से निकलता है।',
    step2: 'पहले लक्ष्य चुनें, 1.01× से 10,000× तक।',
    step3:
      'लालटेन लक्ष्य छू ले या पार कर ले तो दाँव गुणा लक्ष्य मिलता है; उससे कितना ऊपर गई, इससे भुगतान नहीं बदलता।',
    step4:
      'लक्ष्य से पहले रुके तो दाँव वापस नहीं आता। संभावना = 99% ÷ लक्ष्य। सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    example: 'उदाहरण: {stake} का दाँव',
    headPays: 'मिलेगा',
    exampleNote: 'लक्ष्य {target} रखने पर लालटेन {result} तक जाए तो {payout} मिलेंगे, शुद्ध {net}।',
  },
};
