import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';
import { FIELD_COUNTS, RISKS, wheelOf, type FieldCount, type Risk } from './tables.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** Which of the fifteen wheels is spun. */
export interface WheelChoice {
  fields: FieldCount;
  risk: Risk;
}

const wheelChoice = z.strictObject({
  fields: z.literal(FIELD_COUNTS),
  risk: z.enum(RISKS),
});

/** Every wheel, for the frame: what each field pays in hundredths, by risk and number of fields. */
const wheels = Object.fromEntries(
  RISKS.map((risk) => [
    risk,
    Object.fromEntries(FIELD_COUNTS.map((fields) => [fields, wheelOf(fields, risk)])),
  ]),
);

/** The wheel of fields. The field is the published one: floor(fraction × fields), counted from 0. */
export const wheelGame: DrawEngine<WheelChoice> = {
  limits: LIMITS,
  parseChoice: (value) => wheelChoice.safeParse(value).data,
  draw({ fields, risk }, stakeMinor, random) {
    const field = random(fields);
    const pays = wheelOf(fields, risk)[field] ?? 0;
    return { outcome: { field, pays }, payoutMinor: payHundredths(stakeMinor, pays) };
  },
  rules: { returnBp: 9_900, wheels },
};
