// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "agent.title": [
  "এজেন্সি কেন্দ্র"
 ],
 "agent.overview": [
  "সারাংশ"
 ],
 "agent.team": [
  "দল"
 ],
 "agent.rebate": [
  "রিবেট"
 ],
 "agent.contracts": [
  "চুক্তি"
 ],
 "agent.links": [
  "ইনভাইট"
 ],
 "agent.tabs": [
  "এজেন্সি কেন্দ্রের অংশ"
 ],
 "agent.period": [
  "সময়কাল"
 ],
 "agent.period.today": [
  "আজ"
 ],
 "agent.period.days_7": [
  "গত ৭ দিন"
 ],
 "agent.period.month": [
  "এই মাস"
 ],
 "agent.period.last_month": [
  "গত মাস"
 ],
 "agent.tabs.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি চুক্তি অপেক্ষায়"
    ],
    "other": [
     "#",
     "টি চুক্তি অপেক্ষায়"
    ]
   }
  ]
 ],
 "agent.refused": [
  "এই অংশটি এজেন্টদের জন্য"
 ],
 "agent.refused_text": [
  "আপনার অ্যাকাউন্ট খেলোয়াড়ের। বন্ধুকে আমন্ত্রণ জানাতে এজেন্ট হতে হয় না।"
 ],
 "agent.refused_invite": [
  "বন্ধুকে আমন্ত্রণ"
 ],
 "agent.refused_back": [
  "সদস্য কেন্দ্রে ফিরুন"
 ],
 "agent.error": [
  "এজেন্সি কেন্দ্র লোড করা যায়নি"
 ],
 "agent.waiting.text": [
  "প্রস্তাব এসেছে ",
  [
   "at"
  ]
 ],
 "agent.waiting.view": [
  "দেখুন"
 ],
 "agent.contract.salary": [
  "দৈনিক বেতন চুক্তি"
 ],
 "agent.contract.dividend": [
  "ডিভিডেন্ড চুক্তি"
 ],
 "agent.contract.hourly": [
  "ঘণ্টাভিত্তিক বেতন চুক্তি"
 ],
 "agent.contract.prompt": [
  "একটি নতুন চুক্তির প্রস্তাব এসেছে। শর্ত দেখে গ্রহণ বা প্রত্যাখ্যান করুন।"
 ],
 "agent.contract.later": [
  "পরে"
 ],
 "agent.contract.view": [
  "চুক্তি দেখুন"
 ],
 "agent.contract.none": [
  "এই ধরনের কোনো চুক্তি নেই"
 ],
 "agent.contract.none_text": [
  "কোনো এজেন্ট প্রস্তাব দিলে তার শর্ত এখানে দেখতে পাবেন।"
 ],
 "agent.contract.refused_type": [
  "এই অ্যাকাউন্টের জন্য চুক্তির ব্যবস্থা নেই।"
 ],
 "agent.contract.error": [
  "চুক্তিটি লোড করা যায়নি"
 ],
 "agent.contract.offered_by": [
  "প্রস্তাব করেছেন"
 ],
 "agent.contract.offered_at": [
  "প্রস্তাবের সময়"
 ],
 "agent.contract.answered_at": [
  "উত্তরের সময়"
 ],
 "agent.contract.state_offered": [
  "অপেক্ষায়"
 ],
 "agent.contract.state_accepted": [
  "গৃহীত"
 ],
 "agent.contract.state_refused": [
  "প্রত্যাখ্যাত"
 ],
 "agent.contract.state_ended": [
  "সমাপ্ত"
 ],
 "agent.contract.state": [
  "অবস্থা"
 ],
 "agent.contract.text": [
  "চুক্তির ভাষ্য"
 ],
 "agent.contract.terms": [
  "এক নজরে শর্ত"
 ],
 "agent.contract.history": [
  "ইতিহাস"
 ],
 "agent.contract.mark": [
  "লেখার চিহ্ন"
 ],
 "agent.contract.mark_text": [
  "এই চিহ্নটি ঠিক এই লেখারই, আর এটি আপনার উত্তরের সঙ্গে সংরক্ষিত থাকে।"
 ],
 "agent.contract.accept": [
  "গ্রহণ করুন"
 ],
 "agent.contract.refuse": [
  "প্রত্যাখ্যান করুন"
 ],
 "agent.contract.accept_question": [
  "চুক্তিটি গ্রহণ করবেন?"
 ],
 "agent.contract.accept_text": [
  "আপনার উত্তর তার সময়, আপনার ব্রাউজার ও লেখার চিহ্নসহ সংরক্ষিত হবে। এই ধরনের কোনো চুক্তি এখন চালু থাকলে সেটি শেষ হয়ে যাবে।"
 ],
 "agent.contract.refuse_question": [
  "চুক্তিটি প্রত্যাখ্যান করবেন?"
 ],
 "agent.contract.refuse_text": [
  "আপনার উত্তর তার সময়, আপনার ব্রাউজার ও লেখার চিহ্নসহ সংরক্ষিত হবে। পরে মত বদলালে নতুন প্রস্তাব লাগবে।"
 ],
 "agent.contract.accepted": [
  "চুক্তিটি গ্রহণ করা হয়েছে।"
 ],
 "agent.contract.refused": [
  "চুক্তিটি প্রত্যাখ্যান করা হয়েছে।"
 ],
 "agent.terms.base": [
  "হিসাবের ভিত্তি"
 ],
 "agent.terms.base_valid_bets": [
  "দলের বৈধ বেট"
 ],
 "agent.terms.base_deposits": [
  "দলের ডিপোজিট"
 ],
 "agent.terms.base_net_result": [
  "দলের বেট থেকে জয় বাদ দিয়ে"
 ],
 "agent.terms.period": [
  "সময়কাল"
 ],
 "agent.terms.period_hour": [
  "প্রতি ঘণ্টা"
 ],
 "agent.terms.period_day": [
  "প্রতিদিন"
 ],
 "agent.terms.period_week": [
  "প্রতি সপ্তাহ"
 ],
 "agent.terms.period_month": [
  "প্রতি মাস"
 ],
 "agent.terms.deductions": [
  "আগে যা বাদ যায়"
 ],
 "agent.terms.less_nothing": [
  "কিছুই না"
 ],
 "agent.terms.less_bonus": [
  "বোনাস"
 ],
 "agent.terms.less_rebate": [
  "রিবেট"
 ],
 "agent.terms.less_payment_fee": [
  "পেমেন্ট ফি"
 ],
 "agent.terms.less_vendor_fee": [
  "প্রোভাইডার ফি"
 ],
 "agent.terms.active": [
  "প্রয়োজনীয় সক্রিয় সদস্য"
 ],
 "agent.terms.carry_over": [
  "ঘাটতি"
 ],
 "agent.terms.carries_loss": [
  "পরের সময়কালে যোগ হয়"
 ],
 "agent.terms.carries_nothing": [
  "পরে যোগ হয় না"
 ],
 "agent.terms.valid_from": [
  "কার্যকর হওয়ার তারিখ"
 ],
 "agent.terms.from": [
  "যত থেকে"
 ],
 "agent.terms.paid": [
  "আপনি পাবেন"
 ],
 "agent.text.offer_salary": [
  "এজেন্ট ",
  [
   "agent"
  ],
  " সদস্য ",
  [
   "member"
  ],
  "-কে একটি দৈনিক বেতন চুক্তির প্রস্তাব দিচ্ছেন।"
 ],
 "agent.text.offer_dividend": [
  "এজেন্ট ",
  [
   "agent"
  ],
  " সদস্য ",
  [
   "member"
  ],
  "-কে একটি ডিভিডেন্ড চুক্তির প্রস্তাব দিচ্ছেন।"
 ],
 "agent.text.offer_hourly": [
  "এজেন্ট ",
  [
   "agent"
  ],
  " সদস্য ",
  [
   "member"
  ],
  "-কে একটি ঘণ্টাভিত্তিক বেতন চুক্তির প্রস্তাব দিচ্ছেন।"
 ],
 "agent.text.base_valid_bets": [
  "হিসাবের ভিত্তি হলো সদস্যের পুরো দলের বৈধ বেটের যোগফল।"
 ],
 "agent.text.base_deposits": [
  "হিসাবের ভিত্তি হলো সদস্যের পুরো দলের ডিপোজিটের যোগফল।"
 ],
 "agent.text.base_net_result": [
  "হিসাবের ভিত্তি হলো সদস্যের পুরো দলের বেটের যোগফল থেকে দলকে দেওয়া জয়ের টাকা বাদ দিয়ে যা থাকে।"
 ],
 "agent.text.period_hour": [
  "প্রতিটি পূর্ণ ঘণ্টার জন্য একবার হিসাব করে পরিশোধ করা হয়।"
 ],
 "agent.text.period_day": [
  "প্রতিদিনের জন্য একবার হিসাব করে পরিশোধ করা হয়।"
 ],
 "agent.text.period_week": [
  "প্রতি সপ্তাহের জন্য একবার হিসাব করে পরিশোধ করা হয়।"
 ],
 "agent.text.period_month": [
  "প্রতি পঞ্জিকা মাসের জন্য একবার হিসাব করে পরিশোধ করা হয়।"
 ],
 "agent.text.less_nothing": [
  "ভিত্তি থেকে কিছু বাদ যায় না।"
 ],
 "agent.text.less_bonus": [
  "দলকে দেওয়া বোনাস আগে ভিত্তি থেকে বাদ যায়।"
 ],
 "agent.text.less_rebate": [
  "দলকে দেওয়া রিবেট আগে ভিত্তি থেকে বাদ যায়।"
 ],
 "agent.text.less_payment_fee": [
  "দলের লেনদেনের পেমেন্ট ফি আগে ভিত্তি থেকে বাদ যায়।"
 ],
 "agent.text.less_vendor_fee": [
  "গেম প্রোভাইডারদের ফি আগে ভিত্তি থেকে বাদ যায়।"
 ],
 "agent.text.tier_rate": [
  "ভিত্তি ",
  [
   "from"
  ],
  " বা তার বেশি হলে ভিত্তির ",
  [
   "rate"
  ],
  " দেওয়া হয়।"
 ],
 "agent.text.tier_amount": [
  "ভিত্তি ",
  [
   "from"
  ],
  " বা তার বেশি হলে ",
  [
   "amount"
  ],
  " দেওয়া হয়।"
 ],
 "agent.text.highest_tier": [
  "এই ধাপগুলোর মধ্যে পৌঁছানো সবচেয়ে উঁচু ধাপটিই গণ্য হয়, আর তা পুরো ভিত্তির ওপর খাটে।"
 ],
 "agent.text.active": [
  "ওই সময়কালে দলের অন্তত ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " জন সদস্য"
    ],
    "other": [
     "#",
     " জন সদস্য"
    ]
   }
  ],
  " বেট করলে তবেই এটি দেওয়া হয়।"
 ],
 "agent.text.carries_loss": [
  "ভিত্তি শূন্যের নিচে গেলে কিছু দেওয়া হয় না এবং ঘাটতিটি পরের সময়কালের ভিত্তি থেকে বাদ যায়।"
 ],
 "agent.text.carries_nothing": [
  "ভিত্তি শূন্যের নিচে গেলে কিছু দেওয়া হয় না এবং পরের সময়কালে কিছু টানা হয় না।"
 ],
 "agent.text.valid_from": [
  "গ্রহণ করা হলে চুক্তিটি ",
  [
   "date"
  ],
  " থেকে কার্যকর হয় এবং শেষ করা বা একই ধরনের নতুন চুক্তি গ্রহণ করা পর্যন্ত চলে।"
 ],
 "agent.rates.own": [
  "আপনার নিজের হার"
 ],
 "agent.rates.from": [
  [
   "agent"
  ],
  " থেকে · ",
  [
   "date"
  ]
 ],
 "agent.rates.none": [
  "আপনার এখনও কোনো হার নেই।"
 ],
 "agent.rates.given": [
  "দেওয়া হার"
 ],
 "agent.rates.agents": [
  "এজেন্ট"
 ],
 "agent.rates.players": [
  "খেলোয়াড়"
 ],
 "agent.rates.no_agents": [
  "আপনার সরাসরি দলে এখনও কোনো এজেন্ট নেই"
 ],
 "agent.rates.no_players": [
  "আপনার সরাসরি দলে এখনও কোনো খেলোয়াড় নেই"
 ],
 "agent.rates.further": [
  "আরও দেখুন"
 ],
 "agent.rates.note": [
  "হার বদলালে পরের দিন রাত ১২টা থেকে খাটে। বন্ধ হওয়া সময়ের হিসাব বদলায় না।"
 ],
 "agent.rates.table": [
  "নিচের সংখ্যা আপনার থাকে"
 ],
 "agent.rates.line": [
  "লাইন"
 ],
 "agent.rates.next": [
  [
   "date"
  ],
  " থেকে বদলাবে"
 ],
 "agent.rates.title": [
  "হার বদলান"
 ],
 "agent.rates.whole_bar": [
  "পুরো দাগ = আপনার হার"
 ],
 "agent.rates.stays": [
  "আপনার থাকবে ",
  [
   "rate"
  ]
 ],
 "agent.rates.too_high": [
  "আপনার হার ",
  [
   "rate"
  ],
  ", এর বেশি দেওয়া যায় না"
 ],
 "agent.rates.less": [
  "হার কমান: ",
  [
   "type"
  ]
 ],
 "agent.rates.more": [
  "হার বাড়ান: ",
  [
   "type"
  ]
 ],
 "agent.rates.give": [
  "কাল থেকে চালু করুন"
 ],
 "agent.rates.saved": [
  "নতুন হার কাল থেকে খাটবে।"
 ],
 "agent.rates.history": [
  "আগের ও আসন্ন হার"
 ],
 "agent.statement.title": [
  "রিবেট বিবরণী"
 ],
 "agent.statement.caption": [
  "লাইন অনুযায়ী, যোগফলসহ"
 ],
 "agent.statement.month": [
  "মাস"
 ],
 "agent.statement.commission": [
  "আপনার কমিশন"
 ],
 "agent.statement.running": [
  "চলমান"
 ],
 "agent.statement.closed": [
  "বন্ধ"
 ],
 "agent.statement.paid": [
  "পেয়েছেন"
 ],
 "agent.statement.open": [
  "এখনও বাকি"
 ],
 "agent.statement.due": [
  "বাকি"
 ],
 "agent.statement.empty": [
  "এই মাসে কোনো কমিশন নেই"
 ],
 "agent.statement.empty_text": [
  "আপনার দলের বৈধ বেট আর আপনার হার থেকে কমিশন আসে।"
 ],
 "agent.statement.types": [
  "ধরন অনুযায়ী"
 ],
 "agent.statement.type": [
  "ধরন"
 ],
 "agent.statement.bets": [
  "বৈধ বেট"
 ],
 "agent.statement.earned": [
  "কমিশন"
 ],
 "agent.statement.total": [
  "মোট"
 ],
 "agent.statement.lines": [
  "লাইন অনুযায়ী"
 ],
 "agent.statement.reckoning": [
  "দিন ধরে: বেট × (আপনার হার − দেওয়া হার)"
 ],
 "agent.statement.line": [
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
  ],
  " · বৈধ বেট ",
  [
   "bets"
  ]
 ],
 "agent.statement.line_moved": [
  "সরানো লাইন"
 ],
 "agent.statement.line_players": [
  "নিজের খেলোয়াড়"
 ],
 "agent.statement.line_self": [
  "আপনার নিজের বেট"
 ],
 "agent.statement.lines_sum": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " লাইন মিলে"
    ],
    "other": [
     "#",
     " লাইন মিলে"
    ]
   }
  ]
 ],
 "agent.statement.sums_meet": [
  "ধরন অনুযায়ী যোগফলও একই।"
 ],
 "agent.statement.sums_differ": [
  "ধরন অনুযায়ী যোগফল ",
  [
   "amount"
  ],
  "।"
 ],
 "agent.statement.left_out_rule": [
  "বন্ধ বা স্ব-বর্জিত সদস্যের বেট গোনা হয় না। প্রতিটি অঙ্ক রসিদে খোলে।"
 ],
 "agent.statement.left_out": [
  "গোনা হয়নি: বন্ধ ও স্ব-বর্জিত সদস্যের ",
  [
   "amount"
  ],
  "।"
 ],
 "agent.statement.days": [
  "দিন ও রসিদ"
 ],
 "agent.deals.received": [
  "আপনার চুক্তি"
 ],
 "agent.deals.made": [
  "আপনার দেওয়া প্রস্তাব"
 ],
 "agent.deals.none_received": [
  "আপনি এখনও কোনো চুক্তির প্রস্তাব পাননি"
 ],
 "agent.deals.none_made": [
  "আপনি এখনও কোনো প্রস্তাব দেননি"
 ],
 "agent.deals.settled": [
  "হিসাব: ",
  [
   "kind"
  ]
 ],
 "agent.deals.kinds": [
  "চুক্তির ধরন"
 ],
 "agent.deals.all": [
  "সব"
 ],
 "agent.deals.kind_salary": [
  "দৈনিক"
 ],
 "agent.deals.kind_dividend": [
  "ডিভিডেন্ড"
 ],
 "agent.deals.kind_hourly": [
  "ঘণ্টা"
 ],
 "agent.deals.by": [
  [
   "account"
  ],
  " থেকে"
 ],
 "agent.deals.to": [
  [
   "account"
  ],
  "-কে"
 ],
 "agent.deals.pays_hour": [
  "ঘণ্টায় ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_day": [
  "দিনে ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_week": [
  "সপ্তাহে ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_month": [
  "মাসে ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_range_hour": [
  "ঘণ্টায় ",
  [
   "least"
  ],
  " থেকে ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_day": [
  "দিনে ",
  [
   "least"
  ],
  " থেকে ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_week": [
  "সপ্তাহে ",
  [
   "least"
  ],
  " থেকে ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_month": [
  "মাসে ",
  [
   "least"
  ],
  " থেকে ",
  [
   "most"
  ]
 ],
 "agent.settlement.title": [
  "সময়ের হিসাব"
 ],
 "agent.settlement.list_title": [
  "চুক্তির হিসাব"
 ],
 "agent.settlement.periods": [
  "হিসাব হওয়া সময়, নতুনটি আগে"
 ],
 "agent.settlement.empty": [
  "এখনও কোনো হিসাব হয়নি"
 ],
 "agent.settlement.state_due": [
  "দেওয়া বাকি"
 ],
 "agent.settlement.state_held": [
  "যাচাই চলছে"
 ],
 "agent.settlement.state_paid": [
  "দেওয়া হয়েছে"
 ],
 "agent.settlement.state_nothing": [
  "দেওয়ার কিছু নেই"
 ],
 "agent.settlement.receipt": [
  "রসিদ"
 ],
 "agent.settlement.frozen": [
  "স্থির করা তথ্য"
 ],
 "agent.settlement.all_bets": [
  "দলের সব বেট"
 ],
 "agent.settlement.left_out": [
  "বন্ধ ও স্ব-বর্জিত সদস্যের বেট"
 ],
 "agent.settlement.left_out_members": [
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
  ],
  ", গোনা হয় না"
 ],
 "agent.settlement.valid_bets": [
  "বৈধ বেট"
 ],
 "agent.settlement.won": [
  "জয়ের টাকা"
 ],
 "agent.settlement.net": [
  "জয় বাদে বেট"
 ],
 "agent.settlement.deposits": [
  "জমা"
 ],
 "agent.settlement.carried_in": [
  "টেনে আনা ঘাটতি"
 ],
 "agent.settlement.carried_short": [
  "ঘাটতি"
 ],
 "agent.settlement.gross_short": [
  "গোনা"
 ],
 "agent.settlement.base": [
  "ভিত্তি"
 ],
 "agent.settlement.tier": [
  "পৌঁছানো ধাপ"
 ],
 "agent.settlement.tier_from": [
  [
   "amount"
  ],
  " বা তার বেশি"
 ],
 "agent.settlement.no_tier": [
  "কোনোটি নয়"
 ],
 "agent.settlement.active": [
  "সক্রিয় সদস্য"
 ],
 "agent.settlement.active_needed": [
  "দরকার ",
  [
   "count",
   "number"
  ],
  " জন"
 ],
 "agent.settlement.carried_out": [
  "পরের সময়ে টানা হবে"
 ],
 "agent.settlement.yours": [
  "আপনি পাচ্ছেন"
 ],
 "agent.settlement.number": [
  "হিসাবের নম্বর"
 ],
 "agent.settlement.once": [
  "একই হিসাব দুবার চললেও টাকা একবারই জমা হয়।"
 ],
 "agent.simulator.title_hour": [
  "আপনার শেষ ",
  [
   "count",
   "number"
  ],
  " ঘণ্টায়"
 ],
 "agent.simulator.title_day": [
  "আপনার শেষ ",
  [
   "count",
   "number"
  ],
  " দিনে"
 ],
 "agent.simulator.title_week": [
  "আপনার শেষ ",
  [
   "count",
   "number"
  ],
  " সপ্তাহে"
 ],
 "agent.simulator.title_month": [
  "আপনার শেষ ",
  [
   "count",
   "number"
  ],
  " মাসে"
 ],
 "agent.simulator.offer": [
  "এই চুক্তিতে"
 ],
 "agent.simulator.now": [
  "এখন"
 ],
 "agent.simulator.nothing_now": [
  "চুক্তি নেই"
 ],
 "agent.simulator.more": [
  [
   "amount"
  ],
  " বেশি: ",
  [
   "more",
   "number"
  ],
  " বার বেশি, ",
  [
   "less",
   "number"
  ],
  " বার কম।"
 ],
 "agent.simulator.less": [
  [
   "amount"
  ],
  " কম: ",
  [
   "more",
   "number"
  ],
  " বার বেশি, ",
  [
   "less",
   "number"
  ],
  " বার কম।"
 ],
 "agent.simulator.same": [
  "এখনকার সমান: ",
  [
   "more",
   "number"
  ],
  " বার বেশি, ",
  [
   "less",
   "number"
  ],
  " বার কম।"
 ],
 "agent.simulator.past": [
  "আগের দিন আগামী দিনের কথা বলে না।"
 ],
 "agent.simulator.change_less": [
  "১০% কম"
 ],
 "agent.simulator.change_own": [
  "আপনার নিজের"
 ],
 "agent.simulator.change_more": [
  "১০% বেশি"
 ],
 "agent.simulator.table": [
  "টেবিল হিসেবে দেখুন"
 ],
 "agent.simulator.chart": [
  "সময় অনুযায়ী পাওনা"
 ],
 "agent.simulator.base": [
  "ভিত্তি ",
  [
   "amount"
  ]
 ],
 "agent.simulator.period": [
  "সময়"
 ],
 "agent.offer.title": [
  "নতুন প্রস্তাব"
 ],
 "agent.offer.base_valid_bets": [
  "বেট"
 ],
 "agent.offer.base_deposits": [
  "জমা"
 ],
 "agent.offer.base_net_result": [
  "জয় বাদে"
 ],
 "agent.offer.carries": [
  "ঘাটতি পরের সময়ে টানা হয়"
 ],
 "agent.offer.fewer": [
  "কমান"
 ],
 "agent.offer.more": [
  "বাড়ান"
 ],
 "agent.offer.tiers": [
  "ধাপ"
 ],
 "agent.offer.rate": [
  "হার, %"
 ],
 "agent.offer.remove": [
  "ধাপটি সরান"
 ],
 "agent.offer.add": [
  "ধাপ যোগ করুন"
 ],
 "agent.offer.look": [
  "লেখা ও খরচ দেখুন"
 ],
 "agent.offer.send": [
  "প্রস্তাব পাঠান"
 ],
 "agent.offer.sent": [
  "প্রস্তাব পাঠানো হয়েছে।"
 ],
 "agent.offer.mistyped": [
  "কোনো অঙ্ক বা তারিখ বাকি আছে, নয়তো ভুল লেখা হয়েছে।"
 ],
 "agent.offer.past_hour": [
  [
   "account"
  ],
  "-এর শেষ ",
  [
   "count",
   "number"
  ],
  " ঘণ্টায়"
 ],
 "agent.offer.past_day": [
  [
   "account"
  ],
  "-এর শেষ ",
  [
   "count",
   "number"
  ],
  " দিনে"
 ],
 "agent.offer.past_week": [
  [
   "account"
  ],
  "-এর শেষ ",
  [
   "count",
   "number"
  ],
  " সপ্তাহে"
 ],
 "agent.offer.past_month": [
  [
   "account"
  ],
  "-এর শেষ ",
  [
   "count",
   "number"
  ],
  " মাসে"
 ],
 "agent.offer.you_pay": [
  "আপনি নিজের টাকা থেকে ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " বারে"
    ],
    "other": [
     "#",
     " বারে"
    ]
   }
  ],
  " এটি দিতেন।"
 ],
 "agent.offer.site_pays": [
  "সাইট ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " বারে"
    ],
    "other": [
     "#",
     " বারে"
    ]
   }
  ],
  " এটি দিত।"
 ],
 "agent.offer.commission": [
  "একই দিনগুলোতে এই লাইন থেকে আপনার কমিশন ",
  [
   "amount"
  ],
  "।"
 ],
 "agent.offer.text": [
  "যা লেখা হবে"
 ]
};
