import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** A service's log. */
export type Log = Logger;

/**
 * Makes the JSON log of a service. `secretFields` may hold a token, secret or signature: they are cut out at the first
 * three levels, so that no line can carry them. `destination` is for tests.
 */
export function createLog(
  service: string,
  level: string,
  secretFields: readonly string[],
  destination?: DestinationStream,
): Log {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '[cut]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
