// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "messages.sms.code": [
  [
   "site"
  ],
  ": আপনার কোড ",
  [
   "code"
  ],
  "। মেয়াদ ",
  [
   "minutes",
   "number"
  ],
  " মিনিট। কাউকে জানাবেন না।"
 ],
 "messages.sms.reset_link": [
  [
   "site"
  ],
  ": ",
  [
   "minutes",
   "number"
  ],
  " মিনিটের মধ্যে নতুন পাসওয়ার্ড দিন: ",
  [
   "link"
  ],
  " কাউকে জানাবেন না। আপনি না চাইলে কিছু করতে হবে না।"
 ],
 "messages.mail.code_subject": [
  [
   "site"
  ],
  ": আপনার কোড"
 ],
 "messages.mail.code_body": [
  [
   "site"
  ],
  "-এর জন্য আপনার কোড ",
  [
   "code"
  ],
  "। মেয়াদ ",
  [
   "minutes",
   "number"
  ],
  " মিনিট। কাউকে জানাবেন না। আপনি না চেয়ে থাকলে কিছু করতে হবে না।"
 ],
 "messages.mail.greeting": [
  "প্রিয় ",
  [
   "account"
  ],
  ","
 ],
 "messages.mail.recovery_subject": [
  [
   "site"
  ],
  ": নতুন পাসওয়ার্ড দিন"
 ],
 "messages.mail.recovery_body": [
  [
   "site"
  ],
  "-এ আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। ",
  [
   "minutes",
   "number"
  ],
  " মিনিটের মধ্যে নিচের লিংকটি খুলে নতুন পাসওয়ার্ড দিন। লিংকটি একবারই কাজ করবে।"
 ],
 "messages.mail.recovery_action": [
  "নতুন পাসওয়ার্ড দিন"
 ],
 "messages.mail.recovery_ignore": [
  "আপনি না চেয়ে থাকলে কিছু করতে হবে না। আপনার পাসওয়ার্ড আগের মতোই থাকবে।"
 ],
 "messages.mail.changed_subject": [
  [
   "site"
  ],
  ": আপনার পাসওয়ার্ড বদলানো হয়েছে"
 ],
 "messages.mail.changed_body": [
  [
   "site"
  ],
  "-এ আপনার অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে। অন্য সব জায়গা থেকে আপনার অ্যাকাউন্ট লগআউট হয়েছে।"
 ],
 "messages.mail.changed_warning": [
  "আপনি না বদলে থাকলে এখনই “পাসওয়ার্ড ভুলেছেন?” থেকে নতুন পাসওয়ার্ড দিন এবং কাস্টমার সার্ভিসে যোগাযোগ করুন।"
 ],
 "messages.alert.new_device": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্ট নতুন একটি ডিভাইসে খোলা হয়েছে।"
 ],
 "messages.alert.pin_set": [
  [
   "site"
  ],
  ": নতুন উত্তোলন পিন দেওয়া হয়েছে।"
 ],
 "messages.alert.password_changed": [
  [
   "site"
  ],
  ": আপনার পাসওয়ার্ড বদলানো হয়েছে।"
 ],
 "messages.alert.two_step_on": [
  [
   "site"
  ],
  ": দুই ধাপের সাইন ইন চালু হয়েছে।"
 ],
 "messages.alert.two_step_off": [
  [
   "site"
  ],
  ": দুই ধাপের সাইন ইন বন্ধ হয়েছে।"
 ],
 "messages.alert.recovery_code_used": [
  [
   "site"
  ],
  ": একটি উদ্ধারের কোড দিয়ে আপনার অ্যাকাউন্ট খোলা হয়েছে।"
 ],
 "messages.alert.email_changed": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্টের ইমেইল বদলানো হয়েছে।"
 ],
 "messages.alert.email_verified": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্টের ইমেইল যাচাই হয়েছে।"
 ],
 "messages.alert.mobile_changed": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্টের মোবাইল নম্বর বদলানো হয়েছে।"
 ],
 "messages.alert.mobile_verified": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্টের মোবাইল নম্বর যাচাই হয়েছে।"
 ],
 "messages.alert.payout_account_added": [
  [
   "site"
  ],
  ": একটি উত্তোলন অ্যাকাউন্ট যোগ করা হয়েছে।"
 ],
 "messages.alert.payout_account_removed": [
  [
   "site"
  ],
  ": একটি উত্তোলন অ্যাকাউন্ট সরানো হয়েছে।"
 ],
 "messages.alert.account_closed": [
  [
   "site"
  ],
  ": আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে।"
 ],
 "messages.invite_reward": [
  "আমন্ত্রণের রিওয়ার্ড"
 ],
 "messages.alert.documents_asked": [
  [
   "site"
  ],
  ": আপনার উত্তোলনের জন্য পরিচয়পত্র দরকার। নিরাপত্তা কেন্দ্রে পাঠান।"
 ],
 "messages.alert.documents_approved": [
  [
   "site"
  ],
  ": আপনার পরিচয়পত্র অনুমোদন হয়েছে।"
 ],
 "messages.alert.documents_rejected": [
  [
   "site"
  ],
  ": আপনার পরিচয়পত্র নেওয়া যায়নি।"
 ],
 "messages.alert.see_centre": [
  "বিস্তারিত সিকিউরিটি সেন্টারে আছে।"
 ],
 "messages.alert.withdrawal_requested": [
  [
   "site"
  ],
  ": একটি উত্তোলনের অনুরোধ নেওয়া হয়েছে।"
 ],
 "messages.alert.withdrawal_paid": [
  [
   "site"
  ],
  ": আপনার উত্তোলন পৌঁছেছে।"
 ],
 "messages.alert.withdrawal_returned": [
  [
   "site"
  ],
  ": একটি উত্তোলন পাঠানো যায়নি। পুরো পরিমাণ আপনার ব্যালেন্সে ফিরেছে।"
 ],
 "messages.alert.not_you": [
  "আপনি না হলে এখনই পাসওয়ার্ড বদলান এবং সিকিউরিটি সেন্টার থেকে অন্য সব ডিভাইস লগআউট করুন।"
 ],
 "messages.reveals.subject": [
  [
   "site"
  ],
  ": সদস্যদের অনেক তথ্য দেখা হয়েছে"
 ],
 "messages.reveals.told": [
  [
   "site"
  ],
  "-এর কনসোলে একজন অপারেটর এক ঘণ্টায় সদস্যদের ",
  [
   "most"
  ],
  "টির বেশি ব্যক্তিগত তথ্য দেখেছেন।"
 ],
 "messages.reveals.where": [
  "কে কোন তথ্য দেখেছেন, তা কনসোলের নথিতে আছে।"
 ],
 "messages.proposal.subject": [
  [
   "site"
  ],
  ": আপনার অনুরোধের সিদ্ধান্ত হয়েছে"
 ],
 "messages.proposal.approved": [
  [
   "site"
  ],
  "-এর কনসোলে আপনার একটি অনুরোধ অনুমোদন পেয়েছে এবং কাজটি হয়ে গেছে।"
 ],
 "messages.proposal.rejected": [
  [
   "site"
  ],
  "-এর কনসোলে আপনার একটি অনুরোধ নাকচ হয়েছে। কোনো কাজ হয়নি।"
 ],
 "messages.proposal.void": [
  [
   "site"
  ],
  "-এর কনসোলে আপনার একটি অনুরোধের বিষয় এর মধ্যে বদলে গেছে। কোনো কাজ হয়নি।"
 ],
 "messages.proposal.expired": [
  [
   "site"
  ],
  "-এর কনসোলে আপনার একটি অনুরোধের সময় পেরিয়ে গেছে। কোনো কাজ হয়নি।"
 ],
 "messages.proposal.where": [
  "বিস্তারিত কনসোলে আছে।"
 ],
 "messages.proposal.sentence": [
  "আপনি ঠিক এটিই অনুমোদন করছেন: ",
  [
   "amount"
  ],
  ", ",
  [
   "target"
  ],
  ", সংস্করণ ",
  [
   "revision"
  ],
  "।"
 ],
 "messages.proposal.sentence_without": [
  "আপনি ঠিক এটিই অনুমোদন করছেন: ",
  [
   "target"
  ],
  ", সংস্করণ ",
  [
   "revision"
  ],
  "।"
 ],
 "messages.operator.invited_subject": [
  [
   "site"
  ],
  ": কনসোলে আপনাকে আমন্ত্রণ"
 ],
 "messages.operator.invited_body": [
  [
   "site"
  ],
  "-এর কনসোলে কাজ করার জন্য আপনাকে আমন্ত্রণ জানানো হয়েছে। ",
  [
   "hours",
   "number"
  ],
  " ঘণ্টার মধ্যে নিচের লিংকটি খুলে আপনার নাম, পাসওয়ার্ড ও দ্বিতীয় ধাপ ঠিক করুন। লিংকটি একবারই কাজ করবে।"
 ],
 "messages.operator.invited_action": [
  "আমন্ত্রণ খুলুন"
 ],
 "messages.operator.invited_ignore": [
  "আপনি এটি আশা না করে থাকলে কিছু করতে হবে না: লিংকটির মেয়াদ নিজে থেকেই শেষ হবে।"
 ]
};
