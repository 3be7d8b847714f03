// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "fairness.title": [
  "ন্যায্যতা"
 ],
 "fairness.check": [
  "রাউন্ড যাচাই করুন"
 ],
 "fairness.check.title": [
  "রাউন্ড যাচাই"
 ],
 "fairness.check.error": [
  "যাচাইয়ের পাতা খোলা গেল না।"
 ],
 "fairness.how": [
  "ফল কীভাবে আসে"
 ],
 "fairness.step.promise": [
  "বেটের আগেই প্রতিশ্রুতি"
 ],
 "fairness.step.promise_text": [
  "গেম সার্ভারের একটি গোপন সিড থাকে। প্রথম বেটের আগেই তার ছাপ দেখানো হয়, তাই পরে সিড বদলানো যায় না।"
 ],
 "fairness.step.own": [
  "আপনার নিজের সিড"
 ],
 "fairness.step.own_text": [
  "আপনার সিড আপনি যেকোনো সময় ঠিক করেন। গেম সার্ভার তা বেছে নিতে পারে না।"
 ],
 "fairness.step.number": [
  "রাউন্ডের নম্বর"
 ],
 "fairness.step.number_text": [
  "দুটি সিড আর নম্বর থেকে বাইট আসে, বাইট থেকে ভগ্নাংশ, আর গেমের প্রকাশিত নিয়মে তা থেকে ফল।"
 ],
 "fairness.step.open": [
  "গোপন সিড খোলা হয়"
 ],
 "fairness.step.open_text": [
  "সিড বদলালে আগের গোপন সিড দেখানো হয়। তখন তার প্রতিটি রাউন্ড আপনি আবার গণনা করতে পারেন।"
 ],
 "fairness.where": [
  "সিড আর ছাপ প্রতিটি গেমে ঢালের চিহ্নে আছে। সেখান থেকে রাউন্ড সব তথ্যসহ এখানে খোলে।"
 ],
 "fairness.rounds": [
  "আপনার রাউন্ড"
 ],
 "fairness.rounds.seed": [
  "আপনার সিড:"
 ],
 "fairness.rounds.none": [
  "খেললে যাচাই করার মতো রাউন্ডগুলো এখানে থাকবে।"
 ],
 "fairness.round": [
  "রাউন্ড ",
  [
   "nonce",
   "number"
  ],
  ": ",
  [
   "game"
  ]
 ],
 "fairness.more": [
  "আরও"
 ],
 "fairness.file": [
  "যাচাইয়ের ফাইল নামান"
 ],
 "fairness.file.text": [
  "একটি HTML ফাইল, যা নেটওয়ার্ক আর এই সাইট ছাড়াই চলে।"
 ],
 "fairness.error": [
  "আপনার রাউন্ডগুলো আনা গেল না।"
 ],
 "fairness.returns.title": [
  "গেমের ফেরত"
 ],
 "fairness.returns.caption": [
  "হিসাবের ফেরত আর মাপা ফেরত, গেম ধরে ধরে"
 ],
 "fairness.returns.text": [
  "মোট বেটের কত অংশ ফেরত গেছে। খাড়া দাগ হিসাবের ফেরত, বিন্দু মাপা ফেরত, পট্টি ৯৫% নিশ্চয়তার সীমা।"
 ],
 "fairness.returns.counted": [
  "হিসাব করা হয়েছে ",
  [
   "moment"
  ]
 ],
 "fairness.returns.none": [
  "এখনও কোনো গেম নেই।"
 ],
 "fairness.returns.game": [
  "গেম, রাউন্ড"
 ],
 "fairness.returns.theory": [
  "হিসাব"
 ],
 "fairness.returns.measured": [
  "মাপা"
 ],
 "fairness.returns.rounds": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "day"
     ],
     " থেকে ",
     "#",
     "টি রাউন্ড"
    ],
    "other": [
     [
      "day"
     ],
     " থেকে ",
     "#",
     "টি রাউন্ড"
    ]
   }
  ]
 ],
 "fairness.returns.no_rounds": [
  "এখনও খেলা হয়নি"
 ],
 "fairness.returns.few": [
  "রাউন্ড কম"
 ],
 "fairness.returns.missed": [
  "পট্টি এখন হিসাবের দাগ ছোঁয় না। ৯৫% নিশ্চয়তায় ২০টির মধ্যে গড়ে ১টিতে এমন হয়।"
 ],
 "fairness.returns.next": [
  "আরও গেম"
 ],
 "fairness.returns.before": [
  "আগের পাতা"
 ],
 "fairness.returns.page": [
  "পাতা ",
  [
   "page",
   "number"
  ],
  " / ",
  [
   "pages",
   "number"
  ]
 ],
 "fairness.returns.table": [
  "তালিকা নামান (CSV)"
 ],
 "fairness.returns.error": [
  "ফেরতের তালিকা আনা গেল না।"
 ]
};
