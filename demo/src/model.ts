/** The kind of a game, as the wire names it (`gameType`). */
export type Category = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';

/** Every game that a title of the demo can be. */
export const gameNames = [
  'mines',
  'plinko',
  'dice',
  'limbo',
  'hi-lo',
  'tower',
  'keno',
  'wheel',
  'coin',
  'ludo-race',
  'crash',
  'teen-patti',
  'three-card',
  'andar-bahar',
  'dragon-tiger',
  'baccarat',
  'blackjack',
  'casino-holdem',
  'video-poker',
  'sic-bo',
  'craps',
  'jhandi-munda',
  'seven-up-down',
  'roulette',
  'slot-classic',
  'slot-lines',
  'slot-cascade',
  'slot-respin',
  'bingo',
  'pick-three',
  'pick-four',
  'six-of-45',
  'scratch',
  'ball-draw',
  'fishing',
  'cricket',
  'football',
  'kabaddi',
  'tennis',
  'badminton',
  'hockey',
  'basketball',
  'volleyball',
  'boxing',
  'car-race',
  'boat-race',
  'archery',
  'esports',
  'cockfight',
] as const;

/** The game that a title is: its rules, whatever its theme. */
export type GameName = (typeof gameNames)[number];

/** What sets a title apart from others of its game: the thing that its cover shows, and its colours. */
export interface Theme {
  /** Name of the thing and its words, such as `beast:tiger`. */
  readonly motif: string;
  /** Name of the colours. */
  readonly palette: string;
}

/** The engine of the sandbox vendor that plays a title. */
export type Engine = 'slot' | 'crash' | 'draw' | 'table' | 'fishing';

/** One text in the languages of the demo. None is ever empty, but names of games have no Hindi text. */
export interface LocalText {
  readonly bn: string;
  readonly en: string;
  readonly hi?: string;
}

/** An invented maker of games. */
export interface DemoVendor {
  /** The vendor's code on the wire. */
  readonly vendor: string;
  readonly displayName: string;
  readonly isHot: boolean;
  /** Every category the vendor has a title in. */
  readonly categories: readonly Category[];
  /** The colour of the vendor's mark, `#rrggbb`. */
  readonly markColour: string;
}

/** How a lottery title is launched. */
export interface LotteryPlay {
  /** The prize mode of its category: `Lott` or `Elott`. */
  readonly lottoMode: string;
  /** Traditional draw or entertainment. */
  readonly playType: 'trad' | 'ent';
}

/** One title of the catalogue. Files are paths below `demo/assets`. */
export interface DemoGame {
  /** Seven digits computed from the slug, so the same title always has the same number. */
  readonly nodeId: number;
  readonly slug: string;
  readonly vendor: string;
  readonly gameType: Category;
  /** `SM`, `Crash`, `BG`, `JP`, `FeatureBuy` and the vendors' own; see `classifyNames`. */
  readonly classifies: readonly string[];
  readonly game: GameName;
  readonly theme: Theme;
  /** `<engine>.<slug>`: the vendor's own code, used at launch. */
  readonly gameCode: string;
  readonly name: string;
  readonly nameBn?: string;
  readonly isHot: boolean;
  /** Place among the hot games, 1 first; set only when `isHot`. */
  readonly hotRank?: number;
  readonly isNew: boolean;
  readonly supportsFreePlay: boolean;
  /** The tile opens the vendor's list instead of a game. */
  readonly opensVendorList?: boolean;
  readonly lottery?: LotteryPlay;
  /** 3:4 picture; with `coverPerSite` it holds `{site}`: resolve it with `assetForSite`. */
  readonly coverFile: string;
  /** 1:1 picture of some titles; with `coverPerSite` it holds `{site}` too. */
  readonly squareFile?: string;
  readonly coverPerSite?: boolean;
}
