import { z } from 'zod';
import type { DrawEngine, StakeLimits } from './engine.ts';

/** A fish to shoot at: what it pays and how many of 10,000 shots catch it. */
export interface FishKind {
  key: string;
  /** Payout as a multiple of the shot. */
  pays: number;
  chanceOf10000: number;
}

/** The seven fish, smallest first. Chance times pay is the same 96 % for each. */
export const FISH: readonly FishKind[] = [
  { key: 'puti', pays: 2, chanceOf10000: 4_800 },
  { key: 'koi', pays: 3, chanceOf10000: 3_200 },
  { key: 'tengra', pays: 5, chanceOf10000: 1_920 },
  { key: 'ilish', pays: 10, chanceOf10000: 960 },
  { key: 'rui', pays: 20, chanceOf10000: 480 },
  { key: 'boal', pays: 50, chanceOf10000: 192 },
  { key: 'golden', pays: 100, chanceOf10000: 96 },
];

/** The names of the fish in each language. */
export const FISH_NAMES: Readonly<Record<string, { bn: string; en: string; hi: string }>> = {
  puti: { bn: 'পুঁটি', en: 'puti', hi: 'पुठिया' },
  koi: { bn: 'কই', en: 'koi', hi: 'कोई' },
  tengra: { bn: 'টেংরা', en: 'tengra', hi: 'टेंगरा' },
  ilish: { bn: 'ইলিশ', en: 'ilish', hi: 'हिल्सा' },
  rui: { bn: 'রুই', en: 'rui', hi: 'रोहू' },
  boal: { bn: 'বোয়াল', en: 'boal', hi: 'बोआल' },
  golden: { bn: 'সোনালি মাছ', en: 'golden fish', hi: 'सुनहरी मछली' },
};

const LIMITS: StakeLimits = {
  minMinor: 100,
  maxMinor: 100_000,
  stepMinor: 100,
  chipsMinor: [100, 500, 1_000, 5_000, 10_000],
};

const fishChoice = z.strictObject({
  fish: z.enum(FISH.map(({ key }) => key) as [string, ...string[]]),
});

/** One shot at one fish: it is caught with the fish's own chance, otherwise the stake is lost. */
export const fishingEngine: DrawEngine<z.infer<typeof fishChoice>> = {
  limits: LIMITS,
  parseChoice: (value) => fishChoice.safeParse(value).data,
  draw({ fish }, stakeMinor, random) {
    const kind = FISH.find(({ key }) => key === fish);
    const isCaught = kind !== undefined && random(10_000) < kind.chanceOf10000;
    return {
      outcome: { fish, isCaught },
      payoutMinor: isCaught ? stakeMinor * kind.pays : 0,
    };
  },
  rules: { returnBp: 9_600, fish: FISH },
};
