import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of badminton. */
export const BADMINTON_TEXTS: DuelTexts = {
  bn: {
    closed: 'র‍্যালি চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা ব্যাডমিন্টন কোর্ট',
    ended: 'খেলা শেষ',
    to: '{target} পয়েন্টে জয়',
    foot: 'র‍্যালি {number}',
    tagS: 'স্ম্যাশ',
    tagN: 'নেটে পয়েন্ট',
    oHS: 'স্ম্যাশ: {home}',
    oHN: 'নেটে পয়েন্ট: {home}',
    oAS: 'স্ম্যাশ: {away}',
    oAN: 'নেটে পয়েন্ট: {away}',
    step1: 'যে আগে ১১ পয়েন্ট পায়, গেম তার; ১০ সমান হলে পরের র‍্যালিতেই ফয়সালা। র‍্যালি জেতা হয় স্ম্যাশে বা নেটে।',
    step2: 'পরের র‍্যালি: কে জেতে, আর কীভাবে। মোট র‍্যালি: গেমে কতটি। গেম: কে জেতে।',
  },
  en: {
    closed: 'The rally is on, prices are closed',
    label: 'A badminton court seen from above',
    ended: 'Match over',
    to: 'First to {target}',
    foot: 'Rally {number}',
    tagS: 'Smash',
    tagN: 'Net point',
    oHS: 'Smash: {home}',
    oHN: 'Net point: {home}',
    oAS: 'Smash: {away}',
    oAN: 'Net point: {away}',
    step1:
      'Whoever gets 11 points first wins the game; at ten all the next rally decides. A rally is won by a smash or at the net.',
    step2: 'Next rally: who wins it, and how. Rallies: how many the game has. Game: who wins.',
  },
  hi: {
    closed: 'रैली जारी, भाव बंद',
    label: 'ऊपर से दिखता बैडमिंटन कोर्ट',
    ended: 'खेल समाप्त',
    to: '{target} अंक पर जीत',
    foot: 'रैली {number}',
    tagS: 'स्मैश',
    tagN: 'नेट पर अंक',
    oHS: 'स्मैश: {home}',
    oHN: 'नेट पर अंक: {home}',
    oAS: 'स्मैश: {away}',
    oAN: 'नेट पर अंक: {away}',
    step1:
      'जो पहले 11 अंक पाए, गेम उसका; 10 बराबर पर अगली रैली तय करती है। रैली स्मैश से या नेट पर जीती जाती है।',
    step2: 'अगली रैली: कौन जीतता है, और कैसे। कुल रैली: गेम में कितनी। गेम: कौन जीतता है।',
  },
};
