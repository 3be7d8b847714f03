// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "links.main": [
  "মূল লিংক"
 ],
 "links.came": [
  "কতজন এলেন"
 ],
 "links.visits": [
  "ভিজিট"
 ],
 "links.registrations": [
  "রেজিস্টার"
 ],
 "links.first_deposits": [
  "প্রথম ডিপোজিট"
 ],
 "links.table": [
  "লিংক অনুযায়ী"
 ],
 "links.link": [
  "লিংক"
 ],
 "links.total": [
  "মোট"
 ],
 "links.closed": [
  "বন্ধ"
 ],
 "links.edit": [
  "নাম বদলান, বন্ধ বা চালু করুন"
 ],
 "links.note": [
  "ভিজিট মানে আলাদা ডিভাইস, দিনে একবার। একজন সদস্য একটি লিংকেই গোনা হন: যেটি দিয়ে রেজিস্টার করেছেন।"
 ],
 "links.add": [
  "নতুন লিংক"
 ],
 "links.full": [
  "আর লিংক যোগ করা যাবে না: ",
  [
   "most",
   "number"
  ],
  "টি পর্যন্ত রাখা যায়।"
 ],
 "links.code": [
  "কোড"
 ],
 "links.code_hint": [
  "৪ থেকে ১২টি ইংরেজি অক্ষর বা অঙ্ক"
 ],
 "links.code_wrong": [
  "৪ থেকে ১২টি ইংরেজি অক্ষর বা অঙ্ক দিন"
 ],
 "links.code_taken": [
  "কোডটি নেওয়া হয়ে গেছে, অন্য একটি দিন"
 ],
 "links.name": [
  "নাম"
 ],
 "links.name_hint": [
  "শুধু আপনি দেখবেন"
 ],
 "links.name_missing": [
  "একটি নাম দিন"
 ],
 "links.is_open": [
  "লিংকটি চালু"
 ],
 "links.is_open_text": [
  "বন্ধ থাকলে এই কোডে কেউ রেজিস্টার করতে পারেন না। আগের হিসাব থেকে যায়।"
 ],
 "links.save": [
  "সংরক্ষণ"
 ],
 "links.saved": [
  "লিংকটি সংরক্ষণ হয়েছে।"
 ]
};
