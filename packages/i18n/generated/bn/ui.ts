// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "ui.close": [
  "বন্ধ করুন"
 ],
 "ui.back": [
  "পেছনে"
 ],
 "ui.retry": [
  "আবার চেষ্টা করুন"
 ],
 "ui.cancel": [
  "বাতিল করুন"
 ],
 "ui.confirm": [
  "নিশ্চিত করুন"
 ],
 "ui.submit": [
  "পাঠান"
 ],
 "ui.save": [
  "সংরক্ষণ করুন"
 ],
 "ui.continue": [
  "এগিয়ে যান"
 ],
 "ui.ok": [
  "ঠিক আছে"
 ],
 "ui.loading": [
  "লোড হচ্ছে…"
 ],
 "ui.wait": [
  "অপেক্ষা করুন…"
 ],
 "ui.wait_slow": [
  "স্বাভাবিকের চেয়ে বেশি সময় লাগছে। অপেক্ষা করতে পারেন, বাতিলও করতে পারেন।"
 ],
 "ui.show": [
  "দেখান"
 ],
 "ui.hide": [
  "লুকান"
 ],
 "ui.clear": [
  "মুছুন"
 ],
 "ui.copy": [
  "কপি করুন"
 ],
 "ui.copied": [
  "কপি হয়েছে।"
 ],
 "ui.share": [
  "শেয়ার করুন"
 ],
 "ui.more": [
  "আরও"
 ],
 "ui.less": [
  "কম"
 ],
 "ui.open": [
  "খুলুন"
 ],
 "ui.previous": [
  "আগেরটি"
 ],
 "ui.next": [
  "পরেরটি"
 ],
 "ui.search": [
  "খুঁজুন"
 ],
 "ui.optional": [
  "ঐচ্ছিক"
 ],
 "ui.required": [
  "আবশ্যক"
 ],
 "ui.selected": [
  "বাছা হয়েছে"
 ],
 "ui.all": [
  "সব"
 ],
 "ui.none": [
  "কোনোটি নয়"
 ],
 "ui.yes": [
  "হ্যাঁ"
 ],
 "ui.no": [
  "না"
 ],
 "ui.new": [
  "নতুন"
 ],
 "ui.empty": [
  "এখনো এখানে কিছু নেই"
 ],
 "ui.failed": [
  "এটি লোড করা যায়নি।"
 ],
 "ui.image_missing": [
  "ছবি পাওয়া যায়নি"
 ],
 "ui.increase": [
  "বাড়ান"
 ],
 "ui.decrease": [
  "কমান"
 ],
 "ui.menu": [
  "মেনু"
 ],
 "ui.notification": [
  "বার্তা"
 ],
 "ui.dismiss": [
  "বার্তা সরান"
 ],
 "ui.step_of": [
  [
   "total",
   "number"
  ],
  " ধাপের ",
  [
   "step",
   "number"
  ],
  " নম্বর"
 ],
 "ui.day.today": [
  "আজ"
 ],
 "ui.day.yesterday": [
  "গতকাল"
 ],
 "ui.day.named": [
  [
   "name"
  ],
  ", ",
  [
   "day"
  ]
 ],
 "ui.ago.now": [
  "এইমাত্র"
 ],
 "ui.ago.minutes": [
  [
   "count",
   "number"
  ],
  " মিনিট আগে"
 ],
 "ui.ago.hours": [
  [
   "count",
   "number"
  ],
  " ঘণ্টা আগে"
 ],
 "ui.ago.days": [
  [
   "count",
   "number"
  ],
  " দিন আগে"
 ],
 "ui.amount.empty": [
  "পরিমাণ লিখুন"
 ],
 "ui.amount.not_a_number": [
  "পরিমাণ সংখ্যায় লিখুন"
 ],
 "ui.amount.negative": [
  "পরিমাণ শূন্যের বেশি হতে হবে"
 ],
 "ui.amount.too_many_decimals": [
  [
   "exponent",
   "plural",
   {
    "0": [
     "শুধু পূর্ণ সংখ্যা লিখুন"
    ],
    "one": [
     "দশমিকের পরে সর্বোচ্চ ",
     "#",
     " ঘর"
    ],
    "other": [
     "দশমিকের পরে সর্বোচ্চ ",
     "#",
     " ঘর"
    ]
   }
  ]
 ],
 "ui.amount.too_large": [
  "পরিমাণ বেশি বড়"
 ]
};
