// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "status.maintenance.title": [
  "রক্ষণাবেক্ষণ"
 ],
 "status.maintenance.heading": [
  "রক্ষণাবেক্ষণ চলছে"
 ],
 "status.maintenance.text": [
  "সিস্টেম আপগ্রেড হচ্ছে। আপনার ব্যালেন্স ও চলমান বেট যেমন ছিল তেমনই আছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।"
 ],
 "status.maintenance.until": [
  "আনুমানিক শেষ"
 ],
 "status.region.title": [
  "সেবা পাওয়া যাচ্ছে না"
 ],
 "status.region.heading": [
  "এই এলাকায় সেবা নেই"
 ],
 "status.region.text": [
  "আপনার অবস্থান থেকে ",
  [
   "site"
  ],
  " ব্যবহার করা যাচ্ছে না। VPN চালু থাকলে বন্ধ করে আবার চেষ্টা করুন।"
 ],
 "status.region.ip": [
  "আপনার IP ঠিকানা"
 ],
 "status.region.contact": [
  "ভুল মনে হলে জানান"
 ]
};
