// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "ui.close": [
  "Close"
 ],
 "ui.retry": [
  "Try again"
 ],
 "ui.cancel": [
  "Cancel"
 ],
 "ui.loading": [
  "Loading…"
 ],
 "ui.wait": [
  "Please wait…"
 ],
 "ui.wait_slow": [
  "This takes longer than usual. You can wait or cancel."
 ],
 "ui.copy": [
  "Copy"
 ],
 "ui.copied": [
  "Copied."
 ],
 "ui.share": [
  "Share"
 ],
 "ui.optional": [
  "optional"
 ],
 "ui.failed": [
  "This could not be loaded."
 ],
 "ui.day.today": [
  "Today"
 ],
 "ui.day.yesterday": [
  "Yesterday"
 ],
 "ui.day.named": [
  [
   "name"
  ],
  ", ",
  [
   "day"
  ]
 ],
 "ui.ago.now": [
  "just now"
 ],
 "ui.ago.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " min ago"
    ],
    "other": [
     "#",
     " min ago"
    ]
   }
  ]
 ],
 "ui.ago.hours": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " hour ago"
    ],
    "other": [
     "#",
     " hours ago"
    ]
   }
  ]
 ],
 "ui.ago.days": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " day ago"
    ],
    "other": [
     "#",
     " days ago"
    ]
   }
  ]
 ],
 "ui.refresh": [
  "Load this list again"
 ],
 "ui.refreshed": [
  "The list is up to date."
 ],
 "ui.copy_failed": [
  "It could not be copied. Press and hold the number to select it."
 ]
};
