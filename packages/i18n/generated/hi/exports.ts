// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "exports.column.time": [
  "समय (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.column.receipt": [
  "रसीद नंबर"
 ],
 "exports.column.movement": [
  "लेनदेन"
 ],
 "exports.column.about": [
  "गेम या चैनल"
 ],
 "exports.column.amount": [
  "नक़द और बोनस में बदलाव"
 ],
 "exports.column.cash": [
  "नक़द में बदलाव"
 ],
 "exports.column.bonus": [
  "बोनस में बदलाव"
 ],
 "exports.column.held": [
  "होल्ड में बदलाव"
 ],
 "exports.column.before": [
  "पहले का बैलेंस"
 ],
 "exports.column.after": [
  "बाद का बैलेंस"
 ],
 "exports.column.currency": [
  "मुद्रा"
 ],
 "exports.column.reference": [
  "संदर्भ"
 ],
 "exports.column.settled": [
  "पूरा हुआ (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.card.title": [
  "फ़ाइल के रूप में लें"
 ],
 "exports.card.text": [
  "इन दिनों और चुनाव की सभी पंक्तियाँ एक CSV फ़ाइल में, जो स्प्रेडशीट में खुलती है।"
 ],
 "exports.card.make": [
  "CSV फ़ाइल बनाएँ"
 ],
 "exports.card.making": [
  "फ़ाइल बन रही है"
 ],
 "exports.card.rows": [
  [
   "total",
   "number"
  ],
  " में से ",
  [
   "done",
   "number"
  ],
  " पंक्तियाँ"
 ],
 "exports.card.begins": [
  "थोड़ी देर में शुरू होगी"
 ],
 "exports.card.leave": [
  "आप यह पेज छोड़ सकते हैं। फ़ाइल यहाँ 24 घंटे रहेगी।"
 ],
 "exports.card.ready": [
  "फ़ाइल तैयार है"
 ],
 "exports.card.ready_rows": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " पंक्ति"
    ],
    "other": [
     "#",
     " पंक्तियाँ"
    ]
   }
  ],
  ", ",
  [
   "moment"
  ],
  " तक डाउनलोड करें"
 ],
 "exports.card.take": [
  "डाउनलोड करें"
 ],
 "exports.card.again": [
  "नई फ़ाइल बनाएँ"
 ],
 "exports.card.failed": [
  "फ़ाइल नहीं बन सकी। फिर कोशिश करें।"
 ],
 "exports.card.progress": [
  "फ़ाइल कितनी बनी"
 ],
 "exports.card.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ]
};
