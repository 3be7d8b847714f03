import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '../api/failure.ts';

/**
 * What kind of failure a screen tells its reader: there is no connection (`offline`); the site does not answer
 * (`unreachable`); there is no such page (`missing`); the gateway gave a reason (`refused`); the fault is ours
 * (`ours`).
 */
export type FailureKind = 'offline' | 'unreachable' | 'missing' | 'refused' | 'ours';

/** Codes which say that nothing answered, or not in time. */
const UNANSWERED: readonly string[] = ['client.offline', 'client.timeout', 'server.unavailable'];
/** Statuses of a proxy, or of web without its gateway. */
const AWAY: readonly number[] = [502, 503, 504];
/** The messages of browsers for a request or a script that failed to load. */
const NOT_COME =
  /fetch|NetworkError|Load failed|dynamically imported module|Importing a module script|turbo-stream/i;
const CODE_NOT_COME = /dynamically imported module|Importing a module script/i;

/** Whether the code of a screen failed to load. Not every browser tries that again without a new document. */
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

/** Whether nothing answered, so that the call is worth another try as soon as the site answers. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ApiFailure) return UNANSWERED.includes(error.code);
  if (isRouteErrorResponse(error)) return AWAY.includes(error.status);
  // An answer that broke off is an error of the router's own; every other one is a TypeError.
  return error instanceof Error && NOT_COME.test(error.message);
}

function isOffline(error: unknown): boolean {
  return isDeviceOffline() || (error instanceof ApiFailure && error.code === 'client.offline');
}

/** Whether the device says that it has no connection. When it says that it has one, that may be untrue. */
export function isDeviceOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine;
}
