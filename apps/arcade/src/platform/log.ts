import { pino, type DestinationStream, type Logger } from 'pino';

const SECRET_FIELDS = ['token', 'sessionToken', 'authorization', 'secret', 'signature', 'url'];

/**
 * Makes the JSON log. Fields that may hold a token, secret or signature are cut out at the first
 * three levels, so that no line can carry them. `destination` is for tests.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    level,
    base: { service: 'arcade' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '[cut]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
