import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'rows'
  | 'risk'
  | 'low'
  | 'medium'
  | 'high'
  | 'falling'
  | 'fell'
  | 'fellBack'
  | 'board'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headField'
  | 'headPays'
  | 'edge'
  | 'middle'
  | 'fromEdge'
  | 'exampleNote';

/** Every text of plinko. */
export const PLINKO_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    rows: 'সারি',
    risk: 'ঝুঁকি',
    low: 'কম',
    medium: 'মাঝারি',
    high: 'বেশি',
    falling: 'বল পড়ছে',
    fell: '{times} ঘরে পড়েছে',
    fellBack: '{times} ঘরে পড়েছে, ফেরত {amount}',
    board: '{rows} সারি, ঝুঁকি {risk}',
    figures: '{board}: এই বোর্ডের হিসাব।',
    step1: 'একটি বল কাঁটার সারির মধ্য দিয়ে পড়ে। প্রতি সারিতে বাঁয়ে বা ডানে যাওয়ার সম্ভাবনা সমান।',
    step2: '৮ থেকে ১৬ সারি আর তিন রকম ঝুঁকি বাছা যায়। যে ঘরে বল থামে, সেই ঘরের গুণকে বেট ফেরত আসে।',
    step3:
      'মাঝের ঘরে বল বেশি পড়ে আর সেখানে গুণক ছোট, অনেক ঘরে বেটের চেয়েও কম। কিনারার ঘরে বল কদাচিৎ পড়ে।',
    step4:
      'বেট গৃহীত হলে প্রতি সারির জন্য একটি ভগ্নাংশ বের হয়: অর্ধেকের নিচে হলে বাঁয়ে, নইলে ডানে। পয়সার নিচের অংশ বাদ যায়।',
    example: 'উদাহরণ: বেট {stake}, {board}',
    headField: 'ঘর',
    headPays: 'পাবেন',
    edge: 'কিনারা, দুটি',
    middle: 'মাঝখান',
    fromEdge: 'কিনারা থেকে {place}, দুটি',
    exampleNote: 'মাঝের ঘরে পড়লে {payout} পাবেন, নিট {net}।',
  },
  en: {
    bet: 'Bet',
    rows: 'Rows',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    falling: 'The ball is falling',
    fell: 'Fell into {times}',
    fellBack: 'Fell into {times}, {amount} back',
    board: '{rows} rows, risk {risk}',
    figures: '{board}: the figures of this board.',
    step1:
      'A ball falls through rows of pegs. In each row it goes left or right with the same chance.',
    step2:
      'Choose 8 to 16 rows and one of three risks. The field where the ball stops pays its multiplier of the bet.',
    step3:
      'Most balls end in the middle, where the multipliers are small and often below the bet. The edge is rarely hit.',
    step4:
      'When the bet is accepted, each row takes one fraction: below one half the ball goes left, otherwise right. What is below the smallest coin is cut.',
    example: 'Example: a bet of {stake}, {board}',
    headField: 'Field',
    headPays: 'You get',
    edge: 'edge, two of them',
    middle: 'middle',
    fromEdge: '{place} from the edge, two',
    exampleNote: 'In the middle field you get {payout}, net {net}.',
  },
  hi: {
    bet: 'दाँव',
    rows: 'क़तारें',
    risk: 'जोखिम',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    falling: 'गेंद गिर रही है',
    fell: '{times} के ख़ाने में गिरी',
    fellBack: '{times} के ख़ाने में गिरी, वापस {amount}',
    board: '{rows} क़तारें, जोखिम {risk}',
    figures: '{board}: इस बोर्ड का हिसाब।',
    step1: 'एक गेंद खूँटियों की क़तारों से होकर गिरती है। हर क़तार में बाएँ या दाएँ जाने की संभावना बराबर है।',
    step2: '8 से 16 क़तारें और तीन में से एक जोखिम चुनें। गेंद जिस ख़ाने में रुके, दाँव का उतना गुणा मिलता है।',
    step3:
      'ज़्यादातर गेंदें बीच में गिरती हैं, जहाँ गुणक छोटे और अक्सर दाँव से कम होते हैं। किनारे पर गेंद कम ही गिरती है।',
    step4:
      'दाँव स्वीकार होने पर हर क़तार के लिए एक भिन्न निकलता है: आधे से कम हो तो बाएँ, नहीं तो दाएँ। सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    example: 'उदाहरण: {stake} का दाँव, {board}',
    headField: 'ख़ाना',
    headPays: 'मिलेगा',
    edge: 'किनारा, दो ख़ाने',
    middle: 'बीच',
    fromEdge: 'किनारे से {place}, दो ख़ाने',
    exampleNote: 'बीच के ख़ाने में गिरे तो {payout} मिलेंगे, शुद्ध {net}।',
  },
};
