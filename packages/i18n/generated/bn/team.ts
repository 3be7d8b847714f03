// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "team.tree": [
  "গাছ"
 ],
 "team.list": [
  "তালিকা"
 ],
 "team.look": [
  "দল যেভাবে দেখানো হয়"
 ],
 "team.valid_bets": [
  "দলের বৈধ বেট"
 ],
 "team.own_valid_bets": [
  "বৈধ বেট"
 ],
 "team.net": [
  "জয় বাদে বেট"
 ],
 "team.column": [
  "বৈধ বেট, নিচে জয় বাদে"
 ],
 "team.member": [
  "সদস্য"
 ],
 "team.members": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " জন"
    ],
    "other": [
     "#",
     " জন"
    ]
   }
  ]
 ],
 "team.levels": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি স্তরে"
    ],
    "other": [
     "#",
     "টি স্তরে"
    ]
   }
  ]
 ],
 "team.active": [
  [
   "count",
   "number"
  ],
  " সক্রিয়"
 ],
 "team.you": [
  "আপনি"
 ],
 "team.own_players": [
  "নিজের খেলোয়াড়"
 ],
 "team.others": [
  "অন্যরা"
 ],
 "team.shares": [
  "বৈধ বেটের ভাগ"
 ],
 "team.agent": [
  "এজেন্ট"
 ],
 "team.player": [
  "খেলোয়াড়"
 ],
 "team.level": [
  "স্তর ",
  [
   "level",
   "number"
  ]
 ],
 "team.level_chip": [
  "স্তর ",
  [
   "level",
   "number"
  ]
 ],
 "team.all": [
  "সব"
 ],
 "team.blocked": [
  "বন্ধ"
 ],
 "team.open": [
  [
   "name"
  ],
  "-এর শাখা খুলুন"
 ],
 "team.spoken": [
  [
   "name"
  ],
  ", ",
  [
   "kind"
  ],
  ", স্তর ",
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
  ", বৈধ বেট ",
  [
   "bets"
  ],
  ", জয় বাদে ",
  [
   "net"
  ]
 ],
 "team.more": [
  "আরও দেখুন"
 ],
 "team.more_below": [
  [
   "name"
  ],
  "-এর আরও সদস্য"
 ],
 "team.deep": [
  "চার স্তরের নিচে শাখাটি নিজের পাতায় খোলে।"
 ],
 "team.failed": [
  "শাখাটি লোড করা যায়নি"
 ],
 "team.search": [
  "ইউজারনেম"
 ],
 "team.search_go": [
  "খুঁজুন"
 ],
 "team.order": [
  "ক্রম"
 ],
 "team.by_account": [
  "নাম অনুযায়ী"
 ],
 "team.by_newest": [
  "নতুন আগে"
 ],
 "team.seen": [
  "শেষ দেখা ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "team.never_seen": [
  "এখনও লগইন করেননি"
 ],
 "team.joined": [
  "যোগ ",
  [
   "date"
  ]
 ],
 "team.none_found": [
  "দলে এমন কাউকে পাওয়া যায়নি"
 ],
 "team.show_all": [
  "সবাইকে দেখুন"
 ],
 "team.first_page": [
  "শুরুতে ফিরুন"
 ],
 "team.empty": [
  "দলে এখনও কেউ নেই"
 ],
 "team.empty_text": [
  "লিংক দিয়ে কেউ রেজিস্টার করলে, অথবা আপনি কাউকে যোগ করলে, তিনি এখানে দেখা যাবেন।"
 ],
 "team.share_link": [
  "লিংক শেয়ার করুন"
 ],
 "team.add": [
  "নতুন সদস্য"
 ],
 "team.add_self": [
  "নিজে সদস্য যোগ করুন"
 ],
 "team.period_figures": [
  "এই সময়ের হিসাব"
 ],
 "team.size": [
  "সদস্য"
 ],
 "team.active_now": [
  "সক্রিয়"
 ],
 "team.new": [
  "নতুন"
 ],
 "team.deposits": [
  "ডিপোজিট"
 ],
 "team.withdrawals": [
  "উত্তোলন"
 ],
 "team.of": [
  [
   "name"
  ],
  "-এর দল"
 ],
 "team.not_found": [
  "আপনার দলে এমন সদস্য নেই"
 ],
 "team.to_team": [
  "দলে ফিরুন"
 ],
 "team.member_title": [
  "সদস্য"
 ],
 "team.home.commission": [
  "কমিশন"
 ],
 "team.home.paid": [
  "পেয়েছেন"
 ],
 "team.home.due": [
  "পাবেন"
 ],
 "team.home.bets_by_day": [
  "দিন অনুযায়ী বৈধ বেট"
 ],
 "team.home.chart": [
  [
   "from"
  ],
  " থেকে ",
  [
   "to"
  ],
  " পর্যন্ত বৈধ বেট: ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " দিনে"
    ],
    "other": [
     "#",
     " দিনে"
    ]
   }
  ],
  " ",
  [
   "money"
  ]
 ],
 "team.home.table": [
  "টেবিল হিসেবে দেখুন"
 ],
 "team.home.day": [
  "দিন"
 ],
 "team.home.no_bets": [
  "এই সময়ে কেউ বেট করেননি।"
 ],
 "team.home.members": [
  "দলের সদস্য"
 ],
 "team.home.new": [
  [
   "count",
   "number"
  ],
  " নতুন"
 ],
 "team.home.active": [
  "সক্রিয় সদস্য"
 ],
 "team.home.deposits": [
  "দলের ডিপোজিট"
 ],
 "team.home.without_own": [
  "এখানে আপনার দলের হিসাব, আপনার নিজের খেলা বাদে। রিবেটের হিসাবে আপনার নিজের খেলাও থাকে।"
 ],
 "team.home.withdrawals": [
  "দলের উত্তোলন"
 ],
 "team.new.kind": [
  "অ্যাকাউন্টের ধরন"
 ],
 "team.new.agent": [
  "এজেন্ট"
 ],
 "team.new.player": [
  "খেলোয়াড়"
 ],
 "team.new.account": [
  "ইউজারনেম"
 ],
 "team.new.account_missing": [
  "ইউজারনেম লিখুন"
 ],
 "team.new.account_taken": [
  "ইউজারনেমটি অন্যের। আরেকটি বেছে নিন।"
 ],
 "team.new.account_wrong": [
  "ইউজারনেম নিয়মে মেলে না: অক্ষর দিয়ে শুরু, তারপর অক্ষর ও অঙ্ক"
 ],
 "team.new.password_text": [
  "সদস্যের প্রথম পাসওয়ার্ড তৈরি হয়ে আপনাকে একবারই দেখানো হবে।"
 ],
 "team.new.rates": [
  "রিবেট হার"
 ],
 "team.new.rates_text": [
  "যতটুকু দেবেন না, ততটুকু আপনার থাকবে।"
 ],
 "team.new.no_rates": [
  "দেওয়ার মতো হার আপনার এখনও নেই। সদস্য রিবেট ছাড়াই শুরু করবেন।"
 ],
 "team.new.kept": [
  "আপনার থাকবে ",
  [
   "kept"
  ]
 ],
 "team.new.too_high": [
  "আপনার হার ",
  [
   "most"
  ],
  ", এর বেশি দেওয়া যায় না"
 ],
 "team.new.rate_wrong": [
  "০.২৫-এর মতো একটি হার লিখুন"
 ],
 "team.new.adult": [
  "সদস্য প্রাপ্তবয়স্ক এবং শর্তে রাজি, তা আমাকে জানিয়েছেন"
 ],
 "team.new.adult_missing": [
  "এটি ছাড়া অ্যাকাউন্ট তৈরি হয় না"
 ],
 "team.new.go": [
  "সদস্য তৈরি করুন"
 ],
 "team.new.done": [
  "অ্যাকাউন্ট তৈরি"
 ],
 "team.new.done_text": [
  "প্রথম পাসওয়ার্ডটি এখনই লিখে নিন: আর দেখানো হবে না। লগইনের পর সদস্য নিজে বদলে নেবেন।"
 ],
 "team.new.password": [
  "প্রথম পাসওয়ার্ড"
 ],
 "team.new.copy": [
  "দুটিই কপি করুন"
 ],
 "team.new.copied": [
  "কপি হয়েছে"
 ],
 "team.new.copy_failed": [
  "এখানে কপি করা যাচ্ছে না; লেখাটি বেছে নিন।"
 ],
 "team.new.another": [
  "আরেকজন যোগ করুন"
 ],
 "team.new.to_member": [
  "সদস্যের পাতা খুলুন"
 ],
 "team.give.go": [
  "খেলার ক্রেডিট দিন"
 ],
 "team.give.to": [
  [
   "account"
  ],
  " · সরাসরি আপনার দলে"
 ],
 "team.give.amount": [
  "পরিমাণ"
 ],
 "team.give.own": [
  "আপনার নগদ"
 ],
 "team.give.other": [
  [
   "name"
  ],
  "-এর নগদ"
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
  "এগুলো খেলার ক্রেডিট, নগদ মূল্য নেই। দেওয়ার পর ফেরত নেওয়া যায় না।"
 ],
 "team.give.send": [
  [
   "amount"
  ],
  " দিন"
 ],
 "team.give.question": [
  [
   "name"
  ],
  "-কে ক্রেডিট দেবেন?"
 ],
 "team.give.who": [
  "কে পাবেন"
 ],
 "team.give.after": [
  "দেওয়ার পর আপনার নগদ"
 ],
 "team.give.too_much": [
  "আপনার আছে ",
  [
   "cash"
  ]
 ],
 "team.give.done": [
  [
   "amount"
  ],
  " দেওয়া হয়েছে। রসিদ ",
  [
   "number"
  ],
  "।"
 ],
 "team.give.prove": [
  "আপনিই কি না নিশ্চিত করুন"
 ],
 "team.give.error": [
  "ব্যালেন্স লোড করা যায়নি"
 ],
 "team.give.zero": [
  "শূন্যের বেশি লিখুন"
 ]
};
