import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of boxing. */
export const BOXING_TEXTS: DuelTexts = {
  bn: {
    closed: 'রাউন্ড চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা বক্সিং রিং',
    ended: 'খেলা শেষ',
    round: 'রাউন্ড {number} / {all}',
    foot: 'পয়েন্টে হারজিত, কেউ পড়ে না',
    even: 'সমান',
    oH: 'রাউন্ড {home}-এর, ১০–৯',
    oHC: 'রাউন্ড পরিষ্কার {home}-এর, ১০–৮',
    oE: 'রাউন্ড সমান, ১০–১০',
    oA: 'রাউন্ড {away}-এর, ৯–১০',
    oAC: 'রাউন্ড পরিষ্কার {away}-এর, ৮–১০',
    step1: 'আট রাউন্ড, পয়েন্টে বিচার। রাউন্ড যার, সে ১০ পায়, অন্যজন ৯, বা পরিষ্কার হলে ৮; সমান হলে দুজনেই ১০।',
    step2:
      'এই রাউন্ড: কে পায়, বা সমান। ব্যবধান: শেষে কত পয়েন্টের তফাত। কে জিতবে: শেষে কার পয়েন্ট বেশি, বা সমান।',
  },
  en: {
    closed: 'The round is on, prices are closed',
    label: 'A boxing ring seen from above',
    ended: 'Match over',
    round: 'Round {number} / {all}',
    foot: 'Points decide, nobody falls',
    even: 'Even',
    oH: 'The round goes to {home}, 10–9',
    oHC: 'A clear round for {home}, 10–8',
    oE: 'An even round, 10–10',
    oA: 'The round goes to {away}, 9–10',
    oAC: 'A clear round for {away}, 8–10',
    step1:
      'Eight rounds, judged on points. Whoever wins a round gets 10, the other 9, or 8 when it is clear; an even one is 10 each.',
    step2:
      'This round: who gets it, or even. Margin: by how many points it ends. Winner: who has more points at the end, or even.',
  },
  hi: {
    closed: 'राउंड जारी, भाव बंद',
    label: 'ऊपर से दिखता मुक्केबाज़ी रिंग',
    ended: 'खेल समाप्त',
    round: 'राउंड {number} / {all}',
    foot: 'अंकों से हार-जीत, कोई गिरता नहीं',
    even: 'बराबर',
    oH: 'राउंड {home} का, 10–9',
    oHC: 'राउंड साफ़ {home} का, 10–8',
    oE: 'राउंड बराबर, 10–10',
    oA: 'राउंड {away} का, 9–10',
    oAC: 'राउंड साफ़ {away} का, 8–10',
    step1:
      'आठ राउंड, अंकों से फ़ैसला। राउंड जिसका, उसे 10, दूसरे को 9, या साफ़ हो तो 8; बराबर हो तो दोनों को 10।',
    step2:
      'यह राउंड: किसे मिलेगा, या बराबर। अंतर: अंत में कितने अंकों का फ़र्क़। कौन जीतेगा: अंत में किसके अंक ज़्यादा, या बराबर।',
  },
};
