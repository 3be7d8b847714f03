// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "exports.column.time": [
  "Time (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.column.receipt": [
  "Receipt number"
 ],
 "exports.column.movement": [
  "Movement"
 ],
 "exports.column.about": [
  "Game or channel"
 ],
 "exports.column.amount": [
  "Change of cash and bonus"
 ],
 "exports.column.cash": [
  "Change of cash"
 ],
 "exports.column.bonus": [
  "Change of bonus"
 ],
 "exports.column.held": [
  "Change of hold"
 ],
 "exports.column.before": [
  "Balance before"
 ],
 "exports.column.after": [
  "Balance after"
 ],
 "exports.column.currency": [
  "Currency"
 ],
 "exports.column.reference": [
  "Reference"
 ],
 "exports.column.settled": [
  "Settled (",
  [
   "zone"
  ],
  ")"
 ],
 "exports.card.title": [
  "Take it along as a file"
 ],
 "exports.card.text": [
  "Every row of these days and choices, as a CSV table for a spreadsheet."
 ],
 "exports.card.make": [
  "Make a CSV file"
 ],
 "exports.card.making": [
  "The file is being made"
 ],
 "exports.card.rows": [
  [
   "done",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ],
  " rows"
 ],
 "exports.card.begins": [
  "It begins in a moment"
 ],
 "exports.card.leave": [
  "You may leave this page. The file stays here for 24 hours."
 ],
 "exports.card.ready": [
  "The file is ready"
 ],
 "exports.card.ready_rows": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  ", to be taken until ",
  [
   "moment"
  ]
 ],
 "exports.card.take": [
  "Download"
 ],
 "exports.card.again": [
  "Make a new file"
 ],
 "exports.card.failed": [
  "The file could not be made. Try again."
 ],
 "exports.card.progress": [
  "Progress of the file"
 ],
 "exports.card.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ]
};
