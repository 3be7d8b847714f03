import { createHash } from 'node:crypto';
import type { OperatorRow, OperatorSessionRow } from '../operator.tables.ts';
import type { TrailActor } from '../trail.ts';
import type { ProvedCall } from './device-proof.ts';

/** How a call came. */
export interface Caller {
  readonly network: string;
  /** Printable ASCII, at most 256 characters. */
  readonly userAgent: string;
  readonly requestId: string;
  /** What a proof of the device's key is made for, and the proof. */
  readonly call: ProvedCall;
}

/** An operator who is signed in. */
export interface SignedIn {
  readonly operator: OperatorRow;
  readonly session: OperatorSessionRow;
}

/** SHA-256 of a token, as it is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whom the entries of a call name. */
export function actorOf(
  { network, userAgent: device, requestId }: Caller,
  { operatorId, role, sessionId }: Pick<TrailActor, 'operatorId' | 'role' | 'sessionId'>,
): TrailActor {
  return { operatorId, role, network, sessionId, requestId, device };
}
