import type { DrawEngine } from '../../engines/engine.ts';
import {
  betsParser,
  betsReturn,
  gatherKinds,
  paidFor,
  stakeOf,
  TABLE_LIMITS,
  type BetsChoice,
} from './bets.ts';
import { fallsOf, throwDice } from './throws.ts';
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
  return row?.mostMinor ?? 0;
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

/** What a table with so many dice is made of. */
export interface DiceTable {
  game: DrawEngine<BetsChoice>;
  /** Exact, over all ways in which the dice can fall. */
  returnOf: (choice: BetsChoice) => WayReturn;
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
  const paysOf = (faces: readonly number[], names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, payOf(name, faces)]));
  const kinds = gatherKinds(
    falls.map(({ faces, ways }) => ({ count: ways, pays: paysOf(faces, [...byName.keys()]) })),
  );
  const fieldReturn = (name: string) =>
    exactReturn(
      falls.map(({ faces, ways }) => ({ count: ways, payHundredths: payOf(name, faces) })),
    );
  return {
    fieldReturn,
    returnOf: (choice) => betsReturn(choice, kinds),
    game: {
      limits: TABLE_LIMITS,
      parseChoice: betsParser(
        Object.fromEntries([...byName].map(([name, field]) => [name, mostOf(field)])),
      ),
      stakeOf,
      draw(choice, _stakeMinor, random) {
        const faces = throwDice(dice, random);
        const pays = paysOf(faces, Object.keys(choice.bets));
        return { outcome: { dice: faces }, payoutMinor: paidFor(choice, pays) };
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
