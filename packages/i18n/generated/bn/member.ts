// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "member.title": [
  "সদস্য কেন্দ্র"
 ],
 "member.popup.label": [
  "সদস্য মেনু"
 ],
 "member.popup.profile": [
  "প্রোফাইল"
 ],
 "member.popup.agency_centre": [
  "এজেন্সি কেন্দ্র"
 ],
 "member.popup.withdraw": [
  "উত্তোলন"
 ],
 "member.popup.account_record": [
  "অ্যাকাউন্ট রেকর্ড"
 ],
 "member.popup.betting_record": [
  "বেটিং রেকর্ড"
 ],
 "member.avatar": [
  [
   "name"
  ],
  "-এর অ্যাকাউন্ট"
 ],
 "member.avatar_visitor": [
  "কোনো অ্যাকাউন্ট খোলা নেই"
 ],
 "member.account": [
  "অ্যাকাউন্ট"
 ],
 "member.nickname": [
  "ডাকনাম"
 ],
 "member.copy_account": [
  "অ্যাকাউন্টের নাম কপি করুন"
 ],
 "member.copied": [
  "কপি হয়েছে।"
 ],
 "member.trial_badge": [
  "ফ্রি খেলা"
 ],
 "member.vip.title": [
  "VIP"
 ],
 "member.vip.progress": [
  "VIP অগ্রগতি ",
  [
   "percent"
  ]
 ],
 "member.vip.benefits": [
  "সুবিধা দেখুন"
 ],
 "member.vip.path": [
  [
   "rank"
  ],
  "-এর পথে"
 ],
 "member.vip.top": [
  "সর্বোচ্চ র‍্যাঙ্ক"
 ],
 "member.vip.top_text": [
  "এর সব শর্ত পূরণ হয়েছে।"
 ],
 "member.vip.met": [
  [
   "all",
   "number"
  ],
  "টি শর্তের ",
  [
   "done",
   "number"
  ],
  "টি পূরণ হয়েছে।"
 ],
 "member.vip.conditions": [
  "শর্ত"
 ],
 "member.vip.condition.validBetMinor": [
  "বৈধ বেট"
 ],
 "member.vip.condition.rounds": [
  "খেলা রাউন্ড"
 ],
 "member.vip.condition.days": [
  "যোগ দেওয়ার পর দিন"
 ],
 "member.vip.rest.validBetMinor": [
  "আর ",
  [
   "rest"
  ]
 ],
 "member.vip.rest.rounds": [
  "আর ",
  [
   "rest"
  ],
  "টি"
 ],
 "member.vip.rest.days": [
  "আর ",
  [
   "rest"
  ],
  " দিন"
 ],
 "member.vip.ask.validBetMinor": [
  [
   "expected"
  ],
  " বৈধ বেট"
 ],
 "member.vip.ask.rounds": [
  [
   "expected"
  ],
  "টি রাউন্ড"
 ],
 "member.vip.ask.days": [
  "যোগ দেওয়ার পর ",
  [
   "expected"
  ],
  " দিন"
 ],
 "member.vip.done": [
  "হয়ে গেছে"
 ],
 "member.vip.counting": [
  "শেষ হওয়া রাউন্ডের বেট গোনা হয়, জিতুন বা হারুন। ফেরত দেওয়া বেট গোনা হয় না।"
 ],
 "member.vip.ranks": [
  "সব র‍্যাঙ্ক"
 ],
 "member.vip.free": [
  "প্রথম দিন থেকেই"
 ],
 "member.vip.now": [
  "এখন"
 ],
 "member.vip.rank": [
  "র‍্যাঙ্ক"
 ],
 "member.vip.benefits_title": [
  "সুবিধা"
 ],
 "member.vip.payout_accounts": [
  "উত্তোলন অ্যাকাউন্ট"
 ],
 "member.vip.benefits_text": [
  "উত্তোলনের জন্য এতগুলো অ্যাকাউন্ট সেভ করে রাখা যায়।"
 ],
 "member.vip.visitor": [
  "এখানে সব র‍্যাঙ্ক ও তাদের শর্ত দেখুন। লগইন করলে জানবেন আপনি কতদূর এগিয়েছেন।"
 ],
 "member.vip.none": [
  "এখানে কোনো র‍্যাঙ্ক নেই"
 ],
 "member.vip.none_text": [
  "এই সাইটে র‍্যাঙ্ক নেই। আপনার খেলার কিছুই এতে কমছে না।"
 ],
 "member.vip.error": [
  "র‍্যাঙ্কের তথ্য আনা গেল না।"
 ],
 "member.shortcut.betting_record": [
  "বেটিং রেকর্ড"
 ],
 "member.shortcut.account_record": [
  "অ্যাকাউন্ট রেকর্ড"
 ],
 "member.shortcut.profit_and_loss": [
  "লাভ-ক্ষতি"
 ],
 "member.shortcut.reward_centre": [
  "রিওয়ার্ড সেন্টার"
 ],
 "member.shortcut.manual_rebate": [
  "ম্যানুয়াল রিবেট"
 ],
 "member.shortcut.security_centre": [
  "সিকিউরিটি সেন্টার"
 ],
 "member.shortcut.favourites": [
  "প্রিয় গেম"
 ],
 "member.shortcut.recent": [
  "সাম্প্রতিক গেম"
 ],
 "member.shortcut.settings": [
  "সেটিংস"
 ],
 "member.open_promotions": [
  [
   "count",
   "number"
  ],
  "টি নিতে পারেন"
 ],
 "member.unread": [
  [
   "count",
   "plural",
   {
    "0": [
     "অপঠিত কিছু নেই"
    ],
    "one": [
     "#",
     "টি অপঠিত"
    ],
    "other": [
     "#",
     "টি অপঠিত"
    ]
   }
  ]
 ],
 "member.shortcuts": [
  "শর্টকাট"
 ],
 "member.copy_failed": [
  "এখানে কপি করা যাচ্ছে না। নামটি নির্বাচন করে কপি করুন।"
 ],
 "member.error": [
  "আপনার অ্যাকাউন্টের তথ্য আনা যায়নি।"
 ],
 "member.invite.heading": [
  [
   "site"
  ],
  ": বন্ধুদের আমন্ত্রণ জানান"
 ],
 "member.invite.text": [
  "লবির ঠিকানাটি বন্ধুদের পাঠান।"
 ],
 "member.invite.text_member": [
  "আপনার লিংকে বা কোড লিখে যাঁরা রেজিস্টার করেন, তাঁদের নিচের তালিকায় দেখবেন।"
 ],
 "member.invite.no_reward": [
  "আমন্ত্রণের জন্য কোনো রিওয়ার্ড নেই। এর কারণে কাউকে বেশি খেলতে বা বেশি দিতে হয় না।"
 ],
 "member.invite.reward": [
  "আপনার কোডে কেউ রেজিস্টার করে প্রথমবার ",
  [
   "deposit"
  ],
  " বা বেশি জমা দিলে আপনি ",
  [
   "amount"
  ],
  " বোনাস পান।"
 ],
 "member.invite.reward_terms": [
  "বোনাসটি ",
  [
   "days",
   "number"
  ],
  " দিনের মধ্যে ",
  [
   "times",
   "plural",
   {
    "one": [
     "#",
     " বার"
    ],
    "other": [
     "#",
     " বার"
    ]
   }
  ],
  " খেলতে হয়। ৩০ দিনে সর্বোচ্চ ",
  [
   "most",
   "number"
  ],
  "টি। নিজের খেলা বা জমা বাড়াতে হয় না।"
 ],
 "member.invite.earned": [
  "পাওয়া বোনাস"
 ],
 "member.invite.rewarded": [
  [
   "amount"
  ],
  " বোনাস"
 ],
 "member.invite.state.rewarded": [
  "বোনাস"
 ],
 "member.invite.address": [
  "ঠিকানা"
 ],
 "member.invite.own_link": [
  "আপনার লিংক"
 ],
 "member.invite.code": [
  "আপনার কোড"
 ],
 "member.invite.copy_code": [
  "কোড কপি করুন"
 ],
 "member.invite.share": [
  "শেয়ার"
 ],
 "member.invite.copy": [
  "ঠিকানা কপি করুন"
 ],
 "member.invite.copied": [
  "কপি হয়েছে।"
 ],
 "member.invite.mark": [
  "এখানে কপি করা যাচ্ছে না। লেখাটি চিহ্নিত করে নিজে কপি করুন।"
 ],
 "member.invite.log_in": [
  "নিজের লিংক পেতে লগইন করুন"
 ],
 "member.invite.registered": [
  "রেজিস্টার"
 ],
 "member.invite.deposited": [
  "প্রথম ডিপোজিট"
 ],
 "member.invite.invited": [
  "আপনার কোডে যাঁরা এসেছেন"
 ],
 "member.invite.state.registered": [
  "রেজিস্টার"
 ],
 "member.invite.state.first_deposit": [
  "প্রথম ডিপোজিট"
 ],
 "member.invite.nobody": [
  "আপনার কোডে এখনও কেউ আসেননি"
 ],
 "member.invite.nobody_text": [
  "কেউ রেজিস্টার করলেই এখানে দেখবেন, নামের একটি অংশসহ।"
 ],
 "member.invite.more": [
  "আরও দেখুন"
 ],
 "member.invite.error": [
  "আপনার লিংক আনা গেল না।"
 ],
 "member.profile.title": [
  "প্রোফাইল"
 ],
 "member.profile.text": [
  [
   "account"
  ],
  " অ্যাকাউন্টের বদলে আপনি এই নাম দেখবেন। লগইন করবেন আগের মতোই।"
 ],
 "member.profile.rule": [
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর; চাইলে ফাঁকা জায়গা, ডট বা হাইফেন দিতে পারেন।"
 ],
 "member.profile.save": [
  "সেভ করুন"
 ],
 "member.profile.change": [
  "ডাকনাম বদলান"
 ],
 "member.profile.suggestion": [
  "সদস্য কেন্দ্রে আপনার প্রোফাইল সম্পূর্ণ করতে পারেন।"
 ],
 "member.profile.card_title": [
  "আপনাকে কী নামে ডাকব?"
 ],
 "member.profile.card_text": [
  "একটি ডাকনাম বেছে নিন। অ্যাকাউন্টের নামের বদলে এটি দেখানো হবে; যেকোনো সময় বদলাতে পারবেন।"
 ],
 "member.profile.choose": [
  "নাম বেছে নিন"
 ],
 "member.profile.not_now": [
  "এখন নয়"
 ],
 "member.profile.open": [
  "প্রোফাইল সম্পূর্ণ করুন"
 ],
 "member.menu.label": [
  "সাইড মেনু"
 ],
 "member.menu.greeting": [
  "হ্যালো, ",
  [
   "name"
  ]
 ],
 "member.menu.visitor": [
  "খেলতে লগইন করুন"
 ],
 "member.menu.home": [
  "হোম"
 ],
 "member.menu.member_centre": [
  "সদস্য কেন্দ্র"
 ],
 "member.menu.betting_record": [
  "বেটিং রেকর্ড"
 ],
 "member.menu.account_record": [
  "অ্যাকাউন্ট রেকর্ড"
 ],
 "member.menu.invite": [
  "বন্ধুকে আমন্ত্রণ"
 ],
 "member.menu.agency_centre": [
  "এজেন্সি কেন্দ্র"
 ],
 "member.menu.download": [
  "অ্যাপ ডাউনলোড"
 ],
 "member.menu.announcements": [
  "নোটিশ"
 ],
 "member.menu.language": [
  "ভাষা"
 ],
 "member.menu.service": [
  "কাস্টমার সার্ভিস"
 ],
 "member.menu.help": [
  "হেল্প সেন্টার"
 ],
 "member.menu.change_password": [
  "পাসওয়ার্ড বদলান"
 ],
 "member.menu.sign_out": [
  "লগআউট"
 ],
 "member.menu.promotions": [
  "আপনার জন্য প্রোমোশন"
 ],
 "member.inbox.title": [
  "ইনবক্স"
 ],
 "member.inbox.error": [
  "মেসেজগুলো আনা গেল না। কিছুই মুছে যায়নি।"
 ],
 "member.inbox.none": [
  "এখনও কোনো মেসেজ নেই"
 ],
 "member.inbox.none_text": [
  "আপনার অ্যাকাউন্ট নিয়ে কিছু জানানোর থাকলে এখানে আসবে। সবার জন্য নোটিশ আলাদা পাতায় আছে।"
 ],
 "member.inbox.not_yours": [
  "এই অ্যাকাউন্টে ইনবক্স নেই"
 ],
 "member.inbox.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি অপঠিত"
    ],
    "other": [
     "#",
     "টি অপঠিত"
    ]
   }
  ]
 ],
 "member.inbox.all_read": [
  "সব পড়া হয়েছে"
 ],
 "member.inbox.mark_all": [
  "সব পঠিত করুন"
 ],
 "member.inbox.is_unread": [
  "অপঠিত"
 ],
 "member.inbox.more": [
  "আরও মেসেজ"
 ],
 "member.picture.title": [
  "ছবি বদলান"
 ],
 "member.picture.drawn": [
  "আঁকা ছবি"
 ],
 "member.picture.choice": [
  [
   "number",
   "number"
  ],
  " নম্বর ছবি"
 ],
 "member.picture.own": [
  "নিজের ছবি দিন"
 ],
 "member.picture.sending": [
  "পাঠানো হচ্ছে, ",
  [
   "percent"
  ]
 ],
 "member.picture.own_text": [
  "JPEG বা PNG, ৫ MB পর্যন্ত। জায়গা বা সময়ের তথ্য বাদ দিয়ে নতুন করে রাখা হয়। শুধু আপনিই এটি দেখেন।"
 ],
 "member.picture.saved": [
  "ছবি বদলেছে।"
 ],
 "member.picture.error": [
  "ছবিগুলো আনা গেল না।"
 ],
 "member.agency.text": [
  "আপনার দল, তার হিসাব ও চুক্তি"
 ],
 "member.vip.open": [
  "র‍্যাঙ্ক দেখুন"
 ],
 "member.links.payout_accounts": [
  "উত্তোলন অ্যাকাউন্ট"
 ],
 "member.links.data": [
  "তথ্য ও অ্যাকাউন্ট"
 ]
};
