// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "auth.login.title": [
  "Log in"
 ],
 "auth.login.game_waits": [
  [
   "game"
  ],
  " is waiting for you. It opens as soon as you are logged in."
 ],
 "auth.login.heading": [
  "Welcome back"
 ],
 "auth.login.heading_agent": [
  "Agent login"
 ],
 "auth.login.new_here": [
  "New here?"
 ],
 "auth.login.to_register": [
  "Open an account"
 ],
 "auth.login.submit": [
  "Log in"
 ],
 "auth.login.submitting": [
  "Logging in…"
 ],
 "auth.login.remember": [
  "Remember password"
 ],
 "auth.login.keep": [
  "Stay logged in"
 ],
 "auth.login.forgot": [
  "Forgot your password?"
 ],
 "auth.login.by_password": [
  "Use the password instead"
 ],
 "auth.login.by_code": [
  "Get a code by SMS instead"
 ],
 "auth.login.or": [
  "or"
 ],
 "auth.login.free_play": [
  "Play free without an account"
 ],
 "auth.free_play.starting": [
  "Starting free play…"
 ],
 "auth.free_play.started": [
  "You are playing free. Free credits cannot be withdrawn."
 ],
 "auth.login.failed": [
  "The username or the password does not match. Check both and try again."
 ],
 "auth.login.failed_mobile": [
  "The mobile number or the password does not match. Check both and try again."
 ],
 "auth.login.failed_captcha": [
  "The username or the password does not match. Enter the code below as well."
 ],
 "auth.login.terms": [
  "By logging in you accept the terms."
 ],
 "auth.login.done": [
  "You are logged in."
 ],
 "auth.login.not_remembered": [
  "You are logged in. This browser cannot keep the password safely, so it was not stored."
 ],
 "auth.login.help": [
  "Get help"
 ],
 "auth.login.with_google": [
  "Continue with Google"
 ],
 "auth.login.with_facebook": [
  "Continue with Facebook"
 ],
 "auth.register.title": [
  "Register"
 ],
 "auth.register.heading": [
  "Open an account"
 ],
 "auth.register.banner": [
  "All games, one account"
 ],
 "auth.register.asks": [
  [
   "required",
   "plural",
   {
    "one": [
     "#",
     " field to fill in"
    ],
    "other": [
     "#",
     " fields to fill in"
    ]
   }
  ],
  [
   "optional",
   "plural",
   {
    "0": [],
    "one": [
     ", ",
     "#",
     " optional"
    ],
    "other": [
     ", ",
     "#",
     " optional"
    ]
   }
  ],
  "."
 ],
 "auth.register.credits": [
  "A new account begins with ",
  [
   "amount"
  ],
  " in play credits."
 ],
 "auth.register.submit": [
  "Open account"
 ],
 "auth.register.submitting": [
  "Opening the account…"
 ],
 "auth.register.done": [
  "Your account is open."
 ],
 "auth.register.have_account": [
  "Already have an account?"
 ],
 "auth.register.to_login": [
  "Log in"
 ],
 "auth.register.service": [
  "Customer service"
 ],
 "auth.register.terms": [
  "I am ",
  [
   "age",
   "number"
  ],
  " or over and I accept the terms"
 ],
 "auth.register.read_terms": [
  "Read the terms"
 ],
 "auth.register.read_privacy": [
  "Read the privacy policy"
 ],
 "auth.register.marketing": [
  "Send me news and offers"
 ],
 "auth.register.errors": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " field needs a correction"
    ],
    "other": [
     "#",
     " fields need a correction"
    ]
   }
  ]
 ],
 "auth.register.errors_hint": [
  "The first one is selected."
 ],
 "auth.register.username_free": [
  "This username is free"
 ],
 "auth.tabs.label": [
  "Log in or register"
 ],
 "auth.method.label": [
  "Method"
 ],
 "auth.method.username": [
  "Username"
 ],
 "auth.method.mobile": [
  "Mobile number"
 ],
 "auth.method.password": [
  "Password"
 ],
 "auth.method.sms": [
  "SMS code"
 ],
 "auth.field.username": [
  "Username"
 ],
 "auth.field.password": [
  "Password"
 ],
 "auth.field.confirmPassword": [
  "Confirm password"
 ],
 "auth.field.affiliateCode": [
  "Invitation code"
 ],
 "auth.field.paymentPassword": [
  "Withdrawal PIN"
 ],
 "auth.field.recommenderId": [
  "Recommender"
 ],
 "auth.field.nickname": [
  "Nickname"
 ],
 "auth.field.payeeName": [
  "Payee name"
 ],
 "auth.field.email": [
  "Email"
 ],
 "auth.field.mobileNum": [
  "Mobile number"
 ],
 "auth.field.countryDialingCode": [
  "Country code"
 ],
 "auth.field.idNumber": [
  "ID number"
 ],
 "auth.field.qqNum": [
  "QQ number"
 ],
 "auth.field.facebook": [
  "Facebook"
 ],
 "auth.field.wechat": [
  "WeChat"
 ],
 "auth.field.line": [
  "LINE"
 ],
 "auth.field.whatsapp": [
  "WhatsApp"
 ],
 "auth.field.zalo": [
  "Zalo"
 ],
 "auth.field.birthday": [
  "Date of birth"
 ],
 "auth.field.captcha": [
  "Code in the picture"
 ],
 "auth.field.verificationCode": [
  "Verification code"
 ],
 "auth.field.oldPassword": [
  "Current password"
 ],
 "auth.field.newPassword": [
  "New password"
 ],
 "auth.field.confirmNewPassword": [
  "Confirm new password"
 ],
 "auth.hint.username": [
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " letters and digits, beginning with a letter"
 ],
 "auth.hint.username_login": [
  "Your username"
 ],
 "auth.hint.password": [
  "At least ",
  [
   "minLength",
   "number"
  ],
  " characters; a few words with spaces do well"
 ],
 "auth.hint.password_composed": [
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " characters, with a letter and a digit"
 ],
 "auth.hint.confirmPassword": [
  "Same password again"
 ],
 "auth.hint.affiliateCode": [
  "Only if someone gave you one"
 ],
 "auth.hint.paymentPassword": [
  [
   "minLength",
   "number"
  ],
  " digits, asked for at every withdrawal"
 ],
 "auth.hint.recommenderId": [
  "Who told you about us"
 ],
 "auth.hint.nickname": [
  "The name other players see in part"
 ],
 "auth.hint.payeeName": [
  "As on your account"
 ],
 "auth.hint.email": [
  "For recovering your password"
 ],
 "auth.hint.email_registered": [
  "The address of your account"
 ],
 "auth.hint.mobileNum": [
  "Without the country code"
 ],
 "auth.hint.idNumber": [
  "As on the document"
 ],
 "auth.hint.qqNum": [
  "Digits only"
 ],
 "auth.hint.facebook": [
  "Name of your profile"
 ],
 "auth.hint.wechat": [
  "Your WeChat ID"
 ],
 "auth.hint.line": [
  "Your LINE ID"
 ],
 "auth.hint.whatsapp": [
  "Number with country code"
 ],
 "auth.hint.zalo": [
  "Number with country code"
 ],
 "auth.hint.birthday": [
  "You must be at least ",
  [
   "age",
   "number"
  ],
  " years old"
 ],
 "auth.hint.captcha": [
  [
   "maxLength",
   "number"
  ],
  " digits"
 ],
 "auth.hint.captcha_text": [
  "Letters and digits, or the result"
 ],
 "auth.hint.verificationCode": [
  "SMS code"
 ],
 "auth.birthday.day": [
  "Day"
 ],
 "auth.birthday.month": [
  "Month"
 ],
 "auth.birthday.year": [
  "Year"
 ],
 "auth.required.username": [
  "Enter a username"
 ],
 "auth.required.password": [
  "Enter a password"
 ],
 "auth.required.confirmPassword": [
  "Enter the password once more"
 ],
 "auth.required.affiliateCode": [
  "Enter the invitation code"
 ],
 "auth.required.paymentPassword": [
  "Enter a PIN"
 ],
 "auth.required.recommenderId": [
  "Enter the recommender"
 ],
 "auth.required.nickname": [
  "Enter a nickname"
 ],
 "auth.required.payeeName": [
  "Enter the payee name"
 ],
 "auth.required.email": [
  "Enter an email address"
 ],
 "auth.required.mobileNum": [
  "Enter a mobile number"
 ],
 "auth.required.idNumber": [
  "Enter the ID number"
 ],
 "auth.required.qqNum": [
  "Enter the QQ number"
 ],
 "auth.required.facebook": [
  "Enter your Facebook name"
 ],
 "auth.required.wechat": [
  "Enter your WeChat ID"
 ],
 "auth.required.line": [
  "Enter your LINE ID"
 ],
 "auth.required.whatsapp": [
  "Enter your WhatsApp number"
 ],
 "auth.required.zalo": [
  "Enter your Zalo number"
 ],
 "auth.required.birthday": [
  "Enter your date of birth"
 ],
 "auth.required.captcha": [
  "Write the code in the picture"
 ],
 "auth.required.verificationCode": [
  "Enter the code from the SMS"
 ],
 "auth.required.oldPassword": [
  "Enter your current password"
 ],
 "auth.required.newPassword": [
  "Enter a new password"
 ],
 "auth.required.confirmNewPassword": [
  "Enter the password once more"
 ],
 "auth.rule.required": [
  "This field must be filled in"
 ],
 "auth.rule.too_short": [
  "At least ",
  [
   "minLength",
   "plural",
   {
    "one": [
     "#",
     " character"
    ],
    "other": [
     "#",
     " characters"
    ]
   }
  ]
 ],
 "auth.rule.too_long": [
  "At most ",
  [
   "maxLength",
   "plural",
   {
    "one": [
     "#",
     " character"
    ],
    "other": [
     "#",
     " characters"
    ]
   }
  ]
 ],
 "auth.rule.too_short_digits": [
  "At least ",
  [
   "minLength",
   "plural",
   {
    "one": [
     "#",
     " digit"
    ],
    "other": [
     "#",
     " digits"
    ]
   }
  ]
 ],
 "auth.rule.too_long_digits": [
  "At most ",
  [
   "maxLength",
   "plural",
   {
    "one": [
     "#",
     " digit"
    ],
    "other": [
     "#",
     " digits"
    ]
   }
  ]
 ],
 "auth.rule.too_short_mobile": [
  "A mobile number has at least ",
  [
   "minLength",
   "plural",
   {
    "one": [
     "#",
     " digit"
    ],
    "other": [
     "#",
     " digits"
    ]
   }
  ]
 ],
 "auth.rule.too_long_mobile": [
  "A mobile number has at most ",
  [
   "maxLength",
   "plural",
   {
    "one": [
     "#",
     " digit"
    ],
    "other": [
     "#",
     " digits"
    ]
   }
  ]
 ],
 "auth.pattern.any": [
  "This text holds characters that cannot be used"
 ],
 "auth.pattern.username": [
  "Account format incorrect: ",
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " Latin letters, digits or _, beginning with a letter"
 ],
 "auth.pattern.password": [
  "Password format incorrect: ",
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " characters with a letter and a digit, no spaces"
 ],
 "auth.pattern.passphrase": [
  "This password holds characters that cannot be used"
 ],
 "auth.pattern.digits": [
  "Digits only"
 ],
 "auth.pattern.mobile": [
  "Mobile number invalid: ",
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " digits"
 ],
 "auth.pattern.email": [
  "Email format incorrect, for example name@example.com"
 ],
 "auth.pattern.name": [
  "Name format invalid: letters and spaces only"
 ],
 "auth.pattern.code": [
  "Letters and digits only"
 ],
 "auth.pattern.pin": [
  "The PIN has ",
  [
   "maxLength",
   "number"
  ],
  " digits"
 ],
 "auth.pattern.date": [
  "Enter the date as year, month and day"
 ],
 "auth.not_logged_in": [
  "You are not logged in. Log in first."
 ],
 "auth.no_permission": [
  "The account has no permission, or the feature is not available at the moment."
 ],
 "auth.user_unknown": [
  "The user does not exist or is disabled."
 ],
 "auth.code_wrong": [
  "The verification code is wrong."
 ],
 "auth.email_incorrect": [
  "Incorrect email"
 ],
 "auth.passwords_differ": [
  "The passwords do not match"
 ],
 "auth.confirmation_incorrect": [
  "Confirmation incorrect"
 ],
 "auth.password_incorrect": [
  "Incorrect password"
 ],
 "auth.in_vwrite_code": [
  "Write the code"
 ],
 "auth.in_confirmation_correct": [
  "The confirmation must equal the new password"
 ],
 "auth.in_enter_password": [
  "Enter the password once more"
 ],
 "auth.same_password": [
  "The new password is the same as the old one. Choose another."
 ],
 "auth.new_old_same": [
  "New and old password cannot be the same"
 ],
 "auth.referrer_link_error": [
  "The invitation link is not valid. Ask for a new one."
 ],
 "auth.birthday_incorrect": [
  "Enter the date of birth correctly"
 ],
 "auth.in_sms_sending": [
  "Sending the code…"
 ],
 "auth.in_sms_send": [
  "The code was sent."
 ],
 "auth.in_been_out": [
  "The recovery mail was sent."
 ],
 "auth.changes_saved": [
  "Changes saved."
 ],
 "auth.sms.send": [
  "Send code"
 ],
 "auth.sms.send_again": [
  "Send again"
 ],
 "auth.sms.seconds": [
  [
   "seconds",
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
 "auth.sms.sent_to": [
  "The code went to ",
  [
   "number"
  ],
  "."
 ],
 "auth.sms.needs_script": [
  "Codes by SMS need JavaScript."
 ],
 "auth.captcha.image": [
  "Picture with a code"
 ],
 "auth.captcha.new": [
  "New picture"
 ],
 "auth.captcha.changed": [
  "A new picture is shown."
 ],
 "auth.captcha.help": [
  "Cannot read the picture? Ask customer service."
 ],
 "auth.captcha.unreadable": [
  "I cannot read the picture"
 ],
 "auth.captcha.proven": [
  "No code is needed. This device is checked by itself."
 ],
 "auth.captcha.without_script": [
  "Without JavaScript a code from a picture is needed. Get the picture first, then fill in the form."
 ],
 "auth.captcha.get": [
  "Get the picture"
 ],
 "auth.human.label": [
  "Checking that you are human"
 ],
 "auth.human.done": [
  "Checked"
 ],
 "auth.human.failed": [
  "The check failed. Try again."
 ],
 "auth.human.loading": [
  "The check that you are human is coming…"
 ],
 "auth.human.answer": [
  "Answer the check so that this can be sent."
 ],
 "auth.human.over": [
  "The check has run out. Answer it once more."
 ],
 "auth.human.away": [
  "The check from ",
  [
   "host"
  ],
  " did not come. A check of our own takes its place. What you typed stays."
 ],
 "auth.human.needed": [
  "This site asks for the check from ",
  [
   "host"
  ],
  ", and it did not come. Allow its scripts, switch off what blocks them, or use another network or browser. What you typed stays."
 ],
 "auth.human.again": [
  "Load the check again"
 ],
 "auth.password.show": [
  "Show password"
 ],
 "auth.password.hide": [
  "Hide password"
 ],
 "auth.password.weak": [
  "Weak"
 ],
 "auth.password.fair": [
  "Fair"
 ],
 "auth.password.good": [
  "Good"
 ],
 "auth.password.strong": [
  "Strong"
 ],
 "auth.password.common": [
  "This password is one of the first that are guessed. Choose another; a few words with spaces do well"
 ],
 "auth.password.own_data": [
  "Too much of this password is your name, number, email or date of birth. Add something else"
 ],
 "auth.password.site_name": [
  "Too much of this password is the name of this site. Add something else"
 ],
 "auth.forgot.heading": [
  "Forgot password"
 ],
 "auth.forgot.text_phone": [
  "We send a code to your registered mobile number; then you choose a new password."
 ],
 "auth.forgot.text_email": [
  "We send a link to your registered email address."
 ],
 "auth.forgot.text_link": [
  "Choose a new password for your account."
 ],
 "auth.forgot.phone": [
  "Mobile"
 ],
 "auth.forgot.email": [
  "Email"
 ],
 "auth.forgot.submit_phone": [
  "Set the new password"
 ],
 "auth.forgot.submit_email": [
  "Send the mail"
 ],
 "auth.forgot.new_link": [
  "Ask for a new link"
 ],
 "auth.forgot.sending": [
  "Sending…"
 ],
 "auth.change.submit": [
  "Change password"
 ],
 "auth.change.text": [
  "After the change you stay logged in here; every other device is logged out."
 ],
 "auth.change.first": [
  "You have no password yet. Set one, and you can log in with it too."
 ],
 "auth.change.sending": [
  "Saving…"
 ],
 "auth.change.hint": [
  "At least ",
  [
   "minLength",
   "number"
  ],
  " characters, and not your former password"
 ],
 "auth.change.hint_composed": [
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " characters with a letter and a digit, and not your former password"
 ],
 "auth.change.understood": [
  "Choose another"
 ],
 "auth.sign_out.prompt": [
  "Sign out"
 ],
 "auth.sign_out.sure": [
  "Are you sure you want to log out?"
 ],
 "auth.sign_out.text": [
  "You leave on this device. Open bets go on."
 ],
 "auth.sign_out.cancel": [
  "Stay"
 ],
 "auth.sign_out.submit": [
  "Sign out"
 ],
 "auth.sign_out.everywhere": [
  "Sign out on all devices"
 ],
 "auth.sign_out.wait": [
  "Please wait…"
 ],
 "auth.sign_out.done": [
  "You are signed out."
 ],
 "auth.social.leading": [
  "One moment"
 ],
 "auth.social.leading_text": [
  "You are being led to the page of the provider. If nothing happens, continue by hand."
 ],
 "auth.social.continue": [
  "Continue"
 ],
 "auth.trial.starting": [
  "Opening free play…"
 ],
 "auth.trial.notice_title": [
  "Not in free play"
 ],
 "auth.trial.notice_text": [
  "Log in with a real account to use this."
 ],
 "auth.title.forget": [
  "Recover password"
 ],
 "auth.title.login": [
  "Log in"
 ],
 "auth.title.register": [
  "Register"
 ],
 "auth.title.changePsw": [
  "Change password"
 ],
 "auth.second_step.title": [
  "Two-step sign-in"
 ],
 "auth.second_step.heading_app": [
  "Enter the code of your app"
 ],
 "auth.second_step.heading_recovery": [
  "Enter a recovery code"
 ],
 "auth.second_step.text_app": [
  "Open your authenticator app and type the 6 digits that it shows for this account."
 ],
 "auth.second_step.text_recovery": [
  "Type one of the ten codes that you kept. Each works once."
 ],
 "auth.second_step.code_app": [
  "6-digit code"
 ],
 "auth.second_step.code_recovery": [
  "Recovery code"
 ],
 "auth.second_step.go": [
  "Log in"
 ],
 "auth.second_step.to_recovery": [
  "Use a recovery code instead"
 ],
 "auth.second_step.to_app": [
  "Use the code of the app instead"
 ]
};
