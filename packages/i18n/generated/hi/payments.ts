// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "payments.play_credits": [
  "अभ्यास रेल, खेल के क्रेडिट। इनका कोई नकद मूल्य नहीं है।"
 ],
 "payments.channels": [
  "भुगतान माध्यम"
 ],
 "payments.channel.terms": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ],
  " · ",
  [
   "fee"
  ]
 ],
 "payments.channel.closed": [
  "अभी जमा नहीं ले रहा"
 ],
 "payments.fee": [
  "माध्यम की फ़ीस"
 ],
 "payments.fee.none": [
  "कोई फ़ीस नहीं"
 ],
 "payments.fee.zero": [
  "नहीं"
 ],
 "payments.fee.is": [
  "फ़ीस ",
  [
   "amount"
  ]
 ],
 "payments.amount": [
  "रक़म"
 ],
 "payments.amount.clear": [
  "रक़म मिटाएँ"
 ],
 "payments.amount.offered": [
  "तैयार रक़में"
 ],
 "payments.amount.below": [
  "इस माध्यम में कम से कम ",
  [
   "min"
  ],
  " चाहिए"
 ],
 "payments.amount.above": [
  "इस माध्यम में ज़्यादा से ज़्यादा ",
  [
   "max"
  ],
  " हो सकता है"
 ],
 "payments.limits": [
  [
   "min"
  ],
  " – ",
  [
   "max"
  ]
 ],
 "payments.go": [
  "जमा की ओर बढ़ें"
 ],
 "payments.go_amount": [
  [
   "amount"
  ],
  " जमा की ओर बढ़ें"
 ],
 "payments.open": [
  "प्रतीक्षा में जमा"
 ],
 "payments.open.until": [
  [
   "name"
  ],
  " · ",
  [
   "time"
  ],
  " तक"
 ],
 "payments.none": [
  "अभी कोई भुगतान माध्यम चालू नहीं है"
 ],
 "payments.none_text": [
  "यह साइट अभी जमा नहीं ले रही है। बाद में फिर देखें, या ग्राहक सेवा से पूछें।"
 ],
 "payments.error": [
  "भुगतान माध्यम लोड नहीं हो सके। कोई जमा शुरू नहीं हुआ।"
 ],
 "payments.support": [
  "सहायता लें"
 ],
 "payments.summary.title": [
  "जमा का सारांश"
 ],
 "payments.summary.from": [
  [
   "name"
  ],
  " से"
 ],
 "payments.summary.pay": [
  "आप देंगे"
 ],
 "payments.summary.step_open": [
  [
   "name"
  ],
  " अपने पेज पर खुलेगा"
 ],
 "payments.summary.step_confirm": [
  "वहाँ पुष्टि करें"
 ],
 "payments.summary.step_back": [
  "लौटकर यहीं स्थिति देखें"
 ],
 "payments.summary.confirm": [
  [
   "name"
  ],
  " खोलें"
 ],
 "payments.summary.opening": [
  [
   "name"
  ],
  " खुल रहा है"
 ],
 "payments.state.created": [
  "पेज की प्रतीक्षा में"
 ],
 "payments.state.pending": [
  "प्रक्रिया में"
 ],
 "payments.state.credited": [
  "जमा हो गया"
 ],
 "payments.state.failed": [
  "असफल"
 ],
 "payments.state.cancelled": [
  "रद्द"
 ],
 "payments.state.expired": [
  "समय समाप्त"
 ],
 "payments.lead.created": [
  [
   "name"
  ],
  " ने अभी उत्तर नहीं दिया है। हम पूछते रहते हैं; पेज छोड़ने पर भी जमा चलता रहेगा।"
 ],
 "payments.lead.pending": [
  [
   "name"
  ],
  " के पुष्टि करते ही जमा हो जाएगा। पेज छोड़ने पर भी जमा चलता रहेगा।"
 ],
 "payments.lead.credited": [
  [
   "name"
  ],
  " से मुख्य बैलेंस में जमा हो गया।"
 ],
 "payments.lead.failed": [
  [
   "name"
  ],
  " भुगतान नहीं कर सका। आपका बैलेंस नहीं बदला।"
 ],
 "payments.lead.cancelled": [
  "भुगतान रद्द किया गया। आपका बैलेंस नहीं बदला।"
 ],
 "payments.lead.expired": [
  [
   "name"
  ],
  " ने समय में कुछ नहीं बताया। आपका बैलेंस नहीं बदला। बाद में पुष्टि हो तो एक ही बार जमा होगा।"
 ],
 "payments.step.created_now": [
  [
   "name"
  ],
  " के पेज की प्रतीक्षा"
 ],
 "payments.step.created_then": [
  "बनाया गया"
 ],
 "payments.step.pending_now": [
  [
   "name"
  ],
  " के उत्तर की प्रतीक्षा"
 ],
 "payments.step.pending_then": [
  [
   "name"
  ],
  " का पेज तैयार हुआ"
 ],
 "payments.step.credited_now": [
  "जमा हो गया"
 ],
 "payments.step.credited_then": [
  "बैलेंस में जमा"
 ],
 "payments.step.failed_now": [
  "असफल"
 ],
 "payments.step.failed_then": [
  "असफल"
 ],
 "payments.step.cancelled_now": [
  "रद्द"
 ],
 "payments.step.cancelled_then": [
  "रद्द"
 ],
 "payments.step.expired_now": [
  "समय समाप्त"
 ],
 "payments.step.expired_then": [
  "समय समाप्त"
 ],
 "payments.course.state": [
  "स्थिति"
 ],
 "payments.course.happened": [
  "क्या-क्या हुआ"
 ],
 "payments.course.checked_ago": [
  [
   "seconds",
   "plural",
   {
    "one": [
     "#",
     " सेकंड पहले देखा"
    ],
    "other": [
     "#",
     " सेकंड पहले देखा"
    ]
   }
  ]
 ],
 "payments.course.checked_at": [
  "आख़िरी बार ",
  [
   "time"
  ],
  " पर देखा"
 ],
 "payments.course.number": [
  "जमा नंबर"
 ],
 "payments.course.channel": [
  "माध्यम"
 ],
 "payments.course.ordered": [
  "बनाने का समय"
 ],
 "payments.course.until": [
  "समय सीमा"
 ],
 "payments.course.cash_before": [
  "मुख्य बैलेंस, पहले"
 ],
 "payments.course.cash_after": [
  "मुख्य बैलेंस, बाद में"
 ],
 "payments.course.open_page": [
  [
   "name"
  ],
  " खोलें"
 ],
 "payments.course.new": [
  "नया जमा"
 ],
 "payments.course.not_found": [
  "इस नंबर का आपका कोई जमा नहीं है"
 ],
 "payments.course.error": [
  "जमा लोड नहीं हो सका। आप देखें या न देखें, वह चलता रहता है।"
 ],
 "payments.accounts.title": [
  "निकासी खाते"
 ],
 "payments.accounts.error": [
  "आपके निकासी खाते नहीं मिल सके। कुछ नहीं बदला।"
 ],
 "payments.accounts.payee": [
  "प्राप्तकर्ता का नाम, सब खातों पर एक"
 ],
 "payments.accounts.payee_first": [
  "पहले सुरक्षा केंद्र में प्राप्तकर्ता का नाम दें। भुगतान सिर्फ़ उसी नाम के खातों पर जाता है।"
 ],
 "payments.accounts.set_payee": [
  "प्राप्तकर्ता का नाम दें"
 ],
 "payments.accounts.payee_needed": [
  "भुगतान सिर्फ़ आपके प्राप्तकर्ता नाम वाले खाते में जाता है। यह नाम एक ही बार रखा जाता है।"
 ],
 "payments.accounts.usable": [
  "इस्तेमाल हो सकते हैं"
 ],
 "payments.accounts.waiting": [
  "प्रतीक्षा में"
 ],
 "payments.accounts.none": [
  "अभी कोई निकासी खाता नहीं"
 ],
 "payments.accounts.none_text": [
  "निकासी से पहले वह खाता जोड़ें जिस पर भुगतान जाएगा।"
 ],
 "payments.accounts.added": [
  [
   "day"
  ],
  " को जोड़ा गया"
 ],
 "payments.accounts.usable_from": [
  [
   "time"
  ],
  " से चालू"
 ],
 "payments.accounts.wait_text": [
  "नया खाता ",
  [
   "hours",
   "number"
  ],
  " घंटे प्रतीक्षा में रहता है, ताकि किसी और ने जोड़ा हो तो आप रोक सकें।"
 ],
 "payments.accounts.told": [
  "जोड़ने या हटाने की ख़बर आपके सब सत्यापित पतों पर जाती है।"
 ],
 "payments.accounts.practice": [
  "अभ्यास रेल: यहाँ असली खाता नंबर नहीं रखे जाते।"
 ],
 "payments.accounts.add": [
  "खाता जोड़ें"
 ],
 "payments.accounts.most": [
  "ज़्यादा से ज़्यादा ",
  [
   "most",
   "number"
  ],
  " खाते। नया जोड़ने से पहले एक हटाएँ।"
 ],
 "payments.accounts.remove": [
  "हटाएँ"
 ],
 "payments.accounts.remove_named": [
  [
   "name"
  ],
  " ",
  [
   "number"
  ],
  " हटाएँ"
 ],
 "payments.accounts.not_mine": [
  "मैंने नहीं जोड़ा"
 ],
 "payments.accounts.remove_title": [
  "यह खाता हटाएँ?"
 ],
 "payments.accounts.remove_text": [
  [
   "name"
  ],
  " ",
  [
   "number"
  ],
  " पर और निकासी नहीं जाएगी। जो चल रही है वह नहीं बदलती। बाद में फिर जोड़ सकते हैं।"
 ],
 "payments.accounts.remove_go": [
  "हाँ, हटाएँ"
 ],
 "payments.accounts.removed": [
  "खाता हटाया गया।"
 ],
 "payments.accounts.saved": [
  "खाता जोड़ा गया।"
 ],
 "payments.account.channel": [
  "माध्यम"
 ],
 "payments.account.number": [
  "खाता नंबर"
 ],
 "payments.account.practice_number": [
  "अभ्यास खाता नंबर"
 ],
 "payments.account.practice_hint": [
  "दो अक्षर और आठ अंक, जैसे ",
  [
   "example"
  ]
 ],
 "payments.account.number_empty": [
  "खाता नंबर लिखें"
 ],
 "payments.account.holder": [
  "खाते पर जो नाम है"
 ],
 "payments.account.holder_is": [
  "यह आपके प्राप्तकर्ता के नाम “",
  [
   "name"
  ],
  "” के समान होना चाहिए"
 ],
 "payments.account.again": [
  "फिर पासवर्ड"
 ],
 "payments.account.again_text": [
  "निकासी का पता बदलने से पहले"
 ],
 "payments.account.password_empty": [
  "पासवर्ड लिखें"
 ],
 "payments.account.usable_at_once": [
  "जोड़ते ही इस्तेमाल हो सकेगा"
 ],
 "payments.account.usable_after": [
  "जोड़ने के ",
  [
   "hours",
   "number"
  ],
  " घंटे बाद इस्तेमाल हो सकेगा"
 ],
 "payments.bonus.add": [
  "बोनस जोड़ें"
 ],
 "payments.bonus.none": [
  "वैकल्पिक, अभी कोई बोनस नहीं लिया"
 ],
 "payments.bonus.title": [
  "इस जमा के साथ बोनस"
 ],
 "payments.bonus.without": [
  "बोनस के बिना"
 ],
 "payments.bonus.without_text": [
  "कोई शर्त नहीं।"
 ],
 "payments.bonus.gives": [
  [
   "amount"
  ],
  " बोनस। उसे नक़द करने के लिए ",
  [
   "days",
   "number"
  ],
  " दिनों में ",
  [
   "wager"
  ],
  " का टर्नओवर चाहिए।"
 ],
 "payments.bonus.from": [
  [
   "amount"
  ],
  " या ज़्यादा जमा पर मिलता है।"
 ],
 "payments.bonus.counts": [
  "क्या गिना जाता है: ",
  [
   "kinds"
  ],
  "।"
 ],
 "payments.bonus.ends": [
  "भुगतान ",
  [
   "date"
  ],
  " से पहले पूरा होना चाहिए।"
 ],
 "payments.bonus.empty": [
  "अभी जमा के साथ कोई बोनस नहीं है।"
 ],
 "payments.bonus.name": [
  "बोनस"
 ],
 "payments.bonus.wager": [
  "बोनस का टर्नओवर"
 ],
 "payments.bonus.done": [
  "हो गया"
 ],
 "payments.bonus.state.chosen": [
  [
   "amount"
  ],
  ", जमा के साथ आएगा"
 ],
 "payments.bonus.state.granted": [
  [
   "amount"
  ],
  " जुड़ गया"
 ],
 "payments.bonus.state.refused": [
  "नहीं जुड़ा"
 ],
 "payments.bonus.on_break": [
  "भुगतान के समय आपका ब्रेक चल रहा था।"
 ],
 "payments.bonus.refused": [
  "बोनस नहीं जुड़ा, इसलिए कोई शर्त भी नहीं। कारण: ",
  [
   "reason"
  ]
 ]
};
