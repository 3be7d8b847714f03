import { randomUUID } from 'node:crypto';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { HostError } from '@maidan/deployment/visitor';
import { asksForDocument } from './document-request.ts';
import { failedPage } from '../pages/plain.ts';
import { problemResponse } from '@maidan/deployment/problem';
import { isLeaving } from '@maidan/deployment/process-log';

/** The answer to a request that failed, which is told in the log unless its sender is the reason. */
export function answerFailure(
  error: Error,
  request: Request,
  log: Pick<ServerLog, 'error'>,
): Response {
  if (error instanceof HostError) return problemResponse('request.invalid');
  // Who leaves in the middle of a body reads no answer.
  if (request.signal.aborted && isLeaving(error)) return problemResponse('request.invalid');
  const requestId = randomUUID();
  log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'request failed');
  // A reader gets a page, whatever happened, and a script a document that it understands.
  if (asksForDocument(request)) return failedPage();
  return problemResponse('server.unexpected', {}, { 'X-Request-Id': requestId });
}
