// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "payments.play_credits": [
  "Practice rail, play credits. They have no cash value."
 ],
 "payments.channels": [
  "Payment channel"
 ],
 "payments.channel.terms": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ],
  " · ",
  [
   "fee"
  ]
 ],
 "payments.channel.closed": [
  "Takes no deposits now"
 ],
 "payments.fee": [
  "Fee of the channel"
 ],
 "payments.fee.none": [
  "no fee"
 ],
 "payments.fee.zero": [
  "None"
 ],
 "payments.fee.is": [
  "fee ",
  [
   "amount"
  ]
 ],
 "payments.amount": [
  "Amount"
 ],
 "payments.amount.clear": [
  "Clear the amount"
 ],
 "payments.amount.offered": [
  "Amounts to choose from"
 ],
 "payments.amount.below": [
  "This channel takes ",
  [
   "min"
  ],
  " at least"
 ],
 "payments.amount.above": [
  "This channel takes ",
  [
   "max"
  ],
  " at most"
 ],
 "payments.limits": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ]
 ],
 "payments.go": [
  "Go on to the deposit"
 ],
 "payments.go_amount": [
  "Go on to deposit ",
  [
   "amount"
  ]
 ],
 "payments.open": [
  "Deposits that wait"
 ],
 "payments.open.until": [
  [
   "name"
  ],
  " · until ",
  [
   "time"
  ]
 ],
 "payments.none": [
  "No payment channel is open now"
 ],
 "payments.none_text": [
  "This site takes no deposits at the moment. Look again later, or ask customer service."
 ],
 "payments.error": [
  "The payment channels could not be loaded. No deposit was begun."
 ],
 "payments.support": [
  "Get help"
 ],
 "payments.summary.title": [
  "Summary of the deposit"
 ],
 "payments.summary.from": [
  "From ",
  [
   "name"
  ]
 ],
 "payments.summary.pay": [
  "You pay"
 ],
 "payments.summary.step_open": [
  [
   "name"
  ],
  " opens on its own page"
 ],
 "payments.summary.step_confirm": [
  "Confirm there"
 ],
 "payments.summary.step_back": [
  "Come back and follow it here"
 ],
 "payments.summary.confirm": [
  "Open ",
  [
   "name"
  ]
 ],
 "payments.summary.opening": [
  "Opening ",
  [
   "name"
  ]
 ],
 "payments.state.created": [
  "Waiting for the page"
 ],
 "payments.state.pending": [
  "Pending"
 ],
 "payments.state.credited": [
  "Credited"
 ],
 "payments.state.failed": [
  "Failed"
 ],
 "payments.state.cancelled": [
  "Cancelled"
 ],
 "payments.state.expired": [
  "Expired"
 ],
 "payments.lead.created": [
  [
   "name"
  ],
  " has not answered yet. We keep asking; the deposit goes on when you leave this page."
 ],
 "payments.lead.pending": [
  "It is credited as soon as ",
  [
   "name"
  ],
  " confirms it. The deposit goes on when you leave this page."
 ],
 "payments.lead.credited": [
  "It came from ",
  [
   "name"
  ],
  " and is in your cash balance."
 ],
 "payments.lead.failed": [
  [
   "name"
  ],
  " could not make the payment. Your balance has not changed."
 ],
 "payments.lead.cancelled": [
  "The payment was cancelled. Your balance has not changed."
 ],
 "payments.lead.expired": [
  [
   "name"
  ],
  " told nothing in time. Your balance has not changed. If it is confirmed later, it is credited once."
 ],
 "payments.step.created_now": [
  "Waiting for the page of ",
  [
   "name"
  ]
 ],
 "payments.step.created_then": [
  "Ordered"
 ],
 "payments.step.pending_now": [
  "Waiting for ",
  [
   "name"
  ]
 ],
 "payments.step.pending_then": [
  "The page of ",
  [
   "name"
  ],
  " was ready"
 ],
 "payments.step.credited_now": [
  "Credited"
 ],
 "payments.step.credited_then": [
  "Credited to the balance"
 ],
 "payments.step.failed_now": [
  "Failed"
 ],
 "payments.step.failed_then": [
  "Failed"
 ],
 "payments.step.cancelled_now": [
  "Cancelled"
 ],
 "payments.step.cancelled_then": [
  "Cancelled"
 ],
 "payments.step.expired_now": [
  "Expired"
 ],
 "payments.step.expired_then": [
  "Expired"
 ],
 "payments.course.state": [
  "State"
 ],
 "payments.course.happened": [
  "What happened"
 ],
 "payments.course.checked_ago": [
  [
   "seconds",
   "plural",
   {
    "one": [
     "Checked ",
     "#",
     " second ago"
    ],
    "other": [
     "Checked ",
     "#",
     " seconds ago"
    ]
   }
  ]
 ],
 "payments.course.checked_at": [
  "Last checked at ",
  [
   "time"
  ]
 ],
 "payments.course.number": [
  "Deposit number"
 ],
 "payments.course.channel": [
  "Channel"
 ],
 "payments.course.ordered": [
  "Ordered at"
 ],
 "payments.course.until": [
  "Open until"
 ],
 "payments.course.cash_before": [
  "Cash before"
 ],
 "payments.course.cash_after": [
  "Cash after"
 ],
 "payments.course.open_page": [
  "Open ",
  [
   "name"
  ]
 ],
 "payments.course.new": [
  "New deposit"
 ],
 "payments.course.not_found": [
  "You have no deposit of this number"
 ],
 "payments.course.error": [
  "The deposit could not be loaded. It goes on whether you watch it or not."
 ],
 "payments.accounts.title": [
  "Payout accounts"
 ],
 "payments.accounts.error": [
  "Your payout accounts could not be loaded. Nothing was changed."
 ],
 "payments.accounts.payee": [
  "Payee name, the same for all accounts"
 ],
 "payments.accounts.payee_first": [
  "First set your payee name in the security centre. Payouts go only to accounts of that name."
 ],
 "payments.accounts.set_payee": [
  "Set the payee name"
 ],
 "payments.accounts.payee_needed": [
  "Payouts go only to accounts of your payee name. Set it once; it stays as it is."
 ],
 "payments.accounts.usable": [
  "Ready to use"
 ],
 "payments.accounts.waiting": [
  "Waiting"
 ],
 "payments.accounts.none": [
  "No payout account yet"
 ],
 "payments.accounts.none_text": [
  "Before a withdrawal, add the account that it goes to."
 ],
 "payments.accounts.added": [
  "Added on ",
  [
   "day"
  ]
 ],
 "payments.accounts.usable_from": [
  "Ready from ",
  [
   "time"
  ]
 ],
 "payments.accounts.wait_text": [
  "A new account waits for ",
  [
   "hours",
   "number"
  ],
  " hours, so that you can stop one that somebody else added."
 ],
 "payments.accounts.told": [
  "You are told of each account that is added or removed, at all your verified addresses."
 ],
 "payments.accounts.practice": [
  "Practice rail: no real account numbers are kept here."
 ],
 "payments.accounts.add": [
  "Add an account"
 ],
 "payments.accounts.most": [
  [
   "most",
   "number"
  ],
  " accounts are the most. Remove one before you add another."
 ],
 "payments.accounts.remove": [
  "Remove"
 ],
 "payments.accounts.remove_named": [
  "Remove ",
  [
   "name"
  ],
  " ",
  [
   "number"
  ]
 ],
 "payments.accounts.not_mine": [
  "I did not add this"
 ],
 "payments.accounts.remove_title": [
  "Remove this account?"
 ],
 "payments.accounts.remove_text": [
  "No further withdrawal goes to ",
  [
   "name"
  ],
  " ",
  [
   "number"
  ],
  ". One that is under way is not changed. You can add it again later."
 ],
 "payments.accounts.remove_go": [
  "Yes, remove it"
 ],
 "payments.accounts.removed": [
  "The account was removed."
 ],
 "payments.accounts.saved": [
  "The account was added."
 ],
 "payments.account.channel": [
  "Channel"
 ],
 "payments.account.number": [
  "Account number"
 ],
 "payments.account.practice_number": [
  "Practice account number"
 ],
 "payments.account.practice_hint": [
  "Two letters and eight digits, such as ",
  [
   "example"
  ]
 ],
 "payments.account.number_empty": [
  "Enter the account number"
 ],
 "payments.account.holder": [
  "The name that the account has"
 ],
 "payments.account.holder_is": [
  "It has to be the same as your payee name “",
  [
   "name"
  ],
  "”"
 ],
 "payments.account.again": [
  "Your password again"
 ],
 "payments.account.again_text": [
  "Asked before an account for payouts changes"
 ],
 "payments.account.password_empty": [
  "Enter your password"
 ],
 "payments.account.usable_at_once": [
  "Ready as soon as it is added"
 ],
 "payments.account.usable_after": [
  "Ready ",
  [
   "hours",
   "number"
  ],
  " hours after it is added"
 ],
 "payments.bonus.add": [
  "Add a bonus"
 ],
 "payments.bonus.none": [
  "Optional; none is taken now"
 ],
 "payments.bonus.title": [
  "Bonuses with this deposit"
 ],
 "payments.bonus.without": [
  "Without a bonus"
 ],
 "payments.bonus.without_text": [
  "There is no condition."
 ],
 "payments.bonus.gives": [
  "A bonus of ",
  [
   "amount"
  ],
  ". To make it cash, play ",
  [
   "wager"
  ],
  " within ",
  [
   "days",
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
  "."
 ],
 "payments.bonus.from": [
  "For deposits of ",
  [
   "amount"
  ],
  " or more."
 ],
 "payments.bonus.counts": [
  "What counts: ",
  [
   "kinds"
  ],
  "."
 ],
 "payments.bonus.ends": [
  "The payment has to be done before ",
  [
   "date"
  ],
  "."
 ],
 "payments.bonus.empty": [
  "There is no bonus for deposits now."
 ],
 "payments.bonus.name": [
  "Bonus"
 ],
 "payments.bonus.wager": [
  "Turnover of the bonus"
 ],
 "payments.bonus.done": [
  "Done"
 ],
 "payments.bonus.state.chosen": [
  [
   "amount"
  ],
  ", comes with the deposit"
 ],
 "payments.bonus.state.granted": [
  [
   "amount"
  ],
  " was added"
 ],
 "payments.bonus.state.refused": [
  "Was not added"
 ],
 "payments.bonus.on_break": [
  "You were on a break when the payment came."
 ],
 "payments.bonus.refused": [
  "The bonus was not added, so there is no condition either. The reason: ",
  [
   "reason"
  ]
 ]
};
