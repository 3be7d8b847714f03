import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { WayReturn } from '../room.ts';

/** The chips of one round: the amount on each place, in minor units. Their sum is the stake. */
export interface BetsChoice {
  bets: Record<string, number>;
}

/** The smallest chip. Every amount on a place is a multiple of it. */
const CHIP_MINOR = 1_000;

/** What may be staked in one round at a table, over all places. */
export const TABLE_LIMITS: StakeLimits = {
  minMinor: CHIP_MINOR,
  maxMinor: 2_000_000,
  stepMinor: CHIP_MINOR,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** What the places pay in one kind of outcome, in hundredths of what lies on them, stake included; 0 where none is named. */
export type Pays = Readonly<Record<string, number>>;

/** Outcomes that pay the same, and how many of all equally likely ones they are. */
export interface OutcomeKind {
  readonly count: number;
  readonly pays: Pays;
}

/** What the chips of a round cost together, in minor units. */
export const stakeOf = ({ bets }: BetsChoice): number =>
  Object.values(bets).reduce((sum, minor) => sum + minor, 0);

/** What comes back for the chips of a round; whole minor units, because a chip is a multiple of 100. */
export const paidFor = ({ bets }: BetsChoice, pays: Pays): number =>
  Object.entries(bets).reduce((sum, [place, minor]) => sum + (minor * (pays[place] ?? 0)) / 100, 0);

/**
 * Makes the reader of a choice: chips on places of the table, none above what the place takes, together within the
 * limits of a table. It answers undefined for anything else.
 */
export function betsParser(
  mostMinor: Readonly<Record<string, number>>,
): (value: unknown) => BetsChoice | undefined {
  const places = new Map(Object.entries(mostMinor));
  const schema = z
    .strictObject({
      bets: z.record(z.string().max(20), z.int().min(CHIP_MINOR).multipleOf(CHIP_MINOR)),
    })
    .refine(({ bets }) =>
      Object.entries(bets).every(([place, minor]) => minor <= (places.get(place) ?? 0)),
    )
    .refine((choice) => {
      const stake = stakeOf(choice);
      return stake >= TABLE_LIMITS.minMinor && stake <= TABLE_LIMITS.maxMinor;
    });
  return (value) => schema.safeParse(value).data;
}

/** Gathers outcomes that pay the same on every place. */
export function gatherKinds(outcomes: Iterable<OutcomeKind>): OutcomeKind[] {
  const kinds = new Map<string, { count: number; pays: Pays }>();
  for (const { count, pays } of outcomes) {
    const name = JSON.stringify(pays);
    const kind = kinds.get(name) ?? { count: 0, pays };
    kinds.set(name, { pays, count: kind.count + count });
  }
  return [...kinds.values()];
}

/** The return of the chips of a round, over all kinds of outcomes. The counts must add up to less than 2^53. */
export function betsReturn(choice: BetsChoice, kinds: readonly OutcomeKind[]): WayReturn {
  const stake = stakeOf(choice);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const ends = kinds.map(({ count, pays }) => ({ count, paid: paidFor(choice, pays) }));
  const share = ends.reduce((sum, { count, paid }) => sum + count * paid, 0) / (all * stake);
  const squares = ends.reduce(
    (sum, { count, paid }) => sum + count * (paid / stake - share) ** 2,
    0,
  );
  return {
    share,
    deviation: Math.sqrt(squares / all),
    topHundredths: Math.floor((Math.max(...ends.map(({ paid }) => paid)) * 100) / stake),
  };
}

/** The lowest return of all places, each by itself, in basis points, cut. */
export function lowestReturnBp(places: readonly string[], kinds: readonly OutcomeKind[]): number {
  const shares = places.map((place) => betsReturn({ bets: { [place]: CHIP_MINOR } }, kinds).share);
  return Math.floor(Math.min(...shares) * 10_000);
}
