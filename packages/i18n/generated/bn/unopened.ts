// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "unopened.heading": [
  "পাতাটি এখনও চালু হয়নি"
 ],
 "unopened.withdraw": [
  "ব্যালেন্স থেকে উত্তোলনের পাতাটি এই সাইটে এখনও চালু হয়নি।"
 ],
 "unopened.withdrawal_course": [
  "একটি উত্তোলনের অগ্রগতি দেখার পাতাটি এই সাইটে এখনও চালু হয়নি।"
 ]
};
