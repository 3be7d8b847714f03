// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "withdrawals.total_of": [
  "মোট ",
  [
   "amount"
  ],
  "-এর মধ্যে"
 ],
 "withdrawals.bonus_text": [
  "টার্নওভার পূরণ হলে তোলা যাবে"
 ],
 "withdrawals.held_one": [
  [
   "time"
  ],
  "-এর উত্তোলন ",
  [
   "name"
  ],
  "-এ যাচ্ছে"
 ],
 "withdrawals.held_text": [
  "যেসব উত্তোলন চলছে, সেগুলোর জন্য রাখা"
 ],
 "withdrawals.to": [
  "যেখানে যাবে"
 ],
 "withdrawals.change_account": [
  "অ্যাকাউন্ট বদলান"
 ],
 "withdrawals.account.free": [
  "ফি নেই"
 ],
 "withdrawals.account.waits": [
  [
   "time"
  ],
  " থেকে ব্যবহার করা যাবে"
 ],
 "withdrawals.all": [
  "সব"
 ],
 "withdrawals.half_took": [
  "গত ",
  [
   "days",
   "number"
  ],
  " দিনে এই মাধ্যমে অর্ধেক উত্তোলন ",
  [
   "time"
  ],
  "-এর মধ্যে পৌঁছেছে।"
 ],
 "withdrawals.time.seconds": [
  [
   "count",
   "number"
  ],
  " সেকেন্ড"
 ],
 "withdrawals.time.minutes": [
  [
   "count",
   "number"
  ],
  " মিনিট"
 ],
 "withdrawals.time.hours": [
  [
   "count",
   "number"
  ],
  " ঘণ্টা"
 ],
 "withdrawals.time.days": [
  [
   "count",
   "number"
  ],
  " দিন"
 ],
 "withdrawals.left": [
  [
   "hours",
   "number"
  ],
  " ঘণ্টায় আর তোলা যাবে"
 ],
 "withdrawals.left_value": [
  [
   "count",
   "number"
  ],
  " বার, ",
  [
   "amount"
  ]
 ],
 "withdrawals.after": [
  "উত্তোলনের পর উত্তোলনযোগ্য"
 ],
 "withdrawals.go": [
  "উত্তোলন করুন"
 ],
 "withdrawals.go_amount": [
  [
   "amount"
  ],
  " উত্তোলন করুন"
 ],
 "withdrawals.offline": [
  "উত্তোলনের জন্য সংযোগ লাগবে"
 ],
 "withdrawals.fault.below": [
  "অন্তত ",
  [
   "min"
  ],
  " তুলতে হবে"
 ],
 "withdrawals.fault.above": [
  "একবারে সর্বোচ্চ ",
  [
   "max"
  ],
  " তোলা যায়"
 ],
 "withdrawals.fault.withdrawable": [
  "এখন ",
  [
   "max"
  ],
  " পর্যন্ত তোলা যাবে"
 ],
 "withdrawals.fault.bonus": [
  "এখন ",
  [
   "max"
  ],
  " পর্যন্ত তোলা যাবে; বাকিটা বোনাস, যার টার্নওভার এখনও পূরণ হয়নি"
 ],
 "withdrawals.fault.day": [
  [
   "hours",
   "number"
  ],
  " ঘণ্টায় আর ",
  [
   "max"
  ],
  " তোলা যাবে"
 ],
 "withdrawals.fault.day_count": [
  "এই ",
  [
   "hours",
   "number"
  ],
  " ঘণ্টায় আর উত্তোলন করা যাবে না"
 ],
 "withdrawals.fault.account": [
  "এই অ্যাকাউন্ট এখনও ব্যবহার করা যায় না। অন্য একটি বেছে নিন বা অপেক্ষা করুন।"
 ],
 "withdrawals.none": [
  "উত্তোলনের জন্য এখনও কোনো অ্যাকাউন্ট নেই"
 ],
 "withdrawals.none_text": [
  "যে অ্যাকাউন্টে উত্তোলন যাবে সেটি যোগ করুন। লেখা পরিমাণ থেকে যাবে।"
 ],
 "withdrawals.add_account": [
  "অ্যাকাউন্ট যোগ করুন"
 ],
 "withdrawals.closed": [
  "এখন উত্তোলন বন্ধ আছে"
 ],
 "withdrawals.closed_text": [
  "সাইটটি এই মুহূর্তে উত্তোলন পাঠাচ্ছে না। আপনার ব্যালেন্স যেমন আছে তেমনই থাকবে। পরে আবার দেখুন, অথবা কাস্টমার সার্ভিসে জানান।"
 ],
 "withdrawals.error": [
  "উত্তোলনের তথ্য আনা যায়নি। কিছুই তোলা হয়নি।"
 ],
 "withdrawals.newest": [
  "আপনার উত্তোলন"
 ],
 "withdrawals.more": [
  "আগেরগুলো দেখান"
 ],
 "withdrawals.more_failed": [
  "আগেরগুলো আনা যায়নি।"
 ],
 "withdrawals.pin.title": [
  "উত্তোলন পিন"
 ],
 "withdrawals.pin.enter": [
  "৬ সংখ্যার পিন দিন"
 ],
 "withdrawals.pin.checking": [
  "যাচাই হচ্ছে"
 ],
 "withdrawals.pin.wrong": [
  "পিন মেলেনি। আর ",
  [
   "count",
   "number"
  ],
  " বার চেষ্টা করা যাবে।"
 ],
 "withdrawals.pin.forgot": [
  "পিন ভুলেছি"
 ],
 "withdrawals.pin.locked": [
  "পিন আটকে আছে"
 ],
 "withdrawals.pin.locked_text": [
  "অনেকবার ভুল হওয়ায় ",
  [
   "until"
  ],
  " পর্যন্ত পিনটি আটকে আছে। পাসওয়ার্ড দিয়ে এখনই নতুন পিন ঠিক করতে পারেন। লেখা পরিমাণ থেকে যাবে।"
 ],
 "withdrawals.pin.set_new": [
  "নতুন পিন ঠিক করুন"
 ],
 "withdrawals.stopped": [
  "থামানো আছে"
 ],
 "withdrawals.state.requested": [
  "অনুরোধ নেওয়া হয়েছে"
 ],
 "withdrawals.state.reviewing": [
  "যাচাই চলছে"
 ],
 "withdrawals.state.approved": [
  "অনুমোদিত"
 ],
 "withdrawals.state.paid": [
  "পৌঁছেছে"
 ],
 "withdrawals.state.rejected": [
  "প্রত্যাখ্যাত"
 ],
 "withdrawals.state.failed": [
  "পাঠানো যায়নি"
 ],
 "withdrawals.step.requested": [
  "অনুরোধ নেওয়া হয়েছে"
 ],
 "withdrawals.step.reviewing_now": [
  "যাচাই চলছে"
 ],
 "withdrawals.step.reviewing": [
  "যাচাই"
 ],
 "withdrawals.step.approved_now": [
  "অনুমোদিত, ",
  [
   "name"
  ],
  " পাঠাচ্ছে"
 ],
 "withdrawals.step.approved": [
  "অনুমোদন"
 ],
 "withdrawals.step.paid_later": [
  "পাঠানো ও পৌঁছানো"
 ],
 "withdrawals.step.paid": [
  "পৌঁছেছে"
 ],
 "withdrawals.step.rejected": [
  "প্রত্যাখ্যান"
 ],
 "withdrawals.step.failed": [
  "পাঠানো যায়নি"
 ],
 "withdrawals.step.returned": [
  "ক্যাশে ফেরত"
 ],
 "withdrawals.step.held_text": [
  "পরিমাণ হোল্ডে রাখা হয়েছে"
 ],
 "withdrawals.step.since": [
  [
   "time"
  ],
  " ধরে"
 ],
 "withdrawals.step.paid_text": [
  [
   "name"
  ],
  " নিশ্চিত করেছে"
 ],
 "withdrawals.course.steps": [
  "ধাপ"
 ],
 "withdrawals.course.total": [
  "মোট ",
  [
   "time"
  ]
 ],
 "withdrawals.course.to": [
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ]
 ],
 "withdrawals.course.arrived": [
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ],
  "-এ পৌঁছেছে"
 ],
 "withdrawals.course.returned": [
  "পুরো পরিমাণ ",
  [
   "time"
  ],
  "-এ ক্যাশ ব্যালেন্সে ফিরেছে"
 ],
 "withdrawals.course.free": [
  "কোনো সীমা বা বিরতি এই উত্তোলন আটকায় না। ফল ইনবক্সে এবং আপনার যাচাই করা প্রতিটি মাধ্যমে জানানো হবে।"
 ],
 "withdrawals.course.stopped": [
  "উত্তোলন ",
  [
   "time"
  ],
  " থেকে থামানো আছে"
 ],
 "withdrawals.course.number": [
  "উত্তোলন নম্বর"
 ],
 "withdrawals.course.fee": [
  "ফি"
 ],
 "withdrawals.course.no_fee": [
  "নেই"
 ],
 "withdrawals.course.hold_receipt": [
  "হোল্ডের রসিদ"
 ],
 "withdrawals.course.paid_receipt": [
  "পাঠানোর রসিদ"
 ],
 "withdrawals.course.return_receipt": [
  "ফেরতের রসিদ"
 ],
 "withdrawals.course.reason": [
  "কারণ"
 ],
 "withdrawals.course.now": [
  "এখন কী করবেন"
 ],
 "withdrawals.course.now_text": [
  "আবার উত্তোলন করুন, চাইলে নিজের নামের অন্য অ্যাকাউন্টে, অথবা কাস্টমার সার্ভিসে জানান।"
 ],
 "withdrawals.course.order_refused": [
  [
   "name"
  ],
  " পাঠানোর অনুরোধ নেয়নি। কিছুই পাঠানো হয়নি।"
 ],
 "withdrawals.course.account_refused": [
  [
   "name"
  ],
  " ",
  [
   "masked"
  ],
  " অ্যাকাউন্টে পাঠাতে পারেনি। নম্বরটি ঠিক আছে কি না দেখুন।"
 ],
 "withdrawals.course.again": [
  "আবার উত্তোলন"
 ],
 "withdrawals.course.not_found": [
  "এই নম্বরে আপনার কোনো উত্তোলন নেই"
 ],
 "withdrawals.course.error": [
  "উত্তোলনটি দেখানো যায়নি। আপনি দেখুন বা না দেখুন, এটি চলতে থাকবে।"
 ],
 "withdrawals.clock.so_far": [
  "হয়েছে"
 ],
 "withdrawals.clock.half": [
  "অর্ধেক"
 ],
 "withdrawals.clock.nine": [
  [
   "all",
   "number"
  ],
  "টির ",
  [
   "of",
   "number"
  ],
  "টি"
 ],
 "withdrawals.clock.base": [
  "গত ",
  [
   "days",
   "number"
  ],
  " দিনে ",
  [
   "name"
  ],
  "-এ ",
  [
   "count",
   "number"
  ],
  "টি উত্তোলন থেকে। এটি কথা দেওয়া নয়, যা হয়েছে তার হিসাব।"
 ],
 "withdrawals.clock.longer": [
  "এটি ",
  [
   "all",
   "number"
  ],
  "টির ",
  [
   "of",
   "number"
  ],
  "টির চেয়ে বেশি সময় নিচ্ছে।"
 ],
 "withdrawals.clock.spoken": [
  [
   "time"
  ],
  " হয়েছে। অর্ধেকের লেগেছে সর্বোচ্চ ",
  [
   "half"
  ],
  ", ",
  [
   "all",
   "number"
  ],
  "টির ",
  [
   "of",
   "number"
  ],
  "টির সর্বোচ্চ ",
  [
   "nine"
  ],
  "।"
 ]
};
