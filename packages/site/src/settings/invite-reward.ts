import { z } from 'zod';

const minorUnits = z.int().min(1).max(1_000_000_000);

/** What a member gets for inviting somebody; the schema of the settings explains it. */
export const inviteRewardSchema = z
  .strictObject({
    amountMinor: minorUnits,
    leastDepositMinor: minorUnits,
    wagerTimes: z.int().min(0).max(100),
    lifeDays: z.int().min(1).max(365),
    mostPerMonth: z.int().min(1).max(1000),
    from: z.iso.date(),
  })
  .nullable()
  .default(null);
