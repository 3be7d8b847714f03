// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "site.document_title": [
  [
   "title"
  ],
  " - ",
  [
   "site"
  ]
 ],
 "site.description": [
  [
   "site"
  ],
  ": এক লবিতে স্লট, ক্র্যাশ, টেবিল, ফিশিং, লটারি ও আরও অনেক গেম।"
 ],
 "site.skip_to_content": [
  "মূল অংশে যান"
 ],
 "site.title.home": [
  "হোম"
 ],
 "site.header.back": [
  "পেছনে"
 ],
 "site.header.home": [
  [
   "site"
  ],
  ", হোম পাতায় যান"
 ],
 "site.header.menu": [
  "মেনু"
 ],
 "site.header.account": [
  "অ্যাকাউন্ট মেনু"
 ],
 "site.tab.label": [
  "প্রধান মেনু"
 ],
 "site.tab.service": [
  "সার্ভিস"
 ],
 "site.tab.promotions": [
  "প্রোমোশন"
 ],
 "site.tab.home": [
  "হোম"
 ],
 "site.tab.invite": [
  "আমন্ত্রণ"
 ],
 "site.tab.member": [
  "সদস্য"
 ],
 "site.language.title": [
  "ভাষা"
 ],
 "site.language.hint": [
  "টাকার অঙ্ক ও তারিখের সংখ্যা ভাষা অনুযায়ী দেখা যায়।"
 ],
 "site.language.failed": [
  "ভাষা বদলানো যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "site.footer.copyright": [
  "© ",
  [
   "year"
  ],
  " ",
  [
   "site"
  ],
  "। সর্বস্বত্ব সংরক্ষিত।"
 ],
 "site.footer.play_credits": [
  "শুধু খেলার ক্রেডিট। এগুলোর কোনো নগদ মূল্য নেই।"
 ],
 "site.footer.responsible": [
  "দায়িত্বশীল খেলা"
 ],
 "site.footer.fairness": [
  "ন্যায্যতা"
 ],
 "site.footer.help": [
  "হেল্প সেন্টার"
 ],
 "site.footer.service": [
  "কাস্টমার সার্ভিস"
 ],
 "site.footer.terms": [
  "শর্তাবলি"
 ],
 "site.footer.privacy": [
  "গোপনীয়তা"
 ],
 "site.age.badge": [
  [
   "age",
   "number"
  ],
  "+"
 ],
 "site.age.statement": [
  "শুধু ",
  [
   "age",
   "number"
  ],
  " বছর বা তার বেশি বয়সীদের জন্য।"
 ],
 "site.age.responsible": [
  "খেলা বিনোদন, আয়ের উপায় নয়। সীমা ঠিক করুন, প্রয়োজন হলে বিরতি নিন।"
 ],
 "site.connection.none_title": [
  "ইন্টারনেট নেই"
 ],
 "site.connection.none": [
  "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে পাতাটি আবার লোড হবে।"
 ],
 "site.connection.slow": [
  "সংযোগ ধীর। যা দেখছেন তা কিছুটা পুরোনো হতে পারে।"
 ],
 "site.connection.unreachable_title": [
  "সাইট সাড়া দিচ্ছে না"
 ],
 "site.connection.unreachable": [
  "সাইটের সঙ্গে যোগাযোগ করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "site.connection.aged": [
  "এই পাতাটি ",
  [
   "when"
  ],
  "।"
 ],
 "site.connection.age": [
  [
   "unit",
   "select",
   {
    "now": [
     "একটু আগের"
    ],
    "minutes": [
     [
      "count",
      "number"
     ],
     " মিনিট আগের"
    ],
    "hours": [
     [
      "count",
      "number"
     ],
     " ঘণ্টা আগের"
    ],
    "other": [
     [
      "count",
      "number"
     ],
     " দিন আগের"
    ]
   }
  ]
 ],
 "site.failure.offline": [
  "সংযোগ ফিরলে এই পাতা নিজে থেকেই খুলবে। আপনার ব্যালেন্স ও খোলা রাউন্ড সার্ভারে নিরাপদ আছে।"
 ],
 "site.failure.readable": [
  "এখনও পড়া যায়"
 ],
 "site.failure.ours_title": [
  "সমস্যাটা আমাদের"
 ],
 "site.failure.ours": [
  "পাতাটি এখন খোলা যায়নি। কোনো বেট বা লেনদেন দুবার হবে না; ব্যালেন্স যেমন ছিল তেমনই আছে।"
 ],
 "site.failure.missing_title": [
  "পাতাটি নেই"
 ],
 "site.failure.missing": [
  "ঠিকানাটি ভুল হতে পারে, অথবা পাতাটি সরানো হয়েছে।"
 ],
 "site.failure.refused_title": [
  "পাতাটি দেখানো যায়নি"
 ],
 "site.failure.reference": [
  "নম্বর"
 ],
 "site.failure.tell": [
  "জানান"
 ],
 "site.not_found.home": [
  "হোম পাতায় যান"
 ]
};
