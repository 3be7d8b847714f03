// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "safety.title": [
  "দায়িত্বশীল খেলা"
 ],
 "safety.heading": [
  "নিয়ন্ত্রণ আপনার হাতে"
 ],
 "safety.text_entertainment": [
  "খেলা বিনোদন। এটি জীবিকার পথ নয়, আর কোনো কৌশল দৈবকে হারায় না।"
 ],
 "safety.text_limits": [
  "শুরুর আগে ঠিক করুন কতক্ষণ ও কত দিয়ে খেলবেন, এবং তা মেনে চলুন।"
 ],
 "safety.text_breaks": [
  "বিরতি নিন। ক্লান্ত, মন খারাপ বা ঋণে থাকলে খেলবেন না।"
 ],
 "safety.text_minors": [
  [
   "age",
   "number"
  ],
  " বছরের কম বয়সীদের থেকে আপনার অ্যাকাউন্ট দূরে রাখুন।"
 ],
 "safety.help": [
  "খেলা নিয়ে চিন্তা হলে বিশ্বস্ত কারও সঙ্গে বা একজন পরামর্শকের সঙ্গে কথা বলুন।"
 ],
 "safety.contacts": [
  "সাহায্য ও যোগাযোগ"
 ],
 "safety.none": [
  "ঠিক করা নেই"
 ],
 "safety.set": [
  "ঠিক করুন"
 ],
 "safety.change": [
  "বদলান"
 ],
 "safety.kind.deposit": [
  "ডিপোজিট সীমা"
 ],
 "safety.kind.loss": [
  "ক্ষতির সীমা"
 ],
 "safety.kind.stake": [
  "মোট বেটের সীমা"
 ],
 "safety.kind.session": [
  "সময়ের সীমা"
 ],
 "safety.periods": [
  "সময়কাল"
 ],
 "safety.period.day": [
  "২৪ ঘণ্টা"
 ],
 "safety.period.week": [
  "৭ দিন"
 ],
 "safety.period.month": [
  "৩০ দিন"
 ],
 "safety.in.day": [
  "২৪ ঘণ্টায়"
 ],
 "safety.in.week": [
  "৭ দিনে"
 ],
 "safety.in.month": [
  "৩০ দিনে"
 ],
 "safety.minutes": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " মিনিট"
    ],
    "other": [
     "#",
     " মিনিট"
    ]
   }
  ]
 ],
 "safety.days": [
  [
   "days",
   "plural",
   {
    "42": [
     "৬ সপ্তাহ"
    ],
    "one": [
     "#",
     " দিন"
    ],
    "other": [
     "#",
     " দিন"
    ]
   }
  ]
 ],
 "safety.months": [
  [
   "months",
   "plural",
   {
    "12": [
     "১ বছর"
    ],
    "24": [
     "২ বছর"
    ],
    "60": [
     "৫ বছর"
    ],
    "one": [
     "#",
     " মাস"
    ],
    "other": [
     "#",
     " মাস"
    ]
   }
  ]
 ],
 "safety.for_good": [
  "স্থায়ী"
 ],
 "safety.left": [
  "আর ",
  [
   "amount"
  ],
  " বাকি"
 ],
 "safety.nothing_left": [
  "এখন কিছু বাকি নেই"
 ],
 "safety.in_force": [
  "যা এখন চালু আছে"
 ],
 "safety.in_force.none": [
  "কোনো সীমা ঠিক করা নেই"
 ],
 "safety.in_force.limits": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি সীমা"
    ],
    "other": [
     "#",
     "টি সীমা"
    ]
   }
  ]
 ],
 "safety.in_force.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি বদল অপেক্ষায়"
    ],
    "other": [
     "#",
     "টি বদল অপেক্ষায়"
    ]
   }
  ]
 ],
 "safety.waiting": [
  "অপেক্ষায়"
 ],
 "safety.waiting.title": [
  "সীমা বাড়ানোর অনুরোধ: ",
  [
   "period"
  ]
 ],
 "safety.waiting.none": [
  "সীমা নেই"
 ],
 "safety.waiting.from": [
  [
   "moment"
  ],
  "-এর পরে আবার জিজ্ঞেস করা হবে। তখন নিশ্চিত না করলে আগেরটিই থাকবে।"
 ],
 "safety.waiting.ripe": [
  "অপেক্ষা শেষ। এখনও কি চান? উত্তর না দিলে আগেরটিই থাকবে।"
 ],
 "safety.waiting.keep": [
  "আগের সীমা রাখুন"
 ],
 "safety.waiting.confirm": [
  "হ্যাঁ, বদলান"
 ],
 "safety.waiting.kept": [
  "আগের সীমাই থাকল।"
 ],
 "safety.waiting.confirmed": [
  "নতুন সীমা এখন থেকে চালু।"
 ],
 "safety.sheet.now": [
  "এখনকার সীমা"
 ],
 "safety.sheet.used.deposit": [
  "এ পর্যন্ত জমা"
 ],
 "safety.sheet.used.loss": [
  "এ পর্যন্ত ক্ষতি"
 ],
 "safety.sheet.used.stake": [
  "এ পর্যন্ত বেট"
 ],
 "safety.sheet.used.session": [
  "এ পর্যন্ত খেলা"
 ],
 "safety.sheet.new": [
  "নতুন সীমা"
 ],
 "safety.sheet.new_minutes": [
  "নতুন সীমা, মিনিটে"
 ],
 "safety.sheet.lower": [
  "কমালে এখনই কার্যকর"
 ],
 "safety.sheet.lower_text": [
  "প্রথম সীমাও তাই। উত্তোলনে কোনো প্রভাব নেই, চলমান বেট নিয়মমতো শেষ হয়।"
 ],
 "safety.sheet.raise": [
  [
   "hours",
   "plural",
   {
    "one": [
     "বাড়ালে ",
     "#",
     " ঘণ্টা পরে"
    ],
    "other": [
     "বাড়ালে ",
     "#",
     " ঘণ্টা পরে"
    ]
   }
  ]
 ],
 "safety.sheet.raise_text": [
  "তখন আবার জিজ্ঞেস করা হয়। উত্তর না দিলে আগের সীমাই থাকে।"
 ],
 "safety.sheet.save": [
  "সীমা ঠিক করুন"
 ],
 "safety.sheet.save_amount": [
  [
   "amount"
  ],
  " সীমা চালু করুন"
 ],
 "safety.sheet.ask_amount": [
  [
   "amount"
  ],
  " সীমার অনুরোধ করুন"
 ],
 "safety.sheet.remove": [
  "সীমা তুলে নেওয়ার অনুরোধ করুন"
 ],
 "safety.fault.minutes": [
  "পুরো মিনিট লিখুন"
 ],
 "safety.fault.negative": [
  "সীমা শূন্যের কম হতে পারে না"
 ],
 "safety.saved": [
  "সীমা এখন থেকে চালু।"
 ],
 "safety.asked": [
  "বদলটি অপেক্ষায়। আপনি নিশ্চিত না করা পর্যন্ত আগের সীমাই থাকবে।"
 ],
 "safety.breaks": [
  "বিরতি"
 ],
 "safety.length": [
  "কতদিন"
 ],
 "safety.choose_length": [
  "কতদিন তা বাছুন"
 ],
 "safety.rounds": [
  "চলমান বেট নিয়মমতো শেষ হবে"
 ],
 "safety.time_out": [
  "বিরতি নিন"
 ],
 "safety.time_out.range": [
  "১ দিন থেকে ৬ সপ্তাহ"
 ],
 "safety.time_out.lead": [
  "যতদিন দরকার থেমে থাকুন। শুরু করার পর আগে শেষ করা যায় না।"
 ],
 "safety.time_out.ends": [
  "শেষ হবে"
 ],
 "safety.time_out.closed": [
  "খেলা ও ডিপোজিট বন্ধ"
 ],
 "safety.time_out.open": [
  "অ্যাকাউন্ট, রেকর্ড ও উত্তোলনে কোনো প্রভাব নেই"
 ],
 "safety.time_out.begin": [
  "বিরতি শুরু করুন: ",
  [
   "length"
  ]
 ],
 "safety.time_out.begun": [
  "আপনার বিরতি শুরু হয়েছে।"
 ],
 "safety.time_out.until": [
  "আপনার বিরতি চলছে ",
  [
   "moment"
  ],
  " পর্যন্ত। ততদিন খেলা ও ডিপোজিট বন্ধ।"
 ],
 "safety.exclusion": [
  "স্ব-বর্জন"
 ],
 "safety.exclusion.range": [
  "৬ মাস থেকে স্থায়ী, ফেরানো যায় না"
 ],
 "safety.exclusion.until": [
  [
   "date"
  ],
  " পর্যন্ত এই সাইটে লগইন করা বা খেলা যাবে না। আপনি নিজে, কাস্টমার সার্ভিস বা কোনো এজেন্ট, কেউ এটি আগে শেষ করতে পারবে না। এরপর আপনি কাস্টমার সার্ভিসকে বললে তবেই, ২৪ ঘণ্টা পরে, অ্যাকাউন্ট খুলবে।"
 ],
 "safety.exclusion.never": [
  "এই অ্যাকাউন্টে আর কখনও এই সাইটে লগইন করা বা খেলা যাবে না। কেউ এটি ফেরাতে পারবে না।"
 ],
 "safety.exclusion.sessions": [
  "সব জায়গা থেকে এখনই লগআউট হবে"
 ],
 "safety.exclusion.balance": [
  "ব্যালেন্স আপনারই থাকবে: কাস্টমার সার্ভিসে লিখুন"
 ],
 "safety.exclusion.type": [
  "নিশ্চিত করতে “",
  [
   "word"
  ],
  "” লিখুন"
 ],
 "safety.exclusion.word": [
  "বর্জন"
 ],
 "safety.exclusion.begin": [
  "স্ব-বর্জন চালু করুন: ",
  [
   "length"
  ]
 ],
 "safety.exclusion.shorter": [
  "এর বদলে ছোট বিরতি"
 ],
 "safety.exclusion.back": [
  "এখন নয়, ফিরে যান"
 ],
 "safety.visitor.text": [
  "সদস্যরা ডিপোজিট, ক্ষতি, বেট ও সময়ের সীমা ঠিক করতে, বিরতি নিতে ও নিজেকে দূরে রাখতে পারেন।"
 ],
 "safety.visitor.login": [
  "সীমা ঠিক করতে লগইন করুন"
 ],
 "safety.talk": [
  "কথা বলুন"
 ],
 "safety.talk.text": [
  "পরামর্শ ও কাস্টমার সার্ভিস"
 ],
 "safety.error": [
  "আপনার সীমাগুলো দেখানো গেল না। সেগুলো তবুও চালু আছে।"
 ],
 "safety.reality": [
  "সময়ের মনে করানো"
 ],
 "safety.reality.text": [
  "খেলা থামিয়ে সময় ও ফল দেখায়, এই ফোনে"
 ],
 "safety.reality.off": [
  "বন্ধ"
 ],
 "safety.reality.every": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " মিনিট"
    ],
    "other": [
     "#",
     " মিনিট"
    ]
   }
  ]
 ]
};
