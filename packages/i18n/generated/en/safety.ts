// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "safety.title": [
  "Responsible play"
 ],
 "safety.heading": [
  "You are in control"
 ],
 "safety.text_entertainment": [
  "Play is entertainment. Nobody can earn a living with it, and no system beats chance."
 ],
 "safety.text_limits": [
  "Decide before you begin how long and with how much you play, and keep to it."
 ],
 "safety.text_breaks": [
  "Take breaks. Do not play when you are tired, upset or in debt."
 ],
 "safety.text_minors": [
  "Keep your account away from people under ",
  [
   "age",
   "number"
  ],
  "."
 ],
 "safety.help": [
  "If play worries you, talk to someone you trust or to a counsellor."
 ],
 "safety.contacts": [
  "Help and contacts"
 ],
 "safety.none": [
  "Not set"
 ],
 "safety.set": [
  "Set"
 ],
 "safety.change": [
  "Change"
 ],
 "safety.kind.deposit": [
  "Deposit limit"
 ],
 "safety.kind.loss": [
  "Loss limit"
 ],
 "safety.kind.stake": [
  "Stake limit"
 ],
 "safety.kind.session": [
  "Time limit"
 ],
 "safety.periods": [
  "Period"
 ],
 "safety.period.day": [
  "24 hours"
 ],
 "safety.period.week": [
  "7 days"
 ],
 "safety.period.month": [
  "30 days"
 ],
 "safety.in.day": [
  "In 24 hours"
 ],
 "safety.in.week": [
  "In 7 days"
 ],
 "safety.in.month": [
  "In 30 days"
 ],
 "safety.minutes": [
  [
   "minutes",
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
  ]
 ],
 "safety.days": [
  [
   "days",
   "plural",
   {
    "42": [
     "6 weeks"
    ],
    "one": [
     "#",
     " day"
    ],
    "other": [
     "#",
     " days"
    ]
   }
  ]
 ],
 "safety.months": [
  [
   "months",
   "plural",
   {
    "12": [
     "1 year"
    ],
    "24": [
     "2 years"
    ],
    "60": [
     "5 years"
    ],
    "one": [
     "#",
     " month"
    ],
    "other": [
     "#",
     " months"
    ]
   }
  ]
 ],
 "safety.for_good": [
  "For good"
 ],
 "safety.left": [
  [
   "amount"
  ],
  " left"
 ],
 "safety.nothing_left": [
  "Nothing left now"
 ],
 "safety.in_force": [
  "What is on now"
 ],
 "safety.in_force.none": [
  "No limit is set"
 ],
 "safety.in_force.limits": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " limit"
    ],
    "other": [
     "#",
     " limits"
    ]
   }
  ]
 ],
 "safety.in_force.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " change waits"
    ],
    "other": [
     "#",
     " changes wait"
    ]
   }
  ]
 ],
 "safety.waiting": [
  "Waiting"
 ],
 "safety.waiting.title": [
  "Wish for a higher limit of ",
  [
   "period"
  ]
 ],
 "safety.waiting.none": [
  "No limit"
 ],
 "safety.waiting.from": [
  "After ",
  [
   "moment"
  ],
  " you are asked again. Unless you say yes then, the old limit stays."
 ],
 "safety.waiting.ripe": [
  "The wait is over. Do you still want it? Without an answer the old limit stays."
 ],
 "safety.waiting.keep": [
  "Keep the old limit"
 ],
 "safety.waiting.confirm": [
  "Yes, change it"
 ],
 "safety.waiting.kept": [
  "The old limit stays."
 ],
 "safety.waiting.confirmed": [
  "The new limit counts from now on."
 ],
 "safety.sheet.now": [
  "Limit now"
 ],
 "safety.sheet.used.deposit": [
  "Paid in so far"
 ],
 "safety.sheet.used.loss": [
  "Lost so far"
 ],
 "safety.sheet.used.stake": [
  "Staked so far"
 ],
 "safety.sheet.used.session": [
  "Played so far"
 ],
 "safety.sheet.new": [
  "New limit"
 ],
 "safety.sheet.new_minutes": [
  "New limit, in minutes"
 ],
 "safety.sheet.lower": [
  "Lower counts at once"
 ],
 "safety.sheet.lower_text": [
  "A first limit too. Withdrawals are not affected, and open bets end as usual."
 ],
 "safety.sheet.raise": [
  [
   "hours",
   "plural",
   {
    "one": [
     "Higher after ",
     "#",
     " hour"
    ],
    "other": [
     "Higher after ",
     "#",
     " hours"
    ]
   }
  ]
 ],
 "safety.sheet.raise_text": [
  "You are asked again then. Without an answer the old limit stays."
 ],
 "safety.sheet.save": [
  "Set the limit"
 ],
 "safety.sheet.save_amount": [
  "Set a limit of ",
  [
   "amount"
  ]
 ],
 "safety.sheet.ask_amount": [
  "Ask for ",
  [
   "amount"
  ]
 ],
 "safety.sheet.remove": [
  "Ask to remove the limit"
 ],
 "safety.fault.minutes": [
  "Enter whole minutes"
 ],
 "safety.fault.negative": [
  "A limit cannot be below zero"
 ],
 "safety.saved": [
  "The limit counts from now on."
 ],
 "safety.asked": [
  "The change waits. The old limit stays until you confirm it."
 ],
 "safety.breaks": [
  "Breaks"
 ],
 "safety.length": [
  "Length"
 ],
 "safety.choose_length": [
  "Choose a length"
 ],
 "safety.rounds": [
  "Bets that are open end as usual"
 ],
 "safety.time_out": [
  "Take a break"
 ],
 "safety.time_out.range": [
  "1 day to 6 weeks"
 ],
 "safety.time_out.lead": [
  "Stop for as long as you need. Once begun, it cannot end earlier."
 ],
 "safety.time_out.ends": [
  "It ends on"
 ],
 "safety.time_out.closed": [
  "Games and deposits are closed"
 ],
 "safety.time_out.open": [
  "Your account, records and withdrawals are not affected"
 ],
 "safety.time_out.begin": [
  "Begin a break of ",
  [
   "length"
  ]
 ],
 "safety.time_out.begun": [
  "Your break has begun."
 ],
 "safety.time_out.until": [
  "You are on a break until ",
  [
   "moment"
  ],
  ". Games and deposits are closed until then."
 ],
 "safety.exclusion": [
  "Self-exclusion"
 ],
 "safety.exclusion.range": [
  "6 months to for good, cannot be taken back"
 ],
 "safety.exclusion.until": [
  "Until ",
  [
   "date"
  ],
  " you cannot log in or play on this site. Neither you nor customer service nor an agent can end that earlier. After that your account opens only when you ask customer service for it, 24 hours later."
 ],
 "safety.exclusion.never": [
  "You can never log in or play on this site again with this account. Nobody can take that back."
 ],
 "safety.exclusion.sessions": [
  "You are logged out everywhere at once"
 ],
 "safety.exclusion.balance": [
  "Your balance stays yours: write to customer service"
 ],
 "safety.exclusion.type": [
  "Type “",
  [
   "word"
  ],
  "” to confirm"
 ],
 "safety.exclusion.word": [
  "exclude"
 ],
 "safety.exclusion.begin": [
  "Begin self-exclusion: ",
  [
   "length"
  ]
 ],
 "safety.exclusion.shorter": [
  "A shorter break instead"
 ],
 "safety.exclusion.back": [
  "Not now, go back"
 ],
 "safety.visitor.text": [
  "Members can set limits of deposits, losses, stakes and time, take a break, and exclude themselves."
 ],
 "safety.visitor.login": [
  "Log in to set limits"
 ],
 "safety.talk": [
  "Talk to somebody"
 ],
 "safety.talk.text": [
  "Advice and customer service"
 ],
 "safety.error": [
  "Your limits could not be loaded. They count all the same."
 ],
 "safety.reality": [
  "Reminder while playing"
 ],
 "safety.reality.text": [
  "Pauses the game and shows time and result, on this device"
 ],
 "safety.reality.off": [
  "Off"
 ],
 "safety.reality.every": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " min"
    ],
    "other": [
     "#",
     " min"
    ]
   }
  ]
 ]
};
