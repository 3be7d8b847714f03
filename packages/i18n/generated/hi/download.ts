// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "download.title": [
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
  "ऐप की तरह खुलता है"
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
  "कॉन्फ़िगरेशन प्रोफ़ाइल"
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
  "इस समय डाउनलोड के लिए कोई ऐप नहीं है। इसके बजाय साइट को अपनी होम स्क्रीन पर जोड़ें।"
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
 "download.bar_accept": [
  "जोड़ें"
 ],
 "download.bar_decline": [
  "अभी नहीं"
 ],
 "download.update.ready": [
  "नया संस्करण तैयार है।"
 ],
 "download.update.reload": [
  "फिर से लोड करें"
 ]
};
