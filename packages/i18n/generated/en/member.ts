// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "member.title": [
  "Member centre"
 ],
 "member.popup.label": [
  "Member menu"
 ],
 "member.popup.profile": [
  "Profile"
 ],
 "member.popup.agency_centre": [
  "Agency centre"
 ],
 "member.popup.withdraw": [
  "Withdraw"
 ],
 "member.popup.account_record": [
  "Account record"
 ],
 "member.popup.betting_record": [
  "Betting record"
 ],
 "member.avatar": [
  "Account of ",
  [
   "name"
  ]
 ],
 "member.avatar_visitor": [
  "No account open"
 ],
 "member.account": [
  "Account"
 ],
 "member.nickname": [
  "Nickname"
 ],
 "member.copy_account": [
  "Copy the account name"
 ],
 "member.copied": [
  "Copied."
 ],
 "member.trial_badge": [
  "Free play"
 ],
 "member.vip.title": [
  "VIP"
 ],
 "member.vip.progress": [
  "VIP progress ",
  [
   "percent"
  ]
 ],
 "member.vip.benefits": [
  "See benefits"
 ],
 "member.vip.path": [
  "On the way to ",
  [
   "rank"
  ]
 ],
 "member.vip.top": [
  "The highest rank"
 ],
 "member.vip.top_text": [
  "All of its conditions are met."
 ],
 "member.vip.met": [
  [
   "done",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " conditions are met."
 ],
 "member.vip.conditions": [
  "Conditions"
 ],
 "member.vip.condition.validBetMinor": [
  "Valid bets"
 ],
 "member.vip.condition.rounds": [
  "Rounds played"
 ],
 "member.vip.condition.days": [
  "Days since you joined"
 ],
 "member.vip.rest.validBetMinor": [
  [
   "rest"
  ],
  " more"
 ],
 "member.vip.rest.rounds": [
  [
   "rest"
  ],
  " more"
 ],
 "member.vip.rest.days": [
  [
   "rest"
  ],
  " more"
 ],
 "member.vip.ask.validBetMinor": [
  "Valid bets of ",
  [
   "expected"
  ]
 ],
 "member.vip.ask.rounds": [
  [
   "expected"
  ],
  " rounds played"
 ],
 "member.vip.ask.days": [
  [
   "expected"
  ],
  " days since joining"
 ],
 "member.vip.done": [
  "Done"
 ],
 "member.vip.counting": [
  "Stakes of finished rounds count, won or lost. A stake that was given back does not."
 ],
 "member.vip.ranks": [
  "All ranks"
 ],
 "member.vip.free": [
  "From the first day"
 ],
 "member.vip.now": [
  "Now"
 ],
 "member.vip.rank": [
  "Rank"
 ],
 "member.vip.benefits_title": [
  "Benefits"
 ],
 "member.vip.payout_accounts": [
  "Payout accounts"
 ],
 "member.vip.benefits_text": [
  "So many accounts may be saved to be paid to."
 ],
 "member.vip.visitor": [
  "These are the ranks and what each asks for. After you log in you see how far you are."
 ],
 "member.vip.none": [
  "No ranks here"
 ],
 "member.vip.none_text": [
  "This site has no ranks. Nothing you play for is missing."
 ],
 "member.vip.error": [
  "The ranks could not be loaded."
 ],
 "member.shortcut.betting_record": [
  "Betting record"
 ],
 "member.shortcut.account_record": [
  "Account record"
 ],
 "member.shortcut.profit_and_loss": [
  "Profit and loss"
 ],
 "member.shortcut.reward_centre": [
  "Reward centre"
 ],
 "member.shortcut.manual_rebate": [
  "Manual rebate"
 ],
 "member.shortcut.security_centre": [
  "Security centre"
 ],
 "member.shortcut.favourites": [
  "Favourites"
 ],
 "member.shortcut.recent": [
  "Recent games"
 ],
 "member.shortcut.settings": [
  "Settings"
 ],
 "member.open_promotions": [
  [
   "count",
   "number"
  ],
  " to take"
 ],
 "member.unread": [
  [
   "count",
   "plural",
   {
    "0": [
     "Nothing unread"
    ],
    "one": [
     "#",
     " unread"
    ],
    "other": [
     "#",
     " unread"
    ]
   }
  ]
 ],
 "member.shortcuts": [
  "Shortcuts"
 ],
 "member.copy_failed": [
  "Copying is not possible here. Select the name and copy it."
 ],
 "member.error": [
  "Your account could not be loaded."
 ],
 "member.invite.heading": [
  "Bring friends to ",
  [
   "site"
  ]
 ],
 "member.invite.text": [
  "Send them the address of the lobby."
 ],
 "member.invite.text_member": [
  "Whoever registers by your link, or types your code, stands in the list below."
 ],
 "member.invite.no_reward": [
  "There is no reward for inviting. Nobody plays more or pays more because of it."
 ],
 "member.invite.reward": [
  "You get a bonus of ",
  [
   "amount"
  ],
  " when somebody registers with your code and their first deposit is ",
  [
   "deposit"
  ],
  " or more."
 ],
 "member.invite.reward_terms": [
  "It has to be played ",
  [
   "times",
   "plural",
   {
    "one": [
     "once"
    ],
    "other": [
     "#",
     " times"
    ]
   }
  ],
  " within ",
  [
   "days",
   "number"
  ],
  " days; at most ",
  [
   "most",
   "number"
  ],
  " in 30 days. You do not have to play or pay in more yourself."
 ],
 "member.invite.earned": [
  "Bonuses"
 ],
 "member.invite.rewarded": [
  [
   "amount"
  ],
  " bonus"
 ],
 "member.invite.state.rewarded": [
  "Bonus"
 ],
 "member.invite.address": [
  "Address"
 ],
 "member.invite.own_link": [
  "Your link"
 ],
 "member.invite.code": [
  "Your code"
 ],
 "member.invite.copy_code": [
  "Copy the code"
 ],
 "member.invite.share": [
  "Share"
 ],
 "member.invite.copy": [
  "Copy address"
 ],
 "member.invite.copied": [
  "Copied."
 ],
 "member.invite.mark": [
  "Copying is not possible here. Mark the text and copy it by hand."
 ],
 "member.invite.log_in": [
  "Log in for a link of your own"
 ],
 "member.invite.registered": [
  "Registered"
 ],
 "member.invite.deposited": [
  "First deposit"
 ],
 "member.invite.invited": [
  "Who came by your code"
 ],
 "member.invite.state.registered": [
  "Registered"
 ],
 "member.invite.state.first_deposit": [
  "First deposit"
 ],
 "member.invite.nobody": [
  "Nobody has come by your code yet"
 ],
 "member.invite.nobody_text": [
  "As soon as somebody registers with it, you see it here, with a part of the name."
 ],
 "member.invite.more": [
  "More"
 ],
 "member.invite.error": [
  "Your link could not be loaded."
 ],
 "member.profile.title": [
  "Profile"
 ],
 "member.profile.text": [
  "This name is shown to you in place of the account ",
  [
   "account"
  ],
  ". You log in with the account as before."
 ],
 "member.profile.rule": [
  [
   "minLength",
   "number"
  ],
  " to ",
  [
   "maxLength",
   "number"
  ],
  " letters, with spaces, dots and hyphens if you like."
 ],
 "member.profile.save": [
  "Save"
 ],
 "member.profile.change": [
  "Change nickname"
 ],
 "member.profile.suggestion": [
  "You can complete your profile in the member centre."
 ],
 "member.profile.card_title": [
  "What may we call you?"
 ],
 "member.profile.card_text": [
  "Choose a nickname. It is shown in place of your account name, and you can change it at any time."
 ],
 "member.profile.choose": [
  "Choose a name"
 ],
 "member.profile.not_now": [
  "Not now"
 ],
 "member.profile.open": [
  "Complete profile"
 ],
 "member.menu.label": [
  "Side menu"
 ],
 "member.menu.greeting": [
  "Hello, ",
  [
   "name"
  ]
 ],
 "member.menu.visitor": [
  "Log in to play"
 ],
 "member.menu.home": [
  "Home"
 ],
 "member.menu.member_centre": [
  "Member centre"
 ],
 "member.menu.betting_record": [
  "Betting record"
 ],
 "member.menu.account_record": [
  "Account record"
 ],
 "member.menu.invite": [
  "Invite friends"
 ],
 "member.menu.agency_centre": [
  "Agency centre"
 ],
 "member.menu.download": [
  "Get the app"
 ],
 "member.menu.announcements": [
  "Announcements"
 ],
 "member.menu.language": [
  "Language"
 ],
 "member.menu.service": [
  "Customer service"
 ],
 "member.menu.help": [
  "Help centre"
 ],
 "member.menu.change_password": [
  "Change password"
 ],
 "member.menu.sign_out": [
  "Sign out"
 ],
 "member.menu.promotions": [
  "Promotions for you"
 ],
 "member.inbox.title": [
  "Inbox"
 ],
 "member.inbox.error": [
  "The messages could not be loaded. None is lost."
 ],
 "member.inbox.none": [
  "No messages yet"
 ],
 "member.inbox.none_text": [
  "What there is to tell about your account comes here. Announcements to everybody have a page of their own."
 ],
 "member.inbox.not_yours": [
  "This account has no inbox"
 ],
 "member.inbox.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " unread"
    ],
    "other": [
     "#",
     " unread"
    ]
   }
  ]
 ],
 "member.inbox.all_read": [
  "All are read"
 ],
 "member.inbox.mark_all": [
  "Mark all as read"
 ],
 "member.inbox.is_unread": [
  "Unread"
 ],
 "member.inbox.more": [
  "More messages"
 ],
 "member.picture.title": [
  "Change picture"
 ],
 "member.picture.drawn": [
  "Drawn pictures"
 ],
 "member.picture.choice": [
  "Picture ",
  [
   "number",
   "number"
  ]
 ],
 "member.picture.own": [
  "Send a picture of your own"
 ],
 "member.picture.sending": [
  "Sending, ",
  [
   "percent"
  ]
 ],
 "member.picture.own_text": [
  "JPEG or PNG, up to 5 MB. It is written anew without place or time. Only you see it."
 ],
 "member.picture.saved": [
  "Picture changed."
 ],
 "member.picture.error": [
  "The pictures could not be loaded."
 ],
 "member.agency.text": [
  "Your team, its figures and contracts"
 ],
 "member.vip.open": [
  "See ranks"
 ],
 "member.links.payout_accounts": [
  "Payout accounts"
 ],
 "member.links.data": [
  "Data and account"
 ]
};
