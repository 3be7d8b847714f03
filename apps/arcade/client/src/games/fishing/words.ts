import type { RoomTexts } from '../room-words.ts';
import type { Boss } from './bosses.ts';

type Key =
  | 'shoot'
  | 'kinds'
  | 'shoal'
  | 'puti'
  | 'koi'
  | 'tengra'
  | 'ilish'
  | 'rui'
  | 'boal'
  | 'bossOf'
  | 'kindHeard'
  | 'shoalHeard'
  | 'each'
  | 'water'
  | 'level'
  | 'levelHeard'
  | 'levelName'
  | 'lower'
  | 'higher'
  | 'aim'
  | 'aimNext'
  | 'inWater'
  | 'settling'
  | 'ready'
  | 'caught'
  | 'missed'
  | 'shoalCaught'
  | 'shoalMissed'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'table'
  | 'headFish'
  | 'headPays'
  | 'exampleNote'
  | 'random'
  | 'safe';

/** Every text of fishing. */
export const FISHING_TEXTS: RoomTexts<Key> = {
  bn: {
    shoot: 'গুলি',
    kinds: 'কোন মাছ তাক করবেন',
    shoal: 'ঝাঁক',
    puti: 'পুঁটি',
    koi: 'কই',
    tengra: 'টেংরা',
    ilish: 'ইলিশ',
    rui: 'রুই',
    boal: 'বোয়াল',
    bossOf: 'বস: {name}',
    kindHeard: '{name}, {times}, ধরার সম্ভাবনা {chance}',
    shoalHeard: '{name}, {count}টি মাছ, প্রতিটি {times}, প্রতিটির সম্ভাবনা {chance}',
    each: 'প্রতিটি {times} · {chance}',
    water: 'পানিতে মাছ। নিচে থেকে মাছ বাছুন।',
    level: 'স্তর {level}/{levels} · {stake}',
    levelHeard: 'কামানের স্তর {level}, {levels}-এর মধ্যে; প্রতি গুলি {stake}',
    levelName: 'কামানের স্তর',
    lower: 'কামানের স্তর কমান',
    higher: 'কামানের স্তর বাড়ান',
    aim: 'তাক: {name}',
    aimNext: '; একই জাতের পরের মাছ',
    inWater: 'পানিতে {count} গুলি',
    settling: 'আগের গুলি এখনও পানিতে। সেটির ফল আসছে।',
    ready: 'মাছ আর স্তর বাছুন, তারপর গুলি',
    caught: '{name} ধরা পড়েছে, {times}',
    missed: '{name} ধরা পড়েনি',
    shoalCaught: 'ঝাঁকের {of}টির {count}টি ধরা পড়েছে, {times}',
    shoalMissed: 'ঝাঁকের একটিও ধরা পড়েনি',
    figures: '{name}-এ একটি গুলির হিসাব',
    step1: 'নিচের সারি থেকে একটি মাছ বাছুন, বা পানিতে মাছ ছুঁয়ে তাক করুন। তাক করলে কিছু কাটে না।',
    step2: 'কামানের {levels}টি স্তর। স্তর গুণ {level} হলো এক গুলির দাম।',
    step3:
      'প্রতিটি গুলি একটি বেট, আর যে মাছে তাক, সেটিতেই লাগে। প্রতিটি মাছের নিজের সম্ভাবনা লেখা আছে; সম্ভাবনা × গুণ সব মাছে ৯৬%। পর্দায় মাছের আকার, জায়গা বা গতি কিছু বদলায় না।',
    step4: 'ঝাঁকে এক গুলি {count}টি মাছে যায়। প্রতিটি আলাদাভাবে ধরা পড়ে আর গুলির দামের সমান দেয়।',
    step5: 'বস গভীরে ছায়া হয়ে থাকে, তাক করলে উঠে আসে। পাতা বন্ধ হলেও পানিতে থাকা গুলির ফল সার্ভারে ঠিক হয়ে যায়।',
    table: '{stake}-এর এক গুলিতে',
    headFish: 'মাছ',
    headPays: 'ধরলে পান',
    exampleNote: 'উদাহরণ: স্তর ৩, ইলিশে এক গুলি {stake}। ধরা পড়লে {payout}, নিট {net}। না পড়লে {lost}।',
    random:
      'মাছ ধরা পড়বে কি না, তা আমাদের লুকানো সিড, আপনার সিড আর রাউন্ডের নম্বর থেকে আসে: ভগ্নাংশ সম্ভাবনার নিচে হলে ধরা পড়ে। “ন্যায্যতা” সব দেখায়।',
    safe: 'গুলির দাম আর পাওনা ওয়ালেটে এক ধাপে যায়; ওয়ালেট উত্তর না দিলে পুরোটা লেখা হয় বা পুরোটা ফেরত যায়।',
  },
  en: {
    shoot: 'Shoot',
    kinds: 'Which fish to aim at',
    shoal: 'Shoal',
    puti: 'Puti',
    koi: 'Koi',
    tengra: 'Tengra',
    ilish: 'Ilish',
    rui: 'Rui',
    boal: 'Boal',
    bossOf: 'Boss: {name}',
    kindHeard: '{name}, {times}, caught with a chance of {chance}',
    shoalHeard: '{name}, {count} fish, {times} each, each with a chance of {chance}',
    each: 'each {times} · {chance}',
    water: 'Fish in the water. Choose one below.',
    level: 'Level {level}/{levels} · {stake}',
    levelHeard: 'Cannon level {level} of {levels}; {stake} a shot',
    levelName: 'Cannon level',
    lower: 'Lower the cannon level',
    higher: 'Raise the cannon level',
    aim: 'Aim: {name}',
    aimNext: '; next fish of the kind',
    inWater: 'In the water: {count}',
    settling: 'Your last shot is still in the water. Its result is on the way.',
    ready: 'Choose a fish and a level, then shoot',
    caught: '{name} caught, {times}',
    missed: '{name} got away',
    shoalCaught: '{count} of {of} in the shoal caught, {times}',
    shoalMissed: 'None of the shoal caught',
    figures: 'Figures of one shot: {name}',
    step1:
      'Choose a fish in the row below, or touch one in the water to aim. Aiming costs nothing.',
    step2: 'The cannon has {levels} levels. A shot costs the level times {level}.',
    step3:
      'Each shot is one bet, and it hits the fish that it is aimed at. Every fish shows its own chance; chance × pay is 96% for all of them. Size, place and speed on the screen change nothing.',
    step4:
      'One shot at the shoal goes to {count} fish. Each is caught for itself and pays the price of the shot.',
    step5:
      'The boss is a shadow in the deep and rises when you aim at it. If the page closes, a shot in the water is still settled on the server.',
    table: 'One shot of {stake}',
    headFish: 'Fish',
    headPays: 'A catch pays',
    exampleNote:
      'Example: level 3, one shot of {stake} at the ilish. Caught, it pays {payout}, net {net}. Not caught: {lost}.',
    random:
      'Whether a fish is caught follows from our hidden seed, your seed and the number of the round: it is when the fraction is below its chance. “Check fairness” shows all three.',
    safe: 'The price and the catch reach the wallet in one step; a shot that the wallet does not answer is booked in full or given back in full.',
  },
  hi: {
    shoot: 'गोली',
    kinds: 'किस मछली पर निशाना',
    shoal: 'झुंड',
    puti: 'पुठिया',
    koi: 'कोई',
    tengra: 'टेंगरा',
    ilish: 'हिल्सा',
    rui: 'रोहू',
    boal: 'बोआल',
    bossOf: 'बॉस: {name}',
    kindHeard: '{name}, {times}, पकड़ने की संभावना {chance}',
    shoalHeard: '{name}, {count} मछलियाँ, हर एक {times}, हर एक की संभावना {chance}',
    each: 'हर एक {times} · {chance}',
    water: 'पानी में मछलियाँ। नीचे से चुनें।',
    level: 'स्तर {level}/{levels} · {stake}',
    levelHeard: 'तोप का स्तर {level}, {levels} में से; हर गोली {stake}',
    levelName: 'तोप का स्तर',
    lower: 'तोप का स्तर घटाएँ',
    higher: 'तोप का स्तर बढ़ाएँ',
    aim: 'निशाना: {name}',
    aimNext: '; उसी जाति की अगली मछली',
    inWater: 'पानी में {count} गोली',
    settling: 'पिछली गोली अभी पानी में है। उसका नतीजा आ रहा है।',
    ready: 'मछली और स्तर चुनें, फिर गोली',
    caught: 'शिकार मिला: {name}, {times}',
    missed: 'शिकार नहीं मिला: {name}',
    shoalCaught: 'झुंड की {of} में से {count} पकड़ में आईं, {times}',
    shoalMissed: 'झुंड की कोई मछली पकड़ में नहीं आई',
    figures: 'एक गोली का हिसाब: {name}',
    step1: 'नीचे की पंक्ति से मछली चुनें, या पानी में छूकर निशाना लगाएँ। निशाने पर कुछ नहीं कटता।',
    step2: 'तोप के {levels} स्तर हैं। एक गोली का दाम स्तर गुणा {level} है।',
    step3:
      'हर गोली एक दाँव है और उसी मछली पर लगती है जिस पर निशाना है। हर मछली पर उसकी संभावना लिखी है; संभावना × गुणा सब पर 96% है। परदे पर आकार, जगह और गति से कुछ नहीं बदलता।',
    step4:
      'झुंड पर एक गोली {count} मछलियों पर जाती है। हर एक अलग पकड़ी जाती है और गोली के दाम जितना देती है।',
    step5:
      'बॉस गहराई में परछाईं है और निशाना लगाने पर ऊपर आता है। पेज बंद हो तो भी पानी में रही गोली का हिसाब सर्वर पर होता है।',
    table: '{stake} की एक गोली पर',
    headFish: 'मछली',
    headPays: 'पकड़ने पर',
    exampleNote:
      'उदाहरण: स्तर 3, हिल्सा पर एक गोली {stake}। पकड़ी गई तो {payout}, शुद्ध {net}। नहीं तो {lost}।',
    random:
      'मछली पकड़ी गई या नहीं, यह हमारे छिपे सीड, आपके सीड और राउंड के नंबर से निकलता है: भिन्न संभावना से कम हो तो पकड़ी गई। “निष्पक्षता” सब दिखाती है।',
    safe: 'दाम और पाई रकम वॉलेट में एक ही कदम में जाते हैं; वॉलेट उत्तर न दे तो पूरा लिखा जाता है या पूरा लौटता है।',
  },
};

/** What the boss of a title is called, in bn, en and hi. */
const BOSS_NAMES: Readonly<Record<Boss, readonly [bn: string, en: string, hi: string]>> = {
  bigfish: ['মহাশোল', 'Mahseer', 'महाशीर'],
  'bigfish:pals': ['সর্দার মাছ', 'Shoal king', 'सरदार मछली'],
  angler: ['লণ্ঠন মাছ', 'Lantern fish', 'लालटेन मछली'],
  octopus: ['অক্টোপাস', 'Octopus', 'ऑक्टोपस'],
  jelly: ['জেলিফিশ', 'Jellyfish', 'जेलीफ़िश'],
  crab: ['কাঁকড়া', 'Crab', 'केकड़ा'],
  starfish: ['তারামাছ', 'Starfish', 'तारामछली'],
  submarine: ['ডুবোজাহাজ', 'Submarine', 'पनडुब्बी'],
  dolphin: ['শুশুক', 'Dolphin', 'डॉल्फ़िन'],
  chest: ['সিন্দুক', 'Chest', 'संदूक'],
  puffer: ['পটকা মাছ', 'Puffer', 'पफ़र मछली'],
  turtle: ['কাছিম', 'Turtle', 'कछुआ'],
  koi: ['জোড়া কই', 'Pair of koi', 'कोई की जोड़ी'],
  shell: ['ঝিনুক', 'Shell', 'सीप'],
  moonboat: ['চাঁদের নৌকা', 'Moon boat', 'चाँद की नाव'],
};

/** The name of a boss in a language of the frame. */
export const bossName = (boss: Boss, language: 'bn' | 'en' | 'hi'): string =>
  BOSS_NAMES[boss][{ bn: 0, en: 1, hi: 2 }[language]] ?? '';
