// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "errors.operators.no_reset_check": [
  "যাঁর কিছুই যাচাই করা নেই, এই সাইট তাঁকে লিংক পাঠায় না।"
 ],
 "errors.operators.contact_verified": [
  "সদস্যের যাচাই করা ঠিকানা বা নম্বর আছে। লিংকটি সেখানে পাঠান।"
 ],
 "errors.operators.nothing_confirmed": [
  "অনুমোদিত কোনো পরিচয়পত্র এই ঠিকানা বা নম্বর নিশ্চিত করে না।"
 ],
 "errors.operators.nothing_to_pay": [
  "অনুমোদিত কোনো উত্তোলন এই মাধ্যমের ফাইলের অপেক্ষায় নেই।"
 ],
 "errors.operators.file_refused": [
  "ফাইলটি নেওয়া যায়নি, তাই এর কিছুই গোনা হয়নি। মাধ্যমের কাছ থেকে ঠিক ফাইলটি আনুন।"
 ],
 "errors.operators.not_excluded": [
  "এই সদস্যের কোনো চলমান স্ব-বর্জন নেই।"
 ],
 "errors.operators.exclusion_runs": [
  "স্ব-বর্জনের মেয়াদ শেষ হয়নি। কেউ এটি শেষ করতে পারে না।"
 ],
 "errors.operators.wish_too_new": [
  "সদস্য চাওয়ার ২৪ ঘণ্টা পরে স্ব-বর্জন শেষ করা যায়: ",
  [
   "from"
  ],
  " থেকে।"
 ],
 "errors.operators.not_stopped": [
  "এই সদস্যের উত্তোলন এখন থামানো নেই।"
 ],
 "errors.operators.withdrawals_stopped": [
  "এই সদস্যের উত্তোলন থামানো আছে।"
 ],
 "errors.request.invalid": [
  "অনুরোধটি বোঝা যায়নি। যা লিখেছেন তা দেখে আবার চেষ্টা করুন।"
 ],
 "errors.request.too_large": [
  "যা পাঠিয়েছেন তা বেশি বড়। ছোট করে আবার চেষ্টা করুন।"
 ],
 "errors.request.unsupported_media": [
  "এই ধরনের ফাইল বা ফর্ম এখানে পড়া যায় না।"
 ],
 "errors.request.not_found": [
  "যা চেয়েছেন তা এখানে নেই।"
 ],
 "errors.request.method_not_allowed": [
  "এখানে এটি করা যায় না। পাতাটি আবার লোড করুন।"
 ],
 "errors.request.conflict": [
  "এটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। পাতা আবার লোড করে ফলাফল দেখুন।"
 ],
 "errors.request.too_many": [
  "অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।"
 ],
 "errors.request.not_sealed": [
  "ফর্মটি সুরক্ষিতভাবে পাঠানো হয়নি। পাতা আবার লোড করে চেষ্টা করুন।"
 ],
 "errors.request.seal_invalid": [
  "ফর্মটি আমাদের দিকে খোলা যায়নি। পাতা আবার লোড করে চেষ্টা করুন।"
 ],
 "errors.request.seal_key_unknown": [
  "ফর্মটি পুরোনো চাবি দিয়ে সুরক্ষিত করা হয়েছিল। আবার পাঠান।"
 ],
 "errors.site.unknown_host": [
  "এই ঠিকানায় কোনো সাইট নেই।"
 ],
 "errors.site.maintenance": [
  "সিস্টেম আপগ্রেড হচ্ছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।"
 ],
 "errors.site.region_blocked": [
  "আপনার IP ঠিকানা বা অবস্থান থেকে সাইটটি পাওয়া যায় না। ভুল মনে হলে যোগাযোগ করুন।"
 ],
 "errors.site.feature_off": [
  "এই সুবিধা এই সাইটে নেই।"
 ],
 "errors.session.missing": [
  "আপনি লগইন করেননি। আগে লগইন করুন।"
 ],
 "errors.session.expired": [
  "আপনার অ্যাকাউন্ট লগআউট হয়েছে। আবার লগইন করুন।"
 ],
 "errors.session.role": [
  "এই অ্যাকাউন্টের এটি করার অনুমতি নেই।"
 ],
 "errors.session.formal_account_required": [
  "ফ্রি খেলায় এটি করা যায় না। আসল অ্যাকাউন্টে লগইন করুন।"
 ],
 "errors.auth.credentials_wrong": [
  "ইউজারনেম বা পাসওয়ার্ড মেলেনি। দুটিই দেখে আবার চেষ্টা করুন।"
 ],
 "errors.auth.captcha_required": [
  "ছবির কোডটিও লিখুন।"
 ],
 "errors.auth.captcha_wrong": [
  "ছবির কোডটি ভুল। নতুন ছবির কোড লিখুন।"
 ],
 "errors.auth.human_check_failed": [
  "আপনি মানুষ কি না তা যাচাই হয়নি। আবার চেষ্টা করুন।"
 ],
 "errors.auth.username_taken": [
  "ইউজারনেমটি আগে থেকেই আছে। অন্য একটি দিন।"
 ],
 "errors.auth.fields_invalid": [
  "কয়েকটি ঘর ঠিক করতে হবে।"
 ],
 "errors.auth.account_disabled": [
  "ইউজারটি নেই বা বন্ধ আছে। কাস্টমার সার্ভিসে যোগাযোগ করুন।"
 ],
 "errors.auth.excluded": [
  "আপনি ",
  [
   "until"
  ],
  " পর্যন্ত এখানে খেলা থেকে নিজেকে দূরে রেখেছেন। কেউ এটি আগে শেষ করতে পারে না। ব্যালেন্স থাকলে কাস্টমার সার্ভিসে লিখুন।"
 ],
 "errors.auth.exclusion_over": [
  "আপনার স্ব-বর্জন ",
  [
   "until"
  ],
  " পর্যন্ত ছিল। আবার খেলতে চাইলে কাস্টমার সার্ভিসে লিখুন: চাওয়ার ২৪ ঘণ্টা পরে দুজন মিলে সিদ্ধান্ত নিয়ে অ্যাকাউন্ট খুলে দেবেন।"
 ],
 "errors.auth.excluded_for_good": [
  "আপনি এখানে খেলা থেকে নিজেকে স্থায়ীভাবে দূরে রেখেছেন। ব্যালেন্স থাকলে কাস্টমার সার্ভিসে লিখুন।"
 ],
 "errors.auth.blocked": [
  [
   "until"
  ],
  " পর্যন্ত লগইন বন্ধ রাখা হয়েছে। জানানো কারণ: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.auth.not_agent": [
  "অ্যাকাউন্টটি এজেন্টের নয়, তাই এজেন্ট হিসেবে লগইন করা যাবে না।"
 ],
 "errors.auth.not_member": [
  "এটি সদস্য অ্যাকাউন্ট নয়, তাই এখানে লগইন করা যাবে না।"
 ],
 "errors.auth.invitation_invalid": [
  "আমন্ত্রণ কোডটি ঠিক নয়। দেখে নিন, অথবা খালি রাখুন।"
 ],
 "errors.auth.terms_required": [
  "আগে শর্তাবলি মেনে নিন।"
 ],
 "errors.auth.underage": [
  "জন্মতারিখ ঠিকভাবে লিখুন। সর্বনিম্ন বয়স পূর্ণ হতে হবে।"
 ],
 "errors.auth.code_wrong": [
  "যাচাইকরণ কোডটি ভুল। মেসেজ দেখে আবার লিখুন।"
 ],
 "errors.auth.code_expired": [
  "এই কোডটি আর কার্যকর নেই। নতুন কোড নিন।"
 ],
 "errors.auth.mobile_invalid": [
  "মোবাইল নম্বরটি সঠিক নয়। নম্বর ও দেশের কোড মিলিয়ে দেখুন।"
 ],
 "errors.auth.mobile_taken": [
  "এই মোবাইল নম্বরে আগে থেকেই অ্যাকাউন্ট আছে। এটি দিয়ে লগইন করুন।"
 ],
 "errors.auth.phone_token_invalid": [
  "ফোন নম্বরটি যাচাই করা যায়নি। নতুন কোড নিন।"
 ],
 "errors.auth.reset_link_invalid": [
  "পাসওয়ার্ড উদ্ধারের লিংকটি ব্যবহৃত হয়ে গেছে বা মেয়াদ শেষ। নতুন লিংক নিন।"
 ],
 "errors.auth.password_wrong": [
  "পুরোনো পাসওয়ার্ডটি ভুল। আবার লিখুন।"
 ],
 "errors.auth.password_same": [
  "নতুন ও পুরোনো পাসওয়ার্ড একই হতে পারবে না। অন্য পাসওয়ার্ড দিন।"
 ],
 "errors.auth.sign_in_again": [
  "আপনি বেশ কিছুক্ষণ আগে লগইন করেছেন। লগআউট করে আবার লগইন করুন, তারপর দেরি না করে পরিবর্তনটি করুন।"
 ],
 "errors.auth.social_unavailable": [
  "সুবিধাটি আপাতত বন্ধ আছে। অন্যভাবে লগইন করুন।"
 ],
 "errors.auth.social_refused": [
  "লগইন বাতিল হয়েছে বা এর মেয়াদ শেষ। আবার চেষ্টা করুন।"
 ],
 "errors.auth.social_new": [
  "এই অ্যাকাউন্টটি এখানে নতুন। যুক্ত করতে রেজিস্টার করুন।"
 ],
 "errors.auth.second_step": [
  "আপনার অ্যাকাউন্টে দ্বিতীয় ধাপ লাগে। অ্যাপের কোডটি দিন।"
 ],
 "errors.auth.second_code_wrong": [
  "কোডটি ভুল বা আগে ব্যবহার হয়েছে। অ্যাপে এখন যে কোড আছে সেটি, বা একটি উদ্ধারের কোড দিন।"
 ],
 "errors.auth.second_step_over": [
  "অনেক সময় পেরিয়ে গেছে। আবার লগইন করুন।"
 ],
 "errors.auth.trial_unavailable": [
  "এখন ফ্রি খেলার অ্যাকাউন্ট খোলা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।"
 ],
 "errors.member.payee_name_set": [
  "প্রাপকের নাম আগে দেওয়া হয়েছে, এখানে বদলানো যায় না। কাস্টমার সার্ভিসে যোগাযোগ করুন।"
 ],
 "errors.member.fields_invalid": [
  "কিছু ঘর সংশোধন করতে হবে।"
 ],
 "errors.member.message_not_found": [
  "এই মেসেজ আপনার ইনবক্সে নেই। তালিকা আবার দেখুন।"
 ],
 "errors.messages.undeliverable": [
  "মেসেজ পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।"
 ],
 "errors.agent.contract_not_found": [
  "এখন আপনার জন্য এই ধরনের কোনো চুক্তি নেই।"
 ],
 "errors.agent.contract_changed": [
  "চুক্তিটি এর মধ্যে বদলেছে। সিদ্ধান্তের আগে নতুন শর্ত পড়ে নিন।"
 ],
 "errors.agent.contract_answered": [
  "চুক্তিটির উত্তর আগেই দেওয়া হয়েছে। নিচে তার বর্তমান অবস্থা দেখুন।"
 ],
 "errors.agent.member_not_found": [
  "আপনার দলে এমন সদস্য নেই। নামটি দেখে নিন।"
 ],
 "errors.agent.link_taken": [
  "এই কোডটি নেওয়া হয়ে গেছে। অন্য একটি দিন।"
 ],
 "errors.agent.links_full": [
  "আর লিংক যোগ করা যাবে না। আগের একটির নাম বদলে নিন।"
 ],
 "errors.agent.link_not_found": [
  "আপনার এমন কোনো লিংক নেই।"
 ],
 "errors.agent.rate_too_high": [
  "এই হার আপনার নিজের হারের চেয়ে বেশি। আপনার যতটুকু আছে, সর্বোচ্চ ততটুকুই দেওয়া যায়।"
 ],
 "errors.agent.settlement_not_found": [
  "এই নম্বরে কোনো হিসাব নেই।"
 ],
 "errors.agent.contract_ended": [
  "আপনি উত্তর দেওয়ার আগেই প্রস্তাবটি তুলে নেওয়া হয়েছে। এখন যা আছে তা নিচে দেখুন।"
 ],
 "errors.agent.no_contracts": [
  "এই সদস্যের সঙ্গে চুক্তি করা যায় না।"
 ],
 "errors.agent.terms_invalid": [
  "শর্তগুলো একে অন্যের সঙ্গে মিলছে না। ধাপ ও তারিখ দেখে নিন।"
 ],
 "errors.agent.not_downline": [
  "এই সদস্য আপনার নিজের দলের নন।"
 ],
 "errors.service.article_not_found": [
  "এই লেখাটি বদলেছে বা সরানো হয়েছে। হেল্প সেন্টার আবার খুলুন।"
 ],
 "errors.service.feedback_length": [
  "লেখাটি বেশি ছোট বা বেশি বড়। ",
  [
   "minLength",
   "number"
  ],
  " থেকে ",
  [
   "maxLength",
   "number"
  ],
  " অক্ষর লিখুন।"
 ],
 "errors.wallet.insufficient_funds": [
  "এই পরিমাণের জন্য ব্যালেন্স যথেষ্ট নয়।"
 ],
 "errors.wallet.amount_invalid": [
  "পরিমাণটি ঠিক নয়। শূন্যের বেশি সংখ্যা লিখুন।"
 ],
 "errors.wallet.currency_mismatch": [
  "পরিমাণটি আপনার ওয়ালেটের মুদ্রায় নয়।"
 ],
 "errors.wallet.record_not_found": [
  "আপনার রেকর্ডে এমন কিছু নেই।"
 ],
 "errors.operators.reward_refused": [
  "রিওয়ার্ডটি দেওয়া যাচ্ছে না। পরিমাণ আর সদস্যের বোনাস দেখে নিন।"
 ],
 "errors.operators.checks_failed": [
  "এই আবেদনের সব যাচাই ঠিক নেই।"
 ],
 "errors.operators.claimed": [
  "এটি নিয়ে অন্য কেউ কাজ করছেন। কারণ লিখে নিজের কাছে নিন, অথবা অপেক্ষা করুন।"
 ],
 "errors.operators.claim_missing": [
  "আগে এটি নিজের কাছে নিন।"
 ],
 "errors.operators.changed_since": [
  "আপনি পড়ার পর এটি বদলে গেছে। সিদ্ধান্তের আগে আবার পড়ে নিন।"
 ],
 "errors.operators.documents_off": [
  "এই সাইটে পরিচয়পত্র নেওয়া হয় না।"
 ],
 "errors.operators.not_paid": [
  "চ্যানেলটি একে পরিশোধিত বলেনি।"
 ],
 "errors.operators.not_payer": [
  "এই পেমেন্ট অন্য সদস্যের অর্ডারের।"
 ],
 "errors.operators.reference_credited": [
  "এই পেমেন্ট আগেই জমা হয়ে গেছে।"
 ],
 "errors.operators.channel_silent": [
  "চ্যানেলটি উত্তর দিচ্ছে না। পরে আবার জিজ্ঞেস করুন।"
 ],
 "errors.operators.channel_unknown": [
  "চ্যানেলটি এই পেমেন্ট চেনে না।"
 ],
 "errors.operators.note_missing": [
  "এতে অন্য একজনের অনুমোদন লাগবে। কারণটি নোটে লিখুন।"
 ],
 "errors.operators.own_proposal": [
  "অনুরোধটি আপনার, তাই সিদ্ধান্ত অন্য কেউ নেবেন। আপনি চাইলে ফিরিয়ে নিতে পারেন।"
 ],
 "errors.operators.not_maker": [
  "যিনি অনুরোধ করেছেন, কেবল তিনিই ফিরিয়ে নিতে পারেন।"
 ],
 "errors.operators.last_editor": [
  "সবশেষে আপনিই এটি বদলেছেন, অথবা এতে আপনার লাভ আছে, তাই অনুমোদন অন্য কেউ দেবেন।"
 ],
 "errors.operators.proposal_decided": [
  "এই অনুরোধের সিদ্ধান্ত আগেই হয়ে গেছে।"
 ],
 "errors.operators.proposal_expired": [
  "অনুরোধটির সময় পেরিয়ে গেছে। নতুন করে অনুরোধ করুন।"
 ],
 "errors.operators.proposal_void": [
  "যা নিয়ে অনুরোধ, তা এর মধ্যে বদলে গেছে। আবার দেখে নতুন অনুরোধ করুন।"
 ],
 "errors.operators.proposal_unlike": [
  "আপনি যে অনুরোধটি পড়েছেন, এটি সেটি নয়। সিদ্ধান্তের আগে আবার খুলে দেখুন।"
 ],
 "errors.operators.setting_refused": [
  "সেটিংটিতে এই মান দেওয়া যায় না।"
 ],
 "errors.operators.grant_refused": [
  "এই ভূমিকা দেওয়া যাচ্ছে না।"
 ],
 "errors.operators.role_refused": [
  "এই ভূমিকা এভাবে বানানো বা বদলানো যাচ্ছে না।"
 ],
 "errors.operators.sign_in_wrong": [
  "মেইল, পাসওয়ার্ড আর দ্বিতীয় ধাপ মিলছে না।"
 ],
 "errors.operators.passkey_wrong": [
  "এই পাসকি এখানে চলছে না। আবার চেষ্টা করুন।"
 ],
 "errors.operators.passkey_known": [
  "এই পাসকি আগেই যোগ করা হয়েছে।"
 ],
 "errors.operators.passkeys_full": [
  "আর পাসকি যোগ করা যায় না। আগে একটি সরান।"
 ],
 "errors.operators.passkeys_off": [
  "এখানে পাসকি ব্যবহার করা যায় না।"
 ],
 "errors.operators.last_factor": [
  "এটিই আপনার একমাত্র দ্বিতীয় ধাপ। আগে আরেকটি যোগ করুন।"
 ],
 "errors.operators.setup_over": [
  "অনেক সময় পেরিয়ে গেছে। শুরু থেকে আবার করুন।"
 ],
 "errors.operators.device_proof": [
  "যে ডিভাইসে লগইন হয়েছিল, অনুরোধটি সেখান থেকে আসেনি। আবার লগইন করুন।"
 ],
 "errors.operators.session_missing": [
  "আবার লগইন করুন।"
 ],
 "errors.operators.second_factor": [
  "আপনার দ্বিতীয় ধাপের কোডটি আবার দিন।"
 ],
 "errors.operators.code_wrong": [
  "কোডটি ভুল, অথবা আগেই ব্যবহার হয়ে গেছে।"
 ],
 "errors.operators.link_over": [
  "এই লিংকের মেয়াদ নেই। নতুন লিংক চেয়ে নিন।"
 ],
 "errors.operators.forbidden": [
  "এই সাইটে আপনার এই কাজের অনুমতি নেই।"
 ],
 "errors.operators.unknown_target": [
  "এখানে এমন কিছু নেই।"
 ],
 "errors.operators.seal_lost": [
  "এই লেখা অন্য চাবি দিয়ে বন্ধ করা, তাই দেখানো যাচ্ছে না।"
 ],
 "errors.operators.decided_before": [
  "এ বিষয়ে আগেই সিদ্ধান্ত হয়ে গেছে।"
 ],
 "errors.exports.unknown": [
  "ফাইলটি আর নেই। আবার তৈরি করুন।"
 ],
 "errors.exports.under_way": [
  "একটি ফাইল এখন তৈরি হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।"
 ],
 "errors.exports.link_invalid": [
  "ফাইলের লিংকের মেয়াদ শেষ। রেকর্ড খুলে ফাইলটি আবার তৈরি করুন।"
 ],
 "errors.operators.end_past": [
  "শেষের সময়টি পেরিয়ে গেছে। পরের কোনো সময় দিন।"
 ],
 "errors.operators.tag_taken": [
  "এমন ট্যাগ আগে থেকেই আছে।"
 ],
 "errors.operators.tag_retired": [
  "এই ট্যাগ আর ব্যবহার হয় না।"
 ],
 "errors.operators.tag_owner_unknown": [
  "ট্যাগের দায়িত্ব শুধু কোনো ভূমিকা বা এই সাইটের সক্রিয় অপারেটরকে দেওয়া যায়।"
 ],
 "errors.operators.tag_held": [
  "সদস্যের এই ট্যাগ আগে থেকেই আছে।"
 ],
 "errors.operators.tag_not_held": [
  "সদস্যের এই ট্যাগ নেই।"
 ],
 "errors.operators.note_struck": [
  "এই নোট কাটা হয়েছে। এটি আর বদলায় না।"
 ],
 "errors.operators.nothing_blocked": [
  "এখন এর কোনোটিই বন্ধ নেই। তালিকাটি আবার দেখে নিন।"
 ],
 "errors.operators.nothing_verified": [
  "এই সদস্যের যাচাই করা মেইল নেই, তাই লিংক পাঠানো যাচ্ছে না।"
 ],
 "errors.jobs.unknown": [
  "এই কাজটি আর পাওয়া যাচ্ছে না। আবার শুরু করুন।"
 ],
 "errors.deposit.channel_closed": [
  "এই পেমেন্ট মাধ্যমে এখন ডিপোজিট নেওয়া হচ্ছে না। অন্য মাধ্যম বেছে নিন।"
 ],
 "errors.deposit.amount_below": [
  "পরিমাণটি এই মাধ্যমের সর্বনিম্নের চেয়ে কম। আরও বেশি লিখুন।"
 ],
 "errors.deposit.amount_above": [
  "পরিমাণটি এই মাধ্যমের সর্বোচ্চের চেয়ে বেশি। আরও কম লিখুন।"
 ],
 "errors.deposit.too_many_open": [
  "আপনার কয়েকটি ডিপোজিট এখনও অপেক্ষায় আছে। সেগুলোর একটি শেষ করুন, তারপর নতুন ডিপোজিট করুন।"
 ],
 "errors.deposit.limit_reached": [
  "এতে আপনার নিজের ডিপোজিট সীমা পার হয়ে যাবে। আরও কম লিখুন, অথবা সীমায় জায়গা হওয়া পর্যন্ত অপেক্ষা করুন।"
 ],
 "errors.deposit.not_found": [
  "এই নম্বরে আপনার কোনো ডিপোজিট নেই।"
 ],
 "errors.bonus.not_found": [
  "এই বোনাসটি আপনার তালিকায় নেই।"
 ],
 "errors.bonus.expired": [
  "এই বোনাসের সময় শেষ হয়ে গেছে।"
 ],
 "errors.bonus.given_up": [
  "এই বোনাস আপনি ছেড়ে দিয়েছেন।"
 ],
 "errors.bonus.ended": [
  "বোনাসটি আগেই শেষ হয়েছে।"
 ],
 "errors.bonus.not_for_member": [
  "ফ্রি খেলার অ্যাকাউন্টে ও বন্ধ অ্যাকাউন্টে বোনাস বা রিবেট দেওয়া হয় না।"
 ],
 "errors.bonus.had_before": [
  "এই বোনাস আপনি আগেই পেয়েছেন; এটি একবারই দেওয়া হয়।"
 ],
 "errors.bonus.deposit_below": [
  "এই বোনাসের জন্য ডিপোজিটের পরিমাণটি কম। আরও বেশি লিখুন, অথবা বোনাস ছাড়াই এগিয়ে যান।"
 ],
 "errors.rebate.nothing_left": [
  "এখন নেওয়ার মতো কোনো রিবেট নেই।"
 ],
 "errors.payout.account_not_found": [
  "এই উত্তোলন অ্যাকাউন্টটি আপনার তালিকায় নেই। তালিকা আবার দেখুন।"
 ],
 "errors.payout.account_exists": [
  "এই মাধ্যমের এই অ্যাকাউন্ট আগেই যোগ করা আছে।"
 ],
 "errors.payout.account_waiting": [
  "এই উত্তোলন অ্যাকাউন্ট নতুন, এখনও ব্যবহার করা যায় না। অন্য একটি বেছে নিন বা অপেক্ষা করুন।"
 ],
 "errors.payout.too_many_accounts": [
  "আর অ্যাকাউন্ট যোগ করা যায় না: সর্বোচ্চ ",
  [
   "most",
   "number"
  ],
  "টি রাখা যায়। আগে একটি সরান।"
 ],
 "errors.payout.channel_unknown": [
  "এই পেমেন্ট মাধ্যম এখানে নেই। অন্য মাধ্যম বেছে নিন।"
 ],
 "errors.payout.number_invalid": [
  "অ্যাকাউন্ট নম্বরের গঠন ঠিক নেই। নম্বরটি দেখে আবার লিখুন।"
 ],
 "errors.payout.payee_name_missing": [
  "আগে প্রাপকের নাম দিন। টাকা শুধু সেই নামেই যায়।"
 ],
 "errors.payout.name_differs": [
  "অ্যাকাউন্টের নামটি আপনার প্রাপকের নামের সমান হতে হবে।"
 ],
 "errors.withdrawal.closed": [
  "এই অ্যাকাউন্টে এখন উত্তোলন পাঠানো যায় না। অন্য একটি বেছে নিন, অথবা পরে আবার দেখুন।"
 ],
 "errors.withdrawal.amount_below": [
  "পরিমাণটি উত্তোলনের সর্বনিম্নের চেয়ে কম। আরও বেশি লিখুন।"
 ],
 "errors.withdrawal.amount_above": [
  "পরিমাণটি উত্তোলনের সর্বোচ্চের চেয়ে বেশি। আরও কম লিখুন।"
 ],
 "errors.withdrawal.above_withdrawable": [
  "এখন এত তোলা যাবে না। আরও কম লিখুন।"
 ],
 "errors.withdrawal.bonus_bound": [
  "এই পরিমাণের একটি অংশ বোনাস, যার টার্নওভার এখনও পূরণ হয়নি। আরও কম লিখুন।"
 ],
 "errors.withdrawal.daily_limit": [
  "এতে ২৪ ঘণ্টার উত্তোলনের সীমা পার হয়ে যাবে। আরও কম লিখুন, অথবা অপেক্ষা করুন।"
 ],
 "errors.withdrawal.not_found": [
  "এই নম্বরে আপনার কোনো উত্তোলন নেই।"
 ],
 "errors.safety.on_break": [
  "আপনার বিরতি চলছে ",
  [
   "until"
  ],
  " পর্যন্ত। ততদিন খেলা ও ডিপোজিট বন্ধ। উত্তোলনে কোনো প্রভাব নেই।"
 ],
 "errors.safety.play_blocked": [
  [
   "until"
  ],
  " পর্যন্ত আপনার খেলা বন্ধ রাখা হয়েছে। জানানো কারণ: “",
  [
   "told"
  ],
  "”। উত্তোলন করতে পারবেন।"
 ],
 "errors.safety.deposit_blocked": [
  [
   "until"
  ],
  " পর্যন্ত আপনার ডিপোজিট বন্ধ রাখা হয়েছে। উত্তোলন করতে পারবেন। জানানো কারণ: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.safety.promotions_blocked": [
  [
   "until"
  ],
  " পর্যন্ত আপনার বোনাস ও রিওয়ার্ড বন্ধ রাখা হয়েছে। জানানো কারণ: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.safety.raise_too_early": [
  "বেশি সীমাটি এখনও নিশ্চিত করা যাবে না। অপেক্ষা শেষ না হওয়া পর্যন্ত আগেরটিই থাকবে।"
 ],
 "errors.safety.nothing_waits": [
  "আপনার নিশ্চিত করার মতো কোনো বেশি সীমা অপেক্ষায় নেই।"
 ],
 "errors.notices.not_found": [
  "এই নোটিশটি আর নেই।"
 ],
 "errors.games.not_found": [
  "এই গেমটি এই সাইটে নেই।"
 ],
 "errors.games.disabled": [
  "গেমটি এখন বন্ধ আছে। অন্য একটি বাছুন।"
 ],
 "errors.games.maintenance": [
  "এই গেমের প্ল্যাটফর্মে রক্ষণাবেক্ষণ চলছে। অন্য গেম বাছুন।"
 ],
 "errors.games.launch_failed": [
  "গেমটি খোলা যায়নি। কোনো বেট কাটা হয়নি। আবার চেষ্টা করুন।"
 ],
 "errors.games.draws_silent": [
  "প্রোভাইডার এখন ড্রয়ের খবর দিচ্ছে না। একটু পরে আবার দেখুন; গেম খেলা যাবে।"
 ],
 "errors.games.draws_invalid": [
  "প্রোভাইডারের পাঠানো ড্রয়ের খবর পড়া যায়নি। একটু পরে আবার দেখুন; গেম খেলা যাবে।"
 ],
 "errors.games.matches_silent": [
  "প্রোভাইডার এখন ম্যাচের খবর দিচ্ছে না। একটু পরে আবার দেখুন; গেম খেলা যাবে।"
 ],
 "errors.games.matches_invalid": [
  "প্রোভাইডারের পাঠানো ম্যাচের খবর পড়া যায়নি। একটু পরে আবার দেখুন; গেম খেলা যাবে।"
 ],
 "errors.games.free_play_refused": [
  "এই অ্যাকাউন্টে ফ্রি খেলা চালু নেই।"
 ],
 "errors.promotions.not_found": [
  "এই প্রোমোশনটি এই সাইটে নেই।"
 ],
 "errors.promotions.not_begun": [
  "প্রোমোশনটি এখনও শুরু হয়নি।"
 ],
 "errors.promotions.ended": [
  "প্রোমোশনটি শেষ হয়ে গেছে। অন্য প্রোমোশন দেখুন।"
 ],
 "errors.promotions.fields_invalid": [
  "কিছু ঘর সংশোধন করতে হবে।"
 ],
 "errors.promotions.application_open": [
  "এই প্রোমোশনে আপনার একটি আবেদন দেখা হচ্ছে। সিদ্ধান্ত পর্যন্ত অপেক্ষা করুন।"
 ],
 "errors.promotions.reward_issued": [
  "এই প্রোমোশনের রিওয়ার্ড আপনি আগেই পেয়েছেন।"
 ],
 "errors.pictures.type_refused": [
  "ফাইলটি JPG, JPEG বা PNG ছবি নয়।"
 ],
 "errors.pictures.animated": [
  "ছবিটি নড়াচড়া করে। স্থির ছবি বাছুন।"
 ],
 "errors.pictures.too_large": [
  "ছবিটি ৫ MB-এর বেশি। ছোট ছবি বাছুন।"
 ],
 "errors.pictures.too_many_pixels": [
  "ছবিটির মাপ অনেক বড়। কম মেগাপিক্সেলের ছবি বাছুন।"
 ],
 "errors.pictures.unreadable": [
  "ছবিটি পড়া যায়নি। অন্য ছবি বাছুন বা নতুন করে তুলুন।"
 ],
 "errors.pictures.link_invalid": [
  "ছবির লিংকের মেয়াদ শেষ। পাতাটি আবার খুলুন।"
 ],
 "errors.pictures.not_found": [
  "ছবিটি আর নেই।"
 ],
 "errors.server.unexpected": [
  "আমাদের দিকে একটি অজানা ত্রুটি হয়েছে। আবার চেষ্টা করুন; না হলে রেফারেন্সটি আমাদের জানান।"
 ],
 "errors.server.unavailable": [
  "সেবার একটি অংশ এখন সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।"
 ],
 "errors.client.url_empty": [
  "অনুরোধের ঠিকানা খালি।"
 ],
 "errors.client.offline": [
  "ইন্টারনেট সংযোগ নেই। সংযোগ দেখে আবার চেষ্টা করুন।"
 ],
 "errors.client.timeout": [
  "সংযোগ ধীর, উত্তর আসেনি। আবার চেষ্টা করুন।"
 ],
 "errors.client.form_in_clear": [
  "কিছুই এগিয়ে পাঠানো হয়নি: JavaScript ছাড়া এই সংযোগে আপনার পাসওয়ার্ড সুরক্ষিত থাকে না। সাইটটি https ঠিকানায় খুলুন, অথবা JavaScript চালু করুন।"
 ],
 "errors.promotions.not_joinable": [
  "এই প্রোমোশনে যোগ দেওয়া যায় না। শর্তগুলো দেখে নিন।"
 ],
 "errors.security.step_up_required": [
  "পাসওয়ার্ড দিয়ে নিশ্চিত করুন, তারপর কাজটি এগোবে।"
 ],
 "errors.security.two_step_on": [
  "দুই ধাপের সাইন ইন আগেই চালু আছে।"
 ],
 "errors.security.two_step_off": [
  "দুই ধাপের সাইন ইন আগেই বন্ধ আছে।"
 ],
 "errors.security.two_step_unconfirmed": [
  "QR কোডটি আবার স্ক্যান করে অ্যাপের কোড দিন।"
 ],
 "errors.security.documents_pending": [
  "আপনার পরিচয়পত্র দেখা হচ্ছে। সিদ্ধান্তের জন্য অপেক্ষা করুন।"
 ],
 "errors.security.documents_approved": [
  "আপনার পরিচয়পত্র আগেই অনুমোদন হয়েছে। আর কিছু লাগবে না।"
 ],
 "errors.security.documents_invalid": [
  "এক থেকে তিনটি ছবি বেছে আবার পাঠান।"
 ],
 "errors.security.pin_weak": [
  "এই পিন সহজেই অনুমান করা যায়। অন্য একটি দিন।"
 ],
 "errors.security.pin_wrong": [
  "পিন ভুল হয়েছে। আর ",
  [
   "triesLeft",
   "number"
  ],
  " বার চেষ্টা করতে পারবেন।"
 ],
 "errors.security.pin_locked": [
  "অনেকবার ভুল হওয়ায় পিন আটকে গেছে। সিকিউরিটি সেন্টারে পাসওয়ার্ড দিয়ে নতুন পিন ঠিক করুন।"
 ],
 "errors.security.pin_missing": [
  "আপনার উত্তোলন পিন এখনও নেই। সিকিউরিটি সেন্টারে একটি ঠিক করুন।"
 ],
 "errors.security.device_not_found": [
  "এই ডিভাইসটি আগেই লগআউট হয়েছে।"
 ],
 "errors.wallet.receipt_number_invalid": [
  "এটি কোনো রসিদ নম্বর নয়। হয়তো একটি অক্ষর ভুল হয়েছে, রসিদের সঙ্গে মিলিয়ে দেখুন।"
 ],
 "errors.wallet.range_reversed": [
  "প্রথম তারিখটি শেষ তারিখের পরে। তারিখ দুটি অদলবদল করুন।"
 ],
 "errors.wallet.range_in_future": [
  "এই দিনগুলো এখনও আসেনি। আজ পর্যন্ত তারিখ বাছুন।"
 ],
 "errors.wallet.range_too_long": [
  "রেকর্ড ১২ মাস পর্যন্ত দেখা যায়। আরও পরের একটি শুরুর তারিখ বাছুন।"
 ],
 "errors.wallet.cursor_unknown": [
  "তালিকাটি আর এগোনো যাচ্ছে না। আবার লোড করুন।"
 ],
 "errors.security.account_in_use": [
  "অ্যাকাউন্ট এখনই বন্ধ করা যাচ্ছে না। কী বাকি আছে নিচে দেখুন।"
 ]
};
