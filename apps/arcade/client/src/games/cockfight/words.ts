import type { DuelTexts } from '../parts/fixture/duel-room.ts';

/** The texts of the painted cockfight. */
export const COCKFIGHT_TEXTS: DuelTexts = {
  bn: {
    closed: 'পালা চলছে, দাম বন্ধ',
    label: 'দুই আঁকা মোরগ মুখোমুখি',
    ended: 'খেলা শেষ',
    turn: 'পালা {number} / {all}',
    foot: 'আঁকা মোরগ, পালক-পয়েন্টে হারজিত',
    tag: 'পালক',
    level: 'সমান',
    oH: 'পালা {home}-এর',
    oA: 'পালা {away}-এর',
    oD: 'পালা সমান',
    step1:
      'দুই আঁকা মোরগ নয় পালায় সাজ দেখায়। ছোঁয়া নেই, আঘাত নেই; কোনো প্রাণী এতে অংশ নেয় না। প্রতি পালায় একজন একটি পালক-পয়েন্ট পায়, বা পালা সমান।',
    step2: 'কে জিতবে: শেষে কার পালক বেশি, বা সমান। এই পালা: কে পাবে, বা সমান। ব্যবধান: শেষে কত পালকের তফাত।',
  },
  en: {
    closed: 'The turn is on, prices are closed',
    label: 'Two painted roosters face each other',
    ended: 'Match over',
    turn: 'Turn {number} / {all}',
    foot: 'Painted roosters, feather points decide',
    tag: 'Feather',
    level: 'Level',
    oH: 'The turn goes to {home}',
    oA: 'The turn goes to {away}',
    oD: 'The turn is level',
    step1:
      'Two painted roosters show off in nine turns. They never touch, nobody is hurt, and no animal takes part. Each turn one of them gets a feather point, or it is level.',
    step2:
      'Winner: who has more feathers at the end, or level. This turn: who gets it, or level. Margin: by how many feathers it ends.',
  },
  hi: {
    closed: 'बारी जारी, भाव बंद',
    label: 'दो चित्रित मुर्ग़े आमने-सामने',
    ended: 'खेल समाप्त',
    turn: 'बारी {number} / {all}',
    foot: 'चित्रित मुर्ग़े, पंख-अंकों से हार-जीत',
    tag: 'पंख',
    level: 'बराबर',
    oH: 'बारी {home} की',
    oA: 'बारी {away} की',
    oD: 'बारी बराबर',
    step1:
      'दो चित्रित मुर्ग़े नौ बारियों में शान दिखाते हैं। छूना नहीं, चोट नहीं; कोई जीव भाग नहीं लेता। हर बारी एक को पंख-अंक मिलता है, या बारी बराबर।',
    step2:
      'कौन जीतेगा: अंत में किसके पंख ज़्यादा, या बराबर। यह बारी: किसे मिलेगी, या बराबर। अंतर: अंत में कितने पंखों का फ़र्क़।',
  },
};
