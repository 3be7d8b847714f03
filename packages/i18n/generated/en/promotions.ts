// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "Promotions"
 ],
 "promotions.detail": [
  "Promotion"
 ],
 "promotions.empty": [
  "No promotions at the moment"
 ],
 "promotions.empty_text": [
  "New ones appear here."
 ],
 "promotions.error": [
  "The promotions could not be loaded."
 ],
 "promotions.not_found": [
  "This promotion is not running."
 ],
 "promotions.long_term": [
  "Long term"
 ],
 "promotions.period": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "promotions.ends": [
  "Ends ",
  [
   "date"
  ]
 ],
 "promotions.see": [
  "See promotion"
 ],
 "promotions.see_all": [
  "All promotions"
 ],
 "promotions.status.join": [
  "Join"
 ],
 "promotions.status.claim": [
  "Claim"
 ],
 "promotions.status.applying": [
  "Applied"
 ],
 "promotions.status.close": [
  "Closed"
 ],
 "promotions.status.rejected": [
  "Rejected"
 ],
 "promotions.status.issued": [
  "Issued"
 ],
 "promotions.status.claimed": [
  "Claimed"
 ],
 "promotions.status.process": [
  "In progress"
 ],
 "promotions.status.signed": [
  "Joined"
 ],
 "promotions.bonus": [
  "Bonus"
 ],
 "promotions.title.applyReward": [
  "Apply for a reward"
 ],
 "promotions.apply.remarks_over": [
  [
   "count",
   "number"
  ],
  " characters too many. At most ",
  [
   "maxLength",
   "number"
  ],
  "."
 ],
 "promotions.apply.images_full": [
  "Add a picture; there are ",
  [
   "count",
   "number"
  ],
  " already"
 ],
 "promotions.apply.uploading": [
  "Sending ",
  [
   "file"
  ]
 ],
 "promotions.apply.again": [
  "Send ",
  [
   "file"
  ],
  " again"
 ],
 "promotions.apply.tap_again": [
  "Tap the picture to send it again."
 ],
 "promotions.apply.faults": [
  [
   "count",
   "plural",
   {
    "one": [
     "Correct ",
     "#",
     " thing"
    ],
    "other": [
     "Correct ",
     "#",
     " things"
    ]
   }
  ]
 ],
 "promotions.apply.remarks_missing": [
  "Write something here."
 ],
 "promotions.apply.image_missing": [
  "Add at least one picture."
 ],
 "promotions.apply.choose_again": [
  [
   "count",
   "plural",
   {
    "one": [
     "Choose ",
     "#",
     " picture again"
    ],
    "other": [
     "Choose ",
     "#",
     " pictures again"
    ]
   }
  ],
  ". A page that is opened again does not keep them."
 ],
 "promotions.apply.kept": [
  "Everything else that you filled in is kept."
 ],
 "promotions.apply.privacy": [
  "Place and time are removed from your pictures. Only you and the reviewer see them."
 ],
 "promotions.apply.not_taken": [
  "The application was not accepted. Your form is kept; send it again."
 ],
 "promotions.applications.filter": [
  "Which applications are shown"
 ],
 "promotions.applications.all": [
  "All"
 ],
 "promotions.applications.open": [
  "Open"
 ],
 "promotions.applications.closed": [
  "Decided"
 ],
 "promotions.applications.error": [
  "Your applications could not be loaded."
 ],
 "promotions.applications.empty": [
  "No applications here"
 ],
 "promotions.applications.empty_text": [
  "When you apply for a promotion, its state appears here."
 ],
 "promotions.applications.older": [
  "Older ones"
 ],
 "promotions.applications.gone": [
  "The promotion is not there any more"
 ],
 "promotions.applications.applied": [
  "Applied ",
  [
   "date"
  ]
 ],
 "promotions.applications.sent": [
  [
   "count",
   "plural",
   {
    "0": [
     "Sent"
    ],
    "one": [
     "Sent, with ",
     "#",
     " picture"
    ],
    "other": [
     "Sent, with ",
     "#",
     " pictures"
    ]
   }
  ]
 ],
 "promotions.applications.reviewing": [
  "A reviewer looks at it"
 ],
 "promotions.applications.decision": [
  "Decision"
 ],
 "promotions.applications.refused": [
  "Rejected"
 ],
 "promotions.applications.given": [
  "The reward was given"
 ],
 "promotions.applications.reason": [
  "Reason: ",
  [
   "reason"
  ]
 ],
 "promotions.applications.again": [
  "Apply again"
 ],
 "promotions.applications.state.applying": [
  "Sent"
 ],
 "promotions.applications.state.process": [
  "Being looked at"
 ],
 "promotions.applications.state.rejected": [
  "Rejected"
 ],
 "promotions.applications.state.issued": [
  "Given"
 ],
 "promotions.apply.action": [
  "Apply for the reward"
 ],
 "promotions.apply.remarks": [
  "Remarks"
 ],
 "promotions.apply.remarks_hint": [
  "At most ",
  [
   "maxLength",
   "number"
  ],
  " characters"
 ],
 "promotions.apply.counter": [
  [
   "count",
   "number"
  ],
  " / ",
  [
   "maxLength",
   "number"
  ]
 ],
 "promotions.apply.images": [
  "Pictures"
 ],
 "promotions.apply.images_hint": [
  "At most ",
  [
   "count",
   "number"
  ],
  ", JPG or PNG"
 ],
 "promotions.apply.add_image": [
  "Add a picture"
 ],
 "promotions.apply.remove_image": [
  "Remove ",
  [
   "file"
  ]
 ],
 "promotions.apply.cancel": [
  "Clear form"
 ],
 "promotions.apply.submit": [
  "Send application"
 ],
 "promotions.apply.sending": [
  "Sending…"
 ],
 "promotions.apply.done": [
  "Your application was sent."
 ],
 "promotions.activity_image_type": [
  "Wrong type of picture. Choose JPG, JPEG or PNG."
 ],
 "promotions.activity_apply_remark_limit3": [
  "The picture is too large. It may have at most 5 MB."
 ],
 "promotions.activity_apply_remark_limit4": [
  "Too many pictures. At most 3 can be added."
 ],
 "promotions.image_failed": [
  "The picture could not be read. Choose another one."
 ],
 "promotions.from": [
  "From ",
  [
   "date"
  ]
 ],
 "promotions.title.activity": [
  "Promotions"
 ],
 "promotions.title.activityDetail": [
  "Promotion"
 ],
 "promotions.group.yours": [
  "Yours to take"
 ],
 "promotions.group.running": [
  "Running"
 ],
 "promotions.group.ended": [
  "Ended"
 ],
 "promotions.my_applications": [
  "My applications"
 ],
 "promotions.kind.label": [
  "Kind of promotion"
 ],
 "promotions.kind.all": [
  "All"
 ],
 "promotions.kind.credits": [
  "Credits"
 ],
 "promotions.kind.cashback": [
  "Cashback"
 ],
 "promotions.kind.deposit": [
  "Deposit"
 ],
 "promotions.kind.sports": [
  "Sports"
 ],
 "promotions.kind.vip": [
  "VIP"
 ],
 "promotions.kind.referral": [
  "Referral"
 ],
 "promotions.kind.taking_part": [
  "Take part"
 ],
 "promotions.act.join": [
  "Join"
 ],
 "promotions.act.apply": [
  "Apply"
 ],
 "promotions.act.deposit": [
  "Deposit"
 ],
 "promotions.act.play": [
  "See the games"
 ],
 "promotions.act.claim": [
  "Claim the bonus"
 ],
 "promotions.act.see_application": [
  "See the application"
 ],
 "promotions.act.log_in": [
  "Log in to take part"
 ],
 "promotions.joined": [
  "You have joined."
 ],
 "promotions.terms.who": [
  "Who"
 ],
 "promotions.terms.what": [
  "What"
 ],
 "promotions.terms.when": [
  "When"
 ],
 "promotions.terms.how": [
  "How"
 ],
 "promotions.terms.wagering": [
  "Wagering"
 ],
 "promotions.terms.excluded": [
  "Excluded"
 ],
 "promotions.terms.full": [
  "The full terms"
 ],
 "promotions.example.title": [
  "An example"
 ],
 "promotions.example.balance": [
  "Balance now"
 ],
 "promotions.example.net_loss": [
  "Net loss"
 ],
 "promotions.example.deposit": [
  "Deposit"
 ],
 "promotions.example.step": [
  "Step: from ",
  [
   "from"
  ],
  ", below ",
  [
   "to"
  ]
 ],
 "promotions.example.step_from": [
  "Step: from ",
  [
   "from"
  ]
 ],
 "promotions.example.reward": [
  "You receive"
 ],
 "promotions.example.wager": [
  "To bet before it is cash"
 ],
 "promotions.example.still_lost": [
  "This does not make up for the loss: in this example ",
  [
   "amount"
  ],
  " stays lost."
 ],
 "promotions.example.after": [
  "In this example the balance becomes ",
  [
   "amount"
  ],
  "."
 ],
 "promotions.bonuses.tabs": [
  "Rewards and applications"
 ],
 "promotions.bonuses.tab": [
  "Rewards"
 ],
 "promotions.bonuses.tab_applications": [
  "Applications ",
  [
   "count",
   "number"
  ]
 ],
 "promotions.bonuses.error": [
  "Your bonuses could not be loaded."
 ],
 "promotions.bonuses.empty": [
  "No bonuses now"
 ],
 "promotions.bonuses.empty_text": [
  "A bonus that is offered or given to you appears here."
 ],
 "promotions.bonuses.active": [
  "Running"
 ],
 "promotions.bonuses.offered": [
  "Yours if you like"
 ],
 "promotions.bonuses.past": [
  "Past"
 ],
 "promotions.bonuses.until": [
  "Until ",
  [
   "date"
  ]
 ],
 "promotions.bonuses.ring": [
  [
   "percent"
  ],
  " of the turnover is done"
 ],
 "promotions.bonuses.played": [
  "Turnover done"
 ],
 "promotions.bonuses.of": [
  [
   "done"
  ],
  " / ",
  [
   "all"
  ]
 ],
 "promotions.bonuses.left": [
  "Still to play, then the bonus is cash"
 ],
 "promotions.bonuses.balance": [
  "What is left of the bonus"
 ],
 "promotions.bonuses.counted": [
  "What has counted"
 ],
 "promotions.bonuses.from": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ],
  ", of ",
  [
   "amount"
  ]
 ],
 "promotions.bonuses.rate": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ]
 ],
 "promotions.bonuses.not_counted": [
  "Does not count: ",
  [
   "kinds"
  ],
  "."
 ],
 "promotions.bonuses.give_up": [
  "Give the bonus up; your cash stays"
 ],
 "promotions.bonuses.give_up_title": [
  "Give this bonus up?"
 ],
 "promotions.bonuses.give_up_text": [
  [
   "amount"
  ],
  " of the bonus is removed, and its condition ends. Your cash stays as it is. This cannot be taken back."
 ],
 "promotions.bonuses.give_up_go": [
  "Give up"
 ],
 "promotions.bonuses.gave_up": [
  "The bonus is given up."
 ],
 "promotions.bonuses.see": [
  "See the terms and take it"
 ],
 "promotions.bonuses.take": [
  "Take the bonus"
 ],
 "promotions.bonuses.taken": [
  "The bonus is in your wallet."
 ],
 "promotions.bonuses.amount": [
  "Amount"
 ],
 "promotions.bonuses.wager": [
  "Turnover"
 ],
 "promotions.bonuses.no_wager": [
  "None"
 ],
 "promotions.bonuses.life": [
  "Time"
 ],
 "promotions.bonuses.days": [
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
 "promotions.bonuses.terms_text": [
  "Cash is staked first, then the bonus. A stake counts once its round is over. What is left of the bonus when the time is over is removed; your cash stays."
 ],
 "promotions.bonuses.state.met": [
  "Turnover done, ",
  [
   "date"
  ]
 ],
 "promotions.bonuses.state.expired": [
  "Time over ",
  [
   "date"
  ],
  ", ",
  [
   "percent"
  ],
  " was done"
 ],
 "promotions.bonuses.state.forfeited": [
  "Given up ",
  [
   "date"
  ]
 ],
 "promotions.rebate.error": [
  "Your rebate could not be loaded."
 ],
 "promotions.rebate.claimable": [
  "You can claim"
 ],
 "promotions.rebate.nothing": [
  "Nothing to claim now"
 ],
 "promotions.rebate.bets": [
  "Valid bets of ",
  [
   "period"
  ],
  ": ",
  [
   "amount"
  ],
  ", with a rebate on ",
  [
   "covered"
  ]
 ],
 "promotions.rebate.kinds": [
  "Game types"
 ],
 "promotions.rebate.line": [
  [
   "bets"
  ],
  " × ",
  [
   "rate"
  ]
 ],
 "promotions.rebate.take": [
  "Claim"
 ],
 "promotions.rebate.take_kind": [
  "Claim the rebate of ",
  [
   "kind"
  ]
 ],
 "promotions.rebate.take_all": [
  "Claim all, ",
  [
   "amount"
  ]
 ],
 "promotions.rebate.total": [
  "Total"
 ],
 "promotions.rebate.claimed": [
  [
   "amount"
  ],
  " is in your wallet."
 ],
 "promotions.rebate.history": [
  "Earlier rebates"
 ],
 "promotions.rebate.of_bets": [
  "Bets of ",
  [
   "period"
  ]
 ],
 "promotions.rebate.how": [
  "The rebate of a day comes after midnight and can be claimed for ",
  [
   "days",
   "number"
  ],
  " days."
 ],
 "promotions.rebate.not_covered": [
  "No rebate on ",
  [
   "kinds"
  ],
  "."
 ]
};
