// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "safety.title": [
  "Responsible play"
 ],
 "safety.heading": [
  "You are in control"
 ],
 "safety.text_entertainment": [
  "Play is entertainment. Nobody can earn a living with it, and no system beats chance."
 ],
 "safety.text_limits": [
  "Decide before you begin how long and with how much you play, and keep to it."
 ],
 "safety.text_breaks": [
  "Take breaks. Do not play when you are tired, upset or in debt."
 ],
 "safety.text_minors": [
  "Keep your account away from people under ",
  [
   "age",
   "number"
  ],
  "."
 ],
 "safety.help": [
  "If play worries you, talk to someone you trust or to a counsellor."
 ],
 "safety.contacts": [
  "Help and contacts"
 ]
};
