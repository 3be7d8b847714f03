import { z } from 'zod';
import type { DrawEngine, StakeLimits } from '../../engines/engine.ts';

/** What there is to shoot at. */
export interface FishKind {
  key: string;
  /** How many fish one shot goes to. Each is caught or not for itself. */
  fish: number;
  /** What each caught fish pays, as a multiple of the shot. */
  pays: number;
  /** Of 10,000 numbers those below this one catch a fish. */
  chanceOf10000: number;
}

/** How many numbers a fish is drawn from. */
const NUMBERS = 10_000;
/** The levels of the cannon; the shot of a level costs the level times ten. */
export const CANNON = { levels: 10, levelMinor: 1_000 } as const;

/**
 * What swims in the water, smallest pay first. Chance × pay × fish is 96 % for every kind. The shoal is one shot at three
 * fish, and the boss looks different in every title.
 */
export const FISH: readonly FishKind[] = [
  { key: 'shoal', fish: 3, pays: 1, chanceOf10000: 3_200 },
  { key: 'puti', fish: 1, pays: 2, chanceOf10000: 4_800 },
  { key: 'koi', fish: 1, pays: 3, chanceOf10000: 3_200 },
  { key: 'tengra', fish: 1, pays: 5, chanceOf10000: 1_920 },
  { key: 'ilish', fish: 1, pays: 10, chanceOf10000: 960 },
  { key: 'rui', fish: 1, pays: 20, chanceOf10000: 480 },
  { key: 'boal', fish: 1, pays: 50, chanceOf10000: 192 },
  { key: 'boss', fish: 1, pays: 100, chanceOf10000: 96 },
];

const LIMITS: StakeLimits = {
  minMinor: CANNON.levelMinor,
  maxMinor: CANNON.levels * CANNON.levelMinor,
  stepMinor: CANNON.levelMinor,
  chipsMinor: [1_000, 2_000, 3_000, 5_000, 10_000],
};

/** The kind at which one shot is aimed. */
export interface FishingChoice {
  fish: string;
}

const fishingChoice = z.strictObject({ fish: z.enum(FISH.map(({ key }) => key)) });

/** The kind of a key, which `parseChoice` has checked. */
export function kindOf(key: string): FishKind {
  const kind = FISH.find((one) => one.key === key);
  if (kind === undefined) throw new RangeError(`kindOf: no fish is called ${key}`);
  return kind;
}

/**
 * One shot at one kind. For each of its fish the next number, floor(fraction × 10,000), is compared with the chance:
 * below it the fish is caught. So a fish is caught exactly when its fraction is below its chance.
 */
export const fishingGame: DrawEngine<FishingChoice> = {
  limits: LIMITS,
  parseChoice: (value) => fishingChoice.safeParse(value).data,
  draw({ fish }, stakeMinor, random) {
    const kind = kindOf(fish);
    const caught = Array.from({ length: kind.fish }, () => random(NUMBERS) < kind.chanceOf10000);
    const count = caught.filter(Boolean).length;
    return { outcome: { fish, caught }, payoutMinor: stakeMinor * kind.pays * count };
  },
  rules: { returnBp: 9_600, fish: FISH, cannon: CANNON },
};
