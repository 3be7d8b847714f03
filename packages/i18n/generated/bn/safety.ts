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
 ]
};
