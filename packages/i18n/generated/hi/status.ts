// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "status.maintenance.title": [
  "रखरखाव"
 ],
 "status.maintenance.heading": [
  "साइट पर काम चल रहा है"
 ],
 "status.maintenance.text": [
  "सिस्टम अपग्रेड हो रहा है। आपका बैलेंस और चल रहे दाँव सुरक्षित हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।"
 ],
 "status.maintenance.until": [
  "समाप्ति का अनुमानित समय"
 ],
 "status.region.title": [
  "उपलब्ध नहीं"
 ],
 "status.region.heading": [
  "इस क्षेत्र में उपलब्ध नहीं"
 ],
 "status.region.text": [
  "आपके स्थान से ",
  [
   "site"
  ],
  " का इस्तेमाल नहीं हो सकता। अगर VPN चालू है तो उसे बंद करके फिर कोशिश करें।"
 ],
 "status.region.ip": [
  "आपका IP पता"
 ],
 "status.region.contact": [
  "अगर यह ग़लत है तो हमें बताएँ"
 ]
};
