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
  "মোট বেট"
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
 "wallet.round.title": [
  "রাউন্ডের বিস্তারিত"
 ],
 "wallet.round.number": [
  "রাউন্ড নম্বর"
 ],
 "wallet.round.copy_failed": [
  "এখানে কপি করা যাচ্ছে না। নম্বরটি নির্বাচন করে কপি করুন।"
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
 "wallet.entry.opening_credits": [
  "শুরুর ক্রেডিট"
 ],
 "wallet.entry.bet": [
  "বেট"
 ],
 "wallet.entry.win": [
  "জয়"
 ],
 "wallet.entry.rollback": [
  "ফেরত দেওয়া বেট"
 ],
 "wallet.entry.deposit": [
  "ডিপোজিট"
 ],
 "wallet.entry.withdrawal": [
  "উত্তোলন"
 ],
 "wallet.entry.bonus": [
  "বোনাস"
 ],
 "wallet.entry.rebate": [
  "রিবেট"
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
 ]
};
