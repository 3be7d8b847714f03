import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of hockey. */
export const HOCKEY_TEXTS: DuelTexts = {
  bn: {
    closed: 'খেলা চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা হকি মাঠ',
    ended: 'খেলা শেষ',
    half: 'বিরতি',
    foot: 'ফিল্ড হকি, চার কোয়ার্টার',
    goal: 'গোল',
    oH: '{home} গোল করেছে',
    oA: '{away} গোল করেছে',
    oh: '{home} পেনাল্টি কর্নার পেয়েছে, গোল হয়নি',
    oa: '{away} পেনাল্টি কর্নার পেয়েছে, গোল হয়নি',
    om: 'মাঝমাঠে খেলা, গোল হয়নি',
    step1:
      'ম্যাচ চার কোয়ার্টারের, মোট ১৬ ধাপ। ধাপে কোনো এক দল গোল করে, পেনাল্টি কর্নার পায় বা বল মাঝমাঠে থাকে। জোরালো দল বেশি গোল করে।',
    step2:
      'ফল: কে জেতে, বা ড্র। পরের গোল: কে করবে, বা আর কেউ না। মোট গোল: দুই দলের সব গোল, আর পরের ধাপে গোল হয় কি না।',
    quarter: 'কোয়ার্টার {number}',
  },
  en: {
    closed: 'Play is on, prices are closed',
    label: 'A hockey pitch seen from above',
    ended: 'Match over',
    half: 'Half-time',
    foot: 'Field hockey, four quarters',
    goal: 'Goal',
    oH: 'Goal for {home}',
    oA: 'Goal for {away}',
    oh: 'Penalty corner for {home}, no goal',
    oa: 'Penalty corner for {away}, no goal',
    om: 'Play in midfield, no goal',
    step1:
      'A match has four quarters, 16 beats in all. In each a side scores, has a penalty corner, or play stays in midfield. Stronger sides score more.',
    step2:
      'Result: who wins, or a draw. Next goal: who scores it, or nobody any more. Goals: those of both sides, and whether the next beat brings one.',
    quarter: 'Quarter {number}',
  },
  hi: {
    closed: 'खेल जारी, भाव बंद',
    label: 'ऊपर से दिखता हॉकी मैदान',
    ended: 'खेल समाप्त',
    half: 'मध्यांतर',
    foot: 'फ़ील्ड हॉकी, चार क्वार्टर',
    goal: 'गोल',
    oH: '{home} का गोल',
    oA: '{away} का गोल',
    oh: '{home} को पेनल्टी कॉर्नर, गोल नहीं',
    oa: '{away} को पेनल्टी कॉर्नर, गोल नहीं',
    om: 'बीच मैदान में खेल, गोल नहीं',
    step1:
      'मैच में चार क्वार्टर, कुल 16 चरण हैं। हर चरण में कोई टीम गोल करती है, पेनल्टी कॉर्नर पाती है या खेल बीच में रहता है। मज़बूत टीम ज़्यादा गोल करती है।',
    step2:
      'नतीजा: कौन जीतता है, या ड्रॉ। अगला गोल: कौन करेगा, या कोई नहीं। कुल गोल: दोनों टीमों के गोल, और अगले चरण में गोल होगा या नहीं।',
    quarter: 'क्वार्टर {number}',
  },
};
