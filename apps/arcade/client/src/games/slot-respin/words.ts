import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'mini'
  | 'minor'
  | 'major'
  | 'grand'
  | 'many'
  | 'kinds'
  | 'came'
  | 'left'
  | 'again'
  | 'sum'
  | 'held'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'worths'
  | 'caption'
  | 'andMore'
  | 'exampleNote';

/** The texts of the slot with held prizes. */
export const RESPIN_TEXTS: RoomTexts<Key> = {
  bn: {
    mini: 'মিনি',
    minor: 'মাইনর',
    major: 'মেজর',
    grand: 'গ্র্যান্ড',
    many: '{count}টি {symbol}',
    kinds: '{count} রকম ছবিতে মিল',
    came: '{count}টি পুরস্কার ধরা, রিস্পিনে বেট কাটে না',
    left: 'রিস্পিন বাকি {count}',
    again: 'নতুন পুরস্কার এলে আবার {count}',
    sum: '{count}টি পুরস্কার, জমেছে',
    held: '{count}টি পুরস্কার ধরা পড়েছে',
    step1: '{places}টি ঘরের প্রতিটি আলাদা রিল। একই ছবি যেকোনো জায়গায় {fewest}টি বা বেশি হলে গুণক পাবেন।',
    step2:
      '{symbol} পুরস্কারের ছবি। {from}টি বা বেশি এলে সেগুলো থেকে যায়, প্রতিটির দাম ঠিক হয়, আর {count}টি রিস্পিন শুরু হয়।',
    step3: 'রিস্পিনে প্রতিটি খালি ঘরে {oneIn} বারে একবার পুরস্কার আসে। নতুন পুরস্কার এলে আবার {count}টি রিস্পিন।',
    step4: 'শেষে ধরা সব পুরস্কারের দাম পাবেন। সব ঘর ভরলে সঙ্গে গ্র্যান্ড, বেটের {grand}।',
    step5: 'সব রিস্পিনের ফল শুরুতেই ঠিক হয়; থামালে বা চালালে কিছু বদলায় না।',
    worths: 'একটি পুরস্কারের দাম, বেটের গুণে, আর তার সম্ভাবনা: {worths}।',
    caption: 'পুরো বেটের গুণক',
    andMore: '{from} বা বেশি',
    exampleNote: 'উদাহরণ: বেট {stake}। ধরা পড়ল ছয়টি {one} আর একটি মিনি: {payout}, নিট {net}।',
  },
  en: {
    mini: 'Mini',
    minor: 'Minor',
    major: 'Major',
    grand: 'Grand',
    many: '{count} of {symbol}',
    kinds: '{count} kinds matched',
    came: '{count} prizes held, respins cost no stake',
    left: 'Respins left: {count}',
    again: 'A new prize: {count} again',
    sum: '{count} prizes, so far',
    held: '{count} prizes were held',
    step1:
      'Each of the {places} places is a reel of its own. A symbol of which {fewest} or more lie anywhere pays.',
    step2:
      'The prize symbol here: {symbol}. When {from} or more come, they stay, each is given its worth, and {count} respins begin.',
    step3:
      'In a respin each free place brings a prize once in {oneIn} times. A new prize sets the respins to {count} again.',
    step4:
      'At the end all held prizes are paid. When every place holds one, the grand prize comes on top: {grand} the stake.',
    step5: 'All respins are drawn at the start; to pause or to go on changes nothing.',
    worths: 'What a prize is worth, in stakes, with its chance: {worths}.',
    caption: 'Multiples of the whole stake',
    andMore: '{from} and more',
    exampleNote:
      'Example: a stake of {stake}. Six prizes of {one} and one mini are held: {payout}, net {net}.',
  },
  hi: {
    mini: 'मिनी',
    minor: 'माइनर',
    major: 'मेजर',
    grand: 'ग्रैंड',
    many: '{count} {symbol}',
    kinds: '{count} तरह के चित्रों में मेल',
    came: '{count} इनाम रुके, रीस्पिन में दाँव नहीं कटता',
    left: 'बाक़ी रीस्पिन {count}',
    again: 'नया इनाम आए तो फिर {count}',
    sum: '{count} इनाम, जमा',
    held: '{count} इनाम मिले',
    step1:
      '{places} ख़ानों में हर एक अलग रील है। एक ही चित्र कहीं भी {fewest} या ज़्यादा हों तो गुणक मिलता है।',
    step2:
      'इनाम का चित्र: {symbol}। {from} या ज़्यादा आएँ तो वे रुक जाते हैं, हर एक का मूल्य तय होता है और {count} रीस्पिन शुरू होते हैं।',
    step3: 'रीस्पिन में हर ख़ाली ख़ाने में {oneIn} में एक बार इनाम आता है। नया इनाम आए तो फिर {count} रीस्पिन।',
    step4: 'अंत में रुके सब इनाम मिलते हैं। सब ख़ाने भर जाएँ तो साथ में ग्रैंड, दाँव का {grand}।',
    step5: 'सब रीस्पिन का नतीजा शुरू में ही तय होता है; रोकने या चलाने से कुछ नहीं बदलता।',
    worths: 'एक इनाम का मूल्य, दाँव के गुणक में, और उसकी संभावना: {worths}।',
    caption: 'पूरे दाँव का गुणक',
    andMore: '{from} या ज़्यादा',
    exampleNote: 'उदाहरण: दाँव {stake}। छह इनाम {one} के और एक मिनी रुके: {payout}, नेट {net}।',
  },
};
