// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "wallet.title": [
  "Wallet"
 ],
 "wallet.total": [
  "Total balance"
 ],
 "wallet.withdrawable": [
  "Withdrawable"
 ],
 "wallet.bonus": [
  "Bonus"
 ],
 "wallet.held": [
  "On hold"
 ],
 "wallet.hide": [
  "Hide balance"
 ],
 "wallet.show": [
  "Show balance"
 ],
 "wallet.hidden": [
  "Balance hidden"
 ],
 "wallet.refresh": [
  "Refresh balance"
 ],
 "wallet.refreshed": [
  "Balance refreshed: ",
  [
   "amount"
  ]
 ],
 "wallet.stale": [
  "Last balance from ",
  [
   "time"
  ],
  "."
 ],
 "wallet.unavailable": [
  "The balance could not be loaded."
 ],
 "wallet.play_credits": [
  "These are play credits. They have no cash value."
 ],
 "wallet.deposit.title": [
  "Deposit"
 ],
 "wallet.deposit.action": [
  "Deposit"
 ],
 "wallet.withdraw.title": [
  "Withdrawal"
 ],
 "wallet.withdraw.action": [
  "Withdraw"
 ],
 "wallet.account_record.title": [
  "Account record"
 ],
 "wallet.profit_and_loss.title": [
  "Profit and loss"
 ],
 "wallet.reward_centre.title": [
  "Reward centre"
 ],
 "wallet.manual_rebate.title": [
  "Manual rebate"
 ],
 "wallet.receipt.title": [
  "Receipt"
 ],
 "wallet.record.title": [
  "Betting record"
 ],
 "wallet.record.game": [
  "Game"
 ],
 "wallet.record.vendor": [
  "Provider"
 ],
 "wallet.record.time": [
  "Time"
 ],
 "wallet.record.stake": [
  "Stake"
 ],
 "wallet.record.payout": [
  "Payout"
 ],
 "wallet.record.net": [
  "Net"
 ],
 "wallet.record.kind": [
  "Kind of play"
 ],
 "wallet.record.filters": [
  "Filters"
 ],
 "wallet.record.state": [
  "State"
 ],
 "wallet.record.round": [
  "Round"
 ],
 "wallet.record.stake_at": [
  [
   "time"
  ],
  " · stake ",
  [
   "amount"
  ]
 ],
 "wallet.record.state_all": [
  "All"
 ],
 "wallet.record.state_open": [
  "Open"
 ],
 "wallet.record.state_won": [
  "Won"
 ],
 "wallet.record.state_lost": [
  "Lost"
 ],
 "wallet.record.state_even": [
  "Even"
 ],
 "wallet.record.state_rolled_back": [
  "Rolled back"
 ],
 "wallet.record.period": [
  "Period"
 ],
 "wallet.record.today": [
  "Today"
 ],
 "wallet.record.yesterday": [
  "Yesterday"
 ],
 "wallet.record.days_7": [
  "7 days"
 ],
 "wallet.record.days_30": [
  "30 days"
 ],
 "wallet.record.custom": [
  "Choose dates"
 ],
 "wallet.record.from": [
  "From"
 ],
 "wallet.record.to": [
  "To"
 ],
 "wallet.record.range_error": [
  "The first day is after the last. Swap the two dates."
 ],
 "wallet.record.apply": [
  "Show bets"
 ],
 "wallet.record.total_stake": [
  "Valid bets"
 ],
 "wallet.record.total_payout": [
  "Payouts"
 ],
 "wallet.record.total_net": [
  "Net"
 ],
 "wallet.record.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " bet"
    ],
    "other": [
     "#",
     " bets"
    ]
   }
  ]
 ],
 "wallet.record.empty": [
  "No bets in this period"
 ],
 "wallet.record.empty_text": [
  "Once you play, your bets are listed here."
 ],
 "wallet.record.empty_action": [
  "See games"
 ],
 "wallet.record.error": [
  "The record could not be loaded. Your bets are kept."
 ],
 "wallet.record.more": [
  "Load more bets"
 ],
 "wallet.record.end": [
  "These are all bets of the period."
 ],
 "wallet.record.day_net": [
  "Net ",
  [
   "amount"
  ]
 ],
 "wallet.record.beside": [
  "Not counted: ",
  [
   "parts"
  ]
 ],
 "wallet.record.beside_open": [
  [
   "count",
   "number"
  ],
  " open (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.beside_rolled_back": [
  [
   "count",
   "number"
  ],
  " rolled back (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.titles": [
  "Providers and games"
 ],
 "wallet.record.titles_all": [
  "All games"
 ],
 "wallet.round.title": [
  "Round"
 ],
 "wallet.round.number": [
  "Round number"
 ],
 "wallet.round.opened": [
  "Opened"
 ],
 "wallet.round.settled": [
  "Settled"
 ],
 "wallet.round.outcome": [
  "Outcome"
 ],
 "wallet.round.from_cash": [
  "From cash"
 ],
 "wallet.round.from_bonus": [
  "From bonus"
 ],
 "wallet.round.not_found": [
  "There is no such round in your record."
 ],
 "wallet.amount.empty": [
  "Enter an amount"
 ],
 "wallet.amount.not_a_number": [
  "Enter the amount in digits"
 ],
 "wallet.amount.negative": [
  "The amount must be above zero"
 ],
 "wallet.amount.too_many_decimals": [
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
 "wallet.amount.too_large": [
  "The amount is too large"
 ],
 "wallet.movement.opening_credit": [
  "Opening credits"
 ],
 "wallet.movement.deposit": [
  "Deposit"
 ],
 "wallet.movement.withdrawal_hold": [
  "Withdrawal, on hold"
 ],
 "wallet.movement.withdrawal_paid": [
  "Withdrawal paid"
 ],
 "wallet.movement.withdrawal_returned": [
  "Withdrawal returned"
 ],
 "wallet.movement.bet": [
  "Bet"
 ],
 "wallet.movement.win": [
  "Win"
 ],
 "wallet.movement.rollback": [
  "Returned bet"
 ],
 "wallet.movement.bonus_grant": [
  "Bonus"
 ],
 "wallet.movement.bonus_release": [
  "Bonus became cash"
 ],
 "wallet.movement.bonus_expiry": [
  "Bonus expired"
 ],
 "wallet.movement.commission": [
  "Commission"
 ],
 "wallet.movement.salary": [
  "Salary"
 ],
 "wallet.movement.dividend": [
  "Dividend"
 ],
 "wallet.movement.rebate": [
  "Rebate"
 ],
 "wallet.movement.transfer": [
  "Play credits passed on"
 ],
 "wallet.movement.correction_credit": [
  "Correction, added"
 ],
 "wallet.movement.correction_debit": [
  "Correction, taken off"
 ],
 "wallet.movement.suspense_credit": [
  "Clarified amount, added"
 ],
 "wallet.movement.suspense_debit": [
  "Amount being clarified"
 ],
 "wallet.cause.opening_credit": [
  "The play credits with which your account began."
 ],
 "wallet.cause.deposit": [
  "Your deposit by ",
  [
   "name"
  ],
  " was added to your cash."
 ],
 "wallet.cause.withdrawal_hold": [
  "You asked for a withdrawal, so this amount moved from cash to hold."
 ],
 "wallet.cause.withdrawal_paid": [
  "Your withdrawal was paid. The amount left your hold."
 ],
 "wallet.cause.withdrawal_returned": [
  "The withdrawal was not paid, so this amount came back from hold to cash."
 ],
 "wallet.cause.bet": [
  [
   "name"
  ],
  ": your bet in this round."
 ],
 "wallet.cause.win": [
  [
   "name"
  ],
  ": what this round paid you."
 ],
 "wallet.cause.rollback": [
  [
   "name"
  ],
  ": the bet was taken back, so your stake returned."
 ],
 "wallet.cause.bonus_grant": [
  "A bonus was added to your bonus balance."
 ],
 "wallet.cause.bonus_release": [
  "The condition of the bonus is met, so this amount moved from bonus to cash."
 ],
 "wallet.cause.bonus_expiry": [
  "The bonus ran out before its condition was met. What was left of it has ended."
 ],
 "wallet.cause.commission": [
  "Commission for the valid bets of a day, at the rates of your line."
 ],
 "wallet.cause.salary": [
  "Salary for a settled period of a contract."
 ],
 "wallet.cause.dividend": [
  "Dividend for a settled period of a contract."
 ],
 "wallet.cause.promise": [
  "What you promised a member of your team in a contract, for a settled period."
 ],
 "wallet.cause.rebate": [
  "A share of your valid bets was given back."
 ],
 "wallet.cause.transfer_in": [
  "Play credits that your agent gave you."
 ],
 "wallet.cause.transfer_out": [
  "Play credits that you gave to a member of your team."
 ],
 "wallet.cause.correction_credit": [
  "We corrected your balance, so this amount was added to your cash."
 ],
 "wallet.cause.correction_debit": [
  "We corrected your balance, so this amount was taken off your cash."
 ],
 "wallet.cause.suspense_credit": [
  "This amount had to be clarified. It is yours, so it was added to your cash."
 ],
 "wallet.cause.suspense_debit": [
  "This amount left your cash while we clarify where it belongs."
 ],
 "wallet.hand.missing": [
  "An amount was missing"
 ],
 "wallet.hand.mistake": [
  "An amount was booked by mistake"
 ],
 "wallet.hand.game": [
  "A game was counted wrong"
 ],
 "wallet.hand.payment": [
  "A payment went wrong"
 ],
 "wallet.hand.complaint": [
  "Your complaint was decided"
 ],
 "wallet.hand.law": [
  "An authority or a court asked for it"
 ],
 "wallet.hand.clarify": [
  "We clarify where the amount belongs"
 ],
 "wallet.hand.clarified": [
  "It was clarified that the amount is yours"
 ],
 "wallet.account.cash": [
  "Cash"
 ],
 "wallet.account.bonus": [
  "Bonus"
 ],
 "wallet.account.hold": [
  "Hold"
 ],
 "wallet.receipt.number": [
  "Receipt number"
 ],
 "wallet.receipt.number_copied": [
  "Number copied."
 ],
 "wallet.receipt.copy": [
  "Copy number"
 ],
 "wallet.receipt.share_title": [
  "Receipt ",
  [
   "number"
  ]
 ],
 "wallet.receipt.before_cash": [
  "Cash before"
 ],
 "wallet.receipt.before_bonus": [
  "Bonus before"
 ],
 "wallet.receipt.before_hold": [
  "Hold before"
 ],
 "wallet.receipt.after": [
  "After"
 ],
 "wallet.receipt.change": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "wallet.receipt.moment": [
  [
   "date"
  ],
  " ",
  [
   "clock"
  ]
 ],
 "wallet.receipt.account": [
  "Account"
 ],
 "wallet.receipt.round": [
  "Round"
 ],
 "wallet.receipt.deposit": [
  "Deposit"
 ],
 "wallet.receipt.withdrawal": [
  "Withdrawal"
 ],
 "wallet.receipt.fee": [
  "Fee"
 ],
 "wallet.receipt.no_fee": [
  "None"
 ],
 "wallet.receipt.why": [
  "Reason"
 ],
 "wallet.receipt.check": [
  "Check this round"
 ],
 "wallet.receipt.chain": [
  "Belongs together"
 ],
 "wallet.receipt.ordered": [
  "Deposit ordered"
 ],
 "wallet.receipt.this": [
  [
   "time"
  ],
  ", this receipt"
 ],
 "wallet.receipt.other": [
  [
   "number"
  ],
  " · ",
  [
   "time"
  ]
 ],
 "wallet.receipt.not_found": [
  "There is no receipt for you here"
 ],
 "wallet.receipt.not_found_text": [
  "A receipt opens only for the account whose balance it changed. Your own are in the account record."
 ],
 "wallet.receipt.error": [
  "The receipt could not be loaded."
 ],
 "wallet.account_record.apply": [
  "Show these days"
 ],
 "wallet.account_record.cause": [
  "Kind of movement"
 ],
 "wallet.account_record.cause_all": [
  "All"
 ],
 "wallet.account_record.cause_deposit": [
  "Deposits"
 ],
 "wallet.account_record.cause_withdrawal": [
  "Withdrawals"
 ],
 "wallet.account_record.cause_round": [
  "Bets and wins"
 ],
 "wallet.account_record.cause_bonus": [
  "Bonuses"
 ],
 "wallet.account_record.cause_transfer": [
  "Credits passed on"
 ],
 "wallet.account_record.cause_correction": [
  "Corrections"
 ],
 "wallet.account_record.in": [
  "In"
 ],
 "wallet.account_record.out": [
  "Out"
 ],
 "wallet.account_record.change": [
  "Change"
 ],
 "wallet.account_record.of_day": [
  [
   "day"
  ],
  ", cash and bonus together"
 ],
 "wallet.account_record.of_days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ],
  ", cash and bonus together"
 ],
 "wallet.account_record.row": [
  [
   "time"
  ],
  " · ",
  [
   "detail"
  ]
 ],
 "wallet.account_record.from_hold": [
  "from hold"
 ],
 "wallet.account_record.more": [
  "Load more"
 ],
 "wallet.account_record.end": [
  "That is everything in these days."
 ],
 "wallet.account_record.empty": [
  "Nothing here in these days"
 ],
 "wallet.account_record.empty_text": [
  "No movement fits your choice. Try more days, or all kinds."
 ],
 "wallet.account_record.empty_wider": [
  "See 30 days"
 ],
 "wallet.account_record.empty_all": [
  "See all kinds"
 ],
 "wallet.account_record.error": [
  "The record could not be loaded. Your balance is unchanged."
 ],
 "wallet.profit.net": [
  "Net of play"
 ],
 "wallet.profit.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "wallet.profit.lead": [
  "Valid bets ",
  [
   "stake"
  ],
  ", returned ",
  [
   "payout"
  ]
 ],
 "wallet.profit.chart": [
  "Net of each day: ",
  [
   "gains",
   "plural",
   {
    "one": [
     "#",
     " day with a gain"
    ],
    "other": [
     "#",
     " days with a gain"
    ]
   }
  ],
  ", ",
  [
   "losses",
   "plural",
   {
    "one": [
     "#",
     " with a loss"
    ],
    "other": [
     "#",
     " with a loss"
    ]
   }
  ],
  ". The table below has the figures."
 ],
 "wallet.profit.beside": [
  "The same over a longer time"
 ],
 "wallet.profit.last_days": [
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
  ]
 ],
 "wallet.profit.year": [
  "12 months"
 ],
 "wallet.profit.by_day": [
  "Day by day"
 ],
 "wallet.profit.day": [
  "Day"
 ],
 "wallet.profit.stakes": [
  "Valid bets"
 ],
 "wallet.profit.returned": [
  "Returned"
 ],
 "wallet.profit.total": [
  "Total"
 ],
 "wallet.profit.by_type": [
  "By kind of game"
 ],
 "wallet.profit.other": [
  "Other games"
 ],
 "wallet.profit.flows": [
  "Flow of the balance"
 ],
 "wallet.profit.deposits": [
  "Deposits"
 ],
 "wallet.profit.withdrawals": [
  "Withdrawals"
 ],
 "wallet.profit.bonuses": [
  "Bonuses"
 ],
 "wallet.profit.rebates": [
  "Rebates"
 ],
 "wallet.profit.result": [
  "Play, bonuses and rebates together"
 ],
 "wallet.profit.empty": [
  "No figures in these days"
 ],
 "wallet.profit.empty_text": [
  "Once you play or pay in, each day is listed here."
 ],
 "wallet.profit.error": [
  "Profit and loss could not be loaded."
 ],
 "wallet.account_record.cause_settlement": [
  "Commission and salary"
 ],
 "wallet.account_record.cause_rebate": [
  "Rebates"
 ]
};
