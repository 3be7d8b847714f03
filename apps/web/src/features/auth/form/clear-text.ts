import { ApiFailure } from '#platform/api/failure.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';

/** Names that lead to the visitor's own machine, as the URL parser writes them. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The refusal of a form with a password that was posted without script over plain http: it came in clear, and web sends
 * nothing of it on. Undefined over TLS, and within the visitor's own machine.
 */
export function clearTextFailure({ origin }: Pick<RequestScope, 'origin'>): ApiFailure | undefined {
  const { protocol, hostname } = new URL(origin);
  const isProtected = protocol === 'https:' || LOOPBACK.test(hostname);
  return isProtected ? undefined : new ApiFailure('client.form_in_clear');
}
