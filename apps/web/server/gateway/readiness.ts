import { isErrorCode } from '@maidan/contract/errors';
import { PATHS } from '@maidan/contract/paths';

/** In milliseconds; a load balancer asks again every few seconds. */
const TIMEOUT_MS = 3000;

/**
 * Whether the back end answers a call that every back end has: the status of the site. An answer that no site has this
 * host counts too, because a load balancer asks under a bare address.
 */
export async function isBackEndReady(
  apiUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(`${apiUrl}${PATHS.site.status}`, { headers, signal });
    const body = (await answer.json()) as { status?: unknown; code?: unknown } | null;
    if (answer.ok) return [0, 1, 2].includes(Number(body?.status));
    return isErrorCode(body?.code) && body.code === 'site.unknown_host';
  } catch {
    return false;
  }
}
