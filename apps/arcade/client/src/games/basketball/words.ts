import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of basketball. */
export const BASKETBALL_TEXTS: DuelTexts = {
  bn: {
    closed: 'আক্রমণ চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা বাস্কেটবল কোর্ট',
    ended: 'খেলা শেষ',
    quarter: 'কোয়ার্টার {number}',
    foot: 'আক্রমণ {number} · {side}',
    o0: 'ঝুড়ি হয়নি',
    o2: 'দুই পয়েন্ট',
    o3: 'তিন পয়েন্ট',
    step1:
      'ম্যাচ ৩২ আক্রমণের, চার কোয়ার্টারে। দুই দল পালা করে আক্রমণ করে, আগে লেখা দল আগে। আক্রমণে কিছু না, ২ বা ৩ পয়েন্ট।',
    step2: 'এই আক্রমণ: ঝুড়ি নয়, ২ বা ৩ পয়েন্ট। মোট পয়েন্ট: দুই দলের সব পয়েন্ট। ম্যাচ: শেষে কে এগিয়ে, বা ড্র।',
  },
  en: {
    closed: 'The attack is on, prices are closed',
    label: 'A basketball court seen from above',
    ended: 'Match over',
    quarter: 'Quarter {number}',
    foot: 'Attack {number} · {side}',
    o0: 'No basket',
    o2: 'Two points',
    o3: 'Three points',
    step1:
      'A match has 32 attacks in four quarters. The sides attack in turn, the one named first begins. An attack brings nothing, two points or three.',
    step2:
      'This attack: no basket, two points or three. Points: those of both sides. Match: who leads at the end, or a draw.',
  },
  hi: {
    closed: 'हमला जारी, भाव बंद',
    label: 'ऊपर से दिखता बास्केटबॉल कोर्ट',
    ended: 'खेल समाप्त',
    quarter: 'क्वार्टर {number}',
    foot: 'हमला {number} · {side}',
    o0: 'बास्केट नहीं',
    o2: 'दो अंक',
    o3: 'तीन अंक',
    step1:
      'मैच में चार क्वार्टर में 32 हमले हैं। टीमें बारी-बारी हमला करती हैं, पहले लिखी टीम पहले। हमले में कुछ नहीं, 2 या 3 अंक।',
    step2: 'यह हमला: बास्केट नहीं, 2 या 3 अंक। कुल अंक: दोनों टीमों के। मैच: अंत में कौन आगे, या ड्रॉ।',
  },
};
