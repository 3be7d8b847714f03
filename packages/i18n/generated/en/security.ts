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
 "security.identity.title": [
  "Identity documents"
 ],
 "security.identity.is_none": [
  "Not sent yet"
 ],
 "security.identity.is_pending": [
  "Being looked at"
 ],
 "security.identity.is_approved": [
  "Approved"
 ],
 "security.identity.is_rejected": [
  "Not accepted; send others"
 ],
 "security.identity.add": [
  "Send"
 ],
 "security.identity.see": [
  "See"
 ],
 "security.identity.text": [
  "A picture of your national ID, passport or driving licence, both sides if it has two. Everything on it has to be readable."
 ],
 "security.identity.error": [
  "Your documents could not be loaded. Nothing was changed."
 ],
 "security.identity.needs_script": [
  "Sending pictures needs scripts in your browser."
 ],
 "security.identity.send": [
  "Send the documents"
 ],
 "security.identity.sent": [
  "The documents were sent."
 ],
 "security.identity.pictures": [
  "Pictures that you sent"
 ],
 "security.identity.picture": [
  "Picture ",
  [
   "number",
   "number"
  ]
 ],
 "security.identity.pending": [
  "Being looked at"
 ],
 "security.identity.pending_at": [
  "Sent on ",
  [
   "day"
  ],
  ". You find the decision here and in your inbox."
 ],
 "security.identity.approved": [
  "Approved"
 ],
 "security.identity.approved_at": [
  "Approved on ",
  [
   "day"
  ],
  ". Nothing more is needed."
 ],
 "security.identity.rejected": [
  "Not accepted"
 ],
 "security.identity.rejected_at": [
  "Decided on ",
  [
   "day"
  ],
  ". Send other pictures below."
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
 "security.address.add": [
  "Add"
 ],
 "security.address.verify": [
  "Verify"
 ],
 "security.contact.title_mobile": [
  "Mobile number"
 ],
 "security.contact.title_email": [
  "E-mail address"
 ],
 "security.contact.heading_mobile": [
  "Which number is yours?"
 ],
 "security.contact.heading_email": [
  "Which address is yours?"
 ],
 "security.contact.new_mobile": [
  "Mobile number"
 ],
 "security.contact.new_email": [
  "E-mail address"
 ],
 "security.contact.hint_mobile": [
  "We send a code to it. Type a number of another country with its +."
 ],
 "security.contact.hint_email": [
  "We mail a code to it."
 ],
 "security.contact.invalid_mobile": [
  "This is not a mobile number. Check the digits."
 ],
 "security.contact.invalid_email": [
  "This is not an e-mail address. Check it."
 ],
 "security.contact.send": [
  "Send the code"
 ],
 "security.contact.verify_mobile": [
  "Verify the number"
 ],
 "security.contact.verify_email": [
  "Verify the address"
 ],
 "security.contact.code": [
  "Code that came"
 ],
 "security.contact.sent_mobile": [
  "A code was sent to this number by SMS"
 ],
 "security.contact.sent_email": [
  "A code was mailed to this address; look in the spam folder too"
 ],
 "security.contact.again": [
  "Send again"
 ],
 "security.contact.seconds": [
  [
   "seconds",
   "number"
  ],
  " s"
 ],
 "security.contact.other_mobile": [
  "Use another number"
 ],
 "security.contact.other_email": [
  "Use another address"
 ],
 "security.contact.go_mobile": [
  "Save this number"
 ],
 "security.contact.go_email": [
  "Save this address"
 ],
 "security.contact.now": [
  "Now"
 ],
 "security.contact.new": [
  "New"
 ],
 "security.contact.told": [
  "Your former number or address is told of the change as well."
 ],
 "security.contact.payouts": [
  "Withdrawals go on as before."
 ],
 "security.contact.done_mobile": [
  "The number is yours now."
 ],
 "security.contact.done_email": [
  "The address is yours now."
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
 "security.copied": [
  "Copied."
 ],
 "security.copy_failed": [
  "Press and hold the text to copy it."
 ],
 "security.step_of": [
  "Step ",
  [
   "step",
   "number"
  ],
  " of ",
  [
   "of",
   "number"
  ]
 ],
 "security.step_up.by_code": [
  "Use a code of the app instead"
 ],
 "security.step_up.by_password": [
  "Use the password instead"
 ],
 "security.sign_in.second_step": [
  "With two steps"
 ],
 "security.sign_in.failed.second_step": [
  "Wrong code of two-step sign-in"
 ],
 "security.two_step.title": [
  "Two-step sign-in"
 ],
 "security.two_step.is_on": [
  "On: each login asks for a code"
 ],
 "security.two_step.is_off": [
  "Off"
 ],
 "security.two_step.switch_on": [
  "Turn on"
 ],
 "security.two_step.heading": [
  "Log in with two steps"
 ],
 "security.two_step.text": [
  "After your password, each login asks for a code that only your phone has. A stolen password alone then opens nothing."
 ],
 "security.two_step.need_app": [
  "You need an authenticator app on your phone. Any app that reads a QR code will do."
 ],
 "security.two_step.begin": [
  "Begin"
 ],
 "security.two_step.scan": [
  "Scan the code in the app"
 ],
 "security.two_step.qr": [
  "QR code for your authenticator app"
 ],
 "security.two_step.by_hand": [
  "If you cannot scan it, type this code"
 ],
 "security.two_step.copy_secret": [
  "Copy the code"
 ],
 "security.two_step.code": [
  "The app's 6-digit code"
 ],
 "security.two_step.code_hint": [
  "The code in the app changes every 30 seconds"
 ],
 "security.two_step.code_wrong": [
  "The code is wrong. Enter the one that the app shows now."
 ],
 "security.two_step.next": [
  "Go on"
 ],
 "security.two_step.keep": [
  "Keep the recovery codes"
 ],
 "security.two_step.keep_text": [
  "If you lose your phone, one of these lets you in. Each works once. They are not shown again."
 ],
 "security.two_step.codes": [
  "Recovery codes"
 ],
 "security.two_step.copy_all": [
  "Copy all"
 ],
 "security.two_step.file": [
  "Save as file"
 ],
 "security.two_step.kept": [
  "I have kept the codes in a safe place"
 ],
 "security.two_step.turn_on": [
  "Turn two steps on"
 ],
 "security.two_step.turned_on": [
  "Two-step sign-in is on."
 ],
 "security.two_step.on": [
  "Two-step sign-in is on"
 ],
 "security.two_step.since": [
  "Since ",
  [
   "day"
  ]
 ],
 "security.two_step.codes_left": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " of 10 is left"
    ],
    "other": [
     "#",
     " of 10 are left"
    ]
   }
  ]
 ],
 "security.two_step.off": [
  "Turn it off"
 ],
 "security.two_step.off_text": [
  "Logging in then asks for your password only. This needs your password and a code together."
 ],
 "security.two_step.any_code": [
  "Code of the app or recovery code"
 ],
 "security.two_step.off_go": [
  "Turn two steps off"
 ],
 "security.two_step.turned_off": [
  "Two-step sign-in is off."
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
  "Name, number and address are deleted after ",
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
  ],
  ". Records of money are kept for as long as the law asks for it."
 ],
 "security.data.after_3": [
  "If you want to stop playing, self-exclusion is the stronger step."
 ],
 "security.data.kept": [
  "How long it is kept"
 ],
 "security.data.kept_signIn": [
  "Log-ins"
 ],
 "security.data.kept_message": [
  "Messages in the inbox"
 ],
 "security.data.kept_chat": [
  "Chat with customer service"
 ],
 "security.data.kept_feedback": [
  "Feedback"
 ],
 "security.data.kept_money": [
  "Movements of money, payments, limits and breaks are kept for as long as the law asks for it."
 ],
 "security.data.days": [
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
