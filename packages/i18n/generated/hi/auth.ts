// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "auth.login.title": [
  "लॉग इन"
 ],
 "auth.login.game_waits": [
  "“",
  [
   "game"
  ],
  "” आपका इंतज़ार कर रहा है। लॉग इन करते ही खुलेगा।"
 ],
 "auth.login.heading": [
  "फिर से स्वागत है"
 ],
 "auth.login.heading_agent": [
  "एजेंट लॉग इन"
 ],
 "auth.login.new_here": [
  "पहली बार आए हैं?"
 ],
 "auth.login.to_register": [
  "खाता खोलें"
 ],
 "auth.login.submit": [
  "लॉग इन करें"
 ],
 "auth.login.submitting": [
  "लॉग इन हो रहा है…"
 ],
 "auth.login.remember": [
  "पासवर्ड याद रखें"
 ],
 "auth.login.keep": [
  "लॉग इन रहने दें"
 ],
 "auth.login.forgot": [
  "पासवर्ड भूल गए?"
 ],
 "auth.login.by_password": [
  "इसके बजाय पासवर्ड इस्तेमाल करें"
 ],
 "auth.login.by_code": [
  "इसके बजाय SMS से कोड लें"
 ],
 "auth.login.or": [
  "या"
 ],
 "auth.login.free_play": [
  "बिना खाते के मुफ़्त खेलें"
 ],
 "auth.free_play.starting": [
  "मुफ़्त खेल शुरू हो रहा है…"
 ],
 "auth.free_play.started": [
  "आप मुफ़्त में खेल रहे हैं। मुफ़्त क्रेडिट निकाले नहीं जा सकते।"
 ],
 "auth.login.failed": [
  "यूज़रनेम या पासवर्ड मेल नहीं खाता। दोनों जाँचें और फिर कोशिश करें।"
 ],
 "auth.login.failed_mobile": [
  "मोबाइल नंबर या पासवर्ड मेल नहीं खाता। दोनों जाँचें और फिर कोशिश करें।"
 ],
 "auth.login.failed_captcha": [
  "यूज़रनेम या पासवर्ड मेल नहीं खाता। नीचे दिया कोड भी लिखें।"
 ],
 "auth.login.terms": [
  "लॉग इन करके आप शर्तें स्वीकार करते हैं।"
 ],
 "auth.login.done": [
  "आप लॉग इन हो गए हैं।"
 ],
 "auth.login.not_remembered": [
  "आप लॉग इन हो गए हैं। यह ब्राउज़र पासवर्ड सुरक्षित नहीं रख सकता, इसलिए उसे सहेजा नहीं गया।"
 ],
 "auth.login.help": [
  "मदद लें"
 ],
 "auth.login.with_google": [
  "Google से जारी रखें"
 ],
 "auth.login.with_facebook": [
  "Facebook से जारी रखें"
 ],
 "auth.register.title": [
  "रजिस्टर"
 ],
 "auth.register.heading": [
  "खाता खोलें"
 ],
 "auth.register.banner": [
  "एक खाता, सारे गेम"
 ],
 "auth.register.asks": [
  [
   "required",
   "plural",
   {
    "one": [
     "#",
     " ख़ाना भरना है"
    ],
    "other": [
     "#",
     " ख़ाने भरने हैं"
    ]
   }
  ],
  [
   "optional",
   "plural",
   {
    "0": [],
    "one": [
     ", ",
     "#",
     " वैकल्पिक"
    ],
    "other": [
     ", ",
     "#",
     " वैकल्पिक"
    ]
   }
  ],
  "।"
 ],
 "auth.register.credits": [
  "नया खाता ",
  [
   "amount"
  ],
  " के प्ले क्रेडिट से शुरू होता है।"
 ],
 "auth.register.submit": [
  "खाता खोलें"
 ],
 "auth.register.submitting": [
  "खाता खोला जा रहा है…"
 ],
 "auth.register.done": [
  "आपका खाता खुल गया है।"
 ],
 "auth.register.have_account": [
  "पहले से खाता है?"
 ],
 "auth.register.to_login": [
  "लॉग इन करें"
 ],
 "auth.register.service": [
  "ग्राहक सेवा"
 ],
 "auth.register.terms": [
  "मेरी उम्र ",
  [
   "age",
   "number"
  ],
  " साल या उससे ज़्यादा है और मैं शर्तें स्वीकार करता/करती हूँ"
 ],
 "auth.register.read_terms": [
  "शर्तें पढ़ें"
 ],
 "auth.register.read_privacy": [
  "निजता नीति पढ़ें"
 ],
 "auth.register.marketing": [
  "मुझे समाचार और ऑफ़र भेजें"
 ],
 "auth.register.errors": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " ख़ाने में सुधार चाहिए"
    ],
    "other": [
     "#",
     " ख़ानों में सुधार चाहिए"
    ]
   }
  ]
 ],
 "auth.register.errors_hint": [
  "पहला ख़ाना चुना गया है।"
 ],
 "auth.register.username_free": [
  "यह यूज़रनेम उपलब्ध है"
 ],
 "auth.tabs.label": [
  "लॉग इन या रजिस्टर"
 ],
 "auth.method.label": [
  "तरीक़ा"
 ],
 "auth.method.username": [
  "यूज़रनेम"
 ],
 "auth.method.mobile": [
  "मोबाइल नंबर"
 ],
 "auth.method.password": [
  "पासवर्ड"
 ],
 "auth.method.sms": [
  "SMS कोड"
 ],
 "auth.field.username": [
  "यूज़रनेम"
 ],
 "auth.field.password": [
  "पासवर्ड"
 ],
 "auth.field.confirmPassword": [
  "पासवर्ड की पुष्टि करें"
 ],
 "auth.field.affiliateCode": [
  "निमंत्रण कोड"
 ],
 "auth.field.paymentPassword": [
  "निकासी पिन"
 ],
 "auth.field.recommenderId": [
  "सिफ़ारिश करने वाले"
 ],
 "auth.field.nickname": [
  "उपनाम"
 ],
 "auth.field.payeeName": [
  "प्राप्तकर्ता का नाम"
 ],
 "auth.field.email": [
  "ईमेल"
 ],
 "auth.field.mobileNum": [
  "मोबाइल नंबर"
 ],
 "auth.field.countryDialingCode": [
  "देश का कोड"
 ],
 "auth.field.idNumber": [
  "पहचान पत्र संख्या"
 ],
 "auth.field.qqNum": [
  "QQ नंबर"
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
  "जन्मतिथि"
 ],
 "auth.field.captcha": [
  "तस्वीर का कोड"
 ],
 "auth.field.verificationCode": [
  "सत्यापन कोड"
 ],
 "auth.field.oldPassword": [
  "मौजूदा पासवर्ड"
 ],
 "auth.field.newPassword": [
  "नया पासवर्ड"
 ],
 "auth.field.confirmNewPassword": [
  "नए पासवर्ड की पुष्टि करें"
 ],
 "auth.hint.username": [
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " अंग्रेज़ी अक्षर और अंक, शुरुआत अक्षर से"
 ],
 "auth.hint.username_login": [
  "आपका यूज़रनेम"
 ],
 "auth.hint.password": [
  "कम से कम ",
  [
   "minLength",
   "number"
  ],
  " वर्ण; ख़ाली जगह के साथ कुछ शब्द अच्छे रहते हैं"
 ],
 "auth.hint.password_composed": [
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण, कम से कम एक अक्षर और एक अंक"
 ],
 "auth.hint.confirmPassword": [
  "वही पासवर्ड एक बार और"
 ],
 "auth.hint.affiliateCode": [
  "सिर्फ़ तब, जब किसी ने आपको दिया हो"
 ],
 "auth.hint.paymentPassword": [
  [
   "minLength",
   "number"
  ],
  " अंक, हर निकासी पर पूछा जाएगा"
 ],
 "auth.hint.recommenderId": [
  "हमारे बारे में आपको किसने बताया"
 ],
 "auth.hint.nickname": [
  "वह नाम जिसका एक हिस्सा दूसरे खिलाड़ी देखते हैं"
 ],
 "auth.hint.payeeName": [
  "जैसा आपके खाते में है"
 ],
 "auth.hint.email": [
  "पासवर्ड वापस पाने के लिए"
 ],
 "auth.hint.email_registered": [
  "आपके खाते का पता"
 ],
 "auth.hint.mobileNum": [
  "देश के कोड के बिना"
 ],
 "auth.hint.idNumber": [
  "जैसा पहचान पत्र पर है"
 ],
 "auth.hint.qqNum": [
  "सिर्फ़ अंक"
 ],
 "auth.hint.facebook": [
  "आपकी प्रोफ़ाइल का नाम"
 ],
 "auth.hint.wechat": [
  "आपकी WeChat आईडी"
 ],
 "auth.hint.line": [
  "आपकी LINE आईडी"
 ],
 "auth.hint.whatsapp": [
  "देश के कोड के साथ नंबर"
 ],
 "auth.hint.zalo": [
  "देश के कोड के साथ नंबर"
 ],
 "auth.hint.birthday": [
  "आपकी उम्र कम से कम ",
  [
   "age",
   "number"
  ],
  " साल होनी चाहिए"
 ],
 "auth.hint.captcha": [
  [
   "maxLength",
   "number"
  ],
  " अंक"
 ],
 "auth.hint.captcha_text": [
  "अक्षर और अंक, या हल"
 ],
 "auth.hint.verificationCode": [
  "SMS में आया कोड"
 ],
 "auth.birthday.day": [
  "दिन"
 ],
 "auth.birthday.month": [
  "महीना"
 ],
 "auth.birthday.year": [
  "साल"
 ],
 "auth.required.username": [
  "यूज़रनेम लिखें"
 ],
 "auth.required.password": [
  "पासवर्ड लिखें"
 ],
 "auth.required.confirmPassword": [
  "पासवर्ड एक बार और लिखें"
 ],
 "auth.required.affiliateCode": [
  "निमंत्रण कोड लिखें"
 ],
 "auth.required.paymentPassword": [
  "पिन लिखें"
 ],
 "auth.required.recommenderId": [
  "सिफ़ारिश करने वाले की आईडी लिखें"
 ],
 "auth.required.nickname": [
  "उपनाम लिखें"
 ],
 "auth.required.payeeName": [
  "प्राप्तकर्ता का नाम लिखें"
 ],
 "auth.required.email": [
  "ईमेल पता लिखें"
 ],
 "auth.required.mobileNum": [
  "मोबाइल नंबर लिखें"
 ],
 "auth.required.idNumber": [
  "पहचान पत्र संख्या लिखें"
 ],
 "auth.required.qqNum": [
  "QQ नंबर लिखें"
 ],
 "auth.required.facebook": [
  "अपना Facebook नाम लिखें"
 ],
 "auth.required.wechat": [
  "अपनी WeChat आईडी लिखें"
 ],
 "auth.required.line": [
  "अपनी LINE आईडी लिखें"
 ],
 "auth.required.whatsapp": [
  "अपना WhatsApp नंबर लिखें"
 ],
 "auth.required.zalo": [
  "अपना Zalo नंबर लिखें"
 ],
 "auth.required.birthday": [
  "अपनी जन्मतिथि लिखें"
 ],
 "auth.required.captcha": [
  "तस्वीर का कोड लिखें"
 ],
 "auth.required.verificationCode": [
  "SMS में आया कोड लिखें"
 ],
 "auth.required.oldPassword": [
  "अपना मौजूदा पासवर्ड लिखें"
 ],
 "auth.required.newPassword": [
  "नया पासवर्ड लिखें"
 ],
 "auth.required.confirmNewPassword": [
  "पासवर्ड एक बार और लिखें"
 ],
 "auth.rule.required": [
  "यह ख़ाना भरना ज़रूरी है"
 ],
 "auth.rule.too_short": [
  [
   "minLength",
   "plural",
   {
    "one": [
     "कम से कम ",
     "#",
     " वर्ण"
    ],
    "other": [
     "कम से कम ",
     "#",
     " वर्ण"
    ]
   }
  ]
 ],
 "auth.rule.too_long": [
  [
   "maxLength",
   "plural",
   {
    "one": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " वर्ण"
    ],
    "other": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " वर्ण"
    ]
   }
  ]
 ],
 "auth.rule.too_short_digits": [
  [
   "minLength",
   "plural",
   {
    "one": [
     "कम से कम ",
     "#",
     " अंक"
    ],
    "other": [
     "कम से कम ",
     "#",
     " अंक"
    ]
   }
  ]
 ],
 "auth.rule.too_long_digits": [
  [
   "maxLength",
   "plural",
   {
    "one": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " अंक"
    ],
    "other": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " अंक"
    ]
   }
  ]
 ],
 "auth.rule.too_short_mobile": [
  "मोबाइल नंबर कम से कम ",
  [
   "minLength",
   "plural",
   {
    "one": [
     "#",
     " अंक"
    ],
    "other": [
     "#",
     " अंकों"
    ]
   }
  ],
  " का होना चाहिए"
 ],
 "auth.rule.too_long_mobile": [
  "मोबाइल नंबर ज़्यादा से ज़्यादा ",
  [
   "maxLength",
   "plural",
   {
    "one": [
     "#",
     " अंक"
    ],
    "other": [
     "#",
     " अंकों"
    ]
   }
  ],
  " का हो सकता है"
 ],
 "auth.pattern.any": [
  "इसमें ऐसे वर्ण हैं जो इस्तेमाल नहीं किए जा सकते"
 ],
 "auth.pattern.username": [
  "यूज़रनेम का रूप सही नहीं है: ",
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " अंग्रेज़ी अक्षर, अंक या _, शुरुआत अक्षर से"
 ],
 "auth.pattern.password": [
  "पासवर्ड का रूप सही नहीं है: ",
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण, कम से कम एक अक्षर और एक अंक, बिना ख़ाली जगह"
 ],
 "auth.pattern.passphrase": [
  "इस पासवर्ड में ऐसे वर्ण हैं जो इस्तेमाल नहीं किए जा सकते"
 ],
 "auth.pattern.digits": [
  "सिर्फ़ अंक"
 ],
 "auth.pattern.mobile": [
  "मोबाइल नंबर सही नहीं है: ",
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " अंक"
 ],
 "auth.pattern.email": [
  "ईमेल का रूप सही नहीं है, जैसे name@example.com"
 ],
 "auth.pattern.name": [
  "नाम का रूप सही नहीं है: सिर्फ़ अक्षर और ख़ाली जगह"
 ],
 "auth.pattern.code": [
  "सिर्फ़ अंग्रेज़ी अक्षर और अंक"
 ],
 "auth.pattern.pin": [
  "पिन ",
  [
   "maxLength",
   "number"
  ],
  " अंकों का होता है"
 ],
 "auth.pattern.date": [
  "तारीख़ साल, महीने और दिन के साथ लिखें"
 ],
 "auth.not_logged_in": [
  "आपने लॉग इन नहीं किया है। पहले लॉग इन करें।"
 ],
 "auth.no_permission": [
  "इस खाते को अनुमति नहीं है, या यह सुविधा फ़िलहाल उपलब्ध नहीं है।"
 ],
 "auth.user_unknown": [
  "यह यूज़र मौजूद नहीं है या बंद है।"
 ],
 "auth.code_wrong": [
  "सत्यापन कोड ग़लत है।"
 ],
 "auth.email_incorrect": [
  "ईमेल सही नहीं है"
 ],
 "auth.passwords_differ": [
  "दोनों पासवर्ड मेल नहीं खाते"
 ],
 "auth.confirmation_incorrect": [
  "पुष्टि मेल नहीं खाती"
 ],
 "auth.password_incorrect": [
  "पासवर्ड सही नहीं है"
 ],
 "auth.in_vwrite_code": [
  "कोड लिखें"
 ],
 "auth.in_confirmation_correct": [
  "पुष्टि नए पासवर्ड जैसी ही होनी चाहिए"
 ],
 "auth.in_enter_password": [
  "पासवर्ड एक बार और लिखें"
 ],
 "auth.same_password": [
  "नया पासवर्ड पुराने जैसा ही है। कोई दूसरा चुनें।"
 ],
 "auth.new_old_same": [
  "नया और पुराना पासवर्ड एक नहीं हो सकते"
 ],
 "auth.referrer_link_error": [
  "निमंत्रण लिंक सही नहीं है। नया लिंक माँग लें।"
 ],
 "auth.birthday_incorrect": [
  "जन्मतिथि सही लिखें"
 ],
 "auth.in_sms_sending": [
  "कोड भेजा जा रहा है…"
 ],
 "auth.in_sms_send": [
  "कोड भेज दिया गया है।"
 ],
 "auth.in_been_out": [
  "पासवर्ड वापस पाने का ईमेल भेज दिया गया है।"
 ],
 "auth.changes_saved": [
  "बदलाव सहेज लिए गए हैं।"
 ],
 "auth.sms.send": [
  "कोड भेजें"
 ],
 "auth.sms.send_again": [
  "फिर से भेजें"
 ],
 "auth.sms.seconds": [
  [
   "seconds",
   "plural",
   {
    "one": [
     "#",
     " सेकंड"
    ],
    "other": [
     "#",
     " सेकंड"
    ]
   }
  ]
 ],
 "auth.sms.sent_to": [
  "कोड ",
  [
   "number"
  ],
  " पर भेजा गया है।"
 ],
 "auth.sms.needs_script": [
  "SMS कोड के लिए JavaScript चाहिए।"
 ],
 "auth.captcha.image": [
  "कोड वाली तस्वीर"
 ],
 "auth.captcha.new": [
  "नई तस्वीर"
 ],
 "auth.captcha.changed": [
  "नई तस्वीर आ गई है।"
 ],
 "auth.captcha.help": [
  "तस्वीर पढ़ी नहीं जा रही? ग्राहक सेवा से पूछें।"
 ],
 "auth.captcha.unreadable": [
  "तस्वीर पढ़ी नहीं जा रही"
 ],
 "auth.captcha.proven": [
  "किसी कोड की ज़रूरत नहीं है। इस डिवाइस की जाँच अपने आप हो जाएगी।"
 ],
 "auth.captcha.without_script": [
  "JavaScript के बिना तस्वीर का एक कोड चाहिए। पहले तस्वीर लें, फिर फ़ॉर्म भरें।"
 ],
 "auth.captcha.get": [
  "तस्वीर लें"
 ],
 "auth.human.label": [
  "जाँच हो रही है कि आप इंसान हैं"
 ],
 "auth.human.done": [
  "जाँच हो गई"
 ],
 "auth.human.failed": [
  "जाँच पूरी नहीं हुई। फिर कोशिश करें।"
 ],
 "auth.human.loading": [
  "आप इंसान हैं, इसकी जाँच आ रही है…"
 ],
 "auth.human.answer": [
  "जाँच पूरी करें, तभी यह भेजा जा सकेगा।"
 ],
 "auth.human.over": [
  "जाँच का समय निकल गया। एक बार और करें।"
 ],
 "auth.human.away": [
  [
   "host"
  ],
  " से जाँच नहीं आई। उसकी जगह हमारी अपनी जाँच होगी। आपका लिखा हुआ बना रहेगा।"
 ],
 "auth.human.needed": [
  "इस साइट पर ",
  [
   "host"
  ],
  " की जाँच ज़रूरी है, पर वह नहीं आई। उसकी स्क्रिप्ट चलने दें, ब्लॉकर बंद करें, या दूसरे नेटवर्क या ब्राउज़र से कोशिश करें। आपका लिखा हुआ बना रहेगा।"
 ],
 "auth.human.again": [
  "जाँच फिर से लाएँ"
 ],
 "auth.password.show": [
  "पासवर्ड दिखाएँ"
 ],
 "auth.password.hide": [
  "पासवर्ड छिपाएँ"
 ],
 "auth.password.weak": [
  "कमज़ोर"
 ],
 "auth.password.fair": [
  "ठीक-ठाक"
 ],
 "auth.password.good": [
  "अच्छा"
 ],
 "auth.password.strong": [
  "मज़बूत"
 ],
 "auth.password.common": [
  "इस पासवर्ड का अंदाज़ा सबसे पहले लगाया जाता है। कोई दूसरा चुनें; ख़ाली जगह के साथ कुछ शब्द अच्छे रहते हैं"
 ],
 "auth.password.own_data": [
  "इस पासवर्ड का ज़्यादातर हिस्सा आपका नाम, नंबर, ईमेल या जन्मतिथि है। साथ में कुछ और जोड़ें"
 ],
 "auth.password.site_name": [
  "इस पासवर्ड का ज़्यादातर हिस्सा इस साइट का नाम है। साथ में कुछ और जोड़ें"
 ],
 "auth.forgot.heading": [
  "पासवर्ड भूल गए"
 ],
 "auth.forgot.text_phone": [
  "हम आपके रजिस्टर किए मोबाइल नंबर पर एक कोड भेजेंगे; फिर आप नया पासवर्ड चुनेंगे।"
 ],
 "auth.forgot.text_email": [
  "हम आपके रजिस्टर किए ईमेल पते पर एक लिंक भेजेंगे।"
 ],
 "auth.forgot.text_link": [
  "अपने खाते के लिए नया पासवर्ड चुनें।"
 ],
 "auth.forgot.phone": [
  "मोबाइल"
 ],
 "auth.forgot.email": [
  "ईमेल"
 ],
 "auth.forgot.submit_phone": [
  "नया पासवर्ड रखें"
 ],
 "auth.forgot.submit_email": [
  "ईमेल भेजें"
 ],
 "auth.forgot.new_link": [
  "नया लिंक मँगाएँ"
 ],
 "auth.forgot.sending": [
  "भेजा जा रहा है…"
 ],
 "auth.change.submit": [
  "पासवर्ड बदलें"
 ],
 "auth.change.text": [
  "बदलने के बाद आप यहाँ लॉग इन रहेंगे; बाक़ी हर डिवाइस साइन आउट हो जाएगा।"
 ],
 "auth.change.first": [
  "आपका अभी कोई पासवर्ड नहीं है। एक बना लें, फिर उससे भी लॉग इन कर सकेंगे।"
 ],
 "auth.change.sending": [
  "सहेजा जा रहा है…"
 ],
 "auth.change.hint": [
  "कम से कम ",
  [
   "minLength",
   "number"
  ],
  " वर्ण; पुराना पासवर्ड दोबारा नहीं चलेगा"
 ],
 "auth.change.hint_composed": [
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण, कम से कम एक अक्षर और एक अंक; पुराना पासवर्ड दोबारा नहीं चलेगा"
 ],
 "auth.change.understood": [
  "दूसरा चुनें"
 ],
 "auth.sign_out.prompt": [
  "साइन आउट"
 ],
 "auth.sign_out.sure": [
  "क्या आप सचमुच साइन आउट करना चाहते हैं?"
 ],
 "auth.sign_out.text": [
  "आप इस डिवाइस से बाहर हो जाएँगे। चल रहे दाँव चलते रहेंगे।"
 ],
 "auth.sign_out.cancel": [
  "यहीं रहें"
 ],
 "auth.sign_out.submit": [
  "साइन आउट करें"
 ],
 "auth.sign_out.everywhere": [
  "सभी डिवाइस से साइन आउट करें"
 ],
 "auth.sign_out.wait": [
  "कृपया प्रतीक्षा करें…"
 ],
 "auth.sign_out.done": [
  "आप साइन आउट हो गए हैं।"
 ],
 "auth.social.leading": [
  "एक पल"
 ],
 "auth.social.leading_text": [
  "आपको प्रदाता के पेज पर ले जाया जा रहा है। अगर कुछ न हो तो ख़ुद आगे बढ़ें।"
 ],
 "auth.social.continue": [
  "जारी रखें"
 ],
 "auth.trial.starting": [
  "मुफ़्त खेल खुल रहा है…"
 ],
 "auth.trial.notice_title": [
  "मुफ़्त खेल में उपलब्ध नहीं"
 ],
 "auth.trial.notice_text": [
  "इस सुविधा के लिए असली खाते से लॉग इन करें।"
 ],
 "auth.title.forget": [
  "पासवर्ड वापस पाएँ"
 ],
 "auth.title.login": [
  "लॉग इन"
 ],
 "auth.title.register": [
  "रजिस्टर"
 ],
 "auth.title.changePsw": [
  "पासवर्ड बदलें"
 ],
 "auth.second_step.title": [
  "दो चरण का साइन इन"
 ],
 "auth.second_step.heading_app": [
  "ऐप का कोड लिखें"
 ],
 "auth.second_step.heading_recovery": [
  "एक रिकवरी कोड लिखें"
 ],
 "auth.second_step.text_app": [
  "अपना ऑथेंटिकेटर ऐप खोलें और इस खाते के आगे दिख रहे 6 अंक लिखें।"
 ],
 "auth.second_step.text_recovery": [
  "सँभालकर रखे दस कोड में से एक लिखें। हर कोड एक ही बार काम करता है।"
 ],
 "auth.second_step.code_app": [
  "6 अंकों का कोड"
 ],
 "auth.second_step.code_recovery": [
  "रिकवरी कोड"
 ],
 "auth.second_step.go": [
  "लॉग इन करें"
 ],
 "auth.second_step.to_recovery": [
  "रिकवरी कोड से लॉग इन करें"
 ],
 "auth.second_step.to_app": [
  "ऐप के कोड से लॉग इन करें"
 ]
};
