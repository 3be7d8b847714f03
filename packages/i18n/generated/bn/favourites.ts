// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "favourites.title": [
  "প্রিয় গেম"
 ],
 "favourites.added": [
  "প্রিয়তে যোগ হয়েছে।"
 ],
 "favourites.added_game": [
  [
   "game"
  ],
  " প্রিয়তে যোগ হয়েছে।"
 ],
 "favourites.removed": [
  "প্রিয় থেকে সরানো হয়েছে।"
 ],
 "favourites.undo": [
  "ফেরান"
 ],
 "favourites.failed": [
  "প্রিয় তালিকা বদলানো যায়নি। আবার চেষ্টা করুন।"
 ]
};
