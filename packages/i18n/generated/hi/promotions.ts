// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "प्रमोशन"
 ],
 "promotions.detail": [
  "प्रमोशन"
 ],
 "promotions.empty": [
  "इस समय कोई प्रमोशन नहीं है"
 ],
 "promotions.empty_text": [
  "नए प्रमोशन यहाँ दिखेंगे।"
 ],
 "promotions.error": [
  "प्रमोशन लोड नहीं हो सके।"
 ],
 "promotions.not_found": [
  "यह प्रमोशन चालू नहीं है।"
 ],
 "promotions.long_term": [
  "दीर्घकालिक"
 ],
 "promotions.period": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "promotions.ends": [
  [
   "date"
  ],
  " को समाप्त"
 ],
 "promotions.see": [
  "प्रमोशन देखें"
 ],
 "promotions.see_all": [
  "सारे प्रमोशन"
 ],
 "promotions.status.join": [
  "शामिल हों"
 ],
 "promotions.status.claim": [
  "प्राप्त करें"
 ],
 "promotions.status.applying": [
  "आवेदन किया"
 ],
 "promotions.status.close": [
  "बंद"
 ],
 "promotions.status.rejected": [
  "अस्वीकृत"
 ],
 "promotions.status.issued": [
  "जारी"
 ],
 "promotions.status.claimed": [
  "प्राप्त"
 ],
 "promotions.status.process": [
  "प्रक्रिया में"
 ],
 "promotions.status.signed": [
  "शामिल"
 ],
 "promotions.bonus": [
  "बोनस"
 ],
 "promotions.title.applyReward": [
  "इनाम के लिए आवेदन"
 ],
 "promotions.apply.remarks_over": [
  [
   "count",
   "number"
  ],
  " अक्षर ज़्यादा हैं। अधिकतम ",
  [
   "maxLength",
   "number"
  ],
  "।"
 ],
 "promotions.apply.images_full": [
  "तस्वीर जोड़ें, ",
  [
   "count",
   "number"
  ],
  " हो चुकी हैं"
 ],
 "promotions.apply.uploading": [
  [
   "file"
  ],
  " भेजी जा रही है"
 ],
 "promotions.apply.again": [
  [
   "file"
  ],
  " फिर भेजें"
 ],
 "promotions.apply.tap_again": [
  "फिर भेजने के लिए तस्वीर पर टैप करें।"
 ],
 "promotions.apply.faults": [
  [
   "count",
   "number"
  ],
  " बातें ठीक करें"
 ],
 "promotions.apply.remarks_missing": [
  "यहाँ कुछ लिखें।"
 ],
 "promotions.apply.image_missing": [
  "कम से कम एक तस्वीर जोड़ें।"
 ],
 "promotions.apply.choose_again": [
  [
   "count",
   "number"
  ],
  " तस्वीरें फिर से चुनें। पेज दोबारा खुलने पर चुनी हुई तस्वीरें नहीं रहतीं।"
 ],
 "promotions.apply.kept": [
  "बाक़ी जो आपने भरा है, सब रखा हुआ है।"
 ],
 "promotions.apply.privacy": [
  "तस्वीर से जगह और समय की जानकारी हटा दी जाती है। इसे सिर्फ़ आप और जाँचकर्ता देखते हैं।"
 ],
 "promotions.apply.not_taken": [
  "आवेदन स्वीकार नहीं हुआ। आपका फ़ॉर्म रखा हुआ है, फिर भेजें।"
 ],
 "promotions.applications.filter": [
  "कौन-से आवेदन दिखें"
 ],
 "promotions.applications.all": [
  "सब"
 ],
 "promotions.applications.open": [
  "चालू"
 ],
 "promotions.applications.closed": [
  "पूरे"
 ],
 "promotions.applications.error": [
  "आपके आवेदन नहीं लाए जा सके।"
 ],
 "promotions.applications.empty": [
  "यहाँ कोई आवेदन नहीं है"
 ],
 "promotions.applications.empty_text": [
  "किसी प्रमोशन के लिए आवेदन करने पर उसकी स्थिति यहाँ दिखेगी।"
 ],
 "promotions.applications.older": [
  "और पुराने"
 ],
 "promotions.applications.gone": [
  "यह प्रमोशन अब नहीं है"
 ],
 "promotions.applications.applied": [
  "आवेदन ",
  [
   "date"
  ]
 ],
 "promotions.applications.sent": [
  [
   "count",
   "plural",
   {
    "0": [
     "भेजा गया"
    ],
    "other": [
     "भेजा गया, ",
     "#",
     " तस्वीरों के साथ"
    ]
   }
  ]
 ],
 "promotions.applications.reviewing": [
  "जाँचकर्ता देख रहे हैं"
 ],
 "promotions.applications.decision": [
  "फ़ैसला"
 ],
 "promotions.applications.refused": [
  "अस्वीकृत"
 ],
 "promotions.applications.given": [
  "इनाम दिया गया"
 ],
 "promotions.applications.reason": [
  "कारण: ",
  [
   "reason"
  ]
 ],
 "promotions.applications.again": [
  "फिर आवेदन करें"
 ],
 "promotions.applications.state.applying": [
  "भेजा गया"
 ],
 "promotions.applications.state.process": [
  "देखा जा रहा है"
 ],
 "promotions.applications.state.rejected": [
  "अस्वीकृत"
 ],
 "promotions.applications.state.issued": [
  "दिया गया"
 ],
 "promotions.apply.action": [
  "इनाम के लिए आवेदन करें"
 ],
 "promotions.apply.remarks": [
  "टिप्पणी"
 ],
 "promotions.apply.remarks_hint": [
  "ज़्यादा से ज़्यादा ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण"
 ],
 "promotions.apply.counter": [
  [
   "count",
   "number"
  ],
  " / ",
  [
   "maxLength",
   "number"
  ]
 ],
 "promotions.apply.images": [
  "तस्वीरें"
 ],
 "promotions.apply.images_hint": [
  "ज़्यादा से ज़्यादा ",
  [
   "count",
   "number"
  ],
  ", JPG या PNG"
 ],
 "promotions.apply.add_image": [
  "तस्वीर जोड़ें"
 ],
 "promotions.apply.remove_image": [
  [
   "file"
  ],
  " हटाएँ"
 ],
 "promotions.apply.cancel": [
  "फ़ॉर्म ख़ाली करें"
 ],
 "promotions.apply.submit": [
  "आवेदन भेजें"
 ],
 "promotions.apply.sending": [
  "भेजा जा रहा है…"
 ],
 "promotions.apply.done": [
  "आपका आवेदन भेज दिया गया है।"
 ],
 "promotions.activity_image_type": [
  "तस्वीर का प्रकार ग़लत है। JPG, JPEG या PNG चुनें।"
 ],
 "promotions.activity_apply_remark_limit3": [
  "तस्वीर बहुत बड़ी है। वह ज़्यादा से ज़्यादा 5 MB की हो सकती है।"
 ],
 "promotions.activity_apply_remark_limit4": [
  "तस्वीरें बहुत ज़्यादा हैं। ज़्यादा से ज़्यादा 3 जोड़ी जा सकती हैं।"
 ],
 "promotions.image_failed": [
  "तस्वीर पढ़ी नहीं जा सकी। कोई दूसरी चुनें।"
 ],
 "promotions.from": [
  [
   "date"
  ],
  " से"
 ],
 "promotions.title.activity": [
  "प्रमोशन"
 ],
 "promotions.title.activityDetail": [
  "प्रमोशन"
 ],
 "promotions.group.yours": [
  "अभी ले सकते हैं"
 ],
 "promotions.group.running": [
  "चालू"
 ],
 "promotions.group.ended": [
  "समाप्त"
 ],
 "promotions.my_applications": [
  "मेरे आवेदन"
 ],
 "promotions.kind.label": [
  "प्रमोशन का प्रकार"
 ],
 "promotions.kind.all": [
  "सब"
 ],
 "promotions.kind.credits": [
  "क्रेडिट"
 ],
 "promotions.kind.cashback": [
  "कैशबैक"
 ],
 "promotions.kind.deposit": [
  "डिपॉज़िट"
 ],
 "promotions.kind.sports": [
  "स्पोर्ट्स"
 ],
 "promotions.kind.vip": [
  "VIP"
 ],
 "promotions.kind.referral": [
  "रेफ़रल"
 ],
 "promotions.kind.taking_part": [
  "हिस्सा लें"
 ],
 "promotions.act.join": [
  "शामिल हों"
 ],
 "promotions.act.apply": [
  "आवेदन करें"
 ],
 "promotions.act.deposit": [
  "डिपॉज़िट करें"
 ],
 "promotions.act.play": [
  "गेम देखें"
 ],
 "promotions.act.claim": [
  "बोनस लें"
 ],
 "promotions.act.see_application": [
  "आवेदन देखें"
 ],
 "promotions.act.log_in": [
  "लॉग इन करके हिस्सा लें"
 ],
 "promotions.joined": [
  "आप शामिल हो गए हैं।"
 ],
 "promotions.terms.who": [
  "किसके लिए"
 ],
 "promotions.terms.what": [
  "क्या मिलेगा"
 ],
 "promotions.terms.when": [
  "कब"
 ],
 "promotions.terms.how": [
  "कैसे"
 ],
 "promotions.terms.wagering": [
  "दाँव की शर्त"
 ],
 "promotions.terms.excluded": [
  "शामिल नहीं"
 ],
 "promotions.terms.full": [
  "पूरी शर्तें"
 ],
 "promotions.example.title": [
  "एक उदाहरण"
 ],
 "promotions.example.balance": [
  "अभी का बैलेंस"
 ],
 "promotions.example.net_loss": [
  "शुद्ध नुक़सान"
 ],
 "promotions.example.deposit": [
  "डिपॉज़िट"
 ],
 "promotions.example.step": [
  "स्तर: ",
  [
   "from"
  ],
  " से, ",
  [
   "to"
  ],
  " से कम"
 ],
 "promotions.example.step_from": [
  "स्तर: ",
  [
   "from"
  ],
  " से"
 ],
 "promotions.example.reward": [
  "मिलेगा"
 ],
 "promotions.example.wager": [
  "नक़द होने से पहले दाँव"
 ],
 "promotions.example.still_lost": [
  "यह नुक़सान पूरा नहीं करता: इस उदाहरण में ",
  [
   "amount"
  ],
  " का नुक़सान रहता है।"
 ],
 "promotions.example.after": [
  "इस उदाहरण में बैलेंस ",
  [
   "amount"
  ],
  " हो जाता है।"
 ],
 "promotions.bonuses.tabs": [
  "इनाम और आवेदन"
 ],
 "promotions.bonuses.tab": [
  "इनाम"
 ],
 "promotions.bonuses.tab_applications": [
  "आवेदन ",
  [
   "count",
   "number"
  ]
 ],
 "promotions.bonuses.error": [
  "आपके बोनस लोड नहीं हो सके।"
 ],
 "promotions.bonuses.empty": [
  "अभी कोई बोनस नहीं है"
 ],
 "promotions.bonuses.empty_text": [
  "कोई बोनस मिलने पर वह यहाँ दिखेगा।"
 ],
 "promotions.bonuses.active": [
  "चल रहे"
 ],
 "promotions.bonuses.offered": [
  "चाहें तो लें"
 ],
 "promotions.bonuses.past": [
  "ख़त्म हुए"
 ],
 "promotions.bonuses.until": [
  [
   "date"
  ],
  " तक"
 ],
 "promotions.bonuses.ring": [
  "टर्नओवर का ",
  [
   "percent"
  ],
  " हुआ"
 ],
 "promotions.bonuses.played": [
  "टर्नओवर हुआ"
 ],
 "promotions.bonuses.of": [
  [
   "done"
  ],
  " / ",
  [
   "all"
  ]
 ],
 "promotions.bonuses.left": [
  "बाक़ी, फिर बोनस नक़द हो जाएगा"
 ],
 "promotions.bonuses.balance": [
  "बोनस में बचा"
 ],
 "promotions.bonuses.counted": [
  "किस खेल का कितना गिना गया"
 ],
 "promotions.bonuses.from": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ],
  ", ",
  [
   "amount"
  ],
  " में से"
 ],
 "promotions.bonuses.rate": [
  [
   "kind"
  ],
  " ",
  [
   "rate"
  ]
 ],
 "promotions.bonuses.not_counted": [
  "नहीं गिने जाते: ",
  [
   "kinds"
  ],
  "।"
 ],
 "promotions.bonuses.give_up": [
  "बोनस छोड़ दें, नक़द वैसा ही रहेगा"
 ],
 "promotions.bonuses.give_up_title": [
  "यह बोनस छोड़ दें?"
 ],
 "promotions.bonuses.give_up_text": [
  "बोनस के ",
  [
   "amount"
  ],
  " हट जाएँगे और शर्त भी ख़त्म होगी। आपका नक़द वैसा ही रहेगा। इसे वापस नहीं लिया जा सकता।"
 ],
 "promotions.bonuses.give_up_go": [
  "छोड़ दें"
 ],
 "promotions.bonuses.gave_up": [
  "बोनस छोड़ दिया गया।"
 ],
 "promotions.bonuses.see": [
  "शर्तें देखें और लें"
 ],
 "promotions.bonuses.take": [
  "बोनस लें"
 ],
 "promotions.bonuses.taken": [
  "बोनस आपके वॉलेट में आ गया।"
 ],
 "promotions.bonuses.amount": [
  "रक़म"
 ],
 "promotions.bonuses.wager": [
  "टर्नओवर"
 ],
 "promotions.bonuses.no_wager": [
  "नहीं"
 ],
 "promotions.bonuses.life": [
  "समय"
 ],
 "promotions.bonuses.days": [
  [
   "count",
   "number"
  ],
  " दिन"
 ],
 "promotions.bonuses.terms_text": [
  "दाँव में पहले नक़द लगता है, फिर बोनस। राउंड ख़त्म होने पर दाँव गिना जाता है। समय ख़त्म होने पर बोनस में जो बचा हो वह हट जाता है; आपका नक़द रहता है।"
 ],
 "promotions.bonuses.state.met": [
  "टर्नओवर पूरा, ",
  [
   "date"
  ]
 ],
 "promotions.bonuses.state.expired": [
  "समय ख़त्म ",
  [
   "date"
  ],
  ", ",
  [
   "percent"
  ],
  " हुआ था"
 ],
 "promotions.bonuses.state.forfeited": [
  "छोड़ दिया ",
  [
   "date"
  ]
 ],
 "promotions.rebate.error": [
  "आपका रिबेट लोड नहीं हो सका।"
 ],
 "promotions.rebate.claimable": [
  "लिया जा सकता है"
 ],
 "promotions.rebate.nothing": [
  "अभी लेने के लिए कुछ नहीं"
 ],
 "promotions.rebate.bets": [
  [
   "period"
  ],
  " के मान्य दाँव ",
  [
   "amount"
  ],
  ", रिबेट ",
  [
   "covered"
  ],
  " पर"
 ],
 "promotions.rebate.kinds": [
  "गेम के प्रकार"
 ],
 "promotions.rebate.line": [
  [
   "bets"
  ],
  " × ",
  [
   "rate"
  ]
 ],
 "promotions.rebate.take": [
  "लें"
 ],
 "promotions.rebate.take_kind": [
  [
   "kind"
  ],
  " का रिबेट लें"
 ],
 "promotions.rebate.take_all": [
  "सब लें, ",
  [
   "amount"
  ]
 ],
 "promotions.rebate.total": [
  "कुल"
 ],
 "promotions.rebate.claimed": [
  [
   "amount"
  ],
  " आपके वॉलेट में आ गए।"
 ],
 "promotions.rebate.history": [
  "पहले के रिबेट"
 ],
 "promotions.rebate.of_bets": [
  [
   "period"
  ],
  " के दाँव"
 ],
 "promotions.rebate.how": [
  "हर दिन का रिबेट आधी रात के बाद आता है और ",
  [
   "days",
   "number"
  ],
  " दिन रहता है।"
 ],
 "promotions.rebate.not_covered": [
  "इन पर रिबेट नहीं है: ",
  [
   "kinds"
  ],
  "।"
 ]
};
