// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "member.title": [
  "सदस्य केंद्र"
 ],
 "member.popup.label": [
  "सदस्य मेनू"
 ],
 "member.popup.profile": [
  "प्रोफ़ाइल"
 ],
 "member.popup.agency_centre": [
  "एजेंसी केंद्र"
 ],
 "member.popup.withdraw": [
  "निकासी"
 ],
 "member.popup.account_record": [
  "खाता रिकॉर्ड"
 ],
 "member.popup.betting_record": [
  "दाँव का रिकॉर्ड"
 ],
 "member.avatar": [
  [
   "name"
  ],
  " का खाता"
 ],
 "member.avatar_visitor": [
  "कोई खाता खुला नहीं है"
 ],
 "member.account": [
  "खाता"
 ],
 "member.nickname": [
  "उपनाम"
 ],
 "member.copy_account": [
  "खाते का नाम कॉपी करें"
 ],
 "member.copied": [
  "कॉपी हो गया।"
 ],
 "member.trial_badge": [
  "मुफ़्त खेल"
 ],
 "member.vip.title": [
  "VIP"
 ],
 "member.vip.progress": [
  "VIP प्रगति ",
  [
   "percent"
  ]
 ],
 "member.vip.benefits": [
  "लाभ देखें"
 ],
 "member.vip.path": [
  [
   "rank"
  ],
  " की राह पर"
 ],
 "member.vip.top": [
  "सबसे ऊँचा रैंक"
 ],
 "member.vip.top_text": [
  "इसकी सब शर्तें पूरी हैं।"
 ],
 "member.vip.met": [
  [
   "all",
   "number"
  ],
  " में से ",
  [
   "done",
   "number"
  ],
  " शर्तें पूरी हैं।"
 ],
 "member.vip.conditions": [
  "शर्तें"
 ],
 "member.vip.condition.validBetMinor": [
  "मान्य दाँव"
 ],
 "member.vip.condition.rounds": [
  "खेले गए राउंड"
 ],
 "member.vip.condition.days": [
  "जुड़ने के बाद के दिन"
 ],
 "member.vip.rest.validBetMinor": [
  [
   "rest"
  ],
  " और"
 ],
 "member.vip.rest.rounds": [
  [
   "rest"
  ],
  " और"
 ],
 "member.vip.rest.days": [
  [
   "rest"
  ],
  " दिन और"
 ],
 "member.vip.ask.validBetMinor": [
  [
   "expected"
  ],
  " के मान्य दाँव"
 ],
 "member.vip.ask.rounds": [
  [
   "expected"
  ],
  " राउंड"
 ],
 "member.vip.ask.days": [
  "जुड़े हुए ",
  [
   "expected"
  ],
  " दिन"
 ],
 "member.vip.done": [
  "हो गया"
 ],
 "member.vip.counting": [
  "पूरे हुए राउंड के दाँव गिने जाते हैं, जीत हो या हार। लौटाए गए दाँव नहीं गिने जाते।"
 ],
 "member.vip.ranks": [
  "सभी रैंक"
 ],
 "member.vip.free": [
  "पहले दिन से"
 ],
 "member.vip.now": [
  "अभी"
 ],
 "member.vip.rank": [
  "रैंक"
 ],
 "member.vip.benefits_title": [
  "लाभ"
 ],
 "member.vip.payout_accounts": [
  "निकासी खाते"
 ],
 "member.vip.benefits_text": [
  "निकासी के लिए इतने खाते सेव किए जा सकते हैं।"
 ],
 "member.vip.visitor": [
  "ये रैंक हैं और हर एक की शर्तें। लॉग इन करने पर दिखेगा कि आप कहाँ तक पहुँचे हैं।"
 ],
 "member.vip.none": [
  "यहाँ कोई रैंक नहीं है"
 ],
 "member.vip.none_text": [
  "इस साइट पर रैंक नहीं हैं। आपके खेल में इससे कुछ कम नहीं होता।"
 ],
 "member.vip.error": [
  "रैंक की जानकारी नहीं मिल सकी।"
 ],
 "member.shortcut.betting_record": [
  "दाँव का रिकॉर्ड"
 ],
 "member.shortcut.account_record": [
  "खाता रिकॉर्ड"
 ],
 "member.shortcut.profit_and_loss": [
  "लाभ और हानि"
 ],
 "member.shortcut.reward_centre": [
  "इनाम केंद्र"
 ],
 "member.shortcut.manual_rebate": [
  "मैन्युअल रिबेट"
 ],
 "member.shortcut.security_centre": [
  "सुरक्षा केंद्र"
 ],
 "member.shortcut.favourites": [
  "पसंदीदा"
 ],
 "member.shortcut.recent": [
  "हाल के गेम"
 ],
 "member.shortcut.settings": [
  "सेटिंग"
 ],
 "member.open_promotions": [
  [
   "count",
   "number"
  ],
  " ले सकते हैं"
 ],
 "member.unread": [
  [
   "count",
   "plural",
   {
    "0": [
     "कुछ भी अपठित नहीं"
    ],
    "one": [
     "#",
     " अपठित"
    ],
    "other": [
     "#",
     " अपठित"
    ]
   }
  ]
 ],
 "member.shortcuts": [
  "शॉर्टकट"
 ],
 "member.copy_failed": [
  "यहाँ कॉपी नहीं हो सकता। नाम चुनकर कॉपी करें।"
 ],
 "member.error": [
  "आपका खाता लोड नहीं हो सका।"
 ],
 "member.invite.heading": [
  "दोस्तों को ",
  [
   "site"
  ],
  " पर लाएँ"
 ],
 "member.invite.text": [
  "उन्हें लॉबी का पता भेजें।"
 ],
 "member.invite.text_member": [
  "जो आपके लिंक से या आपका कोड लिखकर रजिस्टर करते हैं, वे नीचे की सूची में दिखते हैं।"
 ],
 "member.invite.no_reward": [
  "बुलाने के लिए कोई इनाम नहीं है। इससे किसी को ज़्यादा खेलना या देना नहीं पड़ता।"
 ],
 "member.invite.reward": [
  "आपके कोड से रजिस्टर करने वाला पहली बार ",
  [
   "deposit"
  ],
  " या ज़्यादा जमा करे, तो आपको ",
  [
   "amount"
  ],
  " का बोनस मिलता है।"
 ],
 "member.invite.reward_terms": [
  "बोनस को ",
  [
   "days",
   "number"
  ],
  " दिन में ",
  [
   "times",
   "plural",
   {
    "one": [
     "#",
     " बार"
    ],
    "other": [
     "#",
     " बार"
    ]
   }
  ],
  " खेलना होता है; 30 दिन में ज़्यादा से ज़्यादा ",
  [
   "most",
   "number"
  ],
  "। आपको ख़ुद ज़्यादा खेलना या जमा करना नहीं पड़ता।"
 ],
 "member.invite.earned": [
  "मिला बोनस"
 ],
 "member.invite.rewarded": [
  [
   "amount"
  ],
  " बोनस"
 ],
 "member.invite.state.rewarded": [
  "बोनस"
 ],
 "member.invite.address": [
  "पता"
 ],
 "member.invite.own_link": [
  "आपका लिंक"
 ],
 "member.invite.code": [
  "आपका कोड"
 ],
 "member.invite.copy_code": [
  "कोड कॉपी करें"
 ],
 "member.invite.share": [
  "शेयर करें"
 ],
 "member.invite.copy": [
  "पता कॉपी करें"
 ],
 "member.invite.copied": [
  "कॉपी हो गया।"
 ],
 "member.invite.mark": [
  "यहाँ कॉपी नहीं हो सकता। टेक्स्ट चुनकर ख़ुद कॉपी करें।"
 ],
 "member.invite.log_in": [
  "अपना लिंक पाने के लिए लॉग इन करें"
 ],
 "member.invite.registered": [
  "रजिस्टर"
 ],
 "member.invite.deposited": [
  "पहली जमा"
 ],
 "member.invite.invited": [
  "आपके कोड से आए लोग"
 ],
 "member.invite.state.registered": [
  "रजिस्टर"
 ],
 "member.invite.state.first_deposit": [
  "पहली जमा"
 ],
 "member.invite.nobody": [
  "आपके कोड से अभी कोई नहीं आया"
 ],
 "member.invite.nobody_text": [
  "जैसे ही कोई इससे रजिस्टर करेगा, नाम के एक हिस्से के साथ यहाँ दिखेगा।"
 ],
 "member.invite.more": [
  "और देखें"
 ],
 "member.invite.error": [
  "आपका लिंक नहीं मिल सका।"
 ],
 "member.profile.title": [
  "प्रोफ़ाइल"
 ],
 "member.profile.text": [
  [
   "account"
  ],
  " खाते की जगह आपको यह नाम दिखेगा। लॉग इन पहले की तरह ही करें।"
 ],
 "member.profile.rule": [
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " अक्षर; चाहें तो खाली जगह, बिंदु या हाइफ़न भी।"
 ],
 "member.profile.save": [
  "सेव करें"
 ],
 "member.profile.change": [
  "उपनाम बदलें"
 ],
 "member.profile.suggestion": [
  "आप सदस्य केंद्र में अपनी प्रोफ़ाइल पूरी कर सकते हैं।"
 ],
 "member.profile.card_title": [
  "आपको किस नाम से बुलाएँ?"
 ],
 "member.profile.card_text": [
  "एक उपनाम चुनें। खाते के नाम की जगह यही दिखेगा; आप इसे कभी भी बदल सकते हैं।"
 ],
 "member.profile.choose": [
  "नाम चुनें"
 ],
 "member.profile.not_now": [
  "अभी नहीं"
 ],
 "member.profile.open": [
  "प्रोफ़ाइल पूरी करें"
 ],
 "member.menu.label": [
  "साइड मेनू"
 ],
 "member.menu.greeting": [
  "नमस्ते, ",
  [
   "name"
  ]
 ],
 "member.menu.visitor": [
  "खेलने के लिए लॉग इन करें"
 ],
 "member.menu.home": [
  "होम"
 ],
 "member.menu.member_centre": [
  "सदस्य केंद्र"
 ],
 "member.menu.betting_record": [
  "दाँव का रिकॉर्ड"
 ],
 "member.menu.account_record": [
  "खाता रिकॉर्ड"
 ],
 "member.menu.invite": [
  "दोस्तों को बुलाएँ"
 ],
 "member.menu.agency_centre": [
  "एजेंसी केंद्र"
 ],
 "member.menu.download": [
  "ऐप लें"
 ],
 "member.menu.announcements": [
  "घोषणाएँ"
 ],
 "member.menu.language": [
  "भाषा"
 ],
 "member.menu.service": [
  "ग्राहक सेवा"
 ],
 "member.menu.help": [
  "सहायता केंद्र"
 ],
 "member.menu.change_password": [
  "पासवर्ड बदलें"
 ],
 "member.menu.sign_out": [
  "साइन आउट"
 ],
 "member.menu.promotions": [
  "आपके लिए प्रमोशन"
 ],
 "member.inbox.title": [
  "इनबॉक्स"
 ],
 "member.inbox.error": [
  "संदेश नहीं मिल सके। कुछ खोया नहीं है।"
 ],
 "member.inbox.none": [
  "अभी कोई संदेश नहीं"
 ],
 "member.inbox.none_text": [
  "आपके खाते के बारे में जो बताना हो वह यहाँ आएगा। सबके लिए घोषणाओं का अपना पेज है।"
 ],
 "member.inbox.not_yours": [
  "इस खाते में इनबॉक्स नहीं है"
 ],
 "member.inbox.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " अपठित"
    ],
    "other": [
     "#",
     " अपठित"
    ]
   }
  ]
 ],
 "member.inbox.all_read": [
  "सब पढ़े गए"
 ],
 "member.inbox.mark_all": [
  "सब पढ़े हुए करें"
 ],
 "member.inbox.is_unread": [
  "अपठित"
 ],
 "member.inbox.more": [
  "और संदेश"
 ],
 "member.picture.title": [
  "तस्वीर बदलें"
 ],
 "member.picture.drawn": [
  "बनी हुई तस्वीरें"
 ],
 "member.picture.choice": [
  "तस्वीर ",
  [
   "number",
   "number"
  ]
 ],
 "member.picture.own": [
  "अपनी तस्वीर भेजें"
 ],
 "member.picture.sending": [
  "भेजी जा रही है, ",
  [
   "percent"
  ]
 ],
 "member.picture.own_text": [
  "JPEG या PNG, 5 MB तक। जगह या समय की जानकारी हटाकर नए सिरे से रखी जाती है। इसे केवल आप देखते हैं।"
 ],
 "member.picture.saved": [
  "तस्वीर बदल गई।"
 ],
 "member.picture.error": [
  "तस्वीरें नहीं मिल सकीं।"
 ],
 "member.agency.text": [
  "आपकी टीम, उसके आँकड़े और अनुबंध"
 ],
 "member.vip.open": [
  "रैंक देखें"
 ],
 "member.links.payout_accounts": [
  "निकासी खाते"
 ],
 "member.links.data": [
  "डेटा और खाता"
 ]
};
