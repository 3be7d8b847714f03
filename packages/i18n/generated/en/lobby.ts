// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

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
 "lobby.section.wins": [
  "Wins of finished rounds"
 ],
 "lobby.section.view_all": [
  "View all"
 ],
 "lobby.section.view_all_of": [
  "View all: ",
  [
   "title"
  ]
 ],
 "lobby.banner.label": [
  "Banners"
 ],
 "lobby.banner.pause": [
  "Pause the banners"
 ],
 "lobby.banner.play": [
  "Run the banners"
 ],
 "lobby.continue.play": [
  "Play"
 ],
 "lobby.continue.return": [
  "Return"
 ],
 "lobby.continue.running": [
  "Round running"
 ],
 "lobby.continue.bet": [
  "Bet ",
  [
   "amount"
  ]
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
 "lobby.welcome.login": [
  "Log in"
 ],
 "lobby.welcome.register": [
  "Register"
 ],
 "lobby.search.open": [
  "Search games"
 ],
 "lobby.search.dock": [
  "Search games or providers"
 ],
 "lobby.tile.by": [
  [
   "name"
  ],
  " by ",
  [
   "vendor"
  ]
 ],
 "lobby.tile.new": [
  "New"
 ],
 "lobby.tile.hot": [
  "Hot"
 ],
 "lobby.tile.maintenance": [
  "Maintenance"
 ],
 "lobby.tile.free_play": [
  "Free play"
 ],
 "lobby.tile.play_free": [
  "Free play: ",
  [
   "game"
  ]
 ],
 "lobby.tile.free": [
  "Free"
 ],
 "lobby.star.add": [
  "Add ",
  [
   "game"
  ],
  " to favourites"
 ],
 "lobby.star.remove": [
  "Remove ",
  [
   "game"
  ],
  " from favourites"
 ],
 "lobby.balance": [
  "Balance: ",
  [
   "balance"
  ]
 ]
};
