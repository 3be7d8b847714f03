import type { Amounts } from '../table/wagers.ts';

/** A field of a dice table as the server describes it; see `apps/arcade/src/games/dice-fields.ts`. */
export interface DiceField {
  sums?: readonly number[];
  isAlike?: boolean;
  faces?: readonly number[];
  counted?: number;
  /** What comes back for a bet, in hundredths of it; one entry for each number of dice where a face is counted. */
  pays: readonly number[];
  /** The most that may lie on the field, in minor units. */
  mostMinor: number;
  returnBp: number;
  topHundredths: number;
  deviation: number;
}

/** What the server says of a dice table. */
export interface DiceTableRules {
  dice: number;
  fields: Readonly<Record<string, DiceField>>;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const timesOf = (face: number, dice: readonly number[]) =>
  dice.filter((one) => one === face).length;

/** The sum of dice. */
export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** What comes back for a bet on a field when the dice show these faces, in hundredths of it; 0 when it loses. */
export function fieldPay(field: DiceField, dice: readonly number[]): number {
  const { sums, isAlike, faces = [], counted, pays } = field;
  if (sums !== undefined && !sums.includes(sumOf(dice))) return 0;
  if (isAlike !== undefined && isAlike !== dice.every((face) => face === dice[0])) return 0;
  if (faces.some((face) => timesOf(face, dice) < timesOf(face, faces))) return 0;
  return (counted === undefined ? pays[0] : pays[timesOf(counted, dice) - 1]) ?? 0;
}

/** Every fall of so many dice, whichever shows which, with the number of ways to it. */
function fallsOf(count: number): readonly { faces: readonly number[]; ways: number }[] {
  if (count === 0) return [{ faces: [], ways: 1 }];
  return fallsOf(count - 1).flatMap(({ faces, ways }) =>
    FACES.filter((face) => face >= (faces[faces.length - 1] ?? 1)).map((face) => ({
      faces: [...faces, face],
      ways: (ways * count) / (timesOf(face, faces) + 1),
    })),
  );
}

/** The chance that a field pays anything. */
export function chanceOf({ dice, fields }: DiceTableRules, name: string): number {
  const field = fields[name];
  if (field === undefined) return 0;
  const winning = fallsOf(dice).filter(({ faces }) => fieldPay(field, faces) > 0);
  return winning.reduce((sum, { ways }) => sum + ways, 0) / 6 ** dice;
}

/** What all chips on the table return together. */
export function figuresOf({ dice, fields }: DiceTableRules, bets: Amounts) {
  const stake = Object.values(bets).reduce((sum, minor) => sum + minor, 0);
  const ends = fallsOf(dice).map(({ faces, ways }) => {
    const paid = Object.entries(bets).reduce((sum, [name, minor]) => {
      const field = fields[name];
      return field === undefined ? sum : sum + (minor * fieldPay(field, faces)) / 100;
    }, 0);
    return { paid, ways };
  });
  const all = 6 ** dice;
  const paidOver = ends.reduce((sum, { paid, ways }) => sum + paid * ways, 0);
  const share = paidOver / (all * stake);
  const squares = ends.reduce((sum, { paid, ways }) => sum + ways * (paid / stake - share) ** 2, 0);
  return {
    returnBp: Math.floor((paidOver * 10_000) / (all * stake)),
    topHundredths: Math.floor((Math.max(...ends.map(({ paid }) => paid)) * 100) / stake),
    deviation: Math.sqrt(squares / all),
  };
}
