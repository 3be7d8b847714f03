// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "lobby.categories.label": [
  "गेम के प्रकार"
 ],
 "lobby.category.HOME": [
  "होम"
 ],
 "lobby.category.HOT": [
  "हॉट"
 ],
 "lobby.category.FAV": [
  "पसंदीदा"
 ],
 "lobby.category.RECENT": [
  "हाल के"
 ],
 "lobby.category.RNG": [
  "कैसीनो"
 ],
 "lobby.category.LIVE": [
  "लाइव"
 ],
 "lobby.category.FISH": [
  "फ़िशिंग"
 ],
 "lobby.category.PVP": [
  "पोकर"
 ],
 "lobby.category.SPORTS": [
  "स्पोर्ट्स"
 ],
 "lobby.category.LOTT": [
  "लॉटरी"
 ],
 "lobby.category.ELOTT": [
  "ई-लॉटरी"
 ],
 "lobby.category.SLOT": [
  "स्लॉट"
 ],
 "lobby.category.CRASH": [
  "क्रैश"
 ],
 "lobby.category.BINGO": [
  "बिंगो"
 ],
 "lobby.category.JACKPOT": [
  "जैकपॉट"
 ],
 "lobby.category.FEATURE": [
  "फ़ीचर ख़रीदें"
 ],
 "lobby.category.INHOUSE": [
  "ओरिजिनल्स"
 ],
 "lobby.category.JL": [
  "JL गेम"
 ],
 "lobby.category.RTG": [
  "RTG गेम"
 ],
 "lobby.category.ESPORTS": [
  "ई-स्पोर्ट्स"
 ],
 "lobby.category.COCKFIGHT": [
  "मुर्ग़ों की लड़ाई"
 ],
 "lobby.section.popular": [
  "अभी लोकप्रिय"
 ],
 "lobby.section.HOT": [
  "हॉट गेम"
 ],
 "lobby.section.continue": [
  "खेलना जारी रखें"
 ],
 "lobby.section.favourites": [
  "आपके पसंदीदा"
 ],
 "lobby.section.RNG": [
  "कैसीनो गेम"
 ],
 "lobby.section.LIVE": [
  "लाइव कैसीनो"
 ],
 "lobby.section.FISH": [
  "फ़िशिंग"
 ],
 "lobby.section.PVP": [
  "पोकर और कार्ड"
 ],
 "lobby.section.SPORTS": [
  "स्पोर्ट्स"
 ],
 "lobby.section.LOTT": [
  "लॉटरी"
 ],
 "lobby.section.ELOTT": [
  "ई-लॉटरी"
 ],
 "lobby.section.SLOT": [
  "स्लॉट"
 ],
 "lobby.section.CRASH": [
  "क्रैश"
 ],
 "lobby.section.BINGO": [
  "बिंगो"
 ],
 "lobby.section.JACKPOT": [
  "जैकपॉट"
 ],
 "lobby.section.FEATURE": [
  "फ़ीचर ख़रीदें"
 ],
 "lobby.section.INHOUSE": [
  "ओरिजिनल्स"
 ],
 "lobby.section.JL": [
  "JL गेम"
 ],
 "lobby.section.RTG": [
  "RTG गेम"
 ],
 "lobby.section.ESPORTS": [
  "ई-स्पोर्ट्स"
 ],
 "lobby.section.COCKFIGHT": [
  "मुर्ग़ों की लड़ाई"
 ],
 "lobby.section.providers": [
  "प्रोवाइडर"
 ],
 "lobby.section.wins": [
  "पूरे हुए राउंड की जीत"
 ],
 "lobby.section.view_all": [
  "सभी देखें"
 ],
 "lobby.section.view_all_of": [
  "सभी देखें: ",
  [
   "title"
  ]
 ],
 "lobby.banner.label": [
  "बैनर"
 ],
 "lobby.banner.pause": [
  "बैनर रोकें"
 ],
 "lobby.banner.play": [
  "बैनर चलाएँ"
 ],
 "lobby.continue.play": [
  "खेलें"
 ],
 "lobby.continue.return": [
  "वापस जाएँ"
 ],
 "lobby.continue.running": [
  "राउंड चालू है"
 ],
 "lobby.continue.bet": [
  "दाँव ",
  [
   "amount"
  ]
 ],
 "lobby.jackpot.title": [
  "प्रोग्रेसिव जैकपॉट"
 ],
 "lobby.jackpot.illustrative": [
  "सिर्फ़ उदाहरण के लिए, इनाम नहीं"
 ],
 "lobby.jackpot.spoken": [
  "जैकपॉट ",
  [
   "amount"
  ]
 ],
 "lobby.welcome.login": [
  "लॉग इन"
 ],
 "lobby.welcome.register": [
  "रजिस्टर"
 ],
 "lobby.search.open": [
  "गेम खोजें"
 ],
 "lobby.search.dock": [
  "गेम या प्रोवाइडर खोजें"
 ],
 "lobby.tile.by": [
  [
   "name"
  ],
  ", ",
  [
   "vendor"
  ]
 ],
 "lobby.tile.new": [
  "नया"
 ],
 "lobby.tile.hot": [
  "हॉट"
 ],
 "lobby.tile.maintenance": [
  "रखरखाव"
 ],
 "lobby.tile.free_play": [
  "मुफ़्त खेल"
 ],
 "lobby.tile.play_free": [
  "मुफ़्त खेलें: ",
  [
   "game"
  ]
 ],
 "lobby.tile.free": [
  "मुफ़्त"
 ],
 "lobby.star.add": [
  [
   "game"
  ],
  " को पसंदीदा में जोड़ें"
 ],
 "lobby.star.remove": [
  [
   "game"
  ],
  " को पसंदीदा से हटाएँ"
 ],
 "lobby.balance": [
  "बैलेंस: ",
  [
   "balance"
  ]
 ]
};
