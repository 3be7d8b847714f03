import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '../api/failure.ts';

/**
 * What a failed screen tells its reader: there is no connection (`offline`); the site does not answer (`unreachable`);
 * there is no such page (`missing`); the gateway said why not (`refused`); the fault is ours (`ours`).
 */
export type FailureKind = 'offline' | 'unreachable' | 'missing' | 'refused' | 'ours';

/** Codes that say that nobody answered, or not in time. */
const UNANSWERED: readonly string[] = ['client.offline', 'client.timeout', 'server.unavailable'];
/** Answers of a proxy, or of web without its gateway. */
const AWAY: readonly number[] = [502, 503, 504];
/** How the browsers word a request, or a piece of code, that did not come. */
const NOT_COME =
  /fetch|NetworkError|Load failed|dynamically imported module|Importing a module script|turbo-stream/i;
const CODE_NOT_COME = /dynamically imported module|Importing a module script/i;

/** Whether code that a screen is made of could not be fetched: only a new document can try that again in every browser. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && CODE_NOT_COME.test(error.message);
}

/** Tells what kind of failure an error of a loader, of a screen or of its code is. */
export function failureKindOf(error: unknown): FailureKind {
  if (isUnanswered(error)) return isOffline(error) ? 'offline' : 'unreachable';
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'missing' : 'ours';
  if (!(error instanceof ApiFailure) || error.code.startsWith('server.')) return 'ours';
  return error.code.endsWith('.not_found') ? 'missing' : 'refused';
}

/** Whether nobody answered: what failed is worth another try as soon as the site answers. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ApiFailure) return UNANSWERED.includes(error.code);
  if (isRouteErrorResponse(error)) return AWAY.includes(error.status);
  // An answer that broke off is an error of the router's own, every other one is a TypeError.
  return error instanceof Error && NOT_COME.test(error.message);
}

function isOffline(error: unknown): boolean {
  return isDeviceOffline() || (error instanceof ApiFailure && error.code === 'client.offline');
}

/** Whether the device says that it has no connection; that it has one may still be untrue. */
export function isDeviceOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine;
}
