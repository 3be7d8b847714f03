// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "sharing.title": [
  "यह पेज साझा करें"
 ],
 "sharing.hint": [
  "दूसरे फ़ोन का कैमरा कोड की ओर करें, या पता भेज दें।"
 ],
 "sharing.code": [
  "QR कोड: ",
  [
   "address"
  ]
 ],
 "sharing.copy": [
  "पता कॉपी करें"
 ],
 "sharing.copied": [
  "पता कॉपी हो गया।"
 ],
 "sharing.mark": [
  "यहाँ कॉपी नहीं हो सकता। पता चुनकर खुद कॉपी करें।"
 ],
 "sharing.panel": [
  "फ़ोन पर खोलें"
 ],
 "sharing.panel_title": [
  "यही पेज आपके फ़ोन पर"
 ],
 "sharing.panel_text": [
  "कैमरे से कोड स्कैन करें। फ़ोन पर लॉग इन अलग से करना होगा।"
 ]
};
