import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of archery. */
export const ARCHERY_TEXTS: DuelTexts = {
  bn: {
    closed: 'তির ছোটার মুখে, দাম বন্ধ',
    label: 'তিরন্দাজির দুটি নিশানা',
    ended: 'খেলা শেষ',
    arrow: 'তির {number} / {all}',
    foot: 'ছুড়বে: {side}',
    o10: 'তির ১০-এ',
    o9: 'তির ৯-এ',
    o8: 'তির ৮-এ',
    o7: 'তির ৭-এ',
    step1:
      'দুজনে পালা করে ছয়টি করে তির ছোড়ে, আগে লেখা জন আগে। তির লাগে ৭ থেকে ১০-এর ঘরে; জোরালো হাত বেশি ১০ পায়।',
    step2: 'পরের তির: ১০, ৯, বা ৮ ও কম। মোট: দুজনের সব তিরের যোগ। কে জিতবে: শেষে কার যোগ বেশি, বা ড্র।',
  },
  en: {
    closed: 'The bow is drawn, prices are closed',
    label: 'The two targets of the archers',
    ended: 'Match over',
    arrow: 'Arrow {number} / {all}',
    foot: 'To shoot: {side}',
    o10: 'The arrow hit 10',
    o9: 'The arrow hit 9',
    o8: 'The arrow hit 8',
    o7: 'The arrow hit 7',
    step1:
      'Both shoot six arrows in turn, the one named first begins. Arrows hit rings of 7 to 10; a stronger hand hits more tens.',
    step2:
      'Next arrow: 10, 9, or 8 and less. Total: all arrows of both. Winner: who has more at the end, or a draw.',
  },
  hi: {
    closed: 'धनुष खिंचा, भाव बंद',
    label: 'तीरंदाज़ी के दो निशाने',
    ended: 'खेल समाप्त',
    arrow: 'तीर {number} / {all}',
    foot: 'अब तीर: {side}',
    o10: 'तीर 10 पर',
    o9: 'तीर 9 पर',
    o8: 'तीर 8 पर',
    o7: 'तीर 7 पर',
    step1:
      'दोनों बारी-बारी छह-छह तीर चलाते हैं, पहले लिखा नाम पहले। तीर 7 से 10 के घेरे में लगता है; मज़बूत हाथ ज़्यादा 10 पाता है।',
    step2:
      'अगला तीर: 10, 9, या 8 और कम। कुल: दोनों के सब तीरों का जोड़। कौन जीतेगा: अंत में किसका जोड़ ज़्यादा, या ड्रॉ।',
  },
};
