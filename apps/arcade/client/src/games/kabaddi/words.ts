import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of kabaddi. */
export const KABADDI_TEXTS: DuelTexts = {
  bn: {
    closed: 'রেইড চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা কাবাডি কোর্ট',
    ended: 'খেলা শেষ',
    half1: 'প্রথমার্ধ',
    half2: 'দ্বিতীয়ার্ধ',
    foot: 'রেইড {number} · {side}',
    tagE: 'খালি',
    tagT: 'ট্যাকল',
    oR1: 'রেইডে এক পয়েন্ট',
    oR2: 'রেইডে দুই পয়েন্ট',
    oE: 'খালি রেইড',
    oT: 'রেইডার ধরা পড়েছে, ট্যাকলে এক পয়েন্ট',
    step1:
      'ম্যাচ ২৪ রেইডের, ১২টির পর বিরতি। দুই দল পালা করে রেইড দেয়, আগে লেখা দল আগে। রেইডে এক বা দুই পয়েন্ট, কিছু না, বা ট্যাকলে অন্য দলের এক পয়েন্ট।',
    step2:
      'পরের রেইড: রেইড পয়েন্ট, খালি বা ট্যাকল। প্রথমার্ধ: ১২ রেইডের পর কে এগিয়ে। ম্যাচ: শেষে কে এগিয়ে। সমান হলে ড্র।',
  },
  en: {
    closed: 'The raid is on, prices are closed',
    label: 'A kabaddi court seen from above',
    ended: 'Match over',
    half1: '1st half',
    half2: '2nd half',
    foot: 'Raid {number} · {side}',
    tagE: 'Empty',
    tagT: 'Tackle',
    oR1: 'One point in the raid',
    oR2: 'Two points in the raid',
    oE: 'An empty raid',
    oT: 'The raider is tackled, one point',
    step1:
      'A match has 24 raids, with a break after 12. The sides raid in turn, the one named first begins. A raid brings one or two points, none, or a point of the tackle for the other side.',
    step2:
      'Next raid: a raid point, empty, or a tackle. First half: who leads after 12 raids. Match: who leads at the end. Level is a draw.',
  },
  hi: {
    closed: 'रेड जारी, भाव बंद',
    label: 'ऊपर से दिखता कबड्डी कोर्ट',
    ended: 'खेल समाप्त',
    half1: 'पहला हाफ़',
    half2: 'दूसरा हाफ़',
    foot: 'रेड {number} · {side}',
    tagE: 'ख़ाली',
    tagT: 'टैकल',
    oR1: 'रेड में एक अंक',
    oR2: 'रेड में दो अंक',
    oE: 'ख़ाली रेड',
    oT: 'रेडर पकड़ा गया, टैकल से एक अंक',
    step1:
      'मैच में 24 रेड हैं, 12 के बाद विराम। टीमें बारी-बारी रेड करती हैं, पहले लिखी टीम पहले। रेड में एक या दो अंक, कुछ नहीं, या टैकल से दूसरी टीम को एक अंक।',
    step2:
      'अगली रेड: रेड अंक, ख़ाली या टैकल। पहला हाफ़: 12 रेड के बाद कौन आगे। मैच: अंत में कौन आगे। बराबर हो तो ड्रॉ।',
  },
};
