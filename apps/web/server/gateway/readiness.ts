import { isErrorCode } from '@maidan/contract/errors';
import { PATHS } from '@maidan/contract/paths';

/** A balancer asks again every few seconds. */
const TIMEOUT_MS = 3000;

/**
 * Whether the back end answers, by a call that every back end has: the status of the site. A host that no site claims, such
 * as the address under which a balancer looks, is an answer too.
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
