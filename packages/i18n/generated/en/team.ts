// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "team.tree": [
  "Tree"
 ],
 "team.list": [
  "List"
 ],
 "team.look": [
  "How the team is shown"
 ],
 "team.valid_bets": [
  "Valid bets of the team"
 ],
 "team.own_valid_bets": [
  "Valid bets"
 ],
 "team.net": [
  "Bets less wins"
 ],
 "team.column": [
  "Valid bets, below bets less wins"
 ],
 "team.member": [
  "Member"
 ],
 "team.members": [
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
  ]
 ],
 "team.levels": [
  "on ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " level"
    ],
    "other": [
     "#",
     " levels"
    ]
   }
  ]
 ],
 "team.active": [
  [
   "count",
   "number"
  ],
  " active"
 ],
 "team.you": [
  "You"
 ],
 "team.own_players": [
  "Own players"
 ],
 "team.others": [
  "Others"
 ],
 "team.shares": [
  "Shares of the valid bets"
 ],
 "team.agent": [
  "agent"
 ],
 "team.player": [
  "player"
 ],
 "team.level": [
  "level ",
  [
   "level",
   "number"
  ]
 ],
 "team.level_chip": [
  "Level ",
  [
   "level",
   "number"
  ]
 ],
 "team.all": [
  "All"
 ],
 "team.blocked": [
  "Closed"
 ],
 "team.open": [
  "Open the branch of ",
  [
   "name"
  ]
 ],
 "team.spoken": [
  [
   "name"
  ],
  ", ",
  [
   "kind"
  ],
  ", level ",
  [
   "level",
   "number"
  ],
  ", ",
  [
   "members"
  ],
  ", ",
  [
   "active"
  ],
  ", valid bets ",
  [
   "bets"
  ],
  ", bets less wins ",
  [
   "net"
  ]
 ],
 "team.more": [
  "Show more"
 ],
 "team.more_below": [
  "More members below ",
  [
   "name"
  ]
 ],
 "team.deep": [
  "Below four levels a branch opens on its own page."
 ],
 "team.failed": [
  "The branch could not be loaded"
 ],
 "team.search": [
  "Username"
 ],
 "team.search_go": [
  "Search"
 ],
 "team.order": [
  "Order"
 ],
 "team.by_account": [
  "By name"
 ],
 "team.by_newest": [
  "Newest first"
 ],
 "team.seen": [
  "last seen ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "team.never_seen": [
  "never signed in"
 ],
 "team.joined": [
  "joined ",
  [
   "date"
  ]
 ],
 "team.none_found": [
  "Nobody in the team fits"
 ],
 "team.show_all": [
  "Show all"
 ],
 "team.first_page": [
  "Back to the first"
 ],
 "team.empty": [
  "Nobody is in the team yet"
 ],
 "team.empty_text": [
  "Whoever registers with your link, or is added by you, appears here."
 ],
 "team.share_link": [
  "Share the link"
 ],
 "team.add": [
  "New member"
 ],
 "team.add_self": [
  "Add a member yourself"
 ],
 "team.period_figures": [
  "In this period"
 ],
 "team.size": [
  "Members"
 ],
 "team.active_now": [
  "Active"
 ],
 "team.new": [
  "New"
 ],
 "team.deposits": [
  "Deposits"
 ],
 "team.withdrawals": [
  "Withdrawals"
 ],
 "team.of": [
  "Team of ",
  [
   "name"
  ]
 ],
 "team.not_found": [
  "No such member in your team"
 ],
 "team.to_team": [
  "To the team"
 ],
 "team.member_title": [
  "Member"
 ],
 "team.home.commission": [
  "Commission"
 ],
 "team.home.paid": [
  "Received"
 ],
 "team.home.due": [
  "Due"
 ],
 "team.home.bets_by_day": [
  "Valid bets by day"
 ],
 "team.home.chart": [
  "Valid bets from ",
  [
   "from"
  ],
  " to ",
  [
   "to"
  ],
  ": ",
  [
   "money"
  ],
  " on ",
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
 "team.home.table": [
  "Show as a table"
 ],
 "team.home.day": [
  "Day"
 ],
 "team.home.no_bets": [
  "Nobody placed a bet in this period."
 ],
 "team.home.members": [
  "Team members"
 ],
 "team.home.new": [
  [
   "count",
   "number"
  ],
  " new"
 ],
 "team.home.active": [
  "Active members"
 ],
 "team.home.deposits": [
  "Deposits of the team"
 ],
 "team.home.without_own": [
  "These figures are of your team, without your own play. The rebate statement has your own play too."
 ],
 "team.home.withdrawals": [
  "Withdrawals of the team"
 ],
 "team.new.kind": [
  "Kind of account"
 ],
 "team.new.agent": [
  "Agent"
 ],
 "team.new.player": [
  "Player"
 ],
 "team.new.account": [
  "Username"
 ],
 "team.new.account_missing": [
  "Enter a username"
 ],
 "team.new.account_taken": [
  "The username is taken. Choose another."
 ],
 "team.new.account_wrong": [
  "The username does not fit the rule: letters and digits, beginning with a letter"
 ],
 "team.new.password_text": [
  "A first password is made for the member and shown to you once."
 ],
 "team.new.rates": [
  "Rebate rates"
 ],
 "team.new.rates_text": [
  "Whatever you do not give stays with you."
 ],
 "team.new.no_rates": [
  "You have no rates to give yet. The member starts without a rebate."
 ],
 "team.new.kept": [
  [
   "kept"
  ],
  " stays with you"
 ],
 "team.new.too_high": [
  "Your rate is ",
  [
   "most"
  ],
  "; more cannot be given"
 ],
 "team.new.rate_wrong": [
  "Enter a rate such as 0.25"
 ],
 "team.new.adult": [
  "The member told me to be of age and to accept the terms"
 ],
 "team.new.adult_missing": [
  "Without this no account is made"
 ],
 "team.new.go": [
  "Create member"
 ],
 "team.new.done": [
  "The account is ready"
 ],
 "team.new.done_text": [
  "Note the first password now: it is not shown again. The member changes it after signing in."
 ],
 "team.new.password": [
  "First password"
 ],
 "team.new.copy": [
  "Copy both"
 ],
 "team.new.copied": [
  "Copied"
 ],
 "team.new.copy_failed": [
  "Copying is not possible here; select the text."
 ],
 "team.new.another": [
  "Add another"
 ],
 "team.new.to_member": [
  "Open the member"
 ],
 "team.give.go": [
  "Give play credits"
 ],
 "team.give.to": [
  [
   "account"
  ],
  " · directly in your team"
 ],
 "team.give.amount": [
  "Amount"
 ],
 "team.give.own": [
  "Your cash"
 ],
 "team.give.other": [
  "Cash of ",
  [
   "name"
  ]
 ],
 "team.give.change": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "team.give.note": [
  "These are play credits without cash value. They cannot be taken back."
 ],
 "team.give.send": [
  "Give ",
  [
   "amount"
  ]
 ],
 "team.give.question": [
  "Give credits to ",
  [
   "name"
  ],
  "?"
 ],
 "team.give.who": [
  "Receiver"
 ],
 "team.give.after": [
  "Your cash afterwards"
 ],
 "team.give.too_much": [
  "You have ",
  [
   "cash"
  ]
 ],
 "team.give.done": [
  [
   "amount"
  ],
  " was given. Receipt ",
  [
   "number"
  ],
  "."
 ],
 "team.give.prove": [
  "Prove that it is you"
 ],
 "team.give.error": [
  "The balances could not be loaded"
 ],
 "team.give.zero": [
  "Enter more than zero"
 ]
};
