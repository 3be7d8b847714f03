import { z } from 'zod';
import type { DrawEngine, StakeLimits } from '../../engines/engine.ts';
import { fallsOf, throwDice, type Fall } from './throws.ts';
import { exactReturn, figuresOf, returnBpOf, type ExactReturn } from '../ways.ts';
import type { WayReturn } from '../room.ts';

/** A field of a dice table, as data that the frame reads too. Every condition that it has must hold. */
export interface DiceField {
  /** Sums of all dice that win. */
  sums?: readonly number[];
  /** Whether all dice must be alike, or must not. */
  isAlike?: boolean;
  /** Faces that must show, each on as many dice as it stands here. */
  faces?: readonly number[];
  /** A face whose number of dice decides the pay: `pays` has one entry for each number, from one die on. */
  counted?: number;
  /** What comes back for a bet that wins, in hundredths of it and with it; one entry where no face is counted. */
  pays: readonly number[];
}

/** The fields of a table by name, in the order in which they are printed. */
export type DiceFields = Readonly<Record<string, DiceField>>;

/** The chips of one throw: the amount on each field, in minor units. Their sum is the stake. */
export interface Chips {
  bets: Record<string, number>;
}

/** The smallest chip. Every amount on a field is a multiple of it. */
const CHIP_MINOR = 1_000;
const LIMITS: StakeLimits = {
  minMinor: CHIP_MINOR,
  maxMinor: 2_000_000,
  stepMinor: CHIP_MINOR,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** The most that may lie on a field, by the most that it pays: the first row whose pay is not exceeded. */
const MOST_MINOR = [
  { upToHundredths: 700, mostMinor: 1_000_000 },
  { upToHundredths: 1_300, mostMinor: 300_000 },
  { upToHundredths: 3_100, mostMinor: 100_000 },
  { upToHundredths: 6_100, mostMinor: 50_000 },
  { upToHundredths: Infinity, mostMinor: 20_000 },
] as const;

const topOf = ({ pays }: DiceField) => Math.max(...pays);
const timesOf = (face: number, dice: readonly number[]) =>
  dice.filter((one) => one === face).length;

function mostOf(field: DiceField): number {
  const row = MOST_MINOR.find(({ upToHundredths }) => topOf(field) <= upToHundredths);
  return row?.mostMinor ?? CHIP_MINOR;
}

/** What comes back for a bet on a field when the dice show these faces, in hundredths of it; 0 when it loses. */
function fieldPay(field: DiceField, dice: readonly number[]): number {
  const { sums, isAlike, faces = [], counted, pays } = field;
  const sum = dice.reduce((total, face) => total + face, 0);
  if (sums !== undefined && !sums.includes(sum)) return 0;
  if (isAlike !== undefined && isAlike !== dice.every((face) => face === dice[0])) return 0;
  if (faces.some((face) => timesOf(face, dice) < timesOf(face, faces))) return 0;
  return (counted === undefined ? pays[0] : pays[timesOf(counted, dice) - 1]) ?? 0;
}

/** What the chips of a throw cost together. */
function stakeOfChips({ bets }: Chips): number {
  return Object.values(bets).reduce((sum, minor) => sum + minor, 0);
}

/** What a table with so many dice is made of. */
export interface DiceTable {
  game: DrawEngine<Chips>;
  /** Exact, over all ways in which the dice can fall. */
  returnOf: (choice: Chips) => WayReturn;
  /** The return of one field, as a fraction of whole numbers. */
  fieldReturn: (name: string) => ExactReturn;
}

/** Makes the game of a table: chips on any fields, then one throw. */
export function createDiceTable(dice: number, fields: DiceFields): DiceTable {
  const byName = new Map(Object.entries(fields));
  const falls = fallsOf(dice);
  const payOf = (name: string, faces: readonly number[]) => {
    const field = byName.get(name);
    return field === undefined ? 0 : fieldPay(field, faces);
  };
  const paidFor = ({ bets }: Chips, faces: readonly number[]) =>
    Object.entries(bets).reduce(
      (sum, [name, minor]) => sum + (minor * payOf(name, faces)) / 100,
      0,
    );
  const fieldReturn = (name: string) =>
    exactReturn(
      falls.map(({ faces, ways }) => ({ count: ways, payHundredths: payOf(name, faces) })),
    );
  return {
    fieldReturn,
    returnOf: (choice) => returnOfChips(choice, falls, (faces) => paidFor(choice, faces)),
    game: {
      limits: LIMITS,
      parseChoice: createParser(byName),
      stakeOf: stakeOfChips,
      draw(choice, _stakeMinor, random) {
        const faces = throwDice(dice, random);
        return { outcome: { dice: faces }, payoutMinor: paidFor(choice, faces) };
      },
      rules: {
        // The panel states the lowest return of all fields.
        returnBp: Math.min(...[...byName.keys()].map((name) => returnBpOf(fieldReturn(name)))),
        dice,
        fields: Object.fromEntries(
          [...byName].map(([name, field]) => [
            name,
            { ...field, mostMinor: mostOf(field), ...figuresOf(fieldReturn(name)) },
          ]),
        ),
      },
    },
  };
}

/** Takes chips that lie on fields of the table, within the limits of each field and of the throw. */
function createParser(fields: ReadonlyMap<string, DiceField>) {
  const isAllowed = ([name, minor]: [string, number]) => {
    const field = fields.get(name);
    return field !== undefined && minor % CHIP_MINOR === 0 && minor <= mostOf(field);
  };
  const chips = z
    .strictObject({ bets: z.record(z.string().max(20), z.int().min(CHIP_MINOR)) })
    .refine(({ bets }) => Object.entries(bets).every((bet) => isAllowed(bet)))
    .refine((choice) => {
      const stake = stakeOfChips(choice);
      return stake >= LIMITS.minMinor && stake <= LIMITS.maxMinor;
    });
  return (value: unknown): Chips | undefined => chips.safeParse(value).data;
}

function returnOfChips(
  choice: Chips,
  falls: readonly Fall[],
  paidFor: (faces: readonly number[]) => number,
): WayReturn {
  const stake = stakeOfChips(choice);
  const ends = falls.map(({ faces, ways }) => ({ paid: paidFor(faces), ways }));
  const all = ends.reduce((sum, { ways }) => sum + ways, 0);
  const share = ends.reduce((sum, { paid, ways }) => sum + paid * ways, 0) / (all * stake);
  const squares = ends.reduce((sum, { paid, ways }) => sum + ways * (paid / stake - share) ** 2, 0);
  return {
    share,
    deviation: Math.sqrt(squares / all),
    topHundredths: Math.floor((Math.max(...ends.map(({ paid }) => paid)) * 100) / stake),
  };
}
