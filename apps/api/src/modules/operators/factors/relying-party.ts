import { isIP } from 'node:net';
import { AppError } from '@maidan/contract/errors';
import type { OperatorsDeps } from '../operators-deps.ts';

/** For whom passkeys answer: the host of the console, and the origin of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of the console's address. Browsers give no passkey to an address in numbers.
 * @throws AppError `operators.passkeys_off` where the deployment names no host of a console
 */
export function relyingParty({ consoleUrl }: Pick<OperatorsDeps, 'consoleUrl'>): RelyingParty {
  if (consoleUrl === undefined) throw new AppError('operators.passkeys_off');
  const { hostname, origin } = new URL(consoleUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new AppError('operators.passkeys_off');
  return { id: hostname, origin };
}
