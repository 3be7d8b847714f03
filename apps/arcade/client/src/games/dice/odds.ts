/** The side of the target on which a roll wins. */
export type Side = 'under' | 'over';

/** What the server says of the game; see `apps/arcade/src/games/dice/rules.ts`. */
export interface DiceRules {
  rolls: number;
  pay: number;
  winning: { least: number; most: number };
}

/** The chances and pays of a target, from the figures of the server. */
export function oddsOf({ rolls, pay }: DiceRules, side: Side, target: number) {
  const winning = side === 'under' ? target : rolls - 1 - target;
  const times = pay / winning;
  const share = pay / rolls;
  return {
    /** Cut to two decimals, as it is shown. */
    timesHundredths: Math.floor(times * 100),
    chance: winning / rolls,
    payoutOf: (stakeMinor: number) => Math.floor((stakeMinor * pay) / winning),
    returnBp: Math.floor(share * 10_000),
    deviation: Math.sqrt(share * times - share * share),
  };
}

/** The least and the most target of a side. */
export function rangeOf({ rolls, winning }: DiceRules, side: Side): readonly [number, number] {
  const top = rolls - 1;
  return side === 'under'
    ? [winning.least, winning.most]
    : [top - winning.most, top - winning.least];
}
