import { readSessionCache, writeSessionCache } from './cache.ts';

/** What a guest tapped that needs an account. A game needs nothing kept: the login's way back leads to it. */
export type Intent =
  | {
      readonly does: 'star';
      readonly vendor: string;
      readonly nodeId: number;
      /** The game's name, for the message that says what was done. */
      readonly name: string;
    }
  | { readonly does: 'join'; readonly promotionId: number };

/** How long an intent waits for a sign-in, in milliseconds; registration by SMS or a social sign-in takes minutes. */
export const INTENT_LIFE_MS = 30 * 60_000;
/** Name of the intent in session storage. */
export const INTENT_NAME = 'intent';

/**
 * Keeps what a guest means until the sign-in that follows, in place of an earlier one. It stays in this tab of this
 * site, survives a reload, and is worth nothing after half an hour.
 */
export function keepIntent(intent: Intent): void {
  writeSessionCache(INTENT_NAME, { ...intent, until: Date.now() + INTENT_LIFE_MS });
}

/**
 * Binds what is kept to the member whose sign-in this tab has seen first. A tab that slept while somebody else signed in
 * on the device finds that session stored already, so it binds nothing and `takeIntent` gives nothing.
 */
export function bindIntent(member: string): void {
  const kept = readSessionCache(INTENT_NAME, isObject);
  if (kept) writeSessionCache(INTENT_NAME, { ...kept, member });
}

/** Whether something is kept; `takeIntent` knows whether it is still worth anything. */
export function hasIntent(): boolean {
  return readSessionCache(INTENT_NAME, isAnything) !== undefined;
}

/** Forgets what is kept, because the guest turned away from the sign-in or somebody else signed in. */
export function dropIntent(): void {
  writeSessionCache(INTENT_NAME, undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAnything(value: unknown): value is unknown {
  return value !== undefined;
}
