import { z } from 'zod';

/** An origin such as `https://play.example.org`, without a path. */
export const originSetting = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin without a path');

/** The secret that a service shares with one operator, at least 16 characters. */
export const secretSetting = z.string().min(16, 'needs at least 16 characters');

/** Operators by key id, each with what `operator` says, as JSON in one variable. */
export function operatorKeysSetting<Operator extends z.ZodType>(operator: Operator) {
  return z
    .string('is missing')
    .transform(parseJson)
    .pipe(z.record(z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/), operator));
}

/** Settings that every service has; `port` is the default of its own. */
export const processSettings = (port: number) => ({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(port),
  /** Address to listen on; default loopback. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port of `/healthz`, `/readyz` and `/metrics`; 10000 above PORT unless set. */
  PROBE_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Address of those; default loopback. Keep it from the public. */
  PROBE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder for the service's own database; made when missing. */
  DATA_DIR: z.string('is missing').min(1, 'is missing'),
  /** Origin under which browsers reach the service. */
  PUBLIC_ORIGIN: originSetting.default(`http://localhost:${port}`),
  /** Least level of log lines; default info. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/**
 * Reads settings from the environment.
 *
 * @throws Error whose message is one sentence that names every missing or broken variable; it never repeats a value,
 * because values are secrets
 */
export function readSettings<Schema extends z.ZodType>(
  service: string,
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The ${service} cannot start with these settings: ${faults.join('; ')}.`);
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
}
