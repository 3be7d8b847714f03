// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "favourites.title": [
  "Favourites"
 ],
 "favourites.added": [
  "Added to favourites."
 ],
 "favourites.added_game": [
  [
   "game"
  ],
  " was added to favourites."
 ],
 "favourites.removed": [
  "Removed from favourites."
 ],
 "favourites.undo": [
  "Undo"
 ],
 "favourites.failed": [
  "The favourite could not be changed. Try again."
 ]
};
