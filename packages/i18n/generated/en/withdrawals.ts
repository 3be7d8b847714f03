// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "withdrawals.total_of": [
  "Of ",
  [
   "amount"
  ],
  " in all"
 ],
 "withdrawals.bonus_text": [
  "Can be withdrawn once its wagering is met"
 ],
 "withdrawals.held_one": [
  "The withdrawal of ",
  [
   "time"
  ],
  " is on its way to ",
  [
   "name"
  ]
 ],
 "withdrawals.held_text": [
  "For withdrawals that are under way"
 ],
 "withdrawals.to": [
  "Where it goes"
 ],
 "withdrawals.change_account": [
  "Change accounts"
 ],
 "withdrawals.account.free": [
  "no fee"
 ],
 "withdrawals.account.waits": [
  "can be used from ",
  [
   "time"
  ]
 ],
 "withdrawals.all": [
  "All"
 ],
 "withdrawals.half_took": [
  [
   "days",
   "plural",
   {
    "one": [
     "In the last ",
     "#",
     " day"
    ],
    "other": [
     "In the last ",
     "#",
     " days"
    ]
   }
  ],
  " half of the withdrawals over this channel arrived within ",
  [
   "time"
  ],
  "."
 ],
 "withdrawals.time.seconds": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " second"
    ],
    "other": [
     "#",
     " seconds"
    ]
   }
  ]
 ],
 "withdrawals.time.minutes": [
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
  ]
 ],
 "withdrawals.time.hours": [
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
  ]
 ],
 "withdrawals.time.days": [
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
  ]
 ],
 "withdrawals.left": [
  "Still possible in ",
  [
   "hours",
   "number"
  ],
  " hours"
 ],
 "withdrawals.left_value": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " time"
    ],
    "other": [
     "#",
     " times"
    ]
   }
  ],
  ", ",
  [
   "amount"
  ]
 ],
 "withdrawals.after": [
  "Withdrawable afterwards"
 ],
 "withdrawals.go": [
  "Withdraw"
 ],
 "withdrawals.go_amount": [
  "Withdraw ",
  [
   "amount"
  ]
 ],
 "withdrawals.offline": [
  "Withdrawing needs a connection"
 ],
 "withdrawals.fault.below": [
  "Withdraw ",
  [
   "min"
  ],
  " at least"
 ],
 "withdrawals.fault.above": [
  "At most ",
  [
   "max"
  ],
  " can be withdrawn at once"
 ],
 "withdrawals.fault.withdrawable": [
  "You can withdraw ",
  [
   "max"
  ],
  " now"
 ],
 "withdrawals.fault.bonus": [
  "You can withdraw ",
  [
   "max"
  ],
  " now; the rest is bonus, whose wagering is not met yet"
 ],
 "withdrawals.fault.day": [
  [
   "hours",
   "number"
  ],
  " hours still take ",
  [
   "max"
  ]
 ],
 "withdrawals.fault.day_count": [
  "No more withdrawals are possible in these ",
  [
   "hours",
   "number"
  ],
  " hours"
 ],
 "withdrawals.fault.account": [
  "This account cannot be used yet. Choose another one or wait."
 ],
 "withdrawals.none": [
  "No account to withdraw to yet"
 ],
 "withdrawals.none_text": [
  "Add the account that the withdrawal goes to. The amount stays as you typed it."
 ],
 "withdrawals.add_account": [
  "Add an account"
 ],
 "withdrawals.closed": [
  "Nothing can be withdrawn now"
 ],
 "withdrawals.closed_text": [
  "This site pays nothing out at the moment. Your balance stays as it is. Look again later, or ask customer service."
 ],
 "withdrawals.error": [
  "Your withdrawals could not be loaded. Nothing was withdrawn."
 ],
 "withdrawals.newest": [
  "Your withdrawals"
 ],
 "withdrawals.more": [
  "Show earlier ones"
 ],
 "withdrawals.more_failed": [
  "The earlier ones could not be loaded."
 ],
 "withdrawals.pin.title": [
  "Withdrawal PIN"
 ],
 "withdrawals.pin.enter": [
  "Enter your PIN of 6 digits"
 ],
 "withdrawals.pin.checking": [
  "Checking"
 ],
 "withdrawals.pin.wrong": [
  "The PIN does not match. ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more try."
    ],
    "other": [
     "#",
     " more tries."
    ]
   }
  ]
 ],
 "withdrawals.pin.forgot": [
  "Forgot the PIN"
 ],
 "withdrawals.pin.locked": [
  "The PIN is locked"
 ],
 "withdrawals.pin.locked_text": [
  "It was wrong too often, so it is locked until ",
  [
   "until"
  ],
  ". With your password you can set a new one at once. The amount stays as you typed it."
 ],
 "withdrawals.pin.set_new": [
  "Set a new PIN"
 ],
 "withdrawals.stopped": [
  "Stopped"
 ],
 "withdrawals.state.requested": [
  "Requested"
 ],
 "withdrawals.state.reviewing": [
  "Reviewing"
 ],
 "withdrawals.state.approved": [
  "Approved"
 ],
 "withdrawals.state.paid": [
  "Paid"
 ],
 "withdrawals.state.rejected": [
  "Rejected"
 ],
 "withdrawals.state.failed": [
  "Failed"
 ],
 "withdrawals.step.requested": [
  "Requested"
 ],
 "withdrawals.step.reviewing_now": [
  "Reviewing"
 ],
 "withdrawals.step.reviewing": [
  "Review"
 ],
 "withdrawals.step.approved_now": [
  "Approved, ",
  [
   "name"
  ],
  " is paying"
 ],
 "withdrawals.step.approved": [
  "Approval"
 ],
 "withdrawals.step.paid_later": [
  "Sent and paid"
 ],
 "withdrawals.step.paid": [
  "Paid"
 ],
 "withdrawals.step.rejected": [
  "Rejected"
 ],
 "withdrawals.step.failed": [
  "Could not be paid"
 ],
 "withdrawals.step.returned": [
  "Back in the cash balance"
 ],
 "withdrawals.step.held_text": [
  "The amount is on hold"
 ],
 "withdrawals.step.since": [
  "for ",
  [
   "time"
  ]
 ],
 "withdrawals.step.paid_text": [
  [
   "name"
  ],
  " has confirmed it"
 ],
 "withdrawals.course.steps": [
  "Steps"
 ],
 "withdrawals.course.total": [
  [
   "time"
  ],
  " in all"
 ],
 "withdrawals.course.to": [
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ]
 ],
 "withdrawals.course.arrived": [
  "Arrived at ",
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ]
 ],
 "withdrawals.course.returned": [
  "The whole amount was back in your cash balance at ",
  [
   "time"
  ]
 ],
 "withdrawals.course.free": [
  "No limit and no break holds this withdrawal up. You are told the result in your inbox and by every way that you have verified."
 ],
 "withdrawals.course.stopped": [
  "Stopped since ",
  [
   "time"
  ]
 ],
 "withdrawals.course.number": [
  "Withdrawal number"
 ],
 "withdrawals.course.fee": [
  "Fee"
 ],
 "withdrawals.course.no_fee": [
  "None"
 ],
 "withdrawals.course.hold_receipt": [
  "Receipt of the hold"
 ],
 "withdrawals.course.paid_receipt": [
  "Receipt of the payout"
 ],
 "withdrawals.course.return_receipt": [
  "Receipt of the return"
 ],
 "withdrawals.course.reason": [
  "Reason"
 ],
 "withdrawals.course.now": [
  "What you can do"
 ],
 "withdrawals.course.now_text": [
  "Withdraw again, also to another account of your own, or ask customer service."
 ],
 "withdrawals.course.order_refused": [
  [
   "name"
  ],
  " did not take the order. Nothing was sent."
 ],
 "withdrawals.course.account_refused": [
  [
   "name"
  ],
  " could not pay to the account ",
  [
   "masked"
  ],
  ". Look at its number."
 ],
 "withdrawals.course.again": [
  "Withdraw again"
 ],
 "withdrawals.course.not_found": [
  "You have no withdrawal of this number"
 ],
 "withdrawals.course.error": [
  "The withdrawal could not be loaded. It goes on whether you watch it or not."
 ],
 "withdrawals.clock.so_far": [
  "so far"
 ],
 "withdrawals.clock.half": [
  "half"
 ],
 "withdrawals.clock.nine": [
  [
   "of",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ]
 ],
 "withdrawals.clock.base": [
  "From ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " withdrawal"
    ],
    "other": [
     "#",
     " withdrawals"
    ]
   }
  ],
  " over ",
  [
   "name"
  ],
  " in the last ",
  [
   "days",
   "number"
  ],
  " days. This is no promise but what has been."
 ],
 "withdrawals.clock.longer": [
  "This takes longer than ",
  [
   "of",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " did."
 ],
 "withdrawals.clock.spoken": [
  [
   "time"
  ],
  " so far. Half took ",
  [
   "half"
  ],
  " at most, ",
  [
   "of",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " took ",
  [
   "nine"
  ],
  " at most."
 ]
};
