import {
  operatorKeysSetting,
  originSetting,
  readEnvironment,
  secretSetting,
  serviceSettings,
  wholeNumberSetting,
} from '@maidan/partner-service';
import { z } from 'zod';

const operator = z.object({
  secret: secretSetting,
  callbackOrigins: z.array(originSetting).min(1),
});

const schema = z.object({
  ...serviceSettings(3003),
  /** JSON: key id to `{ "secret", "callbackOrigins": [origin, …] }`, one per operator. */
  OPERATOR_KEYS: operatorKeysSetting(operator),
  /** How long a hosted page accepts a decision, in milliseconds; default 15 minutes. */
  PAYMENT_LIFE_MS: wholeNumberSetting(1_000).default(900_000),
  /** How long a payout takes, in milliseconds; default 5 seconds. */
  PAYOUT_DELAY_MS: wholeNumberSetting(0).default(5_000),
});

/** Settings of the cashier, parsed once at start. */
export type Env = z.output<typeof schema>;
/** The cashier's operators, by key id. */
export type OperatorKeys = Env['OPERATOR_KEYS'];

/** Reads the settings. @throws PlainError with one sentence that names every missing or broken variable */
export function readEnv(variables: Record<string, string | undefined>): Env {
  return readEnvironment('cashier', schema, variables);
}
