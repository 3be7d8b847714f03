// What a game must not do to its player, checked in its words, its pays and the settings of the sites (FAIR-41).

/** The texts of a game in one language. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** How many rounds of a game paid nothing, something up to the stake, and more. */
export interface Payouts {
  readonly none: number;
  readonly upToStake: number;
  readonly above: number;
}

/** What the check reads of one game. Amounts in minor units. */
export interface CareGame {
  readonly name: string;
  /** All texts of its own: those of its folder in the frame, and the sentences in which its rules tell an outcome. */
  readonly texts: Texts;
  /** The chips are in the order in which the panel offers them. */
  readonly limits: { readonly minMinor: number; readonly chipsMinor: readonly number[] };
  /** The least and the greatest share that its ways to play return, and the largest payout in stakes. */
  readonly leastShare: number;
  readonly mostShare: number;
  readonly topTimes: number;
  /** What rounds paid that were played by its rules; absent where that depends on when and on what a player bets. */
  readonly payouts?: Payouts;
  /** The symbols of each reel, in order. */
  readonly reels?: readonly (readonly number[])[];
  /** Payouts in stakes that the frame celebrates though they are no gain. */
  readonly celebrated: readonly number[];
}

/** What the check reads of one site. */
export interface CareSite {
  readonly name: string;
  readonly playMode: 'social' | 'licensed';
  readonly slotPaceMs: number;
}

/** All that the check reads. */
export interface CareParts {
  readonly games: readonly CareGame[];
  /** Texts that no game has for itself: those of the frame and of the parts that games share. */
  readonly shared: Texts;
  readonly sites: readonly CareSite[];
  /** The least time from bet to bet that the frame keeps in every game. */
  readonly paceMs: number;
}

/** A breach: of which game or site, of which rule, and what was found. */
export interface CareFinding {
  readonly of: string;
  readonly rule: CareRule;
  readonly detail: string;
}

/** The rules, with the sentence that a report says of each. */
export const CARE_RULES = {
  press: 'No text presses to hurry or says that something is the last chance.',
  near_miss:
    'No text tells a loss as nearly won, and no reel shows a symbol more often than the others let it win.',
  promise: 'No text promises a win.',
  steer: 'No button pretends to steer what is already drawn.',
  praise: 'Nothing that pays the stake or less is celebrated.',
  stake: 'The first chip that is offered is the smallest stake there is.',
  pace: 'From bet to bet it takes two and a half seconds at least.',
} as const;

/** The name of a rule. */
export type CareRule = keyof typeof CARE_RULES;

/** From bet to bet, in milliseconds. */
const PACE_FLOOR_MS = 2_500;
/** A symbol may stand on the first reel this many times as often as on the next ones. */
const MOST_UNEVEN = 3;

const FORBIDDEN: Readonly<Partial<Record<CareRule, RegExp>>> = {
  press:
    /\b(hurry|last chance|act now|now or never|don.t miss)\b|তাড়াতাড়ি করুন|শেষ সুযোগ|দেরি করবেন না|हड़बड़|जल्दी करें|आख़िरी मौक़ा|आखिरी मौका|देर न करें/iu,
  near_miss:
    /\b(so close|nearly won|almost won|just missed|near miss)\b|অল্পের জন্য|একটুর জন্য|প্রায় জিত|बाल-बाल|ज़रा से चूक|लगभग जीत/iu,
  promise:
    /\b(due to win|sure win|guaranteed to win|lucky streak|you will win)\b|নিশ্চিত জয়|এবার জিতবেন|पक्की जीत|इस बार जीतेंगे/iu,
  steer: /\bstop the (reel|reels|wheel|ball|dice)\b|রিল থামান|চাকা থামান|रील रोकें|पहिया रोकें/iu,
};

/** What a finding names when it is about what all games share. */
export const FRAME_NAME = 'the frame';

/** Every breach in some games and sites. */
export function findBreaches({ games, shared, sites, paceMs }: CareParts): CareFinding[] {
  return [
    ...breachesOfWords({ name: FRAME_NAME, texts: shared }),
    ...games.flatMap((game) => [
      ...breachesOfWords(game),
      ...breachesOfReels(game),
      ...breachesOfStakes(game),
    ]),
    ...(paceMs < PACE_FLOOR_MS ? [paceFinding(FRAME_NAME, paceMs)] : []),
    ...sites.flatMap(({ name, slotPaceMs }) =>
      slotPaceMs < PACE_FLOOR_MS ? [paceFinding(name, slotPaceMs)] : [],
    ),
  ];
}

const paceFinding = (of: string, ms: number): CareFinding => ({
  of,
  rule: 'pace',
  detail: `${ms} ms from bet to bet`,
});

function breachesOfWords({ name, texts }: Pick<CareGame, 'name' | 'texts'>): CareFinding[] {
  return Object.entries(texts).flatMap(([language, all]) =>
    all.flatMap((text) =>
      Object.entries(FORBIDDEN).flatMap(([rule, pattern]) =>
        pattern.test(text)
          ? [{ of: name, rule: rule as CareRule, detail: `${language}: “${text}”` }]
          : [],
      ),
    ),
  );
}

/**
 * A symbol that the first reel shows much more often than the next two let it go on begins to win more often than it can.
 * Lines pay from the left, so a symbol that the first reel lacks is no bait.
 */
function breachesOfReels({ name, reels = [] }: CareGame): CareFinding[] {
  const symbols = new Set(reels[0] ?? []);
  return [...symbols].flatMap((symbol) => {
    const shares = reels.map((reel) => reel.filter((one) => one === symbol).length / reel.length);
    const [first = 0, second = 0, third = 0] = shares;
    if (first <= Math.min(second, third) * MOST_UNEVEN) return [];
    const figures = shares.map((share) => `${(share * 100).toFixed(1)} %`).join(', ');
    return [{ of: name, rule: 'near_miss' as const, detail: `symbol ${symbol}: ${figures}` }];
  });
}

function breachesOfStakes({ name, limits, celebrated }: CareGame): CareFinding[] {
  const { minMinor, chipsMinor } = limits;
  const [first = minMinor] = chipsMinor;
  const isSmallest = first <= minMinor && chipsMinor.every((chip) => chip >= first);
  return [
    ...(isSmallest
      ? []
      : [{ of: name, rule: 'stake' as const, detail: `${first} first, ${minMinor} is allowed` }]),
    ...celebrated.map((times) => ({
      of: name,
      rule: 'praise' as const,
      detail: `a payout of ${times} stakes`,
    })),
  ];
}
