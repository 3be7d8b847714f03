// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "games.search.title": [
  "खोज"
 ],
 "games.search.placeholder": [
  "गेम या प्रोवाइडर"
 ],
 "games.search.clear": [
  "मिटाएँ"
 ],
 "games.search.results": [
  "खोज के नतीजे"
 ],
 "games.search.recommended": [
  "आपके लिए सुझाव"
 ],
 "games.search.hint": [
  "वर्तनी जाँचें, या प्रोवाइडर के नाम से खोजें।"
 ],
 "games.search.did_you_mean": [
  "क्या आप ",
  [
   "name"
  ],
  " ढूँढ रहे हैं?"
 ],
 "games.search.found": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " नतीजा"
    ],
    "other": [
     "#",
     " नतीजे"
    ]
   }
  ],
  ", नाम और उच्चारण के हिसाब से"
 ],
 "games.search.provider": [
  "प्रोवाइडर"
 ],
 "games.search.recent": [
  "हाल की खोज"
 ],
 "games.search.recent_clear": [
  "सब मिटाएँ"
 ],
 "games.search.recent_remove": [
  "“",
  [
   "text"
  ],
  "” मिटाएँ"
 ],
 "games.search.recent_note": [
  "केवल इस डिवाइस पर रखा जाता है।"
 ],
 "games.search.without_filter": [
  "फ़िल्टर हटाकर फिर खोजें"
 ],
 "games.no_game": [
  "कोई गेम नहीं मिला"
 ],
 "games.more_game": [
  "और गेम दिखाएँ"
 ],
 "games.free_reject": [
  "इस खाते के लिए मुफ़्त खेल उपलब्ध नहीं है।"
 ],
 "games.list.label": [
  "गेम"
 ],
 "games.list.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " गेम"
    ],
    "other": [
     "#",
     " गेम"
    ]
   }
  ]
 ],
 "games.list.progress": [
  [
   "total",
   "number"
  ],
  " में से ",
  [
   "shown",
   "number"
  ]
 ],
 "games.list.loading": [
  "गेम लोड हो रहे हैं…"
 ],
 "games.list.loading_more": [
  "और गेम लोड हो रहे हैं…"
 ],
 "games.list.end": [
  "आपने इस सूची के सारे गेम देख लिए हैं।"
 ],
 "games.list.empty": [
  "कोई गेम नहीं मिला"
 ],
 "games.list.empty_text": [
  "कोई दूसरा फ़िल्टर चुनें या सारे गेम देखें।"
 ],
 "games.list.empty_action": [
  "सारे गेम देखें"
 ],
 "games.list.error": [
  "गेम लोड नहीं हो सके।"
 ],
 "games.list.error_more": [
  "अगले गेम लोड नहीं हो सके। फिर कोशिश करने के लिए टैप करें।"
 ],
 "games.list.favourites_empty": [
  "अभी कोई पसंदीदा गेम नहीं है"
 ],
 "games.list.favourites_empty_text": [
  "किसी गेम को यहाँ रखने के लिए उसके तारे पर टैप करें।"
 ],
 "games.list.recent_empty": [
  "अभी कुछ नहीं खेला गया"
 ],
 "games.list.recent_empty_text": [
  "आप जो गेम खेलेंगे वे यहाँ दिखेंगे।"
 ],
 "games.classify.label": [
  "सूचियाँ"
 ],
 "games.classify.all": [
  "सभी"
 ],
 "games.classify.new": [
  "नए"
 ],
 "games.classify.hot": [
  "हॉट"
 ],
 "games.classify.recent": [
  "हाल के"
 ],
 "games.classify.favourite": [
  "पसंदीदा"
 ],
 "games.vendor.label": [
  "प्रोवाइडर"
 ],
 "games.vendor.all": [
  "सभी"
 ],
 "games.vendor.choose": [
  "प्रोवाइडर चुनें"
 ],
 "games.vendor.confirm": [
  "पुष्टि करें"
 ],
 "games.vendor.reset": [
  "रीसेट"
 ],
 "games.vendor.show_more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " और प्रोवाइडर"
    ],
    "other": [
     "#",
     " और प्रोवाइडर"
    ]
   }
  ]
 ],
 "games.filter.title": [
  "फ़िल्टर"
 ],
 "games.filter.open": [
  "गेम फ़िल्टर करें"
 ],
 "games.filter.name": [
  "गेम का नाम"
 ],
 "games.filter.name_hint": [
  "गेम का नाम लिखें"
 ],
 "games.filter.providers": [
  "प्रोवाइडर"
 ],
 "games.filter.types": [
  "गेम के प्रकार"
 ],
 "games.filter.chosen": [
  "चुने गए"
 ],
 "games.filter.remove": [
  [
   "name"
  ],
  " हटाएँ"
 ],
 "games.filter.selected": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " चुना गया"
    ],
    "other": [
     "#",
     " चुने गए"
    ]
   }
  ]
 ],
 "games.filter.reset": [
  "रीसेट"
 ],
 "games.filter.submit": [
  [
   "count",
   "plural",
   {
    "0": [
     "कोई गेम नहीं"
    ],
    "one": [
     "#",
     " गेम देखें"
    ],
    "other": [
     "#",
     " गेम देखें"
    ]
   }
  ]
 ],
 "games.filter.submit_unknown": [
  "गेम देखें"
 ],
 "games.centre.title": [
  "गेम सेंटर"
 ],
 "games.centre.hot": [
  "हॉट"
 ],
 "games.centre.empty": [
  "इस समय कोई प्रोवाइडर नहीं है"
 ],
 "games.recent.title": [
  "हाल के गेम"
 ],
 "games.play.loading": [
  [
   "game"
  ],
  " खुल रहा है…"
 ],
 "games.play.launch": [
  "खेलें"
 ],
 "games.play.free": [
  "मुफ़्त खेलें"
 ],
 "games.play.starting_free": [
  "मुफ़्त खेल शुरू हो रहा है…"
 ],
 "games.play.other_games": [
  "दूसरे गेम"
 ],
 "games.play.no_free_text": [
  "लॉग इन करें, या दूसरा गेम चुनें।"
 ],
 "games.play.no_free_formal": [
  "अपने खाते से खेलें, या दूसरा गेम चुनें।"
 ],
 "games.play.no_free": [
  "इस गेम में मुफ़्त खेल नहीं है।"
 ],
 "games.play.frame": [
  "गेम ",
  [
   "game"
  ]
 ],
 "games.play.back": [
  "लॉबी में वापस"
 ],
 "games.play.balance": [
  "बैलेंस"
 ],
 "games.play.clock": [
  "समय"
 ],
 "games.play.full_screen": [
  "पूरी स्क्रीन"
 ],
 "games.play.exit_full_screen": [
  "पूरी स्क्रीन से बाहर आएँ"
 ],
 "games.play.failed": [
  "गेम खोला नहीं जा सका।"
 ],
 "games.play.failed_text": [
  "कोई दाँव नहीं काटा गया। फिर कोशिश करें, या कोई दूसरा गेम चुनें।"
 ],
 "games.play.no_stake": [
  "कोई दाँव नहीं काटा गया।"
 ],
 "games.play.resume": [
  "आपका अधूरा राउंड आगे चल रहा है।"
 ],
 "games.play.free_balance": [
  "मुफ़्त क्रेडिट"
 ],
 "games.play.cut_off": [
  "गेम का कनेक्शन टूट गया है। आख़िरी ज्ञात बैलेंस दिखाया जा रहा है।"
 ],
 "games.play.login": [
  [
   "game"
  ],
  " खेलने के लिए लॉग इन करें।"
 ],
 "games.play.session_ended": [
  "आप साइन आउट हो गए, इसलिए गेम बंद हो गया।"
 ],
 "games.play.needs_script": [
  "गेम के लिए JavaScript चाहिए। उसे चालू करके पेज फिर से लोड करें।"
 ],
 "games.list.previous": [
  "पिछले गेम"
 ],
 "games.list.applied": [
  "चालू फ़िल्टर"
 ],
 "games.list.lift": [
  [
   "name"
  ],
  " फ़िल्टर हटाएँ"
 ],
 "games.vendor.games": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " गेम"
    ],
    "other": [
     "#",
     " गेम"
    ]
   }
  ]
 ],
 "games.hot.filter": [
  "हॉट गेम का नाम"
 ],
 "games.hot.refresh": [
  "हॉट गेम फिर से लोड करें"
 ],
 "games.search.kinds": [
  "गेम के प्रकार"
 ],
 "games.search.type_count": [
  [
   "name"
  ],
  " ",
  [
   "count",
   "number"
  ]
 ],
 "games.title.hot-games": [
  "हॉट गेम"
 ],
 "games.title.search-games": [
  "खोज"
 ],
 "games.title.fav-games": [
  "पसंदीदा"
 ],
 "games.title.jili": [
  "JL गेम"
 ],
 "games.title.slot": [
  "स्लॉट"
 ],
 "games.title.crash": [
  "क्रैश"
 ],
 "games.title.rng-games": [
  "कैसीनो"
 ],
 "games.title.live-games": [
  "लाइव कैसीनो"
 ],
 "games.title.fishing-games": [
  "फ़िशिंग"
 ],
 "games.title.poker-games": [
  "पोकर और कार्ड"
 ],
 "games.title.sport-games": [
  "स्पोर्ट्स"
 ],
 "games.title.esport-games": [
  "ई-स्पोर्ट्स"
 ],
 "games.title.lott": [
  "लॉटरी"
 ],
 "games.title.elott": [
  "ई-लॉटरी"
 ],
 "games.centre.categories": [
  "गेम के प्रकार"
 ],
 "games.centre.played": [
  "जिनके गेम आप खेलते हैं"
 ],
 "games.centre.last_game": [
  "पिछला गेम: ",
  [
   "name"
  ]
 ],
 "games.centre.last_game_at": [
  "पिछला गेम: ",
  [
   "name"
  ],
  " · ",
  [
   "when"
  ]
 ],
 "games.centre.all": [
  "सभी प्रोवाइडर"
 ],
 "games.centre.count": [
  [
   "providers"
  ],
  " · ",
  [
   "games"
  ]
 ],
 "games.provider.kinds": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " प्रकार"
    ],
    "other": [
     "#",
     " प्रकार"
    ]
   }
  ]
 ],
 "games.provider.facts": [
  [
   "games"
  ],
  " · ",
  [
   "kinds"
  ]
 ],
 "games.sort.label": [
  "क्रम"
 ],
 "games.sort.hot": [
  "लोकप्रिय पहले"
 ],
 "games.sort.name": [
  "नाम से"
 ],
 "games.sort.new": [
  "नए पहले"
 ],
 "games.provider.unknown": [
  "ऐसा कोई प्रोवाइडर हमारे पास नहीं है"
 ],
 "games.provider.unknown_text": [
  "शायद वह अब नहीं है, या लिंक में ग़लती है।"
 ],
 "games.provider.all": [
  "सभी प्रोवाइडर देखें"
 ],
 "games.title.gameCenter": [
  "गेम सेंटर"
 ],
 "games.title.provider": [
  "प्रोवाइडर"
 ],
 "games.lottery.next": [
  "अगला ड्रॉ"
 ],
 "games.lottery.later": [
  "इसके बाद के ड्रॉ"
 ],
 "games.lottery.zone": [
  "ढाका का समय"
 ],
 "games.lottery.drum": [
  [
   "size",
   "number"
  ],
  " में से ",
  [
   "count",
   "number"
  ],
  " ·"
 ],
 "games.lottery.digits": [
  [
   "count",
   "number"
  ],
  " अंक ·"
 ],
 "games.lottery.number": [
  "ड्रॉ ",
  [
   "number",
   "number"
  ]
 ],
 "games.lottery.number_at": [
  "ड्रॉ ",
  [
   "number",
   "number"
  ],
  " · ",
  [
   "time"
  ]
 ],
 "games.lottery.at": [
  "ड्रॉ ",
  [
   "time"
  ],
  " बजे"
 ],
 "games.lottery.drawing": [
  "ड्रॉ जारी"
 ],
 "games.lottery.hours_left": [
  [
   "hours",
   "number"
  ],
  " घं ",
  [
   "minutes",
   "number"
  ],
  " मि"
 ],
 "games.lottery.said_soon": [
  [
   "name"
  ],
  ": ड्रॉ में पाँच मिनट बाकी"
 ],
 "games.lottery.said_drawing": [
  [
   "name"
  ],
  ": ड्रॉ हो रहा है"
 ],
 "games.lottery.play": [
  [
   "name"
  ],
  " खेलें"
 ],
 "games.lottery.last": [
  "पिछले नतीजे"
 ],
 "games.lottery.none": [
  "अभी कोई ड्रॉ नहीं हुआ। पहले ड्रॉ के बाद नतीजे यहाँ दिखेंगे।"
 ],
 "games.lottery.drawn": [
  "ड्रॉ ",
  [
   "number",
   "number"
  ],
  " · ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "games.lottery.all_of": [
  [
   "name"
  ],
  ": सभी नतीजे"
 ],
 "games.lottery.balls": [
  "ड्रॉ की गेंदें"
 ],
 "games.lottery.bonus": [
  "बोनस गेंद ",
  [
   "ball",
   "number"
  ]
 ],
 "games.lottery.proof": [
  "नतीजे का प्रमाण"
 ],
 "games.lottery.proof_text": [
  "मुहर ड्रॉ से पहले प्रकाशित हुई थी, बीज ड्रॉ के बाद। बीज का ",
  [
   "algorithm"
  ],
  " मुहर से मिले तो नतीजा बाद में बदला नहीं गया।"
 ],
 "games.lottery.commitment": [
  "मुहर (",
  [
   "algorithm"
  ],
  ")"
 ],
 "games.lottery.seed": [
  "बीज"
 ],
 "games.lottery.bets": [
  "ये ड्रॉ सबके लिए एक जैसे हैं। टिकट गेम में मिलते हैं, ड्रॉ के क्षण तक।"
 ],
 "games.lottery.silent": [
  "ड्रॉ का समय और नतीजे अभी नहीं मिल रहे। गेम खेले जा सकते हैं; थोड़ी देर बाद फिर देखें।"
 ],
 "games.lottery.kind.trad": [
  "पारंपरिक लॉटरी"
 ],
 "games.lottery.kind.ent": [
  "मनोरंजन की लॉटरी"
 ],
 "games.lottery.results_of": [
  [
   "name"
  ],
  ": नतीजे"
 ],
 "games.lottery.page": [
  [
   "pages",
   "number"
  ],
  " में से पेज ",
  [
   "page",
   "number"
  ]
 ],
 "games.lottery.pages": [
  "नतीजों के पेज"
 ],
 "games.lottery.newer": [
  "नए नतीजे"
 ],
 "games.lottery.older": [
  "पुराने नतीजे"
 ],
 "games.lottery.back": [
  "सभी लॉटरी"
 ],
 "games.lottery.empty": [
  [
   "name"
  ],
  ": यहाँ कोई नतीजा नहीं"
 ],
 "games.lottery.empty_text": [
  "इस लॉटरी का ड्रॉ अभी नहीं हुआ, या यह पेज आख़िरी नतीजे के बाद का है।"
 ],
 "games.lottery.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " और ड्रॉ"
    ],
    "other": [
     "#",
     " और ड्रॉ"
    ]
   }
  ]
 ],
 "games.centre.one_tap": [
  "एक टैप में गेम"
 ],
 "games.centre.painted_esports": [
  "टीमें काल्पनिक हैं और मैच चित्रित हैं।"
 ],
 "games.centre.painted_cockfight": [
  "ये चित्रित लड़ाइयाँ हैं। इनमें कोई जीव भाग नहीं लेता।"
 ],
 "games.match.running": [
  "जारी"
 ],
 "games.match.now": [
  "अभी जारी"
 ],
 "games.match.next": [
  "अगले मैच"
 ],
 "games.match.next_fights": [
  "अगली लड़ाइयाँ"
 ],
 "games.match.starting": [
  "शुरू हो रहा है"
 ],
 "games.match.meeting": [
  [
   "home"
  ],
  " – ",
  [
   "away"
  ]
 ],
 "games.match.said_soon": [
  [
   "home"
  ],
  " – ",
  [
   "away"
  ],
  ": शुरू होने में पाँच मिनट बाकी"
 ],
 "games.match.said_starting": [
  [
   "home"
  ],
  " – ",
  [
   "away"
  ],
  ": शुरू हो रहा है"
 ],
 "games.match.at": [
  [
   "day"
  ],
  " ",
  [
   "time"
  ]
 ],
 "games.match.all": [
  "सभी नतीजे"
 ],
 "games.match.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " और मैच"
    ],
    "other": [
     "#",
     " और मैच"
    ]
   }
  ]
 ],
 "games.match.number": [
  "मैच ",
  [
   "number",
   "number"
  ]
 ],
 "games.match.round": [
  "राउंड ",
  [
   "number",
   "number"
  ]
 ],
 "games.match.in": [
  [
   "competition"
  ],
  " · ",
  [
   "number"
  ]
 ],
 "games.match.score": [
  [
   "home",
   "number"
  ],
  " – ",
  [
   "away",
   "number"
  ]
 ],
 "games.match.innings_score": [
  [
   "runs",
   "number"
  ],
  "/",
  [
   "wickets",
   "number"
  ]
 ],
 "games.match.overs": [
  [
   "overs"
  ],
  " ओवर"
 ],
 "games.match.not_batted": [
  "बल्लेबाज़ी बाकी"
 ],
 "games.match.first_innings": [
  "पहली पारी"
 ],
 "games.match.innings_break": [
  "पारियों के बीच विराम"
 ],
 "games.match.need": [
  [
   "balls",
   "plural",
   {
    "one": [
     "#",
     " गेंद"
    ],
    "other": [
     "#",
     " गेंदों"
    ]
   }
  ],
  " में ",
  [
   "runs",
   "plural",
   {
    "one": [
     "#",
     " रन"
    ],
    "other": [
     "#",
     " रन"
    ]
   }
  ],
  " चाहिए"
 ],
 "games.match.this_over": [
  "इस ओवर की गेंदें"
 ],
 "games.match.wicket_sign": [
  "वि"
 ],
 "games.match.wicket": [
  "विकेट"
 ],
 "games.match.minute": [
  [
   "minute",
   "number"
  ],
  " मिनट · ",
  [
   "phase"
  ]
 ],
 "games.match.first_half": [
  "पहला हाफ़"
 ],
 "games.match.second_half": [
  "दूसरा हाफ़"
 ],
 "games.match.half_time": [
  "हाफ़ टाइम"
 ],
 "games.match.map": [
  "मैप ",
  [
   "number",
   "number"
  ],
  ", अधिकतम ",
  [
   "most",
   "number"
  ],
  " · राउंड ",
  [
   "home",
   "number"
  ],
  " – ",
  [
   "away",
   "number"
  ]
 ],
 "games.match.map_break": [
  "अगले मैप से पहले विराम"
 ],
 "games.match.exchange": [
  [
   "exchanges",
   "number"
  ],
  " में से ",
  [
   "over",
   "number"
  ],
  " दौर पूरे"
 ],
 "games.match.won": [
  [
   "name"
  ],
  " विजेता"
 ],
 "games.match.won_by_wickets": [
  [
   "name"
  ],
  " ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " विकेट"
    ],
    "other": [
     "#",
     " विकेट"
    ]
   }
  ],
  " से विजेता"
 ],
 "games.match.won_by_runs": [
  [
   "name"
  ],
  " ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " रन"
    ],
    "other": [
     "#",
     " रन"
    ]
   }
  ],
  " से विजेता"
 ],
 "games.match.draw": [
  "ड्रॉ"
 ],
 "games.match.tie": [
  "टाई"
 ],
 "games.match.outcome": [
  [
   "outcome"
  ],
  " · ",
  [
   "day"
  ]
 ],
 "games.match.none": [
  "अभी कोई मैच ख़त्म नहीं हुआ। पहला ख़त्म होते ही नतीजे यहाँ दिखेंगे।"
 ],
 "games.match.corners_title": [
  [
   "count",
   "plural",
   {
    "one": [
     "पिछला राउंड"
    ],
    "other": [
     "पिछले ",
     "#",
     " राउंड"
    ]
   }
  ]
 ],
 "games.match.corners": [
  "लाल ",
  [
   "red",
   "number"
  ],
  ", नीला ",
  [
   "blue",
   "number"
  ],
  ", ड्रॉ ",
  [
   "draws",
   "number"
  ],
  "। पिछले नतीजे अगले राउंड को नहीं बदलते।"
 ],
 "games.match.red": [
  "लाल"
 ],
 "games.match.blue": [
  "नीला"
 ],
 "games.match.proof_text": [
  "मुहर शुरुआत से पहले प्रकाशित हुई थी, बीज ख़त्म होने के बाद। बीज का ",
  [
   "algorithm"
  ],
  " मुहर से मिले तो मैच में बाद में कुछ नहीं बदला गया।"
 ],
 "games.match.results": [
  "सभी नतीजे"
 ],
 "games.match.back": [
  "मैचों पर वापस"
 ],
 "games.match.empty": [
  "यहाँ कोई नतीजा नहीं"
 ],
 "games.match.empty_text": [
  "अभी कोई मैच ख़त्म नहीं हुआ, या यह पेज आख़िरी नतीजे के बाद का है।"
 ],
 "games.presenters.title": [
  "होस्ट"
 ],
 "games.presenters.on": [
  "अभी हैं"
 ],
 "games.presenters.until": [
  [
   "to"
  ],
  " तक"
 ],
 "games.presenters.hours": [
  [
   "from"
  ],
  "–",
  [
   "to"
  ]
 ],
 "games.presenters.all_day": [
  "पूरे दिन"
 ],
 "games.play.played": [
  [
   "minutes",
   "number"
  ],
  " मिनट"
 ],
 "games.reality.title": [
  "ज़रा रुकिए"
 ],
 "games.reality.time": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "आप ",
     "#",
     " मिनट से खेल रहे हैं।"
    ],
    "other": [
     "आप ",
     "#",
     " मिनट से खेल रहे हैं।"
    ]
   }
  ]
 ],
 "games.reality.result": [
  "अब तक का नतीजा: ",
  [
   "amount"
  ]
 ],
 "games.reality.round": [
  "चल रहा राउंड नियम से पूरा होगा।"
 ],
 "games.reality.go_on": [
  "खेलते रहें"
 ],
 "games.reality.stop": [
  "खेलना बंद करें"
 ],
 "games.reality.limits": [
  "सीमाएँ और ब्रेक"
 ]
};
