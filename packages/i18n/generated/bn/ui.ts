// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "ui.close": [
  "বন্ধ করুন"
 ],
 "ui.retry": [
  "আবার চেষ্টা করুন"
 ],
 "ui.cancel": [
  "বাতিল করুন"
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
 "ui.copy": [
  "কপি করুন"
 ],
 "ui.copied": [
  "কপি হয়েছে।"
 ],
 "ui.share": [
  "শেয়ার করুন"
 ],
 "ui.optional": [
  "ঐচ্ছিক"
 ],
 "ui.failed": [
  "এটি লোড করা যায়নি।"
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
 "ui.refresh": [
  "তালিকা আবার আনুন"
 ],
 "ui.refreshed": [
  "তালিকা হালনাগাদ হয়েছে।"
 ],
 "ui.copy_failed": [
  "কপি করা যায়নি। নম্বরটি চেপে ধরে নির্বাচন করুন।"
 ]
};
