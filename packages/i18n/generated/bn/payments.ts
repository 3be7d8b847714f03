// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "payments.play_credits": [
  "অনুশীলন রেল, খেলার ক্রেডিট। এগুলোর কোনো নগদ মূল্য নেই।"
 ],
 "payments.channels": [
  "পেমেন্ট মাধ্যম"
 ],
 "payments.channel.terms": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ],
  " · ",
  [
   "fee"
  ]
 ],
 "payments.channel.closed": [
  "এখন ডিপোজিট নিচ্ছে না"
 ],
 "payments.fee": [
  "মাধ্যমের ফি"
 ],
 "payments.fee.none": [
  "ফি নেই"
 ],
 "payments.fee.zero": [
  "নেই"
 ],
 "payments.fee.is": [
  "ফি ",
  [
   "amount"
  ]
 ],
 "payments.amount": [
  "পরিমাণ"
 ],
 "payments.amount.clear": [
  "পরিমাণ মুছুন"
 ],
 "payments.amount.offered": [
  "তৈরি পরিমাণ"
 ],
 "payments.amount.below": [
  "এই মাধ্যমে কমপক্ষে ",
  [
   "min"
  ],
  " লাগে"
 ],
 "payments.amount.above": [
  "এই মাধ্যমে সর্বোচ্চ ",
  [
   "max"
  ],
  " যায়"
 ],
 "payments.limits": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ]
 ],
 "payments.go": [
  "ডিপোজিটে এগিয়ে যান"
 ],
 "payments.go_amount": [
  [
   "amount"
  ],
  " ডিপোজিটে এগিয়ে যান"
 ],
 "payments.open": [
  "অপেক্ষায় থাকা ডিপোজিট"
 ],
 "payments.open.until": [
  [
   "name"
  ],
  " · ",
  [
   "time"
  ],
  " পর্যন্ত"
 ],
 "payments.none": [
  "এখন কোনো পেমেন্ট মাধ্যম চালু নেই"
 ],
 "payments.none_text": [
  "এই সাইটে এই মুহূর্তে ডিপোজিট নেওয়া হচ্ছে না। পরে আবার দেখুন, অথবা কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।"
 ],
 "payments.error": [
  "পেমেন্ট মাধ্যমগুলো লোড করা যায়নি। কোনো ডিপোজিট শুরু হয়নি।"
 ],
 "payments.support": [
  "সহায়তা নিন"
 ],
 "payments.summary.title": [
  "ডিপোজিটের সারাংশ"
 ],
 "payments.summary.from": [
  [
   "name"
  ],
  " থেকে"
 ],
 "payments.summary.pay": [
  "আপনি দেবেন"
 ],
 "payments.summary.step_open": [
  [
   "name"
  ],
  " নিজের পাতায় খুলবে"
 ],
 "payments.summary.step_confirm": [
  "সেখানে নিশ্চিত করুন"
 ],
 "payments.summary.step_back": [
  "ফিরে এসে এখানেই অবস্থা দেখুন"
 ],
 "payments.summary.confirm": [
  [
   "name"
  ],
  " খুলুন"
 ],
 "payments.summary.opening": [
  [
   "name"
  ],
  " খোলা হচ্ছে"
 ],
 "payments.state.created": [
  "পাতার অপেক্ষায়"
 ],
 "payments.state.pending": [
  "প্রক্রিয়াধীন"
 ],
 "payments.state.credited": [
  "জমা হয়েছে"
 ],
 "payments.state.failed": [
  "ব্যর্থ"
 ],
 "payments.state.cancelled": [
  "বাতিল"
 ],
 "payments.state.expired": [
  "মেয়াদ শেষ"
 ],
 "payments.lead.created": [
  [
   "name"
  ],
  " এখনও উত্তর দেয়নি। আমরা বারবার জিজ্ঞাসা করছি; পাতা ছেড়ে গেলেও ডিপোজিট চলতে থাকবে।"
 ],
 "payments.lead.pending": [
  [
   "name"
  ],
  " নিশ্চিত করলেই জমা হবে। পাতা ছেড়ে গেলেও ডিপোজিট চলতে থাকবে।"
 ],
 "payments.lead.credited": [
  [
   "name"
  ],
  " থেকে মূল ব্যালেন্সে জমা হয়েছে।"
 ],
 "payments.lead.failed": [
  [
   "name"
  ],
  " পেমেন্টটি করতে পারেনি। ব্যালেন্স বদলায়নি।"
 ],
 "payments.lead.cancelled": [
  "পেমেন্টটি বাতিল করা হয়েছে। ব্যালেন্স বদলায়নি।"
 ],
 "payments.lead.expired": [
  "সময়ের মধ্যে ",
  [
   "name"
  ],
  " কিছু জানায়নি। ব্যালেন্স বদলায়নি। পরে নিশ্চিত করলেও একবারই জমা হবে।"
 ],
 "payments.step.created_now": [
  [
   "name"
  ],
  "-এর পাতার অপেক্ষায়"
 ],
 "payments.step.created_then": [
  "তৈরি হয়েছে"
 ],
 "payments.step.pending_now": [
  [
   "name"
  ],
  "-এর উত্তরের অপেক্ষায়"
 ],
 "payments.step.pending_then": [
  [
   "name"
  ],
  "-এর পাতা তৈরি হয়েছে"
 ],
 "payments.step.credited_now": [
  "জমা হয়েছে"
 ],
 "payments.step.credited_then": [
  "ব্যালেন্সে জমা"
 ],
 "payments.step.failed_now": [
  "ব্যর্থ"
 ],
 "payments.step.failed_then": [
  "ব্যর্থ"
 ],
 "payments.step.cancelled_now": [
  "বাতিল"
 ],
 "payments.step.cancelled_then": [
  "বাতিল"
 ],
 "payments.step.expired_now": [
  "মেয়াদ শেষ"
 ],
 "payments.step.expired_then": [
  "মেয়াদ শেষ"
 ],
 "payments.course.state": [
  "অবস্থা"
 ],
 "payments.course.happened": [
  "যা যা হয়েছে"
 ],
 "payments.course.checked_ago": [
  [
   "seconds",
   "plural",
   {
    "one": [
     "#",
     " সেকেন্ড আগে দেখা"
    ],
    "other": [
     "#",
     " সেকেন্ড আগে দেখা"
    ]
   }
  ]
 ],
 "payments.course.checked_at": [
  "শেষ দেখা ",
  [
   "time"
  ]
 ],
 "payments.course.number": [
  "ডিপোজিট নম্বর"
 ],
 "payments.course.channel": [
  "মাধ্যম"
 ],
 "payments.course.ordered": [
  "তৈরির সময়"
 ],
 "payments.course.until": [
  "মেয়াদ"
 ],
 "payments.course.cash_before": [
  "মূল ব্যালেন্স, আগে"
 ],
 "payments.course.cash_after": [
  "মূল ব্যালেন্স, পরে"
 ],
 "payments.course.open_page": [
  [
   "name"
  ],
  " খুলুন"
 ],
 "payments.course.new": [
  "নতুন ডিপোজিট"
 ],
 "payments.course.not_found": [
  "এই নম্বরে আপনার কোনো ডিপোজিট নেই"
 ],
 "payments.course.error": [
  "ডিপোজিটটি লোড করা যায়নি। এটি চলতে থাকে, আপনি দেখুন বা না দেখুন।"
 ],
 "payments.accounts.title": [
  "উত্তোলন অ্যাকাউন্ট"
 ],
 "payments.accounts.error": [
  "উত্তোলন অ্যাকাউন্টগুলো আনা গেল না। কিছুই বদলায়নি।"
 ],
 "payments.accounts.payee": [
  "প্রাপকের নাম, সব অ্যাকাউন্টে এক"
 ],
 "payments.accounts.payee_first": [
  "আগে সিকিউরিটি সেন্টারে প্রাপকের নাম দিন। টাকা শুধু সেই নামের অ্যাকাউন্টে যায়।"
 ],
 "payments.accounts.set_payee": [
  "প্রাপকের নাম দিন"
 ],
 "payments.accounts.payee_needed": [
  "টাকা শুধু আপনার প্রাপকের নামের অ্যাকাউন্টে যায়। নামটি একবারই ঠিক করা যায়।"
 ],
 "payments.accounts.usable": [
  "ব্যবহার করা যায়"
 ],
 "payments.accounts.waiting": [
  "অপেক্ষায়"
 ],
 "payments.accounts.none": [
  "এখনও কোনো উত্তোলন অ্যাকাউন্ট নেই"
 ],
 "payments.accounts.none_text": [
  "উত্তোলনের আগে যে অ্যাকাউন্টে টাকা যাবে সেটি যোগ করুন।"
 ],
 "payments.accounts.added": [
  "যোগ হয়েছে ",
  [
   "day"
  ]
 ],
 "payments.accounts.usable_from": [
  [
   "time"
  ],
  " থেকে চালু হবে"
 ],
 "payments.accounts.wait_text": [
  "নতুন অ্যাকাউন্ট ",
  [
   "hours",
   "number"
  ],
  " ঘণ্টা অপেক্ষায় থাকে, যাতে অন্য কেউ যোগ করলে আপনি থামাতে পারেন।"
 ],
 "payments.accounts.told": [
  "যোগ করা বা সরানোর খবর আপনার সব যাচাই করা ঠিকানায় যায়।"
 ],
 "payments.accounts.practice": [
  "অনুশীলন রেল: এখানে আসল অ্যাকাউন্ট নম্বর রাখা হয় না।"
 ],
 "payments.accounts.add": [
  "অ্যাকাউন্ট যোগ করুন"
 ],
 "payments.accounts.most": [
  "সর্বোচ্চ ",
  [
   "most",
   "number"
  ],
  "টি অ্যাকাউন্ট রাখা যায়। নতুনটির আগে একটি সরান।"
 ],
 "payments.accounts.remove": [
  "সরান"
 ],
 "payments.accounts.remove_named": [
  [
   "name"
  ],
  " ",
  [
   "number"
  ],
  " সরান"
 ],
 "payments.accounts.not_mine": [
  "আমি যোগ করিনি"
 ],
 "payments.accounts.remove_title": [
  "অ্যাকাউন্টটি সরাবেন?"
 ],
 "payments.accounts.remove_text": [
  [
   "name"
  ],
  " ",
  [
   "number"
  ],
  "-এ আর উত্তোলন যাবে না। যে উত্তোলন চলছে তা এতে বদলায় না। পরে আবার যোগ করা যায়।"
 ],
 "payments.accounts.remove_go": [
  "হ্যাঁ, সরান"
 ],
 "payments.accounts.removed": [
  "অ্যাকাউন্টটি সরানো হয়েছে।"
 ],
 "payments.accounts.saved": [
  "অ্যাকাউন্টটি যোগ হয়েছে।"
 ],
 "payments.account.channel": [
  "মাধ্যম"
 ],
 "payments.account.number": [
  "অ্যাকাউন্ট নম্বর"
 ],
 "payments.account.practice_number": [
  "অনুশীলন অ্যাকাউন্ট নম্বর"
 ],
 "payments.account.practice_hint": [
  "দুটি অক্ষর আর আটটি সংখ্যা, যেমন ",
  [
   "example"
  ]
 ],
 "payments.account.number_empty": [
  "অ্যাকাউন্ট নম্বর লিখুন"
 ],
 "payments.account.holder": [
  "অ্যাকাউন্টে যে নাম আছে"
 ],
 "payments.account.holder_is": [
  "নামটি প্রাপকের নাম “",
  [
   "name"
  ],
  "”-এর সমান হতে হবে"
 ],
 "payments.account.again": [
  "আবার পাসওয়ার্ড"
 ],
 "payments.account.again_text": [
  "উত্তোলনের ঠিকানা বদলাতে লাগে"
 ],
 "payments.account.password_empty": [
  "পাসওয়ার্ড লিখুন"
 ],
 "payments.account.usable_at_once": [
  "যোগ করলেই ব্যবহার করা যাবে"
 ],
 "payments.account.usable_after": [
  "যোগের ",
  [
   "hours",
   "number"
  ],
  " ঘণ্টা পরে ব্যবহার করা যাবে"
 ],
 "payments.bonus.add": [
  "বোনাস যোগ করুন"
 ],
 "payments.bonus.none": [
  "ঐচ্ছিক, এখন কোনো বোনাস নেওয়া হয়নি"
 ],
 "payments.bonus.title": [
  "এই ডিপোজিটের সঙ্গে বোনাস"
 ],
 "payments.bonus.without": [
  "বোনাস ছাড়াই"
 ],
 "payments.bonus.without_text": [
  "কোনো শর্ত নেই।"
 ],
 "payments.bonus.gives": [
  [
   "amount"
  ],
  " বোনাস। তা নগদ করতে ",
  [
   "days",
   "number"
  ],
  " দিনের মধ্যে ",
  [
   "wager"
  ],
  " টার্নওভার লাগবে।"
 ],
 "payments.bonus.from": [
  [
   "amount"
  ],
  " বা তার বেশি ডিপোজিটে পাওয়া যায়।"
 ],
 "payments.bonus.counts": [
  "যা গোনা হয়: ",
  [
   "kinds"
  ],
  "।"
 ],
 "payments.bonus.ends": [
  "পেমেন্ট ",
  [
   "date"
  ],
  " এর আগে শেষ হতে হবে।"
 ],
 "payments.bonus.empty": [
  "এই মুহূর্তে ডিপোজিটের সঙ্গে কোনো বোনাস নেই।"
 ],
 "payments.bonus.name": [
  "বোনাস"
 ],
 "payments.bonus.wager": [
  "বোনাসের টার্নওভার"
 ],
 "payments.bonus.done": [
  "ঠিক আছে"
 ],
 "payments.bonus.state.chosen": [
  [
   "amount"
  ],
  ", ডিপোজিটের সঙ্গে আসবে"
 ],
 "payments.bonus.state.granted": [
  [
   "amount"
  ],
  " যোগ হয়েছে"
 ],
 "payments.bonus.state.refused": [
  "যোগ হয়নি"
 ],
 "payments.bonus.on_break": [
  "পেমেন্টের সময় আপনার বিরতি চলছিল।"
 ],
 "payments.bonus.refused": [
  "বোনাসটি যোগ হয়নি, তাই কোনো শর্তও নেই। কারণ: ",
  [
   "reason"
  ]
 ]
};
