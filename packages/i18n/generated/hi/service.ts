// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "service.title": [
  "ग्राहक सेवा"
 ],
 "service.heading": [
  "हम आपकी क्या मदद कर सकते हैं?"
 ],
 "service.contact_service": [
  "कृपया ग्राहक सेवा से संपर्क करें।"
 ],
 "service.contact": [
  "ग्राहक सेवा से संपर्क करें"
 ],
 "service.none": [
  "इस समय कोई संपर्क उपलब्ध नहीं है। ज़्यादातर सवालों के जवाब सहायता केंद्र में हैं।"
 ],
 "service.error": [
  "संपर्क लोड नहीं हो सके।"
 ],
 "service.kind.mail": [
  "ईमेल"
 ],
 "service.kind.phone": [
  "फ़ोन"
 ],
 "service.kind.page": [
  "इसी साइट का पेज"
 ],
 "service.kind.LIVECHAT": [
  "लाइव चैट"
 ],
 "service.kind.TELEGRAM": [
  "Telegram"
 ],
 "service.kind.FACEBOOK": [
  "Facebook"
 ],
 "service.kind.VIBER": [
  "Viber"
 ],
 "service.kind.MESSENGER": [
  "Messenger"
 ],
 "service.kind.SpeedTest": [
  "स्पीड टेस्ट"
 ],
 "service.opens_outside": [
  "साइट के बाहर खुलता है"
 ],
 "service.no_address_ask": [
  "इसका पता अभी नहीं है। यहाँ पूछें: ",
  [
   "contact"
  ]
 ],
 "service.no_address_help": [
  "इसका पता अभी नहीं है। सहायता केंद्र देखें।"
 ],
 "service.no_address": [
  [
   "service"
  ],
  ": इसका पता अभी नहीं है"
 ],
 "service.help_first": [
  "पहले सहायता केंद्र देखें"
 ],
 "service.help.title": [
  "सहायता केंद्र"
 ],
 "service.help.search": [
  "आप क्या जानना चाहते हैं?"
 ],
 "service.help.empty": [
  "अभी कोई सहायता पाठ नहीं है"
 ],
 "service.help.error": [
  "सहायता पाठ लोड नहीं हो सके।"
 ],
 "service.help.topics": [
  "विषय"
 ],
 "service.help.results": [
  [
   "count",
   "plural",
   {
    "0": [
     "कुछ नहीं मिला"
    ],
    "one": [
     "#",
     " जवाब"
    ],
    "other": [
     "#",
     " जवाब"
    ]
   }
  ]
 ],
 "service.help.no_results": [
  "दूसरे शब्द आज़माएँ, या ग्राहक सेवा से पूछें।"
 ],
 "service.help.no_answer": [
  "जवाब नहीं मिला?"
 ],
 "service.help.back": [
  "सारे विषय"
 ],
 "service.help.clear": [
  "खोज मिटाएँ"
 ],
 "service.help.articles": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " लेख"
    ],
    "other": [
     "#",
     " लेख"
    ]
   }
  ]
 ],
 "service.help.questions": [
  "पहले जान लें"
 ],
 "service.help.more": [
  "और पढ़ें"
 ],
 "service.help.helped": [
  "क्या इससे मदद मिली?"
 ],
 "service.help.helped_yes": [
  "हाँ"
 ],
 "service.help.helped_no": [
  "नहीं"
 ],
 "service.help.helped_thanks": [
  "धन्यवाद। आपका जवाब मिल गया।"
 ],
 "service.help.helped_missing": [
  "क्या कमी रह गई?"
 ],
 "service.help.helped_add": [
  "कुछ और कहना चाहेंगे?"
 ],
 "service.help.helped_hint": [
  "लिखना ज़रूरी नहीं है। पासवर्ड या कोड न लिखें।"
 ],
 "service.help.helped_send": [
  "भेजें"
 ],
 "service.help.helped_told": [
  "धन्यवाद। आपका लिखा इस साइट के ऑपरेटर पढ़ते हैं।"
 ],
 "service.help.updated": [
  "अपडेट ",
  [
   "date"
  ]
 ],
 "service.help.searched_as": [
  [
   "answers"
  ],
  " · “",
  [
   "words"
  ],
  "” के लिए खोज"
 ],
 "service.feedback.title": [
  "सुझाव"
 ],
 "service.feedback.label": [
  "आपका सुझाव"
 ],
 "service.feedback.range": [
  [
   "0",
   "number"
  ],
  " से ",
  [
   "1",
   "number"
  ],
  " वर्ण लिखें"
 ],
 "service.feedback.submit": [
  "सुझाव भेजें"
 ],
 "service.feedback.done": [
  "धन्यवाद। आपका सुझाव पहुँच गया।"
 ],
 "service.feedback.text": [
  "कोई बात, कोई परेशानी, कोई इच्छा: जो मन में हो लिखें। जवाब चाहिए तो ग्राहक सेवा से पूछें।"
 ],
 "service.feedback.topic": [
  "किस बारे में"
 ],
 "service.feedback.topic.games": [
  "गेम"
 ],
 "service.feedback.topic.money": [
  "बैलेंस"
 ],
 "service.feedback.topic.account": [
  "खाता"
 ],
 "service.feedback.topic.looks": [
  "दिखने में कैसा"
 ],
 "service.feedback.topic.other": [
  "कुछ और"
 ],
 "service.feedback.count": [
  [
   "length",
   "number"
  ],
  " / ",
  [
   "most",
   "number"
  ]
 ],
 "service.feedback.page": [
  "यह भी भेजें कि मैं किस पेज से आया (",
  [
   "page"
  ],
  ")"
 ],
 "service.feedback.sending": [
  "भेजा जा रहा है…"
 ],
 "service.feedback.next": [
  "इसे साइट के ऑपरेटर पढ़ते हैं। सुझाव का अलग से जवाब नहीं दिया जाता; जवाब चाहिए तो ग्राहक सेवा से पूछें।"
 ],
 "service.feedback.to_help": [
  "सहायता केंद्र पर जाएँ"
 ],
 "service.feedback.caption": [
  "क्या अच्छा है, क्या बदलना चाहिए"
 ],
 "service.chat.title": [
  "लाइव चैट"
 ],
 "service.chat.caption": [
  "ऑपरेटर से लिखकर बात करें"
 ],
 "service.chat.desk": [
  "ग्राहक सेवा"
 ],
 "service.chat.log": [
  "संदेश"
 ],
 "service.chat.older": [
  "पहले के संदेश"
 ],
 "service.chat.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " नया"
    ],
    "other": [
     "#",
     " नए"
    ]
   }
  ]
 ],
 "service.chat.empty": [
  "हम आपकी क्या मदद कर सकते हैं?"
 ],
 "service.chat.empty_text": [
  "लिखें कि बात क्या है। जवाब यहीं आएगा और यहीं रहेगा।"
 ],
 "service.chat.typing": [
  [
   "name"
  ],
  " लिख रहे हैं"
 ],
 "service.chat.read": [
  "पढ़ा गया"
 ],
 "service.chat.sent": [
  "भेजा गया"
 ],
 "service.chat.sending": [
  "भेजा जा रहा है…"
 ],
 "service.chat.failed": [
  "नहीं भेजा जा सका"
 ],
 "service.chat.again": [
  "फिर से भेजें"
 ],
 "service.chat.message": [
  "संदेश"
 ],
 "service.chat.send": [
  "भेजें"
 ],
 "service.chat.attach": [
  "तस्वीर जोड़ें"
 ],
 "service.chat.uploading": [
  [
   "name"
  ],
  " भेजा जा रहा है"
 ],
 "service.chat.size": [
  [
   "size"
  ],
  " KB"
 ],
 "service.chat.discard": [
  "हटाएँ"
 ],
 "service.chat.error": [
  "चैट लोड नहीं हो सकी।"
 ],
 "service.title.help": [
  "सहायता केंद्र"
 ],
 "service.title.helpDetail": [
  "सहायता"
 ]
};
