// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "security.text": [
  "जो नहीं है वह पहले दिखाया गया है। हर बदलाव की ख़बर आपके सत्यापित पतों पर जाती है।"
 ],
 "security.error": [
  "आपके खाते की सुरक्षा की जानकारी नहीं मिल सकी। कुछ नहीं बदला।"
 ],
 "security.list": [
  "खाते की सुरक्षा"
 ],
 "security.set": [
  "तय करें"
 ],
 "security.stands": [
  "ठीक है"
 ],
 "security.fixed": [
  "स्थायी"
 ],
 "security.password": [
  "पासवर्ड"
 ],
 "security.password.set": [
  "रखा हुआ है, यहाँ बदलें"
 ],
 "security.password.none": [
  "अभी नहीं रखा गया"
 ],
 "security.pin": [
  "निकासी पिन"
 ],
 "security.pin.none": [
  "पहली निकासी से पहले चाहिए"
 ],
 "security.pin.digits": [
  "6 अंक"
 ],
 "security.pin.set_at": [
  [
   "day"
  ],
  " को रखा गया"
 ],
 "security.pin.locked": [
  [
   "time"
  ],
  " तक बंद। नया पिन रखने पर तुरंत खुलेगा।"
 ],
 "security.pin.title": [
  "नया पिन तय करें"
 ],
 "security.pin.text": [
  "हर निकासी में यह पिन लगेगा।"
 ],
 "security.pin.new": [
  "नया पिन, 6 अंक"
 ],
 "security.pin.again": [
  "पिन फिर लिखें"
 ],
 "security.pin.erase": [
  "आख़िरी अंक मिटाएँ"
 ],
 "security.pin.step_new": [
  "चरण ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ],
  ", इसके बाद फिर लिखेंगे"
 ],
 "security.pin.step_again": [
  "चरण ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ],
  ", वही पिन फिर लिखें"
 ],
 "security.pin.rule": [
  "दोहराए गए अंक, क्रम या जन्मतिथि नहीं ली जाती।"
 ],
 "security.pin.differs": [
  "दोनों पिन अलग हैं। शुरू से फिर लिखें।"
 ],
 "security.pin.weak.length": [
  "पिन 6 अंकों का होता है। फिर लिखें।"
 ],
 "security.pin.weak.repeated": [
  "अंक दोहराए गए हैं, अंदाज़ा आसान है। दूसरा रखें।"
 ],
 "security.pin.weak.sequence": [
  "अंक क्रम में हैं, अंदाज़ा आसान है। दूसरा रखें।"
 ],
 "security.pin.weak.birthday": [
  "यह आपकी जन्मतिथि है, अंदाज़ा आसान है। दूसरा रखें।"
 ],
 "security.pin.saved": [
  "नया पिन लागू हो गया।"
 ],
 "security.payee": [
  "प्राप्तकर्ता का नाम"
 ],
 "security.payee.none": [
  "भुगतान सिर्फ़ इस नाम पर जाएगा"
 ],
 "security.payee.title": [
  "प्राप्तकर्ता का नाम दें"
 ],
 "security.payee.text": [
  "निकासी खाते पर जो नाम है वही लिखें। एक बार देने पर यहाँ नहीं बदला जा सकता।"
 ],
 "security.payee.rule": [
  [
   "min",
   "number"
  ],
  " से ",
  [
   "max",
   "number"
  ],
  " अक्षर, सिर्फ़ नाम"
 ],
 "security.payee.save": [
  "यह नाम पक्का करें"
 ],
 "security.payee.saved": [
  "प्राप्तकर्ता का नाम रखा गया।"
 ],
 "security.mobile": [
  "मोबाइल"
 ],
 "security.email": [
  "ईमेल"
 ],
 "security.address.none": [
  "जोड़ा नहीं गया"
 ],
 "security.address.verified": [
  "सत्यापित"
 ],
 "security.address.unverified": [
  "सत्यापित नहीं"
 ],
 "security.devices.title": [
  "डिवाइस और सत्र"
 ],
 "security.devices.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " डिवाइस पर लॉग इन"
    ],
    "other": [
     "#",
     " डिवाइसों पर लॉग इन"
    ]
   }
  ]
 ],
 "security.devices.error": [
  "डिवाइसों की सूची नहीं मिल सकी। कोई साइन आउट नहीं हुआ।"
 ],
 "security.devices.open": [
  "अभी लॉग इन"
 ],
 "security.devices.unknown": [
  "अनजान ब्राउज़र"
 ],
 "security.devices.since": [
  "अभी चालू, ",
  [
   "time"
  ],
  " से"
 ],
 "security.devices.seen": [
  "आख़िरी बार ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "security.devices.this": [
  "यह डिवाइस"
 ],
 "security.devices.end": [
  "साइन आउट"
 ],
 "security.devices.end_others": [
  "बाकी सभी डिवाइस साइन आउट करें"
 ],
 "security.devices.ended": [
  "डिवाइस साइन आउट हो गया।"
 ],
 "security.devices.ended_others": [
  "बाकी सभी डिवाइस साइन आउट हो गए।"
 ],
 "security.devices.not_you": [
  "कोई आपका न हो तो उसे साइन आउट करके पासवर्ड बदलें।"
 ],
 "security.devices.change_password": [
  "पासवर्ड बदलें"
 ],
 "security.step_up.title": [
  "पासवर्ड से पुष्टि करें"
 ],
 "security.step_up.text": [
  "ताकि आपका फ़ोन लेकर कोई और यह न कर सके। अगले 5 मिनट फिर नहीं पूछा जाएगा।"
 ],
 "security.step_up.password": [
  "पासवर्ड"
 ],
 "security.step_up.show": [
  "पासवर्ड दिखाएँ"
 ],
 "security.step_up.hide": [
  "पासवर्ड छिपाएँ"
 ],
 "security.step_up.wrong": [
  "पासवर्ड ग़लत है। फिर लिखें।"
 ],
 "security.step_up.go": [
  "पुष्टि करके आगे बढ़ें"
 ],
 "security.accounts.text": [
  "निकासी जहाँ जाती है"
 ],
 "security.accounts.title": [
  "निकासी खाते"
 ],
 "security.sign_ins": [
  "हाल के लॉग इन"
 ],
 "security.sign_ins.days": [
  "30 दिन"
 ],
 "security.sign_in.password": [
  "पासवर्ड से"
 ],
 "security.sign_in.code": [
  "SMS कोड से"
 ],
 "security.sign_in.social": [
  "दूसरी सेवा के खाते से"
 ],
 "security.sign_in.failed.password": [
  "ग़लत पासवर्ड"
 ],
 "security.sign_in.failed.code": [
  "ग़लत SMS कोड"
 ],
 "security.sign_in.failed.social": [
  "लॉग इन नहीं हुआ"
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
 "security.data.title": [
  "डेटा और खाता"
 ],
 "security.data.error": [
  "आपका डेटा नहीं मिल सका। कुछ नहीं बदला।"
 ],
 "security.data.export": [
  "अपना डेटा लें"
 ],
 "security.data.export_text": [
  "प्रोफ़ाइल, लॉग इन, सब लेनदेन, दाँव, सीमाएँ, संदेश और सहमतियाँ, एक फ़ाइल में।"
 ],
 "security.data.export_go": [
  "फ़ाइल बनाएँ"
 ],
 "security.data.exported": [
  "फ़ाइल बन गई।"
 ],
 "security.data.exported_part": [
  "फ़ाइल में हर सूची की सबसे नई 10,000 पंक्तियाँ हैं। पुरानी के लिए ग्राहक सेवा से कहें।"
 ],
 "security.data.consents": [
  "सहमतियाँ"
 ],
 "security.data.terms": [
  "शर्तें, संस्करण ",
  [
   "version"
  ]
 ],
 "security.data.terms_at": [
  [
   "day"
  ],
  " को मानीं"
 ],
 "security.data.marketing": [
  "ऑफ़र वाले संदेश"
 ],
 "security.data.marketing_off": [
  "केवल आप चाहें तो"
 ],
 "security.data.marketing_on": [
  [
   "day"
  ],
  " को सहमति दी"
 ],
 "security.data.close": [
  "खाता बंद करें"
 ],
 "security.data.close_text": [
  "कुछ बाकी न हो तो खाता बंद किया जा सकता है।"
 ],
 "security.data.close_open": [
  "कुछ बाकी न हो तभी बंद हो सकता है। अभी बाकी है:"
 ],
 "security.data.cash": [
  "बैलेंस"
 ],
 "security.data.bonus": [
  "बोनस"
 ],
 "security.data.held": [
  "निकासी के लिए होल्ड में"
 ],
 "security.data.rounds": [
  "चल रहे राउंड"
 ],
 "security.data.deposits": [
  "चल रही जमा"
 ],
 "security.data.withdraw": [
  "निकासी करें"
 ],
 "security.data.after": [
  "बंद करने के बाद"
 ],
 "security.data.after_1": [
  "आप तुरंत हर डिवाइस से साइन आउट हो जाएँगे और लॉग इन नहीं हो सकेगा।"
 ],
 "security.data.after_2": [
  "क़ानून जितना कहता है, उतने समय आपके रिकॉर्ड रखे जाते हैं।"
 ],
 "security.data.after_3": [
  "खेलना रोकना हो तो स्वयं-बहिष्कार ज़्यादा पक्का क़दम है।"
 ],
 "security.data.exclusion": [
  "स्वयं-बहिष्कार पर जाएँ"
 ],
 "security.data.close_go": [
  "खाता हमेशा के लिए बंद करें"
 ],
 "security.data.type": [
  "आगे बढ़ने के लिए “",
  [
   "word"
  ],
  "” लिखें"
 ],
 "security.data.word": [
  "बंद"
 ],
 "security.data.closed": [
  "खाता बंद हो गया।"
 ]
};
