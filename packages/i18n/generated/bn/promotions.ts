// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "প্রোমোশন"
 ],
 "promotions.detail": [
  "প্রোমোশনের বিস্তারিত"
 ],
 "promotions.empty": [
  "এখন কোনো প্রোমোশন নেই"
 ],
 "promotions.empty_text": [
  "নতুন প্রোমোশন এখানে দেখা যাবে।"
 ],
 "promotions.error": [
  "প্রোমোশন লোড করা যায়নি।"
 ],
 "promotions.not_found": [
  "এই প্রোমোশনটি চলছে না।"
 ],
 "promotions.long_term": [
  "দীর্ঘমেয়াদি"
 ],
 "promotions.period": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "promotions.ends": [
  "শেষ ",
  [
   "date"
  ]
 ],
 "promotions.see": [
  "প্রোমোশন দেখুন"
 ],
 "promotions.see_all": [
  "সব প্রোমোশন"
 ],
 "promotions.status.join": [
  "যোগ দিন"
 ],
 "promotions.status.claim": [
  "নিয়ে নিন"
 ],
 "promotions.status.applying": [
  "আবেদন প্রক্রিয়াধীন"
 ],
 "promotions.status.close": [
  "বন্ধ"
 ],
 "promotions.status.rejected": [
  "প্রত্যাখ্যাত"
 ],
 "promotions.status.issued": [
  "দেওয়া হয়েছে"
 ],
 "promotions.status.claimed": [
  "পেয়েছেন"
 ],
 "promotions.status.process": [
  "চলছে"
 ],
 "promotions.status.signed": [
  "যোগ দিয়েছেন"
 ],
 "promotions.bonus": [
  "বোনাস"
 ],
 "promotions.title.applyReward": [
  "রিওয়ার্ডের আবেদন"
 ],
 "promotions.apply.remarks_over": [
  [
   "count",
   "number"
  ],
  " অক্ষর বেশি। সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর।"
 ],
 "promotions.apply.images_full": [
  "ছবি যোগ করুন, ",
  [
   "count",
   "number"
  ],
  "টি হয়ে গেছে"
 ],
 "promotions.apply.uploading": [
  [
   "file"
  ],
  " পাঠানো হচ্ছে"
 ],
 "promotions.apply.again": [
  [
   "file"
  ],
  " আবার পাঠান"
 ],
 "promotions.apply.tap_again": [
  "আবার পাঠাতে ছবিতে চাপুন।"
 ],
 "promotions.apply.faults": [
  [
   "count",
   "number"
  ],
  "টি বিষয় ঠিক করুন"
 ],
 "promotions.apply.remarks_missing": [
  "এখানে কিছু লিখুন।"
 ],
 "promotions.apply.image_missing": [
  "অন্তত একটি ছবি দিন।"
 ],
 "promotions.apply.choose_again": [
  [
   "count",
   "number"
  ],
  "টি ছবি আবার বাছুন। পাতা আবার খুললে বাছা ছবি থাকে না।"
 ],
 "promotions.apply.kept": [
  "বাকি যা দিয়েছেন সব রাখা আছে।"
 ],
 "promotions.apply.privacy": [
  "ছবির স্থান ও সময়ের তথ্য মুছে রাখা হয়। শুধু আপনি ও যাচাইকারী দেখেন।"
 ],
 "promotions.apply.not_taken": [
  "আবেদনটি গ্রহণ করা হয়নি। যা লিখেছেন রাখা আছে, আবার পাঠান।"
 ],
 "promotions.applications.filter": [
  "কোন আবেদনগুলো দেখাবে"
 ],
 "promotions.applications.all": [
  "সব"
 ],
 "promotions.applications.open": [
  "চলছে"
 ],
 "promotions.applications.closed": [
  "শেষ"
 ],
 "promotions.applications.error": [
  "আপনার আবেদনগুলো আনা যায়নি।"
 ],
 "promotions.applications.empty": [
  "এখানে কোনো আবেদন নেই"
 ],
 "promotions.applications.empty_text": [
  "কোনো প্রোমোশনে আবেদন করলে তার অবস্থা এখানে দেখা যাবে।"
 ],
 "promotions.applications.older": [
  "আরও পুরোনো"
 ],
 "promotions.applications.gone": [
  "প্রোমোশনটি আর নেই"
 ],
 "promotions.applications.applied": [
  "আবেদন ",
  [
   "date"
  ]
 ],
 "promotions.applications.sent": [
  [
   "count",
   "plural",
   {
    "0": [
     "পাঠিয়েছেন"
    ],
    "other": [
     "পাঠিয়েছেন, ",
     "#",
     "টি ছবিসহ"
    ]
   }
  ]
 ],
 "promotions.applications.reviewing": [
  "যাচাইকারী দেখছেন"
 ],
 "promotions.applications.decision": [
  "সিদ্ধান্ত"
 ],
 "promotions.applications.refused": [
  "প্রত্যাখ্যান"
 ],
 "promotions.applications.given": [
  "রিওয়ার্ড দেওয়া হয়েছে"
 ],
 "promotions.applications.reason": [
  "কারণ: ",
  [
   "reason"
  ]
 ],
 "promotions.applications.again": [
  "আবার আবেদন করুন"
 ],
 "promotions.applications.state.applying": [
  "জমা হয়েছে"
 ],
 "promotions.applications.state.process": [
  "দেখা হচ্ছে"
 ],
 "promotions.applications.state.rejected": [
  "প্রত্যাখ্যাত"
 ],
 "promotions.applications.state.issued": [
  "দেওয়া হয়েছে"
 ],
 "promotions.apply.action": [
  "রিওয়ার্ডের আবেদন করুন"
 ],
 "promotions.apply.remarks": [
  "মন্তব্য"
 ],
 "promotions.apply.remarks_hint": [
  "সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর"
 ],
 "promotions.apply.counter": [
  [
   "count",
   "number"
  ],
  " / ",
  [
   "maxLength",
   "number"
  ]
 ],
 "promotions.apply.images": [
  "ছবি"
 ],
 "promotions.apply.images_hint": [
  "সর্বোচ্চ ",
  [
   "count",
   "number"
  ],
  "টি, JPG বা PNG"
 ],
 "promotions.apply.add_image": [
  "ছবি যোগ করুন"
 ],
 "promotions.apply.remove_image": [
  [
   "file"
  ],
  " সরান"
 ],
 "promotions.apply.cancel": [
  "ফর্ম মুছুন"
 ],
 "promotions.apply.submit": [
  "আবেদন পাঠান"
 ],
 "promotions.apply.sending": [
  "পাঠানো হচ্ছে…"
 ],
 "promotions.apply.done": [
  "আপনার আবেদন পাঠানো হয়েছে।"
 ],
 "promotions.activity_image_type": [
  "ছবির ধরন ঠিক নয়। JPG, JPEG বা PNG বাছুন।"
 ],
 "promotions.activity_apply_remark_limit3": [
  "ছবিটি বেশি বড়। সর্বোচ্চ ৫ MB হতে পারে।"
 ],
 "promotions.activity_apply_remark_limit4": [
  "ছবি বেশি হয়ে গেছে। সর্বোচ্চ ৩টি যোগ করা যায়।"
 ],
 "promotions.image_failed": [
  "ছবিটি পড়া যায়নি। অন্য একটি বাছুন।"
 ],
 "promotions.from": [
  [
   "date"
  ],
  " থেকে"
 ],
 "promotions.title.activity": [
  "প্রোমোশন"
 ],
 "promotions.title.activityDetail": [
  "প্রোমোশনের বিস্তারিত"
 ],
 "promotions.group.yours": [
  "এখন নিতে পারেন"
 ],
 "promotions.group.running": [
  "চলছে"
 ],
 "promotions.group.ended": [
  "শেষ হয়েছে"
 ],
 "promotions.my_applications": [
  "আমার আবেদন"
 ],
 "promotions.kind.label": [
  "প্রোমোশনের ধরন"
 ],
 "promotions.kind.all": [
  "সব"
 ],
 "promotions.kind.credits": [
  "ক্রেডিট"
 ],
 "promotions.kind.cashback": [
  "ক্যাশব্যাক"
 ],
 "promotions.kind.deposit": [
  "ডিপোজিট"
 ],
 "promotions.kind.sports": [
  "স্পোর্টস"
 ],
 "promotions.kind.vip": [
  "VIP"
 ],
 "promotions.kind.referral": [
  "রেফার"
 ],
 "promotions.kind.taking_part": [
  "অংশ নিন"
 ],
 "promotions.act.join": [
  "যোগ দিন"
 ],
 "promotions.act.apply": [
  "আবেদন করুন"
 ],
 "promotions.act.deposit": [
  "ডিপোজিট করুন"
 ],
 "promotions.act.play": [
  "গেম দেখুন"
 ],
 "promotions.act.claim": [
  "বোনাস নিন"
 ],
 "promotions.act.see_application": [
  "আবেদন দেখুন"
 ],
 "promotions.act.log_in": [
  "লগইন করে অংশ নিন"
 ],
 "promotions.joined": [
  "আপনি যোগ দিয়েছেন।"
 ],
 "promotions.terms.who": [
  "কারা পাবেন"
 ],
 "promotions.terms.what": [
  "কী পাবেন"
 ],
 "promotions.terms.when": [
  "কখন"
 ],
 "promotions.terms.how": [
  "কী করবেন"
 ],
 "promotions.terms.wagering": [
  "বেটের শর্ত"
 ],
 "promotions.terms.excluded": [
  "যা বাদ"
 ],
 "promotions.terms.full": [
  "পুরো শর্ত"
 ],
 "promotions.example.title": [
  "একটি উদাহরণ"
 ],
 "promotions.example.balance": [
  "এখনকার ব্যালেন্স"
 ],
 "promotions.example.net_loss": [
  "নিট ক্ষতি"
 ],
 "promotions.example.deposit": [
  "ডিপোজিট"
 ],
 "promotions.example.step": [
  "ধাপ: ",
  [
   "from"
  ],
  " থেকে, ",
  [
   "to"
  ],
  "-এর কম"
 ],
 "promotions.example.step_from": [
  "ধাপ: ",
  [
   "from"
  ],
  " থেকে"
 ],
 "promotions.example.reward": [
  "পাবেন"
 ],
 "promotions.example.wager": [
  "নগদ হতে বেট"
 ],
 "promotions.example.still_lost": [
  "ফেরত ক্ষতি পুষিয়ে দেয় না: এই উদাহরণে ক্ষতি থাকে ",
  [
   "amount"
  ],
  "।"
 ],
 "promotions.example.after": [
  "এই উদাহরণে ব্যালেন্স হয় ",
  [
   "amount"
  ],
  "।"
 ],
 "promotions.bonuses.tabs": [
  "রিওয়ার্ড ও আবেদন"
 ],
 "promotions.bonuses.tab": [
  "রিওয়ার্ড"
 ],
 "promotions.bonuses.tab_applications": [
  "আবেদন ",
  [
   "count",
   "number"
  ]
 ],
 "promotions.bonuses.error": [
  "আপনার বোনাসগুলো আনা যায়নি।"
 ],
 "promotions.bonuses.empty": [
  "এখন কোনো বোনাস নেই"
 ],
 "promotions.bonuses.empty_text": [
  "আপনাকে কোনো বোনাস দেওয়া হলে তা এখানে দেখা যাবে।"
 ],
 "promotions.bonuses.active": [
  "চলমান"
 ],
 "promotions.bonuses.offered": [
  "চাইলে নিতে পারেন"
 ],
 "promotions.bonuses.past": [
  "শেষ হয়েছে"
 ],
 "promotions.bonuses.until": [
  "মেয়াদ ",
  [
   "date"
  ],
  " পর্যন্ত"
 ],
 "promotions.bonuses.ring": [
  "টার্নওভারের ",
  [
   "percent"
  ],
  " হয়েছে"
 ],
 "promotions.bonuses.played": [
  "টার্নওভার হয়েছে"
 ],
 "promotions.bonuses.of": [
  [
   "done"
  ],
  " / ",
  [
   "all"
  ]
 ],
 "promotions.bonuses.left": [
  "বাকি, তারপর বোনাস নগদ হবে"
 ],
 "promotions.bonuses.balance": [
  "বোনাসের যা বাকি আছে"
 ],
 "promotions.bonuses.counted": [
  "কোন খেলা কত গোনা হয়েছে"
 ],
 "promotions.bonuses.from": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ],
  ", ",
  [
   "amount"
  ],
  " থেকে"
 ],
 "promotions.bonuses.rate": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ]
 ],
 "promotions.bonuses.not_counted": [
  "গোনা হয় না: ",
  [
   "kinds"
  ],
  "।"
 ],
 "promotions.bonuses.give_up": [
  "বোনাস ছেড়ে দিন, নগদ অক্ষত থাকবে"
 ],
 "promotions.bonuses.give_up_title": [
  "বোনাসটি ছেড়ে দেবেন?"
 ],
 "promotions.bonuses.give_up_text": [
  "বোনাসের ",
  [
   "amount"
  ],
  " মুছে যাবে, শর্তও আর থাকবে না। আপনার নগদ যেমন আছে তেমনই থাকবে। এটি আর ফেরানো যাবে না।"
 ],
 "promotions.bonuses.give_up_go": [
  "ছেড়ে দিন"
 ],
 "promotions.bonuses.gave_up": [
  "বোনাসটি ছেড়ে দেওয়া হয়েছে।"
 ],
 "promotions.bonuses.see": [
  "শর্ত দেখুন ও নিন"
 ],
 "promotions.bonuses.take": [
  "বোনাস নিন"
 ],
 "promotions.bonuses.taken": [
  "বোনাস আপনার ওয়ালেটে যোগ হয়েছে।"
 ],
 "promotions.bonuses.amount": [
  "পরিমাণ"
 ],
 "promotions.bonuses.wager": [
  "টার্নওভার"
 ],
 "promotions.bonuses.no_wager": [
  "নেই"
 ],
 "promotions.bonuses.life": [
  "সময়"
 ],
 "promotions.bonuses.days": [
  [
   "count",
   "number"
  ],
  " দিন"
 ],
 "promotions.bonuses.terms_text": [
  "বেটে আগে নগদ যায়, তারপর বোনাস। রাউন্ড শেষ হলে বেট গোনা হয়। সময় শেষে বোনাসের যা বাকি থাকে তা মুছে যায়; আপনার নগদ থাকে।"
 ],
 "promotions.bonuses.state.met": [
  "টার্নওভার পূর্ণ, ",
  [
   "date"
  ]
 ],
 "promotions.bonuses.state.expired": [
  "মেয়াদ শেষ ",
  [
   "date"
  ],
  ", ",
  [
   "percent"
  ],
  " হয়েছিল"
 ],
 "promotions.bonuses.state.forfeited": [
  "ছেড়ে দিয়েছেন ",
  [
   "date"
  ]
 ],
 "promotions.rebate.error": [
  "আপনার রিবেট আনা যায়নি।"
 ],
 "promotions.rebate.claimable": [
  "নেওয়া যাবে"
 ],
 "promotions.rebate.nothing": [
  "এখন নেওয়ার মতো রিবেট নেই"
 ],
 "promotions.rebate.bets": [
  [
   "period"
  ],
  " তারিখের বৈধ বেট ",
  [
   "amount"
  ],
  ", রিবেট আছে ",
  [
   "covered"
  ],
  "-এ"
 ],
 "promotions.rebate.kinds": [
  "গেমের ধরন"
 ],
 "promotions.rebate.line": [
  [
   "bets"
  ],
  " × ",
  [
   "rate"
  ]
 ],
 "promotions.rebate.take": [
  "নিন"
 ],
 "promotions.rebate.take_kind": [
  [
   "kind"
  ],
  "-এর রিবেট নিন"
 ],
 "promotions.rebate.take_all": [
  "সব নিন, ",
  [
   "amount"
  ]
 ],
 "promotions.rebate.total": [
  "মোট"
 ],
 "promotions.rebate.claimed": [
  [
   "amount"
  ],
  " আপনার ওয়ালেটে যোগ হয়েছে।"
 ],
 "promotions.rebate.history": [
  "আগের রিবেট"
 ],
 "promotions.rebate.of_bets": [
  [
   "period"
  ],
  " তারিখের বেট"
 ],
 "promotions.rebate.how": [
  "প্রতিদিন রাত ১২টার পরে আগের দিনের রিবেট আসে, ",
  [
   "days",
   "number"
  ],
  " দিন থাকে।"
 ],
 "promotions.rebate.not_covered": [
  "এগুলোতে রিবেট নেই: ",
  [
   "kinds"
  ],
  "।"
 ]
};
