// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "security.text": [
  "যা নেই তা আগে দেখানো হয়েছে। প্রতিটি বদলের খবর আপনার যাচাই করা ঠিকানায় যায়।"
 ],
 "security.error": [
  "আপনার অ্যাকাউন্টের নিরাপত্তার তথ্য আনা গেল না। কিছুই বদলায়নি।"
 ],
 "security.list": [
  "অ্যাকাউন্টের সুরক্ষা"
 ],
 "security.set": [
  "ঠিক করুন"
 ],
 "security.stands": [
  "ঠিক আছে"
 ],
 "security.fixed": [
  "স্থায়ী"
 ],
 "security.password": [
  "পাসওয়ার্ড"
 ],
 "security.password.set": [
  "দেওয়া আছে, এখানে বদলানো যায়"
 ],
 "security.password.none": [
  "এখনও দেওয়া হয়নি"
 ],
 "security.pin": [
  "উত্তোলন পিন"
 ],
 "security.pin.none": [
  "প্রথম উত্তোলনের আগে লাগবে"
 ],
 "security.pin.digits": [
  "৬ সংখ্যা"
 ],
 "security.pin.set_at": [
  "দেওয়া হয়েছে ",
  [
   "day"
  ]
 ],
 "security.pin.locked": [
  [
   "time"
  ],
  " পর্যন্ত বন্ধ। নতুন পিন দিলে এখনই খুলবে।"
 ],
 "security.pin.title": [
  "নতুন পিন ঠিক করুন"
 ],
 "security.pin.text": [
  "প্রতিটি উত্তোলনে এই পিন লাগবে।"
 ],
 "security.pin.new": [
  "নতুন পিন, ৬ সংখ্যা"
 ],
 "security.pin.again": [
  "পিনটি আবার লিখুন"
 ],
 "security.pin.erase": [
  "শেষ সংখ্যা মুছুন"
 ],
 "security.pin.step_new": [
  "ধাপ ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ],
  ", পরে আবার লিখবেন"
 ],
 "security.pin.step_again": [
  "ধাপ ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ],
  ", একই পিন আবার লিখুন"
 ],
 "security.pin.rule": [
  "একই সংখ্যা, ধারাবাহিক সংখ্যা বা জন্মতারিখ নেওয়া হয় না।"
 ],
 "security.pin.differs": [
  "দুটি পিন এক নয়। শুরু থেকে আবার লিখুন।"
 ],
 "security.pin.weak.length": [
  "পিন ৬ সংখ্যার হয়। আবার লিখুন।"
 ],
 "security.pin.weak.repeated": [
  "একই সংখ্যা বারবার আছে, সহজে আন্দাজ করা যায়। অন্য একটি দিন।"
 ],
 "security.pin.weak.sequence": [
  "সংখ্যাগুলো ধারাবাহিক, সহজে আন্দাজ করা যায়। অন্য একটি দিন।"
 ],
 "security.pin.weak.birthday": [
  "এটি আপনার জন্মতারিখ, সহজে আন্দাজ করা যায়। অন্য একটি দিন।"
 ],
 "security.pin.saved": [
  "নতুন পিন চালু হয়েছে।"
 ],
 "security.payee": [
  "প্রাপকের নাম"
 ],
 "security.payee.none": [
  "টাকা শুধু এই নামে যাবে"
 ],
 "security.payee.title": [
  "প্রাপকের নাম দিন"
 ],
 "security.payee.text": [
  "উত্তোলন অ্যাকাউন্টে যে নাম আছে সেটি লিখুন। একবার দিলে এখানে আর বদলানো যায় না।"
 ],
 "security.payee.rule": [
  [
   "min",
   "number"
  ],
  " থেকে ",
  [
   "max",
   "number"
  ],
  " অক্ষর, শুধু নাম"
 ],
 "security.payee.save": [
  "নামটি স্থায়ী করুন"
 ],
 "security.payee.saved": [
  "প্রাপকের নাম রাখা হয়েছে।"
 ],
 "security.identity.title": [
  "পরিচয়পত্র"
 ],
 "security.identity.is_none": [
  "এখনও পাঠানো হয়নি"
 ],
 "security.identity.is_pending": [
  "দেখা হচ্ছে"
 ],
 "security.identity.is_approved": [
  "অনুমোদিত"
 ],
 "security.identity.is_rejected": [
  "নেওয়া যায়নি, আবার পাঠান"
 ],
 "security.identity.add": [
  "পাঠান"
 ],
 "security.identity.see": [
  "দেখুন"
 ],
 "security.identity.text": [
  "জাতীয় পরিচয়পত্র, পাসপোর্ট বা ড্রাইভিং লাইসেন্সের ছবি দিন। দুই পাশ থাকলে দুটোই। সব লেখা যেন পড়া যায়।"
 ],
 "security.identity.error": [
  "আপনার পরিচয়পত্রের তথ্য আনা গেল না। কিছুই বদলায়নি।"
 ],
 "security.identity.needs_script": [
  "ছবি পাঠাতে ব্রাউজারে স্ক্রিপ্ট চালু থাকতে হবে।"
 ],
 "security.identity.send": [
  "পরিচয়পত্র পাঠান"
 ],
 "security.identity.sent": [
  "পরিচয়পত্র পাঠানো হয়েছে।"
 ],
 "security.identity.pictures": [
  "আপনার পাঠানো ছবি"
 ],
 "security.identity.picture": [
  "ছবি ",
  [
   "number",
   "number"
  ]
 ],
 "security.identity.pending": [
  "দেখা হচ্ছে"
 ],
 "security.identity.pending_at": [
  "পাঠিয়েছেন ",
  [
   "day"
  ],
  "। সিদ্ধান্ত এখানে ও ইনবক্সে পাবেন।"
 ],
 "security.identity.approved": [
  "অনুমোদিত"
 ],
 "security.identity.approved_at": [
  "অনুমোদন হয়েছে ",
  [
   "day"
  ],
  "। আর কিছু লাগবে না।"
 ],
 "security.identity.rejected": [
  "নেওয়া যায়নি"
 ],
 "security.identity.rejected_at": [
  "সিদ্ধান্ত হয়েছে ",
  [
   "day"
  ],
  "। নিচে অন্য ছবি পাঠান।"
 ],
 "security.mobile": [
  "মোবাইল"
 ],
 "security.email": [
  "ইমেইল"
 ],
 "security.address.none": [
  "যোগ করা নেই"
 ],
 "security.address.verified": [
  "যাচাই করা"
 ],
 "security.address.unverified": [
  "যাচাই হয়নি"
 ],
 "security.address.add": [
  "যোগ করুন"
 ],
 "security.address.verify": [
  "যাচাই করুন"
 ],
 "security.contact.title_mobile": [
  "মোবাইল নম্বর"
 ],
 "security.contact.title_email": [
  "ইমেইল"
 ],
 "security.contact.heading_mobile": [
  "আপনার নম্বরটি দিন"
 ],
 "security.contact.heading_email": [
  "আপনার ইমেইল দিন"
 ],
 "security.contact.new_mobile": [
  "মোবাইল নম্বর"
 ],
 "security.contact.new_email": [
  "ইমেইল"
 ],
 "security.contact.hint_mobile": [
  "এই নম্বরে একটি কোড যাবে। অন্য দেশের নম্বর + দিয়ে লিখুন।"
 ],
 "security.contact.hint_email": [
  "এই ঠিকানায় একটি কোড যাবে।"
 ],
 "security.contact.invalid_mobile": [
  "এটি মোবাইল নম্বর নয়। সংখ্যাগুলো দেখে নিন।"
 ],
 "security.contact.invalid_email": [
  "এটি ইমেইল ঠিকানা নয়। আবার দেখে নিন।"
 ],
 "security.contact.send": [
  "কোড পাঠান"
 ],
 "security.contact.verify_mobile": [
  "নম্বরটি যাচাই করুন"
 ],
 "security.contact.verify_email": [
  "ইমেইলটি যাচাই করুন"
 ],
 "security.contact.code": [
  "আপনার কাছে আসা কোড"
 ],
 "security.contact.sent_mobile": [
  "এই নম্বরে SMS-এ কোড গেছে"
 ],
 "security.contact.sent_email": [
  "এই ঠিকানায় কোড গেছে। স্প্যাম ফোল্ডারও দেখুন"
 ],
 "security.contact.again": [
  "আবার পাঠান"
 ],
 "security.contact.seconds": [
  [
   "seconds",
   "number"
  ],
  " সেকেন্ড"
 ],
 "security.contact.other_mobile": [
  "অন্য নম্বর দিন"
 ],
 "security.contact.other_email": [
  "অন্য ইমেইল দিন"
 ],
 "security.contact.go_mobile": [
  "নম্বরটি রাখুন"
 ],
 "security.contact.go_email": [
  "ইমেইলটি রাখুন"
 ],
 "security.contact.now": [
  "এখন"
 ],
 "security.contact.new": [
  "নতুন"
 ],
 "security.contact.told": [
  "আগের নম্বর বা ইমেইলেও বদলের খবর যাবে।"
 ],
 "security.contact.payouts": [
  "উত্তোলন আগের মতোই চলবে।"
 ],
 "security.contact.done_mobile": [
  "নম্বরটি এখন আপনার অ্যাকাউন্টে।"
 ],
 "security.contact.done_email": [
  "ইমেইলটি এখন আপনার অ্যাকাউন্টে।"
 ],
 "security.devices.title": [
  "ডিভাইস ও সেশন"
 ],
 "security.devices.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি ডিভাইসে লগইন করা"
    ],
    "other": [
     "#",
     "টি ডিভাইসে লগইন করা"
    ]
   }
  ]
 ],
 "security.devices.error": [
  "ডিভাইসের তালিকা আনা গেল না। কোনোটি লগআউট হয়নি।"
 ],
 "security.devices.open": [
  "এখন লগইন করা"
 ],
 "security.devices.unknown": [
  "অজানা ব্রাউজার"
 ],
 "security.devices.since": [
  "এখন চালু, শুরু ",
  [
   "time"
  ]
 ],
 "security.devices.seen": [
  "শেষ দেখা ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "security.devices.this": [
  "এই ডিভাইস"
 ],
 "security.devices.end": [
  "লগআউট"
 ],
 "security.devices.end_others": [
  "অন্য সব ডিভাইস লগআউট করুন"
 ],
 "security.devices.ended": [
  "ডিভাইসটি লগআউট হয়েছে।"
 ],
 "security.devices.ended_others": [
  "অন্য সব ডিভাইস লগআউট হয়েছে।"
 ],
 "security.devices.not_you": [
  "কোনোটি আপনার না হলে সেটি লগআউট করে পাসওয়ার্ড বদলান।"
 ],
 "security.devices.change_password": [
  "পাসওয়ার্ড বদলান"
 ],
 "security.step_up.title": [
  "পাসওয়ার্ড দিয়ে নিশ্চিত করুন"
 ],
 "security.step_up.text": [
  "অন্য কেউ যেন আপনার ফোন হাতে পেয়ে এটি করতে না পারে। পরের ৫ মিনিট আর চাওয়া হবে না।"
 ],
 "security.step_up.password": [
  "পাসওয়ার্ড"
 ],
 "security.step_up.show": [
  "পাসওয়ার্ড দেখান"
 ],
 "security.step_up.hide": [
  "পাসওয়ার্ড লুকান"
 ],
 "security.step_up.wrong": [
  "পাসওয়ার্ড ভুল। আবার লিখুন।"
 ],
 "security.step_up.go": [
  "নিশ্চিত করে এগিয়ে যান"
 ],
 "security.accounts.text": [
  "উত্তোলনের টাকা যেখানে যায়"
 ],
 "security.accounts.title": [
  "উত্তোলন অ্যাকাউন্ট"
 ],
 "security.sign_ins": [
  "শেষ লগইন"
 ],
 "security.sign_ins.days": [
  "৩০ দিন"
 ],
 "security.sign_in.password": [
  "পাসওয়ার্ড দিয়ে"
 ],
 "security.sign_in.code": [
  "SMS কোড দিয়ে"
 ],
 "security.sign_in.social": [
  "অন্য সেবার অ্যাকাউন্ট দিয়ে"
 ],
 "security.sign_in.failed.password": [
  "ভুল পাসওয়ার্ড"
 ],
 "security.sign_in.failed.code": [
  "ভুল SMS কোড"
 ],
 "security.sign_in.failed.social": [
  "লগইন হয়নি"
 ],
 "security.sign_in.at": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "security.copied": [
  "কপি হয়েছে।"
 ],
 "security.copy_failed": [
  "কপি করতে লেখাটি চেপে ধরুন।"
 ],
 "security.step_of": [
  "ধাপ ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ]
 ],
 "security.step_up.by_code": [
  "অ্যাপের কোড দিয়ে নিশ্চিত করুন"
 ],
 "security.step_up.by_password": [
  "পাসওয়ার্ড দিয়ে নিশ্চিত করুন"
 ],
 "security.sign_in.second_step": [
  "দুই ধাপে"
 ],
 "security.sign_in.failed.second_step": [
  "দুই ধাপের কোড ভুল"
 ],
 "security.two_step.title": [
  "দুই ধাপের সাইন ইন"
 ],
 "security.two_step.is_on": [
  "চালু আছে, প্রতি লগইনে কোড লাগে"
 ],
 "security.two_step.is_off": [
  "বন্ধ আছে"
 ],
 "security.two_step.switch_on": [
  "চালু করুন"
 ],
 "security.two_step.heading": [
  "দুই ধাপে লগইন"
 ],
 "security.two_step.text": [
  "পাসওয়ার্ডের পর প্রতি লগইনে একটি কোড লাগবে, যা শুধু আপনার ফোনে থাকে। তখন পাসওয়ার্ড চুরি হলেও কেউ ঢুকতে পারবে না।"
 ],
 "security.two_step.need_app": [
  "ফোনে একটি অথেনটিকেটর অ্যাপ লাগবে। QR কোড পড়ে এমন যেকোনো অ্যাপ চলবে।"
 ],
 "security.two_step.begin": [
  "শুরু করুন"
 ],
 "security.two_step.scan": [
  "অ্যাপে কোডটি স্ক্যান করুন"
 ],
 "security.two_step.qr": [
  "অথেনটিকেটর অ্যাপের জন্য QR কোড"
 ],
 "security.two_step.by_hand": [
  "স্ক্যান করা না গেলে এই কোড লিখুন"
 ],
 "security.two_step.copy_secret": [
  "কোডটি কপি করুন"
 ],
 "security.two_step.code": [
  "অ্যাপের ৬ সংখ্যার কোড"
 ],
 "security.two_step.code_hint": [
  "অ্যাপে কোড প্রতি ৩০ সেকেন্ডে বদলায়"
 ],
 "security.two_step.code_wrong": [
  "কোডটি ভুল। অ্যাপে এখন যে কোড আছে সেটি দিন।"
 ],
 "security.two_step.next": [
  "এগিয়ে যান"
 ],
 "security.two_step.keep": [
  "উদ্ধারের কোড রেখে দিন"
 ],
 "security.two_step.keep_text": [
  "ফোন হারালে এর একটি দিয়ে ঢুকতে পারবেন। প্রতিটি একবারই কাজ করে। পরে আর দেখানো হবে না।"
 ],
 "security.two_step.codes": [
  "উদ্ধারের কোড"
 ],
 "security.two_step.copy_all": [
  "সব কপি"
 ],
 "security.two_step.file": [
  "ফাইল নিন"
 ],
 "security.two_step.kept": [
  "কোডগুলো নিরাপদ জায়গায় রেখেছি"
 ],
 "security.two_step.turn_on": [
  "দুই ধাপ চালু করুন"
 ],
 "security.two_step.turned_on": [
  "দুই ধাপের সাইন ইন চালু হয়েছে।"
 ],
 "security.two_step.on": [
  "দুই ধাপের সাইন ইন চালু"
 ],
 "security.two_step.since": [
  "চালু হয়েছে ",
  [
   "day"
  ]
 ],
 "security.two_step.codes_left": [
  [
   "count",
   "plural",
   {
    "one": [
     "১০টির মধ্যে ",
     "#",
     "টি বাকি"
    ],
    "other": [
     "১০টির মধ্যে ",
     "#",
     "টি বাকি"
    ]
   }
  ]
 ],
 "security.two_step.off": [
  "বন্ধ করুন"
 ],
 "security.two_step.off_text": [
  "এরপর লগইনে শুধু পাসওয়ার্ড লাগবে। বন্ধ করতে পাসওয়ার্ড ও কোড দুটোই দিন।"
 ],
 "security.two_step.any_code": [
  "অ্যাপের কোড বা উদ্ধারের কোড"
 ],
 "security.two_step.off_go": [
  "দুই ধাপ বন্ধ করুন"
 ],
 "security.two_step.turned_off": [
  "দুই ধাপের সাইন ইন বন্ধ হয়েছে।"
 ],
 "security.data.title": [
  "তথ্য ও অ্যাকাউন্ট"
 ],
 "security.data.error": [
  "আপনার তথ্য আনা গেল না। কিছুই বদলায়নি।"
 ],
 "security.data.export": [
  "নিজের তথ্য নিন"
 ],
 "security.data.export_text": [
  "প্রোফাইল, লগইন, সব লেনদেন, বেট, সীমা, মেসেজ ও সম্মতি, একটি ফাইলে।"
 ],
 "security.data.export_go": [
  "ফাইল তৈরি করুন"
 ],
 "security.data.consents": [
  "সম্মতি"
 ],
 "security.data.terms": [
  "শর্তাবলি, সংস্করণ ",
  [
   "version"
  ]
 ],
 "security.data.terms_at": [
  "মেনেছেন ",
  [
   "day"
  ]
 ],
 "security.data.marketing": [
  "অফারের মেসেজ"
 ],
 "security.data.marketing_off": [
  "আপনি চাইলে তবেই"
 ],
 "security.data.marketing_on": [
  "সম্মতি দিয়েছেন ",
  [
   "day"
  ]
 ],
 "security.data.close": [
  "অ্যাকাউন্ট বন্ধ করুন"
 ],
 "security.data.close_text": [
  "কিছু বাকি না থাকলে অ্যাকাউন্ট বন্ধ করা যায়।"
 ],
 "security.data.close_open": [
  "কিছু বাকি না থাকলে বন্ধ করা যায়। এখনও যা বাকি:"
 ],
 "security.data.cash": [
  "ব্যালেন্স"
 ],
 "security.data.bonus": [
  "বোনাস"
 ],
 "security.data.held": [
  "উত্তোলনের জন্য হোল্ডে"
 ],
 "security.data.rounds": [
  "চলমান রাউন্ড"
 ],
 "security.data.deposits": [
  "চলমান ডিপোজিট"
 ],
 "security.data.withdraw": [
  "উত্তোলন করুন"
 ],
 "security.data.after": [
  "বন্ধ করার পর"
 ],
 "security.data.after_1": [
  "সঙ্গে সঙ্গে সব ডিভাইস থেকে লগআউট হবেন, আর লগইন করা যাবে না।"
 ],
 "security.data.after_2": [
  "নাম, নম্বর ও ঠিকানা ",
  [
   "count",
   "number"
  ],
  " দিন পরে মুছে ফেলা হয়। টাকার রেকর্ড আইন যতদিন চায় ততদিন রাখা হয়।"
 ],
 "security.data.after_3": [
  "খেলা থামাতে চাইলে স্ব-বর্জন বেশি শক্ত উপায়।"
 ],
 "security.data.kept": [
  "কত দিন রাখা হয়"
 ],
 "security.data.kept_signIn": [
  "লগইন"
 ],
 "security.data.kept_message": [
  "ইনবক্সের মেসেজ"
 ],
 "security.data.kept_chat": [
  "কাস্টমার সার্ভিসের সঙ্গে চ্যাট"
 ],
 "security.data.kept_feedback": [
  "মতামত"
 ],
 "security.data.kept_money": [
  "লেনদেন, পেমেন্ট, সীমা ও বিরতির রেকর্ড আইন যতদিন চায় ততদিন রাখা হয়।"
 ],
 "security.data.days": [
  [
   "count",
   "number"
  ],
  " দিন"
 ],
 "security.data.exclusion": [
  "স্ব-বর্জনে যান"
 ],
 "security.data.close_go": [
  "চিরতরে অ্যাকাউন্ট বন্ধ করুন"
 ],
 "security.data.type": [
  "এগোতে “",
  [
   "word"
  ],
  "” লিখুন"
 ],
 "security.data.word": [
  "বন্ধ"
 ],
 "security.data.closed": [
  "অ্যাকাউন্ট বন্ধ হয়েছে।"
 ]
};
