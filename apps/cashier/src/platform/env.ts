import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin without a path');

const operatorKeys = z.record(
  z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/),
  z.object({
    secret: z.string().min(16, 'needs at least 16 characters'),
    callbackOrigins: z.array(origin).min(1),
  }),
);

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
}

const schema = z.object({
  /** Port to listen on; default 3003. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  /** Address to listen on; default loopback. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder for the cashier's own database; made when missing. */
  DATA_DIR: z.string('is missing').min(1, 'is missing'),
  /** JSON: key id to `{ "secret", "callbackOrigins": [origin, …] }`, one per operator. */
  OPERATOR_KEYS: z.string('is missing').transform(parseJson).pipe(operatorKeys),
  /** Origin under which browsers reach the hosted page. */
  PUBLIC_ORIGIN: origin.default('http://localhost:3003'),
  /** How long a hosted page takes a decision, milliseconds; default 15 minutes. */
  PAYMENT_LIFE_MS: z.coerce.number().int().min(1_000).default(900_000),
  /** How long a payout takes, milliseconds; default 5 seconds. */
  PAYOUT_DELAY_MS: z.coerce.number().int().min(0).default(5_000),
  /** Least level of log lines; default info. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Settings of the cashier, parsed once at start. */
export type Env = z.infer<typeof schema>;
/** What the cashier knows of its operators, by key id. */
export type OperatorKeys = z.infer<typeof operatorKeys>;

/**
 * Reads the settings from the environment. Throws an Error whose message is one sentence that names
 * every missing or broken variable; it never repeats a value, because values are secrets.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The cashier cannot start with these settings: ${faults.join('; ')}.`);
}
