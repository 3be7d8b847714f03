// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "agent.title": [
  "Agency centre"
 ],
 "agent.overview": [
  "Overview"
 ],
 "agent.team": [
  "Team"
 ],
 "agent.rebate": [
  "Rebate"
 ],
 "agent.contracts": [
  "Contracts"
 ],
 "agent.links": [
  "Invite"
 ],
 "agent.tabs": [
  "Parts of the agency centre"
 ],
 "agent.period": [
  "Period"
 ],
 "agent.period.today": [
  "Today"
 ],
 "agent.period.days_7": [
  "Last 7 days"
 ],
 "agent.period.month": [
  "This month"
 ],
 "agent.period.last_month": [
  "Last month"
 ],
 "agent.tabs.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " contract waits"
    ],
    "other": [
     "#",
     " contracts wait"
    ]
   }
  ]
 ],
 "agent.refused": [
  "This area is for agents"
 ],
 "agent.refused_text": [
  "Your account is a player's. You need not be an agent to invite a friend."
 ],
 "agent.refused_invite": [
  "Invite a friend"
 ],
 "agent.refused_back": [
  "Back to the member centre"
 ],
 "agent.error": [
  "The agency centre could not be loaded"
 ],
 "agent.waiting.text": [
  "Offered ",
  [
   "at"
  ]
 ],
 "agent.waiting.view": [
  "View"
 ],
 "agent.contract.salary": [
  "Daily salary contract"
 ],
 "agent.contract.dividend": [
  "Dividend contract"
 ],
 "agent.contract.hourly": [
  "Hourly salary contract"
 ],
 "agent.contract.prompt": [
  "A new contract was offered. Read its terms, then accept or refuse it."
 ],
 "agent.contract.later": [
  "Later"
 ],
 "agent.contract.view": [
  "View contract"
 ],
 "agent.contract.none": [
  "No contract of this kind"
 ],
 "agent.contract.none_text": [
  "When an agent offers you one, you find its terms here."
 ],
 "agent.contract.refused_type": [
  "This account has no contracts."
 ],
 "agent.contract.error": [
  "The contract could not be loaded"
 ],
 "agent.contract.offered_by": [
  "Offered by"
 ],
 "agent.contract.offered_at": [
  "Offered on"
 ],
 "agent.contract.answered_at": [
  "Answered on"
 ],
 "agent.contract.state_offered": [
  "Waiting"
 ],
 "agent.contract.state_accepted": [
  "Accepted"
 ],
 "agent.contract.state_refused": [
  "Refused"
 ],
 "agent.contract.state_ended": [
  "Ended"
 ],
 "agent.contract.state": [
  "State"
 ],
 "agent.contract.text": [
  "The contract in words"
 ],
 "agent.contract.terms": [
  "The terms at a glance"
 ],
 "agent.contract.history": [
  "History"
 ],
 "agent.contract.mark": [
  "Mark of the text"
 ],
 "agent.contract.mark_text": [
  "This mark belongs to exactly these words and is stored with your answer."
 ],
 "agent.contract.accept": [
  "Accept"
 ],
 "agent.contract.refuse": [
  "Refuse"
 ],
 "agent.contract.accept_question": [
  "Accept this contract?"
 ],
 "agent.contract.accept_text": [
  "Your answer is stored with its time, your browser and the mark of the text. A contract of this kind that stands now ends with it."
 ],
 "agent.contract.refuse_question": [
  "Refuse this contract?"
 ],
 "agent.contract.refuse_text": [
  "Your answer is stored with its time, your browser and the mark of the text. To change it later you need a new offer."
 ],
 "agent.contract.accepted": [
  "The contract was accepted."
 ],
 "agent.contract.refused": [
  "The contract was refused."
 ],
 "agent.terms.base": [
  "Counted from"
 ],
 "agent.terms.base_valid_bets": [
  "Valid bets of the team"
 ],
 "agent.terms.base_deposits": [
  "Deposits of the team"
 ],
 "agent.terms.base_net_result": [
  "Stakes less winnings of the team"
 ],
 "agent.terms.period": [
  "Period"
 ],
 "agent.terms.period_hour": [
  "Every hour"
 ],
 "agent.terms.period_day": [
  "Every day"
 ],
 "agent.terms.period_week": [
  "Every week"
 ],
 "agent.terms.period_month": [
  "Every month"
 ],
 "agent.terms.deductions": [
  "Taken off first"
 ],
 "agent.terms.less_nothing": [
  "Nothing"
 ],
 "agent.terms.less_bonus": [
  "Bonuses"
 ],
 "agent.terms.less_rebate": [
  "Rebates"
 ],
 "agent.terms.less_payment_fee": [
  "Payment fees"
 ],
 "agent.terms.less_vendor_fee": [
  "Provider fees"
 ],
 "agent.terms.active": [
  "Active members needed"
 ],
 "agent.terms.carry_over": [
  "Shortfall"
 ],
 "agent.terms.carries_loss": [
  "Carried to the next period"
 ],
 "agent.terms.carries_nothing": [
  "Not carried over"
 ],
 "agent.terms.valid_from": [
  "Valid from"
 ],
 "agent.terms.from": [
  "From"
 ],
 "agent.terms.paid": [
  "You get"
 ],
 "agent.text.offer_salary": [
  "The agent ",
  [
   "agent"
  ],
  " offers ",
  [
   "member"
  ],
  " a daily salary contract."
 ],
 "agent.text.offer_dividend": [
  "The agent ",
  [
   "agent"
  ],
  " offers ",
  [
   "member"
  ],
  " a dividend contract."
 ],
 "agent.text.offer_hourly": [
  "The agent ",
  [
   "agent"
  ],
  " offers ",
  [
   "member"
  ],
  " an hourly salary contract."
 ],
 "agent.text.base_valid_bets": [
  "The base is the sum of the valid bets of the member's whole team."
 ],
 "agent.text.base_deposits": [
  "The base is the sum of the deposits of the member's whole team."
 ],
 "agent.text.base_net_result": [
  "The base is the sum of the stakes of the member's whole team less the winnings paid to it."
 ],
 "agent.text.period_hour": [
  "It is counted and paid once for every full hour."
 ],
 "agent.text.period_day": [
  "It is counted and paid once for every day."
 ],
 "agent.text.period_week": [
  "It is counted and paid once for every week."
 ],
 "agent.text.period_month": [
  "It is counted and paid once for every calendar month."
 ],
 "agent.text.less_nothing": [
  "Nothing is taken off the base."
 ],
 "agent.text.less_bonus": [
  "Bonuses given to the team are taken off the base first."
 ],
 "agent.text.less_rebate": [
  "Rebates paid to the team are taken off the base first."
 ],
 "agent.text.less_payment_fee": [
  "Fees for the team's payments are taken off the base first."
 ],
 "agent.text.less_vendor_fee": [
  "Fees of the game providers are taken off the base first."
 ],
 "agent.text.tier_rate": [
  "From ",
  [
   "from"
  ],
  " on, ",
  [
   "rate"
  ],
  " of the base is paid."
 ],
 "agent.text.tier_amount": [
  "From ",
  [
   "from"
  ],
  " on, ",
  [
   "amount"
  ],
  " is paid."
 ],
 "agent.text.highest_tier": [
  "Of these steps only the highest one that is reached counts, and it counts for the whole base."
 ],
 "agent.text.active": [
  "It is paid only when at least ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " member"
    ],
    "other": [
     "#",
     " members"
    ]
   }
  ],
  " of the team placed a bet in the period."
 ],
 "agent.text.carries_loss": [
  "When the base is below zero nothing is paid, and the shortfall lowers the base of the next period."
 ],
 "agent.text.carries_nothing": [
  "When the base is below zero nothing is paid, and nothing is carried to the next period."
 ],
 "agent.text.valid_from": [
  "Once accepted, the contract holds from ",
  [
   "date"
  ],
  " until it is ended or a new one of its kind is accepted."
 ],
 "agent.rates.own": [
  "Your own rates"
 ],
 "agent.rates.from": [
  "from ",
  [
   "agent"
  ],
  " · ",
  [
   "date"
  ]
 ],
 "agent.rates.none": [
  "You have no rates yet."
 ],
 "agent.rates.given": [
  "Given rates"
 ],
 "agent.rates.agents": [
  "Agents"
 ],
 "agent.rates.players": [
  "Players"
 ],
 "agent.rates.no_agents": [
  "No agents in your direct team yet"
 ],
 "agent.rates.no_players": [
  "No players in your direct team yet"
 ],
 "agent.rates.further": [
  "Show more"
 ],
 "agent.rates.note": [
  "A changed rate counts from the next day, 12 at night. Periods that are closed do not change."
 ],
 "agent.rates.table": [
  "The lower figure stays with you"
 ],
 "agent.rates.line": [
  "Line"
 ],
 "agent.rates.next": [
  "changes on ",
  [
   "date"
  ]
 ],
 "agent.rates.title": [
  "Give rates"
 ],
 "agent.rates.whole_bar": [
  "The whole bar is your own rate"
 ],
 "agent.rates.stays": [
  [
   "rate"
  ],
  " stays with you"
 ],
 "agent.rates.too_high": [
  "Your rate is ",
  [
   "rate"
  ],
  "; more cannot be given"
 ],
 "agent.rates.less": [
  "Lower the rate: ",
  [
   "type"
  ]
 ],
 "agent.rates.more": [
  "Raise the rate: ",
  [
   "type"
  ]
 ],
 "agent.rates.give": [
  "Save from tomorrow on"
 ],
 "agent.rates.saved": [
  "The rates count from tomorrow."
 ],
 "agent.rates.history": [
  "Earlier and coming rates"
 ],
 "agent.statement.title": [
  "Rebate statement"
 ],
 "agent.statement.caption": [
  "Line by line, with sums"
 ],
 "agent.statement.month": [
  "Month"
 ],
 "agent.statement.commission": [
  "Your commission"
 ],
 "agent.statement.running": [
  "Running"
 ],
 "agent.statement.closed": [
  "Closed"
 ],
 "agent.statement.paid": [
  "Received"
 ],
 "agent.statement.open": [
  "Not paid yet"
 ],
 "agent.statement.due": [
  "Due"
 ],
 "agent.statement.empty": [
  "No commission in this month"
 ],
 "agent.statement.empty_text": [
  "It comes from the valid bets of your team at your rates."
 ],
 "agent.statement.types": [
  "By game type"
 ],
 "agent.statement.type": [
  "Type"
 ],
 "agent.statement.bets": [
  "Valid bets"
 ],
 "agent.statement.earned": [
  "Commission"
 ],
 "agent.statement.total": [
  "Total"
 ],
 "agent.statement.lines": [
  "By line"
 ],
 "agent.statement.reckoning": [
  "Bets × (your rate − given rate), day by day"
 ],
 "agent.statement.line": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " member"
    ],
    "other": [
     "#",
     " members"
    ]
   }
  ],
  " · valid bets ",
  [
   "bets"
  ]
 ],
 "agent.statement.line_moved": [
  "A line that was moved"
 ],
 "agent.statement.line_players": [
  "Own players"
 ],
 "agent.statement.line_self": [
  "Your own bets"
 ],
 "agent.statement.lines_sum": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " line"
    ],
    "other": [
     "#",
     " lines"
    ]
   }
  ],
  " together"
 ],
 "agent.statement.sums_meet": [
  "The sum by type is the same."
 ],
 "agent.statement.sums_differ": [
  "The sum by type is ",
  [
   "amount"
  ],
  "."
 ],
 "agent.statement.left_out_rule": [
  "Bets of closed and self-excluded members do not count. Each amount opens its receipt."
 ],
 "agent.statement.left_out": [
  "Not counted: ",
  [
   "amount"
  ],
  " of closed and self-excluded members."
 ],
 "agent.statement.days": [
  "Days and receipts"
 ],
 "agent.deals.received": [
  "Your contracts"
 ],
 "agent.deals.made": [
  "Offered by you"
 ],
 "agent.deals.none_received": [
  "You were offered no contract yet"
 ],
 "agent.deals.none_made": [
  "You offered no contract yet"
 ],
 "agent.deals.settled": [
  "Settled: ",
  [
   "kind"
  ]
 ],
 "agent.deals.kinds": [
  "Kind of contract"
 ],
 "agent.deals.all": [
  "All"
 ],
 "agent.deals.kind_salary": [
  "Daily"
 ],
 "agent.deals.kind_dividend": [
  "Dividend"
 ],
 "agent.deals.kind_hourly": [
  "Hourly"
 ],
 "agent.deals.by": [
  "from ",
  [
   "account"
  ]
 ],
 "agent.deals.to": [
  "to ",
  [
   "account"
  ]
 ],
 "agent.deals.pays_hour": [
  [
   "amount"
  ],
  " an hour"
 ],
 "agent.deals.pays_day": [
  [
   "amount"
  ],
  " a day"
 ],
 "agent.deals.pays_week": [
  [
   "amount"
  ],
  " a week"
 ],
 "agent.deals.pays_month": [
  [
   "amount"
  ],
  " a month"
 ],
 "agent.deals.pays_range_hour": [
  [
   "least"
  ],
  " to ",
  [
   "most"
  ],
  " an hour"
 ],
 "agent.deals.pays_range_day": [
  [
   "least"
  ],
  " to ",
  [
   "most"
  ],
  " a day"
 ],
 "agent.deals.pays_range_week": [
  [
   "least"
  ],
  " to ",
  [
   "most"
  ],
  " a week"
 ],
 "agent.deals.pays_range_month": [
  [
   "least"
  ],
  " to ",
  [
   "most"
  ],
  " a month"
 ],
 "agent.settlement.title": [
  "Settled period"
 ],
 "agent.settlement.list_title": [
  "Settled periods"
 ],
 "agent.settlement.periods": [
  "Settled periods, newest first"
 ],
 "agent.settlement.empty": [
  "Nothing is settled yet"
 ],
 "agent.settlement.state_due": [
  "To be paid"
 ],
 "agent.settlement.state_held": [
  "Being reviewed"
 ],
 "agent.settlement.state_paid": [
  "Paid"
 ],
 "agent.settlement.state_nothing": [
  "Nothing to pay"
 ],
 "agent.settlement.receipt": [
  "Receipt"
 ],
 "agent.settlement.frozen": [
  "Frozen inputs"
 ],
 "agent.settlement.all_bets": [
  "All bets of the team"
 ],
 "agent.settlement.left_out": [
  "Bets of closed and self-excluded members"
 ],
 "agent.settlement.left_out_members": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " member"
    ],
    "other": [
     "#",
     " members"
    ]
   }
  ],
  ", not counted"
 ],
 "agent.settlement.valid_bets": [
  "Valid bets"
 ],
 "agent.settlement.won": [
  "Winnings"
 ],
 "agent.settlement.net": [
  "Bets less wins"
 ],
 "agent.settlement.deposits": [
  "Deposits"
 ],
 "agent.settlement.carried_in": [
  "Loss carried over"
 ],
 "agent.settlement.carried_short": [
  "Loss"
 ],
 "agent.settlement.gross_short": [
  "Counted"
 ],
 "agent.settlement.base": [
  "Base"
 ],
 "agent.settlement.tier": [
  "Step reached"
 ],
 "agent.settlement.tier_from": [
  [
   "amount"
  ],
  " or more"
 ],
 "agent.settlement.no_tier": [
  "none"
 ],
 "agent.settlement.active": [
  "Active members"
 ],
 "agent.settlement.active_needed": [
  [
   "count",
   "number"
  ],
  " needed"
 ],
 "agent.settlement.carried_out": [
  "Carried to the next period"
 ],
 "agent.settlement.yours": [
  "You get"
 ],
 "agent.settlement.number": [
  "Number"
 ],
 "agent.settlement.once": [
  "Even when a period is settled twice, it is paid once."
 ],
 "agent.simulator.title_hour": [
  "Your last ",
  [
   "count",
   "number"
  ],
  " hours"
 ],
 "agent.simulator.title_day": [
  "Your last ",
  [
   "count",
   "number"
  ],
  " days"
 ],
 "agent.simulator.title_week": [
  "Your last ",
  [
   "count",
   "number"
  ],
  " weeks"
 ],
 "agent.simulator.title_month": [
  "Your last ",
  [
   "count",
   "number"
  ],
  " months"
 ],
 "agent.simulator.offer": [
  "Under this contract"
 ],
 "agent.simulator.now": [
  "Now"
 ],
 "agent.simulator.nothing_now": [
  "no contract"
 ],
 "agent.simulator.more": [
  [
   "amount"
  ],
  " more: ",
  [
   "more",
   "number"
  ],
  " times more, ",
  [
   "less",
   "number"
  ],
  " times less."
 ],
 "agent.simulator.less": [
  [
   "amount"
  ],
  " less: ",
  [
   "more",
   "number"
  ],
  " times more, ",
  [
   "less",
   "number"
  ],
  " times less."
 ],
 "agent.simulator.same": [
  "As much as now: ",
  [
   "more",
   "number"
  ],
  " times more, ",
  [
   "less",
   "number"
  ],
  " times less."
 ],
 "agent.simulator.past": [
  "The past does not tell what comes."
 ],
 "agent.simulator.change_less": [
  "10% less"
 ],
 "agent.simulator.change_own": [
  "Your own"
 ],
 "agent.simulator.change_more": [
  "10% more"
 ],
 "agent.simulator.table": [
  "View as a table"
 ],
 "agent.simulator.chart": [
  "Pay per period"
 ],
 "agent.simulator.base": [
  "Base ",
  [
   "amount"
  ]
 ],
 "agent.simulator.period": [
  "Period"
 ],
 "agent.offer.title": [
  "New offer"
 ],
 "agent.offer.base_valid_bets": [
  "Bets"
 ],
 "agent.offer.base_deposits": [
  "Deposits"
 ],
 "agent.offer.base_net_result": [
  "Less wins"
 ],
 "agent.offer.carries": [
  "A shortfall is carried to the next period"
 ],
 "agent.offer.fewer": [
  "Fewer"
 ],
 "agent.offer.more": [
  "More"
 ],
 "agent.offer.tiers": [
  "Steps"
 ],
 "agent.offer.rate": [
  "Share in %"
 ],
 "agent.offer.remove": [
  "Remove the step"
 ],
 "agent.offer.add": [
  "Add a step"
 ],
 "agent.offer.look": [
  "See text and cost"
 ],
 "agent.offer.send": [
  "Send the offer"
 ],
 "agent.offer.sent": [
  "The offer was sent."
 ],
 "agent.offer.mistyped": [
  "An amount or the date is missing or mistyped."
 ],
 "agent.offer.past_hour": [
  "The last ",
  [
   "count",
   "number"
  ],
  " hours of ",
  [
   "account"
  ]
 ],
 "agent.offer.past_day": [
  "The last ",
  [
   "count",
   "number"
  ],
  " days of ",
  [
   "account"
  ]
 ],
 "agent.offer.past_week": [
  "The last ",
  [
   "count",
   "number"
  ],
  " weeks of ",
  [
   "account"
  ]
 ],
 "agent.offer.past_month": [
  "The last ",
  [
   "count",
   "number"
  ],
  " months of ",
  [
   "account"
  ]
 ],
 "agent.offer.you_pay": [
  "You would have paid this from your own cash, ",
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
  "."
 ],
 "agent.offer.site_pays": [
  "The site would have paid this, ",
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
  "."
 ],
 "agent.offer.commission": [
  "In the same days this line brought you a commission of ",
  [
   "amount"
  ],
  "."
 ],
 "agent.offer.text": [
  "What will stand"
 ]
};
