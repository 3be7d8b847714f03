import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of volleyball. */
export const VOLLEYBALL_TEXTS: DuelTexts = {
  bn: {
    closed: 'র‍্যালি চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা ভলিবল কোর্ট',
    ended: 'খেলা শেষ',
    to: '{target} পয়েন্টে জয়',
    foot: 'র‍্যালি {number}',
    tagS: 'স্পাইক',
    tagB: 'ব্লক',
    oHS: 'স্পাইক: {home}',
    oHB: 'ব্লক: {home}',
    oAS: 'স্পাইক: {away}',
    oAB: 'ব্লক: {away}',
    step1: 'যে দল আগে ১৫ পয়েন্ট পায়, সেট তার; ১৪ সমান হলে পরের র‍্যালিতেই ফয়সালা। র‍্যালি জেতা হয় স্পাইকে বা ব্লকে।',
    step2: 'পরের র‍্যালি: কে জেতে, আর কীভাবে। মোট র‍্যালি: সেটে কতটি। সেট: কে জেতে।',
  },
  en: {
    closed: 'The rally is on, prices are closed',
    label: 'A volleyball court seen from above',
    ended: 'Match over',
    to: 'First to {target}',
    foot: 'Rally {number}',
    tagS: 'Spike',
    tagB: 'Block',
    oHS: 'Spike: {home}',
    oHB: 'Block: {home}',
    oAS: 'Spike: {away}',
    oAB: 'Block: {away}',
    step1:
      'The side that gets 15 points first wins the set; at fourteen all the next rally decides. A rally is won by a spike or by a block.',
    step2: 'Next rally: who wins it, and how. Rallies: how many the set has. Set: who wins.',
  },
  hi: {
    closed: 'रैली जारी, भाव बंद',
    label: 'ऊपर से दिखता वॉलीबॉल कोर्ट',
    ended: 'खेल समाप्त',
    to: '{target} अंक पर जीत',
    foot: 'रैली {number}',
    tagS: 'स्पाइक',
    tagB: 'ब्लॉक',
    oHS: 'स्पाइक: {home}',
    oHB: 'ब्लॉक: {home}',
    oAS: 'स्पाइक: {away}',
    oAB: 'ब्लॉक: {away}',
    step1:
      'जो टीम पहले 15 अंक पाए, सेट उसका; 14 बराबर पर अगली रैली तय करती है। रैली स्पाइक से या ब्लॉक से जीती जाती है।',
    step2: 'अगली रैली: कौन जीतता है, और कैसे। कुल रैली: सेट में कितनी। सेट: कौन जीतता है।',
  },
};
