import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const schema = v.object({
  /** Port to listen on. */
  PORT: v.optional(port, '3000'),
  /** Address to listen on. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Port of `/healthz`, `/readyz` and `/metrics`; 10000 above PORT unless set. */
  PROBE_PORT: v.optional(port),
  /** Address of those. Loopback unless set; keep it from the public. */
  PROBE_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where the gateway, or any back end that serves the contract, listens. */
  API_URL: v.optional(origin, 'http://127.0.0.1:3001'),
  /** Secret that makes the gateway believe the forwarded host and address; at least 32 characters. */
  DEPLOYMENT_SECRET: v.pipe(v.string(), v.minLength(32)),
  /** Origin of the game vendor that the game screen may frame. */
  ARCADE_ORIGIN: v.optional(v.string(), 'http://localhost:3002'),
  /** Networks in CIDR form, joined by commas, whose forwarded headers are believed. */
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  /** Header in which a trusted proxy tells the visitor's country. */
  COUNTRY_HEADER: v.optional(v.string(), ''),
  /** Folder of the demo's covers and banners, served under /m/art; empty when a CDN serves the images. */
  ART_DIR: v.optional(v.string(), ''),
  /** Opens development pages (gallery, outbox, stretched language): on loopback only, on social sites only. */
  DEVELOPMENT_PAGES: v.optional(v.picklist(['0', '1']), '0'),
  NODE_ENV: v.optional(v.string(), 'development'),
  LOG_LEVEL: v.optional(v.string(), 'info'),
});

/** The environment of web, parsed once. */
export type Environment = v.InferOutput<typeof schema>;

/** Raised when a variable is missing or malformed; the message names it and what it must be. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Parses the environment.
 * @throws EnvironmentError naming each variable that is missing or wrong
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = v.safeParse(schema, variables);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new EnvironmentError(`The environment of web is not usable. ${faults.join('. ')}`);
}
