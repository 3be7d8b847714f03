// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "unopened.heading": [
  "This page is not open yet"
 ],
 "unopened.withdraw": [
  "The page for withdrawing from your balance is not open on this site yet."
 ],
 "unopened.withdrawal_course": [
  "The page that follows one withdrawal is not open on this site yet."
 ]
};
