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
 "security.identity.title": [
  "पहचान पत्र"
 ],
 "security.identity.is_none": [
  "अभी नहीं भेजा गया"
 ],
 "security.identity.is_pending": [
  "देखा जा रहा है"
 ],
 "security.identity.is_approved": [
  "मंज़ूर"
 ],
 "security.identity.is_rejected": [
  "स्वीकार नहीं हुआ, दूसरा भेजें"
 ],
 "security.identity.add": [
  "भेजें"
 ],
 "security.identity.see": [
  "देखें"
 ],
 "security.identity.text": [
  "राष्ट्रीय पहचान पत्र, पासपोर्ट या ड्राइविंग लाइसेंस की तस्वीर दें। दो तरफ़ हों तो दोनों। हर अक्षर पढ़ा जा सके।"
 ],
 "security.identity.error": [
  "आपके पहचान पत्र नहीं मिल सके। कुछ नहीं बदला।"
 ],
 "security.identity.needs_script": [
  "तस्वीर भेजने के लिए ब्राउज़र में स्क्रिप्ट चालू होनी चाहिए।"
 ],
 "security.identity.send": [
  "पहचान पत्र भेजें"
 ],
 "security.identity.sent": [
  "पहचान पत्र भेज दिए गए।"
 ],
 "security.identity.pictures": [
  "आपकी भेजी तस्वीरें"
 ],
 "security.identity.picture": [
  "तस्वीर ",
  [
   "number",
   "number"
  ]
 ],
 "security.identity.pending": [
  "देखा जा रहा है"
 ],
 "security.identity.pending_at": [
  [
   "day"
  ],
  " को भेजा गया। फ़ैसला यहाँ और इनबॉक्स में मिलेगा।"
 ],
 "security.identity.approved": [
  "मंज़ूर"
 ],
 "security.identity.approved_at": [
  [
   "day"
  ],
  " को मंज़ूर हुआ। और कुछ नहीं चाहिए।"
 ],
 "security.identity.rejected": [
  "स्वीकार नहीं हुआ"
 ],
 "security.identity.rejected_at": [
  [
   "day"
  ],
  " को फ़ैसला हुआ। नीचे दूसरी तस्वीरें भेजें।"
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
 "security.address.add": [
  "जोड़ें"
 ],
 "security.address.verify": [
  "सत्यापित करें"
 ],
 "security.contact.title_mobile": [
  "मोबाइल नंबर"
 ],
 "security.contact.title_email": [
  "ईमेल"
 ],
 "security.contact.heading_mobile": [
  "अपना नंबर लिखें"
 ],
 "security.contact.heading_email": [
  "अपना ईमेल लिखें"
 ],
 "security.contact.new_mobile": [
  "मोबाइल नंबर"
 ],
 "security.contact.new_email": [
  "ईमेल"
 ],
 "security.contact.hint_mobile": [
  "इस नंबर पर एक कोड आएगा। दूसरे देश का नंबर + के साथ लिखें।"
 ],
 "security.contact.hint_email": [
  "इस पते पर एक कोड आएगा।"
 ],
 "security.contact.invalid_mobile": [
  "यह मोबाइल नंबर नहीं है। अंक जाँच लें।"
 ],
 "security.contact.invalid_email": [
  "यह ईमेल पता नहीं है। जाँच लें।"
 ],
 "security.contact.send": [
  "कोड भेजें"
 ],
 "security.contact.verify_mobile": [
  "नंबर सत्यापित करें"
 ],
 "security.contact.verify_email": [
  "ईमेल सत्यापित करें"
 ],
 "security.contact.code": [
  "आपके पास आया कोड"
 ],
 "security.contact.sent_mobile": [
  "इस नंबर पर SMS से कोड भेजा गया है"
 ],
 "security.contact.sent_email": [
  "इस पते पर कोड भेजा गया है। स्पैम फ़ोल्डर भी देखें"
 ],
 "security.contact.again": [
  "फिर भेजें"
 ],
 "security.contact.seconds": [
  [
   "seconds",
   "number"
  ],
  " सेकंड"
 ],
 "security.contact.other_mobile": [
  "दूसरा नंबर लिखें"
 ],
 "security.contact.other_email": [
  "दूसरा ईमेल लिखें"
 ],
 "security.contact.go_mobile": [
  "नंबर रखें"
 ],
 "security.contact.go_email": [
  "ईमेल रखें"
 ],
 "security.contact.now": [
  "अभी"
 ],
 "security.contact.new": [
  "नया"
 ],
 "security.contact.told": [
  "पुराने नंबर या ईमेल पर भी बदलाव की ख़बर जाएगी।"
 ],
 "security.contact.payouts": [
  "निकासी पहले की तरह चलती रहेगी।"
 ],
 "security.contact.done_mobile": [
  "नंबर अब आपके खाते में है।"
 ],
 "security.contact.done_email": [
  "ईमेल अब आपके खाते में है।"
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
 "security.copied": [
  "कॉपी हो गया।"
 ],
 "security.copy_failed": [
  "कॉपी करने के लिए लिखाई को दबाकर रखें।"
 ],
 "security.step_of": [
  "चरण ",
  [
   "step",
   "number"
  ],
  " / ",
  [
   "of",
   "number"
  ]
 ],
 "security.step_up.by_code": [
  "ऐप के कोड से पुष्टि करें"
 ],
 "security.step_up.by_password": [
  "पासवर्ड से पुष्टि करें"
 ],
 "security.sign_in.second_step": [
  "दो चरण से"
 ],
 "security.sign_in.failed.second_step": [
  "दो चरण का कोड ग़लत"
 ],
 "security.two_step.title": [
  "दो चरण का साइन इन"
 ],
 "security.two_step.is_on": [
  "चालू है, हर लॉग इन में कोड लगता है"
 ],
 "security.two_step.is_off": [
  "बंद है"
 ],
 "security.two_step.switch_on": [
  "चालू करें"
 ],
 "security.two_step.heading": [
  "दो चरण से लॉग इन"
 ],
 "security.two_step.text": [
  "पासवर्ड के बाद हर लॉग इन में एक कोड लगेगा, जो केवल आपके फ़ोन में होता है। तब पासवर्ड चोरी होने पर भी कोई अंदर नहीं आ सकता।"
 ],
 "security.two_step.need_app": [
  "फ़ोन में एक ऑथेंटिकेटर ऐप चाहिए। QR कोड पढ़ने वाला कोई भी ऐप चलेगा।"
 ],
 "security.two_step.begin": [
  "शुरू करें"
 ],
 "security.two_step.scan": [
  "ऐप में कोड स्कैन करें"
 ],
 "security.two_step.qr": [
  "ऑथेंटिकेटर ऐप के लिए QR कोड"
 ],
 "security.two_step.by_hand": [
  "स्कैन न हो तो यह कोड लिखें"
 ],
 "security.two_step.copy_secret": [
  "कोड कॉपी करें"
 ],
 "security.two_step.code": [
  "ऐप का 6 अंकों का कोड"
 ],
 "security.two_step.code_hint": [
  "ऐप में कोड हर 30 सेकंड में बदलता है"
 ],
 "security.two_step.code_wrong": [
  "कोड ग़लत है। ऐप में अभी दिख रहा कोड लिखें।"
 ],
 "security.two_step.next": [
  "आगे बढ़ें"
 ],
 "security.two_step.keep": [
  "रिकवरी कोड सँभालकर रखें"
 ],
 "security.two_step.keep_text": [
  "फ़ोन खो जाए तो इनमें से एक से लॉग इन होगा। हर कोड एक ही बार काम करता है। ये फिर नहीं दिखाए जाएँगे।"
 ],
 "security.two_step.codes": [
  "रिकवरी कोड"
 ],
 "security.two_step.copy_all": [
  "सब कॉपी करें"
 ],
 "security.two_step.file": [
  "फ़ाइल लें"
 ],
 "security.two_step.kept": [
  "मैंने कोड सुरक्षित जगह रख लिए हैं"
 ],
 "security.two_step.turn_on": [
  "दो चरण चालू करें"
 ],
 "security.two_step.turned_on": [
  "दो चरण का साइन इन चालू हो गया।"
 ],
 "security.two_step.on": [
  "दो चरण का साइन इन चालू है"
 ],
 "security.two_step.since": [
  [
   "day"
  ],
  " से"
 ],
 "security.two_step.codes_left": [
  [
   "count",
   "plural",
   {
    "one": [
     "10 में से ",
     "#",
     " बाकी"
    ],
    "other": [
     "10 में से ",
     "#",
     " बाकी"
    ]
   }
  ]
 ],
 "security.two_step.off": [
  "बंद करें"
 ],
 "security.two_step.off_text": [
  "इसके बाद लॉग इन में केवल पासवर्ड लगेगा। बंद करने के लिए पासवर्ड और कोड दोनों दें।"
 ],
 "security.two_step.any_code": [
  "ऐप का कोड या रिकवरी कोड"
 ],
 "security.two_step.off_go": [
  "दो चरण बंद करें"
 ],
 "security.two_step.turned_off": [
  "दो चरण का साइन इन बंद हो गया।"
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
  "नाम, नंबर और पता ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " दिन"
    ],
    "other": [
     "#",
     " दिन"
    ]
   }
  ],
  " बाद मिटा दिए जाते हैं। पैसों के रिकॉर्ड क़ानून जितना कहता है, उतने समय रखे जाते हैं।"
 ],
 "security.data.after_3": [
  "खेलना रोकना हो तो स्वयं-बहिष्कार ज़्यादा पक्का क़दम है।"
 ],
 "security.data.kept": [
  "कितने दिन रखा जाता है"
 ],
 "security.data.kept_signIn": [
  "लॉग इन"
 ],
 "security.data.kept_message": [
  "इनबॉक्स के संदेश"
 ],
 "security.data.kept_chat": [
  "ग्राहक सेवा से चैट"
 ],
 "security.data.kept_feedback": [
  "राय"
 ],
 "security.data.kept_money": [
  "लेनदेन, भुगतान, सीमाओं और ब्रेक के रिकॉर्ड क़ानून जितना कहता है, उतने समय रखे जाते हैं।"
 ],
 "security.data.days": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " दिन"
    ],
    "other": [
     "#",
     " दिन"
    ]
   }
  ]
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
