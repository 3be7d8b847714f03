// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "notices.title": [
  "घोषणाएँ"
 ],
 "notices.detail": [
  "घोषणा"
 ],
 "notices.bar.news": [
  "समाचार"
 ],
 "notices.none": [
  "कोई घोषणा नहीं"
 ],
 "notices.none_text": [
  "नई घोषणाएँ यहाँ दिखेंगी।"
 ],
 "notices.error": [
  "घोषणाएँ लोड नहीं हो सकीं।"
 ],
 "notices.not_found": [
  "यह घोषणा अब यहाँ नहीं है।"
 ],
 "notices.bar.label": [
  "घोषणाएँ"
 ],
 "notices.bar.pause": [
  "चलता हुआ पाठ रोकें"
 ],
 "notices.bar.play": [
  "पाठ चलाएँ"
 ],
 "notices.bar.open": [
  "खोलें: ",
  [
   "title"
  ]
 ],
 "notices.bar.all": [
  "सारी घोषणाएँ"
 ],
 "notices.unread": [
  "अपठित"
 ],
 "notices.read": [
  "पढ़ी हुई"
 ],
 "notices.mark_all": [
  "सभी को पढ़ा हुआ मानें"
 ],
 "notices.popup.title": [
  "घोषणा"
 ],
 "notices.popup.position": [
  [
   "total",
   "number"
  ],
  " में से ",
  [
   "position",
   "number"
  ]
 ],
 "notices.popup.previous": [
  "पिछली"
 ],
 "notices.popup.next": [
  "अगली"
 ],
 "notices.popup.more": [
  "और पढ़ें"
 ],
 "notices.popup.close": [
  "बंद करें"
 ],
 "notices.inbox": [
  "इनबॉक्स"
 ],
 "notices.title.notice": [
  "घोषणाएँ"
 ],
 "notices.title.noticeDetail": [
  "घोषणा"
 ],
 "notices.unread_count": [
  [
   "count",
   "number"
  ],
  " अपठित"
 ],
 "notices.all_read": [
  "सब पढ़ लिया"
 ],
 "notices.kind.maintenance": [
  "रखरखाव"
 ],
 "notices.kind.game": [
  "गेम"
 ],
 "notices.kind.promotion": [
  "प्रमोशन"
 ],
 "notices.kind.security": [
  "सुरक्षा"
 ],
 "notices.kind.money": [
  "पैसा"
 ],
 "notices.kind.news": [
  "समाचार"
 ]
};
