// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "links.main": [
  "मुख्य लिंक"
 ],
 "links.came": [
  "कितने आए"
 ],
 "links.visits": [
  "विज़िट"
 ],
 "links.registrations": [
  "रजिस्टर"
 ],
 "links.first_deposits": [
  "पहला जमा"
 ],
 "links.table": [
  "लिंक के अनुसार"
 ],
 "links.link": [
  "लिंक"
 ],
 "links.total": [
  "कुल"
 ],
 "links.closed": [
  "बंद"
 ],
 "links.edit": [
  "नाम बदलें, बंद या चालू करें"
 ],
 "links.note": [
  "विज़िट यानी एक डिवाइस, दिन में एक बार। हर सदस्य एक ही लिंक में गिना जाता है: जिससे उसने रजिस्टर किया।"
 ],
 "links.add": [
  "नया लिंक"
 ],
 "links.full": [
  "और लिंक नहीं जोड़े जा सकते: ",
  [
   "most",
   "number"
  ],
  " तक रखे जा सकते हैं।"
 ],
 "links.code": [
  "कोड"
 ],
 "links.code_hint": [
  "4 से 12 अंग्रेज़ी अक्षर या अंक"
 ],
 "links.code_wrong": [
  "4 से 12 अंग्रेज़ी अक्षर या अंक लिखें"
 ],
 "links.code_taken": [
  "यह कोड लिया जा चुका है, कोई और चुनें"
 ],
 "links.name": [
  "नाम"
 ],
 "links.name_hint": [
  "सिर्फ़ आप देखेंगे"
 ],
 "links.name_missing": [
  "एक नाम लिखें"
 ],
 "links.is_open": [
  "लिंक चालू है"
 ],
 "links.is_open_text": [
  "बंद रहने पर इस कोड से कोई रजिस्टर नहीं कर सकता। पहले के आँकड़े बने रहते हैं।"
 ],
 "links.save": [
  "सहेजें"
 ],
 "links.saved": [
  "लिंक सहेजा गया।"
 ]
};
