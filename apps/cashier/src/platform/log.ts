import { createLog } from '@maidan/partner-service';
import type { Log } from '@maidan/partner-service';
import type { DestinationStream } from 'pino';

const SECRET_FIELDS = [
  'token',
  'authorization',
  'secret',
  'signature',
  'returnUrl',
  'callbackUrl',
  'paymentUrl',
];

/** Makes the cashier's log. */
export function createCashierLog(level: string, destination?: DestinationStream): Log {
  return createLog('cashier', level, SECRET_FIELDS, destination);
}
