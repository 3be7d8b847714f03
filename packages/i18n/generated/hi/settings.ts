// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "settings.change_password": [
  "पासवर्ड बदलें"
 ],
 "settings.language": [
  "भाषा"
 ],
 "settings.theme": [
  "थीम"
 ],
 "settings.theme_dark": [
  "गहरी"
 ],
 "settings.theme_light": [
  "हल्की"
 ],
 "settings.theme_system": [
  "सिस्टम"
 ],
 "settings.digits": [
  "अंक"
 ],
 "settings.digits_beng": [
  "बंगाली ",
  [
   "sample"
  ]
 ],
 "settings.digits_latn": [
  "लैटिन ",
  [
   "sample"
  ]
 ],
 "settings.digits_failed": [
  "अंक बदले नहीं जा सके। कनेक्शन जाँचें और फिर कोशिश करें।"
 ],
 "settings.ease": [
  "डेटा और गति"
 ],
 "settings.data_saver": [
  "डेटा बचत"
 ],
 "settings.data_saver_hint": [
  "छूने या स्क्रॉल करने पर चित्र आते हैं, अतिरिक्त फ़ॉन्ट नहीं"
 ],
 "settings.reduced_motion": [
  "कम गति"
 ],
 "settings.reduced_motion_hint": [
  "स्क्रीन बिना हिले बदलती हैं।"
 ],
 "settings.reduced_motion_device": [
  "आपका डिवाइस यही चाहता है।"
 ],
 "settings.about": [
  "परिचय"
 ],
 "settings.version": [
  "संस्करण"
 ],
 "settings.licence": [
  "लाइसेंस"
 ],
 "settings.licence_value": [
  [
   "regulator"
  ],
  ", संख्या ",
  [
   "number"
  ]
 ],
 "settings.age": [
  "उम्र"
 ],
 "settings.clear": [
  "इस डिवाइस का डेटा मिटाएँ"
 ],
 "settings.clear_hint": [
  "पसंद, खोज, सहेजी सूचियाँ"
 ],
 "settings.clear_question": [
  "इस डिवाइस का डेटा मिटा दें?"
 ],
 "settings.clear_text": [
  "दिखावट की पसंद, खोज, सहेजी सूचियाँ और याद रखा पासवर्ड इस डिवाइस से हट जाएँगे। आपका खाता, भाषा और लॉग इन बने रहेंगे।"
 ],
 "settings.clear_do": [
  "मिटाएँ"
 ],
 "settings.cleared": [
  "इस डिवाइस का डेटा मिट गया है।"
 ],
 "settings.clear_failed": [
  "सब कुछ हटाया नहीं जा सका। फिर कोशिश करें।"
 ],
 "settings.title.set": [
  "सेटिंग"
 ],
 "settings.get_app": [
  "ऐप लें"
 ],
 "settings.data.saved_today": [
  "आज इस डिवाइस पर बचा"
 ],
 "settings.data.less": [
  [
   "percent",
   "number"
  ],
  "% कम"
 ],
 "settings.data.bar": [
  "चला ",
  [
   "moved"
  ],
  ", बचा ",
  [
   "saved"
  ]
 ],
 "settings.data.moved": [
  "चला"
 ],
 "settings.data.saved": [
  "बचा"
 ],
 "settings.data.pictures": [
  "चित्र"
 ],
 "settings.data.texts": [
  "लेख और सूचियाँ"
 ],
 "settings.data.code": [
  "पेज का कोड"
 ],
 "settings.data.held": [
  "न लाए गए चित्र"
 ],
 "settings.data.fonts": [
  "फ़ॉन्ट"
 ],
 "settings.data.kept": [
  "पहले से मौजूद"
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
  "न लाया गया चित्र आज के चित्रों के औसत माप में, फ़ॉन्ट एक बार और पहले से मौजूद फ़ाइल पूरे माप में गिनी जाती है। गेम खुद जो लाते हैं वह इसमें नहीं है।"
 ],
 "settings.haptics": [
  "स्पर्श पर कंपन"
 ],
 "settings.haptics_hint": [
  "बेट, जीत और गलती पर हल्का कंपन"
 ],
 "settings.haptics_still": [
  "कम गति चालू होने पर कंपन नहीं होता"
 ]
};
