// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "safety.title": [
  "ज़िम्मेदार खेल"
 ],
 "safety.heading": [
  "नियंत्रण आपके हाथ में है"
 ],
 "safety.text_entertainment": [
  "खेल मनोरंजन है। इससे कोई रोज़ी नहीं कमा सकता, और कोई भी तरकीब संयोग को मात नहीं देती।"
 ],
 "safety.text_limits": [
  "शुरू करने से पहले तय करें कि कितनी देर और कितने से खेलेंगे, और उस पर टिके रहें।"
 ],
 "safety.text_breaks": [
  "विराम लें। थके, परेशान या क़र्ज़ में हों तो न खेलें।"
 ],
 "safety.text_minors": [
  "अपना खाता ",
  [
   "age",
   "number"
  ],
  " साल से कम उम्र के लोगों से दूर रखें।"
 ],
 "safety.help": [
  "अगर खेल से आपको चिंता होती है तो किसी भरोसेमंद व्यक्ति या परामर्शदाता से बात करें।"
 ],
 "safety.contacts": [
  "मदद और संपर्क"
 ],
 "safety.none": [
  "तय नहीं"
 ],
 "safety.set": [
  "तय करें"
 ],
 "safety.change": [
  "बदलें"
 ],
 "safety.kind.deposit": [
  "जमा की सीमा"
 ],
 "safety.kind.loss": [
  "नुक़सान की सीमा"
 ],
 "safety.kind.stake": [
  "कुल दाँव की सीमा"
 ],
 "safety.kind.session": [
  "समय की सीमा"
 ],
 "safety.periods": [
  "अवधि"
 ],
 "safety.period.day": [
  "24 घंटे"
 ],
 "safety.period.week": [
  "7 दिन"
 ],
 "safety.period.month": [
  "30 दिन"
 ],
 "safety.in.day": [
  "24 घंटे में"
 ],
 "safety.in.week": [
  "7 दिन में"
 ],
 "safety.in.month": [
  "30 दिन में"
 ],
 "safety.minutes": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " मिनट"
    ],
    "other": [
     "#",
     " मिनट"
    ]
   }
  ]
 ],
 "safety.days": [
  [
   "days",
   "plural",
   {
    "42": [
     "6 हफ़्ते"
    ],
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
 "safety.months": [
  [
   "months",
   "plural",
   {
    "12": [
     "1 साल"
    ],
    "24": [
     "2 साल"
    ],
    "60": [
     "5 साल"
    ],
    "one": [
     "#",
     " महीना"
    ],
    "other": [
     "#",
     " महीने"
    ]
   }
  ]
 ],
 "safety.for_good": [
  "हमेशा के लिए"
 ],
 "safety.left": [
  [
   "amount"
  ],
  " बाक़ी"
 ],
 "safety.nothing_left": [
  "अभी कुछ बाक़ी नहीं"
 ],
 "safety.in_force": [
  "अभी क्या लागू है"
 ],
 "safety.in_force.none": [
  "कोई सीमा तय नहीं"
 ],
 "safety.in_force.limits": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " सीमा"
    ],
    "other": [
     "#",
     " सीमाएँ"
    ]
   }
  ]
 ],
 "safety.in_force.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " बदलाव प्रतीक्षा में"
    ],
    "other": [
     "#",
     " बदलाव प्रतीक्षा में"
    ]
   }
  ]
 ],
 "safety.waiting": [
  "प्रतीक्षा में"
 ],
 "safety.waiting.title": [
  [
   "period"
  ],
  " की सीमा बढ़ाने का अनुरोध"
 ],
 "safety.waiting.none": [
  "कोई सीमा नहीं"
 ],
 "safety.waiting.from": [
  [
   "moment"
  ],
  " के बाद फिर पूछा जाएगा। तब पुष्टि न करने पर पहले वाली ही रहेगी।"
 ],
 "safety.waiting.ripe": [
  "इंतज़ार पूरा हुआ। क्या अब भी चाहते हैं? जवाब न देने पर पहले वाली ही रहेगी।"
 ],
 "safety.waiting.keep": [
  "पहले वाली सीमा रखें"
 ],
 "safety.waiting.confirm": [
  "हाँ, बदलें"
 ],
 "safety.waiting.kept": [
  "पहले वाली सीमा ही रही।"
 ],
 "safety.waiting.confirmed": [
  "नई सीमा अब से लागू है।"
 ],
 "safety.sheet.now": [
  "अभी की सीमा"
 ],
 "safety.sheet.used.deposit": [
  "अब तक जमा"
 ],
 "safety.sheet.used.loss": [
  "अब तक नुक़सान"
 ],
 "safety.sheet.used.stake": [
  "अब तक दाँव"
 ],
 "safety.sheet.used.session": [
  "अब तक खेला"
 ],
 "safety.sheet.new": [
  "नई सीमा"
 ],
 "safety.sheet.new_minutes": [
  "नई सीमा, मिनट में"
 ],
 "safety.sheet.lower": [
  "घटाने पर तुरंत लागू"
 ],
 "safety.sheet.lower_text": [
  "पहली सीमा भी। निकासी पर कोई असर नहीं, चल रहे दाँव नियम से पूरे होते हैं।"
 ],
 "safety.sheet.raise": [
  [
   "hours",
   "plural",
   {
    "one": [
     "बढ़ाने पर ",
     "#",
     " घंटे बाद"
    ],
    "other": [
     "बढ़ाने पर ",
     "#",
     " घंटे बाद"
    ]
   }
  ]
 ],
 "safety.sheet.raise_text": [
  "तब फिर पूछा जाता है। जवाब न देने पर पहले वाली सीमा ही रहती है।"
 ],
 "safety.sheet.save": [
  "सीमा तय करें"
 ],
 "safety.sheet.save_amount": [
  [
   "amount"
  ],
  " की सीमा लागू करें"
 ],
 "safety.sheet.ask_amount": [
  [
   "amount"
  ],
  " की सीमा का अनुरोध करें"
 ],
 "safety.sheet.remove": [
  "सीमा हटाने का अनुरोध करें"
 ],
 "safety.fault.minutes": [
  "पूरे मिनट लिखें"
 ],
 "safety.fault.negative": [
  "सीमा शून्य से कम नहीं हो सकती"
 ],
 "safety.saved": [
  "सीमा अब से लागू है।"
 ],
 "safety.asked": [
  "बदलाव प्रतीक्षा में है। आपकी पुष्टि तक पहले वाली सीमा ही रहेगी।"
 ],
 "safety.breaks": [
  "ब्रेक"
 ],
 "safety.length": [
  "कितने समय के लिए"
 ],
 "safety.choose_length": [
  "अवधि चुनें"
 ],
 "safety.rounds": [
  "चल रहे दाँव नियम से पूरे होंगे"
 ],
 "safety.time_out": [
  "ब्रेक लें"
 ],
 "safety.time_out.range": [
  "1 दिन से 6 हफ़्ते"
 ],
 "safety.time_out.lead": [
  "जितने दिन चाहिए रुकें। शुरू होने के बाद पहले ख़त्म नहीं हो सकता।"
 ],
 "safety.time_out.ends": [
  "ख़त्म होगा"
 ],
 "safety.time_out.closed": [
  "खेल और जमा बंद"
 ],
 "safety.time_out.open": [
  "खाते, रिकॉर्ड और निकासी पर कोई असर नहीं"
 ],
 "safety.time_out.begin": [
  [
   "length"
  ],
  " का ब्रेक शुरू करें"
 ],
 "safety.time_out.begun": [
  "आपका ब्रेक शुरू हो गया है।"
 ],
 "safety.time_out.until": [
  "आपका ब्रेक ",
  [
   "moment"
  ],
  " तक चल रहा है। तब तक खेल और जमा बंद हैं।"
 ],
 "safety.exclusion": [
  "स्वयं-बहिष्कार"
 ],
 "safety.exclusion.range": [
  "6 महीने से हमेशा तक, वापस नहीं लिया जा सकता"
 ],
 "safety.exclusion.until": [
  [
   "date"
  ],
  " तक इस साइट पर न लॉग इन हो सकेगा, न खेला जा सकेगा। आप ख़ुद, ग्राहक सेवा या कोई एजेंट, कोई इसे पहले ख़त्म नहीं कर सकेगा। उसके बाद खाता तभी खुलेगा जब आप ग्राहक सेवा से कहेंगे, 24 घंटे बाद।"
 ],
 "safety.exclusion.never": [
  "इस खाते से इस साइट पर फिर कभी न लॉग इन हो सकेगा, न खेला जा सकेगा। इसे कोई वापस नहीं ले सकेगा।"
 ],
 "safety.exclusion.sessions": [
  "हर जगह से तुरंत लॉग आउट"
 ],
 "safety.exclusion.balance": [
  "बैलेंस आपका ही रहेगा: ग्राहक सेवा को लिखें"
 ],
 "safety.exclusion.type": [
  "पुष्टि के लिए “",
  [
   "word"
  ],
  "” लिखें"
 ],
 "safety.exclusion.word": [
  "बहिष्कार"
 ],
 "safety.exclusion.begin": [
  "स्वयं-बहिष्कार शुरू करें: ",
  [
   "length"
  ]
 ],
 "safety.exclusion.shorter": [
  "इसकी जगह छोटा ब्रेक"
 ],
 "safety.exclusion.back": [
  "अभी नहीं, वापस जाएँ"
 ],
 "safety.visitor.text": [
  "सदस्य जमा, नुक़सान, दाँव और समय की सीमा तय कर सकते हैं, ब्रेक ले सकते हैं और ख़ुद को दूर रख सकते हैं।"
 ],
 "safety.visitor.login": [
  "सीमा तय करने के लिए लॉग इन करें"
 ],
 "safety.talk": [
  "किसी से बात करें"
 ],
 "safety.talk.text": [
  "सलाह और ग्राहक सेवा"
 ],
 "safety.error": [
  "आपकी सीमाएँ नहीं दिखाई जा सकीं। वे फिर भी लागू हैं।"
 ],
 "safety.reality": [
  "खेलते समय याद दिलाना"
 ],
 "safety.reality.text": [
  "खेल रोककर समय और नतीजा दिखाता है, इस फ़ोन पर"
 ],
 "safety.reality.off": [
  "बंद"
 ],
 "safety.reality.every": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " मिनट"
    ],
    "other": [
     "#",
     " मिनट"
    ]
   }
  ]
 ]
};
