// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "wallet.title": [
  "ওয়ালেট"
 ],
 "wallet.total": [
  "মোট ব্যালেন্স"
 ],
 "wallet.withdrawable": [
  "উত্তোলনযোগ্য"
 ],
 "wallet.bonus": [
  "বোনাস"
 ],
 "wallet.held": [
  "হোল্ডে"
 ],
 "wallet.hide": [
  "ব্যালেন্স লুকান"
 ],
 "wallet.show": [
  "ব্যালেন্স দেখান"
 ],
 "wallet.hidden": [
  "ব্যালেন্স লুকানো"
 ],
 "wallet.refresh": [
  "ব্যালেন্স রিফ্রেশ করুন"
 ],
 "wallet.refreshed": [
  "ব্যালেন্স রিফ্রেশ হয়েছে: ",
  [
   "amount"
  ]
 ],
 "wallet.stale": [
  [
   "time"
  ],
  "-এর শেষ ব্যালেন্স।"
 ],
 "wallet.unavailable": [
  "ব্যালেন্স লোড করা যায়নি।"
 ],
 "wallet.play_credits": [
  "শুধু খেলার ক্রেডিট। এগুলোর কোনো নগদ মূল্য নেই।"
 ],
 "wallet.deposit.title": [
  "ডিপোজিট"
 ],
 "wallet.deposit.action": [
  "ডিপোজিট করুন"
 ],
 "wallet.withdraw.title": [
  "উত্তোলন"
 ],
 "wallet.withdraw.action": [
  "উত্তোলন করুন"
 ],
 "wallet.account_record.title": [
  "অ্যাকাউন্ট রেকর্ড"
 ],
 "wallet.profit_and_loss.title": [
  "লাভ-ক্ষতি"
 ],
 "wallet.reward_centre.title": [
  "রিওয়ার্ড সেন্টার"
 ],
 "wallet.manual_rebate.title": [
  "ম্যানুয়াল রিবেট"
 ],
 "wallet.receipt.title": [
  "রসিদ"
 ],
 "wallet.record.title": [
  "বেটিং রেকর্ড"
 ],
 "wallet.record.game": [
  "গেম"
 ],
 "wallet.record.vendor": [
  "প্রোভাইডার"
 ],
 "wallet.record.time": [
  "সময়"
 ],
 "wallet.record.stake": [
  "বেট"
 ],
 "wallet.record.payout": [
  "পেআউট"
 ],
 "wallet.record.net": [
  "নিট"
 ],
 "wallet.record.kind": [
  "গেমের ধরন"
 ],
 "wallet.record.filters": [
  "বাছাই"
 ],
 "wallet.record.state": [
  "অবস্থা"
 ],
 "wallet.record.round": [
  "রাউন্ড"
 ],
 "wallet.record.stake_at": [
  [
   "time"
  ],
  " · বেট ",
  [
   "amount"
  ]
 ],
 "wallet.record.state_all": [
  "সব"
 ],
 "wallet.record.state_open": [
  "চলছে"
 ],
 "wallet.record.state_won": [
  "জয়"
 ],
 "wallet.record.state_lost": [
  "হার"
 ],
 "wallet.record.state_even": [
  "সমান"
 ],
 "wallet.record.state_rolled_back": [
  "ফেরত"
 ],
 "wallet.record.period": [
  "সময়কাল"
 ],
 "wallet.record.today": [
  "আজ"
 ],
 "wallet.record.yesterday": [
  "গতকাল"
 ],
 "wallet.record.days_7": [
  "৭ দিন"
 ],
 "wallet.record.days_30": [
  "৩০ দিন"
 ],
 "wallet.record.custom": [
  "তারিখ বাছুন"
 ],
 "wallet.record.from": [
  "থেকে"
 ],
 "wallet.record.to": [
  "পর্যন্ত"
 ],
 "wallet.record.range_error": [
  "প্রথম তারিখটি শেষ তারিখের পরে। তারিখ দুটি অদলবদল করুন।"
 ],
 "wallet.record.apply": [
  "বেট দেখুন"
 ],
 "wallet.record.total_stake": [
  "বৈধ বেট"
 ],
 "wallet.record.total_payout": [
  "পেআউট"
 ],
 "wallet.record.total_net": [
  "নিট"
 ],
 "wallet.record.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি বেট"
    ],
    "other": [
     "#",
     "টি বেট"
    ]
   }
  ]
 ],
 "wallet.record.empty": [
  "এই সময়ে কোনো বেট নেই"
 ],
 "wallet.record.empty_text": [
  "খেলা শুরু করলে আপনার সব বেট এখানে দেখা যাবে।"
 ],
 "wallet.record.empty_action": [
  "গেম দেখুন"
 ],
 "wallet.record.error": [
  "রেকর্ড লোড করা যায়নি। আপনার বেটগুলো সংরক্ষিত আছে।"
 ],
 "wallet.record.more": [
  "আরও বেট দেখুন"
 ],
 "wallet.record.end": [
  "এই সময়ের সব বেট দেখানো হয়েছে।"
 ],
 "wallet.record.day_net": [
  "নিট ",
  [
   "amount"
  ]
 ],
 "wallet.record.beside": [
  "যোগফলের বাইরে: ",
  [
   "parts"
  ]
 ],
 "wallet.record.beside_open": [
  "চলমান ",
  [
   "count",
   "number"
  ],
  "টি (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.beside_rolled_back": [
  "ফেরত ",
  [
   "count",
   "number"
  ],
  "টি (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.titles": [
  "প্রোভাইডার ও গেম"
 ],
 "wallet.record.titles_all": [
  "সব গেম"
 ],
 "wallet.round.title": [
  "রাউন্ডের বিস্তারিত"
 ],
 "wallet.round.number": [
  "রাউন্ড নম্বর"
 ],
 "wallet.round.opened": [
  "শুরু"
 ],
 "wallet.round.settled": [
  "নিষ্পত্তি"
 ],
 "wallet.round.outcome": [
  "ফল"
 ],
 "wallet.round.from_cash": [
  "মূল ব্যালেন্স থেকে"
 ],
 "wallet.round.from_bonus": [
  "বোনাস থেকে"
 ],
 "wallet.round.not_found": [
  "আপনার রেকর্ডে এমন কোনো রাউন্ড নেই।"
 ],
 "wallet.amount.empty": [
  "পরিমাণ লিখুন"
 ],
 "wallet.amount.not_a_number": [
  "পরিমাণ সংখ্যায় লিখুন"
 ],
 "wallet.amount.negative": [
  "পরিমাণ শূন্যের বেশি হতে হবে"
 ],
 "wallet.amount.too_many_decimals": [
  [
   "exponent",
   "plural",
   {
    "0": [
     "শুধু পূর্ণ সংখ্যা লিখুন"
    ],
    "one": [
     "দশমিকের পরে সর্বোচ্চ ",
     "#",
     " ঘর"
    ],
    "other": [
     "দশমিকের পরে সর্বোচ্চ ",
     "#",
     " ঘর"
    ]
   }
  ]
 ],
 "wallet.amount.too_large": [
  "পরিমাণ বেশি বড়"
 ],
 "wallet.movement.opening_credit": [
  "শুরুর ক্রেডিট"
 ],
 "wallet.movement.deposit": [
  "ডিপোজিট"
 ],
 "wallet.movement.withdrawal_hold": [
  "উত্তোলন, হোল্ডে"
 ],
 "wallet.movement.withdrawal_paid": [
  "উত্তোলন পৌঁছেছে"
 ],
 "wallet.movement.withdrawal_returned": [
  "উত্তোলন ফেরত এসেছে"
 ],
 "wallet.movement.bet": [
  "বেট"
 ],
 "wallet.movement.win": [
  "জয়"
 ],
 "wallet.movement.rollback": [
  "ফেরত দেওয়া বেট"
 ],
 "wallet.movement.bonus_grant": [
  "বোনাস"
 ],
 "wallet.movement.bonus_release": [
  "বোনাস এখন ক্যাশ"
 ],
 "wallet.movement.bonus_expiry": [
  "বোনাসের মেয়াদ শেষ"
 ],
 "wallet.movement.commission": [
  "কমিশন"
 ],
 "wallet.movement.salary": [
  "বেতন"
 ],
 "wallet.movement.dividend": [
  "ডিভিডেন্ড"
 ],
 "wallet.movement.rebate": [
  "রিবেট"
 ],
 "wallet.movement.transfer": [
  "খেলার ক্রেডিট হস্তান্তর"
 ],
 "wallet.movement.correction_credit": [
  "সংশোধন, যোগ হয়েছে"
 ],
 "wallet.movement.correction_debit": [
  "সংশোধন, বাদ গেছে"
 ],
 "wallet.movement.suspense_credit": [
  "যাচাই শেষে যোগ হওয়া পরিমাণ"
 ],
 "wallet.movement.suspense_debit": [
  "যাচাই হচ্ছে এমন পরিমাণ"
 ],
 "wallet.cause.opening_credit": [
  "এই ক্রেডিট নিয়ে আপনার অ্যাকাউন্ট শুরু হয়েছে।"
 ],
 "wallet.cause.deposit": [
  [
   "name"
  ],
  " দিয়ে করা ডিপোজিট আপনার ক্যাশে জমা হয়েছে।"
 ],
 "wallet.cause.withdrawal_hold": [
  "আপনি উত্তোলন চেয়েছেন, তাই পরিমাণটি ক্যাশ থেকে হোল্ডে গেছে।"
 ],
 "wallet.cause.withdrawal_paid": [
  "আপনার উত্তোলন পৌঁছেছে। পরিমাণটি হোল্ড থেকে বেরিয়ে গেছে।"
 ],
 "wallet.cause.withdrawal_returned": [
  "উত্তোলনটি দেওয়া হয়নি, তাই পরিমাণটি হোল্ড থেকে ক্যাশে ফিরে এসেছে।"
 ],
 "wallet.cause.bet": [
  [
   "name"
  ],
  ": এই রাউন্ডে আপনার বেট।"
 ],
 "wallet.cause.win": [
  [
   "name"
  ],
  ": এই রাউন্ড থেকে আপনি যা পেয়েছেন।"
 ],
 "wallet.cause.rollback": [
  [
   "name"
  ],
  ": বেটটি বাতিল হয়েছে, তাই আপনার বেটের পরিমাণ ফেরত এসেছে।"
 ],
 "wallet.cause.bonus_grant": [
  "আপনার বোনাস ব্যালেন্সে একটি বোনাস যোগ হয়েছে।"
 ],
 "wallet.cause.bonus_release": [
  "বোনাসের শর্ত পূরণ হয়েছে, তাই পরিমাণটি বোনাস থেকে ক্যাশে এসেছে।"
 ],
 "wallet.cause.bonus_expiry": [
  "শর্ত পূরণের আগেই বোনাসের মেয়াদ শেষ হয়েছে। যা বাকি ছিল তা আর নেই।"
 ],
 "wallet.cause.commission": [
  "এক দিনের বৈধ বেটের ওপর আপনার লাইনের হারে কমিশন।"
 ],
 "wallet.cause.salary": [
  "চুক্তির একটি হিসাব হওয়া সময়ের বেতন।"
 ],
 "wallet.cause.dividend": [
  "চুক্তির একটি হিসাব হওয়া সময়ের ডিভিডেন্ড।"
 ],
 "wallet.cause.promise": [
  "চুক্তিতে দলের একজনকে আপনি যা দেবেন বলেছিলেন, হিসাব হওয়া একটি সময়ের জন্য।"
 ],
 "wallet.cause.rebate": [
  "বৈধ বেটের একটি অংশ ফেরত এসেছে।"
 ],
 "wallet.cause.transfer_in": [
  "আপনার এজেন্টের দেওয়া খেলার ক্রেডিট।"
 ],
 "wallet.cause.transfer_out": [
  "আপনার দলের একজনকে দেওয়া খেলার ক্রেডিট।"
 ],
 "wallet.cause.correction_credit": [
  "আমরা আপনার ব্যালেন্স ঠিক করেছি, তাই এই পরিমাণ ক্যাশে যোগ হয়েছে।"
 ],
 "wallet.cause.correction_debit": [
  "আমরা আপনার ব্যালেন্স ঠিক করেছি, তাই এই পরিমাণ ক্যাশ থেকে বাদ গেছে।"
 ],
 "wallet.cause.suspense_credit": [
  "এই পরিমাণ যাচাই করতে হয়েছিল। এটি আপনার, তাই ক্যাশে যোগ হয়েছে।"
 ],
 "wallet.cause.suspense_debit": [
  "পরিমাণটি কার, তা যাচাই হচ্ছে। তাই এটি আপাতত আপনার ক্যাশ থেকে সরানো হয়েছে।"
 ],
 "wallet.hand.missing": [
  "একটি পরিমাণ বাদ পড়েছিল"
 ],
 "wallet.hand.mistake": [
  "একটি পরিমাণ ভুলে লেখা হয়েছিল"
 ],
 "wallet.hand.game": [
  "একটি গেমের ফল ভুল ধরা হয়েছিল"
 ],
 "wallet.hand.payment": [
  "একটি পেমেন্টে ভুল হয়েছিল"
 ],
 "wallet.hand.complaint": [
  "আপনার অভিযোগের সিদ্ধান্ত হয়েছে"
 ],
 "wallet.hand.law": [
  "কর্তৃপক্ষ বা আদালত চেয়েছে"
 ],
 "wallet.hand.clarify": [
  "পরিমাণটি কার, তা যাচাই হচ্ছে"
 ],
 "wallet.hand.clarified": [
  "যাচাইয়ে দেখা গেছে, পরিমাণটি আপনার"
 ],
 "wallet.account.cash": [
  "ক্যাশ"
 ],
 "wallet.account.bonus": [
  "বোনাস"
 ],
 "wallet.account.hold": [
  "হোল্ড"
 ],
 "wallet.receipt.number": [
  "রসিদ নম্বর"
 ],
 "wallet.receipt.number_copied": [
  "নম্বর কপি হয়েছে।"
 ],
 "wallet.receipt.copy": [
  "নম্বর কপি"
 ],
 "wallet.receipt.share_title": [
  "রসিদ ",
  [
   "number"
  ]
 ],
 "wallet.receipt.before_cash": [
  "ক্যাশ, আগে"
 ],
 "wallet.receipt.before_bonus": [
  "বোনাস, আগে"
 ],
 "wallet.receipt.before_hold": [
  "হোল্ড, আগে"
 ],
 "wallet.receipt.after": [
  "পরে"
 ],
 "wallet.receipt.change": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "wallet.receipt.moment": [
  [
   "date"
  ],
  " ",
  [
   "clock"
  ]
 ],
 "wallet.receipt.account": [
  "অ্যাকাউন্ট"
 ],
 "wallet.receipt.round": [
  "রাউন্ড"
 ],
 "wallet.receipt.deposit": [
  "ডিপোজিট"
 ],
 "wallet.receipt.withdrawal": [
  "উত্তোলন"
 ],
 "wallet.receipt.fee": [
  "ফি"
 ],
 "wallet.receipt.no_fee": [
  "নেই"
 ],
 "wallet.receipt.why": [
  "কারণ"
 ],
 "wallet.receipt.check": [
  "এই রাউন্ড যাচাই করুন"
 ],
 "wallet.receipt.chain": [
  "এর সঙ্গে জড়িত"
 ],
 "wallet.receipt.ordered": [
  "ডিপোজিট তৈরি"
 ],
 "wallet.receipt.this": [
  [
   "time"
  ],
  ", এই রসিদ"
 ],
 "wallet.receipt.other": [
  [
   "number"
  ],
  " · ",
  [
   "time"
  ]
 ],
 "wallet.receipt.not_found": [
  "এখানে আপনার কোনো রসিদ নেই"
 ],
 "wallet.receipt.not_found_text": [
  "যে অ্যাকাউন্টের ব্যালেন্স বদলেছে, রসিদ শুধু সেখানেই খোলে। আপনার রসিদগুলো অ্যাকাউন্ট রেকর্ডে আছে।"
 ],
 "wallet.receipt.error": [
  "রসিদ লোড করা যায়নি।"
 ],
 "wallet.account_record.apply": [
  "এই দিনগুলো দেখুন"
 ],
 "wallet.account_record.cause": [
  "লেনদেনের ধরন"
 ],
 "wallet.account_record.cause_all": [
  "সব"
 ],
 "wallet.account_record.cause_deposit": [
  "ডিপোজিট"
 ],
 "wallet.account_record.cause_withdrawal": [
  "উত্তোলন"
 ],
 "wallet.account_record.cause_round": [
  "বেট ও জয়"
 ],
 "wallet.account_record.cause_bonus": [
  "বোনাস"
 ],
 "wallet.account_record.cause_transfer": [
  "ক্রেডিট হস্তান্তর"
 ],
 "wallet.account_record.cause_correction": [
  "সংশোধন"
 ],
 "wallet.account_record.in": [
  "এসেছে"
 ],
 "wallet.account_record.out": [
  "গেছে"
 ],
 "wallet.account_record.change": [
  "পরিবর্তন"
 ],
 "wallet.account_record.of_day": [
  [
   "day"
  ],
  ", ক্যাশ ও বোনাস মিলিয়ে"
 ],
 "wallet.account_record.of_days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ],
  ", ক্যাশ ও বোনাস মিলিয়ে"
 ],
 "wallet.account_record.row": [
  [
   "time"
  ],
  " · ",
  [
   "detail"
  ]
 ],
 "wallet.account_record.from_hold": [
  "হোল্ড থেকে"
 ],
 "wallet.account_record.more": [
  "আরও দেখুন"
 ],
 "wallet.account_record.end": [
  "এই দিনগুলোর সব এখানেই শেষ।"
 ],
 "wallet.account_record.empty": [
  "এই দিনগুলোতে কিছু নেই"
 ],
 "wallet.account_record.empty_text": [
  "আপনার বাছাইয়ে কিছু মেলেনি। আরও বেশি দিন বা সব ধরন দেখুন।"
 ],
 "wallet.account_record.empty_wider": [
  "৩০ দিন দেখুন"
 ],
 "wallet.account_record.empty_all": [
  "সব ধরন দেখুন"
 ],
 "wallet.account_record.error": [
  "রেকর্ড লোড করা যায়নি। আপনার ব্যালেন্স ঠিক আছে।"
 ],
 "wallet.profit.net": [
  "খেলার নিট"
 ],
 "wallet.profit.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "wallet.profit.lead": [
  "বৈধ বেট ",
  [
   "stake"
  ],
  ", ফেরত ",
  [
   "payout"
  ]
 ],
 "wallet.profit.chart": [
  "প্রতিদিনের নিট: ",
  [
   "gains",
   "plural",
   {
    "one": [
     "#"
    ],
    "other": [
     "#"
    ]
   }
  ],
  " দিন লাভ, ",
  [
   "losses",
   "plural",
   {
    "one": [
     "#"
    ],
    "other": [
     "#"
    ]
   }
  ],
  " দিন ক্ষতি। অঙ্কগুলো নিচের তালিকায় আছে।"
 ],
 "wallet.profit.beside": [
  "একই হিসাব, লম্বা সময়ে"
 ],
 "wallet.profit.last_days": [
  [
   "days",
   "plural",
   {
    "one": [
     "#",
     " দিন"
    ],
    "other": [
     "#",
     " দিন"
    ]
   }
  ]
 ],
 "wallet.profit.year": [
  "১২ মাস"
 ],
 "wallet.profit.by_day": [
  "দিন ধরে"
 ],
 "wallet.profit.day": [
  "দিন"
 ],
 "wallet.profit.stakes": [
  "বৈধ বেট"
 ],
 "wallet.profit.returned": [
  "ফেরত"
 ],
 "wallet.profit.total": [
  "মোট"
 ],
 "wallet.profit.by_type": [
  "গেমের ধরন"
 ],
 "wallet.profit.other": [
  "অন্য গেম"
 ],
 "wallet.profit.flows": [
  "ব্যালেন্সের চলাচল"
 ],
 "wallet.profit.deposits": [
  "ডিপোজিট"
 ],
 "wallet.profit.withdrawals": [
  "উত্তোলন"
 ],
 "wallet.profit.bonuses": [
  "বোনাস"
 ],
 "wallet.profit.rebates": [
  "রিবেট"
 ],
 "wallet.profit.result": [
  "খেলা, বোনাস ও রিবেট মিলিয়ে"
 ],
 "wallet.profit.empty": [
  "এই দিনগুলোতে কোনো হিসাব নেই"
 ],
 "wallet.profit.empty_text": [
  "খেললে বা ডিপোজিট করলে প্রতিটি দিনের হিসাব এখানে দেখা যাবে।"
 ],
 "wallet.profit.error": [
  "লাভ-ক্ষতি লোড করা যায়নি।"
 ],
 "wallet.account_record.cause_settlement": [
  "কমিশন ও বেতন"
 ],
 "wallet.account_record.cause_rebate": [
  "রিবেট"
 ]
};
