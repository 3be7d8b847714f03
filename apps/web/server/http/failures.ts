import { randomUUID } from 'node:crypto';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { HostError } from '@maidan/deployment/visitor';
import { asksForDocument } from './document-request.ts';
import { failedPage } from '../pages/plain.ts';
import { problemResponse } from '@maidan/deployment/problem';
import { isLeaving } from '@maidan/deployment/process-log';

/** Answers a request that failed, and logs the failure unless the sender caused it by leaving. */
export function answerFailure(
  error: Error,
  request: Request,
  log: Pick<ServerLog, 'error'>,
): Response {
  if (error instanceof HostError) return problemResponse('request.invalid');
  // A sender who leaves in the middle of a body reads no answer.
  if (request.signal.aborted && isLeaving(error)) return problemResponse('request.invalid');
  const requestId = randomUUID();
  log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'request failed');
  // A person always gets a page, and a script always gets a problem document.
  if (asksForDocument(request)) return failedPage();
  return problemResponse('server.unexpected', {}, { 'X-Request-Id': requestId });
}
