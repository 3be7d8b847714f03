// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "auth.login.title": [
  "লগইন"
 ],
 "auth.login.game_waits": [
  "“",
  [
   "game"
  ],
  "” আপনার অপেক্ষায় আছে। লগইন করলেই খুলবে।"
 ],
 "auth.login.heading": [
  "আবার স্বাগতম"
 ],
 "auth.login.heading_agent": [
  "এজেন্ট লগইন"
 ],
 "auth.login.new_here": [
  "নতুন এসেছেন?"
 ],
 "auth.login.to_register": [
  "অ্যাকাউন্ট খুলুন"
 ],
 "auth.login.submit": [
  "লগইন করুন"
 ],
 "auth.login.submitting": [
  "লগইন হচ্ছে…"
 ],
 "auth.login.remember": [
  "পাসওয়ার্ড মনে রাখুন"
 ],
 "auth.login.keep": [
  "লগইন অবস্থায় থাকুন"
 ],
 "auth.login.forgot": [
  "পাসওয়ার্ড ভুলেছেন?"
 ],
 "auth.login.by_password": [
  "বরং পাসওয়ার্ড দিয়ে লগইন করুন"
 ],
 "auth.login.by_code": [
  "বরং SMS কোড নিন"
 ],
 "auth.login.or": [
  "অথবা"
 ],
 "auth.login.free_play": [
  "অ্যাকাউন্ট ছাড়াই ফ্রি খেলুন"
 ],
 "auth.free_play.starting": [
  "ফ্রি খেলা শুরু হচ্ছে…"
 ],
 "auth.free_play.started": [
  "আপনি ফ্রি খেলছেন। ফ্রি ক্রেডিট উত্তোলন করা যায় না।"
 ],
 "auth.login.failed": [
  "ইউজারনেম বা পাসওয়ার্ড মেলেনি। দুটিই দেখে আবার চেষ্টা করুন।"
 ],
 "auth.login.failed_mobile": [
  "মোবাইল নম্বর বা পাসওয়ার্ড মেলেনি। দুটিই দেখে আবার চেষ্টা করুন।"
 ],
 "auth.login.failed_captcha": [
  "ইউজারনেম বা পাসওয়ার্ড মেলেনি। নিরাপত্তার জন্য নিচের কোডটিও লিখুন।"
 ],
 "auth.login.terms": [
  "লগইন করলে আপনি শর্তাবলি মেনে নিচ্ছেন।"
 ],
 "auth.login.done": [
  "আপনি লগইন করেছেন।"
 ],
 "auth.login.not_remembered": [
  "আপনি লগইন করেছেন। এই ব্রাউজারে পাসওয়ার্ড নিরাপদে রাখা যায় না, তাই রাখা হয়নি।"
 ],
 "auth.login.help": [
  "সাহায্য নিন"
 ],
 "auth.login.with_google": [
  "Google দিয়ে চালিয়ে যান"
 ],
 "auth.login.with_facebook": [
  "Facebook দিয়ে চালিয়ে যান"
 ],
 "auth.register.title": [
  "রেজিস্টার"
 ],
 "auth.register.heading": [
  "অ্যাকাউন্ট খুলুন"
 ],
 "auth.register.banner": [
  "এক অ্যাকাউন্টে সব গেম"
 ],
 "auth.register.asks": [
  [
   "required",
   "number"
  ],
  "টি ঘর পূরণ করতে হবে",
  [
   "optional",
   "plural",
   {
    "0": [],
    "one": [
     ", ",
     "#",
     "টি ঐচ্ছিক"
    ],
    "other": [
     ", ",
     "#",
     "টি ঐচ্ছিক"
    ]
   }
  ],
  "।"
 ],
 "auth.register.credits": [
  "নতুন অ্যাকাউন্টে ",
  [
   "amount"
  ],
  " খেলার ক্রেডিট থাকে।"
 ],
 "auth.register.submit": [
  "অ্যাকাউন্ট খুলুন"
 ],
 "auth.register.submitting": [
  "অ্যাকাউন্ট খোলা হচ্ছে…"
 ],
 "auth.register.done": [
  "আপনার অ্যাকাউন্ট খোলা হয়েছে।"
 ],
 "auth.register.have_account": [
  "অ্যাকাউন্ট আছে?"
 ],
 "auth.register.to_login": [
  "লগইন করুন"
 ],
 "auth.register.service": [
  "কাস্টমার সার্ভিস"
 ],
 "auth.register.terms": [
  "আমার বয়স ",
  [
   "age",
   "number"
  ],
  " বা তার বেশি এবং আমি শর্তাবলি মেনে নিচ্ছি"
 ],
 "auth.register.read_terms": [
  "শর্তাবলি পড়ুন"
 ],
 "auth.register.read_privacy": [
  "গোপনীয়তা নীতি পড়ুন"
 ],
 "auth.register.marketing": [
  "খবর ও অফার পেতে চাই"
 ],
 "auth.register.errors": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি ঘর ঠিক করতে হবে"
    ],
    "other": [
     "#",
     "টি ঘর ঠিক করতে হবে"
    ]
   }
  ]
 ],
 "auth.register.errors_hint": [
  "প্রথমটিতে নিয়ে যাওয়া হয়েছে।"
 ],
 "auth.register.username_free": [
  "ইউজারনেমটি ব্যবহার করা যাবে"
 ],
 "auth.tabs.label": [
  "লগইন বা রেজিস্টার"
 ],
 "auth.method.label": [
  "পদ্ধতি"
 ],
 "auth.method.username": [
  "ইউজারনেম"
 ],
 "auth.method.mobile": [
  "মোবাইল নম্বর"
 ],
 "auth.method.password": [
  "পাসওয়ার্ড"
 ],
 "auth.method.sms": [
  "SMS কোড"
 ],
 "auth.field.username": [
  "ইউজারনেম"
 ],
 "auth.field.password": [
  "পাসওয়ার্ড"
 ],
 "auth.field.confirmPassword": [
  "পাসওয়ার্ড নিশ্চিত করুন"
 ],
 "auth.field.affiliateCode": [
  "আমন্ত্রণ কোড"
 ],
 "auth.field.paymentPassword": [
  "উত্তোলন পিন"
 ],
 "auth.field.recommenderId": [
  "সুপারিশকারী"
 ],
 "auth.field.nickname": [
  "ডাকনাম"
 ],
 "auth.field.payeeName": [
  "প্রাপকের নাম"
 ],
 "auth.field.email": [
  "ইমেইল"
 ],
 "auth.field.mobileNum": [
  "মোবাইল নম্বর"
 ],
 "auth.field.countryDialingCode": [
  "দেশের কোড"
 ],
 "auth.field.idNumber": [
  "পরিচয়পত্রের নম্বর"
 ],
 "auth.field.qqNum": [
  "QQ নম্বর"
 ],
 "auth.field.facebook": [
  "Facebook"
 ],
 "auth.field.wechat": [
  "WeChat"
 ],
 "auth.field.line": [
  "LINE"
 ],
 "auth.field.whatsapp": [
  "WhatsApp"
 ],
 "auth.field.zalo": [
  "Zalo"
 ],
 "auth.field.birthday": [
  "জন্মতারিখ"
 ],
 "auth.field.captcha": [
  "ছবির কোড"
 ],
 "auth.field.verificationCode": [
  "যাচাইকরণ কোড"
 ],
 "auth.field.oldPassword": [
  "বর্তমান পাসওয়ার্ড"
 ],
 "auth.field.newPassword": [
  "নতুন পাসওয়ার্ড"
 ],
 "auth.field.confirmNewPassword": [
  "নতুন পাসওয়ার্ড নিশ্চিত করুন"
 ],
 "auth.hint.username": [
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " ইংরেজি অক্ষর ও সংখ্যা, শুরুতে অক্ষর"
 ],
 "auth.hint.username_login": [
  "আপনার ইউজারনেম"
 ],
 "auth.hint.password": [
  "অন্তত ",
  [
   "minLength",
   "number"
  ],
  " অক্ষর; ফাঁকা দিয়ে কয়েকটি শব্দ লিখলে ভালো"
 ],
 "auth.hint.password_composed": [
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর, অন্তত একটি অক্ষর ও একটি সংখ্যা"
 ],
 "auth.hint.confirmPassword": [
  "একই পাসওয়ার্ড আবার লিখুন"
 ],
 "auth.hint.affiliateCode": [
  "থাকলে লিখুন"
 ],
 "auth.hint.paymentPassword": [
  [
   "minLength",
   "number"
  ],
  " সংখ্যা, প্রতিটি উত্তোলনে লাগবে"
 ],
 "auth.hint.recommenderId": [
  "কার কাছ থেকে জেনেছেন"
 ],
 "auth.hint.nickname": [
  "অন্য খেলোয়াড়েরা যে নামের একটি অংশ দেখেন"
 ],
 "auth.hint.payeeName": [
  "অ্যাকাউন্টে যেমন আছে"
 ],
 "auth.hint.email": [
  "পাসওয়ার্ড উদ্ধারের জন্য"
 ],
 "auth.hint.email_registered": [
  "অ্যাকাউন্টে দেওয়া ইমেইল"
 ],
 "auth.hint.mobileNum": [
  "দেশের কোড ছাড়া"
 ],
 "auth.hint.idNumber": [
  "পরিচয়পত্রে যেমন আছে"
 ],
 "auth.hint.qqNum": [
  "শুধু সংখ্যা"
 ],
 "auth.hint.facebook": [
  "আপনার প্রোফাইলের নাম"
 ],
 "auth.hint.wechat": [
  "আপনার WeChat আইডি"
 ],
 "auth.hint.line": [
  "আপনার LINE আইডি"
 ],
 "auth.hint.whatsapp": [
  "দেশের কোডসহ নম্বর"
 ],
 "auth.hint.zalo": [
  "দেশের কোডসহ নম্বর"
 ],
 "auth.hint.birthday": [
  "বয়স অন্তত ",
  [
   "age",
   "number"
  ],
  " বছর হতে হবে"
 ],
 "auth.hint.captcha": [
  [
   "maxLength",
   "number"
  ],
  " সংখ্যা"
 ],
 "auth.hint.captcha_text": [
  "অক্ষর ও সংখ্যা, অথবা অঙ্কের ফল"
 ],
 "auth.hint.verificationCode": [
  "SMS-এ আসা কোড"
 ],
 "auth.birthday.day": [
  "দিন"
 ],
 "auth.birthday.month": [
  "মাস"
 ],
 "auth.birthday.year": [
  "বছর"
 ],
 "auth.required.username": [
  "ইউজারনেম লিখুন"
 ],
 "auth.required.password": [
  "পাসওয়ার্ড লিখুন"
 ],
 "auth.required.confirmPassword": [
  "পাসওয়ার্ড আবার লিখুন"
 ],
 "auth.required.affiliateCode": [
  "আমন্ত্রণ কোড লিখুন"
 ],
 "auth.required.paymentPassword": [
  "পিন লিখুন"
 ],
 "auth.required.recommenderId": [
  "সুপারিশকারীর আইডি লিখুন"
 ],
 "auth.required.nickname": [
  "ডাকনাম লিখুন"
 ],
 "auth.required.payeeName": [
  "প্রাপকের নাম লিখুন"
 ],
 "auth.required.email": [
  "ইমেইল লিখুন"
 ],
 "auth.required.mobileNum": [
  "মোবাইল নম্বর লিখুন"
 ],
 "auth.required.idNumber": [
  "পরিচয়পত্রের নম্বর লিখুন"
 ],
 "auth.required.qqNum": [
  "QQ নম্বর লিখুন"
 ],
 "auth.required.facebook": [
  "Facebook নাম লিখুন"
 ],
 "auth.required.wechat": [
  "WeChat আইডি লিখুন"
 ],
 "auth.required.line": [
  "LINE আইডি লিখুন"
 ],
 "auth.required.whatsapp": [
  "WhatsApp নম্বর লিখুন"
 ],
 "auth.required.zalo": [
  "Zalo নম্বর লিখুন"
 ],
 "auth.required.birthday": [
  "জন্মতারিখ লিখুন"
 ],
 "auth.required.captcha": [
  "ছবির কোড লিখুন"
 ],
 "auth.required.verificationCode": [
  "SMS-এ আসা কোড লিখুন"
 ],
 "auth.required.oldPassword": [
  "বর্তমান পাসওয়ার্ড লিখুন"
 ],
 "auth.required.newPassword": [
  "নতুন পাসওয়ার্ড লিখুন"
 ],
 "auth.required.confirmNewPassword": [
  "পাসওয়ার্ড আবার লিখুন"
 ],
 "auth.rule.required": [
  "এই ঘরটি পূরণ করুন"
 ],
 "auth.rule.too_short": [
  "অন্তত ",
  [
   "minLength",
   "number"
  ],
  " অক্ষর হতে হবে"
 ],
 "auth.rule.too_long": [
  "সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর হতে পারে"
 ],
 "auth.rule.too_short_digits": [
  "অন্তত ",
  [
   "minLength",
   "number"
  ],
  " সংখ্যার হতে হবে"
 ],
 "auth.rule.too_long_digits": [
  "সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " সংখ্যার হতে পারে"
 ],
 "auth.rule.too_short_mobile": [
  "মোবাইল নম্বর অন্তত ",
  [
   "minLength",
   "number"
  ],
  " সংখ্যার হতে হবে"
 ],
 "auth.rule.too_long_mobile": [
  "মোবাইল নম্বর সর্বোচ্চ ",
  [
   "maxLength",
   "number"
  ],
  " সংখ্যার হতে পারে"
 ],
 "auth.pattern.any": [
  "লেখায় এমন অক্ষর আছে যা ব্যবহার করা যায় না"
 ],
 "auth.pattern.username": [
  "ইউজারনেমের গঠন ঠিক নয়: ",
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " ইংরেজি অক্ষর, সংখ্যা বা _, শুরুতে অক্ষর"
 ],
 "auth.pattern.password": [
  "পাসওয়ার্ডের গঠন ঠিক নয়: ",
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর, অন্তত একটি অক্ষর ও একটি সংখ্যা, ফাঁকা ছাড়া"
 ],
 "auth.pattern.passphrase": [
  "পাসওয়ার্ডে এমন অক্ষর আছে যা ব্যবহার করা যায় না"
 ],
 "auth.pattern.digits": [
  "শুধু সংখ্যা লিখুন"
 ],
 "auth.pattern.mobile": [
  "মোবাইল নম্বর ঠিক নয়: ",
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " সংখ্যার হতে হবে"
 ],
 "auth.pattern.email": [
  "ইমেইলের গঠন ঠিক নয়, যেমন name@example.com"
 ],
 "auth.pattern.name": [
  "নামের গঠন ঠিক নয়: শুধু অক্ষর ও ফাঁকা"
 ],
 "auth.pattern.code": [
  "শুধু ইংরেজি অক্ষর ও সংখ্যা"
 ],
 "auth.pattern.pin": [
  "পিন ",
  [
   "maxLength",
   "number"
  ],
  " সংখ্যার হতে হবে"
 ],
 "auth.pattern.date": [
  "বছর, মাস ও দিন লিখুন"
 ],
 "auth.not_logged_in": [
  "আপনি লগইন করেননি। আগে লগইন করুন।"
 ],
 "auth.no_permission": [
  "এই অ্যাকাউন্টের অনুমতি নেই, অথবা সুবিধাটি এখন বন্ধ আছে।"
 ],
 "auth.user_unknown": [
  "ইউজারটি নেই বা বন্ধ আছে।"
 ],
 "auth.code_wrong": [
  "যাচাইকরণ কোডটি ভুল।"
 ],
 "auth.email_incorrect": [
  "ইমেইল ঠিক নয়"
 ],
 "auth.passwords_differ": [
  "দুটি পাসওয়ার্ড মেলেনি"
 ],
 "auth.confirmation_incorrect": [
  "দুটি পাসওয়ার্ড মেলেনি"
 ],
 "auth.password_incorrect": [
  "পাসওয়ার্ড সঠিক নয়"
 ],
 "auth.in_vwrite_code": [
  "কোডটি লিখুন"
 ],
 "auth.in_confirmation_correct": [
  "দুই ঘরে একই নতুন পাসওয়ার্ড লিখুন"
 ],
 "auth.in_enter_password": [
  "পাসওয়ার্ড আবার লিখুন"
 ],
 "auth.same_password": [
  "নতুন পাসওয়ার্ড আগেরটির মতোই। অন্য একটি দিন।"
 ],
 "auth.new_old_same": [
  "নতুন ও পুরোনো পাসওয়ার্ড এক হতে পারে না"
 ],
 "auth.referrer_link_error": [
  "আমন্ত্রণ লিংকটি ঠিক নয়। নতুন একটি লিংক চেয়ে নিন।"
 ],
 "auth.birthday_incorrect": [
  "জন্মতারিখ ঠিকভাবে লিখুন"
 ],
 "auth.in_sms_sending": [
  "কোড পাঠানো হচ্ছে…"
 ],
 "auth.in_sms_send": [
  "কোড পাঠানো হয়েছে।"
 ],
 "auth.in_been_out": [
  "পাসওয়ার্ড উদ্ধারের ইমেইল পাঠানো হয়েছে।"
 ],
 "auth.changes_saved": [
  "পরিবর্তন সংরক্ষণ করা হয়েছে।"
 ],
 "auth.sms.send": [
  "কোড পাঠান"
 ],
 "auth.sms.send_again": [
  "আবার পাঠান"
 ],
 "auth.sms.seconds": [
  [
   "seconds",
   "number"
  ],
  " সেকেন্ড"
 ],
 "auth.sms.sent_to": [
  [
   "number"
  ],
  " নম্বরে কোড পাঠানো হয়েছে।"
 ],
 "auth.sms.needs_script": [
  "SMS কোডের জন্য JavaScript লাগে।"
 ],
 "auth.captcha.image": [
  "কোডের ছবি"
 ],
 "auth.captcha.new": [
  "নতুন ছবি"
 ],
 "auth.captcha.changed": [
  "নতুন ছবি এসেছে।"
 ],
 "auth.captcha.help": [
  "ছবি পড়া যাচ্ছে না? কাস্টমার সার্ভিসে জানান।"
 ],
 "auth.captcha.unreadable": [
  "ছবিটি পড়তে পারছি না"
 ],
 "auth.captcha.proven": [
  "কোড লাগবে না, যাচাই নিজে থেকেই হবে।"
 ],
 "auth.captcha.without_script": [
  "JavaScript ছাড়া ছবির একটি কোড লাগবে। আগে ছবিটি আনুন, তারপর ফর্মটি পূরণ করুন।"
 ],
 "auth.captcha.get": [
  "ছবিটি আনুন"
 ],
 "auth.human.label": [
  "আপনি মানুষ কি না যাচাই হচ্ছে"
 ],
 "auth.human.done": [
  "যাচাই হয়েছে"
 ],
 "auth.human.failed": [
  "যাচাই হয়নি। আবার চেষ্টা করুন।"
 ],
 "auth.human.loading": [
  "আপনি মানুষ কি না, সেই যাচাই আসছে…"
 ],
 "auth.human.answer": [
  "যাচাইটি শেষ করুন, তাহলেই এটি পাঠানো যাবে।"
 ],
 "auth.human.over": [
  "যাচাইয়ের সময় পেরিয়ে গেছে। আরেকবার করুন।"
 ],
 "auth.human.away": [
  [
   "host"
  ],
  " থেকে যাচাইটি আসেনি। তার বদলে আমাদের নিজস্ব যাচাই হবে। আপনার লেখা সব থাকছে।"
 ],
 "auth.human.needed": [
  "এই সাইটে ",
  [
   "host"
  ],
  "-এর যাচাই লাগবেই, কিন্তু সেটি আসেনি। এর স্ক্রিপ্ট চলতে দিন, ব্লকার বন্ধ করুন, কিংবা অন্য নেটওয়ার্ক বা ব্রাউজারে চেষ্টা করুন। আপনার লেখা সব থাকছে।"
 ],
 "auth.human.again": [
  "যাচাইটি আবার আনুন"
 ],
 "auth.password.show": [
  "পাসওয়ার্ড দেখান"
 ],
 "auth.password.hide": [
  "পাসওয়ার্ড লুকান"
 ],
 "auth.password.weak": [
  "দুর্বল"
 ],
 "auth.password.fair": [
  "মোটামুটি"
 ],
 "auth.password.good": [
  "ভালো"
 ],
 "auth.password.strong": [
  "শক্তিশালী"
 ],
 "auth.password.common": [
  "এই পাসওয়ার্ড সহজেই অনুমান করা যায়। অন্য একটি দিন; ফাঁকা দিয়ে কয়েকটি শব্দ লিখলে ভালো"
 ],
 "auth.password.own_data": [
  "এই পাসওয়ার্ডের বেশির ভাগই আপনার নাম, নম্বর, ইমেইল বা জন্মতারিখ। সঙ্গে অন্য কিছু যোগ করুন"
 ],
 "auth.password.site_name": [
  "এই পাসওয়ার্ডের বেশির ভাগই এই সাইটের নাম। সঙ্গে অন্য কিছু যোগ করুন"
 ],
 "auth.forgot.heading": [
  "পাসওয়ার্ড ভুলেছেন"
 ],
 "auth.forgot.text_phone": [
  "অ্যাকাউন্টের মোবাইল নম্বরে একটি কোড পাঠাব, তারপর নতুন পাসওয়ার্ড দিন।"
 ],
 "auth.forgot.text_email": [
  "অ্যাকাউন্টের ইমেইলে একটি লিংক পাঠাব।"
 ],
 "auth.forgot.text_link": [
  "আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড দিন।"
 ],
 "auth.forgot.phone": [
  "মোবাইল"
 ],
 "auth.forgot.email": [
  "ইমেইল"
 ],
 "auth.forgot.submit_phone": [
  "নতুন পাসওয়ার্ড দিন"
 ],
 "auth.forgot.submit_email": [
  "ইমেইল পাঠান"
 ],
 "auth.forgot.new_link": [
  "নতুন লিংক নিন"
 ],
 "auth.forgot.sending": [
  "পাঠানো হচ্ছে…"
 ],
 "auth.change.submit": [
  "পাসওয়ার্ড বদলান"
 ],
 "auth.change.text": [
  "বদলানোর পর এখানে লগইন থাকবে, অন্য সব ডিভাইস থেকে লগআউট হবে।"
 ],
 "auth.change.first": [
  "আপনার এখনও কোনো পাসওয়ার্ড নেই। একটি দিলে এরপর পাসওয়ার্ড দিয়েও লগইন করতে পারবেন।"
 ],
 "auth.change.sending": [
  "সংরক্ষণ হচ্ছে…"
 ],
 "auth.change.hint": [
  "অন্তত ",
  [
   "minLength",
   "number"
  ],
  " অক্ষর; আগের পাসওয়ার্ড আবার দেওয়া যাবে না"
 ],
 "auth.change.hint_composed": [
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর, অন্তত একটি অক্ষর ও একটি সংখ্যা; আগের পাসওয়ার্ড আবার দেওয়া যাবে না"
 ],
 "auth.change.understood": [
  "অন্য একটি দিন"
 ],
 "auth.sign_out.prompt": [
  "লগআউট"
 ],
 "auth.sign_out.sure": [
  "আপনি কি সত্যিই লগআউট করতে চান?"
 ],
 "auth.sign_out.text": [
  "এই ডিভাইস থেকে বেরিয়ে যাবেন। চলমান বেট চালু থাকবে।"
 ],
 "auth.sign_out.cancel": [
  "থাকুন"
 ],
 "auth.sign_out.submit": [
  "লগআউট করুন"
 ],
 "auth.sign_out.everywhere": [
  "সব ডিভাইস থেকে লগআউট করুন"
 ],
 "auth.sign_out.wait": [
  "অপেক্ষা করুন…"
 ],
 "auth.sign_out.done": [
  "আপনি লগআউট করেছেন।"
 ],
 "auth.social.leading": [
  "একটু অপেক্ষা করুন"
 ],
 "auth.social.leading_text": [
  "আপনাকে সেবাদাতার পাতায় নেওয়া হচ্ছে। কিছু না হলে নিজে এগিয়ে যান।"
 ],
 "auth.social.continue": [
  "এগিয়ে যান"
 ],
 "auth.trial.starting": [
  "ফ্রি খেলা চালু হচ্ছে…"
 ],
 "auth.trial.notice_title": [
  "ফ্রি খেলায় এটি নেই"
 ],
 "auth.trial.notice_text": [
  "এই সুবিধার জন্য আসল অ্যাকাউন্টে লগইন করুন।"
 ],
 "auth.title.forget": [
  "পাসওয়ার্ড উদ্ধার"
 ],
 "auth.title.login": [
  "লগইন"
 ],
 "auth.title.register": [
  "রেজিস্টার"
 ],
 "auth.title.changePsw": [
  "পাসওয়ার্ড বদল"
 ],
 "auth.second_step.title": [
  "দুই ধাপের সাইন ইন"
 ],
 "auth.second_step.heading_app": [
  "অ্যাপের কোডটি দিন"
 ],
 "auth.second_step.heading_recovery": [
  "উদ্ধারের একটি কোড দিন"
 ],
 "auth.second_step.text_app": [
  "আপনার অথেনটিকেটর অ্যাপ খুলুন। এই অ্যাকাউন্টের পাশে যে ৬ সংখ্যা আছে সেটি লিখুন।"
 ],
 "auth.second_step.text_recovery": [
  "যে দশটি কোড রেখে দিয়েছিলেন তার একটি লিখুন। প্রতিটি একবারই কাজ করে।"
 ],
 "auth.second_step.code_app": [
  "৬ সংখ্যার কোড"
 ],
 "auth.second_step.code_recovery": [
  "উদ্ধারের কোড"
 ],
 "auth.second_step.go": [
  "লগইন করুন"
 ],
 "auth.second_step.to_recovery": [
  "উদ্ধারের কোড দিয়ে ঢুকুন"
 ],
 "auth.second_step.to_app": [
  "অ্যাপের কোড দিয়ে ঢুকুন"
 ]
};
