// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "lobby.categories.label": [
  "Game types"
 ],
 "lobby.category.HOME": [
  "Home"
 ],
 "lobby.category.HOT": [
  "Hot"
 ],
 "lobby.category.FAV": [
  "Favourites"
 ],
 "lobby.category.RECENT": [
  "Recent"
 ],
 "lobby.category.RNG": [
  "Casino"
 ],
 "lobby.category.LIVE": [
  "Live"
 ],
 "lobby.category.FISH": [
  "Fishing"
 ],
 "lobby.category.PVP": [
  "Poker"
 ],
 "lobby.category.SPORTS": [
  "Sports"
 ],
 "lobby.category.LOTT": [
  "Lottery"
 ],
 "lobby.category.ELOTT": [
  "E-lottery"
 ],
 "lobby.category.SLOT": [
  "Slots"
 ],
 "lobby.category.CRASH": [
  "Crash"
 ],
 "lobby.category.BINGO": [
  "Bingo"
 ],
 "lobby.category.JACKPOT": [
  "Jackpots"
 ],
 "lobby.category.FEATURE": [
  "Feature buy"
 ],
 "lobby.category.INHOUSE": [
  "Originals"
 ],
 "lobby.category.JL": [
  "JL games"
 ],
 "lobby.category.RTG": [
  "RTG games"
 ],
 "lobby.category.ESPORTS": [
  "Esports"
 ],
 "lobby.category.COCKFIGHT": [
  "Cockfight"
 ],
 "lobby.section.popular": [
  "Popular now"
 ],
 "lobby.section.HOT": [
  "Hot games"
 ],
 "lobby.section.continue": [
  "Continue playing"
 ],
 "lobby.section.favourites": [
  "Your favourites"
 ],
 "lobby.section.recent": [
  "Recently played"
 ],
 "lobby.section.RNG": [
  "Casino games"
 ],
 "lobby.section.LIVE": [
  "Live casino"
 ],
 "lobby.section.FISH": [
  "Fishing"
 ],
 "lobby.section.PVP": [
  "Poker and cards"
 ],
 "lobby.section.SPORTS": [
  "Sports"
 ],
 "lobby.section.LOTT": [
  "Lottery"
 ],
 "lobby.section.ELOTT": [
  "E-lottery"
 ],
 "lobby.section.SLOT": [
  "Slots"
 ],
 "lobby.section.CRASH": [
  "Crash"
 ],
 "lobby.section.BINGO": [
  "Bingo"
 ],
 "lobby.section.JACKPOT": [
  "Jackpots"
 ],
 "lobby.section.FEATURE": [
  "Feature buy"
 ],
 "lobby.section.INHOUSE": [
  "Originals"
 ],
 "lobby.section.JL": [
  "JL games"
 ],
 "lobby.section.RTG": [
  "RTG games"
 ],
 "lobby.section.ESPORTS": [
  "Esports"
 ],
 "lobby.section.COCKFIGHT": [
  "Cockfight"
 ],
 "lobby.section.providers": [
  "Providers"
 ],
 "lobby.section.jackpot_and_bingo": [
  "Jackpots and bingo"
 ],
 "lobby.section.wins": [
  "Recent wins"
 ],
 "lobby.section.view_all": [
  "View all"
 ],
 "lobby.section.view_all_of": [
  "View all of ",
  [
   "section"
  ]
 ],
 "lobby.section.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " game"
    ],
    "other": [
     "#",
     " games"
    ]
   }
  ]
 ],
 "lobby.section.empty": [
  "No games here at the moment"
 ],
 "lobby.section.error": [
  "These games could not be loaded."
 ],
 "lobby.banner.label": [
  "Banners"
 ],
 "lobby.banner.position": [
  [
   "position",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ]
 ],
 "lobby.banner.go_to": [
  "Show banner ",
  [
   "position",
   "number"
  ]
 ],
 "lobby.banner.pause": [
  "Pause the banners"
 ],
 "lobby.banner.play": [
  "Run the banners"
 ],
 "lobby.jackpot.title": [
  "Progressive jackpot"
 ],
 "lobby.jackpot.illustrative": [
  "Illustrative figure, not a prize"
 ],
 "lobby.jackpot.spoken": [
  "Jackpot ",
  [
   "amount"
  ]
 ],
 "lobby.winner.row": [
  [
   "name"
  ],
  " won ",
  [
   "amount"
  ],
  " in ",
  [
   "game"
  ]
 ],
 "lobby.winner.empty": [
  "No wins yet"
 ],
 "lobby.welcome.login": [
  "Log in"
 ],
 "lobby.welcome.register": [
  "Register"
 ],
 "lobby.balance.label": [
  "Balance ",
  [
   "amount"
  ]
 ],
 "lobby.balance.deposit": [
  "Deposit"
 ],
 "lobby.install.title": [
  "One tap from the home screen"
 ],
 "lobby.install.text": [
  "Add the site to your home screen."
 ],
 "lobby.install.action": [
  "Add"
 ],
 "lobby.error": [
  "The lobby could not be loaded."
 ]
};
