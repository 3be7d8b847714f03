// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "download.title.download": [
  "ऐप लें"
 ],
 "download.welcome": [
  "स्वागत है"
 ],
 "download.welcome_text": [
  [
   "site"
  ],
  " को अपने फ़ोन पर रखें और एक टैप में खोलें।"
 ],
 "download.responsible_1": [
  "खेल मनोरंजन है, कमाई का ज़रिया नहीं। सिर्फ़ उतने समय और क्रेडिट से खेलें जितना आप आसानी से छोड़ सकें।"
 ],
 "download.responsible_2": [
  "शुरू करने से पहले सीमा तय करें और बीच-बीच में विराम लें। खेल में मज़ा न रहे तो रुकें और मदद लें।"
 ],
 "download.home_screen": [
  "होम स्क्रीन पर जोड़ें"
 ],
 "download.home_screen_hint": [
  "तीन कदम, तस्वीरों के साथ"
 ],
 "download.step_share": [
  "ब्राउज़र का शेयर बटन दबाएँ"
 ],
 "download.step_add": [
  "“Add to Home Screen” चुनें"
 ],
 "download.step_confirm": [
  "ऊपर दाईं ओर “Add” दबाएँ"
 ],
 "download.android": [
  "Android ऐप"
 ],
 "download.android_action": [
  "Android के लिए डाउनलोड करें"
 ],
 "download.ios": [
  "iOS ऐप"
 ],
 "download.ios_action": [
  "iOS के लिए डाउनलोड करें"
 ],
 "download.ios_requires": [
  "ऐप के लिए iOS ",
  [
   "version"
  ],
  " या उससे नया संस्करण चाहिए।"
 ],
 "download.profile": [
  "iOS प्रोफ़ाइल"
 ],
 "download.profile_hint": [
  "कॉन्फ़िगरेशन प्रोफ़ाइल, इस साइट का आइकन रखती है"
 ],
 "download.profile_action": [
  "प्रोफ़ाइल डाउनलोड करें"
 ],
 "download.legacy_tip": [
  "iOS के इस संस्करण पर साइट को Safari में खोलें, शेयर दबाएँ और उसे होम स्क्रीन पर जोड़ें।"
 ],
 "download.use_safari": [
  "ऐप डाउनलोड करने के लिए कृपया Safari का इस्तेमाल करें।"
 ],
 "download.none": [
  "इस डिवाइस के लिए कोई ऐप फ़ाइल नहीं है। इसके बजाय ब्राउज़र के मेनू से साइट को होम स्क्रीन पर जोड़ें।"
 ],
 "download.bar": [
  "ऐप लें"
 ],
 "download.bar_text": [
  [
   "site"
  ],
  " को होम स्क्रीन पर रखें।"
 ],
 "download.bar_decline": [
  "अभी नहीं"
 ],
 "download.update.ready": [
  "नया संस्करण तैयार है।"
 ],
 "download.update.reload": [
  "फिर से लोड करें"
 ],
 "download.android_hint": [
  "ऐप की फ़ाइल"
 ],
 "download.guide_for": [
  "iPhone · Safari, iOS ",
  [
   "version"
  ],
  " या नया"
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
  "Safari में खोलें"
 ],
 "download.use_safari_hint": [
  "पता कॉपी करके वहाँ डालें।"
 ],
 "download.copy": [
  "कॉपी करें"
 ],
 "download.copied": [
  "पता कॉपी हो गया।"
 ],
 "download.copy_failed": [
  "पते को दबाकर रखें और ख़ुद कॉपी करें।"
 ],
 "download.understood": [
  "ठीक है"
 ],
 "download.more": [
  "इंस्टॉल करने के सब तरीक़े"
 ],
 "download.already_title": [
  "आप ऐप में ही हैं"
 ],
 "download.already": [
  "यही ऐप है; और कुछ डाउनलोड नहीं करना है।"
 ],
 "download.profile_next_title": [
  "बाक़ी Settings में"
 ],
 "download.profile_next": [
  "Settings खोलें, ऊपर “Profile Downloaded” दबाएँ और फिर “Install” दबाएँ।"
 ],
 "download.profile_unsigned": [
  "प्रोफ़ाइल पर हस्ताक्षर नहीं हैं, इसलिए इंस्टॉल से पहले iPhone “Not Signed” दिखाएगा। यह सिर्फ़ होम स्क्रीन पर आइकन रखती है और Settings से हटाई जा सकती है।"
 ],
 "download.browser_hint": [
  "बिना फ़ाइल, ऐप की तरह खुलता है"
 ],
 "download.version": [
  "संस्करण"
 ],
 "download.size": [
  "आकार"
 ],
 "download.megabytes": [
  [
   "size"
  ],
  " MB"
 ],
 "download.needs": [
  "चाहिए"
 ],
 "download.android_requires": [
  "Android ",
  [
   "version"
  ],
  " या नया"
 ],
 "download.signature": [
  "हस्ताक्षर"
 ],
 "download.profile_description": [
  [
   "site"
  ],
  " का आइकन होम स्क्रीन पर रखता है।"
 ],
 "download.phone_hint": [
  "कैमरे से स्कैन करें, यही पेज वहाँ खुलेगा।"
 ],
 "download.phone_code": [
  "इस पेज का QR कोड"
 ]
};
