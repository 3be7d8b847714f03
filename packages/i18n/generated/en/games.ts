// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "games.search.title": [
  "Search"
 ],
 "games.search.placeholder": [
  "Game or provider"
 ],
 "games.search.clear": [
  "Clear"
 ],
 "games.search.results": [
  "Search results"
 ],
 "games.search.recommended": [
  "Recommended for you"
 ],
 "games.search.hint": [
  "Check the spelling, or search by provider."
 ],
 "games.search.did_you_mean": [
  "Did you mean ",
  [
   "name"
  ],
  "?"
 ],
 "games.search.found": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " result"
    ],
    "other": [
     "#",
     " results"
    ]
   }
  ],
  ", by name and sound"
 ],
 "games.search.provider": [
  "Provider"
 ],
 "games.search.recent": [
  "Recent searches"
 ],
 "games.search.recent_clear": [
  "Clear all"
 ],
 "games.search.recent_remove": [
  "Remove “",
  [
   "text"
  ],
  "”"
 ],
 "games.search.recent_note": [
  "Kept on this device only."
 ],
 "games.search.without_filter": [
  "Clear the filter and search again"
 ],
 "games.no_game": [
  "No game found"
 ],
 "games.more_game": [
  "Load more games"
 ],
 "games.free_reject": [
  "Free play is not open to this account."
 ],
 "games.list.label": [
  "Games"
 ],
 "games.list.count": [
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
 "games.list.progress": [
  [
   "shown",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ]
 ],
 "games.list.loading": [
  "Loading games…"
 ],
 "games.list.loading_more": [
  "Loading more games…"
 ],
 "games.list.end": [
  "You have seen all games of this list."
 ],
 "games.list.empty": [
  "No game found"
 ],
 "games.list.empty_text": [
  "Choose another filter or look at all games."
 ],
 "games.list.empty_action": [
  "See all games"
 ],
 "games.list.error": [
  "The games could not be loaded."
 ],
 "games.list.error_more": [
  "The next games could not be loaded. Tap to try again."
 ],
 "games.list.favourites_empty": [
  "No favourites yet"
 ],
 "games.list.favourites_empty_text": [
  "Tap the star of a game to keep it here."
 ],
 "games.list.recent_empty": [
  "Nothing played yet"
 ],
 "games.list.recent_empty_text": [
  "Games you play appear here."
 ],
 "games.classify.label": [
  "Lists"
 ],
 "games.classify.all": [
  "All"
 ],
 "games.classify.new": [
  "New"
 ],
 "games.classify.hot": [
  "Hot"
 ],
 "games.classify.recent": [
  "Recent"
 ],
 "games.classify.favourite": [
  "Favourites"
 ],
 "games.vendor.label": [
  "Providers"
 ],
 "games.vendor.all": [
  "All"
 ],
 "games.vendor.choose": [
  "Choose a provider"
 ],
 "games.vendor.confirm": [
  "Confirm"
 ],
 "games.vendor.reset": [
  "Reset"
 ],
 "games.vendor.show_more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more provider"
    ],
    "other": [
     "#",
     " more providers"
    ]
   }
  ]
 ],
 "games.filter.title": [
  "Filter"
 ],
 "games.filter.open": [
  "Filter games"
 ],
 "games.filter.name": [
  "Name of the game"
 ],
 "games.filter.name_hint": [
  "Enter the name of a game"
 ],
 "games.filter.providers": [
  "Providers"
 ],
 "games.filter.types": [
  "Game types"
 ],
 "games.filter.chosen": [
  "Chosen"
 ],
 "games.filter.remove": [
  "Remove ",
  [
   "name"
  ]
 ],
 "games.filter.selected": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " selected"
    ],
    "other": [
     "#",
     " selected"
    ]
   }
  ]
 ],
 "games.filter.reset": [
  "Reset"
 ],
 "games.filter.submit": [
  [
   "count",
   "plural",
   {
    "0": [
     "No games"
    ],
    "one": [
     "See ",
     "#",
     " game"
    ],
    "other": [
     "See ",
     "#",
     " games"
    ]
   }
  ]
 ],
 "games.filter.submit_unknown": [
  "See games"
 ],
 "games.centre.title": [
  "Game centre"
 ],
 "games.centre.hot": [
  "Hot"
 ],
 "games.centre.empty": [
  "No providers at the moment"
 ],
 "games.recent.title": [
  "Recent games"
 ],
 "games.play.loading": [
  "Opening ",
  [
   "game"
  ],
  "…"
 ],
 "games.play.launch": [
  "Play"
 ],
 "games.play.free": [
  "Play free"
 ],
 "games.play.starting_free": [
  "Starting free play…"
 ],
 "games.play.other_games": [
  "Other games"
 ],
 "games.play.no_free_text": [
  "Log in with a real account, or choose another game."
 ],
 "games.play.no_free_formal": [
  "Play with your account, or choose another game."
 ],
 "games.play.no_free": [
  "This game has no free play."
 ],
 "games.play.frame": [
  "Game ",
  [
   "game"
  ]
 ],
 "games.play.back": [
  "Back to the lobby"
 ],
 "games.play.balance": [
  "Balance"
 ],
 "games.play.clock": [
  "Time"
 ],
 "games.play.full_screen": [
  "Full screen"
 ],
 "games.play.exit_full_screen": [
  "Leave full screen"
 ],
 "games.play.failed": [
  "The game could not be opened."
 ],
 "games.play.failed_text": [
  "No stake was taken. Try again, or choose another game."
 ],
 "games.play.no_stake": [
  "No stake was taken."
 ],
 "games.play.resume": [
  "Your open round goes on."
 ],
 "games.play.free_balance": [
  "Free credits"
 ],
 "games.play.cut_off": [
  "The game lost its connection. This is the last known balance."
 ],
 "games.play.login": [
  "Log in to play ",
  [
   "game"
  ],
  "."
 ],
 "games.play.session_ended": [
  "The game has ended because you were logged out."
 ],
 "games.play.needs_script": [
  "Games need JavaScript. Switch it on and load the page again."
 ],
 "games.list.previous": [
  "Previous games"
 ],
 "games.list.applied": [
  "Filters that are on"
 ],
 "games.list.lift": [
  "Remove the filter ",
  [
   "name"
  ]
 ],
 "games.vendor.games": [
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
 "games.hot.filter": [
  "Name of a hot game"
 ],
 "games.hot.refresh": [
  "Load the hot games again"
 ],
 "games.search.kinds": [
  "Kinds of games"
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
  "Hot games"
 ],
 "games.title.search-games": [
  "Search"
 ],
 "games.title.fav-games": [
  "Favourites"
 ],
 "games.title.jili": [
  "JL games"
 ],
 "games.title.slot": [
  "Slots"
 ],
 "games.title.crash": [
  "Crash"
 ],
 "games.title.rng-games": [
  "Casino"
 ],
 "games.title.live-games": [
  "Live casino"
 ],
 "games.title.fishing-games": [
  "Fishing"
 ],
 "games.title.poker-games": [
  "Poker and cards"
 ],
 "games.title.sport-games": [
  "Sports"
 ],
 "games.title.esport-games": [
  "Esports"
 ],
 "games.title.lott": [
  "Lottery"
 ],
 "games.title.elott": [
  "E-lottery"
 ],
 "games.centre.categories": [
  "Kinds of games"
 ],
 "games.centre.played": [
  "Providers you play"
 ],
 "games.centre.last_game": [
  "Last played: ",
  [
   "name"
  ]
 ],
 "games.centre.last_game_at": [
  "Last played: ",
  [
   "name"
  ],
  " · ",
  [
   "when"
  ]
 ],
 "games.centre.all": [
  "All providers"
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
     " kind"
    ],
    "other": [
     "#",
     " kinds"
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
  "Order"
 ],
 "games.sort.hot": [
  "Popular first"
 ],
 "games.sort.name": [
  "By name"
 ],
 "games.sort.new": [
  "New first"
 ],
 "games.provider.unknown": [
  "We have no such provider"
 ],
 "games.provider.unknown_text": [
  "It may have left, or the link has a mistake."
 ],
 "games.provider.all": [
  "See all providers"
 ],
 "games.title.gameCenter": [
  "Game centre"
 ],
 "games.title.provider": [
  "Provider"
 ],
 "games.lottery.next": [
  "Next draw"
 ],
 "games.lottery.later": [
  "Draws after it"
 ],
 "games.lottery.zone": [
  "Dhaka time"
 ],
 "games.lottery.drum": [
  [
   "count",
   "number"
  ],
  " of ",
  [
   "size",
   "number"
  ],
  " ·"
 ],
 "games.lottery.digits": [
  [
   "count",
   "number"
  ],
  " digits ·"
 ],
 "games.lottery.number": [
  "Draw ",
  [
   "number",
   "number"
  ]
 ],
 "games.lottery.number_at": [
  "Draw ",
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
  "Drawn at ",
  [
   "time"
  ]
 ],
 "games.lottery.drawing": [
  "Drawing"
 ],
 "games.lottery.hours_left": [
  [
   "hours",
   "number"
  ],
  " h ",
  [
   "minutes",
   "number"
  ],
  " min"
 ],
 "games.lottery.said_soon": [
  [
   "name"
  ],
  ": five minutes to the draw"
 ],
 "games.lottery.said_drawing": [
  [
   "name"
  ],
  ": the draw is under way"
 ],
 "games.lottery.play": [
  "Play ",
  [
   "name"
  ]
 ],
 "games.lottery.last": [
  "Last results"
 ],
 "games.lottery.none": [
  "Nothing has been drawn yet. Results appear here after the first draw."
 ],
 "games.lottery.drawn": [
  "Draw ",
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
  ": all results"
 ],
 "games.lottery.balls": [
  "Balls drawn"
 ],
 "games.lottery.bonus": [
  "Bonus ball ",
  [
   "ball",
   "number"
  ]
 ],
 "games.lottery.proof": [
  "Proof of the result"
 ],
 "games.lottery.proof_text": [
  "The seal was published before the draw, the seed after it. When the ",
  [
   "algorithm"
  ],
  " of the seed equals the seal, the result was not changed afterwards."
 ],
 "games.lottery.commitment": [
  "Seal (",
  [
   "algorithm"
  ],
  ")"
 ],
 "games.lottery.seed": [
  "Seed"
 ],
 "games.lottery.bets": [
  "These draws are the same for everybody. Tickets are bought in the game, until the moment of the draw."
 ],
 "games.lottery.silent": [
  "Times and results of draws cannot be had at the moment. The games can be played; look again soon."
 ],
 "games.lottery.kind.trad": [
  "Traditional lotteries"
 ],
 "games.lottery.kind.ent": [
  "Lotteries for entertainment"
 ],
 "games.lottery.results_of": [
  [
   "name"
  ],
  ": results"
 ],
 "games.lottery.page": [
  "Page ",
  [
   "page",
   "number"
  ],
  " of ",
  [
   "pages",
   "number"
  ]
 ],
 "games.lottery.pages": [
  "Pages of results"
 ],
 "games.lottery.newer": [
  "Newer results"
 ],
 "games.lottery.older": [
  "Older results"
 ],
 "games.lottery.back": [
  "All lotteries"
 ],
 "games.lottery.empty": [
  [
   "name"
  ],
  ": no results here"
 ],
 "games.lottery.empty_text": [
  "This lottery has not drawn yet, or the page is after the last result."
 ],
 "games.lottery.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more draw"
    ],
    "other": [
     "#",
     " more draws"
    ]
   }
  ]
 ],
 "games.centre.one_tap": [
  "Games in one tap"
 ],
 "games.centre.painted_esports": [
  "The teams are made up and the matches are painted."
 ],
 "games.centre.painted_cockfight": [
  "These fights are painted. No animal takes part."
 ],
 "games.match.running": [
  "Running"
 ],
 "games.match.now": [
  "Running now"
 ],
 "games.match.next": [
  "Next matches"
 ],
 "games.match.next_fights": [
  "Next fights"
 ],
 "games.match.starting": [
  "Starting"
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
  ": five minutes to the start"
 ],
 "games.match.said_starting": [
  [
   "home"
  ],
  " – ",
  [
   "away"
  ],
  ": it is starting"
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
  "All results"
 ],
 "games.match.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more match"
    ],
    "other": [
     "#",
     " more matches"
    ]
   }
  ]
 ],
 "games.match.number": [
  "Match ",
  [
   "number",
   "number"
  ]
 ],
 "games.match.round": [
  "Round ",
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
  " overs"
 ],
 "games.match.not_batted": [
  "yet to bat"
 ],
 "games.match.first_innings": [
  "First innings"
 ],
 "games.match.innings_break": [
  "Break between the innings"
 ],
 "games.match.need": [
  [
   "runs",
   "plural",
   {
    "one": [
     "#",
     " run"
    ],
    "other": [
     "#",
     " runs"
    ]
   }
  ],
  " to win from ",
  [
   "balls",
   "plural",
   {
    "one": [
     "#",
     " ball"
    ],
    "other": [
     "#",
     " balls"
    ]
   }
  ]
 ],
 "games.match.this_over": [
  "Balls of this over"
 ],
 "games.match.wicket_sign": [
  "W"
 ],
 "games.match.wicket": [
  "Wicket"
 ],
 "games.match.minute": [
  "Minute ",
  [
   "minute",
   "number"
  ],
  " · ",
  [
   "phase"
  ]
 ],
 "games.match.first_half": [
  "first half"
 ],
 "games.match.second_half": [
  "second half"
 ],
 "games.match.half_time": [
  "Half time"
 ],
 "games.match.map": [
  "Map ",
  [
   "number",
   "number"
  ],
  " of at most ",
  [
   "most",
   "number"
  ],
  " · rounds ",
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
  "Break before the next map"
 ],
 "games.match.exchange": [
  [
   "over",
   "number"
  ],
  " of ",
  [
   "exchanges",
   "number"
  ],
  " exchanges"
 ],
 "games.match.won": [
  [
   "name"
  ],
  " won"
 ],
 "games.match.won_by_wickets": [
  [
   "name"
  ],
  " won by ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " wicket"
    ],
    "other": [
     "#",
     " wickets"
    ]
   }
  ]
 ],
 "games.match.won_by_runs": [
  [
   "name"
  ],
  " won by ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " run"
    ],
    "other": [
     "#",
     " runs"
    ]
   }
  ]
 ],
 "games.match.draw": [
  "Draw"
 ],
 "games.match.tie": [
  "Tie"
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
  "No match has ended yet. Results appear here after the first one."
 ],
 "games.match.corners_title": [
  [
   "count",
   "plural",
   {
    "one": [
     "Last round"
    ],
    "other": [
     "Last ",
     "#",
     " rounds"
    ]
   }
  ]
 ],
 "games.match.corners": [
  "Red ",
  [
   "red",
   "number"
  ],
  ", blue ",
  [
   "blue",
   "number"
  ],
  ", draws ",
  [
   "draws",
   "number"
  ],
  ". Earlier results do not change the next round."
 ],
 "games.match.red": [
  "Red"
 ],
 "games.match.blue": [
  "Blue"
 ],
 "games.match.proof_text": [
  "The seal was published before the start, the seed after the end. When the ",
  [
   "algorithm"
  ],
  " of the seed equals the seal, the course of the match was not changed afterwards."
 ],
 "games.match.results": [
  "All results"
 ],
 "games.match.back": [
  "Back to the matches"
 ],
 "games.match.empty": [
  "No results here"
 ],
 "games.match.empty_text": [
  "No match has ended yet, or the page is after the last result."
 ],
 "games.presenters.title": [
  "Hosts"
 ],
 "games.presenters.on": [
  "On now"
 ],
 "games.presenters.until": [
  "until ",
  [
   "to"
  ]
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
  "all day"
 ],
 "games.play.played": [
  [
   "minutes",
   "number"
  ],
  " min"
 ],
 "games.reality.title": [
  "Time to look up"
 ],
 "games.reality.time": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "You have played for ",
     "#",
     " minute."
    ],
    "other": [
     "You have played for ",
     "#",
     " minutes."
    ]
   }
  ]
 ],
 "games.reality.result": [
  "Result so far: ",
  [
   "amount"
  ]
 ],
 "games.reality.round": [
  "A round that is open ends as usual."
 ],
 "games.reality.go_on": [
  "Go on playing"
 ],
 "games.reality.stop": [
  "Stop playing"
 ],
 "games.reality.limits": [
  "Limits and breaks"
 ]
};
