// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "links.main": [
  "Main link"
 ],
 "links.came": [
  "Who came"
 ],
 "links.visits": [
  "Visits"
 ],
 "links.registrations": [
  "Registered"
 ],
 "links.first_deposits": [
  "First deposits"
 ],
 "links.table": [
  "By link"
 ],
 "links.link": [
  "Link"
 ],
 "links.total": [
  "Total"
 ],
 "links.closed": [
  "Closed"
 ],
 "links.edit": [
  "Name, close or open it"
 ],
 "links.note": [
  "A visit is a device, once a day. A member counts for one link: the one by which they registered."
 ],
 "links.add": [
  "New link"
 ],
 "links.full": [
  "You have all ",
  [
   "most",
   "number"
  ],
  " links that there may be."
 ],
 "links.code": [
  "Code"
 ],
 "links.code_hint": [
  "4 to 12 Latin letters or digits"
 ],
 "links.code_wrong": [
  "Enter 4 to 12 Latin letters or digits"
 ],
 "links.code_taken": [
  "This code is taken, choose another one"
 ],
 "links.name": [
  "Name"
 ],
 "links.name_hint": [
  "Only you see it"
 ],
 "links.name_missing": [
  "Enter a name"
 ],
 "links.is_open": [
  "The link is open"
 ],
 "links.is_open_text": [
  "While it is closed nobody can register by it. Its figures stay."
 ],
 "links.save": [
  "Save"
 ],
 "links.saved": [
  "The link is saved."
 ]
};
