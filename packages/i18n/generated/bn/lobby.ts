// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "lobby.categories.label": [
  "গেমের ধরন"
 ],
 "lobby.category.HOME": [
  "হোম"
 ],
 "lobby.category.HOT": [
  "হট"
 ],
 "lobby.category.FAV": [
  "প্রিয়"
 ],
 "lobby.category.RECENT": [
  "সাম্প্রতিক"
 ],
 "lobby.category.RNG": [
  "ক্যাসিনো"
 ],
 "lobby.category.LIVE": [
  "লাইভ"
 ],
 "lobby.category.FISH": [
  "ফিশিং"
 ],
 "lobby.category.PVP": [
  "পোকার"
 ],
 "lobby.category.SPORTS": [
  "স্পোর্টস"
 ],
 "lobby.category.LOTT": [
  "লটারি"
 ],
 "lobby.category.ELOTT": [
  "ই-লটারি"
 ],
 "lobby.category.SLOT": [
  "স্লট"
 ],
 "lobby.category.CRASH": [
  "ক্র্যাশ"
 ],
 "lobby.category.BINGO": [
  "বিঙ্গো"
 ],
 "lobby.category.JACKPOT": [
  "জ্যাকপট"
 ],
 "lobby.category.FEATURE": [
  "ফিচার কিনুন"
 ],
 "lobby.category.INHOUSE": [
  "অরিজিনালস"
 ],
 "lobby.category.JL": [
  "JL গেম"
 ],
 "lobby.category.RTG": [
  "RTG গেম"
 ],
 "lobby.category.ESPORTS": [
  "ই-স্পোর্টস"
 ],
 "lobby.category.COCKFIGHT": [
  "মোরগ লড়াই"
 ],
 "lobby.section.popular": [
  "এখন জনপ্রিয়"
 ],
 "lobby.section.HOT": [
  "হট গেম"
 ],
 "lobby.section.continue": [
  "খেলা চালিয়ে যান"
 ],
 "lobby.section.favourites": [
  "আপনার প্রিয়"
 ],
 "lobby.section.RNG": [
  "ক্যাসিনো গেম"
 ],
 "lobby.section.LIVE": [
  "লাইভ ক্যাসিনো"
 ],
 "lobby.section.FISH": [
  "ফিশিং"
 ],
 "lobby.section.PVP": [
  "পোকার ও কার্ড"
 ],
 "lobby.section.SPORTS": [
  "স্পোর্টস"
 ],
 "lobby.section.LOTT": [
  "লটারি"
 ],
 "lobby.section.ELOTT": [
  "ই-লটারি"
 ],
 "lobby.section.SLOT": [
  "স্লট"
 ],
 "lobby.section.CRASH": [
  "ক্র্যাশ"
 ],
 "lobby.section.BINGO": [
  "বিঙ্গো"
 ],
 "lobby.section.JACKPOT": [
  "জ্যাকপট"
 ],
 "lobby.section.FEATURE": [
  "ফিচার কিনুন"
 ],
 "lobby.section.INHOUSE": [
  "অরিজিনালস"
 ],
 "lobby.section.JL": [
  "JL গেম"
 ],
 "lobby.section.RTG": [
  "RTG গেম"
 ],
 "lobby.section.ESPORTS": [
  "ই-স্পোর্টস"
 ],
 "lobby.section.COCKFIGHT": [
  "মোরগ লড়াই"
 ],
 "lobby.section.providers": [
  "প্রোভাইডার"
 ],
 "lobby.section.wins": [
  "শেষ হওয়া রাউন্ডের জয়"
 ],
 "lobby.section.view_all": [
  "সব দেখুন"
 ],
 "lobby.section.view_all_of": [
  "সব দেখুন: ",
  [
   "title"
  ]
 ],
 "lobby.banner.label": [
  "ব্যানার"
 ],
 "lobby.banner.pause": [
  "ব্যানার থামান"
 ],
 "lobby.banner.play": [
  "ব্যানার চালান"
 ],
 "lobby.continue.play": [
  "খেলুন"
 ],
 "lobby.continue.return": [
  "ফিরে যান"
 ],
 "lobby.continue.running": [
  "রাউন্ড চলছে"
 ],
 "lobby.continue.bet": [
  "বেট ",
  [
   "amount"
  ]
 ],
 "lobby.jackpot.title": [
  "প্রগ্রেসিভ জ্যাকপট"
 ],
 "lobby.jackpot.illustrative": [
  "উদাহরণ হিসেবে দেখানো সংখ্যা, পুরস্কার নয়"
 ],
 "lobby.jackpot.spoken": [
  "জ্যাকপট ",
  [
   "amount"
  ]
 ],
 "lobby.welcome.login": [
  "লগইন"
 ],
 "lobby.welcome.register": [
  "রেজিস্টার"
 ],
 "lobby.search.open": [
  "গেম খুঁজুন"
 ],
 "lobby.search.dock": [
  "গেম বা প্রোভাইডার খুঁজুন"
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
  "নতুন"
 ],
 "lobby.tile.hot": [
  "হট"
 ],
 "lobby.tile.maintenance": [
  "রক্ষণাবেক্ষণ"
 ],
 "lobby.tile.free_play": [
  "ফ্রি খেলা"
 ],
 "lobby.tile.play_free": [
  "ফ্রি খেলুন: ",
  [
   "game"
  ]
 ],
 "lobby.tile.free": [
  "ফ্রি"
 ],
 "lobby.star.add": [
  [
   "game"
  ],
  " প্রিয়তে রাখুন"
 ],
 "lobby.star.remove": [
  [
   "game"
  ],
  " প্রিয় থেকে সরান"
 ],
 "lobby.balance": [
  "ব্যালেন্স: ",
  [
   "balance"
  ]
 ]
};
