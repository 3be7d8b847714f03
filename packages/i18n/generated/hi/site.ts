// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "site.document_title": [
  [
   "title"
  ],
  " - ",
  [
   "site"
  ]
 ],
 "site.description": [
  [
   "site"
  ],
  ": स्लॉट, क्रैश, टेबल, फ़िशिंग, लॉटरी और बहुत कुछ एक ही लॉबी में।"
 ],
 "site.skip_to_content": [
  "सीधे सामग्री पर जाएँ"
 ],
 "site.title.home": [
  "होम"
 ],
 "site.header.back": [
  "वापस"
 ],
 "site.header.home": [
  [
   "site"
  ],
  ", होम पेज पर"
 ],
 "site.header.menu": [
  "मेनू"
 ],
 "site.header.account": [
  "खाता मेनू"
 ],
 "site.tab.label": [
  "मुख्य मेनू"
 ],
 "site.tab.service": [
  "सेवा"
 ],
 "site.tab.promotions": [
  "प्रमोशन"
 ],
 "site.tab.home": [
  "होम"
 ],
 "site.tab.invite": [
  "निमंत्रण"
 ],
 "site.tab.member": [
  "सदस्य"
 ],
 "site.language.title": [
  "भाषा"
 ],
 "site.language.hint": [
  "रक़म और तारीख़ के अंक भाषा के अनुसार बदलते हैं।"
 ],
 "site.language.failed": [
  "भाषा बदली नहीं जा सकी। कनेक्शन जाँचें और फिर कोशिश करें।"
 ],
 "site.footer.copyright": [
  "© ",
  [
   "year"
  ],
  " ",
  [
   "site"
  ],
  "। सर्वाधिकार सुरक्षित।"
 ],
 "site.footer.play_credits": [
  "सिर्फ़ प्ले क्रेडिट। इनका कोई नक़द मूल्य नहीं है।"
 ],
 "site.footer.responsible": [
  "ज़िम्मेदार खेल"
 ],
 "site.footer.fairness": [
  "निष्पक्षता"
 ],
 "site.footer.help": [
  "सहायता केंद्र"
 ],
 "site.footer.service": [
  "ग्राहक सेवा"
 ],
 "site.footer.terms": [
  "शर्तें"
 ],
 "site.footer.privacy": [
  "निजता"
 ],
 "site.age.badge": [
  [
   "age",
   "number"
  ],
  "+"
 ],
 "site.age.statement": [
  "सिर्फ़ ",
  [
   "age",
   "number"
  ],
  " साल या उससे ज़्यादा उम्र के लोगों के लिए।"
 ],
 "site.age.responsible": [
  "खेल मनोरंजन है, आमदनी नहीं। सीमा तय करें और विराम लें।"
 ],
 "site.connection.none_title": [
  "इंटरनेट नहीं है"
 ],
 "site.connection.none": [
  "इंटरनेट कनेक्शन नहीं है। कनेक्शन लौटते ही पेज फिर से लोड होगा।"
 ],
 "site.connection.slow": [
  "कनेक्शन धीमा है। जो आप देख रहे हैं वह सामान्य से पुराना हो सकता है।"
 ],
 "site.connection.unreachable_title": [
  "साइट जवाब नहीं दे रही"
 ],
 "site.connection.unreachable": [
  "हम साइट तक नहीं पहुँच सके। कनेक्शन जाँचें और फिर कोशिश करें।"
 ],
 "site.connection.aged": [
  "यह पेज ",
  [
   "when"
  ],
  " है।"
 ],
 "site.connection.age": [
  [
   "unit",
   "select",
   {
    "now": [
     "कुछ पल पहले का"
    ],
    "minutes": [
     [
      "count",
      "number"
     ],
     " मिनट पहले का"
    ],
    "hours": [
     [
      "count",
      "number"
     ],
     " घंटे पहले का"
    ],
    "other": [
     [
      "count",
      "number"
     ],
     " दिन पहले का"
    ]
   }
  ]
 ],
 "site.failure.offline": [
  "कनेक्शन लौटते ही यह पेज अपने आप खुलेगा। आपका बैलेंस और खुले राउंड सर्वर पर सुरक्षित हैं।"
 ],
 "site.failure.readable": [
  "अब भी पढ़ सकते हैं"
 ],
 "site.failure.ours_title": [
  "गड़बड़ी हमारी ओर से है"
 ],
 "site.failure.ours": [
  "यह पेज अभी नहीं खुल सका। कोई दाँव या लेन-देन दो बार नहीं होगा; बैलेंस जैसा था वैसा ही है।"
 ],
 "site.failure.missing_title": [
  "यह पेज नहीं है"
 ],
 "site.failure.missing": [
  "पता गलत हो सकता है, या पेज हटा दिया गया है।"
 ],
 "site.failure.refused_title": [
  "यह पेज नहीं दिखाया जा सका"
 ],
 "site.failure.reference": [
  "नंबर"
 ],
 "site.failure.tell": [
  "बताएँ"
 ],
 "site.not_found.home": [
  "होम पेज पर जाएँ"
 ]
};
