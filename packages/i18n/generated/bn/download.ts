// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "download.title.download": [
  "অ্যাপ ডাউনলোড"
 ],
 "download.welcome": [
  "স্বাগতম"
 ],
 "download.welcome_text": [
  [
   "site"
  ],
  " আপনার ফোনে রাখুন, এক ট্যাপে খুলুন।"
 ],
 "download.responsible_1": [
  "খেলা বিনোদন, আয়ের উপায় নয়। যতটুকু সময় ও ক্রেডিট বাড়তি আছে শুধু ততটুকু দিয়ে খেলুন।"
 ],
 "download.responsible_2": [
  "শুরুর আগে সীমা ঠিক করুন এবং বিরতি নিন। খেলায় আনন্দ না থাকলে থামুন ও সাহায্য নিন।"
 ],
 "download.home_screen": [
  "হোম স্ক্রিনে যোগ করুন"
 ],
 "download.home_screen_hint": [
  "তিন ধাপ, ছবিসহ"
 ],
 "download.step_share": [
  "ব্রাউজারের শেয়ার বোতাম চাপুন"
 ],
 "download.step_add": [
  "“Add to Home Screen” বাছুন"
 ],
 "download.step_confirm": [
  "ডানে ওপরে “Add” চাপুন"
 ],
 "download.android": [
  "Android অ্যাপ"
 ],
 "download.android_action": [
  "Android-এর জন্য ডাউনলোড করুন"
 ],
 "download.ios": [
  "iOS অ্যাপ"
 ],
 "download.ios_action": [
  "iOS-এর জন্য ডাউনলোড করুন"
 ],
 "download.ios_requires": [
  "অ্যাপটির জন্য iOS ",
  [
   "version"
  ],
  " বা নতুন সংস্করণ লাগে।"
 ],
 "download.profile": [
  "iOS প্রোফাইল"
 ],
 "download.profile_hint": [
  "কনফিগারেশন প্রোফাইল, এই সাইটের আইকন রাখে"
 ],
 "download.profile_action": [
  "প্রোফাইল ডাউনলোড করুন"
 ],
 "download.legacy_tip": [
  "এই iOS সংস্করণে সাইটটি Safari-তে খুলুন, শেয়ার বোতাম চাপুন এবং হোম স্ক্রিনে যোগ করুন।"
 ],
 "download.use_safari": [
  "অ্যাপ ডাউনলোড করতে Safari ব্যবহার করুন।"
 ],
 "download.none": [
  "এই ডিভাইসের জন্য কোনো অ্যাপ ফাইল নেই। ব্রাউজারের মেনু থেকে সাইটটি হোম স্ক্রিনে যোগ করুন।"
 ],
 "download.bar": [
  "অ্যাপ নিন"
 ],
 "download.bar_text": [
  [
   "site"
  ],
  " হোম স্ক্রিনে রাখুন।"
 ],
 "download.bar_decline": [
  "এখন না"
 ],
 "download.update.ready": [
  "নতুন সংস্করণ প্রস্তুত।"
 ],
 "download.update.reload": [
  "আবার লোড করুন"
 ],
 "download.android_hint": [
  "অ্যাপের ফাইল"
 ],
 "download.guide_for": [
  "iPhone · Safari, iOS ",
  [
   "version"
  ],
  " বা নতুন"
 ],
 "download.ios_bookmark": [
  "Add Bookmark"
 ],
 "download.ios_add_home": [
  "Add to Home Screen"
 ],
 "download.ios_add": [
  "Add"
 ],
 "download.use_safari_title": [
  "Safari-তে খুলুন"
 ],
 "download.use_safari_hint": [
  "ঠিকানাটি কপি করে সেখানে বসান।"
 ],
 "download.copy": [
  "কপি করুন"
 ],
 "download.copied": [
  "ঠিকানা কপি হয়েছে।"
 ],
 "download.copy_failed": [
  "ঠিকানাটি চেপে ধরে নিজে কপি করুন।"
 ],
 "download.understood": [
  "বুঝেছি"
 ],
 "download.more": [
  "রাখার সব উপায়"
 ],
 "download.already_title": [
  "আপনি অ্যাপেই আছেন"
 ],
 "download.already": [
  "এটিই অ্যাপ; আর কিছু ডাউনলোড করতে হবে না।"
 ],
 "download.profile_next_title": [
  "বাকিটা Settings-এ"
 ],
 "download.profile_next": [
  "Settings খুলুন, ওপরে “Profile Downloaded” চাপুন, তারপর “Install” চাপুন।"
 ],
 "download.profile_unsigned": [
  "প্রোফাইলটিতে স্বাক্ষর নেই, তাই বসানোর আগে iPhone “Not Signed” দেখাবে। এটি শুধু হোম স্ক্রিনে আইকন রাখে, আর Settings থেকে সরানো যায়।"
 ],
 "download.browser_hint": [
  "ফাইল ছাড়াই, অ্যাপের মতো খোলে"
 ],
 "download.version": [
  "সংস্করণ"
 ],
 "download.size": [
  "আকার"
 ],
 "download.megabytes": [
  [
   "size"
  ],
  " MB"
 ],
 "download.needs": [
  "লাগবে"
 ],
 "download.android_requires": [
  "Android ",
  [
   "version"
  ],
  " বা নতুন"
 ],
 "download.signature": [
  "স্বাক্ষর"
 ],
 "download.profile_description": [
  [
   "site"
  ],
  "-এর আইকন হোম স্ক্রিনে রাখে।"
 ],
 "download.phone_hint": [
  "ক্যামেরা দিয়ে স্ক্যান করলে এই পাতাটিই খুলবে।"
 ],
 "download.phone_code": [
  "এই পাতার QR কোড"
 ]
};
