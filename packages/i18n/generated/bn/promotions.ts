// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "প্রোমোশন"
 ],
 "promotions.detail": [
  "প্রোমোশনের বিস্তারিত"
 ],
 "promotions.empty": [
  "এখন কোনো প্রোমোশন নেই"
 ],
 "promotions.empty_text": [
  "নতুন প্রোমোশন এখানে দেখা যাবে।"
 ],
 "promotions.error": [
  "প্রোমোশন লোড করা যায়নি।"
 ],
 "promotions.not_found": [
  "এই প্রোমোশনটি চলছে না।"
 ],
 "promotions.long_term": [
  "দীর্ঘমেয়াদি"
 ],
 "promotions.period": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "promotions.ends": [
  "শেষ ",
  [
   "date"
  ]
 ],
 "promotions.see": [
  "প্রোমোশন দেখুন"
 ],
 "promotions.see_all": [
  "সব প্রোমোশন"
 ],
 "promotions.status.join": [
  "যোগ দিন"
 ],
 "promotions.status.claim": [
  "নিয়ে নিন"
 ],
 "promotions.status.applying": [
  "আবেদন প্রক্রিয়াধীন"
 ],
 "promotions.status.close": [
  "বন্ধ"
 ],
 "promotions.status.rejected": [
  "প্রত্যাখ্যাত"
 ],
 "promotions.status.issued": [
  "দেওয়া হয়েছে"
 ],
 "promotions.status.claimed": [
  "পেয়েছেন"
 ],
 "promotions.status.process": [
  "চলছে"
 ],
 "promotions.status.signed": [
  "যোগ দিয়েছেন"
 ],
 "promotions.bonus": [
  "বোনাস"
 ],
 "promotions.apply.title": [
  "রিওয়ার্ডের আবেদন"
 ],
 "promotions.apply.action": [
  "রিওয়ার্ডের আবেদন করুন"
 ],
 "promotions.apply.remarks": [
  "মন্তব্য"
 ],
 "promotions.apply.remarks_hint": [
  "সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর"
 ],
 "promotions.apply.counter": [
  [
   "count",
   "number"
  ],
  " / ",
  [
   "maxLength",
   "number"
  ]
 ],
 "promotions.apply.images": [
  "ছবি"
 ],
 "promotions.apply.images_hint": [
  "সর্বোচ্চ ",
  [
   "count",
   "number"
  ],
  "টি, JPG বা PNG"
 ],
 "promotions.apply.add_image": [
  "ছবি যোগ করুন"
 ],
 "promotions.apply.remove_image": [
  [
   "file"
  ],
  " সরান"
 ],
 "promotions.apply.cancel": [
  "ফর্ম মুছুন"
 ],
 "promotions.apply.submit": [
  "আবেদন পাঠান"
 ],
 "promotions.apply.sending": [
  "পাঠানো হচ্ছে…"
 ],
 "promotions.apply.done": [
  "আপনার আবেদন পাঠানো হয়েছে।"
 ],
 "promotions.activity_image_type": [
  "ছবির ধরন ঠিক নয়। JPG, JPEG বা PNG বাছুন।"
 ],
 "promotions.activity_apply_remark_limit3": [
  "ছবিটি বেশি বড়। সর্বোচ্চ ৫ MB হতে পারে।"
 ],
 "promotions.activity_apply_remark_limit4": [
  "ছবি বেশি হয়ে গেছে। সর্বোচ্চ ৩টি যোগ করা যায়।"
 ],
 "promotions.image_failed": [
  "ছবিটি পড়া যায়নি। অন্য একটি বাছুন।"
 ],
 "promotions.from": [
  [
   "date"
  ],
  " থেকে"
 ],
 "promotions.title.activity": [
  "প্রোমোশন"
 ],
 "promotions.title.activityDetail": [
  "প্রোমোশনের বিস্তারিত"
 ]
};
