import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { hashOf } from './caller.ts';
import type { Caller } from './caller.ts';

const MINUTE_MS = 60_000;
/** Tries of one account from one network, and of one network in all. */
const TRIES = { most: 8, windowMs: 10 * MINUTE_MS } as const;
const NETWORK_TRIES = { most: 40, windowMs: 10 * MINUTE_MS } as const;
/** Tries of one browser of a network, whatever the account. */
const DEVICE_TRIES = { most: 24, windowMs: 10 * MINUTE_MS } as const;
/** Questions to passkeys that one network asks for without a session. */
const QUESTIONS = { most: 60, windowMs: 10 * MINUTE_MS } as const;

type Limits = Pick<OperatorsDeps, 'throttles'>;

/**
 * Counts a try by account (its mail address, or its passkey), device and network. Others from other networks cannot lock
 * a person out (OPS-04).
 */
export async function limitTries(
  { throttles }: Limits,
  account: string,
  { network, userAgent }: Caller,
): Promise<void> {
  const device = hashOf(`${userAgent}\n${network}`);
  await throttles.limit(ALL_SITES, `operator-network:${network}`, NETWORK_TRIES);
  await throttles.limit(ALL_SITES, `operator-device:${device}`, DEVICE_TRIES);
  await throttles.limit(ALL_SITES, `operator:${hashOf(account)}:${network}`, TRIES);
}

/** Counts a question to a passkey that nobody has signed in for. */
export async function limitQuestions({ throttles }: Limits, { network }: Caller): Promise<void> {
  await throttles.limit(ALL_SITES, `operator-questions:${network}`, QUESTIONS);
}
