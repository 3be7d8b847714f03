import {
  operatorKeysSetting,
  originSetting,
  readEnvironment,
  secretSetting,
  serviceSettings,
} from '@maidan/partner-service';
import { z } from 'zod';

const operator = z.object({
  secret: secretSetting,
  walletBaseUrl: z.url({ protocol: /^https?$/ }),
});

const schema = z.object({
  ...serviceSettings(3002),
  /** JSON: key id to `{ "secret", "walletBaseUrl" }`, one per operator. */
  OPERATOR_KEYS: operatorKeysSetting(operator),
  /** Comma-separated origins that may frame the games. */
  ALLOWED_LOBBY_ORIGINS: z
    .string()
    .default('http://localhost:3000')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(originSetting).min(1)),
});

/** Settings of the arcade, parsed once at start. */
export type Env = z.output<typeof schema>;
/** The arcade's operators, by key id. */
export type OperatorKeys = Env['OPERATOR_KEYS'];

/** Reads the settings. @throws PlainError with one sentence that names every missing or broken variable */
export function readEnv(variables: Record<string, string | undefined>): Env {
  return readEnvironment('arcade', schema, variables);
}
