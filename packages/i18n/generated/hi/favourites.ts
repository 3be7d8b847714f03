// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "favourites.title": [
  "पसंदीदा"
 ],
 "favourites.added": [
  "पसंदीदा में जुड़ गया।"
 ],
 "favourites.added_game": [
  [
   "game"
  ],
  " पसंदीदा में जुड़ गया।"
 ],
 "favourites.removed": [
  "पसंदीदा से हट गया।"
 ],
 "favourites.undo": [
  "वापस लाएँ"
 ],
 "favourites.failed": [
  "पसंदीदा सूची बदली नहीं जा सकी। फिर कोशिश करें।"
 ]
};
