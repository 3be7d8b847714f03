// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "security.text": [
  "What is missing comes first. You are told of each change at your verified addresses."
 ],
 "security.error": [
  "How your account is secured could not be loaded. Nothing was changed."
 ],
 "security.list": [
  "What secures your account"
 ],
 "security.set": [
  "Set it"
 ],
 "security.stands": [
  "In place"
 ],
 "security.fixed": [
  "Fixed"
 ],
 "security.password": [
  "Password"
 ],
 "security.password.set": [
  "Set; change it here"
 ],
 "security.password.none": [
  "Not set yet"
 ],
 "security.pin": [
  "Withdrawal PIN"
 ],
 "security.pin.none": [
  "Needed before the first withdrawal"
 ],
 "security.pin.digits": [
  "6 digits"
 ],
 "security.pin.set_at": [
  "Set on ",
  [
   "day"
  ]
 ],
 "security.pin.locked": [
  "Locked until ",
  [
   "time"
  ],
  ". A new PIN opens it at once."
 ],
 "security.pin.title": [
  "Set a new PIN"
 ],
 "security.pin.text": [
  "Each withdrawal asks for this PIN."
 ],
 "security.pin.new": [
  "New PIN, 6 digits"
 ],
 "security.pin.again": [
  "Enter the PIN again"
 ],
 "security.pin.erase": [
  "Delete the last digit"
 ],
 "security.pin.step_new": [
  "Step ",
  [
   "step",
   "number"
  ],
  " of ",
  [
   "of",
   "number"
  ],
  "; you enter it again after this"
 ],
 "security.pin.step_again": [
  "Step ",
  [
   "step",
   "number"
  ],
  " of ",
  [
   "of",
   "number"
  ],
  "; enter the same PIN again"
 ],
 "security.pin.rule": [
  "Repeated digits, sequences and your date of birth are not taken."
 ],
 "security.pin.differs": [
  "The two PINs differ. Begin again with a new one."
 ],
 "security.pin.weak.length": [
  "A PIN has 6 digits. Enter it again."
 ],
 "security.pin.weak.repeated": [
  "Its digits repeat, so it is easily guessed. Choose another."
 ],
 "security.pin.weak.sequence": [
  "Its digits are a sequence, so it is easily guessed. Choose another."
 ],
 "security.pin.weak.birthday": [
  "It is your date of birth, so it is easily guessed. Choose another."
 ],
 "security.pin.saved": [
  "The new PIN is set."
 ],
 "security.payee": [
  "Payee name"
 ],
 "security.payee.none": [
  "Payouts go to this name only"
 ],
 "security.payee.title": [
  "Set your payee name"
 ],
 "security.payee.text": [
  "Enter the name that your payout account has. Once set it cannot be changed here."
 ],
 "security.payee.rule": [
  [
   "min",
   "number"
  ],
  " to ",
  [
   "max",
   "number"
  ],
  " letters, a name only"
 ],
 "security.payee.save": [
  "Set this name for good"
 ],
 "security.payee.saved": [
  "The payee name is set."
 ],
 "security.mobile": [
  "Mobile"
 ],
 "security.email": [
  "E-mail"
 ],
 "security.address.none": [
  "Not added"
 ],
 "security.address.verified": [
  "Verified"
 ],
 "security.address.unverified": [
  "Not verified"
 ],
 "security.devices.title": [
  "Devices and sessions"
 ],
 "security.devices.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "Logged in on ",
     "#",
     " device"
    ],
    "other": [
     "Logged in on ",
     "#",
     " devices"
    ]
   }
  ]
 ],
 "security.devices.error": [
  "The list of devices could not be loaded. None was signed out."
 ],
 "security.devices.open": [
  "Logged in now"
 ],
 "security.devices.unknown": [
  "Unknown browser"
 ],
 "security.devices.since": [
  "In use now, since ",
  [
   "time"
  ]
 ],
 "security.devices.seen": [
  "Last seen ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "security.devices.this": [
  "This device"
 ],
 "security.devices.end": [
  "Sign out"
 ],
 "security.devices.end_others": [
  "Sign out all other devices"
 ],
 "security.devices.ended": [
  "The device was signed out."
 ],
 "security.devices.ended_others": [
  "All other devices were signed out."
 ],
 "security.devices.not_you": [
  "If one is not yours, sign it out and change your password."
 ],
 "security.devices.change_password": [
  "Change the password"
 ],
 "security.step_up.title": [
  "Confirm with your password"
 ],
 "security.step_up.text": [
  "So that nobody who holds your phone can do this. You are not asked again for 5 minutes."
 ],
 "security.step_up.password": [
  "Password"
 ],
 "security.step_up.show": [
  "Show the password"
 ],
 "security.step_up.hide": [
  "Hide the password"
 ],
 "security.step_up.wrong": [
  "The password is wrong. Enter it again."
 ],
 "security.step_up.go": [
  "Confirm and go on"
 ],
 "security.accounts.text": [
  "Where withdrawals go to"
 ],
 "security.accounts.title": [
  "Payout accounts"
 ],
 "security.sign_ins": [
  "Last sign-ins"
 ],
 "security.sign_ins.days": [
  "30 days"
 ],
 "security.sign_in.password": [
  "With the password"
 ],
 "security.sign_in.code": [
  "With a code by SMS"
 ],
 "security.sign_in.social": [
  "With an account of another company"
 ],
 "security.sign_in.failed.password": [
  "Wrong password"
 ],
 "security.sign_in.failed.code": [
  "Wrong code by SMS"
 ],
 "security.sign_in.failed.social": [
  "Not signed in"
 ],
 "security.sign_in.at": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "security.data.title": [
  "Data and account"
 ],
 "security.data.error": [
  "Your data could not be loaded. Nothing was changed."
 ],
 "security.data.export": [
  "Take your data"
 ],
 "security.data.export_text": [
  "Profile, log-ins, every movement of money, bets, limits, messages and consents, in one file."
 ],
 "security.data.export_go": [
  "Make the file"
 ],
 "security.data.exported": [
  "The file was made."
 ],
 "security.data.exported_part": [
  "The file has the newest 10,000 rows of each list. Ask customer service for older ones."
 ],
 "security.data.consents": [
  "Consents"
 ],
 "security.data.terms": [
  "Terms, version ",
  [
   "version"
  ]
 ],
 "security.data.terms_at": [
  "Accepted on ",
  [
   "day"
  ]
 ],
 "security.data.marketing": [
  "Messages with offers"
 ],
 "security.data.marketing_off": [
  "Only if you want them"
 ],
 "security.data.marketing_on": [
  "Agreed on ",
  [
   "day"
  ]
 ],
 "security.data.close": [
  "Close the account"
 ],
 "security.data.close_text": [
  "An account can be closed when nothing is open any more."
 ],
 "security.data.close_open": [
  "It can be closed when nothing is open. Still open:"
 ],
 "security.data.cash": [
  "Balance"
 ],
 "security.data.bonus": [
  "Bonus"
 ],
 "security.data.held": [
  "Held for withdrawals"
 ],
 "security.data.rounds": [
  "Open rounds"
 ],
 "security.data.deposits": [
  "Deposits under way"
 ],
 "security.data.withdraw": [
  "Withdraw"
 ],
 "security.data.after": [
  "After closing"
 ],
 "security.data.after_1": [
  "You are signed out everywhere at once, and nobody can log in."
 ],
 "security.data.after_2": [
  "Your records are kept for as long as the law asks for it."
 ],
 "security.data.after_3": [
  "If you want to stop playing, self-exclusion is the stronger step."
 ],
 "security.data.exclusion": [
  "To self-exclusion"
 ],
 "security.data.close_go": [
  "Close the account for good"
 ],
 "security.data.type": [
  "Type “",
  [
   "word"
  ],
  "” to go on"
 ],
 "security.data.word": [
  "close"
 ],
 "security.data.closed": [
  "The account is closed."
 ]
};
