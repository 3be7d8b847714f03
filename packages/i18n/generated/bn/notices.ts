// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "notices.title": [
  "নোটিশ"
 ],
 "notices.detail": [
  "নোটিশের বিস্তারিত"
 ],
 "notices.bar.news": [
  "খবর"
 ],
 "notices.none": [
  "কোনো নোটিশ নেই"
 ],
 "notices.none_text": [
  "নতুন নোটিশ এখানে দেখা যাবে।"
 ],
 "notices.error": [
  "নোটিশ লোড করা যায়নি।"
 ],
 "notices.not_found": [
  "এই নোটিশটি আর নেই।"
 ],
 "notices.bar.label": [
  "নোটিশ"
 ],
 "notices.bar.pause": [
  "চলমান লেখা থামান"
 ],
 "notices.bar.play": [
  "লেখা চালান"
 ],
 "notices.bar.open": [
  "খুলুন: ",
  [
   "title"
  ]
 ],
 "notices.bar.all": [
  "সব নোটিশ"
 ],
 "notices.unread": [
  "অপঠিত"
 ],
 "notices.read": [
  "পড়া হয়েছে"
 ],
 "notices.mark_all": [
  "সব পড়া হয়েছে ধরুন"
 ],
 "notices.popup.title": [
  "নোটিশ"
 ],
 "notices.popup.position": [
  [
   "total",
   "number"
  ],
  "টির মধ্যে ",
  [
   "position",
   "number"
  ],
  " নম্বর"
 ],
 "notices.popup.previous": [
  "আগেরটি"
 ],
 "notices.popup.next": [
  "পরেরটি"
 ],
 "notices.popup.more": [
  "বিস্তারিত দেখুন"
 ],
 "notices.popup.close": [
  "বন্ধ করুন"
 ],
 "notices.inbox": [
  "ইনবক্স"
 ],
 "notices.title.notice": [
  "নোটিশ"
 ],
 "notices.title.noticeDetail": [
  "নোটিশের বিস্তারিত"
 ],
 "notices.unread_count": [
  [
   "count",
   "number"
  ],
  "টি অপঠিত"
 ],
 "notices.all_read": [
  "সব পড়া হয়েছে"
 ],
 "notices.kind.maintenance": [
  "রক্ষণাবেক্ষণ"
 ],
 "notices.kind.game": [
  "গেম"
 ],
 "notices.kind.promotion": [
  "প্রোমোশন"
 ],
 "notices.kind.security": [
  "নিরাপত্তা"
 ],
 "notices.kind.money": [
  "টাকা"
 ],
 "notices.kind.news": [
  "খবর"
 ]
};
