// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "settings.change_password": [
  "পাসওয়ার্ড বদলান"
 ],
 "settings.language": [
  "ভাষা"
 ],
 "settings.theme": [
  "থিম"
 ],
 "settings.theme_dark": [
  "গাঢ়"
 ],
 "settings.theme_light": [
  "হালকা"
 ],
 "settings.theme_system": [
  "সিস্টেম"
 ],
 "settings.digits": [
  "সংখ্যা"
 ],
 "settings.digits_beng": [
  "বাংলা ",
  [
   "sample"
  ]
 ],
 "settings.digits_latn": [
  "ইংরেজি ",
  [
   "sample"
  ]
 ],
 "settings.digits_failed": [
  "সংখ্যার ধরন বদলানো যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "settings.ease": [
  "ডেটা ও নড়াচড়া"
 ],
 "settings.data_saver": [
  "ডেটা সাশ্রয়"
 ],
 "settings.data_saver_hint": [
  "ছোঁয়ার পর ছবি, বাড়তি ফন্ট নেই"
 ],
 "settings.reduced_motion": [
  "কম নড়াচড়া"
 ],
 "settings.reduced_motion_hint": [
  "পাতা বদলায় নড়াচড়া ছাড়াই।"
 ],
 "settings.reduced_motion_device": [
  "আপনার ডিভাইস এটি চায়।"
 ],
 "settings.about": [
  "পরিচিতি"
 ],
 "settings.version": [
  "সংস্করণ"
 ],
 "settings.licence": [
  "লাইসেন্স"
 ],
 "settings.licence_value": [
  [
   "regulator"
  ],
  ", নম্বর ",
  [
   "number"
  ]
 ],
 "settings.age": [
  "বয়স"
 ],
 "settings.clear": [
  "এই ডিভাইসের ডেটা মুছুন"
 ],
 "settings.clear_hint": [
  "পছন্দ, খোঁজ ও জমানো তালিকা"
 ],
 "settings.clear_question": [
  "এই ডিভাইসের ডেটা মুছবেন?"
 ],
 "settings.clear_text": [
  "দেখার ধরনের পছন্দ, খোঁজ, জমানো তালিকা ও মনে রাখা পাসওয়ার্ড এই ডিভাইস থেকে মুছে যাবে। আপনার অ্যাকাউন্ট, ভাষা ও লগইন আগের মতোই থাকবে।"
 ],
 "settings.clear_do": [
  "মুছুন"
 ],
 "settings.cleared": [
  "এই ডিভাইসের ডেটা মুছে ফেলা হয়েছে।"
 ],
 "settings.clear_failed": [
  "সবকিছু মোছা যায়নি। আবার চেষ্টা করুন।"
 ],
 "settings.title.set": [
  "সেটিংস"
 ],
 "settings.get_app": [
  "অ্যাপ ডাউনলোড"
 ],
 "settings.data.saved_today": [
  "আজ এই ডিভাইসে বেঁচেছে"
 ],
 "settings.data.less": [
  [
   "percent",
   "number"
  ],
  "% কম"
 ],
 "settings.data.bar": [
  "চলেছে ",
  [
   "moved"
  ],
  ", বেঁচেছে ",
  [
   "saved"
  ]
 ],
 "settings.data.moved": [
  "চলেছে"
 ],
 "settings.data.saved": [
  "বেঁচেছে"
 ],
 "settings.data.pictures": [
  "ছবি"
 ],
 "settings.data.texts": [
  "লেখা ও তালিকা"
 ],
 "settings.data.code": [
  "পাতার কোড"
 ],
 "settings.data.held": [
  "না আনা ছবি"
 ],
 "settings.data.fonts": [
  "ফন্ট"
 ],
 "settings.data.kept": [
  "আগে নামানো"
 ],
 "settings.data.kilobytes": [
  [
   "size"
  ],
  " KB"
 ],
 "settings.data.megabytes": [
  [
   "size"
  ],
  " MB"
 ],
 "settings.data.rule": [
  "না আনা ছবি আজকের ছবির গড় মাপে, ফন্ট একবার আর আগে নামানো ফাইল তার পুরো মাপে ধরা হয়। গেম নিজে যা আনে তা এতে নেই।"
 ],
 "settings.haptics": [
  "স্পর্শের সাড়া"
 ],
 "settings.haptics_hint": [
  "বেট, জয় ও ভুলে হালকা কাঁপন"
 ],
 "settings.haptics_still": [
  "কম নড়াচড়া চালু থাকলে কাঁপে না"
 ]
};
