// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "team.tree": [
  "पेड़"
 ],
 "team.list": [
  "सूची"
 ],
 "team.look": [
  "टीम कैसे दिखे"
 ],
 "team.valid_bets": [
  "टीम के मान्य दाँव"
 ],
 "team.own_valid_bets": [
  "मान्य दाँव"
 ],
 "team.net": [
  "जीत घटाकर दाँव"
 ],
 "team.column": [
  "मान्य दाँव, नीचे जीत घटाकर"
 ],
 "team.member": [
  "सदस्य"
 ],
 "team.members": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " सदस्य"
    ],
    "other": [
     "#",
     " सदस्य"
    ]
   }
  ]
 ],
 "team.levels": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " स्तर पर"
    ],
    "other": [
     "#",
     " स्तरों पर"
    ]
   }
  ]
 ],
 "team.active": [
  [
   "count",
   "number"
  ],
  " सक्रिय"
 ],
 "team.you": [
  "आप"
 ],
 "team.own_players": [
  "अपने खिलाड़ी"
 ],
 "team.others": [
  "बाकी"
 ],
 "team.shares": [
  "मान्य दाँव के हिस्से"
 ],
 "team.agent": [
  "एजेंट"
 ],
 "team.player": [
  "खिलाड़ी"
 ],
 "team.level": [
  "स्तर ",
  [
   "level",
   "number"
  ]
 ],
 "team.level_chip": [
  "स्तर ",
  [
   "level",
   "number"
  ]
 ],
 "team.all": [
  "सब"
 ],
 "team.blocked": [
  "बंद"
 ],
 "team.open": [
  [
   "name"
  ],
  " की शाखा खोलें"
 ],
 "team.spoken": [
  [
   "name"
  ],
  ", ",
  [
   "kind"
  ],
  ", स्तर ",
  [
   "level",
   "number"
  ],
  ", ",
  [
   "members"
  ],
  ", ",
  [
   "active"
  ],
  ", मान्य दाँव ",
  [
   "bets"
  ],
  ", जीत घटाकर ",
  [
   "net"
  ]
 ],
 "team.more": [
  "और देखें"
 ],
 "team.more_below": [
  [
   "name"
  ],
  " के और सदस्य"
 ],
 "team.deep": [
  "चार स्तर के नीचे शाखा अपने पन्ने पर खुलती है।"
 ],
 "team.failed": [
  "शाखा लोड नहीं हो सकी"
 ],
 "team.search": [
  "यूज़रनेम"
 ],
 "team.search_go": [
  "खोजें"
 ],
 "team.order": [
  "क्रम"
 ],
 "team.by_account": [
  "नाम से"
 ],
 "team.by_newest": [
  "नए पहले"
 ],
 "team.seen": [
  "आख़िरी बार ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "team.never_seen": [
  "अभी तक लॉगिन नहीं किया"
 ],
 "team.joined": [
  "जुड़े ",
  [
   "date"
  ]
 ],
 "team.none_found": [
  "टीम में ऐसा कोई नहीं मिला"
 ],
 "team.show_all": [
  "सबको देखें"
 ],
 "team.first_page": [
  "शुरुआत पर लौटें"
 ],
 "team.empty": [
  "टीम में अभी कोई नहीं"
 ],
 "team.empty_text": [
  "आपके लिंक से कोई रजिस्टर करे, या आप किसी को जोड़ें, तो वह यहाँ दिखेगा।"
 ],
 "team.share_link": [
  "लिंक साझा करें"
 ],
 "team.add": [
  "नया सदस्य"
 ],
 "team.add_self": [
  "खुद सदस्य जोड़ें"
 ],
 "team.period_figures": [
  "इस अवधि का हिसाब"
 ],
 "team.size": [
  "सदस्य"
 ],
 "team.active_now": [
  "सक्रिय"
 ],
 "team.new": [
  "नए"
 ],
 "team.deposits": [
  "डिपॉज़िट"
 ],
 "team.withdrawals": [
  "निकासी"
 ],
 "team.of": [
  [
   "name"
  ],
  " की टीम"
 ],
 "team.not_found": [
  "आपकी टीम में ऐसा सदस्य नहीं"
 ],
 "team.to_team": [
  "टीम पर जाएँ"
 ],
 "team.member_title": [
  "सदस्य"
 ],
 "team.home.commission": [
  "कमीशन"
 ],
 "team.home.paid": [
  "मिला"
 ],
 "team.home.due": [
  "मिलेगा"
 ],
 "team.home.bets_by_day": [
  "दिन के हिसाब से मान्य दाँव"
 ],
 "team.home.chart": [
  [
   "from"
  ],
  " से ",
  [
   "to"
  ],
  " तक मान्य दाँव: ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " दिन में"
    ],
    "other": [
     "#",
     " दिनों में"
    ]
   }
  ],
  " ",
  [
   "money"
  ]
 ],
 "team.home.table": [
  "तालिका के रूप में देखें"
 ],
 "team.home.day": [
  "दिन"
 ],
 "team.home.no_bets": [
  "इस अवधि में किसी ने दाँव नहीं लगाया।"
 ],
 "team.home.members": [
  "टीम के सदस्य"
 ],
 "team.home.new": [
  [
   "count",
   "number"
  ],
  " नए"
 ],
 "team.home.active": [
  "सक्रिय सदस्य"
 ],
 "team.home.deposits": [
  "टीम के डिपॉज़िट"
 ],
 "team.home.without_own": [
  "ये आँकड़े आपकी टीम के हैं, आपके अपने खेल के बिना। रिबेट विवरण में आपका अपना खेल भी है।"
 ],
 "team.home.withdrawals": [
  "टीम की निकासी"
 ],
 "team.new.kind": [
  "खाते का प्रकार"
 ],
 "team.new.agent": [
  "एजेंट"
 ],
 "team.new.player": [
  "खिलाड़ी"
 ],
 "team.new.account": [
  "यूज़रनेम"
 ],
 "team.new.account_missing": [
  "यूज़रनेम लिखें"
 ],
 "team.new.account_taken": [
  "यह यूज़रनेम किसी और का है। दूसरा चुनें।"
 ],
 "team.new.account_wrong": [
  "यूज़रनेम नियम से मेल नहीं खाता: अक्षर से शुरू, फिर अक्षर और अंक"
 ],
 "team.new.password_text": [
  "सदस्य का पहला पासवर्ड बनाकर आपको एक ही बार दिखाया जाएगा।"
 ],
 "team.new.rates": [
  "रिबेट दरें"
 ],
 "team.new.rates_text": [
  "जितना नहीं देंगे, उतना आपके पास रहेगा।"
 ],
 "team.new.no_rates": [
  "देने के लिए अभी आपके पास कोई दर नहीं। सदस्य बिना रिबेट शुरू करेगा।"
 ],
 "team.new.kept": [
  "आपके पास रहेगा ",
  [
   "kept"
  ]
 ],
 "team.new.too_high": [
  "आपकी दर ",
  [
   "most"
  ],
  " है, इससे ज़्यादा नहीं दी जा सकती"
 ],
 "team.new.rate_wrong": [
  "0.25 जैसी दर लिखें"
 ],
 "team.new.adult": [
  "सदस्य ने मुझे बताया है कि वह बालिग है और शर्तें मानता है"
 ],
 "team.new.adult_missing": [
  "इसके बिना खाता नहीं बनता"
 ],
 "team.new.go": [
  "सदस्य बनाएँ"
 ],
 "team.new.done": [
  "खाता तैयार है"
 ],
 "team.new.done_text": [
  "पहला पासवर्ड अभी लिख लें: यह दोबारा नहीं दिखेगा। लॉगिन के बाद सदस्य इसे बदल लेगा।"
 ],
 "team.new.password": [
  "पहला पासवर्ड"
 ],
 "team.new.copy": [
  "दोनों कॉपी करें"
 ],
 "team.new.copied": [
  "कॉपी हो गया"
 ],
 "team.new.copy_failed": [
  "यहाँ कॉपी नहीं हो सकता; पाठ चुन लें।"
 ],
 "team.new.another": [
  "एक और जोड़ें"
 ],
 "team.new.to_member": [
  "सदस्य का पन्ना खोलें"
 ],
 "team.give.go": [
  "प्ले क्रेडिट दें"
 ],
 "team.give.to": [
  [
   "account"
  ],
  " · सीधे आपकी टीम में"
 ],
 "team.give.amount": [
  "रकम"
 ],
 "team.give.own": [
  "आपका नकद"
 ],
 "team.give.other": [
  [
   "name"
  ],
  " का नकद"
 ],
 "team.give.change": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "team.give.note": [
  "ये प्ले क्रेडिट हैं, इनका नकद मूल्य नहीं। देने के बाद वापस नहीं लिए जा सकते।"
 ],
 "team.give.send": [
  [
   "amount"
  ],
  " दें"
 ],
 "team.give.question": [
  [
   "name"
  ],
  " को क्रेडिट दें?"
 ],
 "team.give.who": [
  "किसे मिलेगा"
 ],
 "team.give.after": [
  "देने के बाद आपका नकद"
 ],
 "team.give.too_much": [
  "आपके पास ",
  [
   "cash"
  ],
  " है"
 ],
 "team.give.done": [
  [
   "amount"
  ],
  " दिए गए। रसीद ",
  [
   "number"
  ],
  "।"
 ],
 "team.give.prove": [
  "साबित करें कि आप ही हैं"
 ],
 "team.give.error": [
  "बैलेंस लोड नहीं हो सका"
 ],
 "team.give.zero": [
  "शून्य से ज़्यादा लिखें"
 ]
};
