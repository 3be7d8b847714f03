// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "messages.sms.code": [
  [
   "site"
  ],
  ": your code is ",
  [
   "code"
  ],
  ". It is valid for ",
  [
   "minutes",
   "number"
  ],
  " minutes. Tell nobody."
 ],
 "messages.sms.reset_link": [
  [
   "site"
  ],
  ": set a new password within ",
  [
   "minutes",
   "number"
  ],
  " minutes: ",
  [
   "link"
  ],
  " Tell nobody. If you did not ask for it, do nothing."
 ],
 "messages.mail.code_subject": [
  [
   "site"
  ],
  ": your code"
 ],
 "messages.mail.code_body": [
  "Your code for ",
  [
   "site"
  ],
  " is ",
  [
   "code"
  ],
  ". It is valid for ",
  [
   "minutes",
   "number"
  ],
  " minutes. Tell nobody. If it was not you, do nothing."
 ],
 "messages.mail.greeting": [
  "Hello ",
  [
   "account"
  ],
  ","
 ],
 "messages.mail.recovery_subject": [
  [
   "site"
  ],
  ": set a new password"
 ],
 "messages.mail.recovery_body": [
  "A new password was asked for your account at ",
  [
   "site"
  ],
  ". Open the link below within ",
  [
   "minutes",
   "number"
  ],
  " minutes to set one. It works once."
 ],
 "messages.mail.recovery_action": [
  "Set a new password"
 ],
 "messages.mail.recovery_ignore": [
  "If it was not you, do nothing: your password stays as it is."
 ],
 "messages.mail.changed_subject": [
  [
   "site"
  ],
  ": your password was changed"
 ],
 "messages.mail.changed_body": [
  "The password of your account at ",
  [
   "site"
  ],
  " was changed just now. Your account was logged out everywhere else."
 ],
 "messages.mail.changed_warning": [
  "If it was not you, use “Forgot your password?” to set a new one at once and contact customer service."
 ],
 "messages.alert.new_device": [
  [
   "site"
  ],
  ": your account was opened on a new device."
 ],
 "messages.alert.pin_set": [
  [
   "site"
  ],
  ": a new withdrawal PIN was set."
 ],
 "messages.alert.password_changed": [
  [
   "site"
  ],
  ": your password was changed."
 ],
 "messages.alert.two_step_on": [
  [
   "site"
  ],
  ": two-step sign-in was turned on."
 ],
 "messages.alert.two_step_off": [
  [
   "site"
  ],
  ": two-step sign-in was turned off."
 ],
 "messages.alert.recovery_code_used": [
  [
   "site"
  ],
  ": your account was opened with a recovery code."
 ],
 "messages.alert.email_changed": [
  [
   "site"
  ],
  ": the e-mail address of your account was changed."
 ],
 "messages.alert.email_verified": [
  [
   "site"
  ],
  ": the e-mail address of your account was verified."
 ],
 "messages.alert.mobile_changed": [
  [
   "site"
  ],
  ": the mobile number of your account was changed."
 ],
 "messages.alert.mobile_verified": [
  [
   "site"
  ],
  ": the mobile number of your account was verified."
 ],
 "messages.alert.payout_account_added": [
  [
   "site"
  ],
  ": a payout account was added."
 ],
 "messages.alert.payout_account_removed": [
  [
   "site"
  ],
  ": a payout account was removed."
 ],
 "messages.alert.account_closed": [
  [
   "site"
  ],
  ": your account was closed."
 ],
 "messages.invite_reward": [
  "Reward for inviting"
 ],
 "messages.alert.documents_asked": [
  [
   "site"
  ],
  ": your withdrawal needs an identity document. Send it in the security centre."
 ],
 "messages.alert.documents_approved": [
  [
   "site"
  ],
  ": your identity documents were approved."
 ],
 "messages.alert.documents_rejected": [
  [
   "site"
  ],
  ": your identity documents were not accepted."
 ],
 "messages.alert.see_centre": [
  "The security centre says more."
 ],
 "messages.alert.withdrawal_requested": [
  [
   "site"
  ],
  ": a withdrawal was requested."
 ],
 "messages.alert.withdrawal_paid": [
  [
   "site"
  ],
  ": your withdrawal was paid."
 ],
 "messages.alert.withdrawal_returned": [
  [
   "site"
  ],
  ": a withdrawal was not paid. Its amount is back in your balance."
 ],
 "messages.alert.not_you": [
  "If it was not you, change your password and sign out your other devices in the security centre."
 ],
 "messages.reveals.subject": [
  [
   "site"
  ],
  ": many fields of members were shown"
 ],
 "messages.reveals.told": [
  "An operator showed more than ",
  [
   "most"
  ],
  " personal fields of members within an hour in the console of ",
  [
   "site"
  ],
  "."
 ],
 "messages.reveals.where": [
  "The entries of the console say who it was and which fields."
 ],
 "messages.proposal.subject": [
  [
   "site"
  ],
  ": your request was decided"
 ],
 "messages.proposal.approved": [
  "A request that you made in the console of ",
  [
   "site"
  ],
  " was approved and carried out."
 ],
 "messages.proposal.rejected": [
  "A request that you made in the console of ",
  [
   "site"
  ],
  " was rejected. Nothing was carried out."
 ],
 "messages.proposal.void": [
  "A request that you made in the console of ",
  [
   "site"
  ],
  " no longer fits what it is about. Nothing was carried out."
 ],
 "messages.proposal.expired": [
  "A request that you made in the console of ",
  [
   "site"
  ],
  " waited too long. Nothing was carried out."
 ],
 "messages.proposal.where": [
  "The console says more."
 ],
 "messages.proposal.sentence": [
  "You approve exactly ",
  [
   "amount"
  ],
  ", ",
  [
   "target"
  ],
  ", revision ",
  [
   "revision"
  ],
  "."
 ],
 "messages.proposal.sentence_without": [
  "You approve exactly ",
  [
   "target"
  ],
  ", revision ",
  [
   "revision"
  ],
  "."
 ],
 "messages.operator.invited_subject": [
  [
   "site"
  ],
  ": you are invited to the console"
 ],
 "messages.operator.invited_body": [
  "You are invited to work in the console of ",
  [
   "site"
  ],
  ". Open the link below within ",
  [
   "hours",
   "number"
  ],
  " hours to set your name, your password and your second factor. It works once."
 ],
 "messages.operator.invited_action": [
  "Open the invitation"
 ],
 "messages.operator.invited_ignore": [
  "If you did not expect this, do nothing: the link ends by itself."
 ]
};
