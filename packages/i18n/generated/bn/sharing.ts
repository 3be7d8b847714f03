// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "sharing.title": [
  "পাতাটি শেয়ার করুন"
 ],
 "sharing.hint": [
  "অন্য ফোনের ক্যামেরা কোডটির দিকে ধরুন, অথবা ঠিকানাটি পাঠিয়ে দিন।"
 ],
 "sharing.code": [
  "QR কোড: ",
  [
   "address"
  ]
 ],
 "sharing.copy": [
  "ঠিকানা কপি করুন"
 ],
 "sharing.copied": [
  "ঠিকানা কপি হয়েছে।"
 ],
 "sharing.mark": [
  "এখানে কপি করা যাচ্ছে না। ঠিকানাটি চেপে ধরে নিজে কপি করুন।"
 ],
 "sharing.panel": [
  "ফোনে খুলুন"
 ],
 "sharing.panel_title": [
  "এই পাতাটিই আপনার ফোনে"
 ],
 "sharing.panel_text": [
  "ক্যামেরা দিয়ে কোডটি স্ক্যান করুন। লগইন ফোনে আলাদা করে করতে হবে।"
 ]
};
