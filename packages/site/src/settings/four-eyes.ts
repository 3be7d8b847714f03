import { FOUR_EYES_ALWAYS } from '@maidan/contract/constants';
import type { FourEyesAmountKind } from '@maidan/contract/constants';
import { z } from 'zod';

/** From which amount on each kind of act is a proposal, in minor units, where a site says nothing else. */
const USUAL_FROM_MINOR: Readonly<Record<FourEyesAmountKind, number>> = {
  withdrawals: 5_000_000,
  rewards: 1_000_000,
  settlements: 50_000_000,
};

const fromMinor = (usual: number) =>
  z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(usual);

/** Which acts of operators wait for a second one (OPS-08); the schema of the settings explains it. */
export const fourEyesSchema = z
  .strictObject({
    /** Kinds of acts that always wait for a second operator. */
    always: z
      .array(z.enum(FOUR_EYES_ALWAYS))
      .max(FOUR_EYES_ALWAYS.length)
      .default([...FOUR_EYES_ALWAYS]),
    /** Kinds that wait from an amount on, in minor units; null for a kind that never does. */
    fromMinor: z
      .strictObject({
        withdrawals: fromMinor(USUAL_FROM_MINOR.withdrawals),
        rewards: fromMinor(USUAL_FROM_MINOR.rewards),
        settlements: fromMinor(USUAL_FROM_MINOR.settlements),
      } satisfies Record<FourEyesAmountKind, z.ZodType>)
      .prefault({}),
    /** How many hours a proposal waits before it ends. */
    proposalHours: z.int().min(1).max(168).default(24),
  })
  .prefault({});

/** The rule of stored settings, without a look at the rest of them. @throws ZodError when it breaks the schema */
export function readFourEyes(stored: unknown): z.output<typeof fourEyesSchema> {
  return fourEyesSchema.parse(stored ?? undefined);
}
