import type { ServerLog } from '#platform/api/request-scope.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import type { RequestCookies } from './request.ts';
import { pacedLine } from '../http/paced-line.ts';
import { SESSION_COOKIE } from './session.ts';
import type { SessionCookies } from './session.ts';

const TOLD_EVERY_MS = 60_000;

/** Lines that take the session of a request away where its cookie comes twice; none where all is well. */
export type DoubledSessions = (held: RequestCookies, visitor: Visitor) => string[];

/**
 * Where a session's cookie comes twice, somebody else has put one of them there: it counts as none, which is said in the
 * log, and this host's own is taken away.
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
