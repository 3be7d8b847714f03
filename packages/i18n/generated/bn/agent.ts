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
 ]
};
