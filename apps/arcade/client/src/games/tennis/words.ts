import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of tennis. */
export const TENNIS_TEXTS: DuelTexts = {
  bn: {
    closed: 'পয়েন্ট চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা টেনিস কোর্ট',
    ended: 'খেলা শেষ',
    serve: 'সার্ভ',
    foot: 'সার্ভ: {side}',
    oH: 'পয়েন্ট {home}-এর',
    oA: 'পয়েন্ট {away}-এর',
    step1:
      'ছোট সেট: আগে চার গেম যার, সেট তার। গেমে চার পয়েন্ট, অ্যাডভান্টেজ নেই, ৪০ সমান হলে পরের পয়েন্টেই গেম। গেম থেকে গেমে সার্ভ বদলায়, যে সার্ভ করে সে বেশি পয়েন্ট পায়।',
    step2: 'পরের পয়েন্ট, এই গেম, সেট: প্রতিটিতে কে জেতে।',
  },
  en: {
    closed: 'The point is on, prices are closed',
    label: 'A tennis court seen from above',
    ended: 'Match over',
    serve: 'serving',
    foot: 'Serving: {side}',
    oH: 'Point to {home}',
    oA: 'Point to {away}',
    step1:
      'A short set: four games win it. Four points win a game, without advantage: at deuce the next point decides. The serve changes from game to game, and whoever serves wins more points.',
    step2: 'Next point, this game, the set: who wins each.',
  },
  hi: {
    closed: 'अंक जारी, भाव बंद',
    label: 'ऊपर से दिखता टेनिस कोर्ट',
    ended: 'खेल समाप्त',
    serve: 'सर्व',
    foot: 'सर्व: {side}',
    oH: 'अंक {home} का',
    oA: 'अंक {away} का',
    step1:
      'छोटा सेट: पहले चार गेम जिसके, सेट उसका। चार अंकों पर गेम, एडवांटेज नहीं, 40 बराबर पर अगला अंक तय करता है। हर गेम में सर्व बदलती है, सर्व करने वाला ज़्यादा अंक पाता है।',
    step2: 'अगला अंक, यह गेम, सेट: हर एक कौन जीतता है।',
  },
};
