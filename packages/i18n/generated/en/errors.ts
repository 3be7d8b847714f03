// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "errors.operators.no_reset_check": [
  "This site sends no link to members with nothing verified."
 ],
 "errors.operators.contact_verified": [
  "The member has a verified address or number. Send the link there."
 ],
 "errors.operators.nothing_confirmed": [
  "No approved documents confirm this contact."
 ],
 "errors.operators.nothing_to_pay": [
  "No approved payout waits for a file of this channel."
 ],
 "errors.operators.file_refused": [
  "The file was not taken, and nothing of it counts. Get the right file from the channel."
 ],
 "errors.operators.not_excluded": [
  "This member has no self-exclusion that stands."
 ],
 "errors.operators.exclusion_runs": [
  "The self-exclusion has not run out. Nobody can end it."
 ],
 "errors.operators.wish_too_new": [
  "A self-exclusion is ended 24 hours after the member asked, from ",
  [
   "from"
  ],
  " on."
 ],
 "errors.operators.not_stopped": [
  "These withdrawals are not stopped now."
 ],
 "errors.operators.withdrawals_stopped": [
  "The withdrawals of this member are stopped."
 ],
 "errors.request.invalid": [
  "The request was not understood. Check what you entered and try again."
 ],
 "errors.request.too_large": [
  "What you sent is too large. Make it smaller and try again."
 ],
 "errors.request.unsupported_media": [
  "This kind of file or form cannot be read here."
 ],
 "errors.request.not_found": [
  "What you asked for is not there."
 ],
 "errors.request.method_not_allowed": [
  "This cannot be done here. Load the page again."
 ],
 "errors.request.conflict": [
  "This was already sent with other contents. Load the page again and check the result."
 ],
 "errors.request.too_many": [
  "Too many attempts. Wait a little and try again."
 ],
 "errors.request.not_sealed": [
  "The form was not sent securely. Load the page again and try once more."
 ],
 "errors.request.seal_invalid": [
  "The form could not be opened on our side. Load the page again and try once more."
 ],
 "errors.request.seal_key_unknown": [
  "The form was sealed for an older key. Send it again."
 ],
 "errors.site.unknown_host": [
  "No site answers at this address."
 ],
 "errors.site.maintenance": [
  "The system is being upgraded. Please try again later."
 ],
 "errors.site.region_blocked": [
  "The site is not available from your IP address or location. Contact us if this is wrong."
 ],
 "errors.site.feature_off": [
  "This feature is not available on this site."
 ],
 "errors.session.missing": [
  "You are not logged in. Log in first."
 ],
 "errors.session.expired": [
  "Your account was logged out. Log in again."
 ],
 "errors.session.role": [
  "The account has no permission for this."
 ],
 "errors.session.formal_account_required": [
  "Free play cannot do this. Log in with a real account."
 ],
 "errors.auth.credentials_wrong": [
  "The username or the password does not match. Check both and try again."
 ],
 "errors.auth.captcha_required": [
  "Enter the code in the picture as well."
 ],
 "errors.auth.captcha_wrong": [
  "Wrong captcha. Enter the code of the new picture."
 ],
 "errors.auth.human_check_failed": [
  "The check that you are human failed. Try again."
 ],
 "errors.auth.username_taken": [
  "The username already exists. Choose another."
 ],
 "errors.auth.fields_invalid": [
  "Some fields need a correction."
 ],
 "errors.auth.account_disabled": [
  "The user does not exist or is disabled. Contact customer service."
 ],
 "errors.auth.excluded": [
  "You have excluded yourself from playing here until ",
  [
   "until"
  ],
  ". Nobody can end that earlier. For your balance, write to customer service."
 ],
 "errors.auth.exclusion_over": [
  "Your self-exclusion ran until ",
  [
   "until"
  ],
  ". To play here again, write to customer service: 24 hours after you ask, two people decide on it and open your account."
 ],
 "errors.auth.excluded_for_good": [
  "You have excluded yourself from playing here for good. For your balance, write to customer service."
 ],
 "errors.auth.blocked": [
  "Logging in is blocked until ",
  [
   "until"
  ],
  ". The site says “",
  [
   "told"
  ],
  "” about it."
 ],
 "errors.auth.not_agent": [
  "This account is not an agent and cannot log in as one."
 ],
 "errors.auth.not_member": [
  "This account is not a member account and cannot log in here."
 ],
 "errors.auth.invitation_invalid": [
  "The invitation code is not valid. Check it or leave it empty."
 ],
 "errors.auth.terms_required": [
  "Agree to the terms first."
 ],
 "errors.auth.underage": [
  "Enter the date of birth correctly. You must have reached the minimum age."
 ],
 "errors.auth.code_wrong": [
  "The verification code is wrong. Check the message and enter it again."
 ],
 "errors.auth.code_expired": [
  "This code is not valid any more. Ask for a new one."
 ],
 "errors.auth.mobile_invalid": [
  "The mobile number is not valid. Check it and the country code."
 ],
 "errors.auth.mobile_taken": [
  "This mobile number already has an account. Log in with it."
 ],
 "errors.auth.phone_token_invalid": [
  "The phone could not be verified. Ask for a new code."
 ],
 "errors.auth.reset_link_invalid": [
  "This recovery link was used or has expired. Ask for a new one."
 ],
 "errors.auth.password_wrong": [
  "The old password is wrong. Enter it again."
 ],
 "errors.auth.password_same": [
  "The new and the old password cannot be the same. Choose another."
 ],
 "errors.auth.sign_in_again": [
  "You logged in a while ago. Sign out, log in again and repeat the change right away."
 ],
 "errors.auth.social_unavailable": [
  "The feature is temporarily unavailable. Log in another way."
 ],
 "errors.auth.social_refused": [
  "The sign-in was cancelled or its answer has expired. Try again."
 ],
 "errors.auth.social_new": [
  "This account is new here. Register to connect it."
 ],
 "errors.auth.second_step": [
  "Your account asks for a second step. Enter the code of your app."
 ],
 "errors.auth.second_code_wrong": [
  "The code is wrong or was used. Enter the one that your app shows now, or a recovery code."
 ],
 "errors.auth.second_step_over": [
  "Too much time has passed. Log in again."
 ],
 "errors.auth.trial_unavailable": [
  "No free-play account can be opened at the moment. Try again shortly."
 ],
 "errors.member.payee_name_set": [
  "The payee name was set before and cannot be changed here. Contact customer service."
 ],
 "errors.member.fields_invalid": [
  "Some fields need a correction."
 ],
 "errors.member.message_not_found": [
  "This message is not in your inbox. Look at the list again."
 ],
 "errors.messages.undeliverable": [
  "The message could not be sent. Try again shortly."
 ],
 "errors.agent.contract_not_found": [
  "There is no contract of this kind for you at the moment."
 ],
 "errors.agent.contract_changed": [
  "The contract was changed meanwhile. Read the new terms before you decide."
 ],
 "errors.agent.contract_answered": [
  "This contract was already answered. Its present state is shown below."
 ],
 "errors.agent.member_not_found": [
  "Your team has no such member. Check the name."
 ],
 "errors.agent.link_taken": [
  "This code is taken. Choose another one."
 ],
 "errors.agent.links_full": [
  "You cannot add more links. Name one that you have anew."
 ],
 "errors.agent.link_not_found": [
  "You have no such link."
 ],
 "errors.agent.rate_too_high": [
  "This rate is above your own. Give at most as much as you have."
 ],
 "errors.agent.settlement_not_found": [
  "There is no statement under this number."
 ],
 "errors.agent.contract_ended": [
  "This offer was withdrawn before you answered. What stands now is shown below."
 ],
 "errors.agent.no_contracts": [
  "This member cannot have contracts."
 ],
 "errors.agent.terms_invalid": [
  "These terms do not fit together. Check the steps and the date."
 ],
 "errors.agent.not_downline": [
  "This member is not in your own team."
 ],
 "errors.service.article_not_found": [
  "This article was changed or taken away. Open the help centre again."
 ],
 "errors.service.feedback_length": [
  "The text is too short or too long. Write ",
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " characters."
 ],
 "errors.wallet.insufficient_funds": [
  "The balance is too low for this amount."
 ],
 "errors.wallet.amount_invalid": [
  "The amount is not valid. Enter it in digits, above zero."
 ],
 "errors.wallet.currency_mismatch": [
  "The amount is in another currency than your wallet."
 ],
 "errors.wallet.record_not_found": [
  "There is no such entry in your record."
 ],
 "errors.operators.reward_refused": [
  "The reward cannot be given. Check the amount and the member’s bonuses."
 ],
 "errors.operators.checks_failed": [
  "Not all checks of this application pass."
 ],
 "errors.operators.claimed": [
  "Somebody else works on this. Take it over with a reason, or wait."
 ],
 "errors.operators.claim_missing": [
  "Claim this first, or claim it again."
 ],
 "errors.operators.changed_since": [
  "This has changed since you read it. Read it again before you decide."
 ],
 "errors.operators.documents_off": [
  "This site takes no identity documents."
 ],
 "errors.operators.not_paid": [
  "The channel did not say that this was paid."
 ],
 "errors.operators.not_payer": [
  "This payment belongs to an order of another member."
 ],
 "errors.operators.reference_credited": [
  "This payment was credited before."
 ],
 "errors.operators.channel_silent": [
  "The channel does not answer. Ask again later."
 ],
 "errors.operators.channel_unknown": [
  "The channel does not know this payment."
 ],
 "errors.operators.note_missing": [
  "Somebody else has to approve this. Say why in a note."
 ],
 "errors.operators.own_proposal": [
  "You made this request, so somebody else decides. You can take it back."
 ],
 "errors.operators.not_maker": [
  "Only the person who made this request takes it back."
 ],
 "errors.operators.last_editor": [
  "You changed this last, or gain by it, so somebody else approves it."
 ],
 "errors.operators.proposal_decided": [
  "This request was decided before."
 ],
 "errors.operators.proposal_expired": [
  "This request waited too long. Make a new one."
 ],
 "errors.operators.proposal_void": [
  "What this request is about has changed since. Look again and make a new one."
 ],
 "errors.operators.proposal_unlike": [
  "This is not the request that you read. Open it again before you decide."
 ],
 "errors.operators.setting_refused": [
  "The setting cannot have this value."
 ],
 "errors.operators.grant_refused": [
  "This role cannot be granted."
 ],
 "errors.operators.role_refused": [
  "This role cannot be made or changed like that."
 ],
 "errors.operators.sign_in_wrong": [
  "Mail, password and second factor do not belong together."
 ],
 "errors.operators.passkey_wrong": [
  "This passkey does not count here. Try again."
 ],
 "errors.operators.passkey_known": [
  "This passkey is registered already."
 ],
 "errors.operators.passkeys_full": [
  "You have as many passkeys as there can be. Remove one first."
 ],
 "errors.operators.passkeys_off": [
  "Passkeys cannot be used here."
 ],
 "errors.operators.last_factor": [
  "This is your only second factor. Set up another one first."
 ],
 "errors.operators.setup_over": [
  "This took too long. Begin again."
 ],
 "errors.operators.device_proof": [
  "This call does not come from the device that signed in. Sign in again."
 ],
 "errors.operators.session_missing": [
  "Sign in again."
 ],
 "errors.operators.second_factor": [
  "Enter the code of your second factor again."
 ],
 "errors.operators.code_wrong": [
  "The code is wrong or was used before."
 ],
 "errors.operators.link_over": [
  "This link is no longer valid. Ask for a new one."
 ],
 "errors.operators.forbidden": [
  "You may not do this on this site."
 ],
 "errors.operators.unknown_target": [
  "There is no such thing here."
 ],
 "errors.operators.seal_lost": [
  "These words were sealed with another key and cannot be shown."
 ],
 "errors.operators.decided_before": [
  "This was decided before."
 ],
 "errors.exports.unknown": [
  "This file is not here any more. Make it again."
 ],
 "errors.exports.under_way": [
  "One file is being made already. Wait until it is ready."
 ],
 "errors.exports.link_invalid": [
  "The link of the file has expired. Open the record and make the file again."
 ],
 "errors.operators.end_past": [
  "The end lies in the past. Give a later one."
 ],
 "errors.operators.tag_taken": [
  "There is such a tag already."
 ],
 "errors.operators.tag_retired": [
  "This tag is retired."
 ],
 "errors.operators.tag_owner_unknown": [
  "Only a role or an active operator of this site can own a tag."
 ],
 "errors.operators.tag_held": [
  "The member has this tag already."
 ],
 "errors.operators.tag_not_held": [
  "The member does not have this tag."
 ],
 "errors.operators.note_struck": [
  "This note is struck. It stays as it is."
 ],
 "errors.operators.nothing_blocked": [
  "None of these is blocked now. Look at the list again."
 ],
 "errors.operators.nothing_verified": [
  "This member has no verified mail, so no link can be sent."
 ],
 "errors.jobs.unknown": [
  "There is no such task any more. Start it again."
 ],
 "errors.deposit.channel_closed": [
  "This payment channel takes no deposits now. Choose another one."
 ],
 "errors.deposit.amount_below": [
  "The amount is below the least of this channel. Enter more."
 ],
 "errors.deposit.amount_above": [
  "The amount is above the most of this channel. Enter less."
 ],
 "errors.deposit.too_many_open": [
  "Several of your deposits still wait for their payment. Finish one of them first, then make a new one."
 ],
 "errors.deposit.limit_reached": [
  "This would go above your own deposit limit. Enter less, or wait until the limit has room again."
 ],
 "errors.deposit.not_found": [
  "You have no deposit of this number."
 ],
 "errors.bonus.not_found": [
  "You have no such bonus."
 ],
 "errors.bonus.expired": [
  "The time of this bonus is over."
 ],
 "errors.bonus.given_up": [
  "You gave this bonus up."
 ],
 "errors.bonus.ended": [
  "This bonus has ended already."
 ],
 "errors.bonus.not_for_member": [
  "Free-play accounts and closed accounts get no bonuses and no rebates."
 ],
 "errors.bonus.had_before": [
  "You have had this bonus; it is given once."
 ],
 "errors.bonus.deposit_below": [
  "The deposit is too small for this bonus. Enter more, or go on without it."
 ],
 "errors.rebate.nothing_left": [
  "There is no rebate to claim now."
 ],
 "errors.payout.account_not_found": [
  "This payout account is not in your list. Look at the list again."
 ],
 "errors.payout.account_exists": [
  "This account of this channel was added before."
 ],
 "errors.payout.account_waiting": [
  "This payout account is new and cannot be used yet. Choose another one or wait."
 ],
 "errors.payout.too_many_accounts": [
  "No more accounts can be added: the most is ",
  [
   "most",
   "number"
  ],
  ". Remove one first."
 ],
 "errors.payout.channel_unknown": [
  "This payment channel is not here. Choose another one."
 ],
 "errors.payout.number_invalid": [
  "The account number does not have the right form. Check it and enter it again."
 ],
 "errors.payout.payee_name_missing": [
  "Set your payee name first. Payouts go to that name only."
 ],
 "errors.payout.name_differs": [
  "The name of the account has to be the same as your payee name."
 ],
 "errors.withdrawal.closed": [
  "Nothing can be paid out to this account now. Choose another one, or look again later."
 ],
 "errors.withdrawal.amount_below": [
  "The amount is below the least of a withdrawal. Enter more."
 ],
 "errors.withdrawal.amount_above": [
  "The amount is above the most of a withdrawal. Enter less."
 ],
 "errors.withdrawal.above_withdrawable": [
  "You cannot withdraw as much now. Enter less."
 ],
 "errors.withdrawal.bonus_bound": [
  "A part of this amount is bonus, whose wagering is not met yet. Enter less."
 ],
 "errors.withdrawal.daily_limit": [
  "This would be more than can be withdrawn in 24 hours. Enter less, or wait."
 ],
 "errors.withdrawal.not_found": [
  "You have no withdrawal of this number."
 ],
 "errors.safety.on_break": [
  "You are on a break until ",
  [
   "until"
  ],
  ". Games and deposits are closed until then; withdrawals are not affected."
 ],
 "errors.safety.play_blocked": [
  "Your play is blocked until ",
  [
   "until"
  ],
  ". The site says “",
  [
   "told"
  ],
  "” about it. You can withdraw."
 ],
 "errors.safety.deposit_blocked": [
  "Your deposits are blocked until ",
  [
   "until"
  ],
  ". You can withdraw. The site says “",
  [
   "told"
  ],
  "” about it."
 ],
 "errors.safety.promotions_blocked": [
  "Your bonuses and rewards are blocked until ",
  [
   "until"
  ],
  ". The site says “",
  [
   "told"
  ],
  "” about it."
 ],
 "errors.safety.raise_too_early": [
  "The higher limit cannot be confirmed yet. It stays as it is until the wait is over."
 ],
 "errors.safety.nothing_waits": [
  "No higher limit waits for your confirmation."
 ],
 "errors.notices.not_found": [
  "This announcement is no longer there."
 ],
 "errors.games.not_found": [
  "This game is not on this site."
 ],
 "errors.games.disabled": [
  "This game is switched off at the moment. Choose another."
 ],
 "errors.games.maintenance": [
  "The platform of this game is under maintenance. Choose another game."
 ],
 "errors.games.launch_failed": [
  "The game could not be opened. No stake was taken. Try again."
 ],
 "errors.games.draws_silent": [
  "The provider does not answer about its draws at the moment. Try again soon; the games stay open."
 ],
 "errors.games.draws_invalid": [
  "The provider's answer about its draws could not be read. Try again soon; the games stay open."
 ],
 "errors.games.matches_silent": [
  "The provider does not answer about its matches at the moment. Try again soon; the games stay open."
 ],
 "errors.games.matches_invalid": [
  "The provider's answer about its matches could not be read. Try again soon; the games stay open."
 ],
 "errors.games.free_play_refused": [
  "Free play is not open to this account."
 ],
 "errors.promotions.not_found": [
  "This promotion is not on this site."
 ],
 "errors.promotions.not_begun": [
  "This promotion has not begun yet."
 ],
 "errors.promotions.ended": [
  "This promotion has ended. Look at the others."
 ],
 "errors.promotions.fields_invalid": [
  "Some fields need correcting."
 ],
 "errors.promotions.application_open": [
  "Your application for this promotion is being looked at. Wait for the decision."
 ],
 "errors.promotions.reward_issued": [
  "You were given the reward of this promotion before."
 ],
 "errors.pictures.type_refused": [
  "The file is no JPG, JPEG or PNG picture."
 ],
 "errors.pictures.animated": [
  "The picture moves. Choose a still one."
 ],
 "errors.pictures.too_large": [
  "The picture is larger than 5 MB. Choose a smaller one."
 ],
 "errors.pictures.too_many_pixels": [
  "The picture measures too much. Choose one with fewer megapixels."
 ],
 "errors.pictures.unreadable": [
  "The picture could not be read. Choose another one, or take it again."
 ],
 "errors.pictures.link_invalid": [
  "The link of the picture has expired. Open the page again."
 ],
 "errors.pictures.not_found": [
  "The picture is not there any more."
 ],
 "errors.server.unexpected": [
  "An unknown error occurred on our side. Try again; if it stays, tell us the reference."
 ],
 "errors.server.unavailable": [
  "Part of the service does not answer at the moment. Try again shortly."
 ],
 "errors.client.url_empty": [
  "The requested address is empty."
 ],
 "errors.client.offline": [
  "There is no internet connection. Check it and try again."
 ],
 "errors.client.timeout": [
  "The connection is slow and the answer did not come. Try again."
 ],
 "errors.client.form_in_clear": [
  "Nothing was sent on: without JavaScript your password would travel unprotected on this connection. Open the site at its https address, or turn JavaScript on."
 ],
 "errors.promotions.not_joinable": [
  "This promotion cannot be joined. Read its terms."
 ],
 "errors.security.step_up_required": [
  "Confirm with your password, then this step goes on."
 ],
 "errors.security.two_step_on": [
  "Two-step sign-in is already on."
 ],
 "errors.security.two_step_off": [
  "Two-step sign-in is already off."
 ],
 "errors.security.two_step_unconfirmed": [
  "Scan the QR code again and enter the code of your app."
 ],
 "errors.security.documents_pending": [
  "Your documents are being looked at. Wait for the decision."
 ],
 "errors.security.documents_approved": [
  "Your documents are approved already. Nothing more is needed."
 ],
 "errors.security.documents_invalid": [
  "Choose one to three pictures and send them again."
 ],
 "errors.security.pin_weak": [
  "This PIN is easily guessed. Choose another one."
 ],
 "errors.security.pin_wrong": [
  "The PIN is wrong. You can try ",
  [
   "triesLeft",
   "number"
  ],
  " more times."
 ],
 "errors.security.pin_locked": [
  "The PIN is locked after too many tries. Set a new one in the security centre with your password."
 ],
 "errors.security.pin_missing": [
  "You have no withdrawal PIN yet. Set one in the security centre."
 ],
 "errors.security.device_not_found": [
  "This device is already signed out."
 ],
 "errors.wallet.receipt_number_invalid": [
  "This is no receipt number. One character may be wrong; compare it with the receipt."
 ],
 "errors.wallet.range_reversed": [
  "The first day is after the last. Swap the two dates."
 ],
 "errors.wallet.range_in_future": [
  "These days have not come yet. Choose days up to today."
 ],
 "errors.wallet.range_too_long": [
  "Records reach back twelve months. Choose a later first day."
 ],
 "errors.wallet.cursor_unknown": [
  "The list could not be continued. Load it again."
 ],
 "errors.security.account_in_use": [
  "The account cannot be closed yet. Below is what is still open."
 ]
};
