// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "प्रमोशन"
 ],
 "promotions.detail": [
  "प्रमोशन"
 ],
 "promotions.empty": [
  "इस समय कोई प्रमोशन नहीं है"
 ],
 "promotions.empty_text": [
  "नए प्रमोशन यहाँ दिखेंगे।"
 ],
 "promotions.error": [
  "प्रमोशन लोड नहीं हो सके।"
 ],
 "promotions.not_found": [
  "यह प्रमोशन चालू नहीं है।"
 ],
 "promotions.long_term": [
  "दीर्घकालिक"
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
  [
   "date"
  ],
  " को समाप्त"
 ],
 "promotions.see": [
  "प्रमोशन देखें"
 ],
 "promotions.see_all": [
  "सारे प्रमोशन"
 ],
 "promotions.status.join": [
  "शामिल हों"
 ],
 "promotions.status.claim": [
  "प्राप्त करें"
 ],
 "promotions.status.applying": [
  "आवेदन किया"
 ],
 "promotions.status.close": [
  "बंद"
 ],
 "promotions.status.rejected": [
  "अस्वीकृत"
 ],
 "promotions.status.issued": [
  "जारी"
 ],
 "promotions.status.claimed": [
  "प्राप्त"
 ],
 "promotions.status.process": [
  "प्रक्रिया में"
 ],
 "promotions.status.signed": [
  "शामिल"
 ],
 "promotions.bonus": [
  "बोनस"
 ],
 "promotions.apply.title": [
  "इनाम के लिए आवेदन"
 ],
 "promotions.apply.action": [
  "इनाम के लिए आवेदन करें"
 ],
 "promotions.apply.remarks": [
  "टिप्पणी"
 ],
 "promotions.apply.remarks_hint": [
  "ज़्यादा से ज़्यादा ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण"
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
  "तस्वीरें"
 ],
 "promotions.apply.images_hint": [
  "ज़्यादा से ज़्यादा ",
  [
   "count",
   "number"
  ],
  ", JPG या PNG"
 ],
 "promotions.apply.add_image": [
  "तस्वीर जोड़ें"
 ],
 "promotions.apply.remove_image": [
  [
   "file"
  ],
  " हटाएँ"
 ],
 "promotions.apply.cancel": [
  "फ़ॉर्म ख़ाली करें"
 ],
 "promotions.apply.submit": [
  "आवेदन भेजें"
 ],
 "promotions.apply.sending": [
  "भेजा जा रहा है…"
 ],
 "promotions.apply.done": [
  "आपका आवेदन भेज दिया गया है।"
 ],
 "promotions.activity_image_type": [
  "तस्वीर का प्रकार ग़लत है। JPG, JPEG या PNG चुनें।"
 ],
 "promotions.activity_apply_remark_limit3": [
  "तस्वीर बहुत बड़ी है। वह ज़्यादा से ज़्यादा 5 MB की हो सकती है।"
 ],
 "promotions.activity_apply_remark_limit4": [
  "तस्वीरें बहुत ज़्यादा हैं। ज़्यादा से ज़्यादा 3 जोड़ी जा सकती हैं।"
 ],
 "promotions.image_failed": [
  "तस्वीर पढ़ी नहीं जा सकी। कोई दूसरी चुनें।"
 ],
 "promotions.from": [
  [
   "date"
  ],
  " से"
 ],
 "promotions.title.activity": [
  "प्रमोशन"
 ],
 "promotions.title.activityDetail": [
  "प्रमोशन"
 ]
};
