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
 ]
};
