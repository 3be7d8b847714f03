import { ERRORS } from '@maidan/contract/errors';
import type { ErrorCode } from '@maidan/contract/errors';

/** A problem document of web itself (RFC 9457), for calls that never reach the gateway; `Retry-After` stands in it too. */
export function problemResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, meaning } = ERRORS[code];
  const retryAfter = headers['Retry-After'];
  const params = retryAfter && { retryAfterSeconds: Number(retryAfter) };
  return Response.json(
    {
      type: 'about:blank',
      title: meaning,
      status,
      code,
      errorCode: code,
      ...(params ? { params } : {}),
    },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...headers,
      },
    },
  );
}
