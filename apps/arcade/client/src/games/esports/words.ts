import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of esports. */
export const ESPORTS_TEXTS: DuelTexts = {
  bn: {
    closed: 'রাউন্ড চলছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা খেলার ম্যাপ',
    ended: 'খেলা শেষ',
    to: '{target} রাউন্ডে জয়',
    foot: 'রাউন্ড {number}',
    tagE: 'সবাই আউট',
    tagB: 'দখল',
    oHE: '{home} সবাইকে আউট করেছে',
    oHB: '{home} বাতিঘর ধরে রেখেছে',
    oAE: '{away} সবাইকে আউট করেছে',
    oAB: '{away} বাতিঘর ধরে রেখেছে',
    step1:
      'দুই দল এক ম্যাপে রাউন্ড খেলে। অন্য দলের সবাইকে আউট করলে, বা মাঝের বাতিঘর ধরে রাখলে রাউন্ড জেতা হয়। আগে সাত রাউন্ড যার, ম্যাপ তার।',
    step2: 'পরের রাউন্ড: কে জেতে, আর কীভাবে। মোট রাউন্ড: ম্যাপে কতটি। ম্যাপ: কে জেতে।',
  },
  en: {
    closed: 'The round is on, prices are closed',
    label: 'The map of the game seen from above',
    ended: 'Match over',
    to: 'First to {target}',
    foot: 'Round {number}',
    tagE: 'All out',
    tagB: 'Held',
    oHE: '{home} put everybody out',
    oHB: '{home} held the beacon',
    oAE: '{away} put everybody out',
    oAB: '{away} held the beacon',
    step1:
      'Two squads play rounds on a map. A round is won by putting all others out, or by holding the beacon in the middle. Seven rounds win the map.',
    step2: 'Next round: who wins it, and how. Rounds: how many the map has. Map: who wins.',
  },
  hi: {
    closed: 'राउंड जारी, भाव बंद',
    label: 'ऊपर से दिखता खेल का मैप',
    ended: 'खेल समाप्त',
    to: '{target} राउंड पर जीत',
    foot: 'राउंड {number}',
    tagE: 'सब आउट',
    tagB: 'क़ब्ज़ा',
    oHE: '{home} ने सबको आउट किया',
    oHB: '{home} ने मीनार थामी',
    oAE: '{away} ने सबको आउट किया',
    oAB: '{away} ने मीनार थामी',
    step1:
      'दो दल एक मैप पर राउंड खेलते हैं। दूसरे दल के सबको आउट करने या बीच की मीनार थामने से राउंड जीता जाता है। पहले सात राउंड जिसके, मैप उसका।',
    step2: 'अगला राउंड: कौन जीतता है, और कैसे। कुल राउंड: मैप में कितने। मैप: कौन जीतता है।',
  },
};
