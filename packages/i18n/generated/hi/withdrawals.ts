// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "withdrawals.total_of": [
  "कुल ",
  [
   "amount"
  ],
  " में से"
 ],
 "withdrawals.bonus_text": [
  "टर्नओवर पूरा होने पर निकाली जा सकेगी"
 ],
 "withdrawals.held_one": [
  [
   "time"
  ],
  " की निकासी ",
  [
   "name"
  ],
  " में जा रही है"
 ],
 "withdrawals.held_text": [
  "जो निकासी चल रही हैं, उनके लिए रखी गई"
 ],
 "withdrawals.to": [
  "कहाँ जाएगी"
 ],
 "withdrawals.change_account": [
  "खाते बदलें"
 ],
 "withdrawals.account.free": [
  "कोई शुल्क नहीं"
 ],
 "withdrawals.account.waits": [
  [
   "time"
  ],
  " से इस्तेमाल होगा"
 ],
 "withdrawals.all": [
  "पूरी"
 ],
 "withdrawals.half_took": [
  "पिछले ",
  [
   "days",
   "number"
  ],
  " दिनों में इस माध्यम की आधी निकासी ",
  [
   "time"
  ],
  " के भीतर पहुँचीं।"
 ],
 "withdrawals.time.seconds": [
  [
   "count",
   "number"
  ],
  " सेकंड"
 ],
 "withdrawals.time.minutes": [
  [
   "count",
   "number"
  ],
  " मिनट"
 ],
 "withdrawals.time.hours": [
  [
   "count",
   "number"
  ],
  " घंटे"
 ],
 "withdrawals.time.days": [
  [
   "count",
   "number"
  ],
  " दिन"
 ],
 "withdrawals.left": [
  [
   "hours",
   "number"
  ],
  " घंटों में और निकाल सकते हैं"
 ],
 "withdrawals.left_value": [
  [
   "count",
   "number"
  ],
  " बार, ",
  [
   "amount"
  ]
 ],
 "withdrawals.after": [
  "निकासी के बाद निकासी योग्य"
 ],
 "withdrawals.go": [
  "निकासी करें"
 ],
 "withdrawals.go_amount": [
  [
   "amount"
  ],
  " निकालें"
 ],
 "withdrawals.offline": [
  "निकासी के लिए कनेक्शन चाहिए"
 ],
 "withdrawals.fault.below": [
  "कम से कम ",
  [
   "min"
  ],
  " निकालें"
 ],
 "withdrawals.fault.above": [
  "एक बार में ज़्यादा से ज़्यादा ",
  [
   "max"
  ],
  " निकाल सकते हैं"
 ],
 "withdrawals.fault.withdrawable": [
  "अभी ",
  [
   "max"
  ],
  " तक निकाल सकते हैं"
 ],
 "withdrawals.fault.bonus": [
  "अभी ",
  [
   "max"
  ],
  " तक निकाल सकते हैं; बाक़ी बोनस है, जिसका टर्नओवर अभी पूरा नहीं हुआ"
 ],
 "withdrawals.fault.day": [
  [
   "hours",
   "number"
  ],
  " घंटों में और ",
  [
   "max"
  ],
  " निकाल सकते हैं"
 ],
 "withdrawals.fault.day_count": [
  "इन ",
  [
   "hours",
   "number"
  ],
  " घंटों में और निकासी नहीं हो सकती"
 ],
 "withdrawals.fault.account": [
  "यह खाता अभी इस्तेमाल नहीं हो सकता। दूसरा चुनें या प्रतीक्षा करें।"
 ],
 "withdrawals.none": [
  "निकासी के लिए अभी कोई खाता नहीं है"
 ],
 "withdrawals.none_text": [
  "जिस खाते में निकासी जाएगी, उसे जोड़ें। लिखी हुई रक़म बनी रहेगी।"
 ],
 "withdrawals.add_account": [
  "खाता जोड़ें"
 ],
 "withdrawals.closed": [
  "अभी निकासी बंद है"
 ],
 "withdrawals.closed_text": [
  "यह साइट अभी निकासी नहीं भेज रही है। आपका बैलेंस जैसा है वैसा ही रहेगा। बाद में फिर देखें, या ग्राहक सेवा से पूछें।"
 ],
 "withdrawals.error": [
  "निकासी की जानकारी नहीं आ सकी। कुछ भी नहीं निकाला गया।"
 ],
 "withdrawals.newest": [
  "आपकी निकासी"
 ],
 "withdrawals.more": [
  "पहले की दिखाएँ"
 ],
 "withdrawals.more_failed": [
  "पहले की निकासी नहीं आ सकीं।"
 ],
 "withdrawals.pin.title": [
  "निकासी पिन"
 ],
 "withdrawals.pin.enter": [
  "6 अंकों का पिन दें"
 ],
 "withdrawals.pin.checking": [
  "जाँच हो रही है"
 ],
 "withdrawals.pin.wrong": [
  "पिन मेल नहीं खाया। ",
  [
   "count",
   "number"
  ],
  " बार और कोशिश कर सकते हैं।"
 ],
 "withdrawals.pin.forgot": [
  "पिन भूल गए"
 ],
 "withdrawals.pin.locked": [
  "पिन बंद है"
 ],
 "withdrawals.pin.locked_text": [
  "बहुत बार ग़लत होने से पिन ",
  [
   "until"
  ],
  " तक बंद है। पासवर्ड से अभी नया पिन रख सकते हैं। लिखी हुई रक़म बनी रहेगी।"
 ],
 "withdrawals.pin.set_new": [
  "नया पिन रखें"
 ],
 "withdrawals.stopped": [
  "रोकी गई"
 ],
 "withdrawals.state.requested": [
  "अनुरोध मिल गया"
 ],
 "withdrawals.state.reviewing": [
  "जाँच चल रही है"
 ],
 "withdrawals.state.approved": [
  "मंज़ूर"
 ],
 "withdrawals.state.paid": [
  "पहुँच गई"
 ],
 "withdrawals.state.rejected": [
  "अस्वीकृत"
 ],
 "withdrawals.state.failed": [
  "नहीं भेजी जा सकी"
 ],
 "withdrawals.step.requested": [
  "अनुरोध मिल गया"
 ],
 "withdrawals.step.reviewing_now": [
  "जाँच चल रही है"
 ],
 "withdrawals.step.reviewing": [
  "जाँच"
 ],
 "withdrawals.step.approved_now": [
  "मंज़ूर, ",
  [
   "name"
  ],
  " भेज रहा है"
 ],
 "withdrawals.step.approved": [
  "मंज़ूरी"
 ],
 "withdrawals.step.paid_later": [
  "भेजी गई और पहुँची"
 ],
 "withdrawals.step.paid": [
  "पहुँच गई"
 ],
 "withdrawals.step.rejected": [
  "अस्वीकार"
 ],
 "withdrawals.step.failed": [
  "नहीं भेजी जा सकी"
 ],
 "withdrawals.step.returned": [
  "नक़द में वापस"
 ],
 "withdrawals.step.held_text": [
  "रक़म होल्ड में रखी गई"
 ],
 "withdrawals.step.since": [
  [
   "time"
  ],
  " से"
 ],
 "withdrawals.step.paid_text": [
  [
   "name"
  ],
  " ने पुष्टि की है"
 ],
 "withdrawals.course.steps": [
  "चरण"
 ],
 "withdrawals.course.total": [
  "कुल ",
  [
   "time"
  ]
 ],
 "withdrawals.course.to": [
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ]
 ],
 "withdrawals.course.arrived": [
  [
   "name"
  ],
  ", ",
  [
   "masked"
  ],
  " में पहुँच गई"
 ],
 "withdrawals.course.returned": [
  "पूरी रक़म ",
  [
   "time"
  ],
  " बजे नक़द बैलेंस में लौट आई"
 ],
 "withdrawals.course.free": [
  "कोई सीमा या ब्रेक इस निकासी को नहीं रोकता। नतीजा इनबॉक्स में और आपके हर सत्यापित माध्यम से बताया जाएगा।"
 ],
 "withdrawals.course.stopped": [
  "निकासी ",
  [
   "time"
  ],
  " से रुकी है"
 ],
 "withdrawals.course.number": [
  "निकासी नंबर"
 ],
 "withdrawals.course.fee": [
  "शुल्क"
 ],
 "withdrawals.course.no_fee": [
  "नहीं"
 ],
 "withdrawals.course.hold_receipt": [
  "होल्ड की रसीद"
 ],
 "withdrawals.course.paid_receipt": [
  "भेजने की रसीद"
 ],
 "withdrawals.course.return_receipt": [
  "वापसी की रसीद"
 ],
 "withdrawals.course.reason": [
  "कारण"
 ],
 "withdrawals.course.now": [
  "अब क्या करें"
 ],
 "withdrawals.course.now_text": [
  "फिर से निकासी करें, चाहें तो अपने नाम के दूसरे खाते में, या ग्राहक सेवा से पूछें।"
 ],
 "withdrawals.course.order_refused": [
  [
   "name"
  ],
  " ने भेजने का अनुरोध नहीं लिया। कुछ नहीं भेजा गया।"
 ],
 "withdrawals.course.account_refused": [
  [
   "name"
  ],
  " खाते ",
  [
   "masked"
  ],
  " में नहीं भेज सका। नंबर देख लें।"
 ],
 "withdrawals.course.again": [
  "फिर निकासी करें"
 ],
 "withdrawals.course.not_found": [
  "इस नंबर की आपकी कोई निकासी नहीं है"
 ],
 "withdrawals.course.error": [
  "निकासी नहीं दिखाई जा सकी। आप देखें या न देखें, वह चलती रहेगी।"
 ],
 "withdrawals.clock.so_far": [
  "हो गए"
 ],
 "withdrawals.clock.half": [
  "आधी"
 ],
 "withdrawals.clock.nine": [
  [
   "all",
   "number"
  ],
  " में से ",
  [
   "of",
   "number"
  ]
 ],
 "withdrawals.clock.base": [
  "पिछले ",
  [
   "days",
   "number"
  ],
  " दिनों में ",
  [
   "name"
  ],
  " की ",
  [
   "count",
   "number"
  ],
  " निकासी से। यह वादा नहीं, जो हुआ उसका हिसाब है।"
 ],
 "withdrawals.clock.longer": [
  "यह ",
  [
   "all",
   "number"
  ],
  " में से ",
  [
   "of",
   "number"
  ],
  " से ज़्यादा समय ले रही है।"
 ],
 "withdrawals.clock.spoken": [
  [
   "time"
  ],
  " हो गए। आधी को ज़्यादा से ज़्यादा ",
  [
   "half"
  ],
  " लगे, ",
  [
   "all",
   "number"
  ],
  " में से ",
  [
   "of",
   "number"
  ],
  " को ",
  [
   "nine"
  ],
  "।"
 ]
};
