import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '#platform/api/failure.ts';
import type { ServerLog } from '#platform/api/request-scope.ts';

/** What the log says of a page that failed. */
export interface ReportedPage {
  readonly requestId: string;
  readonly site: string;
  readonly method: string;
  /** Without the query, which may hold a secret. */
  readonly path: string;
}

/**
 * Logs why a page failed: one line a page, with the first reason. It leaves out what is not the server's fault, and a
 * gateway that is away, because `gateway/watch.ts` logs that.
 */
export function pageReport(
  log: Pick<ServerLog, 'error'>,
  page: ReportedPage,
): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    if (isTold || isRefusal(error) || isGatewayAway(error)) return;
    isTold = true;
    log.error({ err: error, ...page }, 'page failed');
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}

function isGatewayAway(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.code === 'client.offline' || error.code === 'client.timeout')
  );
}
