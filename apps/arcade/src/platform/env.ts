import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin without a path');

const operatorKeys = z.record(
  z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/),
  z.object({
    secret: z.string().min(16, 'needs at least 16 characters'),
    walletBaseUrl: z.url({ protocol: /^https?$/ }),
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
  /** Port to listen on; default 3002. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  /** Address to listen on; default loopback. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder for the arcade's own database; made when missing. */
  DATA_DIR: z.string('is missing').min(1, 'is missing'),
  /** JSON: key id to `{ "secret", "walletBaseUrl" }`, one per operator. */
  OPERATOR_KEYS: z.string('is missing').transform(parseJson).pipe(operatorKeys),
  /** Origin under which browsers reach this service. */
  PUBLIC_ORIGIN: origin.default('http://localhost:3002'),
  /** Comma-separated origins that may frame the games. */
  ALLOWED_LOBBY_ORIGINS: z
    .string()
    .default('http://localhost:3000')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1)),
  /** Least level of log lines; default info. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Settings of the arcade, parsed once at start. */
export type Env = z.infer<typeof schema>;
/** What the arcade knows of one operator, by key id. */
export type OperatorKeys = z.infer<typeof operatorKeys>;

/**
 * Reads the settings from the environment. Throws an Error whose message is one sentence that names
 * every missing or broken variable; it never repeats a value, because values are secrets.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The arcade cannot start with these settings: ${faults.join('; ')}.`);
}
