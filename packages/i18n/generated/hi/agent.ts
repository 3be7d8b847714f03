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
 ],
 "agent.rates.own": [
  "आपकी अपनी दर"
 ],
 "agent.rates.from": [
  [
   "agent"
  ],
  " से · ",
  [
   "date"
  ]
 ],
 "agent.rates.none": [
  "आपकी अभी कोई दर नहीं है।"
 ],
 "agent.rates.given": [
  "दी गई दर"
 ],
 "agent.rates.agents": [
  "एजेंट"
 ],
 "agent.rates.players": [
  "खिलाड़ी"
 ],
 "agent.rates.no_agents": [
  "आपकी सीधी टीम में अभी कोई एजेंट नहीं"
 ],
 "agent.rates.no_players": [
  "आपकी सीधी टीम में अभी कोई खिलाड़ी नहीं"
 ],
 "agent.rates.further": [
  "और देखें"
 ],
 "agent.rates.note": [
  "बदली हुई दर अगले दिन रात 12 बजे से लागू होती है। बंद हो चुकी अवधि का हिसाब नहीं बदलता।"
 ],
 "agent.rates.table": [
  "नीचे का आँकड़ा आपके पास रहता है"
 ],
 "agent.rates.line": [
  "लाइन"
 ],
 "agent.rates.next": [
  [
   "date"
  ],
  " से बदलेगी"
 ],
 "agent.rates.title": [
  "दर बदलें"
 ],
 "agent.rates.whole_bar": [
  "पूरी पट्टी = आपकी दर"
 ],
 "agent.rates.stays": [
  "आपके पास ",
  [
   "rate"
  ],
  " रहेगी"
 ],
 "agent.rates.too_high": [
  "आपकी दर ",
  [
   "rate"
  ],
  " है, इससे ज़्यादा नहीं दी जा सकती"
 ],
 "agent.rates.less": [
  "दर घटाएँ: ",
  [
   "type"
  ]
 ],
 "agent.rates.more": [
  "दर बढ़ाएँ: ",
  [
   "type"
  ]
 ],
 "agent.rates.give": [
  "कल से लागू करें"
 ],
 "agent.rates.saved": [
  "नई दर कल से लागू होगी।"
 ],
 "agent.rates.history": [
  "पहले की और आने वाली दर"
 ],
 "agent.statement.title": [
  "रिबेट विवरण"
 ],
 "agent.statement.caption": [
  "लाइन के अनुसार, जोड़ के साथ"
 ],
 "agent.statement.month": [
  "महीना"
 ],
 "agent.statement.commission": [
  "आपका कमीशन"
 ],
 "agent.statement.running": [
  "जारी"
 ],
 "agent.statement.closed": [
  "बंद"
 ],
 "agent.statement.paid": [
  "मिला"
 ],
 "agent.statement.open": [
  "अभी बाकी"
 ],
 "agent.statement.due": [
  "बाकी"
 ],
 "agent.statement.empty": [
  "इस महीने कोई कमीशन नहीं"
 ],
 "agent.statement.empty_text": [
  "यह आपकी टीम के मान्य दाँव और आपकी दर से बनता है।"
 ],
 "agent.statement.types": [
  "प्रकार के अनुसार"
 ],
 "agent.statement.type": [
  "प्रकार"
 ],
 "agent.statement.bets": [
  "मान्य दाँव"
 ],
 "agent.statement.earned": [
  "कमीशन"
 ],
 "agent.statement.total": [
  "कुल"
 ],
 "agent.statement.lines": [
  "लाइन के अनुसार"
 ],
 "agent.statement.reckoning": [
  "दिन-ब-दिन: दाँव × (आपकी दर − दी गई दर)"
 ],
 "agent.statement.line": [
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
     " सदस्य"
    ]
   }
  ],
  " · मान्य दाँव ",
  [
   "bets"
  ]
 ],
 "agent.statement.line_moved": [
  "हटाई गई लाइन"
 ],
 "agent.statement.line_players": [
  "अपने खिलाड़ी"
 ],
 "agent.statement.line_self": [
  "आपके अपने दाँव"
 ],
 "agent.statement.lines_sum": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " लाइन मिलाकर"
    ],
    "other": [
     "#",
     " लाइनें मिलाकर"
    ]
   }
  ]
 ],
 "agent.statement.sums_meet": [
  "प्रकार के अनुसार जोड़ भी यही है।"
 ],
 "agent.statement.sums_differ": [
  "प्रकार के अनुसार जोड़ ",
  [
   "amount"
  ],
  " है।"
 ],
 "agent.statement.left_out_rule": [
  "बंद या स्व-बहिष्कृत सदस्यों के दाँव नहीं गिने जाते। हर रकम अपनी रसीद खोलती है।"
 ],
 "agent.statement.left_out": [
  "नहीं गिना गया: बंद और स्व-बहिष्कृत सदस्यों के ",
  [
   "amount"
  ],
  "।"
 ],
 "agent.statement.days": [
  "दिन और रसीद"
 ],
 "agent.deals.received": [
  "आपके अनुबंध"
 ],
 "agent.deals.made": [
  "आपके दिए प्रस्ताव"
 ],
 "agent.deals.none_received": [
  "आपको अभी कोई अनुबंध नहीं मिला"
 ],
 "agent.deals.none_made": [
  "आपने अभी कोई प्रस्ताव नहीं दिया"
 ],
 "agent.deals.settled": [
  "हिसाब: ",
  [
   "kind"
  ]
 ],
 "agent.deals.kinds": [
  "अनुबंध का प्रकार"
 ],
 "agent.deals.all": [
  "सभी"
 ],
 "agent.deals.kind_salary": [
  "दैनिक"
 ],
 "agent.deals.kind_dividend": [
  "लाभांश"
 ],
 "agent.deals.kind_hourly": [
  "घंटा"
 ],
 "agent.deals.by": [
  [
   "account"
  ],
  " से"
 ],
 "agent.deals.to": [
  [
   "account"
  ],
  " को"
 ],
 "agent.deals.pays_hour": [
  "घंटे के ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_day": [
  "दिन के ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_week": [
  "हफ़्ते के ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_month": [
  "महीने के ",
  [
   "amount"
  ]
 ],
 "agent.deals.pays_range_hour": [
  "घंटे के ",
  [
   "least"
  ],
  " से ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_day": [
  "दिन के ",
  [
   "least"
  ],
  " से ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_week": [
  "हफ़्ते के ",
  [
   "least"
  ],
  " से ",
  [
   "most"
  ]
 ],
 "agent.deals.pays_range_month": [
  "महीने के ",
  [
   "least"
  ],
  " से ",
  [
   "most"
  ]
 ],
 "agent.settlement.title": [
  "अवधि का हिसाब"
 ],
 "agent.settlement.list_title": [
  "अनुबंध का हिसाब"
 ],
 "agent.settlement.periods": [
  "हिसाब की गई अवधियाँ, नई पहले"
 ],
 "agent.settlement.empty": [
  "अभी कोई हिसाब नहीं हुआ"
 ],
 "agent.settlement.state_due": [
  "देना बाकी"
 ],
 "agent.settlement.state_held": [
  "जाँच में"
 ],
 "agent.settlement.state_paid": [
  "दे दिया गया"
 ],
 "agent.settlement.state_nothing": [
  "देने को कुछ नहीं"
 ],
 "agent.settlement.receipt": [
  "रसीद"
 ],
 "agent.settlement.frozen": [
  "स्थिर आँकड़े"
 ],
 "agent.settlement.all_bets": [
  "टीम के सभी दाँव"
 ],
 "agent.settlement.left_out": [
  "बंद और स्व-बहिष्कृत सदस्यों के दाँव"
 ],
 "agent.settlement.left_out_members": [
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
     " सदस्य"
    ]
   }
  ],
  ", नहीं गिने जाते"
 ],
 "agent.settlement.valid_bets": [
  "मान्य दाँव"
 ],
 "agent.settlement.won": [
  "जीत की रकम"
 ],
 "agent.settlement.net": [
  "जीत घटाकर दाँव"
 ],
 "agent.settlement.deposits": [
  "जमा"
 ],
 "agent.settlement.carried_in": [
  "आगे लाया गया घाटा"
 ],
 "agent.settlement.carried_short": [
  "घाटा"
 ],
 "agent.settlement.gross_short": [
  "गिना"
 ],
 "agent.settlement.base": [
  "आधार"
 ],
 "agent.settlement.tier": [
  "पहुँचा पायदान"
 ],
 "agent.settlement.tier_from": [
  [
   "amount"
  ],
  " या उससे ज़्यादा"
 ],
 "agent.settlement.no_tier": [
  "कोई नहीं"
 ],
 "agent.settlement.active": [
  "सक्रिय सदस्य"
 ],
 "agent.settlement.active_needed": [
  [
   "count",
   "number"
  ],
  " ज़रूरी"
 ],
 "agent.settlement.carried_out": [
  "अगली अवधि में जाएगा"
 ],
 "agent.settlement.yours": [
  "आपको मिलता है"
 ],
 "agent.settlement.number": [
  "हिसाब का नंबर"
 ],
 "agent.settlement.once": [
  "एक ही हिसाब दो बार चले, तब भी रकम एक ही बार मिलती है।"
 ],
 "agent.simulator.title_hour": [
  "आपके पिछले ",
  [
   "count",
   "number"
  ],
  " घंटे"
 ],
 "agent.simulator.title_day": [
  "आपके पिछले ",
  [
   "count",
   "number"
  ],
  " दिन"
 ],
 "agent.simulator.title_week": [
  "आपके पिछले ",
  [
   "count",
   "number"
  ],
  " हफ़्ते"
 ],
 "agent.simulator.title_month": [
  "आपके पिछले ",
  [
   "count",
   "number"
  ],
  " महीने"
 ],
 "agent.simulator.offer": [
  "इस अनुबंध में"
 ],
 "agent.simulator.now": [
  "अभी"
 ],
 "agent.simulator.nothing_now": [
  "कोई अनुबंध नहीं"
 ],
 "agent.simulator.more": [
  [
   "amount"
  ],
  " ज़्यादा: ",
  [
   "more",
   "number"
  ],
  " बार ज़्यादा, ",
  [
   "less",
   "number"
  ],
  " बार कम।"
 ],
 "agent.simulator.less": [
  [
   "amount"
  ],
  " कम: ",
  [
   "more",
   "number"
  ],
  " बार ज़्यादा, ",
  [
   "less",
   "number"
  ],
  " बार कम।"
 ],
 "agent.simulator.same": [
  "अभी के बराबर: ",
  [
   "more",
   "number"
  ],
  " बार ज़्यादा, ",
  [
   "less",
   "number"
  ],
  " बार कम।"
 ],
 "agent.simulator.past": [
  "बीते दिन आने वाले दिनों की बात नहीं बताते।"
 ],
 "agent.simulator.change_less": [
  "10% कम"
 ],
 "agent.simulator.change_own": [
  "आपका अपना"
 ],
 "agent.simulator.change_more": [
  "10% ज़्यादा"
 ],
 "agent.simulator.table": [
  "तालिका के रूप में देखें"
 ],
 "agent.simulator.chart": [
  "अवधि के अनुसार भुगतान"
 ],
 "agent.simulator.base": [
  "आधार ",
  [
   "amount"
  ]
 ],
 "agent.simulator.period": [
  "अवधि"
 ],
 "agent.offer.title": [
  "नया प्रस्ताव"
 ],
 "agent.offer.base_valid_bets": [
  "दाँव"
 ],
 "agent.offer.base_deposits": [
  "जमा"
 ],
 "agent.offer.base_net_result": [
  "जीत घटाकर"
 ],
 "agent.offer.carries": [
  "घाटा अगली अवधि में जाता है"
 ],
 "agent.offer.fewer": [
  "घटाएँ"
 ],
 "agent.offer.more": [
  "बढ़ाएँ"
 ],
 "agent.offer.tiers": [
  "पायदान"
 ],
 "agent.offer.rate": [
  "हिस्सा, %"
 ],
 "agent.offer.remove": [
  "पायदान हटाएँ"
 ],
 "agent.offer.add": [
  "पायदान जोड़ें"
 ],
 "agent.offer.look": [
  "पाठ और ख़र्च देखें"
 ],
 "agent.offer.send": [
  "प्रस्ताव भेजें"
 ],
 "agent.offer.sent": [
  "प्रस्ताव भेज दिया गया।"
 ],
 "agent.offer.mistyped": [
  "कोई रकम या तारीख बाकी है या ग़लत लिखी है।"
 ],
 "agent.offer.past_hour": [
  [
   "account"
  ],
  " के पिछले ",
  [
   "count",
   "number"
  ],
  " घंटे"
 ],
 "agent.offer.past_day": [
  [
   "account"
  ],
  " के पिछले ",
  [
   "count",
   "number"
  ],
  " दिन"
 ],
 "agent.offer.past_week": [
  [
   "account"
  ],
  " के पिछले ",
  [
   "count",
   "number"
  ],
  " हफ़्ते"
 ],
 "agent.offer.past_month": [
  [
   "account"
  ],
  " के पिछले ",
  [
   "count",
   "number"
  ],
  " महीने"
 ],
 "agent.offer.you_pay": [
  "आप यह अपनी रकम से ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " बार"
    ],
    "other": [
     "#",
     " बार"
    ]
   }
  ],
  " में देते।"
 ],
 "agent.offer.site_pays": [
  "साइट यह ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " बार"
    ],
    "other": [
     "#",
     " बार"
    ]
   }
  ],
  " में देती।"
 ],
 "agent.offer.commission": [
  "इन्हीं दिनों इस लाइन से आपका कमीशन ",
  [
   "amount"
  ],
  " रहा।"
 ],
 "agent.offer.text": [
  "जो लिखा जाएगा"
 ]
};
