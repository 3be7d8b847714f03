// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "exports.column.time": [
  "সময় (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.column.receipt": [
  "রসিদ নম্বর"
 ],
 "exports.column.movement": [
  "লেনদেন"
 ],
 "exports.column.about": [
  "গেম বা চ্যানেল"
 ],
 "exports.column.amount": [
  "নগদ ও বোনাসের পরিবর্তন"
 ],
 "exports.column.cash": [
  "নগদের পরিবর্তন"
 ],
 "exports.column.bonus": [
  "বোনাসের পরিবর্তন"
 ],
 "exports.column.held": [
  "হোল্ডের পরিবর্তন"
 ],
 "exports.column.before": [
  "আগের ব্যালেন্স"
 ],
 "exports.column.after": [
  "পরের ব্যালেন্স"
 ],
 "exports.column.currency": [
  "মুদ্রা"
 ],
 "exports.column.reference": [
  "রেফারেন্স"
 ],
 "exports.column.settled": [
  "শেষ হয়েছে (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.card.title": [
  "ফাইল হিসেবে নিন"
 ],
 "exports.card.text": [
  "এই দিনগুলোর ও বাছাইয়ের সব সারি একটি CSV ফাইলে, স্প্রেডশিটে খোলা যায়।"
 ],
 "exports.card.make": [
  "CSV ফাইল তৈরি করুন"
 ],
 "exports.card.making": [
  "ফাইল তৈরি হচ্ছে"
 ],
 "exports.card.rows": [
  [
   "total",
   "number"
  ],
  "টির মধ্যে ",
  [
   "done",
   "number"
  ],
  "টি সারি"
 ],
 "exports.card.begins": [
  "একটু পরেই শুরু হবে"
 ],
 "exports.card.leave": [
  "পাতাটি ছেড়ে যেতে পারেন। ফাইল এখানে ২৪ ঘণ্টা থাকবে।"
 ],
 "exports.card.ready": [
  "ফাইল তৈরি"
 ],
 "exports.card.ready_rows": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি সারি"
    ],
    "other": [
     "#",
     "টি সারি"
    ]
   }
  ],
  ", ",
  [
   "moment"
  ],
  " পর্যন্ত নামানো যাবে"
 ],
 "exports.card.take": [
  "নামিয়ে নিন"
 ],
 "exports.card.again": [
  "নতুন ফাইল তৈরি করুন"
 ],
 "exports.card.failed": [
  "ফাইল তৈরি করা যায়নি। আবার চেষ্টা করুন।"
 ],
 "exports.card.progress": [
  "ফাইল কতটা তৈরি"
 ],
 "exports.card.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ]
};
