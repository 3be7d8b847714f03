// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "site.document_title": [
  [
   "title"
  ],
  " - ",
  [
   "site"
  ]
 ],
 "site.description": [
  [
   "site"
  ],
  ": slots, crash, tables, fishing, lotteries and more in one lobby."
 ],
 "site.skip_to_content": [
  "Skip to content"
 ],
 "site.title.home": [
  "Home"
 ],
 "site.header.back": [
  "Back"
 ],
 "site.header.home": [
  [
   "site"
  ],
  ", to the home page"
 ],
 "site.header.menu": [
  "Menu"
 ],
 "site.header.account": [
  "Account menu"
 ],
 "site.tab.label": [
  "Main menu"
 ],
 "site.tab.service": [
  "Service"
 ],
 "site.tab.promotions": [
  "Promos"
 ],
 "site.tab.home": [
  "Home"
 ],
 "site.tab.invite": [
  "Invite"
 ],
 "site.tab.member": [
  "Member"
 ],
 "site.language.title": [
  "Language"
 ],
 "site.language.hint": [
  "The digits of amounts and dates follow the language."
 ],
 "site.language.failed": [
  "The language could not be changed. Check the connection and try again."
 ],
 "site.footer.copyright": [
  "© ",
  [
   "year"
  ],
  " ",
  [
   "site"
  ],
  ". All rights reserved."
 ],
 "site.footer.play_credits": [
  "Play credits only. They have no cash value."
 ],
 "site.footer.responsible": [
  "Responsible play"
 ],
 "site.footer.fairness": [
  "Fairness"
 ],
 "site.footer.help": [
  "Help centre"
 ],
 "site.footer.service": [
  "Customer service"
 ],
 "site.footer.terms": [
  "Terms"
 ],
 "site.footer.privacy": [
  "Privacy"
 ],
 "site.age.badge": [
  [
   "age",
   "number"
  ],
  "+"
 ],
 "site.age.statement": [
  "Only for people aged ",
  [
   "age",
   "number"
  ],
  " or over."
 ],
 "site.age.responsible": [
  "Play is entertainment, not income. Set limits and take breaks."
 ],
 "site.connection.none_title": [
  "No internet"
 ],
 "site.connection.none": [
  "There is no internet connection. The page loads again once it is back."
 ],
 "site.connection.slow": [
  "The connection is slow. What you see may be older than usual."
 ],
 "site.connection.unreachable_title": [
  "The site does not answer"
 ],
 "site.connection.unreachable": [
  "We could not reach the site. Check the connection and try again."
 ],
 "site.connection.aged": [
  "You see this page as it was ",
  [
   "when"
  ],
  "."
 ],
 "site.connection.age": [
  [
   "unit",
   "select",
   {
    "now": [
     "a moment ago"
    ],
    "minutes": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " minute"
       ],
       "other": [
        "#",
        " minutes"
       ]
      }
     ],
     " ago"
    ],
    "hours": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " hour"
       ],
       "other": [
        "#",
        " hours"
       ]
      }
     ],
     " ago"
    ],
    "other": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " day"
       ],
       "other": [
        "#",
        " days"
       ]
      }
     ],
     " ago"
    ]
   }
  ]
 ],
 "site.failure.offline": [
  "This page opens by itself once you are back online. Your balance and open rounds are safe on the server."
 ],
 "site.failure.readable": [
  "Can still be read"
 ],
 "site.failure.ours_title": [
  "The fault is ours"
 ],
 "site.failure.ours": [
  "This page could not be opened. No bet or payment happens twice; your balance is as it was."
 ],
 "site.failure.missing_title": [
  "There is no such page"
 ],
 "site.failure.missing": [
  "The address may be wrong, or the page has been removed."
 ],
 "site.failure.refused_title": [
  "This page could not be shown"
 ],
 "site.failure.reference": [
  "Reference"
 ],
 "site.failure.tell": [
  "Tell us"
 ],
 "site.not_found.home": [
  "Go to the home page"
 ]
};
