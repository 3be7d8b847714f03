import type { RandomBelow } from '../../engines/random.ts';

/** Faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Throws so many dice. Each takes the next fraction and shows floor(fraction × 6) + 1; the first is the first in the
 * answer.
 */
export function throwDice(count: number, random: RandomBelow): number[] {
  return Array.from({ length: count }, () => random(FACES.length) + 1);
}

/** Faces that dice show, whichever die shows which. */
export interface Fall {
  /** From the lowest face to the highest. */
  readonly faces: readonly number[];
  /** In how many of the 6^count ways the dice can fall like this. */
  readonly ways: number;
}

/** Every fall of so many dice, each once. Their ways add up to 6^count. */
export function fallsOf(count: number): readonly Fall[] {
  if (count === 0) return [{ faces: [], ways: 1 }];
  return fallsOf(count - 1).flatMap(({ faces, ways }) =>
    FACES.filter((face) => face >= (faces.at(-1) ?? 1)).map((face) => {
      const alike = faces.filter((one) => one === face).length + 1;
      return { faces: [...faces, face], ways: (ways * count) / alike };
    }),
  );
}

const isFace = (face: unknown) => FACES.some((one) => one === face);

/** The faces in an outcome of so many dice; undefined for anything else. */
export function facesOf(value: unknown, count: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined;
  return value.every((face) => isFace(face)) ? (value as number[]) : undefined;
}
