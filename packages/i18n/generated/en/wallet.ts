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
  "Total stakes"
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
 "wallet.round.title": [
  "Round"
 ],
 "wallet.round.number": [
  "Round number"
 ],
 "wallet.round.copy_failed": [
  "Copying is not possible here. Select the number and copy it."
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
 "wallet.entry.opening_credits": [
  "Opening credits"
 ],
 "wallet.entry.bet": [
  "Bet"
 ],
 "wallet.entry.win": [
  "Win"
 ],
 "wallet.entry.rollback": [
  "Returned bet"
 ],
 "wallet.entry.deposit": [
  "Deposit"
 ],
 "wallet.entry.withdrawal": [
  "Withdrawal"
 ],
 "wallet.entry.bonus": [
  "Bonus"
 ],
 "wallet.entry.rebate": [
  "Rebate"
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
 ]
};
