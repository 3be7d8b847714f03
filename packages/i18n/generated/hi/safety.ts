// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "safety.title": [
  "ज़िम्मेदार खेल"
 ],
 "safety.heading": [
  "नियंत्रण आपके हाथ में है"
 ],
 "safety.text_entertainment": [
  "खेल मनोरंजन है। इससे कोई रोज़ी नहीं कमा सकता, और कोई भी तरकीब संयोग को मात नहीं देती।"
 ],
 "safety.text_limits": [
  "शुरू करने से पहले तय करें कि कितनी देर और कितने से खेलेंगे, और उस पर टिके रहें।"
 ],
 "safety.text_breaks": [
  "विराम लें। थके, परेशान या क़र्ज़ में हों तो न खेलें।"
 ],
 "safety.text_minors": [
  "अपना खाता ",
  [
   "age",
   "number"
  ],
  " साल से कम उम्र के लोगों से दूर रखें।"
 ],
 "safety.help": [
  "अगर खेल से आपको चिंता होती है तो किसी भरोसेमंद व्यक्ति या परामर्शदाता से बात करें।"
 ],
 "safety.contacts": [
  "मदद और संपर्क"
 ]
};
