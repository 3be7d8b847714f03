// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "messages.sms.code": [
  [
   "site"
  ],
  ": आपका कोड ",
  [
   "code"
  ],
  " है। यह ",
  [
   "minutes",
   "number"
  ],
  " मिनट तक मान्य है। किसी को न बताएँ।"
 ],
 "messages.sms.reset_link": [
  [
   "site"
  ],
  ": ",
  [
   "minutes",
   "number"
  ],
  " मिनट के अंदर नया पासवर्ड रखें: ",
  [
   "link"
  ],
  " किसी को न बताएँ। आपने नहीं माँगा, तो कुछ न करें।"
 ],
 "messages.mail.code_subject": [
  [
   "site"
  ],
  ": आपका कोड"
 ],
 "messages.mail.code_body": [
  [
   "site"
  ],
  " के लिए आपका कोड ",
  [
   "code"
  ],
  " है। यह ",
  [
   "minutes",
   "number"
  ],
  " मिनट तक मान्य है। किसी को न बताएँ। अगर यह अनुरोध आपने नहीं किया है, तो कुछ न करें।"
 ],
 "messages.mail.greeting": [
  "प्रिय ",
  [
   "account"
  ],
  ","
 ],
 "messages.mail.recovery_subject": [
  [
   "site"
  ],
  ": नया पासवर्ड बनाएँ"
 ],
 "messages.mail.recovery_body": [
  [
   "site"
  ],
  " पर आपके खाते के लिए नया पासवर्ड माँगा गया है। ",
  [
   "minutes",
   "number"
  ],
  " मिनट के भीतर नीचे दिया गया लिंक खोलकर नया पासवर्ड बनाएँ। यह लिंक एक ही बार काम करेगा।"
 ],
 "messages.mail.recovery_action": [
  "नया पासवर्ड बनाएँ"
 ],
 "messages.mail.recovery_ignore": [
  "अगर यह अनुरोध आपने नहीं किया है, तो कुछ न करें। आपका पासवर्ड वैसा ही रहेगा।"
 ],
 "messages.mail.changed_subject": [
  [
   "site"
  ],
  ": आपका पासवर्ड बदला गया है"
 ],
 "messages.mail.changed_body": [
  [
   "site"
  ],
  " पर आपके खाते का पासवर्ड अभी-अभी बदला गया है। बाकी सभी जगहों से आपका खाता लॉगआउट कर दिया गया है।"
 ],
 "messages.mail.changed_warning": [
  "अगर यह आपने नहीं किया है, तो “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ और ग्राहक सेवा से संपर्क करें।"
 ],
 "messages.alert.new_device": [
  [
   "site"
  ],
  ": आपका खाता एक नए डिवाइस पर खोला गया है।"
 ],
 "messages.alert.pin_set": [
  [
   "site"
  ],
  ": नया निकासी पिन रखा गया है।"
 ],
 "messages.alert.password_changed": [
  [
   "site"
  ],
  ": आपका पासवर्ड बदला गया है।"
 ],
 "messages.alert.two_step_on": [
  [
   "site"
  ],
  ": दो चरण का साइन इन चालू किया गया है।"
 ],
 "messages.alert.two_step_off": [
  [
   "site"
  ],
  ": दो चरण का साइन इन बंद किया गया है।"
 ],
 "messages.alert.recovery_code_used": [
  [
   "site"
  ],
  ": एक रिकवरी कोड से आपका खाता खोला गया है।"
 ],
 "messages.alert.email_changed": [
  [
   "site"
  ],
  ": आपके खाते का ईमेल बदला गया है।"
 ],
 "messages.alert.email_verified": [
  [
   "site"
  ],
  ": आपके खाते का ईमेल सत्यापित हुआ है।"
 ],
 "messages.alert.mobile_changed": [
  [
   "site"
  ],
  ": आपके खाते का मोबाइल नंबर बदला गया है।"
 ],
 "messages.alert.mobile_verified": [
  [
   "site"
  ],
  ": आपके खाते का मोबाइल नंबर सत्यापित हुआ है।"
 ],
 "messages.alert.payout_account_added": [
  [
   "site"
  ],
  ": एक निकासी खाता जोड़ा गया है।"
 ],
 "messages.alert.payout_account_removed": [
  [
   "site"
  ],
  ": एक निकासी खाता हटाया गया है।"
 ],
 "messages.alert.account_closed": [
  [
   "site"
  ],
  ": आपका खाता बंद किया गया है।"
 ],
 "messages.invite_reward": [
  "आमंत्रण का इनाम"
 ],
 "messages.alert.documents_asked": [
  [
   "site"
  ],
  ": आपकी निकासी के लिए पहचान पत्र चाहिए। सुरक्षा केंद्र में भेजें।"
 ],
 "messages.alert.documents_approved": [
  [
   "site"
  ],
  ": आपके पहचान पत्र मंज़ूर हो गए हैं।"
 ],
 "messages.alert.documents_rejected": [
  [
   "site"
  ],
  ": आपके पहचान पत्र स्वीकार नहीं हुए।"
 ],
 "messages.alert.see_centre": [
  "पूरी जानकारी सुरक्षा केंद्र में है।"
 ],
 "messages.alert.withdrawal_requested": [
  [
   "site"
  ],
  ": एक निकासी का अनुरोध मिला है।"
 ],
 "messages.alert.withdrawal_paid": [
  [
   "site"
  ],
  ": आपकी निकासी पहुँच गई है।"
 ],
 "messages.alert.withdrawal_returned": [
  [
   "site"
  ],
  ": एक निकासी नहीं भेजी गई। पूरी रक़म आपके बैलेंस में लौट आई है।"
 ],
 "messages.alert.not_you": [
  "अगर यह आपने नहीं किया है, तो तुरंत पासवर्ड बदलें और सुरक्षा केंद्र से बाकी सभी डिवाइस साइन आउट करें।"
 ],
 "messages.reveals.subject": [
  [
   "site"
  ],
  ": सदस्यों की बहुत-सी जानकारी देखी गई"
 ],
 "messages.reveals.told": [
  [
   "site"
  ],
  " के कंसोल में एक ऑपरेटर ने एक घंटे में सदस्यों की ",
  [
   "most"
  ],
  " से ज़्यादा निजी जानकारियाँ देखीं।"
 ],
 "messages.reveals.where": [
  "किसने कौन-सी जानकारी देखी, यह कंसोल के रिकॉर्ड में है।"
 ],
 "messages.proposal.subject": [
  [
   "site"
  ],
  ": आपके अनुरोध पर निर्णय हुआ"
 ],
 "messages.proposal.approved": [
  [
   "site"
  ],
  " के कंसोल में आपका एक अनुरोध मंज़ूर हुआ और काम हो गया।"
 ],
 "messages.proposal.rejected": [
  [
   "site"
  ],
  " के कंसोल में आपका एक अनुरोध नामंज़ूर हुआ। कोई काम नहीं हुआ।"
 ],
 "messages.proposal.void": [
  [
   "site"
  ],
  " के कंसोल में आपके एक अनुरोध का विषय इस बीच बदल गया। कोई काम नहीं हुआ।"
 ],
 "messages.proposal.expired": [
  [
   "site"
  ],
  " के कंसोल में आपके एक अनुरोध का समय निकल गया। कोई काम नहीं हुआ।"
 ],
 "messages.proposal.where": [
  "पूरी जानकारी कंसोल में है।"
 ],
 "messages.proposal.sentence": [
  "आप ठीक यही मंज़ूर कर रहे हैं: ",
  [
   "amount"
  ],
  ", ",
  [
   "target"
  ],
  ", संस्करण ",
  [
   "revision"
  ],
  "।"
 ],
 "messages.proposal.sentence_without": [
  "आप ठीक यही मंज़ूर कर रहे हैं: ",
  [
   "target"
  ],
  ", संस्करण ",
  [
   "revision"
  ],
  "।"
 ],
 "messages.operator.invited_subject": [
  [
   "site"
  ],
  ": कंसोल में आपको निमंत्रण"
 ],
 "messages.operator.invited_body": [
  "आपको ",
  [
   "site"
  ],
  " के कंसोल में काम करने का निमंत्रण दिया गया है। ",
  [
   "hours",
   "number"
  ],
  " घंटे के भीतर नीचे का लिंक खोलकर अपना नाम, पासवर्ड और दूसरा चरण सेट करें। यह लिंक एक ही बार काम करता है।"
 ],
 "messages.operator.invited_action": [
  "निमंत्रण खोलें"
 ],
 "messages.operator.invited_ignore": [
  "अगर आपको इसकी उम्मीद नहीं थी, तो कुछ न करें: लिंक अपने आप ख़त्म हो जाएगा।"
 ]
};
