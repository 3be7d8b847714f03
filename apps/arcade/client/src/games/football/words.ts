import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of football. */
export const FOOTBALL_TEXTS: DuelTexts = {
  bn: {
    closed: 'খেলা চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা ফুটবল মাঠ',
    ended: 'খেলা শেষ',
    minute: '{minute} মিনিট',
    half: 'বিরতি',
    foot: 'প্রতি ধাপ ৫ মিনিটের খেলা',
    goal: 'গোল',
    oH: '{home} গোল করেছে',
    oA: '{away} গোল করেছে',
    oh: '{home} আক্রমণ করেছে, গোল হয়নি',
    oa: '{away} আক্রমণ করেছে, গোল হয়নি',
    om: 'মাঝমাঠে খেলা, গোল হয়নি',
    step1:
      'ম্যাচ ১৮ ধাপের, প্রতি ধাপ ৫ মিনিট। ধাপে কোনো এক দল গোল করে, আক্রমণ করে বা বল মাঝমাঠে থাকে। জোরালো দল বেশি গোল করে।',
    step2:
      'ফল: কে জেতে, বা ড্র। পরের গোল: কে করবে, বা আর কেউ না। মোট গোল: দুই দলের সব গোল, আর পরের ৫ মিনিটে গোল হয় কি না।',
  },
  en: {
    closed: 'Play is on, prices are closed',
    label: 'A football pitch seen from above',
    ended: 'Match over',
    minute: '{minute} min',
    half: 'Half-time',
    foot: 'Each beat is five minutes of play',
    goal: 'Goal',
    oH: 'Goal for {home}',
    oA: 'Goal for {away}',
    oh: '{home} attacked, no goal',
    oa: '{away} attacked, no goal',
    om: 'Play in midfield, no goal',
    step1:
      'A match has 18 beats of five minutes. In each a side scores, attacks without a goal, or play stays in midfield. Stronger sides score more.',
    step2:
      'Result: who wins, or a draw. Next goal: who scores it, or nobody any more. Goals: those of both sides, and whether the next five minutes bring one.',
  },
  hi: {
    closed: 'खेल जारी, भाव बंद',
    label: 'ऊपर से दिखता फ़ुटबॉल मैदान',
    ended: 'खेल समाप्त',
    minute: '{minute} मिनट',
    half: 'मध्यांतर',
    foot: 'हर चरण 5 मिनट का खेल',
    goal: 'गोल',
    oH: '{home} का गोल',
    oA: '{away} का गोल',
    oh: '{home} का हमला, गोल नहीं',
    oa: '{away} का हमला, गोल नहीं',
    om: 'बीच मैदान में खेल, गोल नहीं',
    step1:
      'मैच में 5-5 मिनट के 18 चरण हैं। हर चरण में कोई टीम गोल करती है, हमला करती है या खेल बीच में रहता है। मज़बूत टीम ज़्यादा गोल करती है।',
    step2:
      'नतीजा: कौन जीतता है, या ड्रॉ। अगला गोल: कौन करेगा, या कोई नहीं। कुल गोल: दोनों टीमों के गोल, और अगले 5 मिनट में गोल होगा या नहीं।',
  },
};
