// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "games.search.title": [
  "খোঁজ"
 ],
 "games.search.placeholder": [
  "গেম বা প্রোভাইডার"
 ],
 "games.search.clear": [
  "মুছুন"
 ],
 "games.search.results": [
  "খোঁজার ফলাফল"
 ],
 "games.search.recommended": [
  "আপনার জন্য বাছাই"
 ],
 "games.search.hint": [
  "বানান দেখে নিন, অথবা প্রোভাইডারের নাম দিয়ে খুঁজুন।"
 ],
 "games.search.did_you_mean": [
  "আপনি কি ",
  [
   "name"
  ],
  " খুঁজছেন?"
 ],
 "games.search.found": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি ফল"
    ],
    "other": [
     "#",
     "টি ফল"
    ]
   }
  ],
  ", নাম ও উচ্চারণ মিলিয়ে"
 ],
 "games.search.provider": [
  "প্রোভাইডার"
 ],
 "games.search.recent": [
  "সাম্প্রতিক খোঁজ"
 ],
 "games.search.recent_clear": [
  "সব মুছুন"
 ],
 "games.search.recent_remove": [
  "“",
  [
   "text"
  ],
  "” মুছুন"
 ],
 "games.search.recent_note": [
  "শুধু এই ডিভাইসে রাখা হয়।"
 ],
 "games.search.without_filter": [
  "ফিল্টার মুছে আবার খুঁজুন"
 ],
 "games.no_game": [
  "কোনো গেম পাওয়া যায়নি"
 ],
 "games.more_game": [
  "আরও গেম দেখুন"
 ],
 "games.free_reject": [
  "এই অ্যাকাউন্টে ফ্রি খেলা চালু নেই।"
 ],
 "games.list.label": [
  "গেম"
 ],
 "games.list.count": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি গেম"
    ],
    "other": [
     "#",
     "টি গেম"
    ]
   }
  ]
 ],
 "games.list.progress": [
  [
   "total",
   "number"
  ],
  "টির মধ্যে ",
  [
   "shown",
   "number"
  ],
  "টি"
 ],
 "games.list.loading": [
  "গেম লোড হচ্ছে…"
 ],
 "games.list.loading_more": [
  "আরও গেম লোড হচ্ছে…"
 ],
 "games.list.end": [
  "এই তালিকার সব গেম দেখানো হয়েছে।"
 ],
 "games.list.empty": [
  "কোনো গেম পাওয়া যায়নি"
 ],
 "games.list.empty_text": [
  "অন্য ফিল্টার বাছুন, অথবা সব গেম দেখুন।"
 ],
 "games.list.empty_action": [
  "সব গেম দেখুন"
 ],
 "games.list.error": [
  "গেম লোড করা যায়নি।"
 ],
 "games.list.error_more": [
  "পরের গেমগুলো লোড করা যায়নি। আবার চেষ্টা করতে চাপুন।"
 ],
 "games.list.favourites_empty": [
  "এখনও কোনো প্রিয় গেম নেই"
 ],
 "games.list.favourites_empty_text": [
  "কোনো গেমের তারকায় চাপলে সেটি এখানে থাকবে।"
 ],
 "games.list.recent_empty": [
  "এখনও কিছু খেলা হয়নি"
 ],
 "games.list.recent_empty_text": [
  "আপনি যেসব গেম খেলবেন সেগুলো এখানে থাকবে।"
 ],
 "games.classify.label": [
  "তালিকা"
 ],
 "games.classify.all": [
  "সব"
 ],
 "games.classify.new": [
  "নতুন"
 ],
 "games.classify.hot": [
  "হট"
 ],
 "games.classify.recent": [
  "সাম্প্রতিক"
 ],
 "games.classify.favourite": [
  "প্রিয়"
 ],
 "games.vendor.label": [
  "প্রোভাইডার"
 ],
 "games.vendor.all": [
  "সব"
 ],
 "games.vendor.choose": [
  "প্রোভাইডার বাছুন"
 ],
 "games.vendor.confirm": [
  "নিশ্চিত করুন"
 ],
 "games.vendor.reset": [
  "রিসেট"
 ],
 "games.vendor.show_more": [
  [
   "count",
   "plural",
   {
    "one": [
     "আরও ",
     "#",
     "টি প্রোভাইডার"
    ],
    "other": [
     "আরও ",
     "#",
     "টি প্রোভাইডার"
    ]
   }
  ]
 ],
 "games.filter.title": [
  "ফিল্টার"
 ],
 "games.filter.open": [
  "গেম ফিল্টার করুন"
 ],
 "games.filter.name": [
  "গেমের নাম"
 ],
 "games.filter.name_hint": [
  "গেমের নাম লিখুন"
 ],
 "games.filter.providers": [
  "প্রোভাইডার"
 ],
 "games.filter.types": [
  "গেমের ধরন"
 ],
 "games.filter.chosen": [
  "বাছা হয়েছে"
 ],
 "games.filter.remove": [
  [
   "name"
  ],
  " সরান"
 ],
 "games.filter.selected": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি বাছা হয়েছে"
    ],
    "other": [
     "#",
     "টি বাছা হয়েছে"
    ]
   }
  ]
 ],
 "games.filter.reset": [
  "রিসেট"
 ],
 "games.filter.submit": [
  [
   "count",
   "plural",
   {
    "0": [
     "কোনো গেম নেই"
    ],
    "one": [
     "#",
     "টি গেম দেখুন"
    ],
    "other": [
     "#",
     "টি গেম দেখুন"
    ]
   }
  ]
 ],
 "games.filter.submit_unknown": [
  "গেম দেখুন"
 ],
 "games.centre.title": [
  "গেম সেন্টার"
 ],
 "games.centre.hot": [
  "হট"
 ],
 "games.centre.empty": [
  "এখন কোনো প্রোভাইডার নেই"
 ],
 "games.recent.title": [
  "সাম্প্রতিক গেম"
 ],
 "games.play.loading": [
  [
   "game"
  ],
  " খুলছে…"
 ],
 "games.play.launch": [
  "খেলুন"
 ],
 "games.play.free": [
  "ফ্রি খেলুন"
 ],
 "games.play.starting_free": [
  "ফ্রি খেলা শুরু হচ্ছে…"
 ],
 "games.play.other_games": [
  "অন্য গেম"
 ],
 "games.play.no_free_text": [
  "লগইন করুন, অথবা অন্য গেম বাছুন।"
 ],
 "games.play.no_free_formal": [
  "আপনার অ্যাকাউন্টে খেলুন, অথবা অন্য গেম বাছুন।"
 ],
 "games.play.no_free": [
  "এই গেমে ফ্রি খেলা নেই।"
 ],
 "games.play.frame": [
  "গেম ",
  [
   "game"
  ]
 ],
 "games.play.back": [
  "লবিতে ফিরুন"
 ],
 "games.play.balance": [
  "ব্যালেন্স"
 ],
 "games.play.clock": [
  "সময়"
 ],
 "games.play.full_screen": [
  "পুরো স্ক্রিন"
 ],
 "games.play.exit_full_screen": [
  "পুরো স্ক্রিন থেকে ফিরুন"
 ],
 "games.play.failed": [
  "গেমটি খোলা যায়নি।"
 ],
 "games.play.failed_text": [
  "কোনো বেট কাটা হয়নি। আবার চেষ্টা করুন, অথবা অন্য গেম বাছুন।"
 ],
 "games.play.no_stake": [
  "কোনো বেট কাটা হয়নি।"
 ],
 "games.play.resume": [
  "আপনার চলমান রাউন্ডটি আবার শুরু হচ্ছে।"
 ],
 "games.play.free_balance": [
  "ফ্রি ক্রেডিট"
 ],
 "games.play.cut_off": [
  "গেমের সংযোগ কেটে গেছে। শেষ জানা ব্যালেন্স দেখানো হচ্ছে।"
 ],
 "games.play.login": [
  [
   "game"
  ],
  " খেলতে লগইন করুন।"
 ],
 "games.play.session_ended": [
  "লগআউট হওয়ায় গেমটি বন্ধ হয়েছে।"
 ],
 "games.play.needs_script": [
  "গেম খেলতে JavaScript লাগে। চালু করে পাতাটি আবার লোড করুন।"
 ],
 "games.list.previous": [
  "আগের গেম"
 ],
 "games.list.applied": [
  "চালু ফিল্টার"
 ],
 "games.list.lift": [
  [
   "name"
  ],
  " ফিল্টার সরান"
 ],
 "games.vendor.games": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     "টি গেম"
    ],
    "other": [
     "#",
     "টি গেম"
    ]
   }
  ]
 ],
 "games.hot.filter": [
  "হট গেমের নাম"
 ],
 "games.hot.refresh": [
  "হট গেম আবার লোড করুন"
 ],
 "games.search.kinds": [
  "গেমের ধরন"
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
  "হট গেম"
 ],
 "games.title.search-games": [
  "খোঁজ"
 ],
 "games.title.fav-games": [
  "প্রিয় গেম"
 ],
 "games.title.jili": [
  "JL গেম"
 ],
 "games.title.slot": [
  "স্লট"
 ],
 "games.title.crash": [
  "ক্র্যাশ"
 ],
 "games.title.rng-games": [
  "ক্যাসিনো"
 ],
 "games.title.live-games": [
  "লাইভ ক্যাসিনো"
 ],
 "games.title.fishing-games": [
  "ফিশিং"
 ],
 "games.title.poker-games": [
  "পোকার ও কার্ড"
 ],
 "games.title.sport-games": [
  "স্পোর্টস"
 ],
 "games.title.esport-games": [
  "ই-স্পোর্টস"
 ],
 "games.title.lott": [
  "লটারি"
 ],
 "games.title.elott": [
  "ই-লটারি"
 ],
 "games.centre.categories": [
  "গেমের ধরন"
 ],
 "games.centre.played": [
  "আপনি যাঁদের গেম খেলেন"
 ],
 "games.centre.last_game": [
  "শেষ খেলা: ",
  [
   "name"
  ]
 ],
 "games.centre.last_game_at": [
  "শেষ খেলা: ",
  [
   "name"
  ],
  " · ",
  [
   "when"
  ]
 ],
 "games.centre.all": [
  "সব প্রোভাইডার"
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
     "টি ধরন"
    ],
    "other": [
     "#",
     "টি ধরন"
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
  "সাজানো"
 ],
 "games.sort.hot": [
  "জনপ্রিয় আগে"
 ],
 "games.sort.name": [
  "নাম ধরে"
 ],
 "games.sort.new": [
  "নতুন আগে"
 ],
 "games.provider.unknown": [
  "এমন কোনো প্রোভাইডার আমাদের নেই"
 ],
 "games.provider.unknown_text": [
  "প্রোভাইডারটি হয়তো আর নেই, অথবা লিংকে ভুল আছে।"
 ],
 "games.provider.all": [
  "সব প্রোভাইডার দেখুন"
 ],
 "games.title.gameCenter": [
  "গেম সেন্টার"
 ],
 "games.title.provider": [
  "প্রোভাইডার"
 ],
 "games.lottery.next": [
  "পরের ড্র"
 ],
 "games.lottery.later": [
  "এরপরের ড্র"
 ],
 "games.lottery.zone": [
  "ঢাকার সময়"
 ],
 "games.lottery.drum": [
  [
   "size",
   "number"
  ],
  "-এর মধ্যে ",
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
  "টি অঙ্ক ·"
 ],
 "games.lottery.number": [
  "ড্র ",
  [
   "number",
   "number"
  ]
 ],
 "games.lottery.number_at": [
  "ড্র ",
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
  "ড্র হবে ",
  [
   "time"
  ],
  "-এ"
 ],
 "games.lottery.drawing": [
  "ড্র হচ্ছে"
 ],
 "games.lottery.hours_left": [
  [
   "hours",
   "number"
  ],
  " ঘ ",
  [
   "minutes",
   "number"
  ],
  " মি"
 ],
 "games.lottery.said_soon": [
  [
   "name"
  ],
  ": ড্র হতে পাঁচ মিনিট বাকি"
 ],
 "games.lottery.said_drawing": [
  [
   "name"
  ],
  ": ড্র হচ্ছে"
 ],
 "games.lottery.play": [
  [
   "name"
  ],
  " খেলুন"
 ],
 "games.lottery.last": [
  "শেষ ফল"
 ],
 "games.lottery.none": [
  "এখনও কোনো ড্র হয়নি। প্রথম ড্রয়ের পরই ফল এখানে আসবে।"
 ],
 "games.lottery.drawn": [
  "ড্র ",
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
  ": সব ফল"
 ],
 "games.lottery.balls": [
  "ড্রয়ের বল"
 ],
 "games.lottery.bonus": [
  "বোনাস বল ",
  [
   "ball",
   "number"
  ]
 ],
 "games.lottery.proof": [
  "ফলের প্রমাণ"
 ],
 "games.lottery.proof_text": [
  "চিহ্নটি ড্রয়ের আগেই প্রকাশ করা হয়েছিল, বীজটি ড্রয়ের পরে। বীজের ",
  [
   "algorithm"
  ],
  " চিহ্নের সঙ্গে মিললে বোঝা যায়, ফল পরে বদলানো হয়নি।"
 ],
 "games.lottery.commitment": [
  "চিহ্ন (",
  [
   "algorithm"
  ],
  ")"
 ],
 "games.lottery.seed": [
  "বীজ"
 ],
 "games.lottery.bets": [
  "এই ড্রগুলো সবার জন্য একই। গেমে টিকিট কেনা যায়, ড্রয়ের মুহূর্ত পর্যন্ত।"
 ],
 "games.lottery.silent": [
  "ড্রয়ের সময় ও ফল এখন পাওয়া যাচ্ছে না। গেমগুলো খেলা যাবে; একটু পরে আবার দেখুন।"
 ],
 "games.lottery.kind.trad": [
  "প্রচলিত লটারি"
 ],
 "games.lottery.kind.ent": [
  "বিনোদনের লটারি"
 ],
 "games.lottery.results_of": [
  [
   "name"
  ],
  ": ফল"
 ],
 "games.lottery.page": [
  [
   "pages",
   "number"
  ],
  " পাতার ",
  [
   "page",
   "number"
  ]
 ],
 "games.lottery.pages": [
  "ফলের পাতা"
 ],
 "games.lottery.newer": [
  "নতুন ফল"
 ],
 "games.lottery.older": [
  "আগের ফল"
 ],
 "games.lottery.back": [
  "সব লটারি"
 ],
 "games.lottery.empty": [
  [
   "name"
  ],
  ": এখানে কোনো ফল নেই"
 ],
 "games.lottery.empty_text": [
  "এই লটারির ড্র এখনও হয়নি, অথবা পাতাটি শেষ ফলেরও পরে।"
 ],
 "games.lottery.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "আরও ",
     "#",
     "টি ড্র"
    ],
    "other": [
     "আরও ",
     "#",
     "টি ড্র"
    ]
   }
  ]
 ],
 "games.centre.one_tap": [
  "এক ট্যাপে গেম"
 ],
 "games.centre.painted_esports": [
  "দলগুলো বানানো, ম্যাচগুলো আঁকা।"
 ],
 "games.centre.painted_cockfight": [
  "এগুলো আঁকা লড়াই। কোনো প্রাণী এতে অংশ নেয় না।"
 ],
 "games.match.running": [
  "চলছে"
 ],
 "games.match.now": [
  "এখন চলছে"
 ],
 "games.match.next": [
  "পরের ম্যাচ"
 ],
 "games.match.next_fights": [
  "পরের লড়াই"
 ],
 "games.match.starting": [
  "শুরু হচ্ছে"
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
  ": শুরু হতে পাঁচ মিনিট বাকি"
 ],
 "games.match.said_starting": [
  [
   "home"
  ],
  " – ",
  [
   "away"
  ],
  ": শুরু হচ্ছে"
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
  "সব ফল"
 ],
 "games.match.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "আরও ",
     "#",
     "টি ম্যাচ"
    ],
    "other": [
     "আরও ",
     "#",
     "টি ম্যাচ"
    ]
   }
  ]
 ],
 "games.match.number": [
  "ম্যাচ ",
  [
   "number",
   "number"
  ]
 ],
 "games.match.round": [
  "রাউন্ড ",
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
  " ওভার"
 ],
 "games.match.not_batted": [
  "ব্যাট করেনি"
 ],
 "games.match.first_innings": [
  "প্রথম ইনিংস"
 ],
 "games.match.innings_break": [
  "ইনিংসের বিরতি"
 ],
 "games.match.need": [
  [
   "balls",
   "plural",
   {
    "one": [
     "#",
     " বলে"
    ],
    "other": [
     "#",
     " বলে"
    ]
   }
  ],
  " ",
  [
   "runs",
   "plural",
   {
    "one": [
     "#",
     " রান"
    ],
    "other": [
     "#",
     " রান"
    ]
   }
  ],
  " দরকার"
 ],
 "games.match.this_over": [
  "এই ওভারের বল"
 ],
 "games.match.wicket_sign": [
  "উ"
 ],
 "games.match.wicket": [
  "উইকেট"
 ],
 "games.match.minute": [
  [
   "minute",
   "number"
  ],
  " মিনিট · ",
  [
   "phase"
  ]
 ],
 "games.match.first_half": [
  "প্রথমার্ধ"
 ],
 "games.match.second_half": [
  "দ্বিতীয়ার্ধ"
 ],
 "games.match.half_time": [
  "হাফ টাইম"
 ],
 "games.match.map": [
  "ম্যাপ ",
  [
   "number",
   "number"
  ],
  ", সর্বোচ্চ ",
  [
   "most",
   "number"
  ],
  " · রাউন্ড ",
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
  "পরের ম্যাপের আগে বিরতি"
 ],
 "games.match.exchange": [
  [
   "exchanges",
   "number"
  ],
  " পালার ",
  [
   "over",
   "number"
  ],
  "টি শেষ"
 ],
 "games.match.won": [
  [
   "name"
  ],
  " জয়ী"
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
     " উইকেটে"
    ],
    "other": [
     "#",
     " উইকেটে"
    ]
   }
  ],
  " জয়ী"
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
     " রানে"
    ],
    "other": [
     "#",
     " রানে"
    ]
   }
  ],
  " জয়ী"
 ],
 "games.match.draw": [
  "ড্র"
 ],
 "games.match.tie": [
  "টাই"
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
  "এখনও কোনো ম্যাচ শেষ হয়নি। প্রথমটি শেষ হলেই ফল এখানে আসবে।"
 ],
 "games.match.corners_title": [
  [
   "count",
   "plural",
   {
    "one": [
     "শেষ রাউন্ড"
    ],
    "other": [
     "শেষ ",
     "#",
     "টি রাউন্ড"
    ]
   }
  ]
 ],
 "games.match.corners": [
  "লাল ",
  [
   "red",
   "number"
  ],
  ", নীল ",
  [
   "blue",
   "number"
  ],
  ", ড্র ",
  [
   "draws",
   "number"
  ],
  "। আগের ফল পরের রাউন্ডকে বদলায় না।"
 ],
 "games.match.red": [
  "লাল"
 ],
 "games.match.blue": [
  "নীল"
 ],
 "games.match.proof_text": [
  "চিহ্নটি শুরুর আগেই প্রকাশ করা হয়েছিল, বীজটি শেষ হওয়ার পরে। বীজের ",
  [
   "algorithm"
  ],
  " চিহ্নের সঙ্গে মিললে বোঝা যায়, ম্যাচের কিছুই পরে বদলানো হয়নি।"
 ],
 "games.match.results": [
  "সব ফল"
 ],
 "games.match.back": [
  "ম্যাচগুলোতে ফিরুন"
 ],
 "games.match.empty": [
  "এখানে কোনো ফল নেই"
 ],
 "games.match.empty_text": [
  "এখনও কোনো ম্যাচ শেষ হয়নি, অথবা পাতাটি শেষ ফলেরও পরে।"
 ],
 "games.presenters.title": [
  "উপস্থাপক"
 ],
 "games.presenters.on": [
  "এখন আছেন"
 ],
 "games.presenters.until": [
  [
   "to"
  ],
  " পর্যন্ত"
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
  "সারা দিন"
 ],
 "games.play.played": [
  [
   "minutes",
   "number"
  ],
  " মিনিট"
 ],
 "games.reality.title": [
  "একটু থামুন"
 ],
 "games.reality.time": [
  [
   "minutes",
   "plural",
   {
    "one": [
     "আপনি ",
     "#",
     " মিনিট ধরে খেলছেন।"
    ],
    "other": [
     "আপনি ",
     "#",
     " মিনিট ধরে খেলছেন।"
    ]
   }
  ]
 ],
 "games.reality.result": [
  "এ পর্যন্ত ফল: ",
  [
   "amount"
  ]
 ],
 "games.reality.round": [
  "চলমান রাউন্ড নিয়মমতো শেষ হবে।"
 ],
 "games.reality.go_on": [
  "খেলা চালিয়ে যান"
 ],
 "games.reality.stop": [
  "খেলা থামান"
 ],
 "games.reality.limits": [
  "সীমা ও বিরতি"
 ]
};
