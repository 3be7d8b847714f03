// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "sharing.title": [
  "Share this page"
 ],
 "sharing.hint": [
  "Point another phone’s camera at the code, or send the address."
 ],
 "sharing.code": [
  "QR code: ",
  [
   "address"
  ]
 ],
 "sharing.copy": [
  "Copy address"
 ],
 "sharing.copied": [
  "Address copied."
 ],
 "sharing.mark": [
  "Copying is not possible here. Mark the address and copy it by hand."
 ],
 "sharing.panel": [
  "Open on your phone"
 ],
 "sharing.panel_title": [
  "This very page on your phone"
 ],
 "sharing.panel_text": [
  "Scan the code with the camera. You log in on the phone separately."
 ]
};
