// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "agent.title": [
  "एजेंसी केंद्र"
 ],
 "agent.overview": [
  "सारांश"
 ],
 "agent.team": [
  "टीम"
 ],
 "agent.rebate": [
  "रिबेट"
 ],
 "agent.contracts": [
  "अनुबंध"
 ],
 "agent.links": [
  "आमंत्रण"
 ],
 "agent.tabs": [
  "एजेंसी केंद्र के हिस्से"
 ],
 "agent.period": [
  "अवधि"
 ],
 "agent.period.today": [
  "आज"
 ],
 "agent.period.days_7": [
  "पिछले 7 दिन"
 ],
 "agent.period.month": [
  "इस महीने"
 ],
 "agent.period.last_month": [
  "पिछले महीने"
 ],
 "agent.tabs.waiting": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " अनुबंध प्रतीक्षा में"
    ],
    "other": [
     "#",
     " अनुबंध प्रतीक्षा में"
    ]
   }
  ]
 ],
 "agent.refused": [
  "यह हिस्सा एजेंटों के लिए है"
 ],
 "agent.refused_text": [
  "आपका खाता खिलाड़ी का है। दोस्त को बुलाने के लिए एजेंट होना ज़रूरी नहीं।"
 ],
 "agent.refused_invite": [
  "दोस्त को बुलाएँ"
 ],
 "agent.refused_back": [
  "सदस्य केंद्र पर लौटें"
 ],
 "agent.error": [
  "एजेंसी केंद्र लोड नहीं हो सका"
 ],
 "agent.waiting.text": [
  "प्रस्ताव आया ",
  [
   "at"
  ]
 ],
 "agent.waiting.view": [
  "देखें"
 ],
 "agent.contract.salary": [
  "दैनिक वेतन अनुबंध"
 ],
 "agent.contract.dividend": [
  "लाभांश अनुबंध"
 ],
 "agent.contract.hourly": [
  "प्रति घंटा वेतन अनुबंध"
 ],
 "agent.contract.prompt": [
  "एक नया अनुबंध प्रस्तावित हुआ है। उसकी शर्तें पढ़कर स्वीकार या अस्वीकार करें।"
 ],
 "agent.contract.later": [
  "बाद में"
 ],
 "agent.contract.view": [
  "अनुबंध देखें"
 ],
 "agent.contract.none": [
  "इस तरह का कोई अनुबंध नहीं है"
 ],
 "agent.contract.none_text": [
  "कोई एजेंट प्रस्ताव देगा, तो उसकी शर्तें यहाँ दिखेंगी।"
 ],
 "agent.contract.refused_type": [
  "इस खाते के लिए अनुबंध नहीं होते।"
 ],
 "agent.contract.error": [
  "अनुबंध लोड नहीं हो सका"
 ],
 "agent.contract.offered_by": [
  "प्रस्तावक"
 ],
 "agent.contract.offered_at": [
  "प्रस्ताव का समय"
 ],
 "agent.contract.answered_at": [
  "जवाब का समय"
 ],
 "agent.contract.state_offered": [
  "प्रतीक्षा में"
 ],
 "agent.contract.state_accepted": [
  "स्वीकृत"
 ],
 "agent.contract.state_refused": [
  "अस्वीकृत"
 ],
 "agent.contract.state_ended": [
  "समाप्त"
 ],
 "agent.contract.state": [
  "स्थिति"
 ],
 "agent.contract.text": [
  "अनुबंध शब्दों में"
 ],
 "agent.contract.terms": [
  "शर्तें एक नज़र में"
 ],
 "agent.contract.history": [
  "इतिहास"
 ],
 "agent.contract.mark": [
  "पाठ का चिह्न"
 ],
 "agent.contract.mark_text": [
  "यह चिह्न ठीक इन्हीं शब्दों का है और आपके जवाब के साथ सुरक्षित रहता है।"
 ],
 "agent.contract.accept": [
  "स्वीकार करें"
 ],
 "agent.contract.refuse": [
  "अस्वीकार करें"
 ],
 "agent.contract.accept_question": [
  "यह अनुबंध स्वीकार करें?"
 ],
 "agent.contract.accept_text": [
  "आपका जवाब समय, आपके ब्राउज़र और पाठ के चिह्न के साथ सुरक्षित होगा। इस तरह का कोई अनुबंध अभी चल रहा हो, तो वह समाप्त हो जाएगा।"
 ],
 "agent.contract.refuse_question": [
  "यह अनुबंध अस्वीकार करें?"
 ],
 "agent.contract.refuse_text": [
  "आपका जवाब समय, आपके ब्राउज़र और पाठ के चिह्न के साथ सुरक्षित होगा। बाद में इसे बदलने के लिए नया प्रस्ताव चाहिए होगा।"
 ],
 "agent.contract.accepted": [
  "अनुबंध स्वीकार कर लिया गया।"
 ],
 "agent.contract.refused": [
  "अनुबंध अस्वीकार कर दिया गया।"
 ],
 "agent.terms.base": [
  "गणना का आधार"
 ],
 "agent.terms.base_valid_bets": [
  "टीम के मान्य दाँव"
 ],
 "agent.terms.base_deposits": [
  "टीम की जमा राशि"
 ],
 "agent.terms.base_net_result": [
  "टीम के दाँव में से जीत घटाकर"
 ],
 "agent.terms.period": [
  "अवधि"
 ],
 "agent.terms.period_hour": [
  "हर घंटा"
 ],
 "agent.terms.period_day": [
  "हर दिन"
 ],
 "agent.terms.period_week": [
  "हर सप्ताह"
 ],
 "agent.terms.period_month": [
  "हर महीना"
 ],
 "agent.terms.deductions": [
  "पहले क्या घटता है"
 ],
 "agent.terms.less_nothing": [
  "कुछ नहीं"
 ],
 "agent.terms.less_bonus": [
  "बोनस"
 ],
 "agent.terms.less_rebate": [
  "रिबेट"
 ],
 "agent.terms.less_payment_fee": [
  "भुगतान शुल्क"
 ],
 "agent.terms.less_vendor_fee": [
  "प्रोवाइडर शुल्क"
 ],
 "agent.terms.active": [
  "ज़रूरी सक्रिय सदस्य"
 ],
 "agent.terms.carry_over": [
  "घाटा"
 ],
 "agent.terms.carries_loss": [
  "अगली अवधि में जुड़ता है"
 ],
 "agent.terms.carries_nothing": [
  "आगे नहीं जुड़ता"
 ],
 "agent.terms.valid_from": [
  "लागू होने की तारीख़"
 ],
 "agent.terms.from": [
  "कितने से"
 ],
 "agent.terms.paid": [
  "आपको मिलेगा"
 ],
 "agent.text.offer_salary": [
  "एजेंट ",
  [
   "agent"
  ],
  " सदस्य ",
  [
   "member"
  ],
  " को दैनिक वेतन अनुबंध का प्रस्ताव देते हैं।"
 ],
 "agent.text.offer_dividend": [
  "एजेंट ",
  [
   "agent"
  ],
  " सदस्य ",
  [
   "member"
  ],
  " को लाभांश अनुबंध का प्रस्ताव देते हैं।"
 ],
 "agent.text.offer_hourly": [
  "एजेंट ",
  [
   "agent"
  ],
  " सदस्य ",
  [
   "member"
  ],
  " को प्रति घंटा वेतन अनुबंध का प्रस्ताव देते हैं।"
 ],
 "agent.text.base_valid_bets": [
  "गणना का आधार सदस्य की पूरी टीम के मान्य दाँवों का जोड़ है।"
 ],
 "agent.text.base_deposits": [
  "गणना का आधार सदस्य की पूरी टीम की जमा राशि का जोड़ है।"
 ],
 "agent.text.base_net_result": [
  "गणना का आधार सदस्य की पूरी टीम के दाँवों का जोड़ है, जिसमें से टीम को मिली जीत घटाई जाती है।"
 ],
 "agent.text.period_hour": [
  "हर पूरे घंटे के लिए एक बार गणना और भुगतान होता है।"
 ],
 "agent.text.period_day": [
  "हर दिन के लिए एक बार गणना और भुगतान होता है।"
 ],
 "agent.text.period_week": [
  "हर सप्ताह के लिए एक बार गणना और भुगतान होता है।"
 ],
 "agent.text.period_month": [
  "हर कैलेंडर महीने के लिए एक बार गणना और भुगतान होता है।"
 ],
 "agent.text.less_nothing": [
  "आधार से कुछ नहीं घटाया जाता।"
 ],
 "agent.text.less_bonus": [
  "टीम को दिए गए बोनस पहले आधार से घटाए जाते हैं।"
 ],
 "agent.text.less_rebate": [
  "टीम को दिए गए रिबेट पहले आधार से घटाए जाते हैं।"
 ],
 "agent.text.less_payment_fee": [
  "टीम के भुगतानों का शुल्क पहले आधार से घटाया जाता है।"
 ],
 "agent.text.less_vendor_fee": [
  "गेम प्रोवाइडरों का शुल्क पहले आधार से घटाया जाता है।"
 ],
 "agent.text.tier_rate": [
  "आधार ",
  [
   "from"
  ],
  " या उससे ज़्यादा होने पर आधार का ",
  [
   "rate"
  ],
  " दिया जाता है।"
 ],
 "agent.text.tier_amount": [
  "आधार ",
  [
   "from"
  ],
  " या उससे ज़्यादा होने पर ",
  [
   "amount"
  ],
  " दिया जाता है।"
 ],
 "agent.text.highest_tier": [
  "इन चरणों में से पहुँचा गया सबसे ऊँचा चरण ही गिना जाता है और वह पूरे आधार पर लागू होता है।"
 ],
 "agent.text.active": [
  "यह तभी दिया जाता है जब उस अवधि में टीम के कम से कम ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " सदस्य"
    ],
    "other": [
     "#",
     " सदस्यों"
    ]
   }
  ],
  " ने दाँव लगाया हो।"
 ],
 "agent.text.carries_loss": [
  "आधार शून्य से नीचे होने पर कुछ नहीं दिया जाता और घाटा अगली अवधि के आधार से घटाया जाता है।"
 ],
 "agent.text.carries_nothing": [
  "आधार शून्य से नीचे होने पर कुछ नहीं दिया जाता और अगली अवधि में कुछ नहीं ले जाया जाता।"
 ],
 "agent.text.valid_from": [
  "स्वीकार होने पर अनुबंध ",
  [
   "date"
  ],
  " से लागू होता है और समाप्त किए जाने या इसी तरह का नया अनुबंध स्वीकार होने तक चलता है।"
 ]
};
