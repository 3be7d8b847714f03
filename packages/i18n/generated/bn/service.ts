// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "service.title": [
  "কাস্টমার সার্ভিস"
 ],
 "service.heading": [
  "কীভাবে সাহায্য করব?"
 ],
 "service.contact_service": [
  "কাস্টমার সার্ভিসে যোগাযোগ করুন।"
 ],
 "service.contact": [
  "কাস্টমার সার্ভিসে যোগাযোগ করুন"
 ],
 "service.none": [
  "এখন কোনো যোগাযোগ চালু নেই। হেল্প সেন্টারে বেশির ভাগ প্রশ্নের উত্তর আছে।"
 ],
 "service.error": [
  "যোগাযোগের তালিকা লোড করা যায়নি।"
 ],
 "service.kind.mail": [
  "ইমেইল"
 ],
 "service.kind.phone": [
  "ফোন"
 ],
 "service.kind.page": [
  "এই সাইটের পাতা"
 ],
 "service.kind.LIVECHAT": [
  "লাইভ চ্যাট"
 ],
 "service.kind.TELEGRAM": [
  "Telegram"
 ],
 "service.kind.FACEBOOK": [
  "Facebook"
 ],
 "service.kind.VIBER": [
  "Viber"
 ],
 "service.kind.MESSENGER": [
  "Messenger"
 ],
 "service.kind.SpeedTest": [
  "গতি পরীক্ষা"
 ],
 "service.opens_outside": [
  "সাইটের বাইরে খুলবে"
 ],
 "service.no_address_ask": [
  "এর ঠিকানা এখনও নেই। জিজ্ঞেস করুন: ",
  [
   "contact"
  ]
 ],
 "service.no_address_help": [
  "এর ঠিকানা এখনও নেই। হেল্প সেন্টারে দেখুন।"
 ],
 "service.no_address": [
  [
   "service"
  ],
  ": এর ঠিকানা এখনও নেই"
 ],
 "service.help_first": [
  "আগে হেল্প সেন্টারে দেখুন"
 ],
 "service.help.title": [
  "হেল্প সেন্টার"
 ],
 "service.help.search": [
  "কী জানতে চান?"
 ],
 "service.help.empty": [
  "এখনও কোনো সাহায্যের লেখা নেই"
 ],
 "service.help.error": [
  "সাহায্যের লেখা লোড করা যায়নি।"
 ],
 "service.help.topics": [
  "বিষয়"
 ],
 "service.help.results": [
  [
   "count",
   "plural",
   {
    "0": [
     "কিছু পাওয়া যায়নি"
    ],
    "one": [
     "#",
     "টি উত্তর"
    ],
    "other": [
     "#",
     "টি উত্তর"
    ]
   }
  ]
 ],
 "service.help.no_results": [
  "অন্য শব্দে খুঁজুন, অথবা কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।"
 ],
 "service.help.no_answer": [
  "উত্তর পেলেন না?"
 ],
 "service.help.back": [
  "সব বিষয়"
 ],
 "service.help.clear": [
  "লেখা মুছুন"
 ],
 "service.help.articles": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি লেখা"
    ],
    "other": [
     "#",
     "টি লেখা"
    ]
   }
  ]
 ],
 "service.help.questions": [
  "আগে জেনে নিন"
 ],
 "service.help.more": [
  "আরও পড়ুন"
 ],
 "service.help.helped": [
  "লেখাটা কাজে লেগেছে?"
 ],
 "service.help.helped_yes": [
  "হ্যাঁ"
 ],
 "service.help.helped_no": [
  "না"
 ],
 "service.help.helped_thanks": [
  "ধন্যবাদ। আপনার উত্তর পেয়েছি।"
 ],
 "service.help.helped_missing": [
  "কোনটা জানা গেল না?"
 ],
 "service.help.helped_add": [
  "আর কিছু বলতে চান?"
 ],
 "service.help.helped_hint": [
  "না লিখলেও চলে। পাসওয়ার্ড বা কোড লিখবেন না।"
 ],
 "service.help.helped_send": [
  "পাঠান"
 ],
 "service.help.helped_told": [
  "ধন্যবাদ। আপনার লেখাটি এই সাইটের অপারেটর পড়বেন।"
 ],
 "service.help.updated": [
  "হালনাগাদ ",
  [
   "date"
  ]
 ],
 "service.help.searched_as": [
  [
   "answers"
  ],
  " · “",
  [
   "words"
  ],
  "” ধরে খোঁজা"
 ],
 "service.feedback.title": [
  "মতামত"
 ],
 "service.feedback.label": [
  "আপনার মতামত"
 ],
 "service.feedback.range": [
  [
   "0",
   "number"
  ],
  " থেকে ",
  [
   "1",
   "number"
  ],
  " অক্ষর লিখুন"
 ],
 "service.feedback.submit": [
  "মতামত পাঠান"
 ],
 "service.feedback.done": [
  "ধন্যবাদ। আপনার মতামত পৌঁছেছে।"
 ],
 "service.feedback.text": [
  "একটি কথা, একটি অসুবিধা, একটি ইচ্ছা: মনে যা আছে লিখুন। উত্তর চাইলে কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।"
 ],
 "service.feedback.topic": [
  "কী নিয়ে"
 ],
 "service.feedback.topic.games": [
  "গেম"
 ],
 "service.feedback.topic.money": [
  "ব্যালেন্স"
 ],
 "service.feedback.topic.account": [
  "অ্যাকাউন্ট"
 ],
 "service.feedback.topic.looks": [
  "দেখতে কেমন"
 ],
 "service.feedback.topic.other": [
  "অন্য কিছু"
 ],
 "service.feedback.count": [
  [
   "length",
   "number"
  ],
  " / ",
  [
   "most",
   "number"
  ]
 ],
 "service.feedback.page": [
  "কোন পাতা থেকে লিখছি তা-ও পাঠান (",
  [
   "page"
  ],
  ")"
 ],
 "service.feedback.sending": [
  "পাঠানো হচ্ছে…"
 ],
 "service.feedback.next": [
  "লেখাটি এই সাইটের অপারেটর পড়বেন। মতামতের আলাদা উত্তর দেওয়া হয় না; উত্তর চাইলে কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।"
 ],
 "service.feedback.to_help": [
  "হেল্প সেন্টারে যান"
 ],
 "service.feedback.caption": [
  "কী ভালো, কী বদলানো দরকার"
 ],
 "service.chat.title": [
  "লাইভ চ্যাট"
 ],
 "service.chat.caption": [
  "অপারেটরের সঙ্গে লিখে কথা বলুন"
 ],
 "service.chat.desk": [
  "কাস্টমার সার্ভিস"
 ],
 "service.chat.log": [
  "বার্তা"
 ],
 "service.chat.older": [
  "আগের বার্তা"
 ],
 "service.chat.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি নতুন"
    ],
    "other": [
     "#",
     "টি নতুন"
    ]
   }
  ]
 ],
 "service.chat.empty": [
  "কীভাবে সাহায্য করতে পারি?"
 ],
 "service.chat.empty_text": [
  "কী নিয়ে জানতে চান লিখুন। উত্তর এখানেই আসবে, এখানেই থাকবে।"
 ],
 "service.chat.typing": [
  [
   "name"
  ],
  " লিখছেন"
 ],
 "service.chat.read": [
  "পড়া হয়েছে"
 ],
 "service.chat.sent": [
  "পাঠানো হয়েছে"
 ],
 "service.chat.sending": [
  "পাঠানো হচ্ছে…"
 ],
 "service.chat.failed": [
  "পাঠানো যায়নি"
 ],
 "service.chat.again": [
  "আবার পাঠান"
 ],
 "service.chat.message": [
  "বার্তা"
 ],
 "service.chat.send": [
  "পাঠান"
 ],
 "service.chat.attach": [
  "ছবি যোগ করুন"
 ],
 "service.chat.uploading": [
  [
   "name"
  ],
  " পাঠানো হচ্ছে"
 ],
 "service.chat.size": [
  [
   "size"
  ],
  " KB"
 ],
 "service.chat.discard": [
  "সরিয়ে দিন"
 ],
 "service.chat.error": [
  "চ্যাট লোড করা গেল না।"
 ],
 "service.title.help": [
  "হেল্প সেন্টার"
 ],
 "service.title.helpDetail": [
  "সাহায্য"
 ]
};
