import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'buy'
  | 'random'
  | 'clear'
  | 'next'
  | 'preparing'
  | 'last'
  | 'none'
  | 'tickets'
  | 'bought'
  | 'drawing'
  | 'drawn'
  | 'matched'
  | 'unmatched'
  | 'fixed'
  | 'away'
  | 'clock'
  | 'chain'
  | 'proofTitle'
  | 'proofIntro'
  | 'formula'
  | 'draws'
  | 'draw'
  | 'value'
  | 'nextValue'
  | 'check'
  | 'mine';

/** The texts that all games with draws for everybody share. */
export const DRAW_TEXTS: RoomTexts<Key> = {
  bn: {
    buy: 'টিকিট',
    random: 'দৈব বাছাই',
    clear: 'মুছুন',
    next: 'পরের ড্র',
    preparing: 'ড্র তৈরি হচ্ছে',
    last: 'শেষ ড্র',
    none: 'এখনও কোনো ড্র হয়নি',
    tickets: 'আপনার টিকিট',
    bought: '{time} ড্রয়ের টিকিট কেনা হয়েছে',
    drawing: 'ড্র হচ্ছে',
    drawn: 'উঠেছে {numbers}',
    matched: 'উঠেছে {numbers}, {count}টি টিকিট মিলেছে',
    unmatched: 'উঠেছে {numbers}, টিকিট মেলেনি',
    fixed: 'টিকিট কেনার পর বদলানো বা ফেরত দেওয়া যায় না। একটি ড্রতে সর্বোচ্চ ১০টি টিকিট।',
    away: 'ড্রয়ের সময় পাতায় থাকতে হয় না। জিতলে টাকা ওয়ালেটে চলে যায়, আর ফিরে এলে ফলটি দেখতে পান।',
    clock: 'ড্র হয় ঢাকার সময় ধরে, আর সবার জন্য একই। ড্রয়ের মুহূর্ত পর্যন্ত টিকিট কেনা যায়।',
    chain:
      'সংখ্যা আসে হ্যাশের একটি শিকল থেকে, যার মাথা আগেই প্রকাশিত। প্রতিটি ড্রয়ের মান থেকে আগের ড্রয়ের মান পাওয়া যায়, তাই কেউ পরে কোনো ফল বেছে নিতে পারে না। “ন্যায্যতা যাচাই” সব দেখায়।',
    proofTitle: 'ড্রয়ের প্রমাণ',
    proofIntro:
      'সব ড্র একটি শিকল থেকে আসে: প্রতিটি মান পরের মানের SHA-256। শিকলের মাথা প্রথম ড্রয়ের আগেই প্রকাশিত।',
    formula:
      'সার্ভার সিড = HMAC-SHA256(লবণ, মানের ৩২ বাইট)। তার সঙ্গে টাইটেলের নাম আর ড্রয়ের নম্বর থেকে সংখ্যা আসে, অন্য সব খেলার মতো একই নিয়মে।',
    draws: 'শেষ ড্রগুলো',
    draw: 'ড্র {number}: {numbers}',
    value: 'মান',
    nextValue: 'পরের ড্র {number}-এর মানের SHA-256 হবে এটি',
    check: 'ড্র {number} যাচাই করুন',
    mine: 'টিকিট {ticket}',
  },
  en: {
    buy: 'Ticket',
    random: 'Random',
    clear: 'Clear',
    next: 'Next draw',
    preparing: 'The draw is being prepared',
    last: 'Last draws',
    none: 'Nothing was drawn yet',
    tickets: 'Your tickets',
    bought: 'Ticket for the draw at {time} bought',
    drawing: 'The draw is on',
    drawn: 'Drawn: {numbers}',
    matched: 'Drawn: {numbers}; {count} of your tickets won',
    unmatched: 'Drawn: {numbers}; no ticket won',
    fixed:
      'A ticket that is bought is neither changed nor given back. There are at most 10 tickets for a draw.',
    away: 'You need not be here at the draw. What you win goes to the wallet, and you find the result when you come back.',
    clock:
      'Draws are held by the time of Dhaka and are the same for everybody. Tickets are sold until the moment of the draw.',
    chain:
      'The numbers come from a chain of hashes whose tip was published before. The value of each draw leads to that of the draw before, so nobody can choose a result afterwards. “Check fairness” shows all of it.',
    proofTitle: 'Proof of the draws',
    proofIntro:
      'All draws come from one chain: each value is the SHA-256 of the next one. The tip of the chain was published before the first draw.',
    formula:
      'Server seed = HMAC-SHA256(salt, the 32 bytes of the value). With the name of the title and the number of the draw it gives the numbers, by the same scheme as every other game.',
    draws: 'Last draws',
    draw: 'Draw {number}: {numbers}',
    value: 'Value',
    nextValue: 'The value of the next draw, {number}, has this SHA-256',
    check: 'Check draw {number}',
    mine: 'Ticket {ticket}',
  },
  hi: {
    buy: 'टिकट',
    random: 'रैंडम',
    clear: 'मिटाएँ',
    next: 'अगला ड्रॉ',
    preparing: 'ड्रॉ तैयार हो रहा है',
    last: 'पिछले ड्रॉ',
    none: 'अभी तक कोई ड्रॉ नहीं हुआ',
    tickets: 'आपके टिकट',
    bought: '{time} के ड्रॉ का टिकट ख़रीदा',
    drawing: 'ड्रॉ हो रहा है',
    drawn: 'निकला {numbers}',
    matched: 'निकला {numbers}, {count} टिकट जीते',
    unmatched: 'निकला {numbers}, कोई टिकट नहीं जीता',
    fixed: 'ख़रीदा हुआ टिकट न बदलता है, न वापस होता है। एक ड्रॉ के लिए अधिकतम 10 टिकट।',
    away: 'ड्रॉ के समय यहाँ रहना ज़रूरी नहीं। जीत वॉलेट में जाती है, और लौटने पर नतीजा दिखता है।',
    clock: 'ड्रॉ ढाका के समय से होते हैं और सबके लिए एक जैसे हैं। टिकट ड्रॉ के क्षण तक मिलते हैं।',
    chain:
      'अंक हैश की एक शृंखला से आते हैं जिसका सिरा पहले ही प्रकाशित है। हर ड्रॉ का मान पिछले ड्रॉ के मान तक ले जाता है, इसलिए बाद में कोई नतीजा नहीं चुन सकता। “निष्पक्षता जाँचें” सब दिखाता है।',
    proofTitle: 'ड्रॉ का प्रमाण',
    proofIntro:
      'सब ड्रॉ एक शृंखला से आते हैं: हर मान अगले मान का SHA-256 है। शृंखला का सिरा पहले ड्रॉ से पहले प्रकाशित हुआ।',
    formula:
      'सर्वर सीड = HMAC-SHA256(नमक, मान के 32 बाइट)। टाइटल के नाम और ड्रॉ के नंबर के साथ उसी से अंक आते हैं, बाक़ी सब खेलों के नियम से।',
    draws: 'पिछले ड्रॉ',
    draw: 'ड्रॉ {number}: {numbers}',
    value: 'मान',
    nextValue: 'अगले ड्रॉ {number} के मान का SHA-256 यह होगा',
    check: 'ड्रॉ {number} जाँचें',
    mine: 'टिकट {ticket}',
  },
};
