import type { Visitor } from '@maidan/deployment/visitor';

/**
 * Whether a request that changes state comes from another origin. Browsers send Origin with every such request.
 * `hono/csrf` is not used: it checks bodies of forms but not of JSON, and it refuses programs, which send no origin.
 */
export function isForeignOrigin(request: Request, visitor: Visitor): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return origin !== `${visitor.protocol}://${visitor.host}`;
}
