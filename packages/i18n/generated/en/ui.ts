// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "ui.close": [
  "Close"
 ],
 "ui.back": [
  "Back"
 ],
 "ui.retry": [
  "Try again"
 ],
 "ui.cancel": [
  "Cancel"
 ],
 "ui.confirm": [
  "Confirm"
 ],
 "ui.submit": [
  "Send"
 ],
 "ui.save": [
  "Save"
 ],
 "ui.continue": [
  "Continue"
 ],
 "ui.ok": [
  "Understood"
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
 "ui.show": [
  "Show"
 ],
 "ui.hide": [
  "Hide"
 ],
 "ui.clear": [
  "Clear"
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
 "ui.more": [
  "More"
 ],
 "ui.less": [
  "Less"
 ],
 "ui.open": [
  "Open"
 ],
 "ui.previous": [
  "Previous"
 ],
 "ui.next": [
  "Next"
 ],
 "ui.search": [
  "Search"
 ],
 "ui.optional": [
  "optional"
 ],
 "ui.required": [
  "required"
 ],
 "ui.selected": [
  "Selected"
 ],
 "ui.all": [
  "All"
 ],
 "ui.none": [
  "None"
 ],
 "ui.yes": [
  "Yes"
 ],
 "ui.no": [
  "No"
 ],
 "ui.new": [
  "New"
 ],
 "ui.empty": [
  "Nothing here yet"
 ],
 "ui.failed": [
  "This could not be loaded."
 ],
 "ui.image_missing": [
  "Picture not available"
 ],
 "ui.increase": [
  "Increase"
 ],
 "ui.decrease": [
  "Decrease"
 ],
 "ui.menu": [
  "Menu"
 ],
 "ui.notification": [
  "Message"
 ],
 "ui.dismiss": [
  "Dismiss the message"
 ],
 "ui.step_of": [
  "Step ",
  [
   "step",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ]
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
 "ui.amount.empty": [
  "Enter an amount"
 ],
 "ui.amount.not_a_number": [
  "Enter the amount in digits"
 ],
 "ui.amount.negative": [
  "The amount must be above zero"
 ],
 "ui.amount.too_many_decimals": [
  [
   "exponent",
   "plural",
   {
    "0": [
     "Whole amounts only"
    ],
    "one": [
     "At most ",
     "#",
     " decimal place"
    ],
    "other": [
     "At most ",
     "#",
     " decimal places"
    ]
   }
  ]
 ],
 "ui.amount.too_large": [
  "The amount is too large"
 ]
};
