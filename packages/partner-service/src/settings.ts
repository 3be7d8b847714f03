import { processSettings } from '@maidan/deployment/environment';
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
export const serviceSettings = (port: number) => ({
  ...processSettings(port),
  /** Folder for the service's own database; made when missing. */
  DATA_DIR: z.string('is missing').min(1, 'is missing'),
  /** Origin under which browsers reach the service. */
  PUBLIC_ORIGIN: originSetting.default(`http://localhost:${port}`),
});

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
}
