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
 ]
};
