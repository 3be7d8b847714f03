// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "fairness.title": [
  "निष्पक्षता"
 ],
 "fairness.check": [
  "राउंड जाँचें"
 ],
 "fairness.check.title": [
  "राउंड की जाँच"
 ],
 "fairness.check.error": [
  "जाँच का पन्ना नहीं खुला।"
 ],
 "fairness.how": [
  "नतीजा कैसे आता है"
 ],
 "fairness.step.promise": [
  "दाँव से पहले वादा"
 ],
 "fairness.step.promise_text": [
  "गेम सर्वर का एक छिपा सीड होता है। पहले दाँव से पहले ही उसकी छाप (SHA-256) दिखाई जाती है, इसलिए बाद में सीड बदला नहीं जा सकता।"
 ],
 "fairness.step.own": [
  "आपका अपना सीड"
 ],
 "fairness.step.own_text": [
  "अपना सीड आप कभी भी तय करते हैं। गेम सर्वर उसे नहीं चुन सकता।"
 ],
 "fairness.step.number": [
  "राउंड का नंबर"
 ],
 "fairness.step.number_text": [
  "दोनों सीड और नंबर से बाइट आते हैं (HMAC-SHA256), बाइट से भिन्न, और गेम के प्रकाशित नियम से नतीजा।"
 ],
 "fairness.step.open": [
  "छिपा सीड खुलता है"
 ],
 "fairness.step.open_text": [
  "सीड बदलने पर पुराना छिपा सीड दिखाया जाता है। तब उसका हर राउंड आप फिर से गिन सकते हैं।"
 ],
 "fairness.where": [
  "सीड और छाप हर गेम में ढाल के निशान में हैं। वहाँ से राउंड पूरी जानकारी के साथ यहाँ खुलता है।"
 ],
 "fairness.rounds": [
  "आपके राउंड"
 ],
 "fairness.rounds.seed": [
  "आपका सीड:"
 ],
 "fairness.rounds.none": [
  "खेलने पर जाँचे जा सकने वाले राउंड यहाँ रहेंगे।"
 ],
 "fairness.round": [
  "राउंड ",
  [
   "nonce",
   "number"
  ],
  ": ",
  [
   "game"
  ]
 ],
 "fairness.more": [
  "और"
 ],
 "fairness.file": [
  "जाँच की फ़ाइल लें"
 ],
 "fairness.file.text": [
  "एक HTML फ़ाइल, जो नेटवर्क और इस साइट के बिना चलती है।"
 ],
 "fairness.error": [
  "आपके राउंड नहीं आ सके।"
 ]
};
