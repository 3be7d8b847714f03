import { z } from 'zod';
import { parseNetworks } from './networks.ts';
import { PlainError } from './plain-error.ts';

/** A whole number in decimal digits. An empty text is refused, because as a number it would be 0. */
export function wholeNumberSetting(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z
    .string()
    .regex(/^\d{1,16}$/, 'is no whole number')
    .transform(Number)
    .pipe(z.number().min(least, `is below ${least}`).max(most, `is above ${most}`));
}

/** The number of a port; 0 takes a free one. */
const portSetting = wholeNumberSetting(0, 65_535);

const addressSetting = z.string().min(1, 'is empty').default('127.0.0.1');

/** Variables that every process reads; `port` is where it listens by default. */
export const processSettings = (port: number) => ({
  /** Port to listen on. */
  PORT: portSetting.default(port),
  /** Address to listen on. Loopback unless set. */
  HOST: addressSetting,
  /** Port of `/healthz`, `/readyz` and `/metrics`; 10000 above PORT unless set. */
  PROBE_PORT: portSetting.optional(),
  /** Address of those. Loopback unless set; keep it from the public. */
  PROBE_HOST: addressSetting,
  /** Least severe level that is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Networks whose forwarded headers are believed, as `parseNetworks` reads them; nobody's unless set. */
export const networksSetting = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return parseNetworks(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

/** The secret that web and api share: 32 characters or more. */
export const deploymentSecretSetting = z.string('is missing').min(32, 'has under 32 characters');

/**
 * Reads the environment of a process, once.
 * @throws PlainError naming every variable that is missing or broken, in one sentence; the values of secrets are not in it
 */
export function readEnvironment<Schema extends z.ZodType>(
  process: string,
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new PlainError(`The ${process} cannot start with this environment: ${faults.join('; ')}.`);
}
