import { ApiFailure } from '#platform/api/failure.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';

/** Host names of the visitor's own machine, as the URL parser writes them. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The refusal of a form whose password came over plain http without script: anybody on the way could read it, and web
 * does not send it on. Undefined over TLS, and on the visitor's own machine.
 */
export function clearTextFailure({ origin }: Pick<RequestScope, 'origin'>): ApiFailure | undefined {
  const { protocol, hostname } = new URL(origin);
  const isProtected = protocol === 'https:' || LOOPBACK.test(hostname);
  return isProtected ? undefined : new ApiFailure('client.form_in_clear');
}
