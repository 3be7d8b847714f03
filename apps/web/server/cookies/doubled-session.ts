import type { ServerLog } from '#platform/api/request-scope.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import type { RequestCookies } from './request.ts';
import { pacedLine } from '../http/paced-line.ts';
import { SESSION_COOKIE } from './session.ts';
import type { SessionCookies } from './session.ts';

const TOLD_EVERY_MS = 60_000;

/**
 * Finds a session cookie that came twice and answers the Set-Cookie lines that delete it; an empty list when all is
 * well.
 */
export type DoubledSessions = (held: RequestCookies, visitor: Visitor) => string[];

/**
 * When the session cookie comes twice, somebody else has planted one of the two. The request then counts as having no
 * session, the log says so, and this host deletes its own cookie.
 */
export function doubledSessions(
  cookies: SessionCookies,
  log: Pick<ServerLog, 'warn'>,
): DoubledSessions {
  const tell = pacedLine(
    (fields) => log.warn(fields, 'session cookie doubled'),
    TOLD_EVERY_MS,
    () => performance.now(),
  );
  return (held, { host, address, protocol }) => {
    if (!held.isDoubled(SESSION_COOKIE)) return [];
    tell({ host, address });
    return cookies.clear(protocol === 'https');
  };
}
