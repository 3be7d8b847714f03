import { z } from 'zod';

const minorUnits = z.int().min(1).max(1_000_000_000_000);

/** What members may withdraw, and what the site approves by itself; the schema of the settings explains it. */
export const withdrawalsSchema = z
  .strictObject({
    minMinor: minorUnits,
    maxMinor: minorUnits,
    mostPerDay: z.int().min(1).max(100),
    mostPerDayMinor: minorUnits,
    approvedUpToMinor: z.int().min(0).max(1_000_000_000_000),
    reviewSeconds: z.int().min(0).max(86_400),
    payoutMinutes: z.int().min(1).max(10_080).default(30),
    reviewGoalMinutes: z.int().min(1).max(10_080).default(30),
  })
  .refine((limits) => limits.minMinor <= limits.maxMinor, 'minMinor is above maxMinor')
  .refine(
    (limits) => limits.maxMinor <= limits.mostPerDayMinor,
    'maxMinor is above mostPerDayMinor',
  )
  .default({
    minMinor: 50_000,
    maxMinor: 5_000_000,
    mostPerDay: 5,
    mostPerDayMinor: 10_000_000,
    approvedUpToMinor: 0,
    reviewSeconds: 60,
    payoutMinutes: 30,
    reviewGoalMinutes: 30,
  });
