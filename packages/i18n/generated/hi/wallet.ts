// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "wallet.title": [
  "वॉलेट"
 ],
 "wallet.total": [
  "कुल बैलेंस"
 ],
 "wallet.withdrawable": [
  "निकासी योग्य"
 ],
 "wallet.bonus": [
  "बोनस"
 ],
 "wallet.held": [
  "होल्ड में"
 ],
 "wallet.hide": [
  "बैलेंस छिपाएँ"
 ],
 "wallet.show": [
  "बैलेंस दिखाएँ"
 ],
 "wallet.hidden": [
  "बैलेंस छिपा है"
 ],
 "wallet.refresh": [
  "बैलेंस ताज़ा करें"
 ],
 "wallet.refreshed": [
  "बैलेंस ताज़ा हुआ: ",
  [
   "amount"
  ]
 ],
 "wallet.stale": [
  "पिछला बैलेंस ",
  [
   "time"
  ],
  " का है।"
 ],
 "wallet.unavailable": [
  "बैलेंस लोड नहीं हो सका।"
 ],
 "wallet.play_credits": [
  "ये प्ले क्रेडिट हैं। इनका कोई नक़द मूल्य नहीं है।"
 ],
 "wallet.deposit.title": [
  "जमा"
 ],
 "wallet.deposit.action": [
  "जमा करें"
 ],
 "wallet.withdraw.title": [
  "निकासी"
 ],
 "wallet.withdraw.action": [
  "निकालें"
 ],
 "wallet.account_record.title": [
  "खाता रिकॉर्ड"
 ],
 "wallet.profit_and_loss.title": [
  "लाभ और हानि"
 ],
 "wallet.reward_centre.title": [
  "इनाम केंद्र"
 ],
 "wallet.manual_rebate.title": [
  "मैन्युअल रिबेट"
 ],
 "wallet.receipt.title": [
  "रसीद"
 ],
 "wallet.record.title": [
  "दाँव का रिकॉर्ड"
 ],
 "wallet.record.game": [
  "गेम"
 ],
 "wallet.record.vendor": [
  "प्रोवाइडर"
 ],
 "wallet.record.time": [
  "समय"
 ],
 "wallet.record.stake": [
  "दाँव"
 ],
 "wallet.record.payout": [
  "भुगतान"
 ],
 "wallet.record.net": [
  "नेट"
 ],
 "wallet.record.kind": [
  "गेम का प्रकार"
 ],
 "wallet.record.filters": [
  "छाँटें"
 ],
 "wallet.record.state": [
  "स्थिति"
 ],
 "wallet.record.round": [
  "राउंड"
 ],
 "wallet.record.stake_at": [
  [
   "time"
  ],
  " · दाँव ",
  [
   "amount"
  ]
 ],
 "wallet.record.state_all": [
  "सभी"
 ],
 "wallet.record.state_open": [
  "जारी"
 ],
 "wallet.record.state_won": [
  "जीत"
 ],
 "wallet.record.state_lost": [
  "हार"
 ],
 "wallet.record.state_even": [
  "बराबर"
 ],
 "wallet.record.state_rolled_back": [
  "वापस"
 ],
 "wallet.record.period": [
  "अवधि"
 ],
 "wallet.record.today": [
  "आज"
 ],
 "wallet.record.yesterday": [
  "कल"
 ],
 "wallet.record.days_7": [
  "7 दिन"
 ],
 "wallet.record.days_30": [
  "30 दिन"
 ],
 "wallet.record.custom": [
  "तारीख़ें चुनें"
 ],
 "wallet.record.from": [
  "से"
 ],
 "wallet.record.to": [
  "तक"
 ],
 "wallet.record.range_error": [
  "पहला दिन आख़िरी दिन के बाद है। दोनों तारीख़ें आपस में बदलें।"
 ],
 "wallet.record.apply": [
  "दाँव दिखाएँ"
 ],
 "wallet.record.total_stake": [
  "मान्य दाँव"
 ],
 "wallet.record.total_payout": [
  "भुगतान"
 ],
 "wallet.record.total_net": [
  "नेट"
 ],
 "wallet.record.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " दाँव"
    ],
    "other": [
     "#",
     " दाँव"
    ]
   }
  ]
 ],
 "wallet.record.empty": [
  "इस अवधि में कोई दाँव नहीं है"
 ],
 "wallet.record.empty_text": [
  "आप खेलेंगे तो आपके दाँव यहाँ दिखेंगे।"
 ],
 "wallet.record.empty_action": [
  "गेम देखें"
 ],
 "wallet.record.error": [
  "रिकॉर्ड लोड नहीं हो सका। आपके दाँव सुरक्षित हैं।"
 ],
 "wallet.record.more": [
  "और दाँव लोड करें"
 ],
 "wallet.record.end": [
  "इस अवधि के सारे दाँव यही हैं।"
 ],
 "wallet.record.day_net": [
  "नेट ",
  [
   "amount"
  ]
 ],
 "wallet.record.beside": [
  "जोड़ से बाहर: ",
  [
   "parts"
  ]
 ],
 "wallet.record.beside_open": [
  [
   "count",
   "number"
  ],
  " चालू (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.beside_rolled_back": [
  [
   "count",
   "number"
  ],
  " वापस (",
  [
   "amount"
  ],
  ")"
 ],
 "wallet.record.titles": [
  "प्रोवाइडर और गेम"
 ],
 "wallet.record.titles_all": [
  "सभी गेम"
 ],
 "wallet.round.title": [
  "राउंड"
 ],
 "wallet.round.number": [
  "राउंड संख्या"
 ],
 "wallet.round.opened": [
  "शुरू"
 ],
 "wallet.round.settled": [
  "निपटान"
 ],
 "wallet.round.outcome": [
  "नतीजा"
 ],
 "wallet.round.from_cash": [
  "नक़द से"
 ],
 "wallet.round.from_bonus": [
  "बोनस से"
 ],
 "wallet.round.not_found": [
  "आपके रिकॉर्ड में ऐसा कोई राउंड नहीं है।"
 ],
 "wallet.amount.empty": [
  "रक़म लिखें"
 ],
 "wallet.amount.not_a_number": [
  "रक़म अंकों में लिखें"
 ],
 "wallet.amount.negative": [
  "रक़म शून्य से ज़्यादा होनी चाहिए"
 ],
 "wallet.amount.too_many_decimals": [
  [
   "exponent",
   "plural",
   {
    "0": [
     "सिर्फ़ पूरी रक़म"
    ],
    "one": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " दशमलव स्थान"
    ],
    "other": [
     "ज़्यादा से ज़्यादा ",
     "#",
     " दशमलव स्थान"
    ]
   }
  ]
 ],
 "wallet.amount.too_large": [
  "रक़म बहुत बड़ी है"
 ],
 "wallet.movement.opening_credit": [
  "शुरुआती क्रेडिट"
 ],
 "wallet.movement.deposit": [
  "जमा"
 ],
 "wallet.movement.withdrawal_hold": [
  "निकासी, होल्ड में"
 ],
 "wallet.movement.withdrawal_paid": [
  "निकासी पहुँची"
 ],
 "wallet.movement.withdrawal_returned": [
  "निकासी वापस आई"
 ],
 "wallet.movement.bet": [
  "दाँव"
 ],
 "wallet.movement.win": [
  "जीत"
 ],
 "wallet.movement.rollback": [
  "वापस हुआ दाँव"
 ],
 "wallet.movement.bonus_grant": [
  "बोनस"
 ],
 "wallet.movement.bonus_release": [
  "बोनस नक़द बना"
 ],
 "wallet.movement.bonus_expiry": [
  "बोनस की समय-सीमा ख़त्म"
 ],
 "wallet.movement.commission": [
  "कमीशन"
 ],
 "wallet.movement.salary": [
  "वेतन"
 ],
 "wallet.movement.dividend": [
  "लाभांश"
 ],
 "wallet.movement.rebate": [
  "रिबेट"
 ],
 "wallet.movement.transfer": [
  "प्ले क्रेडिट का लेन-देन"
 ],
 "wallet.movement.correction_credit": [
  "सुधार, जोड़ा गया"
 ],
 "wallet.movement.correction_debit": [
  "सुधार, घटाया गया"
 ],
 "wallet.movement.suspense_credit": [
  "जाँच के बाद जोड़ी गई रक़म"
 ],
 "wallet.movement.suspense_debit": [
  "जाँच में रखी रक़म"
 ],
 "wallet.cause.opening_credit": [
  "इन प्ले क्रेडिट से आपका खाता शुरू हुआ।"
 ],
 "wallet.cause.deposit": [
  [
   "name"
  ],
  " से किया गया जमा आपके नक़द में जुड़ गया।"
 ],
 "wallet.cause.withdrawal_hold": [
  "आपने निकासी माँगी, इसलिए यह रक़म नक़द से होल्ड में गई।"
 ],
 "wallet.cause.withdrawal_paid": [
  "आपकी निकासी का भुगतान हो गया। रक़म होल्ड से निकल गई।"
 ],
 "wallet.cause.withdrawal_returned": [
  "निकासी नहीं हुई, इसलिए यह रक़म होल्ड से नक़द में लौट आई।"
 ],
 "wallet.cause.bet": [
  [
   "name"
  ],
  ": इस राउंड में आपका दाँव।"
 ],
 "wallet.cause.win": [
  [
   "name"
  ],
  ": इस राउंड से आपको मिली रक़म।"
 ],
 "wallet.cause.rollback": [
  [
   "name"
  ],
  ": दाँव वापस लिया गया, इसलिए आपकी रक़म लौट आई।"
 ],
 "wallet.cause.bonus_grant": [
  "आपके बोनस बैलेंस में एक बोनस जुड़ा।"
 ],
 "wallet.cause.bonus_release": [
  "बोनस की शर्त पूरी हुई, इसलिए यह रक़म बोनस से नक़द में आई।"
 ],
 "wallet.cause.bonus_expiry": [
  "शर्त पूरी होने से पहले बोनस की समय-सीमा ख़त्म हो गई। जो बचा था वह हट गया।"
 ],
 "wallet.cause.commission": [
  "एक दिन के मान्य दाँव पर आपकी लाइन की दर से कमीशन।"
 ],
 "wallet.cause.salary": [
  "अनुबंध की एक हिसाब की गई अवधि का वेतन।"
 ],
 "wallet.cause.dividend": [
  "अनुबंध की एक हिसाब की गई अवधि का लाभांश।"
 ],
 "wallet.cause.promise": [
  "अनुबंध में आपने टीम के एक सदस्य को जो देने का वादा किया, एक हिसाब की गई अवधि के लिए।"
 ],
 "wallet.cause.rebate": [
  "मान्य दाँव का एक हिस्सा वापस मिला।"
 ],
 "wallet.cause.transfer_in": [
  "आपके एजेंट के दिए प्ले क्रेडिट।"
 ],
 "wallet.cause.transfer_out": [
  "आपकी टीम के एक सदस्य को दिए गए प्ले क्रेडिट।"
 ],
 "wallet.cause.correction_credit": [
  "हमने आपका बैलेंस ठीक किया, इसलिए यह रक़म आपके नक़द में जुड़ी।"
 ],
 "wallet.cause.correction_debit": [
  "हमने आपका बैलेंस ठीक किया, इसलिए यह रक़म आपके नक़द से घटी।"
 ],
 "wallet.cause.suspense_credit": [
  "इस रक़म की जाँच करनी थी। यह आपकी है, इसलिए नक़द में जुड़ गई।"
 ],
 "wallet.cause.suspense_debit": [
  "यह रक़म किसकी है, इसकी जाँच हो रही है। तब तक यह आपके नक़द से हटाई गई है।"
 ],
 "wallet.hand.missing": [
  "एक रक़म छूट गई थी"
 ],
 "wallet.hand.mistake": [
  "एक रक़म ग़लती से दर्ज हुई थी"
 ],
 "wallet.hand.game": [
  "एक गेम का नतीजा ग़लत गिना गया था"
 ],
 "wallet.hand.payment": [
  "एक भुगतान में गड़बड़ी हुई थी"
 ],
 "wallet.hand.complaint": [
  "आपकी शिकायत पर फ़ैसला हुआ है"
 ],
 "wallet.hand.law": [
  "किसी प्राधिकरण या अदालत ने माँगा"
 ],
 "wallet.hand.clarify": [
  "रक़म किसकी है, यह जाँचा जा रहा है"
 ],
 "wallet.hand.clarified": [
  "जाँच में रक़म आपकी निकली"
 ],
 "wallet.account.cash": [
  "नक़द"
 ],
 "wallet.account.bonus": [
  "बोनस"
 ],
 "wallet.account.hold": [
  "होल्ड"
 ],
 "wallet.receipt.number": [
  "रसीद संख्या"
 ],
 "wallet.receipt.number_copied": [
  "संख्या कॉपी हुई।"
 ],
 "wallet.receipt.copy": [
  "संख्या कॉपी करें"
 ],
 "wallet.receipt.share_title": [
  "रसीद ",
  [
   "number"
  ]
 ],
 "wallet.receipt.before_cash": [
  "पहले नक़द"
 ],
 "wallet.receipt.before_bonus": [
  "पहले बोनस"
 ],
 "wallet.receipt.before_hold": [
  "पहले होल्ड"
 ],
 "wallet.receipt.after": [
  "बाद में"
 ],
 "wallet.receipt.change": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "wallet.receipt.moment": [
  [
   "date"
  ],
  " ",
  [
   "clock"
  ]
 ],
 "wallet.receipt.account": [
  "खाता"
 ],
 "wallet.receipt.round": [
  "राउंड"
 ],
 "wallet.receipt.deposit": [
  "जमा"
 ],
 "wallet.receipt.withdrawal": [
  "निकासी"
 ],
 "wallet.receipt.fee": [
  "शुल्क"
 ],
 "wallet.receipt.no_fee": [
  "कोई नहीं"
 ],
 "wallet.receipt.why": [
  "कारण"
 ],
 "wallet.receipt.check": [
  "यह राउंड जाँचें"
 ],
 "wallet.receipt.chain": [
  "इससे जुड़ा"
 ],
 "wallet.receipt.ordered": [
  "जमा का अनुरोध"
 ],
 "wallet.receipt.this": [
  [
   "time"
  ],
  ", यह रसीद"
 ],
 "wallet.receipt.other": [
  [
   "number"
  ],
  " · ",
  [
   "time"
  ]
 ],
 "wallet.receipt.not_found": [
  "यहाँ आपकी कोई रसीद नहीं है"
 ],
 "wallet.receipt.not_found_text": [
  "रसीद उसी खाते में खुलती है जिसका बैलेंस बदला। आपकी रसीदें खाता रिकॉर्ड में हैं।"
 ],
 "wallet.receipt.error": [
  "रसीद लोड नहीं हो सकी।"
 ],
 "wallet.account_record.apply": [
  "ये दिन दिखाएँ"
 ],
 "wallet.account_record.cause": [
  "लेन-देन का प्रकार"
 ],
 "wallet.account_record.cause_all": [
  "सभी"
 ],
 "wallet.account_record.cause_deposit": [
  "जमा"
 ],
 "wallet.account_record.cause_withdrawal": [
  "निकासी"
 ],
 "wallet.account_record.cause_round": [
  "दाँव और जीत"
 ],
 "wallet.account_record.cause_bonus": [
  "बोनस"
 ],
 "wallet.account_record.cause_transfer": [
  "क्रेडिट लेन-देन"
 ],
 "wallet.account_record.cause_correction": [
  "सुधार"
 ],
 "wallet.account_record.in": [
  "आया"
 ],
 "wallet.account_record.out": [
  "गया"
 ],
 "wallet.account_record.change": [
  "बदलाव"
 ],
 "wallet.account_record.of_day": [
  [
   "day"
  ],
  ", नक़द और बोनस मिलाकर"
 ],
 "wallet.account_record.of_days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ],
  ", नक़द और बोनस मिलाकर"
 ],
 "wallet.account_record.row": [
  [
   "time"
  ],
  " · ",
  [
   "detail"
  ]
 ],
 "wallet.account_record.from_hold": [
  "होल्ड से"
 ],
 "wallet.account_record.more": [
  "और लोड करें"
 ],
 "wallet.account_record.end": [
  "इन दिनों का सब कुछ यही है।"
 ],
 "wallet.account_record.empty": [
  "इन दिनों में कुछ नहीं है"
 ],
 "wallet.account_record.empty_text": [
  "आपके चुनाव में कुछ नहीं मिला। ज़्यादा दिन या सभी प्रकार देखें।"
 ],
 "wallet.account_record.empty_wider": [
  "30 दिन देखें"
 ],
 "wallet.account_record.empty_all": [
  "सभी प्रकार देखें"
 ],
 "wallet.account_record.error": [
  "रिकॉर्ड लोड नहीं हो सका। आपका बैलेंस वैसा ही है।"
 ],
 "wallet.profit.net": [
  "खेल का नेट"
 ],
 "wallet.profit.days": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "wallet.profit.lead": [
  "मान्य दाँव ",
  [
   "stake"
  ],
  ", वापसी ",
  [
   "payout"
  ]
 ],
 "wallet.profit.chart": [
  "हर दिन का नेट: ",
  [
   "gains",
   "plural",
   {
    "one": [
     "#"
    ],
    "other": [
     "#"
    ]
   }
  ],
  " दिन लाभ, ",
  [
   "losses",
   "plural",
   {
    "one": [
     "#"
    ],
    "other": [
     "#"
    ]
   }
  ],
  " दिन हानि। आँकड़े नीचे की तालिका में हैं।"
 ],
 "wallet.profit.beside": [
  "यही हिसाब, लंबे समय में"
 ],
 "wallet.profit.last_days": [
  [
   "days",
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
 "wallet.profit.year": [
  "12 महीने"
 ],
 "wallet.profit.by_day": [
  "दिन के हिसाब से"
 ],
 "wallet.profit.day": [
  "दिन"
 ],
 "wallet.profit.stakes": [
  "मान्य दाँव"
 ],
 "wallet.profit.returned": [
  "वापसी"
 ],
 "wallet.profit.total": [
  "कुल"
 ],
 "wallet.profit.by_type": [
  "खेल के प्रकार"
 ],
 "wallet.profit.other": [
  "दूसरे खेल"
 ],
 "wallet.profit.flows": [
  "बैलेंस का आना-जाना"
 ],
 "wallet.profit.deposits": [
  "जमा"
 ],
 "wallet.profit.withdrawals": [
  "निकासी"
 ],
 "wallet.profit.bonuses": [
  "बोनस"
 ],
 "wallet.profit.rebates": [
  "रिबेट"
 ],
 "wallet.profit.result": [
  "खेल, बोनस और रिबेट मिलाकर"
 ],
 "wallet.profit.empty": [
  "इन दिनों का कोई हिसाब नहीं"
 ],
 "wallet.profit.empty_text": [
  "खेलने या जमा करने पर हर दिन का हिसाब यहाँ दिखेगा।"
 ],
 "wallet.profit.error": [
  "लाभ और हानि लोड नहीं हो सका।"
 ],
 "wallet.account_record.cause_settlement": [
  "कमीशन और वेतन"
 ],
 "wallet.account_record.cause_rebate": [
  "रिबेट"
 ]
};
