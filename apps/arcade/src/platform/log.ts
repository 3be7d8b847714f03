import { createLog } from '@maidan/partner-service';
import type { Log } from '@maidan/partner-service';
import type { DestinationStream } from 'pino';

const SECRET_FIELDS = [
  'token',
  'sessionToken',
  'authorization',
  'secret',
  'signature',
  'url',
  'serverSeed',
];

/** Makes the arcade's log. */
export function createArcadeLog(level: string, destination?: DestinationStream): Log {
  return createLog('arcade', level, SECRET_FIELDS, destination);
}
