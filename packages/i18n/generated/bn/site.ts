// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "site.document_title": [
  [
   "title"
  ],
  " - ",
  [
   "site"
  ]
 ],
 "site.description": [
  [
   "site"
  ],
  ": এক লবিতে স্লট, ক্র্যাশ, লাইভ টেবিল, ফিশিং, স্পোর্টস ও আরও অনেক গেম।"
 ],
 "site.skip_to_content": [
  "মূল অংশে যান"
 ],
 "site.title.activity": [
  "প্রোমোশন"
 ],
 "site.title.activityDetail": [
  "প্রোমোশনের বিস্তারিত"
 ],
 "site.title.forget": [
  "পাসওয়ার্ড উদ্ধার"
 ],
 "site.title.home": [
  "হোম"
 ],
 "site.title.login": [
  "লগইন"
 ],
 "site.title.register": [
  "রেজিস্টার"
 ],
 "site.title.changePsw": [
  "পাসওয়ার্ড বদল"
 ],
 "site.title.notice": [
  "নোটিশ"
 ],
 "site.title.noticeDetail": [
  "নোটিশের বিস্তারিত"
 ],
 "site.title.gameCenter": [
  "গেম সেন্টার"
 ],
 "site.title.set": [
  "সেটিংস"
 ],
 "site.title.help": [
  "হেল্প সেন্টার"
 ],
 "site.title.helpDetail": [
  "সাহায্য"
 ],
 "site.title.hot-games": [
  "হট গেম"
 ],
 "site.title.download": [
  "অ্যাপ ডাউনলোড"
 ],
 "site.title.provider": [
  "প্রোভাইডার"
 ],
 "site.title.search-games": [
  "খোঁজ"
 ],
 "site.title.fav-games": [
  "প্রিয় গেম"
 ],
 "site.title.jili": [
  "JL গেম"
 ],
 "site.title.slot": [
  "স্লট"
 ],
 "site.title.crash": [
  "ক্র্যাশ"
 ],
 "site.title.rng-games": [
  "ক্যাসিনো"
 ],
 "site.title.live-games": [
  "লাইভ ক্যাসিনো"
 ],
 "site.title.fishing-games": [
  "ফিশিং"
 ],
 "site.title.poker-games": [
  "পোকার ও কার্ড"
 ],
 "site.title.sport-games": [
  "স্পোর্টস"
 ],
 "site.title.esport-games": [
  "ই-স্পোর্টস"
 ],
 "site.title.lott": [
  "লটারি"
 ],
 "site.title.elott": [
  "ই-লটারি"
 ],
 "site.title.applyReward": [
  "রিওয়ার্ডের আবেদন"
 ],
 "site.header.back": [
  "পেছনে"
 ],
 "site.header.home": [
  [
   "site"
  ],
  ", হোম পাতায় যান"
 ],
 "site.header.menu": [
  "মেনু"
 ],
 "site.header.account": [
  "অ্যাকাউন্ট মেনু"
 ],
 "site.tab.label": [
  "প্রধান মেনু"
 ],
 "site.tab.service": [
  "সার্ভিস"
 ],
 "site.tab.promotions": [
  "প্রোমোশন"
 ],
 "site.tab.home": [
  "হোম"
 ],
 "site.tab.invite": [
  "ইনভাইট"
 ],
 "site.tab.member": [
  "সদস্য"
 ],
 "site.menu.label": [
  "সাইড মেনু"
 ],
 "site.menu.greeting": [
  "হ্যালো, ",
  [
   "name"
  ]
 ],
 "site.menu.visitor": [
  "খেলতে লগইন করুন"
 ],
 "site.menu.visitor_hint": [
  "ব্যালেন্স ও রেকর্ড দেখতে লগইন করুন।"
 ],
 "site.menu.home": [
  "হোম"
 ],
 "site.menu.member_centre": [
  "সদস্য কেন্দ্র"
 ],
 "site.menu.betting_record": [
  "বেটিং রেকর্ড"
 ],
 "site.menu.account_record": [
  "অ্যাকাউন্ট রেকর্ড"
 ],
 "site.menu.invite": [
  "বন্ধুকে আমন্ত্রণ"
 ],
 "site.menu.agency_centre": [
  "এজেন্সি কেন্দ্র"
 ],
 "site.menu.download": [
  "অ্যাপ ডাউনলোড"
 ],
 "site.menu.announcements": [
  "নোটিশ"
 ],
 "site.menu.language": [
  "ভাষা"
 ],
 "site.menu.service": [
  "কাস্টমার সার্ভিস"
 ],
 "site.menu.help": [
  "হেল্প সেন্টার"
 ],
 "site.menu.sign_out": [
  "সাইন আউট"
 ],
 "site.menu.promotions": [
  "আপনার জন্য প্রোমোশন"
 ],
 "site.language.title": [
  "ভাষা"
 ],
 "site.language.hint": [
  "টাকার অঙ্ক ও তারিখের সংখ্যা ভাষা অনুযায়ী দেখা যায়।"
 ],
 "site.language.choose": [
  [
   "language"
  ],
  " বেছে নিন"
 ],
 "site.language.changed": [
  "ভাষা বদলানো হয়েছে।"
 ],
 "site.language.save": [
  "ভাষা বদলান"
 ],
 "site.language.failed": [
  "ভাষা বদলানো যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "site.digits.title": [
  "সংখ্যা"
 ],
 "site.digits.beng": [
  "বাংলা"
 ],
 "site.digits.latn": [
  "ইংরেজি"
 ],
 "site.theme.title": [
  "থিম"
 ],
 "site.theme.dark": [
  "গাঢ়"
 ],
 "site.theme.light": [
  "হালকা"
 ],
 "site.theme.system": [
  "ডিভাইস অনুযায়ী"
 ],
 "site.settings.about": [
  "পরিচিতি"
 ],
 "site.settings.version": [
  "সংস্করণ ",
  [
   "version"
  ]
 ],
 "site.settings.data_saver": [
  "ডেটা সাশ্রয়"
 ],
 "site.settings.data_saver_hint": [
  "ছোট ছবি, বাড়তি ফন্ট ছাড়া।"
 ],
 "site.settings.reduced_motion": [
  "কম নড়াচড়া"
 ],
 "site.settings.clear_data": [
  "এই ডিভাইসের ডেটা মুছুন"
 ],
 "site.footer.label": [
  "পাতার শেষ অংশ"
 ],
 "site.footer.copyright": [
  "© ",
  [
   "year"
  ],
  " ",
  [
   "site"
  ],
  "। সর্বস্বত্ব সংরক্ষিত।"
 ],
 "site.footer.play_credits": [
  "শুধু খেলার ক্রেডিট। এর নগদ মূল্য নেই।"
 ],
 "site.footer.responsible": [
  "দায়িত্বশীল খেলা"
 ],
 "site.footer.help": [
  "হেল্প সেন্টার"
 ],
 "site.footer.service": [
  "কাস্টমার সার্ভিস"
 ],
 "site.footer.terms": [
  "শর্তাবলি"
 ],
 "site.footer.privacy": [
  "গোপনীয়তা"
 ],
 "site.footer.download": [
  "অ্যাপ ডাউনলোড"
 ],
 "site.footer.about": [
  "আমাদের সম্পর্কে"
 ],
 "site.footer.licence": [
  [
   "regulator"
  ],
  " অনুমোদিত, নম্বর ",
  [
   "number"
  ]
 ],
 "site.age.badge": [
  [
   "age",
   "number"
  ],
  "+"
 ],
 "site.age.statement": [
  "শুধু ",
  [
   "age",
   "number"
  ],
  " বছর বা তার বেশি বয়সীদের জন্য।"
 ],
 "site.age.responsible": [
  "খেলা বিনোদন, আয়ের উপায় নয়। সীমা ঠিক করুন, প্রয়োজন হলে বিরতি নিন।"
 ],
 "site.maintenance.title": [
  "রক্ষণাবেক্ষণ"
 ],
 "site.maintenance.heading": [
  "রক্ষণাবেক্ষণ চলছে"
 ],
 "site.maintenance.text": [
  "সিস্টেম আপগ্রেড হচ্ছে। আপনার ব্যালেন্স ও চলমান বেট যেমন ছিল তেমনই আছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।"
 ],
 "site.maintenance.until": [
  "আনুমানিক শেষ"
 ],
 "site.region.title": [
  "সেবা পাওয়া যাচ্ছে না"
 ],
 "site.region.heading": [
  "এই এলাকায় সেবা নেই"
 ],
 "site.region.text": [
  "আপনার অবস্থান থেকে ",
  [
   "site"
  ],
  " ব্যবহার করা যাচ্ছে না। VPN চালু থাকলে বন্ধ করে আবার চেষ্টা করুন।"
 ],
 "site.region.ip": [
  "আপনার IP ঠিকানা"
 ],
 "site.region.contact": [
  "ভুল মনে হলে জানান"
 ],
 "site.connection.none_title": [
  "ইন্টারনেট নেই"
 ],
 "site.connection.none": [
  "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে পাতাটি আবার লোড হবে।"
 ],
 "site.connection.slow": [
  "সংযোগ ধীর। যা দেখছেন তা কিছুটা পুরোনো হতে পারে।"
 ],
 "site.connection.back": [
  "সংযোগ ফিরে এসেছে।"
 ],
 "site.connection.unreachable_title": [
  "সাইট সাড়া দিচ্ছে না"
 ],
 "site.connection.unreachable": [
  "সাইটের সঙ্গে যোগাযোগ করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "site.error.title": [
  "পাতাটি দেখানো যায়নি"
 ],
 "site.error.text": [
  "আমাদের দিকে একটি ত্রুটি হয়েছে। আবার চেষ্টা করুন, অথবা হোম পাতায় যান।"
 ],
 "site.error.reference": [
  "সহায়তার জন্য রেফারেন্স: ",
  [
   "requestId"
  ]
 ],
 "site.not_found.title": [
  "পাতাটি নেই"
 ],
 "site.not_found.text": [
  "এই ঠিকানায় কোনো পাতা নেই। ঠিকানা দেখুন, অথবা হোম পাতায় যান।"
 ],
 "site.not_found.home": [
  "হোম পাতায় যান"
 ],
 "site.additional_bar.text": [
  "সাইটটি হোম স্ক্রিনে যোগ করুন"
 ],
 "site.additional_bar.action": [
  "দেখুন"
 ],
 "site.no_script.text": [
  "JavaScript ছাড়া ঘুরে দেখা, লগইন ও রেজিস্টার করা যায়; গেম খেলতে এটি লাগে।"
 ]
};
