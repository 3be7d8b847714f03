// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "unopened.heading": [
  "यह पेज अभी खुला नहीं है"
 ],
 "unopened.withdraw": [
  "आपके बैलेंस से निकासी का पेज इस साइट पर अभी खुला नहीं है।"
 ],
 "unopened.withdrawal_course": [
  "एक निकासी की प्रगति दिखाने वाला पेज इस साइट पर अभी खुला नहीं है।"
 ]
};
