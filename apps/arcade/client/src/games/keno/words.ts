import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'risk'
  | 'classic'
  | 'low'
  | 'medium'
  | 'high'
  | 'random'
  | 'clear'
  | 'board'
  | 'ladder'
  | 'noPicks'
  | 'count'
  | 'drawing'
  | 'hits'
  | 'hitsBack'
  | 'hitsNone'
  | 'table'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headHits'
  | 'headPays'
  | 'exampleNote';

/** Every text of keno. */
export const KENO_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    risk: 'ঝুঁকি',
    classic: 'ক্লাসিক',
    low: 'কম',
    medium: 'মাঝারি',
    high: 'বেশি',
    random: 'দৈব',
    clear: 'মুছুন',
    board: 'সংখ্যা বাছুন, সর্বোচ্চ ১০টি',
    ladder: 'কয়টি মিললে কত',
    noPicks: '১ থেকে ১০টি সংখ্যা বাছুন',
    count: '{count}টি',
    drawing: 'সংখ্যা উঠছে',
    hits: '{picks}টির মধ্যে {hits}টি মিলেছে, {times}',
    hitsBack: '{picks}টির মধ্যে {hits}টি, ফেরত {amount}',
    hitsNone: '{picks}টির মধ্যে {hits}টি মিলেছে',
    table: '{count}টি সংখ্যা, ঝুঁকি {risk}',
    figures: '{table}: এই বাছাইয়ের হিসাব।',
    step1: '৪০টি সংখ্যা থেকে ১ থেকে ১০টি বাছুন। কোন সংখ্যা বাছলেন তাতে সম্ভাবনা বদলায় না।',
    step2: 'প্রতি রাউন্ডে ১০টি সংখ্যা ওঠে, একটি একবারের বেশি নয়। আপনার কয়টি মিলল, তা দিয়ে গুণক ঠিক হয়।',
    step3: 'ঝুঁকি চার রকম। ঝুঁকি কম হলে অল্প মিলেও কিছু আসে, বেশি হলে অনেক মিললে তবেই বড় গুণক।',
    step4:
      'বেট গৃহীত হলে প্রতিটি সংখ্যার জন্য একটি ভগ্নাংশ বের হয়; বাকি সংখ্যার সারি থেকে সেই জায়গার সংখ্যাটি তোলা হয়। পয়সার নিচের অংশ বাদ যায়।',
    example: 'উদাহরণ: বেট {stake}, {table}',
    headHits: 'মিলেছে',
    headPays: 'পাবেন',
    exampleNote: '{hits}টি মিললে {payout} পাবেন, নিট {net}।',
  },
  en: {
    bet: 'Bet',
    risk: 'Risk',
    classic: 'Classic',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    random: 'Random',
    clear: 'Clear',
    board: 'Pick numbers, 10 at most',
    ladder: 'Pays by hits',
    noPicks: 'Pick 1 to 10 numbers',
    count: '{count} hit',
    drawing: 'Numbers are drawn',
    hits: '{hits} of {picks} hit, {times}',
    hitsBack: '{hits} of {picks} hit, {amount} back',
    hitsNone: '{hits} of {picks} hit',
    table: '{count} numbers, risk {risk}',
    figures: '{table}: the figures of this choice.',
    step1: 'Pick 1 to 10 of 40 numbers. Which numbers you pick does not change the chances.',
    step2:
      'Each round 10 numbers are drawn, none twice. How many of yours are among them decides the multiplier.',
    step3:
      'There are four risks. With a low one few hits already pay something; with a high one only many hits pay, and much more.',
    step4:
      'When the bet is accepted, each number takes one fraction, which names its place in the row of the numbers that are left. What is below the smallest coin is cut.',
    example: 'Example: a bet of {stake}, {table}',
    headHits: 'Hits',
    headPays: 'You get',
    exampleNote: 'With {hits} hits you get {payout}, net {net}.',
  },
  hi: {
    bet: 'दाँव',
    risk: 'जोखिम',
    classic: 'क्लासिक',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    random: 'रैंडम',
    clear: 'मिटाएँ',
    board: 'संख्याएँ चुनें, अधिकतम 10',
    ladder: 'कितने मिलने पर कितना',
    noPicks: '1 से 10 संख्याएँ चुनें',
    count: '{count} मिले',
    drawing: 'संख्याएँ निकल रही हैं',
    hits: '{picks} में से {hits} मिले, {times}',
    hitsBack: '{picks} में से {hits} मिले, वापस {amount}',
    hitsNone: '{picks} में से {hits} मिले',
    table: '{count} संख्याएँ, जोखिम {risk}',
    figures: '{table}: इस चुनाव का हिसाब।',
    step1: '40 में से 1 से 10 संख्याएँ चुनें। कौन सी संख्याएँ चुनीं, इससे संभावना नहीं बदलती।',
    step2: 'हर राउंड में 10 संख्याएँ निकलती हैं, कोई दो बार नहीं। आपकी कितनी मिलीं, उससे गुणक तय होता है।',
    step3:
      'जोखिम चार हैं। कम जोखिम में थोड़ी संख्याएँ मिलने पर भी कुछ आता है, ज़्यादा में बहुत मिलने पर ही बड़ा गुणक।',
    step4:
      'दाँव स्वीकार होने पर हर संख्या के लिए एक भिन्न निकलता है, जो बची संख्याओं की क़तार में उसकी जगह बताता है। सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    example: 'उदाहरण: {stake} का दाँव, {table}',
    headHits: 'मिले',
    headPays: 'मिलेगा',
    exampleNote: '{hits} मिलने पर {payout} मिलेंगे, शुद्ध {net}।',
  },
};
